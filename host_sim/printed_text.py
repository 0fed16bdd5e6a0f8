"""Text in the cells of a terminal, where a letter takes one cell, two or none."""

import shutil
import sys
import unicodedata

_MARKS = ("Mn", "Me", "Mc", "Cf")
"""Categories of combining marks, and of what only changes the letters beside it."""
_ATTACHED = (("\u1160", "\u11ff"), ("\ud7b0", "\ud7fb"), ("\U0001f3fb", "\U0001f3ff"))
"""Korean vowels and final letters, colours of skin: drawn in the cells of the letter before."""
_NO_WIDTH = 1 << 16
_JOINER, _AS_PICTURE = "\u200d", "\ufe0f"


def in_cells(text: str) -> list[str]:
    """Return an item for each cell: a letter with its marks, or "" for the second cell of a wide letter."""
    cells = []
    before = waiting = ""
    for letter in text:
        takes_none = unicodedata.category(letter) in _MARKS or any(a <= letter <= z for a, z in _ATTACHED)
        if cells and (takes_none or before == _JOINER):
            cells[-1 if cells[-1] else -2] += letter
            if letter == _AS_PICTURE and unicodedata.category(before) == "So" and cells[-1]:
                cells.append("")
        elif takes_none:
            waiting += letter
        else:
            cells.append(waiting + letter)
            waiting = ""
            if unicodedata.east_asian_width(letter) in ("W", "F"):
                cells.append("")
        before = letter
    return cells


def width(text: str) -> int:
    """Return the number of cells of a text in a terminal."""
    return len(in_cells(text))


def cut(text: str, wide: int) -> str:
    """Return as much of a text as fits `wide` cells; a blank takes the place of half a letter."""
    cells = in_cells(text)
    if len(cells) <= wide:
        return text
    return "".join(cells[: wide - 1]) + " " if wide and cells[wide] == "" else "".join(cells[:wide])


def wrapped(text: str, wide: int, indent: str = "") -> list[str]:
    """Return the lines of a text of at most `wide` cells, broken at blanks; a long word is cut. indent: before all
    lines but the first.
    """
    wide = max(wide, len(indent) + 2)
    lines = []
    cells = in_cells(text)
    first = len(text) - len(text.lstrip(" "))
    while len(cells) > wide:
        at = wide
        while at > first and cells[at] != " ":
            at -= 1
        if at <= first:
            at = wide - (cells[wide] == "")
        lines.append("".join(cells[:at]).rstrip())
        rest = "".join(cells[at:]).lstrip(" ")
        cells = in_cells(indent + rest)
        first = len(indent)
    lines.append("".join(cells))
    return lines


def screen_columns() -> int:
    """Return how many cells a line of the terminal has; more than any line of a file or a pipe, which has no width."""
    is_terminal = sys.stdout is not None and sys.stdout.isatty()
    return shutil.get_terminal_size((_NO_WIDTH, 24)).columns if is_terminal else _NO_WIDTH
