"""Hides a player's cards until the device was handed over."""

from firmware.drawing import fonts, widgets
from firmware.keys import OK
from firmware.language import t
from firmware.screens.in_game.notices import Order

_OPEN_MS = 45000
"""Hidden cards are covered after this time without a key, so that an unattended handheld does not show them."""


class Cover:
    """An order to hand the device to a player, instead of a screen; `closed` until that player presses OK."""

    def __init__(self, app, seat):
        self.app = app
        self.order = Order(app, None)
        self.seat = seat
        self.closed = True
        self.since = app.now

    def prepare(self) -> None:
        order = self.order
        name = self.app.game.table.players[self.seat]
        area = order.below_band(self.seat, 36, 24)
        room = area.w - widgets.EDGE - fonts.SMALL.width(t("I am {0}", ""))
        order.button.prepare(*area.cut_bottom(28), t("I am {0}", widgets.ellipsize(name, fonts.SMALL, room)))
        words = (t("Your cards come next. Nobody else may look."), t("Nobody else may look."))
        order.say(area.rest(), (t("Hand the device to {0}", name),), words)

    def draw(self, canvas) -> None:
        self.order.draw(canvas)

    def takes(self, key: int) -> bool:
        """Return True if it was closed when the key was pressed; OK opens it."""
        self.since = self.app.now
        closed = self.closed
        if closed and key == OK:
            self._turn(False)
        return closed

    def tick(self, now: int) -> bool:
        """Close after a long time without a key; return True to request `prepare` and `draw`."""
        if self.closed or self.app.hardware.elapsed(now, self.since) < _OPEN_MS:
            return False
        self._turn(True)
        return True

    def _turn(self, closed):
        self.closed = closed
        self.app.frame.invalidate_all()
