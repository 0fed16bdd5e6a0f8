"""A player's turn: the hand, which is covered until the device was handed over."""

from firmware.drawing import fonts, lists
from firmware.drawing.widgets import Line
from firmware.screens.in_game.base import Listed


class Turn(Listed):
    """The cards of the player to move, and above them those that lie. State: the list's."""

    drops_type_ahead = True

    def __init__(self, app, state):
        Listed.__init__(self, app, lists.List(state))
        game = app.game.table.game
        self.seat = game.to_move
        self.cards = game.hands[self.seat]
        self.list.set(["Play %d" % card for card in self.cards])
        self.line = Line()
        self.played = " ".join([str(card) for card in game.played if card]) or "no card yet"
        self.cover = app.game.screens.cover(app, self.seat)
        self.parts = (self.band, self.line, self.list)

    def handle(self, key: int) -> None:
        """The cover first."""
        if self.cover.takes(key):
            self.common(key)
        else:
            Listed.handle(self, key)

    def chosen(self, index: int) -> None:
        self.app.act({"type": "play", "card": self.cards[index]})

    def tick(self, now: int) -> bool:
        return self.cover.tick(now)

    def prepare(self) -> None:
        if self.cover.closed:
            self.cover.prepare()
            return
        area = self.below_band(self.seat, 32, 24)
        self.line.prepare(*area.cut_top(fonts.SMALL.line), "Played: " + self.played, fonts.SMALL)
        self.list.prepare(self.layout, area.y, self.layout.height)

    def draw(self, canvas) -> None:
        if self.cover.closed:
            self.cover.draw(canvas)
        else:
            Listed.draw(self, canvas)
