"""Pictures: the players' marks, dice and cell icons. The product's icon is in icon.py.

The constants are picture numbers in firmware/assets/pictures.sheet, built from tools/device/assets/source/pictures, for
Canvas.picture. A picture is a soft-edged shape whose style blends from the colour under it to its own. Dice and the
icon stack several shapes.
"""

from firmware.drawing import theme

MARKS = 0
"""First of the marks: circle, square, triangle, star, heart, moon, in 16, 24, then 32 pixels; see theme.mark()."""
DIE_SIZES = (64, 48, 36, 20, 26)
"""Sides of a die's square in pixels, including the focus frame; the last is the smallest with large text."""
BODY, FACE, FRAME, PIP = 18, 19, 20, 21
"""The parts of the largest die; each further size adds 4."""
JOLLY = 38
"""The "!", one for each of DIE_SIZES."""
CELL_SIZES = (32, 24, 18)
"""Sides of the cell icons in pixels."""
RING_ICON, CROSS_ICON = 43, 44
"""A hand-drawn circle around a marked cell and an X over a crossed-out one, in the largest size; each
further size adds 2.
"""
ICON_BODY = 49
ICON_FACE = 50
SOLIDS = 51
"""Body and face of each of solids.KINDS in the largest of solids.SIZES, then in the next two."""
PICTURES = 93
"""Number of pictures."""

PLAIN, HELD, SPENT = 0, 1, 2
"""Looks of a die: to be rolled, held (lit, with a bar), unusable now (hollow, outline only)."""
WHITE = -1
"""The colour of dice without a player's colour."""
FOCUSED = 4
"""Added to a look: a frame around the die."""
NO_FACE = 0
"""A die that was not rolled yet: no pips."""
JOLLY_FACE = 7
"""The "!" of Penk!."""

# For each of DIE_SIZES: margin between a die's square and its body, side of a pip, distance of the outer pips' centres
# from the face's centre, height of the face's centre above the die's.
_MARGINS = (4, 4, 2, 1, 1)
_PIPS = (12, 8, 6, 4, 5)
_STEPS = (15, 11, 9, 5, 7)
_LIFTS = (2, 1, 1, 0, 1)
# The bar of a held die: distance from the die's top, height.
_BARS = ((54, 5), (40, 4), (30, 3), (17, 2), (22, 2))
# Pips of the faces 0 to 6, as steps right and down from the centre.
_PLACES = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)
_PAPER = -1
# For each look, a plain die and a jolly: colours of the face, the body (a rim around it), and the pips or "!". The rim
# of a hollow die is theme.FAINT.
_COLOURS = tuple(
    [
        tuple([colour if colour == _PAPER else theme.rgb(colour) for colour in look])
        for look in (
            (0xF8F2E2, 0xB9A988, 0x252B36, 0x8D5CF0, 0x5B2FB8, 0xFFF4CC),
            (0xFFC640, 0xB86E00, 0x3A2000, 0xFFC640, 0xB86E00, 0x5A22C0),
            (_PAPER, 0x707B8A, 0x8E9AAB, _PAPER, 0x707B8A, 0x8E9AAB),
        )
    ]
)


def dice_styles(paper: int, player: int = WHITE) -> tuple:
    """Return the styles of dice on `paper` (RGB565): frame, then for each look body, face and pips of a plain die and
    of a jolly. player: colour of the dice, an index into theme.DICE, or WHITE. Call it in prepare().
    """
    looks = _COLOURS
    if player != WHITE:
        colour = theme.DICE[player]
        plain, held = (colour, colour >> 1 & 0x7BEF, theme.BACKGROUND), (colour, theme.INK, theme.BACKGROUND)
        looks = (plain * 2, held * 2, (_PAPER, colour, colour) * 2)
    styles = [theme.style(paper, theme.FOCUS)]
    for look in looks:
        colours = [paper if colour == _PAPER else colour for colour in look]
        for face, body, ink in (colours[:3], colours[3:]):
            styles.append(theme.style(paper, body))
            styles.append(theme.style(body, face))
            styles.append(theme.style(face, ink))
    return tuple(styles)


HELD_BAR = _COLOURS[HELD][2]
"""Colour of the bar on a held die: no state is shown by colour or shade alone."""
ON_BACKGROUND = dice_styles(theme.BACKGROUND)


def die(canvas, x: int, y: int, size: int, face: int, look: int = PLAIN, styles: tuple = ON_BACKGROUND) -> None:
    """Paint a die into the open box, the top left of its square at x, y. size: one of DIE_SIZES; face: 1 to 6, NO_FACE
    or JOLLY_FACE; look: PLAIN, HELD or SPENT, plus FOCUSED; styles: dice_styles of the background.
    """
    which = DIE_SIZES.index(size)
    parts = 4 * which
    if look & FOCUSED:
        canvas.picture(x, y, FRAME + parts, styles[0])
    first = 1 + (look & 3) * 6
    if face == JOLLY_FACE:
        first += 3
    margin = _MARGINS[which]
    canvas.picture(x + margin, y + margin, BODY + parts, styles[first])
    canvas.picture(x + margin, y + margin, FACE + parts, styles[first + 1])
    ink = styles[first + 2]
    if look & 3 == HELD:
        canvas.fill(x + size // 4, y + _BARS[which][0], size // 2, _BARS[which][1], HELD_BAR)
    y -= _LIFTS[which]
    if face == JOLLY_FACE:
        canvas.picture(x + margin, y + margin, JOLLY + which, ink)
        return
    corner = (size - _PIPS[which]) // 2
    step = _STEPS[which]
    for place in _PLACES[face]:
        canvas.picture(x + corner + place[0] * step, y + corner + place[1] * step, PIP + parts, ink)


def cell_icon(canvas, x: int, y: int, size: int, icon: int, style: bytes) -> None:
    """Paint a cell icon. size: one of CELL_SIZES; icon: RING_ICON or CROSS_ICON; style: pencil on paper."""
    canvas.picture(x, y, icon + 2 * CELL_SIZES.index(size), style)
