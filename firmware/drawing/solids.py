"""Dice without six faces: a coin and the polyhedral dice of role-playing games, the number on the upper face.

Only free dice need this module. A solid is two pictures, body and face, like a die of firmware/drawing/art.py, with the
same sizes, looks and styles; the screen measures the width of its number.
"""

from firmware.drawing import art, fonts

KINDS = (2, 4, 8, 10, 12, 20, 100)
"""Supported numbers of faces; dice with 3 or 6 faces are drawn with pips."""
SIZES = art.DIE_SIZES[:3]
_MARGINS = (4, 4, 2)
# Centre of the number in thousandths of the body's side, from the left and from the top.
_MIDDLES = (500, 620, 450, 470, 500, 510, 500)
_FONTS = (fonts.LARGE, fonts.MEDIUM, fonts.SMALL)
# In these fonts, rows from the top of a digit's cell to its centre, and from there to the bar of a held die.
_FIGURES = (15, 12, 8)
_BARS = (13, 10, 8)
_TALL_FIGURE, _TALL_BAR = 11, 13


def _font(size, kind):
    which = SIZES.index(size)
    return which + 1 if kind == 100 and which < 2 else which


def font(size: int, kind: int) -> fonts.Font:
    """Return the font of the number on a solid with `kind` faces."""
    return _FONTS[_font(size, kind)]


def draw(canvas, x: int, y: int, size: int, kind: int, words: str, words_width: int, look: int) -> None:
    """Paint a solid into the open box on theme.BACKGROUND, the top left of its square at x, y. size: one of SIZES;
    kind: one of KINDS; words: its number, `words_width` wide in its font, or ""; look: as for art.die.
    """
    styles = art.ON_BACKGROUND
    which = SIZES.index(size)
    shape = KINDS.index(kind)
    first = 1 + (look & 3) * 6
    if fonts.large_text and size == SIZES[-1]:
        # In its shape there is no room for the number.
        art.die(canvas, x, y, size, art.NO_FACE, look)
        if words:
            canvas.text(x + (size - words_width + 1) // 2, y + 4, words, fonts.SMALL, styles[first + 2])
        return
    if look & art.FOCUSED:
        canvas.picture(x, y, art.FRAME + 4 * which, styles[0])
    margin = _MARGINS[which]
    picture = art.SOLIDS + 2 * (len(KINDS) * which + shape)
    canvas.picture(x + margin, y + margin, picture, styles[first])
    canvas.picture(x + margin, y + margin, picture + 1, styles[first + 1])
    if words:
        numbers = _font(size, kind)
        is_tall = fonts.large_text and numbers
        up = _TALL_FIGURE if is_tall else _FIGURES[numbers]
        down = _TALL_BAR if is_tall else _BARS[numbers]
        middle = margin + (size - 2 * margin) * _MIDDLES[shape] // 1000
        words_x = x + (size - words_width + 1) // 2
        canvas.text(words_x, y + middle - up, words, _FONTS[numbers], styles[first + 2])
        if look & 3 == art.HELD:
            canvas.fill(x + size * 3 // 8, y + middle + down, size // 4, 3 - which // 2, art.HELD_BAR)
