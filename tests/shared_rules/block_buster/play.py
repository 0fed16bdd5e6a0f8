"""A game of Block Buster with given kinds, so that a test can set up every situation."""

import pytest

from shared_rules.game import Refused
from shared_rules.table.table import Table

NAMES = ["Ann", "Ben", "Cy", "Dora"]


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


def why(call, *arguments, **more):
    """The sentence with which an action is refused; the game must be as before."""
    table = call.__self__.table
    before = table.save()
    with pytest.raises(Refused) as refusal:
        call(*arguments, **more)
    assert refusal.value.code == "illegal"
    assert table.save() == before
    return refusal.value.message


def bad_option(players=2, **options):
    """The sentence with which options are refused."""
    with pytest.raises(Refused) as refusal:
        Table().new("block_buster", NAMES[:players], options, seed="0" * 32)
    assert refusal.value.code == "bad_option"
    return refusal.value.message
