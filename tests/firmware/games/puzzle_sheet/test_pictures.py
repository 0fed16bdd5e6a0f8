"""What holds for every screen of a game of Puzzle Sheet on every panel: words fit, boxes tile, power is nothing, golden pictures."""

import pytest

from tests.firmware.games.puzzle_sheet.cases import CASES, SHORT, PuzzleBench, bench_in
from tests.firmware.screens.bench import BOARDS, each_board_in_time, small_board_in_time
from tests.golden_frames import check_frame

# Screens of the third panel are laid out like those of the first and handled like those of the second.
each_kind = pytest.mark.parametrize(
    "board", [pytest.param(board, marks=pytest.mark.thorough) for board in BOARDS[:2]], ids=("stick", "buttons")
)
each_case = pytest.mark.parametrize("case", sorted(CASES))


@small_board_in_time
@each_case
def test_the_longest_words_fit_and_boxes_tile(board, case, tmp_path):
    bench = bench_in(case, board, tmp_path)
    assert bench.whole_frame() == [1]


@each_board_in_time
@each_case
def test_the_picture_is_the_golden_one(board, case, tmp_path):
    bench = bench_in(case, board, tmp_path, SHORT[:4])
    assert bench.whole_frame() == [1]
    check_frame(case, bench)


@each_kind
@each_case
def test_a_power_cut_brings_back_the_same_screen(board, case, tmp_path):
    before = bench_in(case, board, tmp_path, SHORT[:4])
    before.press("down")
    after = PuzzleBench(board, tmp_path)
    assert after.app.stack == before.app.stack
    assert after.pixels() == before.pixels()


@each_kind
@each_case
def test_changes_are_painted_as_a_whole_frame_would_be(board, case, tmp_path):
    bench = bench_in(case, board, tmp_path, SHORT[:4])
    bench.press_and_compare("down", "ok", "down")
