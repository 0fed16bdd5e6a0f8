"""What the screens of Shape Cards with a board share."""

# pyright: reportAttributeAccessIssue=false
# OnBoard calls what its subclasses give.

from firmware.drawing import fonts, theme, widgets
from firmware.drawing.focus import Focus
from firmware.games.shape_cards.board import FOCUSED, HIDDEN, NO_CARD, Board, Card, figure
from firmware.keys import OK
from firmware.screens.in_game.base import Band, Button, InGame, Line

BUTTON = 16
"""Places of the focus: fields 0 to 15, then the buttons."""
BUTTONS = 3


class OnBoard(InGame):
    """A screen with the board at the left, the cards of both players beside it, a line of words (not on a low panel) and up to three buttons.

    A subclass gives `stops()`, `chosen(place)`, `light()`, `words()` (the line, the words in the band) and `labels()`, and has `focus`.
    """

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
        self.stale = True  # what can be chosen and the words must be made anew

    # Keys

    def handle(self, key):
        """Move between what can be chosen; ok chooses."""
        if self.common(key):
            return
        if key == OK:
            self.refresh()
            self.chosen(self.focus)
            return
        if self.stale:
            self.set_stops()
        if self.places.handle(key, self.app.hardware.has_stick):
            self.focus = self.order[self.places.index]
            self.moved()
            self.app.changed()

    def refresh(self):
        """Make everything anew."""
        self.stale = True
        self.app.changed()

    def moved(self):
        """The focus moved: only the board changes, unless a subclass says otherwise."""
        self.light_board()

    def set_stops(self):
        """Tell the focus where it can go now."""
        self.order = self.stops()
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
        if not self.stale:
            return
        self.stale = False
        self.set_stops()
        app = self.app
        place = self.place = widgets.layout(app)
        labels = self.labels()
        self.count = len(labels)
        self.light_board()
        words, headline = self.words()
        name = app.table.players[self.seat]
        colour = app.colours[self.seat]
        left = place.left
        if place.tall:
            self.band.prepare(place, 32, colour, name, (headline, ""), bool(headline))
            self.board.prepare(left, 32, 40)
            self.side = left + 160
            self._lay_cards(self.side, 32, place.right - self.side, 160)
            self.line.prepare(left, 192, place.width, 20, words)
            self._lay_buttons(left, place.width, labels)
            return
        self.band.prepare(place, 20, colour, name, (headline, ""), bool(headline))
        self.board.prepare(left, 20, 28)
        self.side = left + 112
        y = 135 - 23 * BUTTONS
        self._lay_cards(self.side, 20, place.right - self.side, y - 20)
        for i in range(self.count):
            self.buttons[i].prepare(self.side, y, place.right - self.side, 23, labels[i], fonts.SMALL)
            y += 23
        self.rest = 135 - y

    def _lay_buttons(self, x, width, labels):
        # All in the same font.
        font = fonts.MEDIUM
        for label in labels:
            font = fonts.fit(label, width // len(labels) - 8, font)
        for i in range(len(labels)):
            end = self.place.left + width * (i + 1) // len(labels)
            self.buttons[i].prepare(x, 212, end - x, 28, labels[i], font)
            x = end

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

    def _lay_cards(self, x, y, w, h):
        shown = self.hands()
        while len(shown) < 4:
            shown.append((NO_CARD, 0))
        half = w // 2
        for i in range(4):
            mask, look = shown[i]
            across = i % 2 * half
            if h < 100:
                # A low panel has room for the first two only.
                if i < 2:
                    self.cards[i].prepare(x + across, y, w - half if i else half, h, mask, look)
            elif w >= 100:
                self.cards[i].prepare(
                    x + across, y + i // 2 * 80, w - half if across else half, 80, mask, look, 12 if i < 2 else 8
                )
            elif i < 2:
                self.cards[i].prepare(x, y + i * 60, w, 60, mask, look, 11)
            else:
                self.cards[i].prepare(x + across, y + 120, w - half if across else half, 40, mask, look)

    def draw(self, canvas):
        """The boxes of the parts."""
        place = self.place
        self.band.draw(canvas)
        self.board.draw(canvas)
        if place.tall:
            for card in self.cards:
                card.draw(canvas)
            self.line.draw(canvas)
        else:
            canvas.blank(place.left, 132, 112, 3, theme.BACKGROUND)
            self.cards[0].draw(canvas)
            self.cards[1].draw(canvas)
        for i in range(self.count):
            self.buttons[i].draw(canvas, self.lit_button() == BUTTON + i, self.usable(BUTTON + i))
        if place.tall:
            if not self.count:
                canvas.blank(place.left, 212, place.width, 28, theme.BACKGROUND)
        elif self.rest:
            canvas.blank(self.side, place.height - self.rest, place.right - self.side, self.rest, theme.BACKGROUND)

    def usable(self, place):
        """True when a button does something now."""
        return place in self.order

    def lit_button(self):
        """The button that ok would press, or a field."""
        return self.focus
