"""What the screens of Shape Cards with a board share."""

# pyright: reportAttributeAccessIssue=false
# OnBoard calls what its subclasses give.

from firmware.drawing import fonts, widgets
from firmware.drawing.area import Area
from firmware.drawing.focus import Focus
from firmware.games.shape_cards.board import FOCUSED, HIDDEN, NO_CARD, Board, Card, figure, paper
from firmware.keys import BACK, OK, UNDO
from firmware.screens.in_game.base import Band, Button, InGame, Line

BUTTON = 16
"""Places of the focus: fields 0 to 15, then the buttons."""
BUTTONS = 3


class OnBoard(InGame):
    """A screen with the board at the left, the cards of both players beside it, a line of words (not on a low panel)
    and up to three buttons.

    A subclass gives `focusable()`, `chosen(place)`, `light()`, `words()` (the line, the words in the band) and `labels()`,
    and has `focus`. Where a field is chosen first and then what is done with it, `at` is that field, -1 before.
    """

    at = -1

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.game = app.table.game
        self.seat = app.table.to_move
        self.band = Band()
        self.board = Board()
        self.line = Line()
        self.cards = [Card() for _ in range(4)]
        self.buttons = [Button() for _ in range(BUTTONS)]
        self.places = Focus()
        self.order = []
        self.count = 0  # buttons in use
        self.dirty = True  # what can be chosen and the words must be made anew

    # Keys

    def handle(self, key):
        """Move between what can be chosen; ok chooses. Back and undo let go of a field that was chosen first."""
        if self.at >= 0 and (key == BACK or key == UNDO):
            self.let_go()
            return
        if self.common(key):
            return
        if key == OK:
            self.refresh()
            self.chosen(self.focus)
            return
        if self.dirty:
            self.set_stops()
        if self.places.handle(key, self.app.hardware.has_stick):
            self.focus = self.order[self.places.index]
            self.moved()
            self.app.invalidate()

    def let_go(self) -> None:
        """Choose the first field anew."""
        self.focus = self.at
        self.at = -1
        self.refresh()

    def refresh(self):
        """Make everything anew."""
        self.dirty = True
        self.app.invalidate()

    def moved(self):
        """The focus moved: only the board changes, unless a subclass says otherwise."""
        self.light_board()

    def set_stops(self):
        """Tell the focus where it can go now."""
        self.order = self.focusable()
        if self.focus not in self.order:
            self.focus = self.order[0]
        self.places.set([self.place_of(stop) for stop in self.order])
        self.places.index = self.order.index(self.focus)

    def place_of(self, stop):
        """Row and column of a place of the focus."""
        return (stop // 4, stop % 4) if stop < BUTTON else (4, stop - BUTTON)

    def light_board(self):
        """The looks of all fields."""
        self.board.pieces(self.game)
        self.light()
        if self.focus < BUTTON:
            self.board.looks[self.focus] |= FOCUSED

    # Picture

    def prepare(self):
        """Band, board, cards, line, buttons."""
        if not self.dirty:
            return
        self.dirty = False
        self.set_stops()
        app = self.app
        layout = self.layout = widgets.layout(app)
        labels = self.labels()
        self.count = len(labels)
        self.light_board()
        words, headline = self.words()
        name = app.table.players[self.seat]
        colour = app.colours[self.seat]
        content = layout.content()
        tall = layout.tall
        content.cut_top(32 if tall else 20)
        self.band.prepare(layout, content.y, colour, name, (headline, ""), bool(headline))
        if tall:
            self._lay_buttons(*content.cut_bottom(28), labels)
            self.line.prepare(*content.cut_bottom(20), words)
        board = content.cut_left(self._prepare_board(content, 40 if tall else 88))
        self.below = (board[0], board[1] + self.board.size, board[2], board[3] - self.board.size)
        if tall:
            self._lay_cards(content)
            return
        buttons = content.cut_bottom(23 * BUTTONS)
        self._lay_low_cards(content)
        strip = Area(*buttons)
        for i in range(self.count):
            self.buttons[i].prepare(*strip.cut_top(23), labels[i], fonts.SMALL)
        self.rest = strip.rest()

    def _prepare_board(self, area, beside):
        # As large as the area allows, with so many pixels left beside it; gives its width.
        self.board.prepare(area.x, area.y, min(area.h, area.w - beside) // 4)
        return self.board.size

    def _lay_buttons(self, x, y, w, h, labels):
        # All in the same font.
        font = fonts.MEDIUM
        for label in labels:
            font = fonts.fit(label, w // len(labels) - 8, font)
        start = 0
        for i in range(len(labels)):
            end = w * (i + 1) // len(labels)
            self.buttons[i].prepare(x + start, y, end - start, h, labels[i], font)
            start = end

    def hands(self):
        """The cards beside the board: (mask, look) of up to four, the first two large."""
        game = self.game
        found = []
        for seat in (self.seat, 1 - self.seat):
            for card in game.hands[seat]:
                found.append((HIDDEN if game.expert else figure(game, card), self.app.colours[seat]))
            while len(found) % 2:
                found.append((NO_CARD, 0))
        return found

    def _lay_cards(self, area: Area):
        # The own cards above, larger ones; the other player's below. In a narrow area the first two stand one above the
        # other.
        shown = self.hands()
        while len(shown) < 4:
            shown.append((NO_CARD, 0))
        if area.w >= 100:
            cells = area.grid(2, 2)
            largest = (12, 12, 8, 8)
        else:
            high = area.h * 3 // 8
            cells = [area.cut_top(high), area.cut_top(high)] + area.grid(2, 1)
            largest = (11, 11, 16, 16)
        for i in range(4):
            card, colour = shown[i]
            self.cards[i].prepare(*cells[i], card, colour, largest[i])

    def _lay_low_cards(self, area: Area):
        # A low panel has room for the first two only.
        shown = self.hands()
        cells = area.grid(2, 1)
        for i in range(2):
            self.cards[i].prepare(*cells[i], *(shown[i] if i < len(shown) else (NO_CARD, 0)))

    def draw(self, canvas):
        """The boxes of the parts."""
        tall = self.layout.tall
        self.band.draw(canvas)
        self.board.draw(canvas)
        x, y, w, h = self.below
        paper(canvas, x, y, w, h)
        for i in range(4 if tall else 2):
            self.cards[i].draw(canvas)
        if tall:
            self.line.draw(canvas)
        else:
            x, y, w, h = self.rest
            paper(canvas, x, y, w, h)
        for i in range(self.count):
            self.buttons[i].draw(canvas, self.lit_button() == BUTTON + i, self.usable(BUTTON + i))

    def usable(self, place):
        """True when a button does something now."""
        return place in self.order

    def lit_button(self):
        """The button that ok would press, or a field."""
        return self.focus
