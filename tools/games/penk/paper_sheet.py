"""The sheet of Penk! on paper, in our own design: the columns show dice, the rows how many of them a cell takes."""

from functools import partial

from shared_rules.penk.rules import RULES
from tools.owner.sheets.paper import GameSheets
from tools.owner.sheets.pen import BOLD, GREY, HEAD, INK, LINE, PALE, WHITE, Pen, tint

SIDE = 5
_HEADER = 17.0
_SMALL = 12
_ROWS = (0x1F8A70, 0x2F6FB3, 0x8A4FA3, 0xC8641B, 0xB0303A)
_LEGEND = (
    "A cell takes as many dice of its column as its row says. One of them may be the jolly (!), never in row 1.",
    "Ring the cells that you mark, cross the ones that are gone. Lines with three rings or more count their sum.",
)


def printed(values: tuple[int, ...] | None) -> GameSheets:
    """The sheet with these values of the cells of each row, by default the usual ones."""
    return GameSheets("Penk", (partial(_draw, values=values or RULES.default_options()["values"]),), 2)


def _draw(pen: Pen, width: float, height: float, values: tuple[int, ...]) -> None:
    pen.text(0, 6, "Penk!", 32, HEAD)
    pen.circle(0.31 * width, 7.4, 3, None, GREY, 0.5)
    pen.text(0.31 * width + 5, 7.4, "first", _SMALL, colour=GREY)
    pen.blank(0.46 * width, 9, 0.54 * width, "Player", _SMALL)
    pen.line(0, 13, width, 13, INK, 0.6)
    left_rim, right_rim, top_rim, low_rim = 27.0, 26.0, 20.0, 24.0
    legend_high = 18.0
    room = height - _HEADER - top_rim - low_rim - legend_high
    cell_wide = (width - left_rim - right_rim) / SIDE
    cell_high = min(room / SIDE, 1.45 * cell_wide)
    # What is left over goes above and below, so that the sheet fills its place.
    spare = (room - SIDE * cell_high) / 2
    left, top = left_rim, _HEADER + top_rim + spare
    for column in range(SIDE):
        middle = left + (column + 0.5) * cell_wide
        pen.die(middle - 6.5, top - 17, 13, column + 1)
    pen.text(width - right_rim / 2, top - 6, "row", _SMALL, colour=GREY, align="middle")
    for row in range(SIDE):
        _row(pen, values, row, left, top + row * cell_high, cell_wide, cell_high, width)
    low = top + SIDE * cell_high
    pen.text(left - 5, low + 9.5, "column", _SMALL, colour=GREY, align="right")
    for column in range(SIDE):
        _box(pen, left + column * cell_wide + 2, low + 3.5, cell_wide - 4, 12)
    _box(pen, left + SIDE * cell_wide + 4, low + 3.5, right_rim - 4, 12, INK)
    pen.text(left + SIDE * cell_wide + 4 + (right_rim - 4) / 2, low + 19, "score", _SMALL, BOLD, align="middle")
    for number, words in enumerate(_LEGEND):
        pen.text(width / 2, height - 10 + 6.5 * number, words, 11, colour=GREY, align="middle", widest=width)


def _row(pen, values, row, left, top, cell_wide, cell_high, width):
    colour = _ROWS[row]
    middle = top + cell_high / 2
    _dice_needed(pen, left, middle, row + 1, colour)
    for column in range(SIDE):
        x = left + column * cell_wide
        pen.rectangle(
            x + 1.2, top + 1.2, cell_wide - 2.4, cell_high - 2.4, tint(colour, 0.14), tint(colour, 0.7), 0.45, radius=3
        )
        pen.text(x + cell_wide / 2, middle, str(values[row]), 30, HEAD, colour, "middle", cell_wide - 8)
    _box(pen, left + SIDE * cell_wide + 4, middle - 6, width - left - SIDE * cell_wide - 4, 12)


def _dice_needed(pen, left, middle, count, colour):
    """Small dice that tell how many a cell of the row takes, before the row."""
    side, gap = 6.2, 1.4
    rows = ((1,), (2,), (2, 1), (2, 2), (2, 3))[count - 1]
    high = len(rows) * side + (len(rows) - 1) * gap
    for line, across in enumerate(rows):
        wide = across * side + (across - 1) * gap
        for number in range(across):
            x = left - 13.5 - wide / 2 + number * (side + gap)
            y = middle - high / 2 + line * (side + gap)
            pen.rectangle(x, y, side, side, WHITE, colour, 0.6, radius=1.3)


def _box(pen, x, y, width, height, line=LINE):
    pen.rectangle(x, y, width, height, PALE if line == INK else WHITE, line, 0.5, radius=1.5)
