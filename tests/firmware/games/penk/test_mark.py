"""Choosing cells and columns in Penk! by keys."""

import pytest

from firmware.games.penk.mark import DONE, SECOND
from tests.firmware.games.penk.cases import SIX_JOLLIES, PenkBench
from tests.firmware.screens.bench import BOARDS, stick_and_buttons

STICK, BUTTONS, _WIDE = BOARDS


def at(row, column):
    """The place of the focus on a cell."""
    return 5 * row + column - 6


@pytest.fixture
def bench(tmp_path):
    return PenkBench(STICK, tmp_path).begin()


@stick_and_buttons
def test_ok_goes_from_the_best_cell_to_done(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin().third_roll(3, 3, 6, 1, 5, 3)
    bench.press("ok", "ok", "ok")
    assert bench.focus == DONE
    assert sorted(bench.state()["cells"]) == [at(1, 1), at(1, 5), at(4, 3)]
    bench.press("ok")
    assert bench.app.game.table.to_move == 1
    assert bytes(bench.game.sheets[0]).decode() == "o...o" + "." * 12 + "o" + "." * 7


@stick_and_buttons
def test_the_focus_visits_only_cells_that_can_be_added(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin().third_roll(3, 3, 6, 1, 5, 3)
    allowed = set(bench.game.markable([]))
    keys = ("down", "right", "down", "left", "up") if board is STICK else ("down",)
    seen = set()
    for _ in range(30):
        for key in keys:
            bench.press(key)
            seen.add(bench.focus)
    assert seen <= allowed
    if board is BUTTONS:
        assert seen == allowed


@stick_and_buttons
def test_moving_the_focus_paints_no_more_than_cells_and_dice(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin()
    with bench.painted():
        bench.third_roll(3, 3, 6, 1, 5, 3)
        panel = bench.hardware.panel
        panel.times = bytearray(panel.width * panel.height)
        bench.press("down")
        assert 0 < panel.width * panel.height - panel.times.count(0) < panel.width * panel.height // 2


def test_the_last_cell_is_taken_back_by_the_button_and_by_the_undo_key(bench):
    bench.third_roll(3, 3, 6, 1, 5, 3)
    bench.press("ok", "ok", "undo")
    assert bench.state()["cells"] == [at(4, 3)]
    bench.go_to(SECOND).press("ok")
    assert bench.state()["cells"] == [] and bench.focus == at(4, 3)
    bench.press("undo")
    assert bench.top == "screens.in_game.undo.Undo"


def test_no_way_back_to_the_dice_after_the_third_roll(bench):
    bench.third_roll(3, 3, 6, 1, 5, 3)
    assert SECOND not in bench.app.stack.screen.order


# Elimination


@stick_and_buttons
def test_the_column_that_loses_least_has_the_focus_and_is_crossed_out_at_the_second_ok(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin()
    bench.turn([4, 4, 4, 4, 4, 4], (4, 4), (2, 4))
    bench.lose(1)
    bench.third_roll(*SIX_JOLLIES)
    assert bench.focus == 3
    bench.press("ok")
    assert bench.focus == DONE and bench.app.game.table.to_move == 0
    bench.go_to(SECOND).press("ok")
    assert bench.focus == 3 and not bench.app.stack.screen.can_finish()
    bench.press("ok", "ok")
    assert bytes(bench.game.sheets[0]).decode() == "...x....o....x....o....x."


@stick_and_buttons
def test_only_columns_with_a_clear_cell_are_offered(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin()
    bench.lose(2).lose(1)
    bench.third_roll(*SIX_JOLLIES)
    seen = set()
    for _ in range(6):
        seen.add(bench.focus)
        bench.press("right" if board is STICK else "down")
    assert seen == {0, 2, 3, 4}


def test_another_column_can_be_chosen_and_the_choice_outlives_a_power_cut(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin().lose(2)
    bench.third_roll(*SIX_JOLLIES)
    bench.go_to(0).press("ok")
    bench.go_to(4).press("ok")
    bench.app.step(10_000)
    again = PenkBench(STICK, tmp_path)
    assert again.focus == DONE and again.app.stack.screen.texts()[0] == "Cross out column 5"
    again.press("undo")
    assert again.focus == 4 and again.app.game.table.to_move == bench.app.game.table.to_move
    again.press("ok", "ok")
    assert bytes(again.game.sheets[bench.app.game.table.to_move]).decode()[4::5] == "xxxxx"


def test_a_press_too_many_does_not_cross_out_a_column(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin()
    bench.roll(*SIX_JOLLIES)
    bench.go_to(7)
    bench.press_twice()
    assert bench.top == "games.penk.eliminate.Eliminate" and bench.app.game.table.to_move == 0
