"""Writes the source of a language: firmware/languages/<code>.py."""

import ast
import re
import unicodedata
from types import ModuleType

from tools.workshop.languages import checks
from tools.workshop.languages.texts import Key, Texts

_WIDE = 100
_PIECES = re.compile("(?= )|(?<=。)")
"""Where a long text is broken: before spaces, after sentences without them."""
_START = '''"""The texts in {name}. firmware/languages/pack.py describes TEXTS."""

from firmware.languages.pack import pack

NAME = "{name}"


def form(count):
    """Return which form of a text with a number this number has, from 0."""
    return 0 if count == 1 else 1


'''
_END = "\n\nPACKED = pack(TEXTS + PAPER)\n"


def new(name: str, texts: Texts) -> str:
    """Return the source of a language with this name and no translation yet."""
    return _START.format(name=name) + _written(texts, {}) + _END


def renewed(source: str, module: ModuleType, texts: Texts) -> str:
    """Return the source of a language with its translations beside the texts of today; those no longer in use are last
    in TEXTS. Comments in TEXTS, and what is behind it, are lost.
    """
    (old,) = [node for node in ast.parse(source).body if isinstance(node, ast.Assign) and _name(node) == "TEXTS"]
    lines = source.splitlines(keepends=True)
    known = {entry[0]: entry[1:] for entry in checks.entries(module)}
    return "".join(lines[: old.lineno - 1]) + _written(texts, known) + _END


def _name(node):
    return node.targets[0].id if isinstance(node.targets[0], ast.Name) else ""


def _written(texts, known):
    shown = {key: text for key, text in texts.by_key.items() if not text.only_on_paper}
    printed = {key: text for key, text in texts.by_key.items() if text.only_on_paper}
    unused = [key for key in known if key not in texts.by_key]
    last = ["    # Not in use any more", *(_entry(key, known[key]) for key in unused)] if unused else []
    return _tuple("TEXTS", shown, known, last) + "\n\n" + _tuple("PAPER", printed, known, [])


def _tuple(name, texts, known, last):
    lines, file = [f"{name} = ("], ""
    for key, text in texts.items():
        if text.places[0].rpartition(":")[0] != file:
            file = text.places[0].rpartition(":")[0]
            lines.append(f"    # {file}")
        lines.append(_entry(key, known.get(key) or (_empty(key),)))
    return "\n".join([*lines, *last, ")"])


def _empty(key: Key):
    return "" if isinstance(key, str) else ("", "")


def _entry(key, forms):
    parts = [_words(key), *map(_words, forms)]
    line = f"    ({', '.join(parts)}),"
    if _width(line) <= _WIDE:
        return line
    return "\n".join(["    (", *("        " + _broken(part) + "," for part in (key, *forms)), "    ),"])


def _broken(part):
    """Return a long text as several literals, one below the other."""
    whole = _words(part)
    if _width(whole) <= _WIDE:
        return whole
    if not isinstance(part, str):
        return "(\n" + "".join(f"            {_broken(each)},\n" for each in part) + "        )"
    rows, row = [], ""
    for piece in _PIECES.split(part):
        if row and _width(row) + _width(piece.lstrip(" ")) > _WIDE - 10:
            rows.append(row)
            row = ""
        row += piece
    return "\n        ".join(_words(each) for each in [*rows, row])


def _width(text):
    """Return the columns that a text takes in an editor: a letter of Japanese has two."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def _words(part) -> str:
    if not isinstance(part, str):
        return f"({', '.join(map(_words, part))}{',' * (len(part) == 1)})"
    kept = "".join(
        each if each.isprintable() or each == " " else repr(each)[1:-1] for each in part.replace("\\", "\\\\")
    )
    return '"' + kept.replace('"', '\\"') + '"' if '"' not in kept else repr(part)
