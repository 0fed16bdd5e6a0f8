"""The shape cards on paper: twelve cards to cut out, the board, and the pieces of three colours."""

from reportlab.pdfgen.canvas import Canvas

from host_sim import device_modules

device_modules.install()  # the firmware's drawing modules import MicroPython's

from firmware.drawing import theme  # noqa: E402
from firmware.games.shape_cards import game as shape_cards  # noqa: E402
from tools.assets import mark_shapes  # noqa: E402
from tools.sheets.drawings import SQUARE  # noqa: E402
from tools.sheets.parse import DeckFile  # noqa: E402
from tools.sheets.pen import BOLD, GREY, HEAD, INK, LINE, MILLIMETRE, PALE, WHITE, Pen, tint  # noqa: E402

_MARGIN = 12.0
_ACROSS, _DOWN = 3, 4
_FIGURE = 0xB0303A
# Indexes into theme.PLAYERS: colour and mark on paper are those of the handheld's screen.
_PIECES = (shape_cards.GREEN, shape_cards.YELLOW, shape_cards.BLUE)
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
        mark_shapes.draw(_MarkPen(pen, x - radius / 2, y - radius / 2), mark, radius)


def _printed(colour):
    """A colour of the panel (RGB565) as 0xRRGGBB."""
    red, green, blue = colour >> 11, colour >> 5 & 63, colour & 31
    return (red * 255 // 31) << 16 | (green * 255 // 63) << 8 | blue * 255 // 31


class _MarkPen:
    """Draws a mark in dark ink, as the handheld shows it on a piece; 0, 0 is at left, top on the page."""

    def __init__(self, pen, left, top):
        self._pen = pen
        self._left = left
        self._top = top

    def _placed(self, points):
        return [(self._left + x, self._top + y) for x, y in points]

    def disc(self, x, y, radius):
        self._pen.circle(self._left + x, self._top + y, radius, INK)

    def rounded(self, left, top, right, bottom, radius):
        self._pen.rectangle(self._left + left, self._top + top, right - left, bottom - top, INK, None, radius=radius)

    def polygon(self, points):
        self._pen.polygon(self._placed(points), INK)

    def line(self, points, thickness):
        self._pen.stroke(self._placed(points), INK, thickness)
