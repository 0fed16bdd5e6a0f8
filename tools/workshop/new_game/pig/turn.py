"""A player's turn: roll again, or bank what the turn has brought."""

from firmware.drawing.paragraph import Paragraph
from firmware.drawing.widgets import Button
from firmware.keys import DOWN, OK, UP
from firmware.screens.in_game.base import InGame
from firmware.screens.in_game.dice_entry import DiceEntry

ENTRY = "games.my_game.turn.Entry"
ROLL, BANK = 0, 1


class Turn(InGame):
    """State: which button has the focus, ROLL or BANK."""

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.focus = state or ROLL
        self.pot = Paragraph()
        self.buttons = (Button(), Button())
        self.parts = (self.band, self.pot)

    def state(self) -> int:
        return self.focus

    def handle(self, key: int) -> None:
        """Up and down change the button, ok presses it."""
        if self.common(key):
            return
        if key == OK and self.focus == BANK:
            self.app.act({"type": "bank"})
        elif key == OK and self.app.game.table.dice_from == "table":
            self.app.stack.push(ENTRY)
        elif key == OK:
            self.app.act({"type": "roll"})
        elif key in (UP, DOWN) and self.app.game.table.game.pot:
            self.focus = BANK if self.focus == ROLL else ROLL
            self.app.frame.invalidate()

    def prepare(self) -> None:
        """Format the parts: each takes its strip of the panel, so that every panel is covered."""
        game = self.app.game.table.game
        seat = game.to_move
        area = self.below_band(seat, 32, 32)
        self.buttons[BANK].prepare(*area.cut_bottom(28), "Bank" if game.pot else "")
        self.buttons[ROLL].prepare(*area.cut_bottom(28), "Roll")
        self.pot.prepare(*area.rest(), ("%d in this turn" % game.pot,), ("%d so far" % game.totals[seat],))

    def draw(self, canvas) -> None:
        """Open the boxes of the parts and the buttons; nothing is allocated here."""
        InGame.draw(self, canvas)
        self.buttons[ROLL].draw(canvas, self.focus == ROLL)
        self.buttons[BANK].draw(canvas, self.focus == BANK, self.app.game.table.game.pot > 0)


class Entry(DiceEntry):
    """Players enter a die that they rolled themselves."""

    DICE = 1
    UNTYPED = "Back"
    can_leave = True

    def band_words(self) -> tuple:
        return ("enter the die", "")

    def done(self) -> None:
        self.app.act({"type": "roll", "dice": self.typed})
