"""A turn of Penk! by keys: rolling, holding, rerolling, typing dice in, and the way to the sheet."""

import pytest

from firmware.games.penk.mark import SECOND
from firmware.screens.in_game.dice_to_hold import GO_ON, ROLL
from shared_rules.penk.rules import CLEAR, JOLLY, MARKED
from tests.firmware.games.penk.cases import SIX_JOLLIES, PenkBench
from tests.firmware.screens.bench import BOARDS, stick_and_buttons

STICK = BOARDS[0]


@pytest.fixture
def bench(tmp_path):
    return PenkBench(STICK, tmp_path).begin()


def test_a_face_without_room_in_its_column_is_not_proposed(bench):
    bench.lose(4).lose(4).roll(1, 4, 2, 4, 2, 4)
    assert bench.game.best_face() == 2


def test_with_a_held_set_each_die_is_held_and_released_alone(bench):
    bench.roll(1, 4, 2, 4, 5, 4)
    bench.press("ok")
    bench.go_to(3).press("ok")
    assert bench.held() == [1, 5]
    bench.press("ok")
    assert bench.held() == [1, 3, 5]
    bench.go_to(4).press("ok")
    assert bench.held() == [1, 3, 4, 5]


def test_nothing_held_rerolls_all_six_and_held_dice_stay(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin(dice="device")
    bench.press("ok")
    bench.go_to(ROLL).press("ok")
    entry = bench.app.game.table.entries()[-1]
    assert entry.action["at"] == [0, 1, 2, 3, 4, 5]
    before = bench.game.dice
    bench.go_to(2).press("ok")
    kept = bench.held()
    bench.go_to(ROLL).press("ok")
    assert [bench.game.dice[at] for at in kept] == [before[at] for at in kept]


def test_rerolled_dice_that_match_a_held_face_are_held_too(bench):
    bench.roll(1, 4, 2, 4, 5, 4)
    bench.press("ok")
    bench.go_to(ROLL).press("ok")
    assert bench.top == "games.penk.entry.Entry" and bench.state()["at"] == [0, 2, 4]
    bench.go_to(4).press("ok")
    bench.go_to(1).press("ok", "ok")
    bench.press("ok")
    assert bench.game.dice == [4, 4, 1, 4, 1, 4]
    assert bench.held() == [0, 1, 3, 5]
    assert bench.focus == ROLL


def test_a_jolly_that_comes_beside_the_held_set_has_the_focus(bench):
    bench.roll(1, 4, 2, 4, 5, 4)
    bench.press("ok")
    bench.act("reroll", at=[0, 2, 4], dice=[2, 6, 5])
    assert bench.focus == 2


def test_dice_that_are_all_held_cannot_be_rolled(bench):
    bench.roll(4, 4, 4, 4, 4, 4)
    bench.press("ok")
    assert bench.held() == [0, 1, 2, 3, 4, 5]
    with pytest.raises(AssertionError):
        bench.go_to(ROLL)


def test_the_sheet_can_be_left_for_another_roll(bench):
    bench.roll(1, 4, 2, 4, 5, 4)
    bench.press("ok")
    bench.go_to(GO_ON).press("ok")
    assert bench.top == "games.penk.mark.Mark"
    bench.go_to(SECOND).press("ok")
    assert bench.top == "games.penk.turn.Turn" and bench.held() == [1, 3, 5] and bench.focus == GO_ON


def test_without_a_cell_to_mark_the_button_leads_to_the_elimination_and_back(bench):
    bench.roll(*SIX_JOLLIES)
    bench.go_to(GO_ON).press("ok")
    assert bench.top == "games.penk.eliminate.Eliminate"
    bench.go_to(SECOND).press("ok")
    assert bench.top == "games.penk.turn.Turn"


def test_a_key_cuts_the_rolling_short_and_does_nothing_else(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin(dice="device", motion=True)
    bench.hardware.keys.events.append(4)
    for _ in range(4):
        bench.step()
    assert bench.app.stack.screen.dice.moving
    dice, focus = list(bench.game.dice), bench.focus
    bench.hardware.keys.events.append(4)
    bench.step()
    assert not bench.app.stack.screen.dice.moving
    assert (list(bench.game.dice), bench.focus, bench.app.stack.screen.held) == (dice, focus, 0)


def test_the_third_roll_is_seen_before_the_sheet_opens(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin(dice="device", motion=True)
    bench.press("ok")
    bench.go_to(ROLL).press("ok")
    bench.go_to(ROLL)
    bench.hardware.keys.events.append(4)
    bench.step()
    bench.step()
    assert bench.top == "games.penk.turn.Turn" and bench.app.stack.screen.dice.moving
    bench.step(60000)
    assert bench.top == "games.penk.turn.Turn" and not bench.app.stack.screen.dice.moving, (
        "everybody waits for it: it stays"
    )
    assert bench.focus == GO_ON
    bench.press("down", "ok")
    assert bench.top in ("games.penk.mark.Mark", "games.penk.eliminate.Eliminate")


def test_after_the_suggested_dice_are_held_the_focus_goes_on_but_never_after_a_release(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin(dice="table").roll(3, 3, 3, 1, 2, JOLLY)
    suggested = bench.focus
    assert bench.game.dice[suggested] == 3
    bench.press("ok")
    assert bench.game.dice[bench.focus] == JOLLY, "then the jollies"
    bench.press("ok")
    assert bench.focus == ROLL
    bench.go_to(suggested).press("ok")
    assert bench.focus == suggested
    bench.press("ok")
    assert bench.app.stack.screen.held >> suggested & 1


def test_a_double_press_on_done_does_not_roll_for_the_next_player(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin(dice="device")
    bench.press("ok")
    bench.push("games.penk.mark.Mark")
    while bench.focus != 25:
        bench.press("ok")
    bench.press_twice()
    assert bench.app.game.table.to_move == 1 and bench.game.dice is None


# Table dice


@stick_and_buttons
def test_a_typed_die_can_be_taken_back(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin()
    bench.go_to(3).press("ok", "ok")
    bench.go_to(7).press("ok")
    assert bench.state() == {"at": [0, 1, 2, 3, 4, 5], "typed": [3], "focus": 3}


def test_the_undo_key_takes_back_a_typed_die_first(bench):
    bench.press("ok", "undo")
    assert bench.top == "games.penk.entry.Entry" and bench.state()["typed"] == []
    bench.press("undo")
    assert bench.top == "screens.in_game.undo.Undo"


@stick_and_buttons
def test_dice_that_mark_all_that_is_left_are_not_rolled_again_without_a_question(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin()
    sheet = bench.game.sheets[0]
    sheet[:] = bytes([MARKED] * 25)
    sheet[3], sheet[6] = CLEAR, CLEAR  # 1x4 and 2x2
    bench.roll(4, 2, 2, 1, 1, 1)
    assert bench.game.can_mark_all()
    bench.go_to(ROLL).press("ok")
    assert bench.top == "screens.choice.Confirm" and bench.whole_frame() == [1]
    bench.press("ok")
    assert bench.game.rolls_left == 2
    sheet[0] = sheet[1] = sheet[2] = CLEAR
    assert not bench.game.can_mark_all(), "three are marked at most"
