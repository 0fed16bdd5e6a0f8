"""Setting up a score pad: who plays, and whether the highest or the lowest total wins."""

from firmware.app import HOME
from firmware.pads import bookkeeping as score_pad
from firmware.screens import seats

WINS = seats.OTHER


class SetUp(seats.Seats):
    """State: "lowest" and what Seats has."""

    def __init__(self, app, state):
        seats.Seats.__init__(self, app, state)
        self.lowest = state["lowest"] if state else score_pad.load(app).lowest

    def more(self) -> dict:
        return {"lowest": self.lowest}

    def heading_words(self) -> str:
        return "Score pad"

    def more_rows(self) -> list:
        return [(WINS, 0, "Winner", "lowest" if self.lowest else "highest")]

    def step(self, what: int, which: int, step: int) -> None:
        self.lowest = not self.lowest

    def ask(self, what: int, which: int) -> None:
        self.step(what, which, 1)
        self.refill()

    def start(self) -> None:
        self.remember()
        names, colours = self.players()
        score_pad.begin(self.app, score_pad.Pad(names, colours, self.lowest))
        self.app.show([[HOME, None], ["pads.score_pad.Pad", None]])
