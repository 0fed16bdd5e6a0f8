"""What only one player of Shape Cards may see, in expert: covered whenever its screen is opened anew."""

from firmware.games.shape_cards.board import NO_CARD, figure
from firmware.games.shape_cards.choosing import Choosing
from firmware.keys import OK
from firmware.screens.in_game.base import Button
from firmware.screens.in_game.notices import Order

_OPEN_MS = 45000
"""Hidden cards are covered after this time without a key: a handheld that was put down shows them to nobody."""


class Cover:
    """An order to hand the device to a player, in the place of a screen; `closed` until that player has pressed ok."""

    def __init__(self, app, seat):
        self.app = app
        self.order = Order(app, None)
        self.seat = seat
        self.closed = True
        self.since = app.now

    def prepare(self) -> None:
        order = self.order
        name = self.app.table.players[self.seat]
        area = order.below_band(self.seat, 36, 24)
        order.button.prepare(*area.cut_bottom(28), "I am %s" % name)
        words = ("Your cards come next. Nobody else may look.", "Nobody else may look.")
        order.say(area.rest(), ("Hand the device to %s" % name,), words)

    def draw(self, canvas) -> None:
        self.order.draw(canvas)

    def takes(self, key: int) -> bool:
        """Return True if it was closed when the key was pressed; ok opens it."""
        self.since = self.app.now
        closed = self.closed
        if closed and key == OK:
            self._turn(False)
        return closed

    def tick(self, now: int) -> bool:
        """Close when no key was pressed for long; True asks for `prepare` and `draw`."""
        if self.closed or self.app.hardware.elapsed(now, self.since) < _OPEN_MS:
            return False
        self._turn(True)
        return True

    def _turn(self, closed):
        self.closed = closed
        self.app.invalidate_all()


class Look(Choosing):
    """Players look at their hands one after the other. State: [seats, index of the one who looks]."""

    drops_type_ahead = True

    def __init__(self, app, state):
        Choosing.__init__(self, app, state)
        self.focus = 0
        self.seats, self.index = state
        self.seat = self.seats[self.index]
        self.leaves = len(self.seats) == 1
        self.button = Button()
        self.cover = app.screens().cover(app, self.seat)

    def state(self) -> list:
        return [self.seats, self.index]

    def focusable(self) -> list:
        return [0]

    def chosen(self, target: int) -> None:
        if self.index + 1 < len(self.seats):
            self.app.replace(self.app.stack[-1][0], [self.seats, self.index + 1])
        else:
            self.app.pop()

    def lay_out(self) -> None:
        area = self.begin(("secret", "hidden", ""))
        self.button.prepare(*area.cut_bottom(28), "Hide cards")
        masks = [figure(self.game, card) for card in self.game.hands[self.seat]]
        self.lay_hand(area, masks or [NO_CARD], self.app.colours[self.seat])
        self.parts += self.cards
        self.choices = [(0, self.button)]
