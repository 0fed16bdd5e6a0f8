"""Setting up a score pad: who plays, whether the highest or the lowest total wins, and the target."""

from firmware.pads import bookkeeping as score_pad
from firmware.pads import finished
from firmware.screen_stack import HOME
from firmware.screens import seats

WINS, TARGET = range(seats.OTHER, seats.OTHER + 2)


def target_words(target: int) -> str:
    """A target as a row shows it."""
    return str(target) if target else "none"


def next_target(target: int, step: int) -> int:
    """The next target that is offered, or the one before (-1)."""
    targets = score_pad.TARGETS
    return targets[((targets.index(target) if target in targets else 0) + step) % len(targets)]


class SetUp(seats.Seats):
    """State: "lowest", "target" and what Seats has."""

    def __init__(self, app, state):
        seats.Seats.__init__(self, app, state)
        before = score_pad.load(app)
        self.lowest = state["lowest"] if state else before.lowest
        self.target = state.get("target", 0) if state else before.target

    def more(self) -> dict:
        return {"lowest": self.lowest, "target": self.target}

    def heading_words(self) -> str:
        return "Score pad"

    def more_rows(self) -> list:
        return [
            (WINS, 0, "Winner", "lowest" if self.lowest else "highest"),
            (TARGET, 0, "Target", target_words(self.target)),
        ]

    def step(self, what: int, which: int, step: int) -> None:
        if what == WINS:
            self.lowest = not self.lowest
        else:
            self.target = next_target(self.target, step)

    def ask(self, what: int, which: int) -> None:
        self.step(what, which, 1)
        self.refill()

    def start(self) -> None:
        self.remember()
        names, colours = self.players()
        number = finished.next_number(self.app.storage)
        score_pad.begin(self.app, score_pad.Pad(names, colours, self.lowest, self.target, number))
        self.app.stack.show([[HOME, None], ["pads.score_pad.Pad", None]])
