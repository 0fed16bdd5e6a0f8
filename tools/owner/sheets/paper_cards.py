"""The shape cards on paper: twelve cards to cut out, the board, and the pieces of three colours."""

import math

from reportlab.pdfgen.canvas import Canvas

from host_sim import device_modules

device_modules.install()  # the firmware's drawing modules import MicroPython's

from firmware.drawing import theme  # noqa: E402
from firmware.games.shape_cards import pieces  # noqa: E402
from tools.owner.sheets.drawings import SQUARE  # noqa: E402
from tools.owner.sheets.parse import DeckFile  # noqa: E402
from tools.owner.sheets.pen import BOLD, GREY, HEAD, INK, LINE, MILLIMETRE, PALE, WHITE, Pen, tint  # noqa: E402

_MARGIN = 12.0
_ACROSS, _DOWN = 3, 4
_FIGURE = 0xB0303A
# Indexes into theme.PLAYERS: colour and mark on paper are those of the handheld's screen.
_PIECES = (pieces.GREEN, pieces.YELLOW, pieces.BLUE)
_OF_EACH = 16


def draw(canvas: Canvas, file: DeckFile, width: float, height: float) -> int:
    """Three pages for a DeckFile on paper of this size in millimetres; returns their number."""
    for page in (_cards, _board, _pieces):
        canvas.setPageSize((width * MILLIMETRE, height * MILLIMETRE))
        page(Pen(canvas, height), file, width, height)
        canvas.showPage()
    return 3


def _cards(pen, file, width, height):
    """Cards with thin rims that two neighbours share: one cut parts them."""
    wide = (width - 2 * _MARGIN) / _ACROSS
    high = (height - 2 * _MARGIN) / _DOWN
    for number, rows in enumerate(file.value):
        x = _MARGIN + number % _ACROSS * wide
        y = _MARGIN + number // _ACROSS * high
        pen.rectangle(x, y, wide, high, None, LINE, 0.2, dashed=True)
        square = min(wide - 16, high - 24) / 4
        left, top = x + (wide - 4 * square) / 2, y + (high - 4 * square) / 2 + 3.5
        pen.text(x + 5, y + 6.5, str(number + 1), 20, HEAD, _FIGURE)
        pen.text(x + wide - 5, y + 6.5, file.name, 11, colour=GREY, align="right", widest=wide - 20)
        pen.rectangle(left - 1.5, top - 1.5, 4 * square + 3, 4 * square + 3, PALE, None, radius=2)
        for row, line in enumerate(rows):
            for column, sign in enumerate(line):
                place = (left + column * square + 0.7, top + row * square + 0.7, square - 1.4, square - 1.4)
                if sign == SQUARE:
                    pen.rectangle(*place, _FIGURE, None, radius=1.6)
                else:
                    pen.rectangle(*place, WHITE, tint(LINE, 0.7), 0.25, radius=1.6)


def _board(pen, _file, width, height):
    """The board with the numbers of its rows and columns, as the handheld names fields."""
    side = (width - 2 * _MARGIN - 12) / 4
    left, top = (width - 4 * side) / 2, (height - 4 * side) / 2
    pen.text(width / 2, top - 20, "Shape cards", 32, HEAD, align="middle")
    pen.rectangle(left - 1.5, top - 1.5, 4 * side + 3, 4 * side + 3, PALE, INK, 0.8, radius=4)
    for row in range(4):
        pen.text(left - 5, top + (row + 0.5) * side, str(row + 1), 14, BOLD, GREY, "middle")
        pen.text(left + (row + 0.5) * side, top - 6, str(row + 1), 14, BOLD, GREY, "middle")
        for column in range(4):
            pen.rectangle(
                left + column * side + 1.5, top + row * side + 1.5, side - 3, side - 3, WHITE, LINE, 0.5, radius=3
            )


def _pieces(pen, _file, width, height):
    """16 pieces of each colour; each colour has a mark too, for eyes that do not tell colours apart."""
    across = 6
    pitch = min((width - 2 * _MARGIN) / across, (height - 2 * _MARGIN) / (3 * _OF_EACH / across))
    left = (width - across * pitch) / 2
    top = (height - 3 * _OF_EACH / across * pitch) / 2
    for number in range(3 * _OF_EACH):
        _name, colour, mark = theme.PLAYERS[_PIECES[number // _OF_EACH]]
        x, y = left + (number % across + 0.5) * pitch, top + (number // across + 0.5) * pitch
        radius = 0.44 * pitch
        pen.circle(x, y, radius, _printed(colour))
        draw_mark(pen, mark, x - radius / 2, y - radius / 2, radius)


def _printed(colour):
    """A colour of the panel (RGB565) as 0xRRGGBB."""
    red, green, blue = colour >> 11, colour >> 5 & 63, colour & 31
    return (red * 255 // 31) << 16 | (green * 255 // 63) << 8 | blue * 255 // 31


def draw_mark(pen: Pen, mark: int, x: float, y: float, size: float) -> None:
    """A mark of theme.PLAYERS in dark ink, as the handheld shows it on a piece: a square, a triangle or a star of this
    size, at the right of x and below y.
    """
    if mark == theme.PLAYERS[pieces.BLUE][2]:
        pen.rectangle(x + 0.1 * size, y + 0.1 * size, 0.8 * size, 0.8 * size, INK, None, radius=0.12 * size)
        return
    if mark == theme.PLAYERS[pieces.GREEN][2]:
        corners, thick = [(0.5, 0.14), (0.9, 0.86), (0.1, 0.86)], 0.12
    else:
        turns = [math.radians(36 * step - 90) for step in range(10)]
        radii = [0.47, 0.47 * 0.46] * 5
        corners = [
            (0.5 + radius * math.cos(turn), 0.54 + radius * math.sin(turn)) for turn, radius in zip(turns, radii)
        ]
        thick = 0.06
    points = [(x + size * across, y + size * down) for across, down in corners]
    pen.polygon(points, INK)
    pen.stroke([*points, points[0]], INK, thick * size)
