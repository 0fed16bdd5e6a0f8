"""A game of Block Buster with given kinds, so that a test can set up every situation."""

from functools import partial

from shared_rules.table.table import Table
from tests.shared_rules.tables import NAMES, bad_option

bad_option = partial(bad_option, "block_buster")


class Play:
    """A game whose kinds are entered; each call is one action. Seat 0 is first unless another is given."""

    def __init__(self, players=2, first=0, kinds="enter", **options):
        self.table = Table()
        self.opening = self.table.new(
            "block_buster", NAMES[:players], {"kinds": kinds, **options}, first, "table", "0" * 32
        )

    @property
    def state(self):
        return self.table.state()

    def act(self, action):
        return self.table.do(action)

    def place(self, skip=0, colour=None):
        return self.table.do({"type": "place", "skip": skip, **({} if colour is None else {"colour": colour})})

    def pass_(self):
        return self.table.do({"type": "pass"})

    def finish(self):
        return self.table.do({"type": "finish"})

    def left(self, player, squares):
        return self.table.do({"type": "left", "player": player, "squares": squares})

    def kind(self, row, column, kind):
        return self.table.do({"type": "kind", "at": [row, column], "kind": kind})

    def spaces(self, row, column, colour, count):
        return self.table.do({"type": "spaces", "at": [row, column], "colour": colour, "count": count})

    def own(self, colour, *cells, count=7, kind="A"):
        """These points become of one kind and go to a colour; returns the events of the last report."""
        for row, column in cells:
            self.kind(row, column, kind)
            events = self.spaces(row, column, colour, count)
        return events

    def tally(self, *squares):
        """Ends play and enters the squares left of each player."""
        self.finish()
        for player, count in enumerate(squares):
            self.left(player, count)

    def skips(self):
        return [action["skip"] for action in self.table.legal() if action["type"] == "place"]
