"""Choosing the column to cross out in Penk! when no cell can be marked."""

from firmware.drawing import art
from firmware.games.penk.mark import SECOND, OnSheet
from firmware.games.penk.sheet import OPEN, ORDERED
from shared_rules.penk.rules import CLEAR


class Eliminate(OnSheet):
    """A column to cross out. State: {"focus": stop}; the stops 0 to 4 are the columns."""

    drops_type_ahead = True

    def __init__(self, app, state):
        OnSheet.__init__(self, app, state)
        self.columns = [column for column in range(5) if self._clear(column)]
        self.focus = state["focus"] if state else self._least()

    def state(self) -> dict:
        return {"focus": self.focus}

    def _clear(self, column):
        sheet = self.game.sheets[self.game.to_move]
        return [index for index in range(column, 25, 5) if sheet[index] == CLEAR]

    def _least(self):
        # The column that loses least: by the values of its clear cells, the first one of equals.
        worth = [(sum([self.game.values[index // 5] for index in self._clear(at)]), at) for at in self.columns]
        return min(worth)[1]

    def focusable(self) -> list:
        return self.columns + ([SECOND] if self.can_roll() else [])

    def chosen(self, stop: int) -> None:
        if stop == SECOND:
            self.app.pop()
        else:
            self.app.act({"type": "eliminate", "column": stop + 1})

    def text(self) -> str:
        if self.focus == SECOND:
            return "No cell fits the dice."
        return ("None fits: cross out col %d" if self.layout.tall else "Cross out column %d") % (self.focus + 1)

    def buttons(self) -> tuple:
        first = ""
        if self.focus != SECOND:
            # On a low panel the band says what ok does.
            first = "Cross out" if self.layout.tall else "OK"
        return first, "Reroll" if self.can_roll() else ""

    def light(self) -> None:
        for column in self.columns:
            self.sheet.light(self._clear(column), ORDERED if column == self.focus else OPEN)
        for i in range(6):
            self.looks[i] = art.SPENT
