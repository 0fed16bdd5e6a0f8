"""Situations of Block Buster games, for tests."""

from tests.firmware.screens.bench import Bench

LONG = ["WWWWWWWW", "WWWWWWWM", "MMMMMMMM", "WMWMWMWM"]
SHORT = ["Ann", "Bo", "Cy", "Dee"]
SEED = "ab" * 16
SPACES = "games.block_buster.spaces.Spaces"
KINDS = "games.block_buster.kinds.Kinds"
NOTICE = "games.block_buster.notice.Notice"


class BlockBench(Bench):
    """A bench on which a game of Block Buster runs."""

    def begin(self, names=("Ann", "Bo"), first=0, seed=SEED, **options):
        self.app.set("motion", False)
        assert self.app.new_game("block_buster", list(names), [3, 2, 1, 0][: len(names)], options, first, None, seed)
        self.settle()
        return self

    def act(self, what, **more):
        """One action of the table, past the screens; the screens follow."""
        assert self.app.act(dict(type=what, **more)), "refused"
        self.settle(200)
        return self

    def spaces(self, row, column, colour, count):
        return self.act("spaces", at=[row, column], colour=colour, count=count)

    def kind(self, row, column, kind):
        return self.act("kind", at=[row, column], kind=kind)

    def acknowledge(self):
        while self.top == NOTICE:
            self.press("ok")
        return self

    def play(self):
        """Past all notices and the map, to the screen of the phase."""
        self.acknowledge()
        while self.top in (SPACES, KINDS):
            self.press("back")
        self.app.play()
        self.settle()
        return self

    def row(self, words):
        """Press ok on the row of the list that begins with these words."""
        rows = self.app.screen.list
        index = [label.startswith(words) for label in rows.labels].index(True)
        self.press("down*%d" % ((index - rows.focus) % len(rows.labels)), "ok")

    def push(self, name, state=None):
        self.app.push(name, state)
        self.settle()
        return self

    def place(self, skip=0, **more):
        """A whole turn without a look at the map."""
        return self.play().act("place", skip=skip, **more).play()

    @property
    def game(self):
        return self.app.table.game

    @property
    def points(self):
        return self.app.table.game.points


def _some(bench):
    """Spaces of all colours on the map; Ann has secured two of a kind and three points more."""
    bench.play()
    players = len(bench.app.table.players)
    side = bench.points.side
    for row, column, colour, count in (
        (1, 1, 0, 7),
        (2, 2, 0, 5),
        (2, 2, 1, 4),
        (3, 1, 1, 12),
        (1, 3, 1, 2),
        (2, 3, 0, 1),
        (3, 3, 0, 11),
    ):
        bench.spaces(row, column, colour, count).acknowledge()
    if players > 2:
        bench.spaces(side, side, 2, 8).spaces(side, 1, 2, 3).acknowledge()
    bench.play()
    return bench


def _danger(bench):
    """Ann needs one more A."""
    _some(bench)
    for row, column in ((1, 1), (1, 2), (3, 3))[: bench.game.full_set - 1]:
        bench.kind(row, column, "A").spaces(row, column, 0, 7).play()
    bench.kind(2, 1, "A").play()
    return bench


def _turn_skip(bench):
    for _ in bench.app.table.players:
        bench.place()


def _skips(bench):
    _turn_skip(bench)
    bench.press("down", "ok")


def _end(bench):
    bench.play().press("up", "ok")


def _spaces(bench):
    _some(bench).act("place", skip=0)


def _spaces_full(bench):
    _some(bench).push(SPACES, {"colour": 1, "at": 6})


def _spaces_less(bench):
    side = bench.points.side
    _some(bench).push(SPACES, {"colour": 0, "at": side + 1, "focus": 200})


def _spaces_taken_back(bench):
    _some(bench).push(SPACES, {"colour": 0, "at": 0, "less": True})


def _spaces_colour(bench):
    _some(bench).push(SPACES, {"colour": 0, "at": 0, "focus": 101})


def _kinds(bench):
    """Some kinds are entered, as `enter` leaves them."""
    bench.begin(bench.app.table.players, kinds="enter").acknowledge()
    bench.press("ok", "down", "ok", "ok")


def _kinds_map(bench):
    bench.play().push(KINDS, {"at": 4, "focus": 4})


def _spaces_unknown(bench):
    _kinds(bench)
    bench.play().push(SPACES, {"colour": 1, "at": 5})


def _start(bench):
    bench.press("ok")


def _take(bench):
    _turn_skip(bench)
    bench.act("place", skip=3)


def _secured(bench):
    bench.play().spaces(2, 3, 1, 9)


def _secured_danger(bench):
    _danger(bench)
    bench.spaces(1, 1, 0, 6).play().spaces(1, 1, 0, 8)


def _win(bench):
    _danger(bench)
    bench.spaces(2, 1, 0, 12)
    bench.press("ok")


def _undone(bench):
    _take(bench)
    bench.play()
    bench.app.undo()
    bench.settle()


def _undone_pass(bench):
    bench.play().act("pass")
    bench.app.undo()
    bench.settle()


def _undone_end(bench):
    bench.play().act("finish")
    bench.app.undo()
    bench.settle()


def _redone(bench):
    _undone(bench)
    bench.play()
    bench.app.redo()
    bench.settle()


def _tally(bench):
    _some(bench).act("finish")


def _tally_in_hand(bench):
    _tally(bench)
    bench.press("ok", "up", "up")


def _tally_done(bench):
    _tally(bench)
    for seat in range(len(bench.app.table.players)):
        bench.act("left", player=seat, squares=99 - seat)
    bench.app.show([["screens.home.Home", None], ["games.block_buster.tally.Tally", None]])


def _scores(bench):
    _some(bench).push("games.block_buster.scores.Scores")


def _lines(bench):
    _scores(bench)
    bench.press("ok")


def _history(bench):
    _take(bench)
    bench.play().spaces(2, 3, 1, 9).play()
    bench.app.undo()
    bench.settle()
    bench.play().act("pass").act("finish").act("left", player=0, squares=99).push("screens.in_game.history.History")


def _menu(bench):
    _take(bench)
    bench.play().press("back")


def _undo(bench):
    bench.play().spaces(2, 3, 1, 9).acknowledge()
    bench.push("screens.in_game.undo.Undo")


def _over(bench):
    _tally_done(bench)
    bench.act("finish").acknowledge()


def _over_at_once(bench):
    _win(bench)
    bench.acknowledge()


def _over_couple(bench):
    _over(bench.begin(bench.app.table.players, variant="couple"))


def _couple_turn(bench):
    bench.begin(bench.app.table.players, variant="couple").play()


def _couple_scores(bench):
    _scores(bench.begin(bench.app.table.players, variant="couple"))


def _three(bench):
    """The same with three players."""
    return bench.begin(bench.app.table.players[:3])


def _two(bench, **options):
    return bench.begin(bench.app.table.players[:2], **options)


def _colours_turn(bench):
    _two(bench, variant="two_colours").play()
    for colour in (0, 1, 2, 3):
        bench.place(colour=colour)


def _colours_skips(bench):
    _colours_turn(bench)
    bench.press("down*2", "ok")


def _colours_spaces(bench):
    _some(_two(bench, variant="two_colours"))
    bench.spaces(2, 3, 2, 7).act("place", skip=0, colour=2)


def _colours_undone(bench):
    _two(bench, variant="two_colours").place(colour=0).play()
    bench.app.undo()
    bench.settle()


CASES = {
    "block_buster_lay": lambda bench: None,
    "block_buster_lay_3": _three,
    "block_buster_lay_2": _two,
    "block_buster_start": _start,
    "block_buster_turn": lambda bench: bench.play(),
    "block_buster_turn_skip": _turn_skip,
    "block_buster_turn_danger": _danger,
    "block_buster_turn_couple": _couple_turn,
    "block_buster_turn_colours": _colours_turn,
    "block_buster_skips": _skips,
    "block_buster_skips_colours": _colours_skips,
    "block_buster_end": _end,
    "block_buster_spaces": _spaces,
    "block_buster_spaces_3": lambda bench: _spaces(_three(bench)),
    "block_buster_spaces_2": lambda bench: _spaces(_two(bench)),
    "block_buster_spaces_full": _spaces_full,
    "block_buster_spaces_less": _spaces_less,
    "block_buster_spaces_colour": _spaces_colour,
    "block_buster_spaces_taken_back": _spaces_taken_back,
    "block_buster_spaces_colours": _colours_spaces,
    "block_buster_spaces_unknown": _spaces_unknown,
    "block_buster_kinds": _kinds,
    "block_buster_kinds_2": lambda bench: _kinds(_two(bench)),
    "block_buster_kinds_map": _kinds_map,
    "block_buster_take": _take,
    "block_buster_secured": _secured,
    "block_buster_secured_danger": _secured_danger,
    "block_buster_win": _win,
    "block_buster_undone": _undone,
    "block_buster_undone_colour": _colours_undone,
    "block_buster_undone_pass": _undone_pass,
    "block_buster_undone_end": _undone_end,
    "block_buster_redone": _redone,
    "block_buster_tally": _tally,
    "block_buster_tally_in_hand": _tally_in_hand,
    "block_buster_tally_done": _tally_done,
    "block_buster_scores": _scores,
    "block_buster_scores_couple": _couple_scores,
    "block_buster_lines": _lines,
    "block_buster_history": _history,
    "block_buster_menu": _menu,
    "block_buster_undo": _undo,
    "block_buster_over": _over,
    "block_buster_over_at_once": _over_at_once,
    "block_buster_over_couple": _over_couple,
}
"""Every screen of a game of Block Buster, with the most that it may have to show."""


def bench_in(case, board, folder, names=LONG):
    """A bench that shows that case."""
    bench = BlockBench(board, folder)
    bench.begin(names)
    CASES[case](bench)
    return bench
