"""Real dice of Penk!."""

from firmware.screens.in_game.dice_entry import DiceEntry
from shared_rules.penk import rules
from shared_rules.roll_and_hold import ROLLS


class Entry(DiceEntry):
    """Entry of all six dice, or of those rerolled."""

    DICE, ROLLS, JOLLY = rules.DICE, ROLLS, rules.JOLLY
