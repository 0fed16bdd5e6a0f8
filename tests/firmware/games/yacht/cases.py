"""Situations of Yacht games, for tests: the dice are table dice, so every situation can be had by name."""

from tests.firmware.screens.bench import Bench

LONG = ["WWWWWWWW", "WWWWWWWM", "MMMMMMMM", "WMWMWMWM", "MWMWMWMW", "WWMMWWMM"]
SEED = "ab" * 16
UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"]


class YachtBench(Bench):
    """A bench on which a game of Yacht runs."""

    def begin(self, names=("Ann", "Bo"), dice="table", sheet="modern", motion=False):
        self.app.set("motion", motion)
        colours = list(range(len(names)))
        assert self.app.new_game("yacht", list(names), colours, {"sheet": sheet}, 0, dice, SEED)
        self.settle()
        return self

    def act(self, kind, **more):
        """One action of the table, past the screens; the screens follow."""
        assert self.app.act(dict(type=kind, **more)), "refused"
        self.settle(200)
        return self

    def roll(self, *dice):
        return self.act("roll", dice=list(dice))

    def turn(self, box, *dice):
        """A whole turn: one roll, written; what a notice says is done."""
        self.roll(*dice).act("write", box=box)
        return self.acknowledge()

    def acknowledge(self):
        while self.top == "games.yacht.notice.Notice":
            self.press("ok")
        return self

    def push(self, name, state=None):
        self.app.push(name, state)
        self.settle()
        return self

    @property
    def game(self):
        return self.app.table.game


def round_of(bench, box, *dice):
    """Every player writes this box."""
    for _ in bench.app.table.players:
        bench.turn(box, *dice)


def _some_boxes(bench):
    for face in (5, 6):
        round_of(bench, UPPER[face - 1], face, face, face, face, face)
    round_of(bench, "full_house", 1, 1, 2, 2, 3)


def _rolled(bench):
    bench.roll(3, 3, 6, 1, 3)


def _held(bench):
    _rolled(bench)
    bench.press("ok")


def _entry_reroll(bench):
    _rolled(bench)
    bench.push("games.yacht.dice.Entry", {"at": [2, 3]})
    bench.press("ok")


def _write(bench):
    _rolled(bench)
    bench.push("games.yacht.write.Write")


def _write_last(bench):
    _some_boxes(bench)
    bench.roll(2, 2, 2, 2, 2).act("reroll", at=[0], dice=[2]).act("reroll", at=[0], dice=[2])


def _bonus(bench):
    _some_boxes(bench)
    bench.roll(4, 4, 4, 4, 4).act("write", box="fours")


def _undone(bench):
    _bonus(bench)
    bench.acknowledge()
    bench.app.undo()
    bench.settle()


def _redone(bench):
    _undone(bench)
    bench.acknowledge()
    bench.app.redo()
    bench.settle()


def _sheets(bench):
    _bonus(bench)
    bench.acknowledge().push("games.yacht.sheets.Sheets", 0)


def _history(bench):
    _rolled(bench)
    bench.act("reroll", at=[2, 3], dice=[3, 6]).act("write", box="four_alike")
    bench.push("screens.in_game.history.History")


def _undo(bench):
    _rolled(bench)
    bench.act("write", box="three_alike").push("screens.in_game.undo.Undo")


def _over(bench):
    for box in list(bench.game.boxes):
        round_of(bench, box, 1, 2, 3, 4, 6)


def _lone(bench, sheet="classic"):
    bench.begin(bench.app.table.players[:1], sheet=sheet)
    for box in ("sixes", "full_house", "big_straight"):
        bench.turn(box, 2, 3, 4, 5, 6)


def _classic_write(bench):
    _lone(bench)
    bench.roll(4, 4, 4, 4, 1).push("games.yacht.write.Write")


def _lone_over(bench):
    _lone(bench)
    for box in bench.game.open_boxes(0):
        bench.turn(box, 5, 5, 5, 5, 5)


CASES = {
    "yacht_entry": lambda bench: bench.press("ok", "ok"),
    "yacht_entry_reroll": _entry_reroll,
    "yacht_turn": lambda bench: bench.begin(bench.app.table.players, "device"),
    "yacht_rolled": _rolled,
    "yacht_held": _held,
    "yacht_write": _write,
    "yacht_write_last": _write_last,
    "yacht_classic_write": _classic_write,
    "yacht_bonus": _bonus,
    "yacht_undone": _undone,
    "yacht_redone": _redone,
    "yacht_sheets": _sheets,
    "yacht_history": _history,
    "yacht_undo": _undo,
    "yacht_over": _over,
    "yacht_lone_over": _lone_over,
}
"""Every screen of a game of Yacht, with the most that it may have to show."""


def bench_in(case, board, folder, names=LONG):
    """A bench that shows that case."""
    bench = YachtBench(board, folder)
    bench.begin(names)
    CASES[case](bench)
    return bench
