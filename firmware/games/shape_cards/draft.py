"""Picking a card of Shape Cards: all twelve figures, those that somebody has dimmed."""

from firmware.drawing import widgets
from firmware.drawing.focus import Focus
from firmware.games.shape_cards.board import DIM, Card, figure, paper
from firmware.keys import OK
from firmware.screens.in_game.base import Band, InGame, Line
from shared_rules.shape_cards.fields import CARDS

COLUMNS = 4


class Draft(InGame):
    """State: the card that has the focus."""

    drops_type_ahead = True

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.game = app.table.game
        self.seat = app.table.to_move
        self.deck = sorted(self.game.deck)
        self.focus = self.deck[0] if state is None else state
        self.cards = [Card() for _ in range(CARDS)]
        self.band = Band()
        self.line = Line()
        self.places = Focus()
        self.layout = None

    def state(self):
        """The focus."""
        return self.focus

    def handle(self, key):
        """Ok picks."""
        if self.common(key):
            return
        self._lay_out()
        if key == OK:
            self.app.act({"type": "pick", "card": self.focus})
        elif self.places.handle(key, self.app.hardware.has_stick):
            self.focus = self.deck[self.places.index]
            self.app.invalidate()

    def prepare(self):
        """Band, figures, and for whom the card is."""
        self._lay_out()

    def _lay_out(self):
        if self.layout is not None:
            return
        app = self.app
        game = self.game
        layout = self.layout = widgets.layout(app)
        tall = layout.tall
        self.places.set([(card // COLUMNS, card % COLUMNS) for card in self.deck])
        self.places.index = self.deck.index(self.focus)
        owner = game.picks_for()
        name = app.table.players[self.seat]
        whom = "yourself" if owner == self.seat else app.table.players[owner]
        headline = ("Pick a card for " + whom, "for " + whom, "for you" if owner == self.seat else "theirs")
        top = 36 if tall else 23
        self.band.prepare(layout, top, app.colours[self.seat], name, ("pick a card", "pick", "") if tall else headline)
        content = layout.content()
        content.cut_top(top)
        if tall:
            self.line.prepare(*content.cut_top(24), headline[0] + ":", centred=True)
        rows = CARDS // COLUMNS
        self.below = content.cut_bottom(content.h % rows)
        cells = content.grid(COLUMNS, rows)
        for card in range(CARDS):
            look = app.colours[owner] if card in self.deck else DIM
            self.cards[card].prepare(*cells[card], figure(game, card), look)

    def draw(self, canvas):
        """One box a card."""
        self.band.draw(canvas)
        if self.layout.tall:
            self.line.draw(canvas)
        for i in range(CARDS):
            self.cards[i].draw(canvas, i == self.focus)
        x, y, w, h = self.below
        paper(canvas, x, y, w, h)
