"""What game_history shows of Penk!: cells and columns as players call them, and after each roll all six dice, those that were left lying in gold."""

from firmware.games.penk import game as penk
from firmware.games.penk.sheet import SMALL_DICE

DICE = 6
_ALL_SIX = (0, 1, 2, 3, 4, 5)


def details(table, entry):
    """The words of a row, as game_history has them."""
    action = entry.action
    if action["type"] == "mark":
        return [penk.cell_words(action["cells"])]
    if action["type"] == "eliminate":
        return ["column %d out" % action["column"]]
    dice = _dice_after(table, entry.number)
    rolled = action.get("at", _ALL_SIX)
    runs = [""]
    for i in range(DICE):
        # Runs of dice that were rolled and of dice that were not take turns.
        if (i in rolled) == (len(runs) % 2 == 0):
            runs.append("")
        runs[-1] += SMALL_DICE[dice[i]] + " "
    return runs


def _dice_after(table, number):
    # All six dice after a roll: what was not rolled lies as the rolls before left it. Going back, each undo skips an action.
    dice = [0] * DICE
    skip = 0
    while number >= 0:
        entry = table.entries(number, number + 1)[0]
        number -= 1
        if entry.kind == "undo":
            skip += 1
        elif skip:
            skip -= 1
        else:
            action = entry.action
            at = action.get("at", _ALL_SIX)
            for i in range(len(at)):
                if not dice[at[i]]:
                    dice[at[i]] = action["dice"][i]
            if action["type"] == "roll":
                break
    return dice
