"""A player's turn: dice to roll, hold and reroll, or to enter."""

from firmware.screens.in_game.dice_entry import DiceEntry
from firmware.screens.in_game.dice_to_hold import ROLL, DiceToHold

DICE = 5


class Turn(DiceToHold):
    """Dice of one face are held together; the best face has the focus first."""

    DICE = DICE
    ENTRY = "games.my_game.turn.Entry"

    def likeliest(self) -> int:
        """The best face while none is held, then the roll."""
        return ROLL if self.held else self.loose(self.game.best_face())

    def go_on(self) -> None:
        self.app.act({"type": "score"})

    def go_on_words(self, tall: bool) -> str:
        return "Score %d" % self.game.worth() if tall else "Score\n%d" % self.game.worth()


class Entry(DiceEntry):
    """All five dice, or those that were rerolled."""

    DICE = DICE
