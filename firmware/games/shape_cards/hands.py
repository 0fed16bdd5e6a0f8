"""All cards of Shape Cards that lie open, and the way to the own hidden ones in expert."""

from firmware.drawing import fonts, theme, widgets
from firmware.games.shape_cards import game as shape_cards
from firmware.games.shape_cards.board import HIDDEN, NO_CARD, Card, figure
from firmware.keys import BACK, DOWN, HELD, INFO, LEFT, OK, RIGHT, UP
from firmware.screens.in_game.base import InGame

MOST = 6
"""Completed cards shown of each player, the last ones."""
_SMALL = 34
"""Width of such a card."""


class Hands(InGame):
    """For each player the hand and what was completed. State: the seat that has the focus."""

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.game = app.table.game
        self.focus = state or 0
        self.looks = self.game.expert and not app.table.over
        self.titles = []
        self.cards = [Card() for _ in range(4)]
        self.done = [Card() for _ in range(2 * MOST)]

    def state(self):
        """The focus."""
        return self.focus

    def handle(self, key):
        """Ok lets a player look at hidden cards, or closes."""
        app = self.app
        if key == BACK + HELD:
            app.leave()
        elif key == OK and self.looks:
            app.push(shape_cards.LOOK, [[self.focus], 0])
        elif key in (OK, BACK, INFO):
            app.pop()
        elif self.looks and key in (UP, DOWN, LEFT, RIGHT):
            self.focus = 1 - self.focus
            app.invalidate()

    def prepare(self):
        """One half of the panel for each player."""
        layout = self.layout = widgets.layout(self.app)
        self.half = layout.height // 2
        self.title = 28 if layout.tall else 20
        self.titles = []
        for seat in range(2):
            self._half(seat, seat * self.half, self.half if seat == 0 else layout.height - self.half)

    def _half(self, seat, y, high):
        app = self.app
        game = self.game
        layout = self.layout
        name = app.table.players[seat]
        count = len(game.completed[seat])
        words = ("%d completed" % count, "%d done" % count, str(count))
        if game.revenge:
            words = (
                "%d done, revenge %d" % (count, game.counters[seat]),
                "%d, revenge %d" % (count, game.counters[seat]),
            ) + words
        if self.looks and seat == self.focus:
            words = ("OK: look", "OK")
        font = fonts.fit(name, layout.width - 90, fonts.MEDIUM if layout.tall else fonts.SMALL)
        space = layout.width - 32 - font.width(name) - 2 * widgets.EDGE
        right = widgets.first_that_fits(words, fonts.SMALL, space)
        self.titles.append(
            (name, font, right, layout.right - widgets.EDGE - fonts.SMALL.width(right), name + "\n" + right)
        )
        y += self.title
        high -= self.title
        colour = app.colours[seat]
        hand = game.hands[seat]
        w = min(high, 76)
        for i in range(2):
            mask = NO_CARD if i >= len(hand) else HIDDEN if game.expert else figure(game, hand[i])
            self.cards[2 * seat + i].prepare(layout.left + i * w, y, w, high, mask, colour)
        self._completed(seat, layout.left + 2 * w, y, layout.right - layout.left - 2 * w, high)

    def _completed(self, seat, x, y, w, high):
        # As many small cards as there is room for, the last ones completed.
        game = self.game
        columns = self.columns = min(w // _SMALL, 3)
        rows = self.rows = 2 if high >= 80 else 1
        shown = game.completed[seat][-columns * rows :]
        for i in range(columns * rows):
            column = i % columns
            row = i // columns
            wide = w // columns if column < columns - 1 else w - w // columns * (columns - 1)
            tall = high // rows if row < rows - 1 else high - high // rows * (rows - 1)
            mask = figure(game, shown[i]) if i < len(shown) else NO_CARD
            look = self.app.colours[seat]
            self.done[seat * MOST + i].prepare(
                x + column * (w // columns), y + row * (high // rows), wide, tall, mask, look, 6
            )

    def draw(self, canvas):
        """One box a title and a card."""
        layout = self.layout
        for seat in range(2):
            y = seat * self.half
            title = self.titles[seat]
            colour = self.app.colours[seat]
            focused = self.looks and seat == self.focus
            if canvas.begin_region(
                layout.left, y, layout.width, self.title, theme.PLAYERS[colour][1], focused, title[4]
            ):
                size = 24 if layout.tall else 16
                canvas.picture(
                    layout.left + 4, y + (self.title - size) // 2, theme.mark(colour, size), theme.PLAYER_STYLES[colour]
                )
                canvas.text(
                    layout.left + 32,
                    y + (self.title - title[1].height) // 2,
                    title[0],
                    title[1],
                    theme.PLAYER_STYLES[colour],
                )
                canvas.text(
                    title[3],
                    y + (self.title - fonts.SMALL.height) // 2,
                    title[2],
                    fonts.SMALL,
                    theme.PLAYER_STYLES[colour],
                )
            self.cards[2 * seat].draw(canvas)
            self.cards[2 * seat + 1].draw(canvas)
            for i in range(self.columns * self.rows):
                self.done[seat * MOST + i].draw(canvas)
