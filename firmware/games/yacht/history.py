"""What the history shows of Yacht: boxes with their points, and the dice of each roll."""

from firmware.drawing import fonts
from firmware.games.yacht import game as yacht
from firmware.screens.in_game.history import dice_after, dice_runs
from shared_rules.yacht.rules import points


def details(table, entry) -> list:
    """The words of a row, as firmware/screens/in_game/history.py has them."""
    if entry.action["type"] != "write":
        return dice_runs(table, entry, ("",) + tuple(fonts.DICE))
    box = entry.action["box"]
    return [yacht.written_words(box, points(table.game.sheet, box, dice_after(table, entry.number - 1)))]
