"""The tally of Block Buster on its screens: squares left, the end, the score by kind."""

from firmware.drawing import theme
from tests.firmware.games.bench import FOUR
from tests.firmware.games.block_buster.cases import NOTICE, OVER, TALLY, BlockBench
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


def test_a_couple_wins_together(bench):
    bench.begin(FOUR, variant="couple").play().spaces(2, 3, 2, 7).acknowledge().act("finish")
    for seat in range(4):
        bench.act("left", player=seat, squares=16)
    bench.row("Finish")
    assert bench.top == OVER
    fanfare = bench.app.stack.screen.fanfare
    assert fanfare.title == "Ann and Cy win!"
    sums = bench.game.scores()
    assert fanfare.text == "They win %d to %d." % (sums[0] + sums[2], sums[1] + sums[3])
    bench.row("Scores")
    assert bench.app.stack.screen.list.labels[-2:] == ["Ann and Cy", "Bo and Dee"]


def test_one_point_below_nothing_is_told_as_such(bench):
    bench.begin(start_penalties=[1, 2]).play().push("games.block_buster.scores.Lines", [0, None])
    assert bench.app.stack.screen.heading.right == "-1 point"
    bench.press("right")
    assert bench.app.stack.screen.heading.right == "-2 points"
    bench.press("ok")
    assert bench.app.stack.screen.heading.right == "-1 point" and bench.app.stack.screen.heading.words == "Ann"


def test_the_score_by_kind(bench):
    bench.begin(kinds="enter").play()
    for column, kind in enumerate("ABA", 1):
        bench.kind(1, column, kind).spaces(1, column, 0, 3)
    bench.play().push("games.block_buster.scores.Lines", [0, None])
    rows = bench.app.stack.screen.list
    assert list(zip(rows.labels, rows.values, strict=True)) == [
        ("Kind A: 2 blocks", "7"),
        ("Kind B: 1 block", "3"),
        ("Kind C: 0 blocks", "0"),
        ("Penalty points", "-2"),
        ("Squares left", "?"),
    ]


@each_board
def test_penalties_are_not_in_the_colour_of_good_news(board, tmp_path):
    bench = BlockBench(board, tmp_path).begin(FOUR)
    bench.press("ok")
    for _ in range(2):
        bench.pixels()
        styles = [line[2] for line in bench.app.stack.screen.words.lines]
        assert theme.TEXT_GOOD not in styles
        bench.play()
        for _ in FOUR:
            bench.place()
        bench.act("place", skip=1)
        assert bench.top == NOTICE
