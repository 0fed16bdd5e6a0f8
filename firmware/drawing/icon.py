"""The product's icon: a die whose four pips have the players' colours. Only the home screen needs it."""

from firmware.drawing import art, theme

SIZE = 64
SMALL_SIZE = 48
"""Sides of the two icons in pixels."""

_RIM = theme.rgb(0xB9A988)
_FACE = theme.rgb(0xF8F2E2)
_COLOURS = (0xD9383A, 0x2472D8, 0x149A62, 0xE0A100)
STYLES = [theme.style(theme.BACKGROUND, _RIM), theme.style(_RIM, _FACE)]
"""Styles of the rim, the face and the four pips."""
STYLES += [theme.style(_FACE, theme.rgb(colour)) for colour in _COLOURS]
# Top left of the pips, placed like players around the table. The large die is rotated by 14 degrees.
_PIPS = ((17, 9), (42, 15), (11, 34), (35, 40))
_SMALL_PIPS = ((9, 8), (31, 8), (9, 30), (31, 30))


def draw(canvas, x: int, y: int) -> None:
    """Draw the icon on theme.BACKGROUND, SIZE pixels square."""
    canvas.picture(x, y, art.ICON_BODY, STYLES[0])
    canvas.picture(x, y, art.ICON_FACE, STYLES[1])
    for seat in range(4):
        canvas.picture(x + _PIPS[seat][0], y + _PIPS[seat][1], art.PIP, STYLES[2 + seat])


def draw_small(canvas, x: int, y: int) -> None:
    """Draw the smaller, upright icon on theme.BACKGROUND, SMALL_SIZE pixels square."""
    canvas.picture(x + 4, y + 4, art.BODY + 4, STYLES[0])
    canvas.picture(x + 4, y + 4, art.FACE + 4, STYLES[1])
    for seat in range(4):
        canvas.picture(x + _SMALL_PIPS[seat][0], y + _SMALL_PIPS[seat][1], art.PIP + 4, STYLES[2 + seat])
