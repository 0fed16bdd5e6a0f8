"""Shorter private names for the handheld.

MicroPython keeps every name that it ever met in memory, as text, until the power goes: a thousand of them take 17 KB of
the Pico's heap, and each module looks its own up when it is imported. Their table doubles when the 1,271st comes:
MicroPython then wants 9 KB in a row, which a heap in use may not have. Private names (one underscore in front) mean
nothing outside the firmware, so that there they may be `_a`, `_b`, and the same in modules that have nothing to do with
each other. Public names stay: they are what a crash log tells.
"""

import ast
import contextlib
import io
import re
import tokenize
from collections import Counter
from string import ascii_lowercase

_PRIVATE = re.compile(r"\b_[A-Za-z][A-Za-z0-9_]*")
_CONST = re.compile(r"^(_[A-Z][A-Z0-9_]*) = const\(", re.MULTILINE)


def shorten(sources: dict[str, str]) -> dict[str, str]:
    """The sources with short private names, as a dict like the one given: module name ("firmware.app") -> text.

    A name that more than one module has, by inheritance for instance, is replaced alike in all. Names that are in a
    string stay as they are, because they may be looked up by it, and so do those of modules. A text that is no Python
    stays as it is: the compiler tells what is wrong with it.
    """
    trees = {}
    for module, text in sources.items():
        with contextlib.suppress(SyntaxError, ValueError):
            trees[module] = ast.parse(text)
    strings = " ".join(string for tree in trees.values() for string in _strings(tree))
    # The compiler puts the values of constants wherever their names are.
    constants = [name for module in trees for name in _CONST.findall(sources[module])]
    modules = [part for module in sources for part in module.split(".")]
    left_alone = {*_PRIVATE.findall(strings), *constants, *modules}
    found = {module: _names(sources[module]) - left_alone for module in trees}
    replaced = _replacements(found, _imported(trees))
    # Comments and docstrings change too: the compiler drops them.
    shortened = {
        module: _PRIVATE.sub(lambda name, short=short: short.get(name[0], name[0]), sources[module])
        for module, short in replaced.items()
    }
    return sources | shortened


def _names(text):
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return {token.string for token in tokens if token.type == tokenize.NAME and _PRIVATE.fullmatch(token.string)}


def _strings(tree):
    """All strings of a source but docstrings."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield ast.unparse(node)
        elif isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes)) and id(node) not in docstrings:
            yield str(node.value)


def _imported(trees):
    """For each module those that it imports, directly or through others."""
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
    return imported


def _replacements(found, imported):
    """For each module the short name of each of its names. A module may have the short names of another one, unless one
    of them imports the other.
    """
    owners = Counter(name for names in found.values() for name in names)
    taken = set(owners)
    shared = {}
    for name in sorted(name for name, count in owners.items() if count > 1):
        shared[name] = _unused(taken)
        taken.add(shared[name])
    replaced = {}
    for module in sorted(found):
        relatives = [other for other in replaced if other in imported[module] or module in imported[other]]
        here = taken.union(*(replaced[other].values() for other in relatives))
        replaced[module] = {}
        for name in sorted(found[module]):
            replaced[module][name] = shared.get(name) or _unused(here)
            here.add(replaced[module][name])
    return replaced


def _unused(taken):
    names = (f"_{first}{last}" for first in ("", *ascii_lowercase) for last in ascii_lowercase)
    return next(name for name in names if name not in taken)
