"""Shorter private names for the handheld.

MicroPython keeps every name that it ever met in memory, as text, until the power goes: a thousand of them take 17 KB of
the Pico's heap, and each module looks its own up when it is imported. Their table doubles when the 1,271st comes:
MicroPython then wants 9 KB in a row, which a heap in use may not have. Private names (one underscore in front) mean
nothing outside the firmware, so that there they may be `_a`, `_b`, and the same in modules that have nothing to do with
each other. Public names stay: they are what a crash log tells.
"""

import ast
import io
import re
import tokenize

_PRIVATE = re.compile(r"\b_[A-Za-z][A-Za-z0-9_]*")
_CONST = re.compile(r"^(_[A-Z][A-Z0-9_]*) = const\(", re.MULTILINE)
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def shorten(sources):
    """The sources with short private names, as a dict like the one given: module name ("firmware.app") -> text.

    A name that more than one module has, by inheritance for instance, is replaced alike in all. Names that stand in a
    string stay as they are, because they may be looked up by it. A text that is no Python stays as it is: the compiler
    tells what is wrong with it.
    """
    broken = {module: text for module, text in sources.items() if not _parses(text)}
    sources = {module: text for module, text in sources.items() if module not in broken}
    tokens = {module: list(tokenize.generate_tokens(io.StringIO(text).readline)) for module, text in sources.items()}
    strings = " ".join(string for text in sources.values() for string in _strings(text))
    left_alone = set(_PRIVATE.findall(strings))
    found = {}
    for module, text in sources.items():
        constants = _CONST.findall(text)  # the compiler puts their values where they stand
        names = {
            token.string for token in tokens[module] if token.type == tokenize.NAME and _PRIVATE.fullmatch(token.string)
        }
        found[module] = names - left_alone - set(constants)
        left_alone.update(constants)
    found = {module: names - left_alone for module, names in found.items()}
    replaced = _replacements(found, _relatives(sources))
    return {module: _written(sources[module], tokens[module], replaced[module]) for module in sources} | broken


def _parses(text):
    try:
        ast.parse(text)
    except (SyntaxError, ValueError):
        return False
    return True


def _strings(text):
    """All strings of a source but docstrings."""
    tree = ast.parse(text)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield ast.unparse(node)


def _relatives(sources):
    """For each module those that it imports, directly or through others, and those that import it so."""
    imports = {}
    for module, text in sources.items():
        imports[module] = set()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import):
                imports[module].update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                imports[module].update({node.module, *(f"{node.module}.{alias.name}" for alias in node.names)})
        imports[module] &= set(sources)
    relatives = {module: set() for module in sources}
    for module in sources:
        pending = [module]
        while pending:
            for other in imports[pending.pop()] - relatives[module]:
                relatives[module].add(other)
                pending.append(other)
    for module in sources:
        for other in list(relatives[module]):
            relatives[other].add(module)
    return relatives


def _replacements(found, relatives):
    """For each module what stands for each of its names."""
    owners = {}
    for module in sorted(found):
        for name in found[module]:
            owners.setdefault(name, []).append(module)
    used = set().union(*found.values())
    shared = {}
    for name in sorted(name for name in owners if len(owners[name]) > 1):
        shared[name] = _unused(used | set(shared.values()))
    replaced = {}
    for module in sorted(found):
        taken = used | set(shared.values())
        for other in relatives[module]:
            taken.update(replaced.get(other, {}).values())
        own = {}
        for name in sorted(found[module]):
            own[name] = shared.get(name) or _unused(taken)
            taken.add(own[name])
        replaced[module] = own
    return replaced


def _unused(taken):
    for first in ("", *_LETTERS):
        for last in _LETTERS:
            if f"_{first}{last}" not in taken:
                return f"_{first}{last}"
    raise ValueError("more private names than short ones")


def _written(text, tokens, replaced):
    lines = text.splitlines(keepends=True)
    for token in reversed(tokens):
        if token.type == tokenize.NAME and token.string in replaced:
            row, column = token.start
            line = lines[row - 1]
            lines[row - 1] = line[:column] + replaced[token.string] + line[token.end[1] :]
    return "".join(lines)
