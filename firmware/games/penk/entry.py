"""Typing in the dice of Penk! that the players rolled themselves."""

from firmware.screens.in_game.dice_entry import DiceEntry
from shared_rules.penk import rules
from shared_rules.roll_and_hold import ROLLS


class Entry(DiceEntry):
    """All six dice, or those that were rerolled."""

    DICE, ROLLS, JOLLY = rules.DICE, ROLLS, rules.JOLLY
