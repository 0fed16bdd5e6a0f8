"""Fields and figures of Shape Cards.

Field (row, column), counted from 1, has the index 4 * (row - 1) + column - 1. A set of fields is a mask of 16 bits, the
first field the highest: of two masks with as many fields the greater one comes first when their fields are listed.
"""

from shared_rules.game import Illegal, is_whole

CARDS = 12
FIGURE = 5
FIRST_FIELD = 0x8000
NOWHERE = -1
"""The index of no field."""

EMPTY = 46  # "."
GREEN = 103  # "g"
OWN = b"yb"


def mask_of_figure(figure) -> int:
    """The mask that a figure (four strings) covers where it is printed."""
    mask = 0
    for row in figure:
        for square in row:
            mask = mask << 1 | (square == "#")
    return mask


def masks_of_figure(figure) -> list:
    """The masks that a figure (four strings) covers, turned by quarter turns and shifted: each once, descending."""
    squares = [(index // 4, index % 4) for index in indexes(mask_of_figure(figure))]
    found = []
    for _turn in range(4):
        squares = [(column, 3 - row) for row, column in squares]
        rows = [row for row, _column in squares]
        columns = [column for _row, column in squares]
        top = min(rows)
        left = min(columns)
        for down in range(4 - max(rows) + top):
            for right in range(4 - max(columns) + left):
                mask = 0
                for row, column in squares:
                    mask |= FIRST_FIELD >> 4 * (row - top + down) + column - left + right
                if mask not in found:
                    found.append(mask)
    found.sort(reverse=True)
    return found


def field(value) -> int:
    """The index of a field, [row, column]; raises Illegal."""
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        raise Illegal("A field is a row and a column.")
    row, column = value
    if not is_whole(row, 1, 4) or not is_whole(column, 1, 4):
        raise Illegal("Rows and columns go from 1 to 4.")
    return 4 * row + column - 5


def cell(index: int) -> list:
    """A field as [row, column]."""
    return [index // 4 + 1, index % 4 + 1]


def indexes(mask: int) -> list:
    """The indexes of a mask's fields, in reading order."""
    return [index for index in range(16) if mask & FIRST_FIELD >> index]


def cells_of(mask: int) -> list:
    """The fields of a mask as [row, column], in reading order."""
    return [cell(index) for index in indexes(mask)]


def mask_of(cells) -> int:
    """The mask of fields given as [row, column]."""
    mask = 0
    for row, column in cells:
        mask |= FIRST_FIELD >> 4 * row + column - 5
    return mask


def neighbours(index: int) -> list:
    """The fields above, beside and below, as indexes in reading order."""
    found = []
    if index >= 4:
        found.append(index - 4)
    if index % 4:
        found.append(index - 1)
    if index % 4 < 3:
        found.append(index + 1)
    if index < 12:
        found.append(index + 4)
    return found


def has_two(mask: int) -> bool:
    """Whether a mask has at least two fields."""
    return mask & (mask - 1) != 0
