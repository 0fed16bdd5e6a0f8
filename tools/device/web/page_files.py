"""The static files of the page on which the handheld is played in a browser. Those in a folder are fetched only to put
the handheld on a board, or to print.
"""

import gzip
import hashlib
import json
import re
from pathlib import Path
from typing import Any

from firmware import language
from host_sim import kept_files
from host_sim.boards import board_names, load_board
from host_sim.case_layout import CaseLayout
from shared_rules import registry
from tools import places
from tools.device import language_file
from tools.device.wasm import runtime
from tools.device.web import board_files, page_texts, paper_files
from tools.device.web.bundle import bundle
from tools.device.web.compiling import compiled, compiled_text

PAGE = places.ROOT / "host_sim" / "web"
_WORKER, _SERVICES = "service_worker.js", "services.mjs"
_NOT_FOUND = "404.html"  # what many web servers send where nothing is; not each of them gives it to who asks for it
_WASM = "micropython.wasm"
_LANGUAGES = "languages"  # folder: each language in two files, fetched when it is chosen
_FONTS = {"ja": "firmware/assets/japanese_"}
"""What the fonts of a language begin with that has some of its own."""
_LICENCES = ("LICENSE", "THIRD_PARTY_NOTICES.md")
_PACKAGES = ("firmware", "shared_rules")
# Only for a Pico, its flash and its cable, and the board that the page does not have.
_ELSEWHERE = frozenset(
    ("thumb_blit", "thumb_glyphs", "dma_bus", "board_sector", "file_system", "generic", "usb_table", "protocol")
)
_SENT = (".css", ".html", ".js", ".mjs", ".png", ".svg", ".webmanifest")
_SCRIPT = re.compile(rb"^ *(//.*\n)?| +// .*$", re.MULTILINE)
_UNSENT = {".mjs": _SCRIPT, ".js": _SCRIPT, ".css": re.compile(rb"^ +| */\*[^*]*\*/\n?", re.MULTILINE)}
"""Comments and indents: a tenth of the bytes of our own programs."""
_HOST = {
    "/host_sim/web/browser.mpy": PAGE / "browser.py",
    "/host_sim/web/device_modules.mpy": PAGE / "device_modules.py",
    "/host_sim/web/shared_game.mpy": PAGE / "shared_game.py",
    "/host_sim/finger.mpy": places.ROOT / "host_sim" / "finger.py",
    "/host_sim/remembered_frame.mpy": places.ROOT / "host_sim" / "remembered_frame.py",
    "/host_sim/screen_words.mpy": places.ROOT / "host_sim" / "screen_words.py",
}


def page_files(device: bytes | None = None) -> dict[str, bytes]:
    """Return all files by name. device: the device file that the page offers. Raises npm.Missing, and Refusal if
    something does not compile.
    """
    package = runtime.package_folder()
    files = own_files(PAGE)
    files["micropython.mjs"] = _loader((package / "micropython.mjs").read_bytes())
    files["licences.txt"] = b"\n".join((places.ROOT / name).read_bytes() for name in _LICENCES)
    files["boards.json"] = json.dumps(boards(), separators=(",", ":")).encode()
    files["games.json"] = json.dumps(games(), separators=(",", ":")).encode()
    files["firmware.bin"] = bundle({_WASM: (package / _WASM).read_bytes()} | modules())
    files["kept_files.mjs"] = _filled(files["kept_files.mjs"], RULES=kept_files.RULES)
    languages, files["languages.mjs"] = _languages(files["languages.mjs"])
    files |= languages
    return versioned(files) | board_files.board_files(device) | paper_files.paper_files()


def own_files(folder: Path) -> dict[str, bytes]:
    """Return what a browser gets of the page's folder, by name."""
    return {path.name: _sent(path) for path in sorted(folder.iterdir()) if path.suffix in _SENT}


def _loader(program):
    # loadMicroPython would only fetch its WebAssembly; handheld.mjs has it from firmware.bin. Not sent are Emscripten's
    # names of all that the program lacks, for a hint to who uses them in vain.
    for found, sent, count in (
        (rb"let Module=\{", rb"\g<0>wasmBinary:options.wasmBinary,", 1),
        (rb'\[("[^"]+",?){40,}\](?=\.forEach\((\(function\(sym\)|unexportedRuntimeSymbol))', b"[]", 2),
    ):
        program, times = re.subn(found, sent, program)
        if times != count:
            raise AssertionError(f"micropython.mjs has {times} times {found.decode()}")
    return program


def _sent(path):
    content = path.read_bytes()
    return _UNSENT[path.suffix].sub(b"", content) if path.suffix in _UNSENT else content


def version(files: dict[str, bytes]) -> str:
    """Return the version of the page, a hash of every byte."""
    whole = hashlib.sha256()
    for name in sorted(files):
        whole.update(name.encode() + b"\0" + hashlib.sha256(files[name]).digest())
    return whole.hexdigest()[:12]


def wire_size(files: dict[str, bytes]) -> int:
    """Return the compressed bytes that a visitor who plays fetches: all but what is in folders."""
    return sum(len(gzip.compress(content, 9, mtime=0)) for name, content in files.items() if "/" not in name)


def versioned(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the files of a page with its version in the page and in the service worker that keeps them."""
    left_out = (_WORKER, _NOT_FOUND)
    known = {
        "FILES": ["./", *sorted(name for name in files if name not in left_out and "/" not in name)],
        "LANGUAGES": sorted(name for name in files if name.startswith(_LANGUAGES + "/")),
    }
    blank = {_WORKER: _filled(files[_WORKER], **known, VERSION=""), _SERVICES: _filled(files[_SERVICES], VERSION="")}
    files = files | blank
    number = version(files)
    return files | {name: _filled(program, VERSION=number) for name, program in blank.items()}


def _filled(program, **constants):
    for name, value in constants.items():
        line = re.search(rf"^(?:export )?const {name} = (.*?);".encode(), program, re.MULTILINE)
        if line is None:
            raise AssertionError(f"the page lacks the constant {name}")
        value = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        program = program[: line.start(1)] + value.encode() + program[line.end(1) :]
    return program


def _languages(program):
    """Return (the files of all languages, languages.mjs with their names)."""
    files, known = {}, {}
    page, dialog = page_texts.english()
    for code in language.CODES:
        name, module = _language(code)
        spoken = {**module, "page.json": page_texts.packed(code, page)}
        contents = {code: bundle(spoken), f"{code}_board": bundle({"page.json": page_texts.packed(code, dialog)})}
        # The name changes with the content: a page never gets a file of another version.
        named = {f"{_LANGUAGES}/{stem}-{version({'': each})}.bin": each for stem, each in contents.items()}
        files |= named
        known[code] = [name, *named]
    return files, _filled(program, LANGUAGES=known)


def _language(code):
    """Return (the name of a language in itself, its files on the handheld)."""
    inner = f"{language_file.FOLDER}{code}"
    module: dict[str, Any] = {}
    text = (places.ROOT / f"{inner}.py").read_text(encoding="utf-8")
    source = language_file.packed(text, small=False)
    exec(source, module)
    files = {f"/{inner}.mpy": compiled_text(f"{inner}.py", source)}
    for font in sorted((places.ROOT / "firmware" / "assets").iterdir()):
        path = font.relative_to(places.ROOT).as_posix()
        if code in _FONTS and path.startswith(_FONTS[code]):
            files[f"/{path}"] = font.read_bytes()
    return module["NAME"], files


def modules() -> dict[str, bytes]:
    """Return the files of MicroPython in the browser: path -> compiled module, font or picture."""
    found = {}
    for package in _PACKAGES:
        for source in sorted((places.ROOT / package).rglob("*")):
            inner = source.relative_to(places.ROOT).as_posix()
            if not source.is_file() or "__pycache__" in inner or source.stem in _ELSEWHERE or source.suffix == ".json":
                continue
            if inner.startswith((language_file.FOLDER, *_FONTS.values())):
                continue  # in a file of the language
            if source.suffix != ".py":
                found["/" + inner] = source.read_bytes()
            elif source.name != "__init__.py" or source.stat().st_size:
                found["/" + inner[:-3] + ".mpy"] = compiled(source)
    return found | {path: compiled(source) for path, source in _HOST.items()}


def games() -> dict[str, tuple]:
    """Return for each game id its name, fewest and most players."""
    return {game[0]: game[2:] for game in registry.GAMES}


def boards() -> list[dict[str, Any]]:
    """Return what the page needs of each board with a file of its own, in alphabetical order."""
    return [_board(name, load_board(name)) for name in board_names() if name != "generic"]


def _board(name, board):
    access, left, top = board.ORIENTATIONS[0]
    return {
        "id": name,
        "name": board.NAME,
        "width": board.WIDTH,
        "height": board.HEIGHT,
        "access": access,
        "offset": [left, top],
        "inverted": bool(board.INVERTED),
        "pins": {"dataCommand": board.DATA_COMMAND, "reset": board.RESET},
        "backlight": board.BACKLIGHT,
        "gamma": board.BACKLIGHT_GAMMA_TENTHS / 10,
        "led": None if board.LED is None else {"pins": board.LED[:3], "low": bool(board.LED[3])},
        "keys": [_key(key, board) for key in CaseLayout(board).keys],
    }


def _key(key, board):
    beside = {label: (side, per_mille) for label, side, per_mille in board.KEY_PLACES}
    side, per_mille = beside.get(key.label, (None, None))
    return {
        "label": key.label,
        "pin": key.pin,
        "key": key.logical,
        "side": side,
        "at": per_mille,
        "onStick": key.direction is not None,
    }


def write(folder: Path, device: bytes | None = None) -> dict[str, bytes]:
    """Write the page into a folder; returns its files, as page_files(device). Raises OSError."""
    files = page_files(device)
    # The worker last: a browser that finds the new one finds all of its files.
    for name, content in sorted(files.items(), key=lambda file: file[0] == _WORKER):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    for inner in (board_files.FOLDER, paper_files.FOLDER, _LANGUAGES):
        for left in [path for path in (folder / inner).rglob("*") if path.is_file()]:
            if left.relative_to(folder).as_posix() not in files:
                left.unlink()
    return files
