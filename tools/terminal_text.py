"""Texts on their way to a terminal."""

import unicodedata
from collections.abc import Collection, Sequence

_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Control characters, those that change the direction of writing and their like: some are commands to a terminal."""
_JOINER = "\u200d"


def plain(text: str) -> str:
    """The text with a replacement character for whatever a terminal does not just show; line breaks stay."""
    return "".join(
        "\ufffd" if unicodedata.category(letter) in _UNSEEN and letter not in ("\n", _JOINER) else letter
        for letter in text
    )


def columns(rows: Sequence[Sequence[str]], right: Collection[int]) -> list[str]:
    """A line for each row of cells, in columns as wide as they need; right: the numbers of those that hold numbers."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    lines = []
    for row in rows:
        cells = zip(row, widths)
        lines.append("  ".join(f"{cell:{'>' if at in right else '<'}{wide}}" for at, (cell, wide) in enumerate(cells)))
    return [line.rstrip() for line in lines]
