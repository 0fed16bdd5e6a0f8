"""Our own icons in the fonts, codes 0x80 to 0x9f (names: firmware/drawing/fonts.py). Drawn in a square of 16 units that
is scaled to the font.
"""

from PIL import Image

from firmware.drawing import fonts
from tools.assets.pen import Pen, star

_PIPS = {1: "c", 2: "ai", 3: "aci", 4: "agki", 5: "agkic", 6: "agkibh"}
"""The pips of each face; the letters are keys of _PIP_POSITIONS."""
_PIP_POSITIONS = {"a": (-1, -1), "b": (-1, 0), "g": (-1, 1), "c": (0, 0), "k": (1, -1), "h": (1, 0), "i": (1, 1)}


def _arrow(turns):
    points = [(8, 2.5), (14, 9.5), (10, 9.5), (10, 14), (6, 14), (6, 9.5), (2, 9.5)]
    for _ in range(turns):
        points = [(16 - y, x) for x, y in points]
    return lambda pen: pen.polygon(points)


def _cross(pen):
    pen.line([(3.2, 3.2), (12.8, 12.8)], 2.8)
    pen.line([(12.8, 3.2), (3.2, 12.8)], 2.8)


def _turn_back(mirrored):
    def points(*given):
        return [(16 - x if mirrored else x, y) for x, y in given]

    def paint(pen):
        pen.line(points((4.4, 6.2), (10, 6.2)), 2.4)
        pen.polygon(points((1.2, 6.2), (6.4, 1.6), (6.4, 10.8)))
        start = 90 if mirrored else -90
        pen.arc(6 if mirrored else 10, 9.9, 4.8, 2.4, start, start + 180)
        pen.line(points((10, 13.5), (5.5, 13.5)), 2.4)

    return paint


def _info(pen):
    pen.disc(8, 8, 7)
    pen.disc(8, 4.6, 1.3, 0)
    pen.line([(8, 7.6), (8, 11.6)], 2.2, 0)


def _triangle(pen):
    corners = [(8, 2.9), (14, 13.3), (2, 13.3)]
    pen.line([*corners, corners[0]], 1.6)
    pen.polygon(corners)


def _die(face):
    def paint(pen):
        pen.rounded(1, 1, 15, 15, 3)
        for letter in _PIPS[face]:
            across, down = _PIP_POSITIONS[letter]
            pen.disc(8 + across * 3.9, 8 + down * 3.9, 1.75, 0)

    return paint


def _jolly(pen):
    pen.rounded(1, 1, 15, 15, 3)
    pen.line([(8, 4.2), (8, 8.6)], 2.4, 0)
    pen.disc(8, 12, 1.4, 0)


def _lock(pen):
    pen.rounded(2.5, 7, 13.5, 14.5, 1.5)
    pen.arc(8, 6.5, 4.6, 2, 180, 360)
    for x in (4.4, 11.6):
        pen.line([(x, 6.5), (x, 8)], 2)


_CROWN = [(2, 13.5), (1.2, 4.5), (5.2, 8), (8, 2.5), (10.8, 8), (14.8, 4.5), (14, 13.5)]
_PENCIL = [(2, 14), (3.2, 9.8), (10.6, 2.4), (13.6, 5.4), (6.2, 12.8)]

_ICONS = {
    fonts.UP: _arrow(0),
    fonts.RIGHT: _arrow(1),
    fonts.DOWN: _arrow(2),
    fonts.LEFT: _arrow(3),
    fonts.CHECK: lambda pen: pen.line([(2.5, 8.5), (6.3, 12.5), (13.5, 3.5)], 2.8),
    fonts.CROSS: _cross,
    fonts.UNDO: _turn_back(False),
    fonts.REDO: _turn_back(True),
    fonts.BACK: lambda pen: pen.line([(10.5, 2.8), (5, 8), (10.5, 13.2)], 2.8),
    fonts.INFO: _info,
    fonts.DOT: lambda pen: pen.disc(8, 8, 2.6),
    fonts.RING: lambda pen: pen.arc(8, 8, 6.2, 2, 0, 360),
    fonts.CIRCLE: lambda pen: pen.disc(8, 8, 6.4),
    fonts.SQUARE: lambda pen: pen.rounded(2, 2, 14, 14, 1.5),
    fonts.TRIANGLE: _triangle,
    fonts.STAR: lambda pen: pen.polygon(star(8, 8.6, 7.8)),
    fonts.JOLLY: _jolly,
    fonts.CROWN: lambda pen: pen.polygon(_CROWN),
    fonts.PENCIL: lambda pen: pen.polygon(_PENCIL),
    fonts.LOCK: _lock,
    **{letter: _die(face) for face, letter in enumerate(fonts.DICE, 1)},
}

SIZES = {fonts.SMALL.height: 14, fonts.MEDIUM.height: 18, fonts.LARGE.height: 23}
"""Height of a font's cell -> side of the square its icons are drawn in."""


def draw(icon: str, font: fonts.Font) -> Image.Image | None:
    """The icon in its cell, levels 0 to 3, centred on the capitals' height; None when this character is no icon."""
    if icon not in _ICONS:
        return None
    size = SIZES[font.height]
    pen = Pen(size, size, size / 16)
    _ICONS[icon](pen)
    cell = Image.new("L", (size + 1, font.height))
    # Capitals are about 0.72 of the baseline's height; the icon's square reaches a little below and above them.
    top = font.baseline - size + (size + 6) // 10
    cell.paste(pen.levels(), (0, max(0, top)))
    return cell


def missing(font: fonts.Font) -> Image.Image:
    """The glyph of every character that the font does not have: an empty box."""
    width = font.height // 2
    pen = Pen(width, font.height)
    top = font.baseline * 3 // 10
    pen.line([(2, top), (width - 2, top), (width - 2, font.baseline), (2, font.baseline), (2, top)], 1.5)
    return pen.levels()
