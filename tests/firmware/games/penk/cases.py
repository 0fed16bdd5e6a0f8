"""Situations of Penk! games, for tests: the dice are table dice, so every situation can be had by name."""

from tests.firmware.screens.bench import Bench

LONG = ["WWWWWWWW", "WWWWWWWM", "MMMMMMMM", "WMWMWMWM"]
SHORT = ["Ann", "Bo", "Cy", "Dee"]
SEED = "ab" * 16
SIX_JOLLIES = [6] * 6
ROW_1 = [[1, column] for column in range(1, 6)]


class PenkBench(Bench):
    """A bench on which a game of Penk! runs."""

    def begin(self, names=("Ann", "Bo"), dice="table", values=None, motion=False, seed=SEED):
        self.app.set("motion", motion)
        options = {"values": values} if values else None
        assert self.app.new_game("penk", list(names), [3, 2, 1, 0][: len(names)], options, 0, dice, seed)
        self.settle()
        return self

    def act(self, kind, **more):
        """One action of the table, past the screens; the screens follow."""
        assert self.app.act(dict(type=kind, **more)), "refused"
        self.step()
        self.step()
        return self

    def roll(self, *dice):
        return self.act("roll", dice=list(dice))

    def mark(self, *cells):
        return self.act("mark", cells=[list(cell) for cell in cells])

    def turn(self, dice, *cells):
        """A whole turn: roll, mark, and everybody does what the notices say."""
        self.roll(*dice).mark(*cells)
        return self.acknowledge()

    def lose(self, column):
        """A whole turn that loses a column: nothing can be marked with six jollies."""
        self.roll(*SIX_JOLLIES).act("eliminate", column=column)
        return self.acknowledge()

    def acknowledge(self):
        self.step()
        while self.top == "games.penk.notice.Notice":
            self.press("ok")
        return self

    def push(self, name, state=None):
        self.app.push(name, state)
        self.settle()
        return self

    @property
    def game(self):
        return self.app.table.game

    @property
    def focus(self):
        return self.app.screen.focus

    def go_to(self, focus):
        """Move the focus by keys until it is there."""
        keys = ("down", "right", "up", "left") if "left" in self.key_names else ("down",)
        paths = [()]
        state = self.app.screen.state()
        seen = {self.focus}
        from firmware.keys import NAMES

        while paths:
            path = paths.pop(0)
            trial = type(self.app.screen)(self.app, state)
            for key in path:
                trial.handle(NAMES.index(key))
            if trial.focus == focus:
                self.press(*path)
                assert self.focus == focus
                return self
            if path and trial.focus in seen:
                continue
            seen.add(trial.focus)
            paths += [path + (key,) for key in keys]
        raise AssertionError(f"{focus} cannot be reached on {self.top}")


def five_ones(bench, rest=5):
    """Ann is about to fill row 1: she has four cells of it and rolled for the fifth; Bo and the others have one cell of
    it.
    """
    bench.turn([1, 2, 3, 4, 5, 5], (1, 1), (1, 2), (1, 3))
    for _ in bench.app.table.players[1:]:
        bench.turn([rest] * 6, (1, rest))
    return bench.roll(1, 2, 3, 4, 5, 5)


def _rolled(bench):
    bench.roll(3, 3, 6, 1, 5, 3)


def _held(bench):
    bench.roll(3, 3, 6, 1, 5, 3)
    bench.press("ok")


def _device_turn(bench):
    bench.begin(LONG, dice="device")


def _entry_some(bench):
    bench.press("ok", "ok", "down", "ok")


def _entry_full(bench):
    bench.press("ok", "ok", "ok", "ok", "ok", "ok")


def _entry_reroll(bench):
    bench.roll(3, 3, 6, 1, 5, 3)
    bench.push("games.penk.entry.Entry", {"at": [2, 3, 4]})


def _mark(bench):
    bench.turn([1, 1, 1, 2, 2, 2], (1, 1), (2, 1), (3, 2))
    for _ in bench.app.table.players[1:]:
        bench.lose(1)
    bench.roll(3, 3, 6, 1, 6, 3)
    bench.push("games.penk.mark.Mark")


def _mark_some(bench):
    _mark(bench)
    bench.press("ok")


def _mark_done(bench):
    _mark(bench)
    bench.press("ok", "ok", "ok")


def _eliminate(bench):
    _mark(bench)
    bench.mark((1, 3))
    bench.roll(*SIX_JOLLIES)
    bench.push("games.penk.eliminate.Eliminate")


def _notice(bench):
    five_ones(bench).mark((1, 4), (1, 5))


def _notice_last(bench):
    for column in (1, 2):
        for seat in range(len(bench.app.table.players)):
            if column == 2 and seat == 0:
                bench.roll(*SIX_JOLLIES).act("eliminate", column=2)
                return
            bench.lose(column)


def _notice_undone(bench):
    five_ones(bench).mark((1, 4), (1, 5))
    bench.app.undo()
    bench.settle()


def _notice_undone_block(bench):
    _notice_undone(bench)
    bench.press("ok")


def _notice_redone(bench):
    _notice_undone(bench)
    bench.acknowledge()
    bench.app.redo()
    bench.settle()


def _notice_eliminated(bench):
    bench.roll(*SIX_JOLLIES).act("eliminate", column=3)
    bench.app.undo()
    bench.settle()


def _notice_skip(bench):
    bench.push("games.penk.notice.Notice", [[["skip", 1]], 0])


def _notice_not_last(bench):
    bench.push("games.penk.notice.Notice", [[["not last", 1]], 0])


def _notice_penk(bench):
    bench.push("games.penk.notice.Notice", [[["penk", 1, "column", 5], ["skip", 2]], 0])


def _sheets(bench):
    five_ones(bench).mark((1, 4), (1, 5))
    bench.acknowledge().push("games.penk.sheets.Sheets", 0)


def _scores(bench):
    five_ones(bench).mark((1, 4), (1, 5))
    bench.acknowledge().push("games.penk.scores.Scores")


def _lines(bench):
    _scores(bench)
    bench.press("ok")


def _history(bench):
    _eliminate(bench)
    bench.app.undo()
    bench.app.undo()
    bench.app.redo()
    bench.settle()
    bench.acknowledge().push("screens.in_game.history.History")


def _menu(bench):
    five_ones(bench).mark((1, 4), (1, 5))
    bench.acknowledge().press("back")


def _menu_redo(bench):
    _notice_undone(bench)
    bench.acknowledge().press("back")


def _undo(bench):
    five_ones(bench).mark((1, 4), (1, 5))
    bench.acknowledge().push("screens.in_game.undo.Undo")


def _undo_roll(bench):
    bench.begin(LONG, dice="device")
    bench.act("roll")
    bench.push("screens.in_game.undo.Undo")


def _undo_nothing(bench):
    bench.push("screens.in_game.undo.Undo")


def over(bench, winner=None):
    """The game is over: every player lost two columns, or `winner` marked cells that count and the others lost two."""
    for column in (1, 2):
        for seat in range(len(bench.app.table.players)):
            if seat == winner:
                bench.turn(
                    [1, 2, 3, 4, 5, 5], (1, 2 * column), (1, 5 if column == 1 else 1), (1, 3) if column == 1 else (2, 5)
                )
            else:
                bench.lose(column)
    if not bench.app.table.over:
        raise AssertionError("the game goes on")
    return bench


def _audit(bench):
    over(bench.begin(LONG)).push("screens.in_game.audit.Audit")


def _audit_sealed(bench):
    bench.push("screens.in_game.audit.Audit")


def _audit_shown(bench):
    _audit(bench)
    while bench.app.screen.list.focus != 1:
        bench.press("down")
    bench.press("ok")


CASES = {
    "penk_entry": lambda bench: None,
    "penk_entry_some": _entry_some,
    "penk_entry_full": _entry_full,
    "penk_entry_reroll": _entry_reroll,
    "penk_turn": _device_turn,
    "penk_rolled": _rolled,
    "penk_held": _held,
    "penk_mark": _mark,
    "penk_mark_some": _mark_some,
    "penk_mark_done": _mark_done,
    "penk_eliminate": _eliminate,
    "penk_notice": _notice,
    "penk_notice_last": _notice_last,
    "penk_notice_undone": _notice_undone,
    "penk_notice_undone_block": _notice_undone_block,
    "penk_notice_redone": _notice_redone,
    "penk_notice_eliminated": _notice_eliminated,
    "penk_notice_skip": _notice_skip,
    "penk_notice_not_last": _notice_not_last,
    "penk_notice_penk": _notice_penk,
    "penk_sheets": _sheets,
    "penk_scores": _scores,
    "penk_lines": _lines,
    "penk_history": _history,
    "penk_over_shared": lambda bench: over(bench),
    "penk_over": lambda bench: over(bench, 2),
    "game_menu": _menu,
    "game_menu_redo": _menu_redo,
    "undo": _undo,
    "undo_roll": _undo_roll,
    "undo_nothing": _undo_nothing,
    "audit": _audit,
    "audit_sealed": _audit_sealed,
    "audit_shown": _audit_shown,
}
"""Every screen of a game of Penk!, with the most that it may have to show."""


def bench_in(case, board, folder, names=LONG, values=None):
    """A bench that shows that case."""
    bench = PenkBench(board, folder)
    bench.begin(names, values=values or [99] * 5)
    CASES[case](bench)
    return bench
