"""Revenge in Shape Cards that exchanges cards: one of the own hand, then one of the other player's, which in expert
stays hidden.
"""

from firmware import loading
from firmware.drawing import theme, widgets
from firmware.drawing.focus import Focus
from firmware.games.shape_cards.board import HIDDEN, Card, figure
from firmware.keys import BACK, OK, UNDO
from firmware.screens.in_game.base import Band, Button, InGame, Line

LEAVE = 2
"""Place of the focus beside the cards 0 and 1."""


class Exchange(InGame):
    """State: [place in the own hand or -1, focus]; None in expert, where it would tell something."""

    drops_type_ahead = True

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.game = app.table.game
        self.seat = app.table.to_move
        self.mine, self.focus = state or [-1, 0]
        self.cover = loading.lazy_import("games.shape_cards.secret").Cover(app, self.seat) if self.game.expert else None
        self.band = Band()
        self.line = Line()
        self.button = Button()
        self.cards = [Card(), Card()]
        self.places = Focus()
        self._set_stops()

    def state(self):
        """What was chosen, unless it tells something."""
        return None if self.game.expert else [self.mine, self.focus]

    def _hand(self):
        return self.game.hands[self.seat if self.mine < 0 else 1 - self.seat]

    def _set_stops(self):
        self.order = list(range(len(self._hand()))) + [LEAVE]
        self.places.set([(0, stop) if stop < LEAVE else (1, 0) for stop in self.order])
        if self.focus not in self.order:
            self.focus = 0
        self.places.index = self.order.index(self.focus)

    def handle(self, key):
        """The cover first; ok chooses, back and undo let go of the first card."""
        cover = self.cover
        if cover is not None:
            cover.touch()
        if self.mine >= 0 and (key == BACK or key == UNDO):
            self._let_go()
        elif self.common(key):
            return
        elif cover is not None and cover.closed:
            if key == OK:
                cover.open()
        elif key == OK:
            self._chosen()
        elif self.places.handle(key, self.app.hardware.has_stick):
            self.focus = self.order[self.places.index]
            self.app.invalidate()

    def tick(self, now):
        """The cover comes back by itself."""
        return self.cover is not None and self.cover.tick(now)

    def _let_go(self):
        self.focus = self.mine
        self.mine = -1
        self._set_stops()
        self.app.invalidate()

    def _chosen(self):
        if self.focus == LEAVE:
            if self.mine >= 0:
                self._let_go()
            else:
                self.app.pop()
        elif self.mine < 0:
            self.mine = self.focus
            self.focus = 0
            self._set_stops()
            self.app.invalidate()
        else:
            theirs = self.focus if self.game.expert else self._hand()[self.focus]
            self.app.act({"type": "exchange", "mine": self.game.hands[self.seat][self.mine], "theirs": theirs})

    def prepare(self):
        """The cover, or the hand to choose from."""
        if self.cover is not None and self.cover.closed:
            self.cover.prepare()
            return
        app = self.app
        game = self.game
        layout = self.layout = widgets.layout(app)
        tall = layout.tall
        top = 36 if tall else 24
        self.band.prepare(layout, top, app.colours[self.seat], app.table.players[self.seat], ("exchange", ""))
        words = "Which card do you give?" if self.mine < 0 else "Which one do you take?"
        self.line.prepare(layout.left, top, layout.width, 24, words, centred=True)
        y = self.y = top + 24
        bottom = layout.height - (28 if tall else 24)
        self.high = min(bottom - y, 96)
        hand = self._hand()
        self.count = len(hand)
        hidden = game.expert and self.mine >= 0
        colour = app.colours[self.seat if self.mine < 0 else 1 - self.seat]
        half = layout.width // 2
        for i in range(self.count):
            w = layout.width if self.count == 1 else half if i == 0 else layout.width - half
            mask = HIDDEN if hidden else figure(game, hand[i])
            self.cards[i].prepare(layout.left + i * half, y, w, self.high, mask, colour, 18)
        self.rest = bottom - y - self.high
        self.button.prepare(layout.left, bottom, layout.width, layout.height - bottom, "Back")

    def draw(self, canvas):
        """The boxes of the parts."""
        if self.cover is not None and self.cover.closed:
            self.cover.draw(canvas)
            return
        layout = self.layout
        self.band.draw(canvas)
        self.line.draw(canvas)
        for i in range(self.count):
            self.cards[i].draw(canvas, self.focus == i)
        if self.rest:
            canvas.clear_rect(layout.left, self.y + self.high, layout.width, self.rest, theme.BACKGROUND)
        self.button.draw(canvas, self.focus == LEAVE)
