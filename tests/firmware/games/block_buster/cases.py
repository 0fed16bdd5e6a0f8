"""Situations of Block Buster games, for tests."""

from tests.firmware.games.bench import FOUR, WIDE, GameBench, asked, opener

SPACES = "games.block_buster.spaces.Spaces"
KINDS = "games.block_buster.kinds.Kinds"
TALLY = "games.block_buster.tally.Tally"
NOTICE = "games.block_buster.notice.Notice"
TURN = "games.block_buster.turn.Turn"
OVER = "games.block_buster.over.Winner"
PICTURED = {"names": FOUR}
"""What a case is given for its picture."""


class BlockBench(GameBench):
    """A bench on which a game of Block Buster runs."""

    GAME = "block_buster"

    def spaces(self, row, column, colour, count):
        return self.act("spaces", at=[row, column], colour=colour, count=count)

    def kind(self, row, column, kind):
        return self.act("kind", at=[row, column], kind=kind)

    def play(self):
        """Past all notices and the map, to the screen of the phase."""
        self.acknowledge()
        while self.top in (SPACES, KINDS):
            self.press("back")
        self.app.game.show_phase()
        self.settle()
        return self

    def place(self, skip=0, **more):
        """A whole turn without a look at the map."""
        return self.play().act("place", skip=skip, **more).play()

    @property
    def points(self):
        return self.game.points


def _some(bench):
    """Spaces of all colours on the map; Ann has secured two of a kind and three points more."""
    bench.play()
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
    if len(bench.names) > 2:
        bench.spaces(side, side, 2, 8).spaces(side, 1, 2, 3)
    return bench.play()


def _danger(bench):
    """Ann needs one more A."""
    _some(bench)
    for row, column in ((1, 1), (1, 2), (3, 3))[: bench.game.full_set - 1]:
        bench.kind(row, column, "A").spaces(row, column, 0, 7).play()
    return bench.kind(2, 1, "A").play()


def _turn_skip(bench):
    for _ in bench.names:
        bench.place()
    return bench


def _spaces(bench):
    _some(bench).act("place", skip=0)


def _spaces_less(bench):
    _some(bench).push(SPACES, {"colour": 0, "at": bench.points.side + 1, "focus": 200})


def _kinds(bench):
    """Some kinds are entered, as `enter` leaves them."""
    return bench.again(kinds="enter").acknowledge().press("ok", "down", "ok", "ok")


def _take(bench):
    return _turn_skip(bench).act("place", skip=3)


def _secured_danger(bench):
    _danger(bench).spaces(1, 1, 0, 6).play().spaces(1, 1, 0, 8)


def _win(bench):
    return _danger(bench).spaces(2, 1, 0, 12).press("ok")


def _undone(bench):
    return _take(bench).play().undo()


def _tally(bench):
    return _some(bench).act("finish")


def _tally_done(bench):
    _tally(bench)
    for seat in range(len(bench.names)):
        bench.act("left", player=seat, squares=99 - seat)
    bench.open([["screens.home.Home", None], [TALLY, None]])
    return bench


def _scores(bench):
    return _some(bench).push("games.block_buster.scores.Scores")


def _history(bench):
    _take(bench).play().spaces(2, 3, 1, 9).play().undo().play().act("pass").act("finish")
    bench.act("left", player=0, squares=99).push("screens.in_game.action_log.ActionLog")


def _undo(bench):
    bench.play().spaces(2, 3, 1, 9).acknowledge().push("screens.in_game.undo.Undo")


def _over(bench):
    _tally_done(bench).act("finish").acknowledge()


def _over_one_couple(bench):
    _over_shared(bench.begin(WIDE, variant="couple"), (16, 18, 16, 18))


def _over_shared(bench, lost=(16, 18, 16, 16)):
    bench.act("finish")
    for seat, squares in enumerate(lost):
        bench.act("left", player=seat, squares=squares)
    bench.act("finish").acknowledge()


def _couple(bench):
    return bench.again(variant="couple")


def _colours(bench):
    return bench.again(2, variant="two_colours")


def _colours_turn(bench):
    _colours(bench)
    for colour in (0, 1, 2, 3):
        bench.place(colour=colour)
    return bench


def _colours_spaces(bench):
    _some(_colours(bench)).spaces(2, 3, 2, 7).act("place", skip=0, colour=2)


CASES = {
    "block_buster_lay": lambda bench: None,
    "block_buster_lay_3": lambda bench: bench.again(3),
    "block_buster_lay_2": lambda bench: bench.again(2),
    "block_buster_start": lambda bench: bench.press("ok"),
    "block_buster_turn": lambda bench: bench.play(),
    "block_buster_turn_skip": _turn_skip,
    "block_buster_turn_danger": _danger,
    "block_buster_turn_couple": lambda bench: _couple(bench).play(),
    "block_buster_turn_couple_danger": lambda bench: _danger(_couple(bench)),
    "block_buster_turn_not_reported": lambda bench: bench.play().place(),
    "block_buster_couples": lambda bench: _couple(bench).press("ok"),
    "block_buster_turn_colours": _colours_turn,
    "block_buster_skips": lambda bench: _turn_skip(bench).press("down", "ok"),
    "block_buster_skips_colours": lambda bench: _colours_turn(bench).press("down*2", "ok"),
    "block_buster_end": lambda bench: bench.play().press("up", "ok"),
    "block_buster_spaces": _spaces,
    "block_buster_spaces_3": lambda bench: _spaces(bench.again(3)),
    "block_buster_spaces_2": lambda bench: _spaces(bench.again(2)),
    "block_buster_spaces_full": lambda bench: _some(bench).push(SPACES, {"colour": 1, "at": 6}),
    "block_buster_spaces_less": _spaces_less,
    "block_buster_spaces_colour": lambda bench: _some(bench).push(SPACES, {"colour": 0, "at": 0, "focus": 101}),
    "block_buster_spaces_taken_back": lambda bench: _some(bench).push(SPACES, {"colour": 0, "at": 0, "less": True}),
    "block_buster_spaces_colours": _colours_spaces,
    "block_buster_spaces_unknown": lambda bench: _kinds(bench).play().push(SPACES, {"colour": 1, "at": 5}),
    "block_buster_kinds": _kinds,
    "block_buster_kinds_2": lambda bench: _kinds(bench.again(2)),
    "block_buster_kinds_map": lambda bench: bench.play().push(KINDS, {"at": 4, "focus": 4}),
    "block_buster_take": _take,
    "block_buster_secured": lambda bench: bench.play().spaces(2, 3, 1, 9),
    "block_buster_secured_danger": _secured_danger,
    "block_buster_win": _win,
    "block_buster_undone": _undone,
    "block_buster_undone_colour": lambda bench: _colours(bench).place(colour=0).undo(),
    "block_buster_undone_pass": lambda bench: bench.play().act("pass").undo(),
    "block_buster_undone_end": lambda bench: bench.play().act("finish").undo(),
    "block_buster_redone": lambda bench: _undone(bench).play().redo(),
    "block_buster_tally": _tally,
    "block_buster_tally_in_hand": lambda bench: _tally(bench).press("ok", "up", "up"),
    "block_buster_tally_done": _tally_done,
    "block_buster_scores": _scores,
    "block_buster_scores_couple": lambda bench: _scores(_couple(bench)),
    "block_buster_lines": lambda bench: _scores(bench).press("ok"),
    "block_buster_history": _history,
    "block_buster_menu": lambda bench: _take(bench).play().press("back"),
    "block_buster_undo": _undo,
    "block_buster_coach": lambda bench: asked(_danger(bench)),
    "block_buster_coach_at_first": lambda bench: asked(bench.play()),
    "block_buster_over": _over,
    "block_buster_over_at_once": lambda bench: _win(bench).acknowledge(),
    "block_buster_over_couple_shared": lambda bench: _over_shared(_couple(bench)),
    "block_buster_over_couple": lambda bench: _over(_couple(bench)),
    "block_buster_over_one_couple": _over_one_couple,
}
"""Every screen of a game of Block Buster, with the most that it may have to show."""

bench_in = opener(BlockBench, CASES)
