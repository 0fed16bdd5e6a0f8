"""Names of the rows of Cross Rows."""

from firmware.language import later, t
from shared_rules.cross_rows.rules import ROWS

NAMES = (later("red"), later("yellow"), later("green"), later("blue"))
_TITLES = (later("Red"), later("Yellow"), later("Green"), later("Blue"))
_NUMBERS = (later("{0} in red"), later("{0} in yellow"), later("{0} in green"), later("{0} in blue"))
SIGNS = (later("R"), later("Y"), later("G"), later("B"))
"""Tell the rows apart without their colours."""


def row_words(row: str) -> str:
    """Return the name of a row in a sentence."""
    return t(NAMES[ROWS.index(row)])


def number_words(number: int, row: str) -> str:
    """Return a number of a row in a sentence."""
    return t(_NUMBERS[ROWS.index(row)], number)


def row_title(index: int) -> str:
    """Return the name of a row, by its index, at the start of a text."""
    return t(_TITLES[index])
