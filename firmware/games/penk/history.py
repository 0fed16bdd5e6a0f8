"""What the history shows of Penk!: cells and columns as players call them, and the dice of each roll."""

from firmware.games.penk import game as penk
from firmware.games.penk.sheet import SMALL_DICE
from firmware.screens.in_game.history import dice_runs


def details(table, entry) -> list:
    """The words of a row, as firmware/screens/in_game/history.py has them."""
    action = entry.action
    if action["type"] == "mark":
        return [penk.cell_words(action["cells"])]
    if action["type"] == "eliminate":
        return ["column %d out" % action["column"]]
    return dice_runs(table, entry, SMALL_DICE)
