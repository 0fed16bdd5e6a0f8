"""A game of Penk! with entered dice, so that a test can set up every situation."""

from shared_rules.table.table import Table
from tests.shared_rules.tables import NAMES

J = 6  # the jolly


class Play:
    """A game with entered dice; each call is one action. Seats move in order from seat 0."""

    def __init__(self, players=2, first=0, values=None):
        self.table = Table()
        self.opening = self.table.new("penk", NAMES[:players], {"values": values}, first, "table", "0" * 32)

    def roll(self, *dice):
        return self.table.do({"type": "roll", "dice": list(dice)})

    def reroll(self, at, *dice):
        return self.table.do({"type": "reroll", "at": at, "dice": list(dice)})

    def mark(self, *cells):
        return self.table.do({"type": "mark", "cells": [list(cell) for cell in cells]})

    def eliminate(self, column):
        return self.table.do({"type": "eliminate", "column": column})

    def turn(self, *cells):
        """Rolls what these cells need and marks them."""
        faces = [column for row, column in cells for _ in range(row)]
        self.roll(*(faces + [J] * 6)[:6])
        return self.mark(*cells)

    def lose(self, column):
        """Rolls six jollies, which mark nothing, and eliminates a column."""
        self.roll(*[J] * 6)
        return self.eliminate(column)

    def sheet(self, seat):
        return self.table.state()["sheets"][seat]

    def marks(self):
        return [action["cells"] for action in self.table.legal() if action["type"] == "mark"]
