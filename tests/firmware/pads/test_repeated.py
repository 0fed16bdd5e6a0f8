"""A draw is seen, also one that gives the same again, and also without motion."""

import copy

import pytest

from firmware.screen_stack import HOME
from tests.firmware.screens.bench import Bench, each_board
from tests.firmware.screens.cases import DICE_SETS, FOUR

DRAWS = {
    "dice": ["pads.free_dice.FreeDice", [6, [0] * 5, 0, 0]],
    "most dice": ["pads.free_dice.FreeDice", [100, [0] * 10, 0, 0]],
    "coin": ["pads.free_dice.FreeDice", [2, [0], 0, 0]],
    "set": ["pads.dice_set.DiceSet", [0, DICE_SETS[0], [], 0, 0]],
    "signs": ["pads.dice_set.DiceSet", [0, DICE_SETS[2], [], 0, 0]],
    **{kind: ["pads.who_starts.WhoStarts", [FOUR, kind, -1, None]] for kind in range(5)},
}


def opened(board, folder, draw):
    bench = Bench(board, folder, [[HOME, None], copy.deepcopy(DRAWS[draw])])
    bench.app.set("motion", False)
    return bench


@each_board
@pytest.mark.parametrize("draw", DRAWS)
def test_the_same_again_is_seen(board, draw, tmp_path):
    bench = opened(board, tmp_path, draw)
    bench.hardware.entropy = lambda count: bytes([7] * count)
    seen = []
    for _ in range(4):
        bench.press("ok")
        if bench.top == "pads.who_starts.Drawn":
            seen.append(bench.pixels())
            bench.press("ok")
        else:
            seen.append(bench.pixels())
    assert len(set(seen)) == 4


@each_board
def test_the_number_of_a_draw_survives_a_power_cut(board, tmp_path):
    bench = opened(board, tmp_path, 0)
    bench.press("ok*3")
    assert bench.app.stack.screen.title.startswith("Draw 2: ")
    again = Bench(board, tmp_path)
    assert again.app.stack.screen.title == bench.app.stack.screen.title


@each_board
def test_other_names_are_another_draw(board, tmp_path):
    bench = opened(board, tmp_path, 0)
    bench.press("ok*2", "down*2", "ok", "down", "ok", "up*2", "ok")
    assert bench.app.stack.screen.title == "Who starts?"
