"""The dice part of a turn of Penk!: six dice to roll, hold and reroll."""

from firmware.games.penk.game import ELIMINATE, GAME, MARK
from firmware.language import later, t
from firmware.screens.in_game.dice_to_hold import ROLL, DiceToHold
from shared_rules.penk import rules
from shared_rules.roll_and_hold import ROLLS


class Turn(DiceToHold):
    """Dice of one face are held together; the best face for the sheet has the focus, then the jollies."""

    DICE, ROLLS, JOLLY = rules.DICE, ROLLS, rules.JOLLY
    ENTRY = GAME.ENTRY

    def __init__(self, app, state):
        self.can_mark = app.game.table.game.can_mark()
        DiceToHold.__init__(self, app, state)

    def likeliest(self) -> int:
        """Suggest the best face while none is held, then the jollies."""
        dice = self.game.dice
        face = self.game.best_face()
        for i in range(self.DICE):
            if self.held >> i & 1 and dice[i] != self.JOLLY:
                face = 0
        place = self.loose(face or self.JOLLY)
        return ROLL if place < 0 else place

    def only_loses(self, at: list) -> str | list:
        return later("These dice mark all clear cells. No roll marks more.") if self.game.can_mark_all() else ""

    def go_on(self) -> None:
        self.app.stack.push(MARK if self.can_mark else ELIMINATE)

    def go_on_words(self, tall: bool) -> str:
        return t("Mark") if self.can_mark else t("Cross out") if tall else t("Cross\nout")
