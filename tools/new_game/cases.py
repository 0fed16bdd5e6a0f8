"""Situations of games of Pig, for pictures and for every panel. The names are the widest that there are."""

from tests.firmware.screens.bench import Bench

LONG = ["WWWWWWWW", "MMMMMMMM"]


class PigBench(Bench):
    """A bench on which a game of Pig runs; the dice are typed, so that every situation can be had."""

    def begin(self, names, goal=1000):
        self.app.new_game("pig", list(names), [1, 0], {"goal": goal}, 0, "table", "ab" * 16)
        self.settle()

    def act(self, kind, **more):
        """One action of the table, past the screens; the screens follow."""
        assert self.app.act(dict(type=kind, **more)), "refused"
        self.settle()

    def push(self, name, state=None):
        """Open a screen."""
        self.app.push(name, state)
        self.settle()


def _over(bench):
    bench.begin(LONG, 10)
    for face in (6, 6):
        bench.act("roll", dice=[face])
    bench.act("bank")


CASES = {
    "pig_start": lambda bench: None,
    "pig_turn": lambda bench: bench.act("roll", dice=[6]),
    "pig_entry": lambda bench: bench.push("games.pig.turn.Entry"),
    "pig_scores": lambda bench: bench.push("games.pig.scores.Scores"),
    "pig_over": _over,
    "pig_set_up": lambda bench: bench.open(
        [["screens.home.Home", None], ["screens.new_game.NewGame", {"game": "pig"}]]
    ),
}


def bench_in(case, board, folder, names=LONG):
    """A bench that shows that case."""
    bench = PigBench(board, folder)
    bench.begin(names)
    CASES[case](bench)
    return bench
