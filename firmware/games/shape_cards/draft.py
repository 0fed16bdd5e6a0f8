"""Picking a card of Shape Cards: all twelve figures, those that somebody has dimmed."""

from firmware.drawing import theme, widgets
from firmware.drawing.focus import Focus
from firmware.games.shape_cards.board import DIM, Card, figure
from firmware.keys import OK
from firmware.screens.in_game.base import Band, InGame, Line
from shared_rules.shape_cards.fields import CARDS

COLUMNS = 4


class Draft(InGame):
    """State: the card that has the focus."""

    must_be_seen = True

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
        self.place = None

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
            self.app.changed()

    def prepare(self):
        """Band, figures, and for whom the card is."""
        self._lay_out()

    def _lay_out(self):
        if self.place is not None:
            return
        app = self.app
        game = self.game
        place = self.place = widgets.layout(app)
        tall = place.tall
        self.places.set([(card // COLUMNS, card % COLUMNS) for card in self.deck])
        self.places.index = self.deck.index(self.focus)
        owner = game.picks_for()
        name = app.table.players[self.seat]
        whom = "yourself" if owner == self.seat else app.table.players[owner]
        headline = ("Pick a card for " + whom, "for " + whom, "for you" if owner == self.seat else "theirs")
        top = 36 if tall else 23
        self.band.prepare(place, top, app.colours[self.seat], name, ("pick a card", "pick", "") if tall else headline)
        self.line_height = 24 if tall else 0
        if tall:
            self.line.prepare(place.left, top, place.width, 24, headline[0] + ":", centred=True)
        y = top + self.line_height
        h = (place.height - y) // (CARDS // COLUMNS)
        w = place.width // COLUMNS
        for card in range(CARDS):
            x = place.left + card % COLUMNS * w
            wide = w if card % COLUMNS < COLUMNS - 1 else place.right - x
            look = app.colours[owner] if card in self.deck else DIM
            self.cards[card].prepare(x, y + card // COLUMNS * h, wide, h, figure(game, card), look)
        self.bottom = y + CARDS // COLUMNS * h

    def draw(self, canvas):
        """One box a card."""
        place = self.place
        self.band.draw(canvas)
        if self.line_height:
            self.line.draw(canvas)
        for i in range(CARDS):
            self.cards[i].draw(canvas, i == self.focus)
        if self.bottom < place.height:
            canvas.blank(place.left, self.bottom, place.width, place.height - self.bottom, theme.BACKGROUND)
