"""The table of Shape Cards, drawn: the four by four fields with their pieces, and cards with their figures."""

from firmware.drawing import art, fonts, theme
from firmware.drawing.canvas import LARGEST
from firmware.games.shape_cards import game as shape_cards
from shared_rules.shape_cards.fields import EMPTY, FIRST_FIELD, GREEN, NOWHERE, OWN, indexes, mask_of_figure

FOCUSED, LIT, BARRED = 4, 8, 16
"""Looks of a field, added to the piece on it: 0 none, 1 green, 2 yellow, 3 blue."""

HIDDEN = -1
"""In the place of a figure's mask: a card that only its owner may see."""
NO_CARD = -2
DIM, CHOSEN = 16, 32
"""Looks of a card, added to the index of the colour of its squares."""

GOLD = theme.rgb(0xFFC640)
_COLOURS = (-1, shape_cards.GREEN, shape_cards.YELLOW, shape_cards.BLUE)
_DISCS = tuple(
    [theme.style(paper, theme.PLAYERS[colour][1]) for paper in (theme.PANEL, theme.FOCUS) for colour in _COLOURS[1:]]
)
_CROSS = theme.style(theme.PANEL, theme.WARNING)
_FADED = theme.rgb(0x66717F)


_LOOKS = {EMPTY: 0, GREEN: 1, OWN[0]: 2, OWN[1]: 3}


class Board:
    """The fields and pieces, as large as the area allows. Set `looks` beforehand: see FOCUSED, LIT, BARRED."""

    def __init__(self):
        self.looks = bytearray(16)

    def pieces(self, game):
        """Take the pieces of the game; all else goes out."""
        for at in range(16):
            self.looks[at] = _LOOKS[game.board[at]]
        if game.barred != NOWHERE:
            self.looks[game.barred] |= BARRED

    def light(self, mask, look=LIT):
        """Add a look to the fields of a mask, the first field being the highest of 16 bits."""
        for at in indexes(mask):
            self.looks[at] |= look

    def prepare(self, x, y, cell):
        """Format for fields of this many pixels, the first one's corner at x, y."""
        self.x, self.y, self.cell = x, y, cell
        self.size = 4 * cell
        disc = self.disc = 32 if cell >= 38 else 24 if cell >= 27 else 16
        self.round = len(theme.PLAYERS) * theme.MARK_SIZES.index(disc)
        self.inset = (cell - disc) // 2
        self.mark_inset = (disc - 16) // 2

    def draw(self, canvas):
        """One box a field."""
        cell = self.cell
        y = self.y
        for at in range(16):
            x = self.x + at % 4 * cell
            if at and at % 4 == 0:
                y += cell
            if canvas.begin_region(x, y, cell, cell, theme.BACKGROUND, self.looks[at]):
                self._field(canvas, x, y, self.looks[at])

    def _field(self, canvas, x, y, look):
        side = self.cell - 2
        focused = look & FOCUSED
        canvas.fill(x + 1, y + 1, side, side, theme.FOCUS if focused else GOLD if look & LIT else theme.PANEL)
        if look & LIT:
            canvas.fill(x + 4, y + 4, side - 6, side - 6, theme.FOCUS if focused else theme.PANEL)
        corners(canvas, x + 1, y + 1, side)
        piece = look & 3
        x += self.inset
        y += self.inset
        if piece:
            style = _DISCS[piece + 2 if focused else piece - 1]
            colour = _COLOURS[piece]
            if self.disc == 16:
                canvas.picture(x, y, theme.mark(colour, 16), style)
                return
            canvas.picture(x, y, art.MARKS + self.round, style)
            canvas.picture(
                x + self.mark_inset, y + self.mark_inset, theme.mark(colour, 16), theme.PLAYER_STYLES[colour]
            )
        elif look & BARRED:
            sign = 32 if self.disc == 32 else 24 if self.disc == 24 else 18
            shift = (self.disc - sign) // 2
            art.cell_icon(canvas, x + shift, y + shift, sign, art.CROSS_ICON, _CROSS)


class Card:
    """A card in an area all of which it covers."""

    def __init__(self):
        self.mask = NO_CARD
        self.look = 0

    def prepare(self, x, y, w, h, mask, look=0, largest=16):
        """Format for an area of this place and size. mask: the figure's squares, HIDDEN or NO_CARD; look: the index of
        a colour, and DIM or CHOSEN.
        """
        self.x, self.y, self.w, self.h = x, y, w, h
        self.mask = mask
        self.look = look
        room = min(w, h)
        # A frame of 3 pixels, or 2 around a small card, must fit around it.
        self.frame = 3 if room >= 40 else 2
        square = self.square = min((room - 4 * self.frame) // 4, largest)
        self.side = 4 * square + 2 * self.frame
        self.left = x + (w - self.side) // 2
        self.top = y + (h - self.side) // 2
        self.large = w * h > LARGEST
        if self.large and mask != NO_CARD:
            # One box for the card, paper around it.
            self.x = self.left - self.frame
            self.y = self.top - self.frame
            self.w = self.h = self.side + 2 * self.frame
            self.around = (x, y, w, h)

    def draw(self, canvas, focused=False):
        """One box, and paper around it where the area is large."""
        if self.large:
            if self.mask == NO_CARD:
                canvas.clear_rect(self.x, self.y, self.w, self.h, theme.BACKGROUND)
                return
            self._paper(canvas)
        look = self.look | 64 if focused else self.look
        if (
            canvas.begin_region(self.x, self.y, self.w, self.h, theme.BACKGROUND, self.mask + 2 << 8 | look)
            and self.mask != NO_CARD
        ):
            self._paint(canvas, focused)

    def _paper(self, canvas):
        x, y, w, h = self.around
        right = self.x + self.w
        below = self.y + self.h
        paper(canvas, x, y, w, self.y - y)
        paper(canvas, x, self.y, self.x - x, self.h)
        paper(canvas, right, self.y, x + w - right, self.h)
        paper(canvas, x, below, w, y + h - below)

    def _paint(self, canvas, focused):
        x, y, side = self.left, self.top, self.side
        if focused or self.look & CHOSEN:
            frame = self.frame
            canvas.fill(x - frame, y - frame, side + 2 * frame, side + 2 * frame, theme.FOCUS if focused else GOLD)
        canvas.fill(x, y, side, side, theme.PANEL)
        if not focused and not self.look & CHOSEN:
            corners(canvas, x, y, side)
        if self.mask == HIDDEN:
            font = fonts.LARGE if side >= 36 else fonts.SMALL
            canvas.text(
                x + (side - font.width("?")) // 2, y + (side - font.height) // 2, "?", font, theme.TEXT_PANEL_DIM
            )
            return
        square = self.square
        gap = (side - 4 * square) // 2
        ink = _FADED if self.look & DIM else theme.PLAYERS[self.look & 15][1]
        x += gap
        y += gap
        canvas.fill(x, y, 4 * square, 4 * square, theme.BACKGROUND)
        for line in range(1, 4):
            canvas.fill(x, y + line * square - 1, 4 * square, 1, theme.PANEL)
            canvas.fill(x + line * square - 1, y, 1, 4 * square, theme.PANEL)
        for at in range(16):
            if self.mask & FIRST_FIELD >> at:
                canvas.fill(x + at % 4 * square, y + at // 4 * square, square - 1, square - 1, ink)


def paper(canvas, x: int, y: int, w: int, h: int) -> None:
    """The background's colour over an area, which may be empty."""
    if w and h:
        canvas.clear_rect(x, y, w, h, theme.BACKGROUND)


def corners(canvas, x, y, side):
    """Cut the corners of a square tile: a few large pixels, for a board has many of them."""
    canvas.fill(x, y, 2, 2, theme.BACKGROUND)
    canvas.fill(x + side - 2, y, 2, 2, theme.BACKGROUND)
    canvas.fill(x, y + side - 2, 2, 2, theme.BACKGROUND)
    canvas.fill(x + side - 2, y + side - 2, 2, 2, theme.BACKGROUND)


def figure(game, card: int) -> int:
    """The mask of a card's figure, as it is printed."""
    return mask_of_figure(game.figures[card])
