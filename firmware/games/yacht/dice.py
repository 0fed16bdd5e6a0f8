"""A player's turn of Yacht up to the writing: five dice to roll, hold and reroll, or to type in."""

from firmware.games.yacht import game as yacht
from firmware.screens.in_game.dice_entry import DiceEntry
from firmware.screens.in_game.dice_to_hold import ROLL, DiceToHold
from shared_rules.roll_and_hold import ROLLS
from shared_rules.yacht.rules import DICE


class Turn(DiceToHold):
    """Dice of one face are held together, and so is a run that may become a straight; it or the face that lies most
    often has the focus, then the roll."""

    DICE, ROLLS = DICE, ROLLS
    ENTRY = yacht.ENTRY

    def group(self, die: int) -> int:
        """The first die of each face of a run, else those of the same face."""
        dice = self.game.dice
        run = [dice.index(face) for face in self.game.run()]
        if die not in run:
            return DiceToHold.group(self, die)
        return sum([1 << at for at in run if at != die])

    def likeliest(self) -> int:
        """The run, else the highest of the faces that lie most often, while no die is held and a face lies twice."""
        if not self.held and self.game.run():
            return self.game.dice.index(self.game.run()[0])
        counts = [(self.game.dice.count(face), face) for face in self.game.dice]
        most, face = max(counts)
        return ROLL if self.held or most == 1 else self.loose(face)

    def joins(self, face: int) -> bool:
        """With a pair or more, and beside dice of no other face: for a straight one die of a face is enough."""
        held = [self.game.dice[at] for at in range(self.DICE) if self.held >> at & 1]
        return held.count(face) > 1 or len(held) == 1

    def go_on(self) -> None:
        self.app.push(yacht.WRITE)

    def go_on_words(self, tall: bool) -> str:
        return "Write"


class Entry(DiceEntry):
    """All five dice, or those that were rerolled."""

    DICE, ROLLS = DICE, ROLLS
