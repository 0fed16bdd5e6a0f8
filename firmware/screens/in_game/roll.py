"""Roll all dice at once, holding none. For games with EverybodyActsScreens; the rules define `rolled_dice`."""

from firmware.drawing import fonts, theme
from firmware.drawing.paragraph import Paragraph
from firmware.drawing.widgets import Background, Button, Line
from firmware.keys import OK
from firmware.language import t
from firmware.screens.in_game.base import InGame
from firmware.screens.in_game.dice import Dice

_BUTTON = 28


def dice_of(screens, which) -> Dice:
    """Return these dice of a game, by index, with their colours and signs."""
    return Dice(len(which), tuple([screens.DICE_COLOURS[at] for at in which]), [screens.sign(at) for at in which])


class Roll(InGame):
    """The screen before a roll: OK rolls, also for a rival. A reminder that has no room in a line takes the place of
    the dice, which are not rolled yet. No state.
    """

    drops_type_ahead = True

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        table = app.game.table
        self.goes_on = app.game.is_rival(table.to_move)
        self.dice = dice_of(app.game.screens, table.game.rolled_dice())
        self.button = Button()
        self.note = Line()
        area = self.below_band(table.to_move, 40, 28, (t("round {0}", table.game.round), ""))
        self.button.prepare(*area.cut_bottom(_BUTTON), t("Roll the dice"))
        line, texts = self.reminder()
        if texts and not line:
            words = Paragraph()
            words.prepare(*area.rest(), (), texts)
            self.parts = (self.band, words)
            return
        # Without a reminder large text leaves its line to the signs of the dice.
        notes = (self.note,) if line or not fonts.large_text else ()
        if notes:
            self.note.prepare(*area.cut_bottom(fonts.SMALL.line), line, style=theme.TEXT_DIM)
        self.dice.lay_out(area)
        self.dice.show(None)
        self.parts = (self.band, self.dice, Background(area.rest())) + notes

    def handle(self, key: int) -> None:
        if not self.common(key) and key == OK:
            self.app.act({"type": "roll"})

    def prepare(self) -> None:
        self.app.frame.canvas.draw_early(self.band)

    def draw(self, canvas) -> None:
        InGame.draw(self, canvas)
        self.button.draw(canvas, True)
