"""Setting up a score pad: who plays, and whether the highest or the lowest total wins."""

from firmware.app import HOME
from firmware.pads import bookkeeping as score_pad
from firmware.screens import seats

WINS = seats.OTHER


class SetUp(seats.Seats):
    """State: "lowest" and what Seats has."""

    def __init__(self, app, state):
        seats.Seats.__init__(self, app, state)
        if state:
            self.lowest = state["lowest"]
        else:
            pad = score_pad.load(app)
            self.lowest = pad.lowest if pad else False

    def more(self) -> dict:
        """Who wins."""
        return {"lowest": self.lowest}

    def heading_words(self) -> str:
        """The title."""
        return "Score pad"

    def more_rows(self) -> list:
        """Who wins."""
        return [(WINS, 0, "Wins", "lowest" if self.lowest else "highest")]

    def step(self, what: int, which, step: int) -> None:
        """Highest or lowest."""
        self.lowest = not self.lowest

    def ask(self, what: int, which) -> None:
        """Highest or lowest."""
        self.step(what, which, 1)
        self.refill()

    def start(self) -> None:
        """The pad takes the place of the one before."""
        self.remember()
        names, colours = self.players()
        score_pad.begin(self.app, score_pad.Pad(names, colours, self.lowest))
        self.app.show([[HOME, None], ["pads.score_pad.Pad", None]])
