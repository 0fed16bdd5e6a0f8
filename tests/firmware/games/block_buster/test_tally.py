"""The tally of Block Buster on its screens: squares left, the end, the score by kind."""

from tests.firmware.games.block_buster.cases import OVER, TALLY, BlockBench
from tests.firmware.screens.bench import each_board


@each_board
def test_squares_left_are_entered_for_each_player_then_the_game_is_finished(board, tmp_path):
    bench = BlockBench(board, tmp_path).begin().play().act("finish")
    assert bench.top == TALLY and bench.app.stack.screen.list.focus == 0
    bench.press("ok", "up", "up", "ok")
    assert bench.game.squares_left == [16, None]
    assert bench.app.stack.screen.list.focus == 1
    bench.press("ok", "down", "ok")
    assert bench.game.squares_left == [16, 14]
    assert bench.app.stack.screen.list.focus == 2
    bench.press("ok")
    assert bench.top == OVER
    assert bench.game.scores() == [-18, -14]


def test_finishing_too_early_is_explained_and_a_number_can_be_corrected(bench):
    bench.begin().play().act("finish")
    bench.row("Finish")
    assert bench.top == "screens.in_game.refusal.Refusal" and "First enter" in bench.state()[0]
    bench.press("ok")
    bench.row("Ann")
    bench.press("right", "right", "left", "back")
    assert bench.game.squares_left == [None, None]
    bench.row("Ann")
    bench.press("right", "ok")
    assert bench.game.squares_left == [24, None]
    bench.row("Ann")
    bench.press("up", "ok")
    assert bench.game.squares_left == [25, None]


def test_the_map_is_at_hand_in_the_tally(bench):
    bench.begin().play().act("finish")
    bench.row("Edit map")
    bench.press("ok")
    assert bench.points.count(4, 0) == 1
    bench.press("back")
    assert bench.top == TALLY


def test_one_point_below_nothing_is_told_as_such(bench):
    bench.begin(start_penalties=[1, 2]).play().push("games.block_buster.scores.Lines", [0, None])
    assert bench.app.stack.screen.heading.right == "-1 point"
    bench.press("right")
    assert bench.app.stack.screen.heading.right == "-2 points"
    bench.press("ok")
    assert bench.app.stack.screen.heading.right == "-1 point" and bench.app.stack.screen.heading.words == "Ann"
