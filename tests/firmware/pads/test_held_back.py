"""Back, when it is held, goes home from the tools too, and keeps what back would keep."""

import pytest

from firmware.keys import BACK, HELD
from firmware.pads import dice_sets
from firmware.storage.storage import Storage
from tests.firmware.screens.bench import BOARDS, Bench, stick_and_buttons
from tests.firmware.screens.by_keys import choose, to_row
from tests.firmware.screens.cases import CASES, fill_storage, stack

HOME = "screens.home.Home"
SET = {"dice": [[2, 6]], "faces": ["+", "-"], "name": "Two", "of": 1, "total": dice_sets.ALL}


def hold_back(bench):
    """The press comes first, 600 ms later the long press."""
    for key in (BACK, BACK + HELD):
        bench.hardware.keys.events.append(key)
        bench.settle()


@pytest.mark.parametrize("case", sorted(CASES))
def test_every_screen_is_left_for_home(case, tmp_path):
    fill_storage(Storage(str(tmp_path)))
    bench = Bench(BOARDS[0], tmp_path, stack(case))
    if bench.top.startswith("screens.self_test."):
        return  # there it means that a key is broken
    hold_back(bench)
    assert (bench.top, len(bench.app.stack)) == (HOME, 1)


@stick_and_buttons
def test_a_set_that_is_being_changed_is_kept(board, tmp_path):
    one = {**SET, "dice": [[2, 6]]}
    Storage(str(tmp_path)).write_log(dice_sets.FILE, [one])
    bench = Bench(board, tmp_path, [[HOME, None], ["pads.dice_sets.Sets", None], ["pads.dice_sets.Change", [0, one]]])
    to_row(bench, "Dice A")
    bench.press("ok", "up", "ok")
    choose(bench, "Name")
    hold_back(bench)
    assert bench.top == HOME
    assert dice_sets.load(bench.app.storage)[0]["dice"] == [[3, 6]]


def test_free_dice_below_another_tool_are_kept(tmp_path):
    bench = Bench(BOARDS[0], tmp_path, [[HOME, None], ["pads.free_dice.FreeDice", [20, [7, 9], 0, 2]]])
    bench.press("right", "ok")
    choose(bench, "Bag")
    hold_back(bench)
    choose(bench, "Free dice")
    assert bench.state()[:2] == [20, [7, 9]]


def test_people_of_a_setup_are_kept_and_home_has_its_focus(tmp_path):
    bench = Bench(BOARDS[1], tmp_path)
    choose(bench, "Score pad")
    to_row(bench, "Player count")
    bench.press("ok")
    choose(bench, "Player 3")
    hold_back(bench)
    assert bench.top == HOME and bench.app.storage.remembered("people", None)["seats"] == 3
