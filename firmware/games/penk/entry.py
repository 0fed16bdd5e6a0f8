"""Typing in the dice of Penk! that the players rolled themselves."""

from firmware.drawing import art
from firmware.screens.in_game.dice_entry import DiceEntry
from shared_rules.penk.rules import DICE, JOLLY
from shared_rules.roll_and_hold import ROLLS


class Entry(DiceEntry):
    """All six dice, or those that were rerolled."""

    DICE = DICE
    ROLLS = ROLLS

    def picture(self, face: int) -> int:
        """The jolly is drawn as such."""
        return art.JOLLY_FACE if face == JOLLY else face
