"""Pictures: the players' marks, dice, icons of the sheet. The product's icon is in icon.py.

The constants are numbers of pictures in firmware/assets/pictures.sheet, built from tools/device/assets/source/pictures;
Canvas.picture paints them. A picture is a shape with soft edges, so it takes a style from what is under it to its own
colour; dice and the icon are several shapes on top of each other.
"""

from firmware.drawing import theme

MARKS = 0
"""First of the marks: circle, square, triangle, star, heart, moon of 16 pixels, of 24, of 32; see theme.mark()."""
DIE_SIZES = (64, 48, 36, 20)
"""Sides of the square a die takes, its frame of focus included."""
BODY, FACE, FRAME, PIP = 18, 19, 20, 21
"""The parts of the largest die; those of the next of DIE_SIZES are 4 further on."""
JOLLY = 34
"""The "!", one for each of DIE_SIZES."""
CELL_SIZES = (32, 24, 18)
"""Sides of the icons of a sheet's cell."""
RING_ICON, CROSS_ICON = 38, 39
"""A ring drawn by hand around a marked cell, an X over an eliminated one, in the largest size; those of the next of
CELL_SIZES are 2 further on.
"""
ICON_BODY = 44
ICON_FACE = 45
SOLIDS = 46
"""Body and face of each of solids.KINDS in the largest of solids.SIZES, then in the next two."""
PICTURES = 88
"""How many pictures there are."""

PLAIN, HELD, SPENT = 0, 1, 2
"""Looks of a die: to be rolled, held (lit, and with a bar), of no use now (hollow: only its outline)."""
WHITE = -1
"""The colour of dice that have no player's colour."""
FOCUSED = 4
"""Added to a look: a frame around the die."""
NO_FACE = 0
"""A die nobody has rolled yet: no pips."""
JOLLY_FACE = 7
"""The "!" of Penk!."""

# Margin between a die's square and its body, side of a pip, distance of the outer pips' centres from the face's centre,
# how far that lies above the die's; for each of DIE_SIZES.
_MARGINS = (4, 4, 2, 1)
_PIPS = (12, 8, 6, 4)
_STEPS = (15, 11, 9, 5)
_LIFTS = (2, 1, 1, 0)
# The bar of a held die: its top from the die's, its height.
_BARS = ((54, 5), (40, 4), (30, 3), (17, 2))
# Places of the pips of the faces 0 to 6, as steps right and down from the centre.
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
# For each look, a plain die and a jolly: colours of the face, of the body that shows as a rim around it, and of the
# pips or the "!". What is hollow has theme.FAINT as its rim.
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
    """The styles of dice on a paper (RGB565): frame, then for each look body, face and pips of a plain die and of a
    jolly. player: the colour of the dice, an index into theme.PLAYERS, or WHITE. Ask for them in prepare().
    """
    looks = _COLOURS
    if player != WHITE:
        colour = theme.PLAYERS[player][1]
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
"""Colour of the bar on a die that is held: no state is told by colour or shade alone."""
ON_BACKGROUND = dice_styles(theme.BACKGROUND)


def die(canvas, x: int, y: int, size: int, face: int, look: int = PLAIN, styles: tuple = ON_BACKGROUND) -> None:
    """Paints a die into the open box, its square's top left at x, y.

    size: one of DIE_SIZES; face: 1 to 6, NO_FACE or JOLLY_FACE; look: PLAIN, HELD or SPENT, and FOCUSED; styles:
    dice_styles of what is under the die.
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
    """An icon of a sheet's cell. size: one of CELL_SIZES; icon: RING_ICON or CROSS_ICON; style: pencil on paper."""
    canvas.picture(x, y, icon + 2 * CELL_SIZES.index(size), style)
