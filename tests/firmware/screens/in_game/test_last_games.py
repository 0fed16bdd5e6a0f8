"""The last scores of somebody who plays alone, as bars."""

import pytest

from firmware.drawing import theme
from firmware.screens.in_game.last_games import MOST, last_scores
from firmware.storage.storage import Storage
from shared_rules.table.table import Table
from tests.firmware.games.yacht.cases import YachtBench, _lone_over, kept_alone
from tests.firmware.screens.bench import BOARDS
from tests.firmware.screens.by_keys import labels
from tests.firmware.screens.panels import SIZES, board_of

STICK = BOARDS[0]
LAST = "screens.in_game.last_games.LastGames"


def ended(board, folder, *before):
    """The end of a game of Yacht alone, after others with these scores."""
    bench = YachtBench(board, folder).begin(["Ann"], sheet="classic")
    for score in before:
        kept_alone(bench, score)
    _lone_over(bench)
    return bench


def keep(storage, points, names=("Ann",), game="yacht", **options):
    table = Table(lambda count: b"x" * count)
    table.new(game, list(names), options, 0, "table", None)
    scores = [points] * len(names)
    return storage.create(table.save(), {"colours": [0, 1][: len(names)], "scores": scores, "winners": [0]})


@pytest.mark.parametrize("size", SIZES)
def test_the_end_leads_to_the_last_games(size, tmp_path):
    bench = ended(board_of(*size), tmp_path, 90, 300, 210)
    own = bench.game.scores()[0]
    bench.row("Last games")
    screen = bench.app.stack.screen
    assert bench.top == LAST and screen.scores == [90, 300, 210, own] and bench.whole_frame() == [1]
    assert screen.line.words.endswith("300") and str(own) in screen.line.words
    heights = [bar[5] for bar in screen.bars]
    assert heights[: MOST - 4] == [0] * (MOST - 4), "the newest is at the right"
    low, high, middle, last = heights[-4:]
    assert low < middle < high and abs(high * own - last * 300) <= 300 + own, "heights are as the scores"
    bench.press("ok")
    assert bench.top == "screens.in_game.over.GameOver"
    bench.press("ok", "back")
    bench.row("Last games")
    bench.press("back")
    assert bench.top == "screens.in_game.over.GameOver"


def test_the_first_game_has_none_yet(tmp_path):
    assert "Last games" not in labels(ended(STICK, tmp_path))


def test_only_ten_of_this_person_alone_with_these_options_count(tmp_path):
    storage = Storage(str(tmp_path))
    for score in range(1, 13):
        number = keep(storage, score, sheet="classic")
        keep(storage, 500, sheet="modern")
        keep(storage, 500, ["Bo"], sheet="classic")
        keep(storage, 500, ["Ann", "Bo"], sheet="classic")
        keep(storage, 500, game="puzzle_sheet")
    assert last_scores(storage, number) == list(range(3, 13))
    assert last_scores(storage, 1) == [1], "those after it do not count"
    assert last_scores(storage, 999) == []


def test_the_newest_and_the_best_are_known_without_their_shade(tmp_path):
    bench = ended(STICK, tmp_path, 90, 300, 210)
    bench.row("Last games")
    pixels, board = bench.pixels(), bench.board

    def runs(x, y, h):
        """The changes from row to row in this column of the panel."""
        column = [pixels[2 * (at * board.WIDTH + x) :][:2] for at in range(y, y + h)]
        return sum(one != other for one, other in zip(column, column[1:], strict=False))

    found = []
    for x, y, w, h, *_more in bench.app.stack.screen.bars[-4:]:
        found.append(runs(x + w // 2, y, h))
    plain, best, other, newest = found
    assert plain == other and len({plain, best, newest}) == 3
    assert theme.FOCUS != theme.DIM


@pytest.mark.parametrize("scores", ([-3, -1, -9], [-5, 8, 0, 3], [0, 0], [7], [300] * 10))
def test_scores_below_0_hang_from_its_line(scores, tmp_path):
    bench = ended(STICK, tmp_path, 5).push(LAST)
    screen = bench.app.stack.screen
    screen.scores, screen.bars = scores, []
    bench.app.frame.invalidate()
    assert bench.whole_frame() == [1]
    for score, (_x, _y, _w, high, top, height, zero, _kind) in zip(scores, screen.bars[-len(scores) :], strict=True):
        assert 0 <= top and top + height <= high
        assert top >= zero if score < 0 else top <= zero
