"""Lists for Penk! that a turn on the handheld does without: all legal actions, and what is wrong with a mark."""

from shared_rules.game import Illegal
from shared_rules.penk.rules import JOLLY, Penk



def legal(game: Penk) -> list:
    """Every legal action of a game of Penk!, in the order that Penk.legal states."""
    if game.phase == "roll":
        return [{"type": "roll"}]
    if game.phase != "decide":
        return []
    actions = []
    if game.rolls_left:
        actions.append({"type": "reroll"})
    indexes = game.candidates()
    if indexes:
        _list_marks(game, actions, indexes)
        return actions
    clear = game.clear[game.active_player]
    for column in range(5):
        if clear[column]:
            actions.append({"type": "eliminate", "column": column + 1})
    return actions


def _list_marks(game, actions: list, indexes: list) -> None:
    """Adds every mark of cells among these, each of which the dice give alone.

    Cells of different columns share nothing but the jollies, so they are judged by counting the jollies that each
    needs; only sets with two cells in one column are looked at closely.
    """
    size = len(indexes)
    cells = [[index // 5 + 1, index % 5 + 1] for index in indexes]
    columns = bytes([index % 5 for index in indexes])
    jollies = game.counts[JOLLY]
    needs = bytearray(size)  # the jollies that each cell needs alone: 0 or 1
    for at in range(size):
        if cells[at][0] > game.counts[cells[at][1]]:
            needs[at] = 1
    for a in range(size):
        cell_a = cells[a]
        column_a = columns[a]
        actions.append({"type": "mark", "cells": [cell_a]})
        for b in range(a + 1, size):
            column_b = columns[b]
            both = needs[a] + needs[b]
            apart = column_a != column_b
            if both > jollies or not (apart or game.fits([indexes[a], indexes[b]])):
                continue
            cell_b = cells[b]
            actions.append({"type": "mark", "cells": [cell_a, cell_b]})
            for c in range(b + 1, size):
                if both + needs[c] > jollies:
                    continue
                column_c = columns[c]
                alone = apart and column_c != column_a and column_c != column_b
                if alone or game.fits([indexes[a], indexes[b], indexes[c]]):
                    actions.append({"type": "mark", "cells": [cell_a, cell_b, cells[c]]})


def why_not(game: Penk, indexes: list) -> Illegal:
    """What is wrong with cells that the dice do not give."""
    for index in indexes:
        if game.fits([index]):
            continue
        row, column = index // 5 + 1, index % 5 + 1
        if row > 1:
            needs = "Row %d, column %d needs %d dice showing %d; one may be a jolly."
            return Illegal(needs, row, column, row, column)
        if game.counts[JOLLY]:
            return Illegal("Row 1 needs a real die, not the jolly.")
        return Illegal("Row 1, column %d needs a die showing %d.", column, column)
    return Illegal("The dice cannot pay for all these cells.")
