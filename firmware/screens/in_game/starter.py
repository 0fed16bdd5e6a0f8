"""Who starts: a visible random draw, shown until a press."""

from firmware.keys import OK
from firmware.language import t
from firmware.screens.in_game.notices import Order

_STEPS = 16
_FASTEST_MS = 40
"""The band steps through the players, the first for this time, each next one for 1 ms more: 0.8 s in all."""


class Starter(Order):
    """The player who starts, and what to write for it. State: True while the draw is still to be animated."""

    def __init__(self, app, state):
        Order.__init__(self, app, state)
        self.left = _STEPS if state and app.settings.motion else 0  # steps left until the player who starts
        self.since = None

    def state(self) -> bool:
        return False

    def tick(self, now: int) -> bool:
        if not self.left:
            return False
        if self.since is not None:
            if self.app.hardware.elapsed(now, self.since) < _FASTEST_MS + _STEPS - self.left:
                return False
            self.left -= 1
        self.since = now
        return True

    def handle(self, key: int) -> None:
        """Stop the draw on the first OK."""
        if self.common(key) or key != OK:
            return
        if self.left:
            self.left = 0
            self.app.frame.invalidate()
        else:
            self.app.stack.pop()

    def prepare(self) -> None:
        table = self.app.game.table
        area = self.begin((table.game.first - self.left) % len(table.players))
        orders = self.app.game.screens.STARTS
        self.button.prepare(*area.cut_bottom(28), t("Done") if orders and not self.left else t("OK"))
        if self.left:
            self.say(area.rest(), (), (t("Who starts?"),))
        else:
            name = table.players[table.game.first]
            order = t(orders[self.app.game.is_rival(table.game.first)], name) if orders else ""
            self.say(area.rest(), (t("{0} starts", name),), (order,))
