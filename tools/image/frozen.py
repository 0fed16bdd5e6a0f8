"""What is frozen into an image: all modules of the handheld with all boards, and its fonts and pictures as bytes."""

import hashlib
from pathlib import Path

from firmware.drivers import glyph_atlas
from shared_rules import registry
from tools import places
from tools.board import device_files
from tools.board.device_paths import MAIN, NEW_BOARD, NEW_BOARD_TEXT, USE_FILES

BOARDS = Path(__file__).parent / "boards"
"""The board definitions that MicroPython's build is handed, and the main.py of the image."""
BUILD_NAME = "TABLESIDE_"
"""What sys.implementation._build of an image begins with."""
REAL_MAIN = """from firmware.main import run, start
if __name__ == "__main__":
    run()
"""
"""Does as a file what the main.py of an image does."""
_SIGNATURE = "firmware/frozen_digest.py"
_MOUNTS = ("_boot.py",)
"""Of the modules of MicroPython's port: what mounts the file system."""
_LEFT_OUT = tuple("firmware/drivers/%s.py" % name for name in ("portable_blit", "flash_atlas", "glyph_atlas"))
"""What computers run, and what finds fonts and pictures in files."""
_RP2 = "from _rp2 import *\n"
"""The port's own has an assembler for its state machines too, of which nothing here has a program."""


def frozen_modules(told: device_files.Told | None = None) -> dict[str, bytes]:
    """The compiled modules of an image, by the path of the source that MicroPython knows them by ("firmware/app.py").

    told(files compiled, files to compile) is called after each. Raises CompileError, and Refusal when they cannot be
    kept in the cache.
    """
    # Numbers of lines would take 26 KB of the 640.
    made = device_files.compiled_modules(_sources(), _path, told, device_files.NO_LINES)
    modules = {_path(source): content for source, content in made.items() if _path(source) not in _LEFT_OUT}
    main = BOARDS / "main.py"
    others = {"main.py": main.read_text(encoding="utf-8"), "rp2.py": _RP2, "firmware/frozen.py": parts()}
    modules |= {path: device_files.compiled(main, path, text) for path, text in others.items()}
    modules[_SIGNATURE] = device_files.compiled(main, _SIGNATURE, f"DIGEST = {digest(modules)!r}\n")
    return dict(sorted(modules.items()))


def _sources():
    boards = [source.stem for source in (places.ROOT / "firmware" / "boards").glob("*.py")]
    return [source for _path, source in device_files.device_sources(boards) if source.suffix == ".py"]


def functions(path: str) -> dict[str, str]:
    """What the functions of a module of an image are called here, by their names there; path as in frozen_modules."""
    return device_files.functions(_sources(), places.ROOT / path)


def digest(modules: dict[str, bytes]) -> str:
    """What tells an image with these modules, and built as the board definitions say, from any other; on the board it
    is firmware.frozen_digest.DIGEST.
    """
    parts = [path.encode() + b"\0" + modules[path] for path in sorted(modules.keys() - {_SIGNATURE})]
    parts += [path.read_bytes() for path in sorted(BOARDS.rglob("*")) if path.is_file()]
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()[:16]


def files_beside(board_name: str) -> dict[str, bytes]:
    """What lies in the file system of a handheld with an image: its display's name, and a main.py for its owner's
    tools, which put an interrupted work's program in its place.
    """
    return {**device_files.name_file(board_name), MAIN: REAL_MAIN.encode()}


def first_files(board_name: str) -> dict[str, bytes]:
    """The same on a handheld that was never tried."""
    return {**files_beside(board_name), NEW_BOARD: NEW_BOARD_TEXT}


def files_around(board_name: str, main: str) -> dict[str, bytes]:
    """For a look at a handheld with an image: files beside which `main`, the text of a main.py, runs with the image's
    modules. It finds a /real_main.py there, as beside copied files.
    """
    files = {USE_FILES: "", "/real_main.py": REAL_MAIN, MAIN: main}
    return {**device_files.name_file(board_name), **{path: text.encode() for path, text in files.items()}}


def parts() -> str:
    """The source of the module `firmware.frozen`: what is read from files where the handheld's code is in files."""
    lines = [f"GAMES = {tuple(line[0] for line in registry.GAMES if _has_screens(line[0]))!r}"]
    for source in sorted((places.ROOT / "firmware" / "assets").iterdir()):
        lines.append(f"{source.name.replace('.', '_')} = {tuple(glyph_atlas.read(str(source)))!r}")
    return "".join(line + "\n" for line in lines)


def manifest(modules: dict[str, bytes], folder: Path) -> str:
    """The text of a manifest for MicroPython's build, with the compiled `modules` in `folder`."""
    # Each by name: a folder would be read in whatever order the disk has it.
    compiled = tuple(path[:-3] + ".mpy" for path in modules)
    return f'freeze("$(PORT_DIR)/modules", {_MOUNTS!r})\nfreeze_mpy({folder.as_posix()!r}, {compiled!r})\n'


def _path(source):
    return source.relative_to(places.ROOT).as_posix()


def _has_screens(game):
    return (places.ROOT / "firmware" / "games" / game / "game.py").is_file()
