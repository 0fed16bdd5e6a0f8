"""Choice of a column to cross out in Penk! if no cell can be marked: ok selects it, a second ok crosses it out."""

from firmware.drawing import art, fonts
from firmware.games.penk.mark import DONE, SECOND, OnSheet
from firmware.games.penk.sheet import LOST, OPEN
from firmware.keys import UNDO
from firmware.language import t
from shared_rules.penk.rules import CLEAR


class Eliminate(OnSheet):
    """A column to cross out. State: {"column": the chosen one or -1, "focus": stop}; stops 0 to 4 are the columns."""

    drops_type_ahead = True

    def __init__(self, app, state):
        OnSheet.__init__(self, app, state)
        sheet = self.game.sheets[self.game.to_move]
        self.clear = [[index for index in range(column, 25, 5) if sheet[index] == CLEAR] for column in range(5)]
        self.columns = [column for column in range(5) if self.clear[column]]
        self.column = state.get("column", -1) if state else -1
        self.focus = state["focus"] if state else self._least()

    def state(self) -> dict:
        return {"column": self.column, "focus": self.focus}

    def _least(self):
        # The column whose clear cells are worth least; the first of equals.
        worth = [(sum([self.game.values[index // 5] for index in self.clear[at]]), at) for at in self.columns]
        return min(worth)[1]

    def handle(self, key: int) -> None:
        """Let the undo key cancel the choice."""
        if key == UNDO and self.can_finish():
            self.dirty = True
            self.app.frame.invalidate()
            self.chosen(SECOND)
        else:
            OnSheet.handle(self, key)

    def focusable(self) -> list:
        return self.columns + ([DONE] if self.can_finish() else []) + ([SECOND] if self.buttons()[1] else [])

    def can_finish(self) -> bool:
        return self.column >= 0

    def chosen(self, stop: int) -> None:
        if stop == DONE:
            self.app.act({"type": "eliminate", "column": self.column + 1})
        elif stop < DONE:
            self.column = stop
            self.focus = DONE
        elif self.can_finish():
            self.focus = self.column
            self.column = -1
        else:
            self.app.stack.pop()

    def texts(self) -> tuple:
        if self.column < 0 and self.has_line:
            return (t("No cell fits. Which column?"),)
        if self.column < 0 and self.focus >= DONE:
            return t("No cell fits the dice."), t("No cell fits.")
        number = (self.focus if self.focus < DONE else self.column) + 1
        return t("Cross out column {0}", number), t("{0} column {1}", fonts.CROSS, number)

    def buttons(self) -> tuple:
        # On a low panel the band shows what ok does.
        first = t("Cross out") if self.has_line else t("Done")
        return first, self.undo_words() if self.can_finish() else t("Reroll") if self.can_roll() else ""

    def light(self) -> None:
        lit = self.focus if self.focus < DONE else self.column
        for column in self.columns:
            self.sheet.light(self.clear[column], LOST if column == lit else OPEN)

    def light_dice(self) -> None:
        for i in range(6):
            self.dice.looks[i] = art.SPENT
