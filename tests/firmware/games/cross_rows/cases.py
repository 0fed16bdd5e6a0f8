"""Situations of Cross Rows, for tests: the dice are table dice, so every situation can be had by name."""

from firmware.screens.in_game.answers import BUTTON
from tests.firmware.games.bench import SHORT, GameBench, all_rivals, asked, opener
from tests.shared_rules.cross_rows.play import EMPTY, FIVE, ROWS

PICTURED = {"names": SHORT[:5]}
"""What a case is given for its picture."""


class CrossRowsBench(GameBench):
    """A bench on which a game of Cross Rows runs."""

    GAME = "cross_rows"
    COLOURS = range(6)
    DICE = "table"

    def have(self, seat, **rows):
        """A sheet has these rows, signs as in the state; undo does not know of it."""
        for name, signs in rows.items():
            at = signs.rindex("x")
            signs = signs[:at].replace(".", "-") + signs[at:]
            self.game.sheets[seat][ROWS.index(name)][:] = signs.encode()
        return self

    def everybody(self, **rows):
        """Each player has these rows."""
        for seat in range(len(self.names)):
            self.have(seat, **rows)
        return self

    def white(self, seat, row):
        """A player crosses the sum of the white dice."""
        return self.act("white", player=seat, row=row)

    def rest(self):
        """Nobody else crosses it."""
        return self.act("rest")

    def rivals(self, *seats, action=None):
        """The handheld plays these seats; they do this when they are asked to, None: they think and think."""
        all_rivals(self, action)
        self.app.game.rivals.levels = ["keen" if seat in seats else "" for seat in range(len(self.names))]
        self.app.game.show_phase()
        self.settle()
        return self

    def fresh(self):
        """The dice of the open screen have just been rolled."""
        name, _state = self.app.stack[1]
        self.open([["screens.home.Home", None], [name, {"fresh": True, "moves": self.app.settings.motion}]])
        return self


NINE = "xxxxxxxxx..."
_CLOSED = dict.fromkeys(ROWS, "---------x..")


def _rolled(bench):
    """All but the last two have lost a row to the sum of the white dice, 7."""
    for seat, row in enumerate(ROWS[: len(bench.names) - 2]):
        bench.have(seat, **{row: "xxx..x......"})
    return bench.have(0, red="xx..........", blue="xx..........").roll(3, 4, 6, 6, 5, 4)


def _colour(bench):
    return _rolled(bench).white(0, "blue").white(1, "green").rest()


def _idle(bench):
    return bench.have(0, **dict(_CLOSED, green=EMPTY.replace(".", "x", 1))).roll(1, 1, 6, 6, 6, 6).rest()


def _locks(bench):
    """Two players cross the last number of red."""
    return bench.have(0, red=NINE).have(1, red=FIVE).roll(6, 6, 1, 2, 3, 4).white(0, "red").white(1, "red").rest()


def _locked(bench):
    return _locks(bench).acknowledge().act("skip", player=0).acknowledge()


def _two_locked(bench):
    """The game is over."""
    _locks(bench).acknowledge()
    bench.have(0, yellow=NINE).act("skip", player=0).acknowledge().roll(6, 6, 1, 2, 3).white(0, "yellow").rest()
    return bench.acknowledge()


def four_penalties(bench):
    """The game is over."""
    while not bench.app.game.table.over:
        bench.everybody(**_CLOSED).roll(1, 2, 3, 4, 5, 6).acknowledge()
    return bench


def _rival_white(bench):
    return _rolled(bench).rivals(1, 2)


def _rival_waits(bench):
    return _rival_white(bench).go_to(BUTTON).press("ok")


def _rival_colour(bench):
    return _colour(bench).rivals(0)


def _moving(bench):
    return bench.begin(bench.names, dice="device", motion=True).act("roll")


def _review(bench):
    _two_locked(bench)
    at = [entry.number for entry in bench.app.game.table.entries() if entry.action["type"] == "white"][1]
    better = {"type": "skip", "player": 1}
    return bench.push("screens.in_game.review.ReviewOfRoll", [0, [[530, at, better]], [[9, 530]] * 5])


CASES = {
    "cross_rows_roll": lambda bench: bench.again(dice="device"),
    "cross_rows_roll_for_rival": lambda bench: all_rivals(_locked(bench)).push("screens.in_game.roll.Roll"),
    "cross_rows_entry": lambda bench: bench.press("ok", "ok"),
    "cross_rows_entry_locked": lambda bench: _locked(bench).press("ok", "ok"),
    "cross_rows_entry_for_rival": lambda bench: all_rivals(_locked(bench)).push("screens.in_game.roll.Entry"),
    "cross_rows_white": _rolled,
    "cross_rows_white_locked": lambda bench: _locked(bench).roll(2, 2, 1, 5, 3),
    "cross_rows_white_answered": lambda bench: _rolled(bench).white(2, "yellow"),
    "cross_rows_white_button": lambda bench: _rolled(bench).white(1, "green").go_to(BUTTON),
    "cross_rows_white_rivals": _rival_white,
    "cross_rows_white_waits": _rival_waits,
    "cross_rows_white_of_rivals": lambda bench: all_rivals(_rolled(bench)).fresh(),
    "cross_rows_colour": _colour,
    "cross_rows_colour_idle": lambda bench: _idle(bench).go_to(BUTTON),
    "cross_rows_colour_of_rival": _rival_colour,
    "cross_rows_locked": _locks,
    "cross_rows_not_locked": lambda bench: _locks(bench).acknowledge().undo(),
    "cross_rows_penalty": lambda bench: _idle(bench).act("skip", player=0),
    "cross_rows_no_penalty": lambda bench: _idle(bench).act("skip", player=0).acknowledge().undo(),
    "cross_rows_no_number": lambda bench: bench.everybody(**_CLOSED).roll(1, 2, 3, 4, 5, 6),
    "cross_rows_erase": lambda bench: _rolled(bench).white(1, "green").undo(),
    "cross_rows_again": lambda bench: _rolled(bench).white(1, "green").undo().acknowledge().redo(),
    "cross_rows_for_rival": lambda bench: all_rivals(bench.have(0, red=NINE).roll(6, 6, 1, 2, 3, 4)).white(0, "red"),
    "cross_rows_sheets": lambda bench: _colour(bench).push("games.cross_rows.sheets.Sheets", 0),
    "cross_rows_sheets_locked": lambda bench: _locked(bench).push("games.cross_rows.sheets.Sheets", 0),
    "cross_rows_scores": lambda bench: _locked(bench).push("games.cross_rows.sheets.Scores", 0),
    "cross_rows_history": lambda bench: _colour(bench).push("screens.in_game.history.History"),
    "cross_rows_undo": lambda bench: _rolled(bench).white(1, "green").push("screens.in_game.undo.Undo"),
    "cross_rows_undo_rest": lambda bench: _colour(bench).push("screens.in_game.undo.Undo"),
    "cross_rows_coach": lambda bench: asked(_colour(bench)),
    "cross_rows_review": _review,
    "cross_rows_over": _two_locked,
    "cross_rows_over_penalties": four_penalties,
    "cross_rows_moving": _moving,
}
"""Every screen of a game of Cross Rows, with the most that it may have to show."""

bench_in = opener(CrossRowsBench, CASES)
