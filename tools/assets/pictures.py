"""The pictures of firmware/drawing/art.py, drawn from scratch: marks, dice, icons of the sheet, the product's icon."""

import math

from PIL import Image, ImageFilter

from firmware.drawing import art, icon, solids, theme
from tools.assets import atlases, mark_shapes
from tools.assets import solids as drawn_solids
from tools.assets.pen import SCALE, Pen, star


def mark(kind: int, size: int) -> Image.Image:
    """A player's mark: circle, square, triangle, star, heart or moon."""
    pen = Pen(size, size)
    mark_shapes.draw(pen, kind, size)
    return pen.levels()


def die_side(which: int) -> int:
    """Side of the body of a die."""
    return art.DIE_SIZES[which] - 2 * art._MARGINS[which]


def body(side: int) -> Image.Image:
    """The whole die as a shape; in the end only its rim is seen."""
    pen = Pen(side, side)
    pen.rounded(0, 0, side, side, side * 0.22)
    return pen.levels()


def face(side: int) -> Image.Image:
    """The upper face, on the body: light comes from above, so the rim is thin at the top and thick at the bottom."""
    pen = Pen(side, side)
    rim = max(0.9, side * 0.025)
    pen.rounded(rim, rim * 0.8, side - rim, side - side * 0.085, side * 0.22 - rim)
    pen.image = pen.image.filter(ImageFilter.GaussianBlur(SCALE * 0.3))
    return pen.levels()


def frame(which: int) -> Image.Image:
    """The frame of focus around a die."""
    size = art.DIE_SIZES[which]
    margin = art._MARGINS[which]
    thickness = margin - 1 if margin > 2 else (margin + 1) / 2.2
    radius = (size - 2 * margin) * 0.21 + margin
    pen = Pen(size, size)
    pen.rounded(0, 0, size, size, radius)
    pen.rounded(thickness, thickness, size - thickness, size - thickness, radius - thickness, 0)
    return pen.levels()


def pip(which: int) -> Image.Image:
    """A pip of a die."""
    size = art._PIPS[which]
    pen = Pen(size, size)
    pen.disc(size / 2, size / 2, size / 2)
    return pen.levels()


def jolly(which: int) -> Image.Image:
    """The "!": fat at the top, leaning a little, with sparks around it where there is room."""
    side = die_side(which)
    unit = side / 40
    pen = Pen(side, side)

    def leaning(y):
        return ((20 - y * 0.16) * unit, (20 + y) * unit)

    for step in range(25):
        along = step / 24
        pen.disc(*leaning(-11 + along * 15.5), (4.1 - along * 2.0) * unit)
    pen.disc(*leaning(11.6), 3.2 * unit)
    if side >= 32:
        for x, y, radius in ((-11.5, -5, 3.4), (11.5, 4, 3.4), (-10.5, 8.5, 2.4), (11, -9, 2.4)):
            pen.polygon(star((20 + x) * unit, (20 + y) * unit, radius * unit, 0.38, 4))
    return pen.levels()


def ring_icon(size: int) -> Image.Image:
    """A ring as a pencil draws it: not quite round, its ends cross."""
    pen = Pen(size, size)
    middle = size / 2
    for step in range(0, 391, 2):
        angle = math.radians(-115 + step)
        radius = size * (0.41 + 0.035 * math.sin(angle * 2 + 0.6) - 0.05 * (step / 390) + 0.03)
        x = middle + radius * math.cos(angle) * 1.02
        y = middle + radius * math.sin(angle) * 0.97
        pressure = 0.042 + 0.018 * math.sin(math.radians(step) * 0.5 + 0.4)
        pen.disc(x, y, max(0.85, size * pressure))
    return pen.levels()


def cross_icon(size: int) -> Image.Image:
    """An X as a pencil draws it: two strokes with a little swing."""
    pen = Pen(size, size)
    for x0, y0, x1, y1, swing in ((0.13, 0.15, 0.88, 0.86, 0.03), (0.85, 0.12, 0.15, 0.89, -0.04)):
        for step in range(101):
            along = step / 100
            bend = math.sin(along * math.pi) * swing
            x = (x0 + (x1 - x0) * along + bend) * size
            y = (y0 + (y1 - y0) * along - bend * 0.6) * size
            pen.disc(x, y, max(0.9, size * (0.06 - 0.022 * along)))
    return pen.levels()


def icon_part(face_of_it: bool) -> Image.Image:
    """The icon's body or face: a die turned by 14 degrees."""
    pen = Pen(icon.SIZE, icon.SIZE)
    pen.rounded(*((7.9, 7.6, 56.1, 53.4, 11) if face_of_it else (6.5, 6.5, 57.5, 57.5, 12)))
    pen.image = pen.image.rotate(-14, Image.Resampling.BICUBIC)
    return pen.levels()


def build() -> dict[str, bytes]:
    """File name in firmware/assets -> content."""
    pictures: dict[int, Image.Image] = {}
    for row, size in enumerate(theme.MARK_SIZES):
        for kind in range(len(theme.PLAYERS)):
            pictures[art.MARKS + len(theme.PLAYERS) * row + kind] = mark(kind, size)
    for which in range(len(art.DIE_SIZES)):
        pictures[art.BODY + 4 * which] = body(die_side(which))
        pictures[art.FACE + 4 * which] = face(die_side(which))
        pictures[art.FRAME + 4 * which] = frame(which)
        pictures[art.PIP + 4 * which] = pip(which)
        pictures[art.JOLLY + which] = jolly(which)
    for which, size in enumerate(art.CELL_SIZES):
        pictures[art.RING_ICON + 2 * which] = ring_icon(size)
        pictures[art.CROSS_ICON + 2 * which] = cross_icon(size)
    pictures[art.ICON_BODY] = icon_part(False)
    pictures[art.ICON_FACE] = icon_part(True)
    for which in range(len(solids.SIZES)):
        for shape, faces in enumerate(solids.KINDS):
            number = art.SOLIDS + 2 * (len(solids.KINDS) * which + shape)
            pictures[number] = drawn_solids.body(faces, die_side(which))
            pictures[number + 1] = drawn_solids.face(faces, die_side(which))
    glyphs: list[bytes | None] = [atlases.glyph(pictures[number]) for number in range(art.PICTURES)]
    return {"pictures.sheet": atlases.atlas(glyphs, 0, 0, 64, 64, 64)}
