"""The dice part of a turn of Yacht: five dice to roll, hold and reroll."""

from firmware.games.yacht.game import GAME, WRITE
from firmware.games.yacht.words import written
from firmware.language import later, t
from firmware.screens.in_game.dice_to_hold import ROLL, DiceToHold
from shared_rules.roll_and_hold import ROLLS
from shared_rules.yacht.rules import DICE


class Turn(DiceToHold):
    """Dice worth keeping are held together, like dice of one face. The first of them has the focus, then the roll.

    No focus suggests rerolling all five.
    """

    DICE, ROLLS = DICE, ROLLS
    ENTRY = GAME.ENTRY

    def __init__(self, app, state):
        self.keep = app.game.table.game.best_hold() if app.game.table.game.dice else 0
        DiceToHold.__init__(self, app, state)

    def group(self, die: int) -> int:
        """Return the other dice worth keeping with this one, otherwise those of the same face."""
        return self.keep & ~(1 << die) if self.keep >> die & 1 else DiceToHold.group(self, die)

    def would_hold(self, die: int) -> int:
        """If all held dice are worth keeping, add the others worth keeping."""
        if self.held and not self.held & ~self.keep and self.keep & ~self.held >> die & 1:
            return self.keep & ~self.held & ~(1 << die)
        return DiceToHold.would_hold(self, die)

    def likeliest(self) -> int:
        """Suggest the first die worth keeping, unless other dice are held; the highest one if none is."""
        if not self.keep and not self.held:
            return self.game.dice.index(max(self.game.dice))
        missing = 0 if self.held & ~self.keep else self.keep & ~self.held
        for die in range(self.DICE):
            if missing >> die & 1:
                return die
        return ROLL

    def joins(self, face: int) -> bool:
        """Return True if a pair of this face, or only one die, is held: a straight needs one die of each face."""
        held = [self.game.dice[at] for at in range(self.DICE) if self.held >> at & 1]
        return held.count(face) > 1 or len(held) == 1

    def only_loses(self, at: list) -> str | list:
        game = self.game
        box = game.unbeaten(at)
        number = game.worth(box) if box else 0
        return [later("These dice score {0}. No roll does better."), written(box, number)] if number else ""

    def go_on(self) -> None:
        self.app.stack.push(WRITE)

    def go_on_words(self, tall: bool) -> str:
        return t("Write")
