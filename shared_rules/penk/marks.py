"""The cells that the dice of Penk! give together. Cells are indexes; `counts` has the number of dice per face.

Marks are cheap to judge because a jolly saves exactly one die: cells can be marked if no column lacks more dice than
its cells may take jollies, and all columns together lack no more dice than there are jollies.
"""

from shared_rules.game import Illegal

JOLLY = 6


def fits(counts: bytearray, indexes: list) -> bool:
    """Return True if the dice give all these different cells."""
    jollies = counts[JOLLY]
    for column in range(5):
        needed = 0
        takers = 0
        for index in indexes:
            if index % 5 == column:
                row = index // 5
                needed += row + 1
                if row:
                    takers += 1
        short = needed - counts[column + 1]
        if short > takers:
            return False
        if short > 0:
            jollies -= short
    return jollies >= 0


def why_not(counts: bytearray, indexes: list) -> Illegal:
    """Return the refusal of cells that the dice do not give."""
    for index in indexes:
        if fits(counts, [index]):
            continue
        row, column = index // 5 + 1, index % 5 + 1
        if row > 1:
            return Illegal("Row {0}, column {1} needs {0} dice showing {1}; one may be a jolly.", row, column)
        if counts[JOLLY]:
            return Illegal("Row 1 needs a real die, not the jolly.")
        return Illegal("Row 1, column {0} needs a die showing {1}.", column, column)
    return Illegal("The dice cannot pay for all these cells.")


def marks(counts: bytearray, indexes: list) -> list:
    """Return every possible mark of these cells, each of which the dice give alone.

    Different columns share only the jollies, so counting the jollies needed is enough; only sets with two cells in one
    column get a closer look.
    """
    actions = []
    size = len(indexes)
    cells = [[index // 5 + 1, index % 5 + 1] for index in indexes]
    columns = bytes([index % 5 for index in indexes])
    jollies = counts[JOLLY]
    needs = bytearray(size)  # jollies needed by each cell alone: 0 or 1
    for at in range(size):
        if cells[at][0] > counts[cells[at][1]]:
            needs[at] = 1
    for a in range(size):
        cell_a = cells[a]
        column_a = columns[a]
        actions.append({"type": "mark", "cells": [cell_a]})
        for b in range(a + 1, size):
            column_b = columns[b]
            both = needs[a] + needs[b]
            apart = column_a != column_b
            if both > jollies or not (apart or fits(counts, [indexes[a], indexes[b]])):
                continue
            cell_b = cells[b]
            actions.append({"type": "mark", "cells": [cell_a, cell_b]})
            for c in range(b + 1, size):
                if both + needs[c] > jollies:
                    continue
                column_c = columns[c]
                alone = apart and column_c != column_a and column_c != column_b
                if alone or fits(counts, [indexes[a], indexes[b], indexes[c]]):
                    actions.append({"type": "mark", "cells": [cell_a, cell_b, cells[c]]})
    return actions
