"""Texts for a terminal."""

import unicodedata
from collections.abc import Collection, Sequence
from itertools import zip_longest

_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Control characters and the like, some of which are commands to a terminal."""
_JOINER = "\u200d"


_ISOLATE, _ISOLATED = "\u2068", "\u2069"
"""Text between them does not change the direction of writing around it."""
_RIGHT_TO_LEFT = {"R", "AL", "AN"}


def plain(text: str) -> str:
    """Return the text with a replacement for what a terminal does not just show; line breaks and isolates stay."""
    kept = ("\n", _JOINER, _ISOLATE, _ISOLATED)
    return "".join(
        "\ufffd" if unicodedata.category(letter) in _UNSEEN and letter not in kept else letter for letter in text
    )


def seen(text: str) -> str:
    """Return plain() of a name, without isolates."""
    return plain(text).replace(_ISOLATE, "\ufffd").replace(_ISOLATED, "\ufffd")


def isolated_text(name: str) -> str:
    """Return a name that does not reverse the digits beside it if it is written from right to left."""
    name = seen(name)
    turned = any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in name)
    return f"{_ISOLATE}{name}{_ISOLATED}" if turned else name


def counted(number: int, thing: str) -> str:
    """Return "1 point", "5 points": the number with the name of the thing."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def filled(text: str, wide: int, right: bool = False) -> str:
    """Return the text with blanks up to a width, before it if `right`."""
    blanks = " " * (wide - width(text))
    return blanks + text if right else text + blanks


def width(text: str) -> int:
    """Return the number of visible characters."""
    return len(text) - text.count(_ISOLATE) - text.count(_ISOLATED)


def columns(rows: Sequence[Sequence[str]], right: Collection[int]) -> list[str]:
    """Return a line for each row of cells; right: the numbers of the columns that hold numbers."""
    widths = [max(map(width, column)) for column in zip(*rows)]
    lines = []
    for row in rows:
        cells = zip(row, widths)
        lines.append("  ".join(filled(cell, wide, at in right) for at, (cell, wide) in enumerate(cells)))
    return [line.rstrip() for line in lines]


def beside(blocks: list[list[str]], widest: int = 78) -> list[str]:
    """Put blocks of lines side by side, as many as fit; a blank line below each row of them."""
    rows = []
    for block in blocks:
        if not rows or sum(width(other[0]) + 3 for other in rows[-1]) + width(block[0]) > widest:
            rows.append([])
        rows[-1].append(block)
    lines = []
    for row in rows:
        for parts in zip_longest(*row, fillvalue=""):
            lines.append("   ".join(filled(part, width(block[0])) for part, block in zip(parts, row)))
        lines.append("")
    return lines


def titled(title: str, rows: list[str]) -> list[str]:
    """Return a block whose lines are all as wide as the widest."""
    wide = max(width(line) for line in [title, *rows])
    return [filled(line, wide) for line in [title, *rows]]


def numbers(values: list[int]) -> str:
    """Return numbers in a row, or a dash."""
    return " ".join(str(value) for value in values) or "-"
