"""Writes the source of a language: firmware/languages/<code>.py."""

import ast
from types import ModuleType

from tools.workshop.languages.texts import Key, Texts

_WIDE = 100
_START = '''"""The texts in {name}. firmware/languages/pack.py describes TEXTS."""

from firmware.languages.pack import pack

NAME = "{name}"


def form(count):
    """Return which form of a text with a number this number has, from 0."""
    return 0 if count == 1 else 1


'''
_END = "\n\nPACKED = pack(TEXTS)\n"


def new(name: str, texts: Texts) -> str:
    """Return the source of a language with this name and no translation yet."""
    return _START.format(name=name) + _written(texts, {}) + _END


def renewed(source: str, module: ModuleType, texts: Texts) -> str:
    """Return the source of a language with its translations beside the texts of today; those no longer in use are last.
    Comments within TEXTS are lost.
    """
    (old,) = [node for node in ast.parse(source).body if isinstance(node, ast.Assign) and _name(node) == "TEXTS"]
    lines = source.splitlines(keepends=True)
    known = {entry[0]: entry[1:] for entry in module.TEXTS}
    head, tail = "".join(lines[: old.lineno - 1]), "".join(lines[old.end_lineno :])
    return head + _written(texts, known) + "\n" + tail


def _name(node):
    return node.targets[0].id if isinstance(node.targets[0], ast.Name) else ""


def _written(texts, known):
    lines, file = ["TEXTS = ("], ""
    for key, text in texts.by_key.items():
        if text.places[0].rpartition(":")[0] != file:
            file = text.places[0].rpartition(":")[0]
            lines.append(f"    # {file}")
        lines.append(_entry(key, known.get(key) or (_empty(key),)))
    unused = [key for key in known if key not in texts.by_key]
    lines += ["    # Not in use any more", *(_entry(key, known[key]) for key in unused)] if unused else []
    return "\n".join([*lines, ")"])


def _empty(key: Key):
    return "" if isinstance(key, str) else ("", "")


def _entry(key, forms):
    parts = [_words(key), *map(_words, forms)]
    line = f"    ({', '.join(parts)}),"
    if len(line) <= _WIDE:
        return line
    return "\n".join(["    (", *("        " + _broken(part) + "," for part in (key, *forms)), "    ),"])


def _broken(part):
    """Return a long text as several literals, one below the other."""
    whole = _words(part)
    if len(whole) <= _WIDE or not isinstance(part, str):
        return (
            whole
            if len(whole) <= _WIDE
            else "(\n" + "".join(f"            {_broken(each)},\n" for each in part) + "        )"
        )
    rows, row = [], ""
    for word in part.split(" "):
        if row and len(row) + len(word) > _WIDE - 10:
            rows.append(row)
            row = ""
        row += (" " if row or rows else "") + word
    return "\n        ".join(_words(each) for each in [*rows, row])


def _words(part) -> str:
    if not isinstance(part, str):
        return f"({', '.join(map(_words, part))})"
    kept = "".join(
        each if each.isprintable() or each == " " else repr(each)[1:-1] for each in part.replace("\\", "\\\\")
    )
    return '"' + kept.replace('"', '\\"') + '"' if '"' not in kept else repr(part)
