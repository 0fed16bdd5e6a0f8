"""What holds for every page of a game's set-up on every panel: words fit, boxes tile, power is nothing, golden pictures of all rows."""

import pytest

from tests.firmware.screens.bench import Bench, each_board, each_board_thoroughly
from tests.firmware.screens.set_up_cases import CASES, bench_in
from tests.golden_frames import check_frame

each_case = pytest.mark.parametrize("case", sorted(CASES))


def pages(bench):
    """The number of each page while it is shown, until every row of the list was: down, so far that no row is shown twice, past the end to the first row."""
    yield 1
    shown = getattr(bench.app.screen, "list", None)
    if not shown:
        return
    number, seen = 1, set()

    def rows():
        return set(range(shown.first, shown.first + shown.count))

    seen |= rows()
    while len(seen) < len(shown.labels):
        bench.press("down")
        new = rows() - seen
        if new == rows() or new and shown.focus in (0, len(shown.labels) - 1):
            number += 1
            yield number
            seen |= new


@each_board
@each_case
def test_words_fit_boxes_tile_and_every_row_is_in_a_golden_picture(board, case, tmp_path):
    bench = bench_in(case, board, tmp_path)
    for page in pages(bench):
        assert bench.whole_frame() == [1]
        check_frame(case if page == 1 else f"{case}_page_{page}", bench)


@each_board_thoroughly
@each_case
def test_a_power_cut_brings_back_the_same_screen(board, case, tmp_path):
    before = bench_in(case, board, tmp_path)
    before.press("down")
    after = Bench(board, tmp_path)
    assert after.app.stack == before.app.stack
    assert after.pixels() == before.pixels()


@each_board_thoroughly
@each_case
def test_changes_are_painted_as_a_whole_frame_would_be(board, case, tmp_path):
    bench = bench_in(case, board, tmp_path)
    bench.press_and_compare("down", "ok", "down")
