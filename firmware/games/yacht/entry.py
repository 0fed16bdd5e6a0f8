"""Real dice of Yacht."""

from firmware.screens.in_game.dice_entry import DiceEntry
from shared_rules.roll_and_hold import ROLLS
from shared_rules.yacht.rules import DICE


class Entry(DiceEntry):
    """Entry of all five dice, or of those rerolled."""

    DICE, ROLLS = DICE, ROLLS
