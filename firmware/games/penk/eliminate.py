"""Choosing the column to eliminate in Penk! when no cell can be marked."""

from firmware.drawing import art
from firmware.games.penk.mark import SECOND, Choosing
from firmware.games.penk.sheet import OPEN, ORDERED
from firmware.screens.in_game.base import count_words
from shared_rules.penk.rules import CLEAR


class Eliminate(Choosing):
    """No cell can be marked: a column to cross out. State: {"focus": place}; the places 0 to 4 stand for the columns."""

    drops_type_ahead = True

    def __init__(self, app, state):
        Choosing.__init__(self, app, state)
        self.columns = []
        for column in range(5):
            cells = self._clear(column)
            if cells:
                self.columns.append(column)
        self.focus = state["focus"] if state else self._least()

    def state(self):
        """The focus."""
        return {"focus": self.focus}

    def _clear(self, column):
        sheet = self.game.sheets[self.game.to_move]
        return [index for index in range(column, 25, 5) if sheet[index] == CLEAR]

    def _least(self):
        # The column that loses least: by the values of its clear cells.
        best = 0
        best_worth = -1
        for column in self.columns:
            worth = sum([self.game.values[index // 5] for index in self._clear(column)])
            if best_worth < 0 or worth < best_worth:
                best, best_worth = column, worth
        return best

    def focusable(self):
        """The columns with a clear cell, and the way back to the dice."""
        return self.columns + ([SECOND] if self.can_roll() else [])

    def can_finish(self):
        """The button with what is lost is never chosen."""
        return False

    def chosen(self, place):
        """Cross the column out, or go back to the dice."""
        if place == SECOND:
            self.app.pop()
        else:
            self.app.act({"type": "eliminate", "column": place + 1})

    def words(self):
        """What is lost."""
        if self.focus == SECOND:
            return "No cell can be marked.", ""
        if self.layout.tall:
            return "No cell fits: lose column %d" % (self.focus + 1), ""
        return "No mark: lose column %d" % (self.focus + 1), ""

    def buttons(self):
        """What ok does, and the way back to the dice."""
        if self.focus == SECOND:
            first = ""
        elif self.layout.tall:
            first = "Lose " + count_words(len(self._clear(self.focus)), "cell")
        else:
            first = "Lose %d" % len(self._clear(self.focus))
        return first, "Roll on" if self.can_roll() else ""

    def light(self):
        """Light the cells of the column that would be lost."""
        for column in self.columns:
            self.sheet.light(self._clear(column), ORDERED if column == self.focus else OPEN)
        for i in range(6):
            self.looks[i] = art.SPENT
