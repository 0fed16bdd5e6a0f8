"""The whole score pad as on paper: a column for each player, a row for each round, the totals at the bottom."""

from firmware.pads import bookkeeping as score_pad
from firmware.screens.in_game.score_table import ScoreTable


class Sheet(ScoreTable):
    """State: as that of every table of scores; a fresh one shows the last rounds."""

    needs_table = False

    def __init__(self, app, state):
        ScoreTable.__init__(self, app, state or [score_pad.ROUNDS, 0])
        self.pad = self.load()

    def load(self) -> score_pad.Pad:
        """The pad that is shown."""
        return score_pad.load(self.app)

    def fill(self) -> tuple:
        pad = self.pad
        rows = []
        for number in range(len(pad.rounds)):
            rows.append([str(number + 1)] + ["-" if value is None else str(value) for value in pad.rounds[number]])
        return rows, [""] + [str(pad.total(seat)) for seat in range(len(pad.names))], pad.colours
