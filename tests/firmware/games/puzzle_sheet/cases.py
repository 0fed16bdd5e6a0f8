"""Situations of Puzzle Sheet games, for tests, on sheets of their own."""

from tests.firmware.screens.bench import Bench

LONG = ["WWWWWWWW", "WWWWWWWM", "MMMMMMMM", "WMWMWMWM", "MWMWMWMW", "MMMMWWWW"]
SHORT = ["Ann", "Bo", "Cy", "Dee", "Ed", "Flo"]
SEED = "cd" * 16


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


class PuzzleBench(Bench):
    """A bench on which a game of Puzzle Sheet runs."""

    def begin(self, names=("Ann", "Bo"), sheet=None, **options):
        self.app.set("motion", False)
        options["sheet"] = sheet or HILLS
        assert self.app.new_game("puzzle_sheet", list(names), [3, 2, 1, 0, 4, 5][: len(names)], options, 0, None, SEED)
        self.settle()
        return self

    def act(self, kind, **more):
        """One action of the table, past the screens; the screens follow."""
        assert self.app.act(dict(type=kind, **more)), "refused"
        self.settle(200)
        return self

    def take(self, piece, row=None, column=None):
        """A piece, and everybody does what the notice says."""
        place = {} if row is None else {"at": [row, column]}
        return self.act("take", piece=piece, **place).acknowledge()

    def acknowledge(self):
        while self.top == "games.puzzle_sheet.notice.Notice":
            self.press("ok")
        return self

    def push(self, name, state=None):
        self.app.push(name, state)
        self.settle()
        return self

    def again(self, *names, sheet=None, **options):
        """Another game in the place of the one that runs."""
        return self.begin(names or [name for name in self.app.table.players], sheet, **options)

    @property
    def game(self):
        return self.app.table.game

    @property
    def focus(self):
        return self.app.screen.focus


def names_of(game):
    """The names of all pieces, in the order of the sheet."""
    return [game.name(index) for index in range(game.count)]


def _some_turns(bench):
    """Pieces taken once and twice, shaded boards, points on the way to the second bonus piece."""
    places = {
        "4A": [[1, 1], [1, 6]],
        "4B": [[1, 1], [1, 1]],
        "3B": [[4, 1], [4, 1]],
        "1A": [[7, 1]],
        "3G": [[1, 6], [5, 1]],
    }
    for piece in ("4A", "4A", "4B", "4B", "3B", "3B", "1A", "3G", "3G"):
        if piece in places and places[piece]:
            _take_anywhere(bench, piece)
    return bench


def _take_anywhere(bench, piece):
    game = bench.game
    index = game.index_of(piece)
    row, column = game.places(game.pieces[index])[0]
    bench.act("take", piece=piece, at=[row, column])
    bench.acknowledge()
    while bench.game.phase == "bonus":
        row, column = bench.game.places(bench.game.bonuses[bench.game.placed[bench.game.active_player]])[0]
        bench.act("bonus", at=[row, column])


def _place(bench, piece="4D"):
    _some_turns(bench)
    bench.push("games.puzzle_sheet.place.Place", [bench.game.index_of(piece), -1, -1, 0, None])


def _place_column(bench):
    _place(bench)
    bench.press("ok")


def _place_blocked(bench):
    _some_turns(bench)
    bench.push("games.puzzle_sheet.place.Place", [0, 1, 1, 1, None])
    for _ in range(12):
        bench.press("right" if "right" in bench.key_names else "down")
        if bench.app.screen.blocked:
            return
    raise AssertionError("nothing is in the way")


def _wide(bench, **options):
    bench.again(sheet=WIDE, **options)


def _wide_later(bench):
    _wide(bench)
    for piece in ("1Z", "2B", "4C", "4C", "1C"):
        _take_anywhere(bench, piece)


def _wide_place(bench):
    _wide_later(bench)
    bench.push("games.puzzle_sheet.place.Place", [bench.game.index_of("1Q"), -1, -1, 0, None])


def _wide_notice(bench):
    _wide(bench)
    bench.act("take", piece="1Z", at=[3, 2])


def _wide_boards(bench):
    _wide_later(bench)
    bench.push("games.puzzle_sheet.boards.Boards", 0)


def _wide_pad(bench):
    _wide(bench, tracking="pad")


def _bonus(bench):
    bench.take("4A", 1, 1)
    for piece in ("4A", "4B", "4B")[: len(bench.app.table.players) - 1]:
        _take_anywhere(bench, piece)
    while bench.game.active_player:
        _take_anywhere(bench, "3A" if bench.game.available(bench.game.index_of("3A")) else "3C")
    bench.act("take", piece="1A", at=[7, 7])


def _bonus_place(bench):
    _bonus(bench)
    bench.acknowledge()


def _notice(bench):
    bench.take("3G", 1, 1)
    bench.act("take", piece="4B", at=[4, 1])


def _notice_twice(bench):
    bench.take("4B", 1, 1)
    bench.act("take", piece="4B", at=[5, 6])


def _notice_undone(bench):
    _notice_twice(bench)
    bench.acknowledge()
    bench.app.undo()
    bench.settle()


def _notice_bonus_undone(bench):
    _bonus_place(bench)
    bench.act("bonus", at=[1, 1])
    bench.app.undo()
    bench.settle()


def _notice_bonus_redone(bench):
    _notice_bonus_undone(bench)
    bench.acknowledge()
    bench.app.redo()
    bench.settle()


def _notice_pad(bench):
    bench.again(tracking="pad")
    bench.act("take", piece="4D")


def _notice_cleared(bench):
    cells = [[row, column] for row in (1, 2) for column in range(1, 5)][2:]
    bench.again(bench.app.table.players[0], sheet=TINY, solo_fill=cells)
    bench.acknowledge()
    bench.act("take", piece="4A", at=[1, 1])
    bench.press("ok")


def _notice_fill(bench):
    cells = [
        [row, column]
        for row in range(1, 8)
        for column in range(1, 9)
        if (row + column) % 3 and HILLS["board"][row - 1][column - 1] == "."
    ]
    bench.again(bench.app.table.players[0], solo_fill=cells)


def _over_solo(bench):
    _notice_cleared(bench)
    bench.acknowledge()


def _over_not_cleared(bench):
    bench.again(bench.app.table.players[0], sheet=TINY)
    bench.take("4B", 1, 1).take("3A", 2, 1).act("stop")


def _stop(bench):
    bench.again(sheet={**TINY, "bonus": []})
    for piece in ("4B", "4B", "4A", "4A")[: len(bench.app.table.players)]:
        bench.take(piece, 1, 1)
    bench.take("1B", 2, 1)
    while bench.top != "games.puzzle_sheet.notice.Stop":
        _take_anywhere(
            bench, next(name for name in names_of(bench.game) if bench.game.can_take(bench.game.index_of(name)))
        )


def _stop_bonus(bench):
    bench.again(*bench.app.table.players[:2], sheet=TINY)
    bench.take("4B", 1, 1).take("4A", 1, 1).take("3A", 2, 1)


def _pad_stop(bench):
    bench.again(tracking="pad")
    bench.push("games.puzzle_sheet.take.Take", bench.game.count)


def _pad_bonus(bench):
    bench.again(tracking="pad")
    for _ in bench.app.table.players:
        piece = next(name for name in reversed(names_of(bench.game)) if bench.game.available(bench.game.index_of(name)))
        bench.take(piece)
    bench.take("3A")


def _tally(bench):
    _pad_bonus(bench)
    bench.act("stop")


def _tally_in_hand(bench):
    _tally(bench)
    bench.press("down", "ok")


def _tallied(bench, **numbers):
    _tally(bench)
    for seat in range(len(bench.app.table.players)):
        bench.act("tally", **{"player": seat, "height": 7, "width": 7, "unshaded": 0, **numbers})


def _boards(bench):
    _some_turns(bench)
    bench.push("games.puzzle_sheet.boards.Boards", 0)


def _boards_pad(bench):
    _pad_bonus(bench)
    bench.push("games.puzzle_sheet.boards.Boards", 0)


def _boards_tallied(bench):
    _tallied(bench)
    bench.push("games.puzzle_sheet.boards.Boards", 0)


def _over(bench):
    _stop(bench)
    bench.press("ok")


def _history(bench):
    _bonus_place(bench)
    bench.act("bonus", at=[1, 1])
    bench.app.undo()
    bench.settle()
    bench.acknowledge().push("screens.in_game.history.History")


def _menu(bench):
    _some_turns(bench)
    bench.press("back")


def _undo(bench):
    _some_turns(bench)
    bench.push("screens.in_game.undo.Undo")


CASES = {
    "puzzle_sheet_take": lambda bench: None,
    "puzzle_sheet_take_later": _some_turns,
    "puzzle_sheet_take_wide": _wide,
    "puzzle_sheet_take_wide_later": _wide_later,
    "puzzle_sheet_take_pad": lambda bench: bench.again(tracking="pad"),
    "puzzle_sheet_take_pad_stop": _pad_stop,
    "puzzle_sheet_take_pad_wide": _wide_pad,
    "puzzle_sheet_place": _place,
    "puzzle_sheet_place_column": _place_column,
    "puzzle_sheet_place_blocked": _place_blocked,
    "puzzle_sheet_place_wide": _wide_place,
    "puzzle_sheet_place_bonus": _bonus_place,
    "puzzle_sheet_notice": _notice,
    "puzzle_sheet_notice_twice": _notice_twice,
    "puzzle_sheet_notice_wide": _wide_notice,
    "puzzle_sheet_notice_due": _bonus,
    "puzzle_sheet_notice_undone": _notice_undone,
    "puzzle_sheet_notice_bonus_undone": _notice_bonus_undone,
    "puzzle_sheet_notice_bonus_redone": _notice_bonus_redone,
    "puzzle_sheet_notice_pad": _notice_pad,
    "puzzle_sheet_notice_cleared": _notice_cleared,
    "puzzle_sheet_notice_fill": _notice_fill,
    "puzzle_sheet_stop": _stop,
    "puzzle_sheet_stop_bonus": _stop_bonus,
    "puzzle_sheet_pad_bonus": _pad_bonus,
    "puzzle_sheet_tally": _tally,
    "puzzle_sheet_tally_in_hand": _tally_in_hand,
    "puzzle_sheet_boards": _boards,
    "puzzle_sheet_boards_wide": _wide_boards,
    "puzzle_sheet_boards_pad": _boards_pad,
    "puzzle_sheet_boards_tallied": _boards_tallied,
    "puzzle_sheet_over": _over,
    "puzzle_sheet_over_shared": _tallied,
    "puzzle_sheet_over_solo": _over_solo,
    "puzzle_sheet_over_not_cleared": _over_not_cleared,
    "puzzle_sheet_history": _history,
    "puzzle_sheet_menu": _menu,
    "puzzle_sheet_undo": _undo,
}
"""Every screen of a game of Puzzle Sheet, with the most that it may have to show."""


def bench_in(case, board, folder, names=LONG):
    """A bench that shows that case."""
    bench = PuzzleBench(board, folder)
    bench.begin(names)
    CASES[case](bench)
    return bench
