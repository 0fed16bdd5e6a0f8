"""The table of scores: every player and every row is reached on every panel, and all its texts are whole."""

import pytest

from firmware import loading
from firmware.keys import DOWN
from firmware.screens.in_game.score_table import ScoreTable
from tests.firmware.games.bench import LONG
from tests.firmware.games.puzzle_sheet.cases import PuzzleBench
from tests.firmware.screens.bench import BOARDS
from tests.firmware.screens.panels import SIZES, board_of

ROWS = [
    "ones",
    "twos",
    "threes",
    "fours",
    "fives",
    "sixes",
    "bonus",
    "three alike\n3 alike",
    "full house\nhouse",
    "large straight\nlarge",
]


class Toy(ScoreTable):
    """Ten rows of which the later seats have the wider numbers."""

    def fill(self):
        seats = range(len(self.app.game.table.players))
        rows = [
            [label] + ["" if seat == row else str(7 * row + 100 * seat) for seat in seats]
            for row, label in enumerate(ROWS)
        ]
        return rows, ["total"] + [str(1000 + seat) for seat in seats], self.app.game.colours


@pytest.fixture
def open_table(monkeypatch, tmp_path):
    """A function that opens the table of so many players on a board."""

    def opened(board, players=6, state=None):
        screen_class = loading.screen_class
        monkeypatch.setattr(loading, "screen_class", lambda name: Toy if name == "toy.Toy" else screen_class(name))
        bench = PuzzleBench(board, tmp_path).begin(LONG[:players])
        bench.app.stack.push("toy.Toy", state)
        bench.settle()
        return bench

    return opened


def shown(screen):
    return [[row[1][1]] + [words for _x, words in row[2:]] for row in screen.rows]


@pytest.mark.parametrize("size", SIZES)
def test_every_number_is_reached_and_whole_on_every_panel(open_table, size):
    bench = open_table(board_of(*size))
    screen = bench.app.stack.screen
    seen = {}
    for _page_of_players in range(7):
        first = screen.seat
        for _page_of_rows in range(len(ROWS)):
            assert bench.whole_frame() == [1]
            for row in shown(screen):
                for at, words in enumerate(row[1:]):
                    seen[row[0], screen.seat + at] = words
            bench.press("down")
        bench.press("up*20", "ok")
        if bench.top != "toy.Toy" or screen.seat <= first:
            break
    expected = {}
    for label, *words in screen.fill()[0]:
        expected.update({(label.split("\n")[-screen.form], seat): words[seat] for seat in range(6)})
    assert seen == expected


def test_columns_are_as_wide_as_the_panel_allows_and_totals_stay(open_table):
    bench = open_table(BOARDS[1], 2)
    screen = bench.app.stack.screen
    assert (screen.columns, screen.first, screen.totals[1][1]) == (2, 0, "total")
    assert screen.totals[-1][0] + 36 <= screen.layout.right
    bench.press("down")
    assert screen.first > 0 and [words for _x, words in screen.totals[2:]] == ["1000", "1001"]


def test_short_labels_are_shown_where_long_ones_leave_too_little_room(open_table):
    for board, players, label in ((BOARDS[1], 6, "large"), (BOARDS[2], 6, "large"), (BOARDS[2], 3, "large straight")):
        bench = open_table(board, players)
        bench.press("down*9")
        assert shown(bench.app.stack.screen)[-1][0] == label


def test_a_seat_that_does_not_fit_is_shown_at_once_when_it_is_asked_for(open_table):
    bench = open_table(BOARDS[1], 6, 5)
    screen = bench.app.stack.screen
    assert screen.columns < 6 and screen.seat + screen.columns == 6
    again = open_table(BOARDS[1], 6, screen.state())
    assert again.app.stack.screen.state() == screen.state()


def test_a_key_that_comes_before_the_first_picture_is_no_surprise(open_table):
    bench = open_table(BOARDS[1])
    fresh = Toy(bench.app, None)
    fresh.handle(DOWN)
    fresh.prepare()
    assert fresh.first > 0


def test_ok_closes_a_table_that_shows_all_players(open_table):
    bench = open_table(BOARDS[2], 2)
    assert bench.app.stack.screen.columns == 2
    bench.press("ok")
    assert bench.top != "toy.Toy"
