"""A rival is to move: it thinks, visibly, and what it does then its game tells."""

from firmware.keys import OK
from firmware.screens.in_game.notices import NEWS, Order


class Rival(Order):
    """A rival that is to move thinks, and acts when it has decided; where real dice have to be rolled for that, ok goes
    on to where they are typed in. No state.
    """

    awaits_rival = True

    def __init__(self, app, state):
        Order.__init__(self, app, state)
        self.rivals = app.game.rivals
        self.seat = app.table.to_move
        self.dots = self.rivals.dots()
        self.rolls = False  # real dice are to be rolled for it

    def tick(self, now: int) -> bool:
        table = self.app.table
        action = self.rivals.action()
        if action is None:
            before, self.dots = self.dots, self.rivals.dots()
            return before != self.dots
        if self.rolls:
            return False
        self.rolls = table.dice_from == "table" and bool(table.game.check(action))
        if not self.rolls:
            self.app.act(action)
        return self.rolls

    def handle(self, key: int) -> None:
        if not self.common(key) and key == OK and self.rolls:
            self.app.push(self.app.screens().ENTRY)

    def prepare(self) -> None:
        area = self.begin(self.seat)
        name = self.app.table.players[self.seat]
        if self.rolls:
            self.button.prepare(*area.cut_bottom(28), "Enter the dice")
            self.say(area.rest(), ("Roll for %s" % name,), (), NEWS)
        else:
            self.button.prepare(*area.cut_bottom(28), "")
            self.say(area.rest(), ("%s thinks" % name,), (self.dots,), NEWS)
