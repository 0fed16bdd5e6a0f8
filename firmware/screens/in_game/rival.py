"""The screen while a rival thinks and acts."""

from firmware.drawing import theme
from firmware.instructions import ORDER
from firmware.keys import OK
from firmware.language import later, t, t_n
from firmware.screens.in_game.base import InGame
from firmware.screens.in_game.notices import Order

_SIDE, _STEP = 16, 28
"""The squares that light up in turn."""
_ROLLS = {"roll": later("roll"), "contest": later("contest"), "revenge": later("revenge")}
"""Names of the actions with dice, which no other screen of these games names."""


class Rival(Order):
    """A rival thinks, then acts; if its action needs real dice, OK opens their entry. No state."""

    awaits_rival = True

    def __init__(self, app, state):
        Order.__init__(self, app, state)
        self.rivals = app.game.rivals
        self.seat = app.game.table.to_move
        self.lit = self.rivals.step()
        self.rolls = 0  # number of real dice to roll for its action

    def tick(self, now: int) -> bool:
        table = self.app.game.table
        action = self.rivals.action()
        if action is None:
            before, self.lit = self.lit, self.rivals.step()
            return before != self.lit
        if self.rolls:
            return False
        self.rolls = len(table.game.check(action)) if table.dice_from == "table" else 0
        if self.rolls:
            self.awaits_rival = False
        else:
            self.app.act(action)
        return self.rolls > 0

    def handle(self, key: int) -> None:
        if not self.common(key) and key == OK and self.rolls:
            self.app.stack.push(self.app.game.screens.ENTRY)

    def prepare(self) -> None:
        area = self.begin(self.seat)
        table = self.app.game.table
        name = table.players[self.seat]
        self.strip = area.cut_bottom(28)
        if self.rolls:
            self.button.prepare(*self.strip, t("Enter the dice"))
            title = t("{0}: {1}", name, t(_ROLLS[self.rivals.action()["type"]]))
            order = t_n(self.rolls, "Roll a die for {1}.", "Roll {0} dice for {1}.", name)
            if self.rolls == len(table.players):
                order = t("Roll a die for each player.")
            self.say(area.rest(), (title,), (order,), ORDER)
        else:
            self.say(area.rest(), (t("{0} thinks", name),), ("",), ORDER)

    def draw(self, canvas) -> None:
        if self.rolls:
            Order.draw(self, canvas)
            return
        InGame.draw(self, canvas)
        x, y, w, h = self.strip
        if canvas.begin_region(x, y, w, h, theme.BACKGROUND, self.lit):
            x += (w - 2 * _STEP - _SIDE) // 2
            for at in range(3):
                colour = theme.FOCUS if at == self.lit else theme.PANEL
                canvas.fill(x + at * _STEP, y, _SIDE, _SIDE, colour)
