"""What a sensible player of Penk! does."""

from shared_rules.penk.rules import CLEAR, DICE, JOLLY, Penk


def decide(game: Penk) -> dict:
    """Return the action without `dice`: keep the best set and the jollies, and mark what is worth most."""
    if game.phase == "roll":
        return {"type": "roll"}
    cells = best_marks(game)
    if game.rolls_left and not nothing_better(cells):
        face = game.best_face()
        at = [i for i in range(DICE) if (game.dice or [])[i] not in (face, JOLLY)]
        if at:
            return {"type": "reroll", "at": at}
    if cells:
        return {"type": "mark", "cells": cells}
    sheet = game.sheets[game.active_player]
    lost = {
        column: sum(game.values[row] for row in range(5) if sheet[5 * row + column] == CLEAR)
        for column in range(5)
        if CLEAR in sheet[column::5]
    }
    return {"type": "eliminate", "column": 1 + min(lost, key=lambda column: (lost[column], column))}


def best_marks(game: Penk) -> list:
    """Return the cells that are worth most together, [] if none can be marked."""
    best, best_worth = [], -1
    for action in game.legal():
        if action["type"] == "mark":
            worth = sum([game.values[row - 1] for row, _column in action["cells"]])
            if worth > best_worth:
                best, best_worth = action["cells"], worth
    return best


def nothing_better(cells: list) -> bool:
    """Return True for cells that take all six dice, three cells or none below row 2."""
    return bool(cells) and sum([row for row, _column in cells]) == DICE and min([row for row, _column in cells]) > 1
