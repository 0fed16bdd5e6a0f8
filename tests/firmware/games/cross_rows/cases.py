"""Situations of Cross Rows, for tests: the dice are table dice, so every situation can be had by name."""

from firmware.screens.in_game.answers import BUTTON
from tests.firmware.games.bench import SHORT, GameBench, all_rivals, asked, opener
from tests.shared_rules.cross_rows.play import ROWS

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

    def turn(self, white, *rows):
        """A turn in which the seats from 0 on cross the sum of the white dice in these rows, "" for none, and nobody a
        coloured one; what notices say is done.
        """
        self.roll(*white, *[1] * (len(ROWS) - self.game.locked.count(True)))
        for seat in range(len(rows)):
            if rows[seat]:
                self.white(seat, rows[seat]).acknowledge()
        if self.game.phase == "white":
            self.rest().acknowledge()
        if self.game.phase == "colour":
            self.act("skip", player=self.game.active_player)
        return self.acknowledge()

    def all_cross(self, row, *numbers):
        """A turn for each of these numbers, in which all cross it in this row."""
        for number in numbers:
            self.turn((number // 2, number - number // 2), *[row] * len(self.names))
        return self

    def rivals(self, *seats, action=None):
        """The handheld plays these seats; they do this when they are asked to, None: they think and think."""
        all_rivals(self, action).app.game.rivals.levels = [
            "keen" if seat in seats else "" for seat in range(len(self.names))
        ]
        self.app.game.show_phase()
        self.settle()
        return self

    def fresh(self):
        """The dice of the open screen have just been rolled."""
        name, _state = self.app.stack[1]
        self.open([["screens.home.Home", None], [name, {"fresh": True, "moves": False}]])
        return self


NINE = "xxxxxxxxx..."
FIRST = (2, 3, 4, 5, 6)
"""Numbers before the last one, of a row that rises, as many as that needs."""


def _rolled(bench):
    """Some have lost a row to the sum of the white dice, 7; it is the third player's turn."""
    bench.turn((4, 5), "red", "yellow").turn((2, 3), "", "blue", "green")
    return bench.roll(3, 4, 6, 6, 5, 4)


def _colour(bench):
    return _rolled(bench).white(2, "blue").white(1, "green").rest()


def _idle(bench):
    return _rolled(bench).rest().go_to(BUTTON)


def _locks(bench):
    """Two players cross the last number of red."""
    return bench.all_cross("red", *FIRST).roll(6, 6, 1, 2, 3, 4).white(0, "red").white(1, "red").rest()


def _locked(bench):
    return _locks(bench).acknowledge().act("skip", player=0)


def _two_locked(bench):
    """The game is over."""
    bench.all_cross("red", *FIRST).all_cross("yellow", *FIRST).roll(6, 6, 1, 2, 3, 4)
    return bench.white(0, "red").white(1, "yellow").rest().acknowledge()


def _no_number(bench):
    """A roll of which nobody can cross anything."""
    bench.all_cross("red", 11).all_cross("yellow", 11).all_cross("green", 3).all_cross("blue", 3)
    return bench.roll(1, 1, 5, 5, 6, 6)


def four_penalties(bench):
    """The game is over."""
    _no_number(bench)
    while not bench.app.game.table.over:
        bench.acknowledge().roll(1, 1, 5, 5, 6, 6)
    return bench.acknowledge()


def _rival_white(bench):
    return _rolled(bench).rivals(0, 1)


def _for_rival(bench):
    return all_rivals(bench.all_cross("red", *FIRST).roll(6, 6, 1, 2, 3, 4)).white(0, "red")


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
    "cross_rows_entry_for_rival": lambda bench: all_rivals(_locked(bench)).push("screens.in_game.roll_entry.Entry"),
    "cross_rows_white": _rolled,
    "cross_rows_white_locked": lambda bench: _locked(bench).roll(2, 6, 1, 5, 3),
    "cross_rows_white_answered": lambda bench: _rolled(bench).white(2, "yellow"),
    "cross_rows_white_button": lambda bench: _rolled(bench).white(1, "green").go_to(BUTTON),
    "cross_rows_white_rivals": _rival_white,
    "cross_rows_white_waits": lambda bench: _rival_white(bench).go_to(BUTTON).press("ok"),
    "cross_rows_white_of_rivals": lambda bench: all_rivals(_rolled(bench)).fresh(),
    "cross_rows_colour": _colour,
    "cross_rows_colour_idle": _idle,
    "cross_rows_colour_of_rival": lambda bench: _colour(bench).rivals(2),
    "cross_rows_locked": _locks,
    "cross_rows_not_locked": lambda bench: _locks(bench).acknowledge().undo(),
    "cross_rows_penalty": lambda bench: _idle(bench).press("ok"),
    "cross_rows_no_penalty": lambda bench: _idle(bench).press("ok").acknowledge().undo(),
    "cross_rows_no_number": _no_number,
    "cross_rows_erase": lambda bench: _rolled(bench).white(1, "green").undo(),
    "cross_rows_again": lambda bench: _rolled(bench).white(1, "green").undo().acknowledge().redo(),
    "cross_rows_for_rival": _for_rival,
    "cross_rows_sheets": lambda bench: _colour(bench).push("games.cross_rows.sheets.Sheets", 1),
    "cross_rows_sheets_locked": lambda bench: _locked(bench).push("games.cross_rows.sheets.Sheets", 0),
    "cross_rows_scores": lambda bench: _locked(bench).push("games.cross_rows.sheets.Scores", 0),
    "cross_rows_history": lambda bench: _colour(bench).push("screens.in_game.action_log.ActionLog"),
    "cross_rows_undo": lambda bench: _rolled(bench).white(1, "green").push("screens.in_game.undo.Undo"),
    "cross_rows_undo_rest": lambda bench: _colour(bench).push("screens.in_game.undo.Undo"),
    "cross_rows_coach": lambda bench: asked(_colour(bench)),
    "cross_rows_review": _review,
    "cross_rows_over": _two_locked,
    "cross_rows_over_penalties": four_penalties,
    "cross_rows_moving": lambda bench: bench.again(dice="device", motion=True).act("roll"),
}
"""Every screen of a game of Cross Rows, with the most that it may have to show."""

bench_in = opener(CrossRowsBench, CASES)
