"""Other names for the handheld: those that MicroPython has in flash anyway, else short ones.

MicroPython keeps every name that it ever met in memory, as text, until the power goes, in blocks of 128 bytes all over
the heap: a game met 1,300 of ours, which took 28 KB of the Pico's. And their table doubles when the 1,261st comes:
MicroPython then wants 9 KB in a row, which a heap in use may not have. MicroPython's own names take nothing. What a
name is means nothing to the rules of the language, so that ours are replaced by those. A crash log tells the line, from
which `dev.py doctor` tells the function as it is called here.
"""

import ast
import builtins
import contextlib
import io
import keyword
import re
import symtable
import tokenize
from collections.abc import Iterable, Iterator
from itertools import chain, count, product
from string import ascii_lowercase

_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_CONST = re.compile(r"^(_[A-Z][A-Z0-9_]*) = const\(", re.MULTILINE)


def shorten(sources: dict[str, str], in_flash: Iterable[str] = (), kept: Iterable[str] = ()) -> dict[str, str]:
    """The sources with other names, as a dict like the one given: module name ("firmware.app") -> text.

    in_flash: names of MicroPython; all of them mean something else and stay, and what the sources do not use of them
    is used for names of ours. kept: names that others know ours by. A name is replaced alike in all modules. Two names
    become the same one where no object and no module can have both: in modules of which none imports the other.
    Names that are in a string without a space stay, because they may be looked up by it, and so do those of modules.
    A text that is no Python stays as it is: the compiler tells what is wrong with it.
    """
    trees = {}
    for module, text in sources.items():
        with contextlib.suppress(SyntaxError, ValueError):
            trees[module] = ast.parse(text)
    in_flash = list(in_flash)
    left_alone = {*in_flash, *kept, *dir(builtins), *keyword.kwlist, *keyword.softkwlist}
    left_alone.update(part for module in sources for part in module.split("."))
    for module, tree in trees.items():
        left_alone.update(_in_strings(tree), _in_assembler(tree), _foreign(tree, sources))
        # The compiler puts the values of constants wherever their names are.
        left_alone.update(_CONST.findall(sources[module]))
    words = {module: set(_NAME.findall(sources[module])) for module in trees}
    looked_up = set().union(*(_looked_up(trees[module], sources[module]) for module in trees))
    ours = [name for name in looked_up - left_alone if not name.startswith("__")]
    homes = {name: [module for module in trees if name in words[module]] for name in ours}
    taken = set().union(*words.values(), keyword.kwlist)
    targets = chain([name for name in in_flash if name not in taken and name[:2] != "__"], _short(taken | left_alone))
    replaced = _replacements(homes, _related(trees), _set_from_outside(trees), targets)
    return sources | {module: _replace(sources[module], replaced) for module in trees}


def _in_strings(tree) -> Iterator[str]:
    """The names in all strings of a source but docstrings and those with a space; and in what f-strings format."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield from _NAME.findall(ast.unparse(node))
        elif isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes)) and id(node) not in docstrings:
            text = node.value if isinstance(node.value, str) else node.value.decode("latin-1")
            if len(text.split()) == 1:
                yield from _NAME.findall(text)


def _in_assembler(tree) -> Iterator[str]:
    """The names in functions of assembler: registers, instructions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and any("asm_thumb" in ast.unparse(each) for each in node.decorator_list):
            yield from _NAME.findall(ast.unparse(node))


def _foreign(tree, sources) -> Iterator[str]:
    """The names of modules that are not among the sources, and what is imported from them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (part for alias in node.names for part in alias.name.split("."))
        elif isinstance(node, ast.ImportFrom) and node.module and node.module not in sources:
            yield from (alias.name for alias in node.names if f"{node.module}.{alias.name}" not in sources)


def _looked_up(tree, text) -> set[str]:
    """The names of a source that are looked up when it runs, or are told the caller: all but variables of functions."""
    found = set()
    for node in ast.walk(tree):
        for field in ("attr", "arg", "asname"):
            if isinstance(getattr(node, field, None), str):
                found.add(getattr(node, field))
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.alias):
            found.update(node.name.split("."))
    tables = [symtable.symtable(text, "module", "exec")]
    for table in tables:
        tables += table.get_children()
        found.update(
            symbol.get_name()
            for symbol in table.get_symbols()
            if table.get_type() != "function" or symbol.is_global() or symbol.is_parameter()
        )
    return found


def _set_from_outside(trees) -> set[str]:
    """Attributes that are given to other objects than `self`: any object may have them."""
    return {
        node.attr
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and not (isinstance(node.value, ast.Name) and node.value.id == "self")
    }


def _related(trees) -> dict[str, set[str]]:
    """For each module itself, those that it imports, directly or through others, those that import it, and where a
    class has two bases what the other one knows.
    """
    imported = {}
    for module, tree in trees.items():
        names = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                names.update({node.module, *(f"{node.module}.{alias.name}" for alias in node.names)})
        imported[module] = names & set(trees)
    # Warshall's algorithm: what `through` imports is imported by all that import it.
    for through in trees:
        for module in trees:
            if through in imported[module]:
                imported[module] |= imported[through]
    related = {module: {module, *imported[module]} for module in trees}
    for module, tree in trees.items():
        if any(isinstance(node, ast.ClassDef) and len(node.bases) > 1 for node in ast.walk(tree)):
            for one in imported[module]:
                related[one] |= imported[module]
    for module in trees:
        for other in imported[module]:
            related[other].add(module)
    return related


def _replacements(homes, related, everywhere, targets):
    """name -> other name. homes: the modules in which a name is; everywhere: names that share theirs with none."""
    modules = sorted(related)
    bit = {module: 1 << at for at, module in enumerate(modules)}
    near = {module: sum(bit[other] for other in related[module]) for module in modules}
    everything = (1 << len(modules)) - 1
    used: list[tuple[str, int]] = []  # a target, and the modules whose names it can not be any more
    replaced = {}
    # Those of most modules first: the rest fits in between.
    for name in sorted(homes, key=lambda name: (-len(homes[name]), name)):
        here = everything if name in everywhere else sum(bit[module] for module in homes[name])
        taken = everything if name in everywhere else 0
        for module in homes[name]:
            taken |= near[module]
        for at, (target, not_in) in enumerate(used):
            if not not_in & here:
                used[at] = (target, not_in | taken)
                break
        else:
            target = next(targets)
            used.append((target, taken))
        replaced[name] = target
    return replaced


def _short(taken) -> Iterator[str]:
    names = ("".join(letters) for length in count(1) for letters in product(ascii_lowercase, repeat=length))
    return (name for name in names if name not in taken)


def names(text: str) -> list[str]:
    """The names in a source, keywords too, as often as they stand there."""
    return [token.string for token in _name_tokens(text)]


def _name_tokens(text):
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return [token for token in tokens if token.type == tokenize.NAME]


def _replace(text, replaced):
    """The text with other names, on the same lines."""
    lines = text.splitlines(keepends=True)
    places = [(token.start, token.string) for token in _name_tokens(text) if token.string in replaced]
    for (line, column), name in reversed(places):
        before = lines[line - 1]
        lines[line - 1] = before[:column] + replaced[name] + before[column + len(name) :]
    return "".join(lines)
