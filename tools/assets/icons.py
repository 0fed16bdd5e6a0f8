"""Our own icons in the fonts, codes 0x80 to 0x9f (names: firmware/drawing/fonts.py). Drawn in a square of 16 units that
is scaled to the font.
"""

from PIL import Image

from firmware.drawing import fonts
from tools.assets.pen import Pen, star

PIPS = {1: "c", 2: "ai", 3: "aci", 4: "agki", 5: "agkic", 6: "agkibh"}
"""The pips of each face; the letters are places of PIP_PLACES."""
PIP_PLACES = {"a": (-1, -1), "b": (-1, 0), "g": (-1, 1), "c": (0, 0), "k": (1, -1), "h": (1, 0), "i": (1, 1)}


class _Square:
    """Draws in units: 16 across the icon's square."""

    def __init__(self, size: int):
        self.pen = Pen(size, size)
        self.unit = size / 16

    def line(self, *points, thickness=2.4):
        self.pen.line([(x * self.unit, y * self.unit) for x, y in points], thickness * self.unit)

    def polygon(self, *points):
        self.pen.polygon([(x * self.unit, y * self.unit) for x, y in points])

    def disc(self, x, y, radius, ink=255):
        self.pen.disc(x * self.unit, y * self.unit, radius * self.unit, ink)

    def arc(self, x, y, radius, start, end, thickness=2.2):
        self.pen.arc(x * self.unit, y * self.unit, radius * self.unit, thickness * self.unit, start, end)

    def rounded(self, left, top, right, bottom, radius, ink=255):
        unit = self.unit
        self.pen.rounded(left * unit, top * unit, right * unit, bottom * unit, radius * unit, ink)


def _arrow(turns):
    def paint(square):
        points = [(8, 2.5), (14, 9.5), (10, 9.5), (10, 14), (6, 14), (6, 9.5), (2, 9.5)]
        for _ in range(turns):
            points = [(16 - y, x) for x, y in points]
        square.polygon(*points)

    return paint


def _check(square):
    square.line((2.5, 8.5), (6.3, 12.5), (13.5, 3.5), thickness=2.8)


def _cross(square):
    square.line((3.2, 3.2), (12.8, 12.8), thickness=2.8)
    square.line((12.8, 3.2), (3.2, 12.8), thickness=2.8)


def _turn_back(mirrored):
    def paint(square):
        def place(x, y):
            return (16 - x if mirrored else x, y)

        square.line(place(4.4, 6.2), place(10, 6.2))
        square.polygon(place(1.2, 6.2), place(6.4, 1.6), place(6.4, 10.8))
        square.pen.arc(
            place(10, 0)[0] * square.unit,
            9.9 * square.unit,
            4.8 * square.unit,
            2.4 * square.unit,
            *((90, 270) if mirrored else (-90, 90)),
        )
        square.line(place(10, 13.5), place(5.5, 13.5))

    return paint


def _back(square):
    square.line((10.5, 2.8), (5, 8), (10.5, 13.2), thickness=2.8)


def _info(square):
    square.disc(8, 8, 7)
    square.disc(8, 4.6, 1.3, 0)
    square.pen.line([(8 * square.unit, 7.6 * square.unit), (8 * square.unit, 11.6 * square.unit)], 2.2 * square.unit, 0)


def _dot(square):
    square.disc(8, 8, 2.6)


def _ring(square):
    square.arc(8, 8, 6.2, 0, 360, thickness=2)


def _circle(square):
    square.disc(8, 8, 6.4)


def _block(square):
    square.rounded(2, 2, 14, 14, 1.5)


def _triangle(square):
    square.line((8, 2.9), (14, 13.3), (2, 13.3), (8, 2.9), thickness=1.6)
    square.polygon((8, 2.9), (14, 13.3), (2, 13.3))


def _star(square):
    square.polygon(*star(8, 8.6, 7.8))


def _die(face):
    def paint(square):
        square.rounded(1, 1, 15, 15, 3)
        for place in PIPS[face]:
            across, down = PIP_PLACES[place]
            square.disc(8 + across * 3.9, 8 + down * 3.9, 1.75, 0)

    return paint


def _jolly(square):
    square.rounded(1, 1, 15, 15, 3)
    square.pen.line([(8 * square.unit, 4.2 * square.unit), (8 * square.unit, 8.6 * square.unit)], 2.4 * square.unit, 0)
    square.disc(8, 12, 1.4, 0)


def _crown(square):
    square.polygon((2, 13.5), (1.2, 4.5), (5.2, 8), (8, 2.5), (10.8, 8), (14.8, 4.5), (14, 13.5))


def _pencil(square):
    square.polygon((2, 14), (3.2, 9.8), (10.6, 2.4), (13.6, 5.4), (6.2, 12.8))


def _lock(square):
    square.rounded(2.5, 7, 13.5, 14.5, 1.5)
    square.arc(8, 6.5, 4.6, 180, 360, thickness=2)
    square.line((4.4, 6.5), (4.4, 8), thickness=2)
    square.line((11.6, 6.5), (11.6, 8), thickness=2)


_ICONS = {
    fonts.UP: _arrow(0), fonts.RIGHT: _arrow(1), fonts.DOWN: _arrow(2), fonts.LEFT: _arrow(3),
    fonts.CHECK: _check, fonts.CROSS: _cross, fonts.UNDO: _turn_back(False), fonts.REDO: _turn_back(True),
    fonts.BACK: _back, fonts.INFO: _info, fonts.DOT: _dot, fonts.RING: _ring,
    fonts.CIRCLE: _circle, fonts.SQUARE: _block, fonts.TRIANGLE: _triangle, fonts.STAR: _star,
    fonts.JOLLY: _jolly, fonts.CROWN: _crown, fonts.PENCIL: _pencil, fonts.LOCK: _lock,
}  # fmt: skip
for _face in PIPS:
    _ICONS[fonts.DICE[_face - 1]] = _die(_face)

SIZES = {fonts.SMALL.height: 14, fonts.MEDIUM.height: 18, fonts.LARGE.height: 23}
"""Height of a font's cell -> side of the square its icons are drawn in."""


def has(icon: str) -> bool:
    """True when there is a drawing for this character."""
    return icon in _ICONS


def draw(icon: str, font: fonts.Font) -> Image.Image:
    """The icon in its cell, levels 0 to 3; it is centred on the capitals' height."""
    size = SIZES[font.height]
    square = _Square(size)
    _ICONS[icon](square)
    cell = Image.new("L", (size + 1, font.height))
    # Capitals are about 0.72 of the baseline's height; the icon's square reaches a little below and above them.
    top = font.baseline - size + (size + 6) // 10
    cell.paste(square.pen.levels(), (0, max(0, top)))
    return cell


def missing(font: fonts.Font) -> Image.Image:
    """What stands for a character the font does not have: an empty box."""
    width = font.height // 2
    pen = Pen(width, font.height)
    top = font.baseline * 3 // 10
    pen.line([(2, top), (width - 2, top), (width - 2, font.baseline), (2, font.baseline), (2, top)], 1.5)
    return pen.levels()
