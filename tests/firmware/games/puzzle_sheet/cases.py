"""Situations of Puzzle Sheet games, for tests, on sheets of their own."""

from tests.firmware.games.bench import FOUR, SHORT, GameBench, all_rivals, asked, opener

TAKE = "games.puzzle_sheet.take.Take"
PICTURED = {"names": FOUR}
"""What a case is given for its picture."""


def _frame(points, words):
    """A frame of pieces written like "A##/#. B#"."""
    return {"points": points, "pieces": {word[0]: word[1:].split("/") for word in words.split()}}


HILLS = {
    "name": "Hills",
    "board": ["........", "........", "... ....", "........", ".... ...", "........", "........"],
    "frames": [
        _frame(1, "A# B## C##/.# D.#/## E### F#/#/# G##/##"),
        _frame(2, "A##/## B###/.#. C.##/##. D#./##/.# E#### F###/#.. G###/###"),
        _frame(3, "A#../### B####/#... C.#/.#/##/.# D#.#/### E..#/.##/##. F##/#./## G###/##./#.."),
        _frame(4, "A.#./###/.#. B#.#/.#./#.# C#.#/.#. D##../.##./..## E#.#/#.#/#.# F.#./#.#/.#. G###/#.#/#.."),
    ],
    "bonus": [{"at": at, "piece": piece} for at, piece in ((5, ["#"]), (10, ["#", "#"]), (15, ["##", "##"]))],
}
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WIDE = {
    "name": "The widest sheet",
    "board": ["." * 16] * 16,
    "frames": [
        {
            "points": 99,
            "pieces": {letter: ["#" * (1 + at % 9)] * (1 + at % 3) for at, letter in enumerate(LETTERS[:count])},
        }
        for count in (26, 9, 1, 14)
    ],
    "bonus": [{"at": 90 + at, "piece": ["#" * at]} for at in range(1, 8)],
}
TINY = {
    "name": "Tiny",
    "board": ["....", "...."],
    "frames": [_frame(1, "A## B####"), _frame(2, "A#/#"), _frame(3, "A#.#"), _frame(4, "A## B####")],
    "bonus": [{"at": 5, "piece": ["##", "##"]}],
}


class PuzzleBench(GameBench):
    """A bench on which a game of Puzzle Sheet runs."""

    GAME = "puzzle_sheet"

    def begin(self, names=SHORT[:2], sheet=HILLS, **options):
        return super().begin(names, sheet=sheet, **options)

    def take(self, piece, row=None, column=None):
        """A piece, and everybody does what the notice says."""
        place = {} if row is None else {"at": [row, column]}
        return self.act("take", piece=piece, **place).acknowledge()

    def take_anywhere(self, *pieces):
        """Each piece at the first place where it fits, and the bonus pieces that it brings."""
        for piece in pieces:
            self.take(piece, *self.game.places(self.game.pieces[self.game.index_of(piece)])[0])
            while self.game.phase == "bonus":
                self.act("bonus", at=self.game.places(self.game.bonus_piece)[0])
        return self

    def place(self, piece):
        """The screen on which that piece is placed."""
        return self.push("games.puzzle_sheet.place.Place", [self.game.index_of(piece), -1, -1, 0, None])


def names_of(game):
    """The names of all pieces, in the order of the sheet."""
    return [game.name(index) for index in range(game.count)]


def _some_turns(bench):
    """Pieces taken once and twice, shaded boards, points on the way to the second bonus piece."""
    return bench.take_anywhere("4A", "4A", "4B", "4B", "3B", "3B", "1A", "3G", "3G")


def _place_blocked(bench):
    _some_turns(bench).push("games.puzzle_sheet.place.Place", [0, 1, 1, 1, None])
    for _ in range(12):
        bench.press("right" if "right" in bench.key_names else "down")
        if bench.app.stack.screen.blocked:
            return
    raise AssertionError("nothing is in the way")


def _wide(bench):
    """The largest sheet after some turns."""
    return bench.again(sheet=WIDE).take_anywhere("1Z", "2B", "4C", "4C", "1C")


def _bonus(bench):
    bench.take("4A", 1, 1).take_anywhere(*("4A", "4B", "4B")[: len(bench.names) - 1])
    while bench.game.active_player:
        bench.take_anywhere("3A" if bench.game.available(bench.game.index_of("3A")) else "3C")
    return bench.act("take", piece="1A", at=[7, 7])


def _bonus_place(bench):
    return _bonus(bench).acknowledge()


def _notice_twice(bench):
    return bench.take("4B", 1, 1).act("take", piece="4B", at=[5, 6])


def _notice_bonus_undone(bench):
    return _bonus_place(bench).act("bonus", at=[1, 1]).undo()


def _notice_cleared(bench):
    cells = [[row, column] for row in (1, 2) for column in range(1, 5)][2:]
    bench.again(1, sheet=TINY, solo_fill=cells).acknowledge().act("take", piece="4A", at=[1, 1])
    return bench.press("ok")


def _notice_fill(bench):
    cells = [
        [row, column]
        for row in range(1, 8)
        for column in range(1, 9)
        if (row + column) % 3 and HILLS["board"][row - 1][column - 1] == "."
    ]
    bench.again(1, solo_fill=cells)


def _stop(bench):
    bench.again(sheet={**TINY, "bonus": []})
    for piece in ("4B", "4B", "4A", "4A")[: len(bench.names)]:
        bench.take(piece, 1, 1)
    bench.take("1B", 2, 1)
    while bench.top != "games.puzzle_sheet.notice.Stop":
        game = bench.game
        bench.take_anywhere(next(name for name in names_of(game) if game.can_take(game.index_of(name))))
    return bench


def _pad_bonus(bench):
    bench.again(tracking="pad")
    for _ in bench.names:
        game = bench.game
        bench.take(next(name for name in reversed(names_of(game)) if game.available(game.index_of(name))))
    return bench.take("3A")


def _tally(bench):
    return _pad_bonus(bench).act("stop")


def _tallied(bench):
    _tally(bench)
    for seat in range(len(bench.names)):
        bench.act("tally", player=seat, height=7, width=7, unshaded=0)
    return bench


def _boards(bench):
    return bench.push("games.puzzle_sheet.boards.Boards", 0)


def _history(bench):
    _notice_bonus_undone(bench).acknowledge().push("screens.in_game.action_log.ActionLog")


CASES = {
    "puzzle_sheet_take": lambda bench: None,
    "puzzle_sheet_take_later": _some_turns,
    "puzzle_sheet_take_wide": lambda bench: bench.again(sheet=WIDE),
    "puzzle_sheet_take_wide_later": _wide,
    "puzzle_sheet_take_pad": lambda bench: bench.again(tracking="pad"),
    "puzzle_sheet_take_pad_stop": lambda bench: bench.again(tracking="pad").push(TAKE, bench.game.count),
    "puzzle_sheet_take_pad_wide": lambda bench: bench.again(sheet=WIDE, tracking="pad"),
    "puzzle_sheet_place": lambda bench: _some_turns(bench).place("4D"),
    "puzzle_sheet_place_column": lambda bench: _some_turns(bench).place("4D").press("ok"),
    "puzzle_sheet_place_blocked": _place_blocked,
    "puzzle_sheet_place_wide": lambda bench: _wide(bench).place("1Q"),
    "puzzle_sheet_place_bonus": _bonus_place,
    "puzzle_sheet_notice": lambda bench: bench.take("3G", 1, 1).act("take", piece="4B", at=[4, 1]),
    "puzzle_sheet_notice_twice": _notice_twice,
    "puzzle_sheet_notice_wide": lambda bench: bench.again(sheet=WIDE).act("take", piece="1Z", at=[3, 2]),
    "puzzle_sheet_notice_due": _bonus,
    "puzzle_sheet_notice_rival": lambda bench: all_rivals(bench).act("take", piece="4B", at=[4, 1]),
    "puzzle_sheet_notice_rival_due": lambda bench: _bonus(all_rivals(bench)),
    "puzzle_sheet_notice_undone": lambda bench: _notice_twice(bench).acknowledge().undo(),
    "puzzle_sheet_notice_bonus_undone": _notice_bonus_undone,
    "puzzle_sheet_notice_bonus_redone": lambda bench: _notice_bonus_undone(bench).acknowledge().redo(),
    "puzzle_sheet_notice_pad": lambda bench: bench.again(tracking="pad").act("take", piece="4D"),
    "puzzle_sheet_notice_cleared": _notice_cleared,
    "puzzle_sheet_notice_fill": _notice_fill,
    "puzzle_sheet_stop": _stop,
    "puzzle_sheet_stop_bonus": lambda bench: (
        bench.again(2, sheet=TINY).take("4B", 1, 1).take("4A", 1, 1).take("3A", 2, 1)
    ),
    "puzzle_sheet_pad_bonus": _pad_bonus,
    "puzzle_sheet_tally": _tally,
    "puzzle_sheet_tally_in_hand": lambda bench: _tally(bench).press("down", "ok"),
    "puzzle_sheet_boards": lambda bench: _boards(_some_turns(bench)),
    "puzzle_sheet_boards_wide": lambda bench: _boards(_wide(bench)),
    "puzzle_sheet_boards_pad": lambda bench: _boards(_pad_bonus(bench)),
    "puzzle_sheet_boards_tallied": lambda bench: _boards(_tallied(bench)),
    "puzzle_sheet_over": lambda bench: _stop(bench).press("ok"),
    "puzzle_sheet_over_shared": _tallied,
    "puzzle_sheet_over_solo": lambda bench: _notice_cleared(bench).acknowledge(),
    "puzzle_sheet_over_not_cleared": lambda bench: (
        bench.again(1, sheet=TINY).take("4B", 1, 1).take("3A", 2, 1).act("stop")
    ),
    "puzzle_sheet_history": _history,
    "puzzle_sheet_menu": lambda bench: _some_turns(bench).press("back"),
    "puzzle_sheet_coach": lambda bench: asked(_some_turns(bench)),
    "puzzle_sheet_undo": lambda bench: _some_turns(bench).push("screens.in_game.undo.Undo"),
}
"""Every screen of a game of Puzzle Sheet, with the most that it may have to show."""

bench_in = opener(PuzzleBench, CASES)
