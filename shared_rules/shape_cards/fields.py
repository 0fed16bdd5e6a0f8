"""Fields and figures of Shape Cards.

Field (row, column), counted from 1, has index 4 * (row - 1) + column - 1. A set of fields is a mask of 16 bits, the
first field the highest. So masks of equally many fields, sorted descending, are in the order of their fields.
"""

from shared_rules.game import Illegal, is_whole

CARDS = 12
FIGURE = 5
"""Squares of a card's figure."""
SIDE = 4
"""Rows and columns of the board, and of a card."""
FIELDS = SIDE * SIDE
FIRST_FIELD = 1 << FIELDS - 1
NOWHERE = -1
"""The index of no field."""

EMPTY = 46  # "."
GREEN = 103  # "g"
OWN = b"yb"
"""The pieces of each seat."""


def mask_of_figure(figure: list) -> int:
    """Return the mask of a figure (four strings) as printed."""
    mask = 0
    for row in figure:
        for square in row:
            mask = mask << 1 | (square == "#")
    return mask


def masks_of_figure(figure: list) -> list:
    """Return the masks of a figure (four strings), rotated by quarter turns and shifted: each once, descending."""
    squares = [(index // SIDE, index % SIDE) for index in indexes(mask_of_figure(figure))]
    found = []
    for _turn in range(4):
        squares = [(column, SIDE - 1 - row) for row, column in squares]
        rows = [row for row, _column in squares]
        columns = [column for _row, column in squares]
        for down in range(-min(rows), SIDE - max(rows)):
            for right in range(-min(columns), SIDE - max(columns)):
                mask = 0
                for row, column in squares:
                    mask |= FIRST_FIELD >> SIDE * (row + down) + column + right
                if mask not in found:
                    found.append(mask)
    found.sort(reverse=True)
    return found


def field(at: object) -> int:
    """Return the index of a field, [row, column]; raises Illegal."""
    if not isinstance(at, (list, tuple)) or len(at) != 2:
        raise Illegal("A field must be a row and a column.")
    if not is_whole(at[0], 1, SIDE) or not is_whole(at[1], 1, SIDE):
        raise Illegal("Rows and columns are 1 to 4.")
    return SIDE * (at[0] - 1) + at[1] - 1


def cell(index: int) -> list:
    """Return a field as [row, column]."""
    return [index // SIDE + 1, index % SIDE + 1]


def indexes(mask: int) -> list:
    """Return the indexes of a mask's fields, in reading order."""
    return [index for index in range(FIELDS) if mask & FIRST_FIELD >> index]


def cells_of(mask: int) -> list:
    """Return a mask's fields as [row, column], in reading order."""
    return [cell(index) for index in indexes(mask)]


def mask_of(cells: list | tuple) -> int:
    """Return the mask of fields given as [row, column]."""
    mask = 0
    for row, column in cells:
        mask |= FIRST_FIELD >> SIDE * (row - 1) + column - 1
    return mask


def neighbours(index: int) -> list:
    """Return the indexes of the fields above, beside and below, in reading order."""
    found = []
    for other in (index - SIDE, index - 1, index + 1, index + SIDE):
        if 0 <= other < FIELDS and (other % SIDE == index % SIDE or other // SIDE == index // SIDE):
            found.append(other)
    return found


def has_two(mask: int) -> bool:
    """Return True if a mask has at least two fields: a figure needs as many own pieces."""
    return mask & (mask - 1) != 0
