"""Revenge in Shape Cards: a roll that can only lose is asked about once."""

import pytest

from firmware.games.shape_cards import game as shape_cards
from firmware.games.shape_cards.turn import AVENGE
from tests.firmware.games.shape_cards.bench import ShapeBench, prepared_games  # noqa: F401
from tests.firmware.screens.bench import stick_and_buttons
from tests.firmware.screens.by_keys import choose

pytestmark = pytest.mark.usefixtures("prepared_games")
PIECES = ("ybg.", "....", "....", "....")


@stick_and_buttons
@pytest.mark.parametrize(
    ("counters", "pieces", "lacks"),
    (
        ([0, 9], PIECES, "(0 of 4)"),
        ([3, 9], PIECES, "(3 of 4)"),
        ([5, 9], ("y.b.", "....", "....", "...."), "(5 of 7)"),
        ([13, 0], ("y.g.", "....", "....", "...."), "(13 of 100)"),
    ),
)
def test_revenge_that_only_a_6_helps_says_so_and_asks_once(counters, pieces, lacks, board, tmp_path):
    bench = ShapeBench(board, tmp_path).begin("revenge", dice="device", board=pieces, counters=counters)
    bench.go_to(AVENGE)
    assert "Only a 6" in bench.words() and lacks in bench.words()
    bench.press("ok")
    assert bench.top == "screens.choice.Confirm" and bench.whole_frame() == [1]
    bench.press("ok")
    assert bench.turn_of == (shape_cards.TURN, 0) and bench.game.phase == "play", "the focus is on going back"
    bench.go_to(AVENGE).press("ok")
    choose(bench, "Roll")
    assert bench.game.phase == "revenge"


@stick_and_buttons
def test_revenge_that_is_open_rolls_at_once(board, tmp_path):
    bench = ShapeBench(board, tmp_path).begin("revenge", dice="device", board=PIECES, counters=[7, 0])
    bench.go_to(AVENGE)
    assert "6 helps" not in bench.words()
    bench.press("ok")
    assert bench.game.phase == "revenge"
