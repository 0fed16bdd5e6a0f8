"""A turn of Yacht by keys: rolling, holding, typing dice in, and writing a box."""

import pytest

from firmware.games.yacht import game as yacht
from firmware.screen_stack import HOME
from firmware.screens.in_game.dice_to_hold import GO_ON, ROLL
from tests.firmware.games.bench import SHORT, all_rivals
from tests.firmware.games.yacht.cases import YachtBench
from tests.firmware.screens.bench import BOARDS, stick_and_buttons

STICK = BOARDS[0]


@pytest.fixture
def bench(tmp_path):
    return YachtBench(STICK, tmp_path).begin()


@stick_and_buttons
def test_two_presses_roll_and_hold_the_largest_set_and_the_next_one_rolls_the_others(board, tmp_path):
    bench = YachtBench(board, tmp_path).begin(dice="device")
    bench.press("ok")
    assert len(bench.game.dice) == 5 and bench.game.rolls_left == 2
    dice = list(bench.game.dice)
    most = max(dice.count(face) for face in dice)
    assert most > 1, "the seed gives a pair"
    bench.press("ok")
    assert len(bench.held()) == most and bench.focus == ROLL
    kept = bench.held()
    bench.press("ok")
    assert bench.game.rolls_left == 1
    assert bench.app.game.table.entries()[-1].action["at"] == [at for at in range(5) if at not in kept]


def test_a_rerolled_die_joins_a_pair_that_was_kept_but_not_a_die_kept_for_a_straight(bench):
    bench.roll(4, 4, 1, 2, 3).act("reroll", at=[2, 3, 4], dice=[4, 6, 6])
    assert bench.held() == [0, 1, 2]
    bench.act("write", box="fours").roll(2, 3, 4, 6, 6).act("reroll", at=[3, 4], dice=[4, 1])
    assert bench.held() == [0, 1, 2]


def test_what_is_still_worth_keeping_is_one_press_away_after_a_reroll(bench):
    bench.roll(4, 4, 1, 6, 2).press("ok")
    assert bench.held() == [0, 1]
    bench.act("reroll", at=[2, 3, 4], dice=[5, 5, 1])
    assert bench.held() == [0, 1] and bench.focus == 2
    bench.press("ok")
    assert bench.held() == [0, 1, 2, 3] and bench.focus == ROLL
    bench.go_to(2).press("ok")
    assert bench.held() == [0, 1, 3] and bench.focus == 2, "released alone, and ok does not reroll it"


@stick_and_buttons
def test_after_the_third_roll_the_boxes_open_with_the_best_one_in_focus(board, tmp_path):
    bench = YachtBench(board, tmp_path).begin().roll(2, 2, 3, 3, 1)
    bench.act("reroll", at=[4], dice=[1]).act("reroll", at=[4], dice=[3])
    assert bench.top == "games.yacht.write.Write"
    bench.press("ok")
    assert bench.game.sheets[0][bench.game.boxes.index("full_house")] == 25
    assert bench.app.game.table.to_move == 1


def test_a_press_too_many_on_the_last_roll_writes_nothing(tmp_path):
    bench = YachtBench(STICK, tmp_path).begin(dice="device")
    bench.act("roll").act("reroll", at=[0])
    bench.go_to(ROLL).press_twice()
    assert bench.top == "games.yacht.write.Write" and bench.app.game.table.to_move == 0


def test_the_boxes_can_be_left_for_another_roll(bench):
    bench.roll(1, 1, 2, 5, 6)
    bench.go_to(GO_ON).press("ok").row("Reroll")
    assert bench.top == "games.yacht.turn.Turn"


def test_own_dice_are_typed_in(bench):
    assert bench.top == "games.yacht.entry.Entry"
    bench.press("ok", "ok", "right", "ok", "ok", "ok", "ok")
    assert bench.game.dice == [1, 1, 2, 2, 2]


def test_all_dice_are_asked_for_after_a_session_of_a_roll_that_the_record_lost(bench):
    bench.app.stack.show([[HOME, None], [yacht.GAME.ENTRY, {"at": [0, 3], "typed": [6], "focus": 2}]])
    bench.settle()
    bench.press("ok", "ok", "right", "ok", "ok", "ok", "ok")
    assert bench.game.dice == [1, 1, 2, 2, 2]


def test_after_the_last_roll_a_game_may_stay_where_the_dice_are(bench, monkeypatch):
    bench.roll(1, 2, 3, 4, 6).act("reroll", at=[0], dice=[1])
    monkeypatch.setattr(bench.app.game.screens, "play", lambda table: yacht.GAME.TURN)
    bench.act("reroll", at=[0], dice=[2])
    screen = bench.app.stack.screen
    bench.settle(2000)
    assert bench.app.stack.screen is screen
    bench.press("ok")
    assert bench.top == yacht.WRITE


def test_the_bonus_is_an_order_and_undoing_it_another(bench):
    for face, box in ((6, "sixes"), (5, "fives")):
        bench.round_of(box, face, face, face, face, face)
    bench.roll(4, 4, 4, 4, 4).act("write", box="fours")
    assert bench.told() == "Bonus! Write the bonus of 35"
    bench.acknowledge()
    bench.undo()
    assert bench.told() == "Undone Erase 20 in fours"
    bench.press("ok")
    assert bench.told() == "Undone Erase the bonus of 35"


def test_the_history_tells_what_the_dice_brought_at_that_time(bench):
    bench.roll(2, 2, 3, 3, 3).act("write", box="threes")
    bench.app.undo()
    bench.act("write", box="full_house")
    entries = bench.app.game.table.entries()
    told = [
        yacht.GAME.details(bench.app.game.table, entry)
        for entry in entries
        if entry.kind == "do" and "box" in entry.action
    ]
    assert told == [["9 in threes"], ["25 in full house"]]


@stick_and_buttons
@pytest.mark.parametrize(
    ("open_boxes", "dice", "box"),
    (
        (["twos", "four_alike", "chance"], (1, 1, 1, 1, 4), "four alike"),
        (["ones", "fours", "yacht"], (2, 3, 4, 4, 6), "fours"),
        (["ones", "sixes", "small_straight"], (2, 2, 3, 3, 6), "sixes"),
        (["threes", "chance"], (3, 3, 3, 1, 2), "chance"),
        (["sixes", "ones", "yacht"], (2, 2, 3, 3, 4), "ones"),
    ),
)
def test_the_box_that_scores_most_has_the_focus_and_never_a_nought_while_another_one_scores(
    open_boxes, dice, box, board, tmp_path
):
    bench = YachtBench(board, tmp_path).begin()
    game = bench.game
    game.sheets[0] = [None if name in open_boxes else 0 for name in game.boxes]
    bench.roll(*dice).push(yacht.WRITE)
    shown = bench.app.stack.screen.list
    assert shown.labels[shown.focus].lower() == box


@stick_and_buttons
def test_no_focus_suggests_to_roll_all_dice_again(board, tmp_path):
    bench = YachtBench(board, tmp_path).begin()
    game = bench.game
    game.sheets[0] = [None if name == "sixes" else 0 for name in game.boxes]
    bench.roll(1, 1, 4, 2, 2)
    assert game.best_hold() == 0 and bench.focus == 2


@stick_and_buttons
def test_a_yacht_is_not_rolled_again_without_a_question(board, tmp_path):
    bench = YachtBench(board, tmp_path).begin(dice="device").act("roll")
    bench.game.dice = [3, 3, 3, 3, 3]
    bench.push(yacht.GAME.TURN).go_to(ROLL).press("ok")
    assert bench.top == "screens.choice.Confirm" and bench.whole_frame() == [1]
    assert bench.app.stack.screen.words == "These dice score 50 in yacht. No roll does better."
    bench.press("ok")
    assert bench.game.rolls_left == 2, "the focus is on keeping them"
    bench.go_to(ROLL).press("ok").row("Roll")
    assert bench.game.rolls_left == 1


def test_people_are_not_asked_about_a_rivals_reroll(tmp_path):
    bench = YachtBench(STICK, tmp_path).begin(dice="device").act("roll")
    bench.game.dice = [3, 3, 3, 3, 3]
    all_rivals(bench, {"type": "reroll", "at": [0]}).push(yacht.GAME.TURN).press("ok")
    assert bench.top == yacht.GAME.TURN and bench.game.rolls_left == 1


def test_real_dice_are_asked_about_before_they_are_rolled(bench):
    bench.roll(6, 6, 6, 6, 6).go_to(ROLL).press("ok")
    assert bench.top == "screens.choice.Confirm"
    bench.press("down", "ok")
    assert bench.top == yacht.GAME.ENTRY


@pytest.mark.parametrize(
    ("open_boxes", "dice", "rolls_left", "at", "box"),
    (
        (["ones", "sixes", "chance"], (6, 6, 6, 6, 6), 2, [0, 1], "sixes"),
        (["ones", "sixes", "chance"], (6, 6, 6, 6, 5), 2, [4], ""),
        (["ones"], (1, 1, 1, 1, 1), 2, [0], "ones"),
        (["ones"], (1, 1, 1, 1, 2), 1, [0], "ones"),
        (["ones"], (1, 1, 1, 1, 2), 2, [0], ""),
        (["large_straight"], (1, 2, 3, 4, 5), 2, [0], "large_straight"),
        (["large_straight", "yacht"], (1, 2, 3, 4, 5), 2, [0], ""),
        (["three_alike", "chance"], (6, 2, 2, 5, 6), 1, [0], "chance"),
        (["twos", "three_alike", "chance"], (6, 2, 2, 5, 6), 1, [0], ""),
    ),
)
def test_what_no_roll_can_better(open_boxes, dice, rolls_left, at, box, bench):
    game = bench.game
    game.sheets[0] = [None if name in open_boxes else 0 for name in game.boxes]
    bench.roll(*dice)
    game.rolls_left = rolls_left
    assert game.unbeaten(at) == box


@stick_and_buttons
def test_the_line_above_the_boxes_says_how_far_the_bonus_is_with_the_box_in_focus(board, tmp_path):
    bench = YachtBench(board, tmp_path).begin(SHORT[:1])
    bench.turn("sixes", 6, 6, 6, 1, 2).turn("fives", 5, 5, 5, 5, 1).roll(4, 4, 4, 4, 2).push("games.yacht.write.Write")
    told = {}
    for _ in bench.app.stack.screen.list.labels:
        told[bench.app.stack.screen.list.labels[bench.app.stack.screen.list.focus]] = bench.app.stack.screen.line.words
        assert bench.whole_frame() == [1]
        bench.press("down")
    assert told["Fours"] == "Upper boxes: 38 + 16 of 63" and told["Chance"] == told["Reroll"] == "Upper boxes: 38 of 63"
    bench.act("write", box="fours").turn("threes", 3, 3, 3, 1, 1)
    bench.roll(1, 2, 3, 4, 6).push("games.yacht.write.Write")
    assert bench.app.stack.screen.line.words == "You have the bonus of 35."
    assert ["Upper, of 63", "63"] in bench.push("games.yacht.sheets.Sheets").app.stack.screen.fill()[0]


@stick_and_buttons
def test_the_end_of_a_game_alone_says_how_far_it_is_from_the_best(board, tmp_path):
    told = []
    for dice in ((5, 5, 5, 5, 5), (5, 5, 5, 5, 4), (5, 5, 5, 5, 6)):
        bench = YachtBench(board, tmp_path).begin(["Player 1"], sheet="classic")
        for box in list(bench.game.boxes):
            bench.turn(box, *dice)
        bench.settle(2000)
        told.append((bench.game.scores()[0], bench.app.stack.screen.fanfare.text))
        assert bench.whole_frame() == [1]
    best = told[0][0]
    assert told[0][1] == ""
    assert [words for _points, words in told[1:]] == [
        f"{best - points} below your best, {best}." for points, _ in told[1:]
    ]
