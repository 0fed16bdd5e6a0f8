"""Drawing of the table of Shape Cards: the four by four fields with their pieces, and cards with their figures."""

from firmware.drawing import art, fonts, theme
from firmware.drawing.area import Area
from firmware.drawing.canvas import LARGEST
from firmware.drawing.widgets import Background
from firmware.games.shape_cards import words
from shared_rules.shape_cards.fields import EMPTY, FIELDS, GREEN, NOWHERE, OWN, SIDE, indexes, mask_of_figure

FOCUSED, LIT, BARRED = 4, 8, 16
"""Looks of a field, added to the look of its piece."""
LOOKS = {EMPTY: 0, GREEN: 1, OWN[0]: 2, OWN[1]: 3}
"""The look of each piece."""

HIDDEN = -1
"""Instead of a figure's mask: a card that only its owner may see."""
NO_CARD = -2
DIM, CHOSEN = 16, 32
"""Looks of a card, added to the colour index of its squares."""
_FOCUSED = 64

GOLD = theme.rgb(0xFFC640)
_COLOURS = (-1, words.GREEN, words.YELLOW, words.BLUE)
_DISCS = tuple(
    [theme.style(under, theme.PLAYERS[colour][1]) for under in (theme.PANEL, theme.FOCUS) for colour in _COLOURS[1:]]
)
_CROSS = theme.style(theme.PANEL, theme.WARNING)


class Board:
    """The fields and pieces. Set `looks` first, one per field."""

    def __init__(self):
        self.looks = bytearray(FIELDS)

    def pieces(self, game) -> None:
        """Set the looks to the game's pieces, with no field lit."""
        for at in range(FIELDS):
            self.looks[at] = LOOKS[game.board[at]]
        if game.barred != NOWHERE:
            self.looks[game.barred] |= BARRED

    def light(self, mask: int) -> None:
        """Light the fields of a mask; the first field is the highest of 16 bits."""
        for at in indexes(mask):
            self.looks[at] |= LIT

    def prepare(self, x: int, y: int, cell: int) -> None:
        """Format for fields of `cell` pixels, with the first one's corner at x, y."""
        self.x, self.y, self.cell = x, y, cell
        self.size = SIDE * cell
        # Below the band of large text fields are two pixels smaller, the discs are not.
        disc = self.disc = 16 if cell < 26 else 24 if cell < (36 if fonts.large_text else 38) else 32
        self.round = len(theme.PLAYERS) * theme.MARK_SIZES.index(disc)
        self.inset = (cell - disc) // 2

    def draw(self, canvas) -> None:
        """Paint one box per field."""
        cell = self.cell
        for at in range(FIELDS):
            x = self.x + at % SIDE * cell
            y = self.y + at // SIDE * cell
            if canvas.begin_region(x, y, cell, cell, theme.BACKGROUND, self.looks[at]):
                self._field(canvas, x, y, self.looks[at])

    def _field(self, canvas, x, y, look):
        side = self.cell - 2
        focused = look & FOCUSED
        colour = theme.FOCUS if focused else theme.PANEL
        canvas.fill(x + 1, y + 1, side, side, GOLD if look & LIT and not focused else colour)
        if look & LIT:
            canvas.fill(x + 4, y + 4, side - 6, side - 6, colour)
        _cut_corners(canvas, x + 1, y + 1, side)
        x += self.inset
        y += self.inset
        if look & 3:
            self._piece(canvas, x, y, look & 3, focused)
        elif look & BARRED:
            sign = max(self.disc, art.CELL_SIZES[-1])
            shift = (self.disc - sign) // 2
            art.cell_icon(canvas, x + shift, y + shift, sign, art.CROSS_ICON, _CROSS)

    def _piece(self, canvas, x, y, piece, focused):
        # A disc with the player's mark in it, or only the mark if the disc does not fit.
        colour = _COLOURS[piece]
        style = _DISCS[piece + 2 if focused else piece - 1]
        mark = theme.mark(colour, 16)
        if self.disc > 16:
            canvas.picture(x, y, art.MARKS + self.round, style)
            x += (self.disc - 16) // 2
            y += (self.disc - 16) // 2
            style = theme.PLAYER_STYLES[colour]
        canvas.picture(x, y, mark, style)


class Card:
    """A card in an area, which it covers completely."""

    def __init__(self, strip, mask, look=0, largest=16):
        """strip: (x, y, w, h); mask: the figure's squares, HIDDEN or NO_CARD.

        look: a colour's index, plus DIM or CHOSEN; largest: maximum pixels of a square.
        """
        x, y, w, h = strip
        room = min(w, h)
        # Leave room for a frame of 3 pixels, or 2 around a small card.
        frame = 3 if room >= 40 else 2
        square = min((room - 4 * frame) // SIDE, largest)
        side = SIDE * square + 2 * frame
        left = x + (w - side) // 2
        top = y + (h - side) // 2
        self.mask = mask
        self.look = look
        self.around = []
        if w * h > LARGEST:
            # One box for the card, background around it.
            area = Area(*strip)
            self.around.append(Background(area.cut_top(top - frame - y)))
            self.around.append(Background(area.cut_bottom(area.bottom - top - side - frame)))
            self.around.append(Background(area.cut_left(left - frame - x)))
            self.around.append(Background(area.cut_right(area.right - left - side - frame)))
            x, y, w, h = area.rest()
        self._shown = (x, y, w, h, left, top, square, side, frame, indexes(mask))

    def draw(self, canvas, focused: bool = False, usable: bool = True) -> None:
        """Paint one box, and background around it in a large area; a card that is not usable now is hollow."""
        for blank in self.around:
            blank.draw(canvas)
        x, y, w, h, _x, _y, _square, _side, _frame, _squares = self._shown
        look = self.look if usable else DIM
        if focused:
            look |= _FOCUSED
        if canvas.begin_region(x, y, w, h, theme.BACKGROUND, self.mask + 2 << 8 | look) and self.mask != NO_CARD:
            self._paint(canvas, look)

    def _paint(self, canvas, look):
        _x, _y, _w, _h, x, y, square, side, frame, squares = self._shown
        if look & (_FOCUSED | CHOSEN):
            colour = theme.FOCUS if look & _FOCUSED else GOLD
            canvas.fill(x - frame, y - frame, side + 2 * frame, side + 2 * frame, colour)
        canvas.fill(x, y, side, side, theme.PANEL)
        if not look & (_FOCUSED | CHOSEN):
            _cut_corners(canvas, x, y, side)
        if self.mask == HIDDEN:
            font = fonts.LARGE if side >= 36 else fonts.SMALL
            x += (side - font.width("?")) // 2
            canvas.text(x, y + (side - font.height) // 2, "?", font, theme.TEXT_PANEL_DIM)
            return
        hollow = look & DIM
        colour = theme.FAINT if hollow else theme.PLAYERS[look & 15][1]
        x += frame
        y += frame
        side = SIDE * square
        canvas.fill(x, y, side, side, theme.BACKGROUND)
        for line in range(1, SIDE):
            canvas.fill(x, y + line * square - 1, side, 1, theme.PANEL)
            canvas.fill(x + line * square - 1, y, 1, side, theme.PANEL)
        rim = 2 if square >= 9 else 1
        for at in squares:
            left, top = x + at % SIDE * square, y + at // SIDE * square
            canvas.fill(left, top, square - 1, square - 1, colour)
            if hollow:
                inner = square - 1 - 2 * rim
                canvas.fill(left + rim, top + rim, inner, inner, theme.BACKGROUND)


def _cut_corners(canvas, x, y, side):
    # The corners of a square tile as a few large pixels: a board has many tiles.
    far_x, far_y = x + side - 2, y + side - 2
    canvas.fill(x, y, 2, 2, theme.BACKGROUND)
    canvas.fill(far_x, y, 2, 2, theme.BACKGROUND)
    canvas.fill(x, far_y, 2, 2, theme.BACKGROUND)
    canvas.fill(far_x, far_y, 2, 2, theme.BACKGROUND)


def figure(game, card: int) -> int:
    """Return the mask of a card's figure as printed."""
    return mask_of_figure(game.cards.figures[card])
