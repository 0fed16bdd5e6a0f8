"""What holds for every screen of a game of Yacht on every panel: words fit, boxes tile, power is nothing, golden pictures."""

import pytest

from tests.firmware.games.yacht.cases import CASES, SHORT, YachtBench, bench_in
from tests.firmware.screens.bench import each_board_in_time, small_board_in_time
from tests.golden_frames import check_frame

each_case = pytest.mark.parametrize("case", sorted(CASES))


@small_board_in_time
@each_case
def test_the_longest_words_fit_and_boxes_tile(board, case, tmp_path):
    assert bench_in(case, board, tmp_path).whole_frame() == [1]


@each_board_in_time
@each_case
def test_the_picture_is_the_golden_one(board, case, tmp_path):
    bench = bench_in(case, board, tmp_path, SHORT)
    assert bench.whole_frame() == [1]
    check_frame(case, bench)


@each_board_in_time
@each_case
def test_a_power_cut_brings_back_the_same_screen(board, case, tmp_path):
    before = bench_in(case, board, tmp_path, SHORT)
    before.press("down")
    after = YachtBench(board, tmp_path)
    assert after.app.stack == before.app.stack
    assert after.pixels() == before.pixels()


@each_board_in_time
@each_case
def test_changes_are_painted_as_a_whole_frame_would_be(board, case, tmp_path):
    bench_in(case, board, tmp_path, SHORT).press_and_compare("down", "ok", "down")
