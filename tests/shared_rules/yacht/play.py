"""A game of Yacht with entered dice, so that a test can set up every situation."""

from shared_rules.table.table import Table
from tests.shared_rules.tables import NAMES, refused

UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"]
MODERN = [*UPPER, "three_alike", "four_alike", "full_house", "small_straight", "large_straight", "yacht", "chance"]
CLASSIC = [*UPPER, "full_house", "four_alike", "little_straight", "big_straight", "choice", "yacht"]


class Play:
    """A game with entered dice; each call is one action. Seats move in order from seat 0."""

    def __init__(self, players=1, first=0, sheet=None):
        self.table = Table()
        self.opening = self.table.new("yacht", NAMES[:players], {"sheet": sheet}, first, "table", "0" * 32)

    def do(self, kind, **more):
        return self.table.do({"type": kind, **more})

    def roll(self, *dice):
        return self.do("roll", dice=list(dice))

    def reroll(self, at, *dice):
        return self.do("reroll", at=at, dice=list(dice))

    def write(self, box):
        return self.do("write", box=box)

    def turn(self, box, *dice):
        """Rolls these dice and writes a box; the points that it brought."""
        self.roll(*dice)
        return self.write(box)[0]["points"]

    def last(self, box, *dice):
        """The events of writing a box with these dice."""
        self.roll(*dice)
        return self.write(box)

    def open_boxes(self):
        return [action["box"] for action in self.table.legal() if action["type"] == "write"]

    def fill(self, left=0):
        """Everybody writes the first open box with a roll that shows ones and twos, until so many turns are left."""
        turns = len(self.state("sheets")) * len(self.state("boxes"))
        for _ in range(turns + 1 - self.state("turn") - left):
            self.roll(1, 1, 1, 2, 2)
            self.write(self.open_boxes()[0])

    def state(self, key):
        return self.table.state()[key]

    def why(self, kind, **more):
        """The sentence with which an action is refused; the game must be as before."""
        return refused(self.table, {"type": kind, **more})


def write_upper(play, *often):
    """Writes the first boxes, each with so many dice of its face; the events of the last."""
    for at, count in enumerate(often):
        face = at + 1
        events = play.last(UPPER[at], *[face] * count, *[face % 6 + 1] * (5 - count))
    return events
