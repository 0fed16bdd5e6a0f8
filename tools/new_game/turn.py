"""A player's turn of Pig: roll again, or bank what the turn has brought."""

from firmware.drawing import widgets
from firmware.keys import DOWN, OK, UP
from firmware.screens.in_game.base import Band, Button, InGame
from firmware.screens.in_game.dice_entry import DiceEntry
from firmware.screens.paragraph import Paragraph

ENTRY = "games.pig.turn.Entry"
ROLL, BANK = 0, 1


class Turn(InGame):
    """State: which button has the focus, ROLL or BANK."""

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.focus = state or ROLL
        self.band = Band()
        self.pot = Paragraph()
        self.buttons = (Button(), Button())

    def state(self) -> int:
        return self.focus

    def handle(self, key: int) -> None:
        """Up and down change the button, ok presses it."""
        if self.common(key):
            return
        if key == OK and self.focus == BANK:
            self.app.act({"type": "bank"})
        elif key == OK and self.app.table.dice_from == "table":
            self.app.push(ENTRY)
        elif key == OK:
            self.app.act({"type": "roll"})
        elif key in (UP, DOWN) and self.app.table.game.pot:
            self.focus = BANK if self.focus == ROLL else ROLL
            self.app.invalidate()

    def prepare(self) -> None:
        """Format the parts: each takes its strip of the panel, so that every panel is covered."""
        app = self.app
        game = app.table.game
        layout = self.layout = widgets.layout(app)
        content = layout.content()
        seat = game.to_move
        self.band.prepare(layout, content.cut_top(32)[3], app.colours[seat], app.table.players[seat])
        self.buttons[BANK].prepare(*content.cut_bottom(28), "Bank" if game.pot else "")
        self.buttons[ROLL].prepare(*content.cut_bottom(28), "Roll")
        self.pot.prepare(
            layout.left,
            content.y,
            layout.width,
            content.bottom,
            ("%d in this turn" % game.pot,),
            ("%d so far" % game.totals[seat],),
        )

    def draw(self, canvas) -> None:
        """Open each part's boxes; nothing is allocated here."""
        self.band.draw(canvas)
        self.pot.draw(canvas)
        self.buttons[ROLL].draw(canvas, self.focus == ROLL)
        self.buttons[BANK].draw(canvas, self.focus == BANK, self.app.table.game.pot > 0)


class Entry(DiceEntry):
    """Players enter a die that they rolled themselves."""

    DICE = 1
    UNTYPED = "Back"
    can_leave = True

    def band_words(self) -> tuple:
        return ("enter the die", "")

    def done(self) -> None:
        self.app.act({"type": "roll", "dice": self.typed})
