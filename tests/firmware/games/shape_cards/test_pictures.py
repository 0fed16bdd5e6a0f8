"""What holds for every screen of a game of Shape Cards on every panel: words fit, boxes tile, power is nothing, golden pictures, secrets stay secret."""

import pytest

from tests.firmware.games.shape_cards.bench import SHORT, ShapeBench, prepared_games  # noqa: F401
from tests.firmware.games.shape_cards.cases import CASES, SECRETS, bench_in
from tests.firmware.screens.bench import each_board_in_time, each_board_thoroughly, small_board_in_time
from tests.golden_frames import check_frame

pytestmark = pytest.mark.usefixtures("prepared_games")
each_case = pytest.mark.parametrize("case", sorted(CASES))


@small_board_in_time
@each_case
def test_the_longest_words_fit_and_boxes_tile(board, case, tmp_path):
    bench = bench_in(case, board, tmp_path)
    assert bench.whole_frame() == [1]


@each_board_in_time
@each_case
def test_the_picture_is_the_golden_one(board, case, tmp_path):
    bench = bench_in(case, board, tmp_path, SHORT)
    assert bench.whole_frame() == [1]
    check_frame(case, bench)


@each_board_thoroughly
@pytest.mark.parametrize("case", sorted(set(CASES) - set(SECRETS)))
def test_a_power_cut_brings_back_the_same_screen(board, case, tmp_path):
    before = bench_in(case, board, tmp_path, SHORT)
    before.press("down")
    after = ShapeBench(board, tmp_path)
    assert after.app.stack == before.app.stack
    assert after.pixels() == before.pixels()


@each_board_in_time
@pytest.mark.parametrize("case", sorted(SECRETS))
def test_hidden_cards_leave_the_screen_when_it_is_opened_anew(board, case, tmp_path):
    before = bench_in(case, board, tmp_path, SHORT)
    name, seen = before.top, before.pixels()
    assert not before.app.screen.cover.closed
    # Off and on.
    after = ShapeBench(board, tmp_path)
    assert after.top == name
    assert after.app.screen.cover.closed
    assert after.pixels() != seen
    # Covered by another screen for a while.
    while before.top == name:
        before.press("back")
    before.press("back")
    assert before.top == name
    assert before.app.screen.cover.closed
    assert before.pixels() == after.pixels()


@each_board_thoroughly
@each_case
def test_changes_are_painted_as_a_whole_frame_would_be(board, case, tmp_path):
    bench = bench_in(case, board, tmp_path, SHORT)
    bench.press_and_compare("down", "ok", "down")
