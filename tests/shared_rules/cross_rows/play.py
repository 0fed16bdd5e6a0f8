"""A game of Cross Rows with entered dice, so that a test can set up every situation."""

from shared_rules.table.table import Table
from tests.shared_rules.tables import NAMES, refused

ROWS = ["red", "yellow", "green", "blue"]
EMPTY = "............"
FIVE = "xxxxx......."  # in a row like this the last number can be crossed
BLOCKED = "---------x.."  # in a row like this nothing can be crossed


class Play:
    """A game with entered dice; each call is one action."""

    def __init__(self, players=2, first=0, dice="table"):
        self.table = Table()
        self.opening = self.table.new("cross_rows", NAMES[:players], {}, first, dice, "0" * 32)

    def have(self, seat, **rows):
        """A sheet has these rows, signs as in the state; what is lost may be open here. Undo does not know of it."""
        for name, signs in rows.items():
            at = signs.rindex("x")
            signs = signs[:at].replace(".", "-") + signs[at:]
            self.table.game.sheets[seat][ROWS.index(name)][:] = signs.encode()
        return self

    def do(self, kind, **more):
        return self.table.do({"type": kind, **more})

    def roll(self, *dice):
        return self.do("roll", dice=list(dice))

    def white(self, seat, row):
        return self.do("white", player=seat, row=row)

    def colour(self, row, number):
        return self.do("colour", row=row, number=number)

    def skip(self, seat):
        return self.do("skip", player=seat)

    def rest(self):
        return self.do("rest")

    def idle(self, *dice):
        """A turn in which everybody crosses nothing; the events of its last action."""
        events = self.roll(*dice or [1] * (6 - len(self.state("locked"))))
        if self.state("phase") == "white":
            events = self.rest()
        if self.state("phase") == "colour":
            events = self.skip(self.state("to_move"))
        return events

    def state(self, key):
        return self.table.state()[key]

    def look(self, *keys):
        """Some values of the state."""
        state = self.table.state()
        return [state[key] for key in keys]

    def numbers(self):
        """What can be crossed in colour, as (row, number)."""
        return [(action["row"], action["number"]) for action in self.table.legal() if action["type"] == "colour"]

    def why(self, kind, **more):
        """The sentence with which an action is refused; the game must be as before."""
        return refused(self.table, {"type": kind, **more})
