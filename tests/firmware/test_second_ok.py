"""Two presses of ok, 150 to 600 ms apart: the second one throws away nothing that the first one brought."""

import pytest

from firmware.keys import OK
from tests.contracts.games import GAMES, screen_cases
from tests.firmware.games.block_buster.cases import BlockBench
from tests.firmware.games.shape_cards.bench import prepared_games  # noqa: F401
from tests.firmware.games.yacht.cases import YachtBench
from tests.firmware.pads.test_score_pad import with_pad
from tests.firmware.screens.bench import BOARDS, Bench, stick_and_buttons
from tests.firmware.screens.by_keys import choose, labels, to_row

STICK = BOARDS[0]
HOME = ["screens.home.Home", None]
DICE_SET = {"dice": [[2, 6]], "faces": ["+", "-"], "name": "Set", "of": 1, "total": 0}

pytestmark = pytest.mark.usefixtures("prepared_games")

each_gap = pytest.mark.parametrize("gap", [150, 350, 600])


def twice(bench, gap):
    """Ok, and once more after so many milliseconds; then time for whatever moves."""
    for _ in range(2):
        bench.hardware.keys.events.append(OK)
        for _ in range(gap // 50):
            bench.step(50)
    bench.settle()


def overs():
    return [
        pytest.param(make, id=f"{game}-{name}") for game in GAMES for name, make in screen_cases(game) if is_over(name)
    ]


def is_over(name):
    return "over" in name.split("_") and "cover" not in name and "moving" not in name


@stick_and_buttons
@pytest.mark.parametrize("make", overs())
def test_however_often_ok_is_pressed_at_the_end_of_a_game_no_other_one_begins(make, board, tmp_path):
    bench = make(board, tmp_path)
    table = bench.app.game.table
    screen = bench.app.stack.screen
    assert table.over and screen.does[screen.list.focus] in (table.game.winners or [0])
    for _ in range(8):
        bench.press("ok")
    assert bench.app.game.table is table and table.over
    while bench.top != bench.app.game.screens.play(bench.app.game.table):
        bench.press("back")
    bench.press("up", "ok")
    assert bench.app.game.table is not table, "one step above is another game"


@each_gap
def test_a_roll_is_seen_before_it_is_rolled_again(gap, tmp_path):
    bench = YachtBench(STICK, tmp_path).begin(dice="device", seed="00" * 16)
    twice(bench, gap)
    assert bench.game.rolls_left == 2
    bench.app.stack.screen.focus = 6  # on "Roll"
    twice(bench, gap)
    assert bench.game.rolls_left == 1
    bench.press("ok")
    assert bench.game.rolls_left == 0, "a press that comes later counts"


@each_gap
@pytest.mark.parametrize(
    "screen",
    [
        ["pads.free_dice.FreeDice", None],
        ["pads.dice_set.DiceSet", [0, DICE_SET, [], 0, 0]],
        ["pads.bag.Bag", None],
    ],
    ids=lambda screen: screen[0],
)
def test_a_throw_is_seen_before_the_next_one(screen, gap, tmp_path):
    bench = Bench(STICK, tmp_path, [HOME, screen])
    bench.app.set("motion", False)
    twice(bench, gap)
    thrown = bench.app.storage.read_log("throws.log")[0]
    assert len(thrown) == 1
    bench.press("ok")
    assert len(bench.app.storage.read_log("throws.log")[0]) == 2


@each_gap
def test_who_starts_is_seen_before_it_is_drawn_again(gap, tmp_path):
    bench = Bench(STICK, tmp_path, [HOME, ["pads.who_starts.WhoStarts", None]])
    bench.app.set("motion", False)
    twice(bench, gap)
    assert bench.top == "pads.who_starts.Drawn"


@each_gap
def test_one_undo_of_a_score_pad_takes_back_one_number(gap, tmp_path):
    bench = with_pad(STICK, tmp_path, rounds=[(1, 20, 3), (4, 5, 6)])
    to_row(bench, next(label for label in labels(bench) if label.startswith("Undo")))
    twice(bench, gap)
    assert bench.app.stack.screen.pad.rounds[-1] == [4, 5, None]
    bench.press("ok")
    assert bench.app.stack.screen.pad.rounds[-1] == [4, None, None], "a press that comes later counts"


@each_gap
def test_a_number_that_is_entered_is_not_the_next_ones_nought(gap, tmp_path):
    bench = with_pad(STICK, tmp_path, rounds=[(1, 20, 3)])
    bench.press("ok", "up")
    twice(bench, gap)
    assert bench.app.stack.screen.pad.rounds[-1] == [1, None, None]


@each_gap
def test_a_score_pad_goes_on_until_somebody_means_its_end(gap, tmp_path):
    bench = with_pad(STICK, tmp_path, rounds=[(1, 20, 3)])
    to_row(bench, "Finish")
    twice(bench, gap)
    assert bench.top == "pads.score_pad.Pad" and bench.app.stack.screen.pad.rounds


@each_gap
def test_the_last_number_of_a_tally_does_not_finish_the_game(gap, tmp_path):
    bench = BlockBench(STICK, tmp_path).begin()
    bench.act("place", skip=0).acknowledge().act("finish").acknowledge()
    bench.press("ok", "ok", "ok")
    assert bench.app.stack.screen.value and bench.app.stack.screen.due == [1], "the second player's number is in hand"
    twice(bench, gap)
    assert not bench.app.stack.screen.due and not bench.app.game.table.over
    choose(bench, "Finish")
    assert bench.app.game.table.over
