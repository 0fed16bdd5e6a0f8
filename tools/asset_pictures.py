"""The pictures of firmware/drawing/art.py, drawn from scratch: marks, dice, signs of the sheet, the icon."""

import math

from PIL import Image, ImageChops, ImageFilter

from firmware.drawing import art, theme
from tools import asset_sheets
from tools.asset_pen import SCALE, Pen, star


def mark(kind: int, size: int) -> Image.Image:
    """A player's mark: circle, square, triangle or star."""
    pen = Pen(size, size)
    half = size / 2
    if kind == 0:
        pen.disc(half, half, half * 0.92)
    elif kind == 1:
        pen.rounded(size * 0.1, size * 0.1, size * 0.9, size * 0.9, size * 0.12)
    elif kind == 2:
        corners = [(half, size * 0.14), (size * 0.9, size * 0.86), (size * 0.1, size * 0.86)]
        pen.polygon(corners)
        pen.line([*corners, corners[0]], size * 0.12)
    else:
        corners = star(half, size * 0.54, size * 0.47, 0.46)
        pen.polygon(corners)
        pen.line([*corners, corners[0]], size * 0.06)
    return pen.levels()


def die_side(which: int) -> int:
    """Side of the body of a die."""
    return art.DIE_SIZES[which] - 2 * art._MARGINS[which]


def _body_shape(side: int) -> Pen:
    pen = Pen(side, side)
    pen.rounded(0, 0, side, side, side * 0.21)
    return pen


def shaded(shape: Image.Image, side: int) -> Image.Image:
    """The soft border of a body: light comes from the top left, so the rim darkens towards the bottom right. shape: the body, SCALE times larger."""
    rim = max(1.0, side * 0.03)
    soft = side * 0.05
    inside = ImageChops.offset(shape, round(-rim * 0.9 * SCALE), round(-rim * 1.5 * SCALE)).filter(ImageFilter.GaussianBlur(soft * SCALE * 0.5))
    thin = shape.filter(ImageFilter.MinFilter(2 * round(rim * SCALE * 0.3) + 1))
    edge = ImageChops.invert(ImageChops.multiply(inside, thin.filter(ImageFilter.GaussianBlur(SCALE * 0.3))))
    # Nothing on the outermost, half covered pixels: they belong to the body's own soft edge.
    covered = shape.resize((shape.width // SCALE, shape.height // SCALE), Image.Resampling.BOX).point(lambda value: 255 if value > 200 else 0)
    small = edge.resize(covered.size, Image.Resampling.BOX)
    return asset_sheets.levels(ImageChops.multiply(small, covered))


def frame(which: int) -> Image.Image:
    """The frame of focus around a die."""
    size = art.DIE_SIZES[which]
    margin = art._MARGINS[which]
    thickness = max(1, margin - 1) if margin > 2 else margin - 0.4
    pen = Pen(size, size)
    pen.rounded(0, 0, size, size, (size - 2 * margin) * 0.21 + margin)
    pen.rounded(thickness, thickness, size - thickness, size - thickness, (size - 2 * margin) * 0.21 + margin - thickness, 0)
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

    def place(x, y):
        return ((20 + x + -y * 0.16) * unit, (20 + y) * unit)

    steps = 24
    for step in range(steps + 1):
        along = step / steps
        x, y = place(0, -11 + along * 15.5)
        pen.disc(x, y, (4.1 - along * 2.0) * unit)
    x, y = place(0, 11.6)
    pen.disc(x, y, 3.2 * unit)
    if side >= 32:
        for x, y, radius in ((-11.5, -5, 3.4), (11.5, 4, 3.4), (-10.5, 8.5, 2.4), (11, -9, 2.4)):
            pen.polygon(star((20 + x) * unit, (20 + y) * unit, radius * unit, 0.38, 4))
    return pen.levels()


def ring_sign(size: int) -> Image.Image:
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


def cross_sign(size: int) -> Image.Image:
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


def icon_shape() -> Image.Image:
    """The icon's body, SCALE times larger than it will be."""
    pen = Pen(art.ICON_SIZE, art.ICON_SIZE)
    pen.rounded(6.5, 6.5, 57.5, 57.5, 12)
    return pen.image.rotate(-14, Image.Resampling.BICUBIC)


def build() -> dict[str, bytes]:
    """File name in firmware/assets -> content."""
    pictures: dict[int, Image.Image] = {}
    for row, size in enumerate(theme.MARK_SIZES):
        for kind in range(4):
            pictures[art.MARKS + 4 * row + kind] = mark(kind, size)
    for which in range(len(art.DIE_SIZES)):
        body = _body_shape(die_side(which))
        pictures[art.BODY + which] = body.levels()
        pictures[art.SHADE + which] = shaded(body.image, body.width)
        pictures[art.FRAME + which] = frame(which)
        pictures[art.PIP + which] = pip(which)
        pictures[art.JOLLY + which] = jolly(which)
    for which, size in enumerate(art.CELL_SIZES):
        pictures[art.RING_SIGN + which] = ring_sign(size)
        pictures[art.CROSS_SIGN + which] = cross_sign(size)
    shape = icon_shape()
    pictures[art.ICON_BODY] = asset_sheets.levels(shape.resize((art.ICON_SIZE, art.ICON_SIZE), Image.Resampling.BOX))
    pictures[art.ICON_SHADE] = shaded(shape, 51)
    glyphs: list[bytes | None] = [asset_sheets.glyph(pictures[number]) for number in range(art.PICTURES)]
    return {"pictures.sheet": asset_sheets.sheet(glyphs, 0, 0, 64, 64, 64)}
