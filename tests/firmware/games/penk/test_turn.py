"""A turn of Penk! by keys: rolling, holding, rerolling, typing dice in, and the way to the sheet."""

import pytest

from firmware.games.penk.mark import SECOND
from firmware.screens.in_game.dice_to_hold import GO_ON, ROLL
from shared_rules.penk.rules import CLEAR, JOLLY, MARKED
from tests.firmware.games.penk.cases import SIX_JOLLIES, PenkBench
from tests.firmware.screens.bench import BOARDS, stick_and_buttons

STICK, BUTTONS, _WIDE = BOARDS


@pytest.fixture
def bench(tmp_path):
    return PenkBench(STICK, tmp_path).begin()


@stick_and_buttons
def test_the_first_press_of_a_turn_rolls(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin(dice="device")
    assert bench.focus == ROLL
    bench.press("ok")
    assert bench.game.dice is not None and bench.game.rolls_left == 2


@stick_and_buttons
def test_the_largest_set_has_the_focus_after_a_roll(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin().roll(1, 4, 2, 4, 5, 4)
    assert bench.focus == 1
    bench.press("ok")
    assert bench.held() == [1, 3, 5]


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
    assert bench.top == "games.penk.turn.Entry" and bench.state()["at"] == [0, 2, 4]
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


@stick_and_buttons
def test_after_the_third_roll_the_sheet_opens_by_itself(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin().roll(1, 4, 2, 4, 5, 4)
    bench.act("reroll", at=[0], dice=[3]).act("reroll", at=[0], dice=[3])
    assert bench.top == "games.penk.mark.Mark"


@stick_and_buttons
def test_after_the_third_roll_without_a_mark_the_elimination_opens(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin().roll(*SIX_JOLLIES)
    bench.act("reroll", at=[0], dice=[6]).act("reroll", at=[0], dice=[6])
    assert bench.top == "games.penk.eliminate.Eliminate"


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


def test_rolling_ends_within_400_ms(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin(dice="device", motion=True)
    bench.hardware.keys.events.append(4)
    bench.step()
    for _ in range(21):
        bench.step()
    assert not bench.app.stack.screen.dice.moving


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


def test_the_last_roll_of_real_dice_lies_on_the_table_and_leads_on(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin(dice="table").roll(1, 1, 2, 3, 4, 5)
    for _ in range(2):
        bench.act("reroll", at=[5], dice=[6])
    assert bench.top == "games.penk.mark.Mark"


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
def test_typed_dice_are_the_roll(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin()
    for face in (3, 3, 6, 1, 5, 2):
        bench.go_to(face).press("ok")
    assert bench.focus == 8
    bench.press("ok")
    assert bench.game.dice == [3, 3, 6, 1, 5, 2]


@stick_and_buttons
def test_a_typed_die_can_be_taken_back(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin()
    bench.go_to(3).press("ok", "ok")
    bench.go_to(7).press("ok")
    assert bench.state() == {"at": [0, 1, 2, 3, 4, 5], "typed": [3], "focus": 3}


def test_the_undo_key_takes_back_a_typed_die_first(bench):
    bench.press("ok", "undo")
    assert bench.top == "games.penk.turn.Entry" and bench.state()["typed"] == []
    bench.press("undo")
    assert bench.top == "screens.in_game.undo.Undo"


def test_half_typed_dice_survive_a_power_cut(bench, tmp_path):
    bench.go_to(3).press("ok", "ok")
    after = PenkBench(STICK, tmp_path)
    assert after.top == "games.penk.turn.Entry" and after.state()["typed"] == [3, 3]


def test_held_dice_survive_a_power_cut(bench, tmp_path):
    bench.roll(1, 4, 2, 4, 5, 4)
    bench.press("ok")
    after = PenkBench(STICK, tmp_path)
    assert after.top == "games.penk.turn.Turn" and after.held() == [1, 3, 5] and after.focus == bench.focus


@stick_and_buttons
def test_the_hint_of_the_key_lights_before_the_roll_is_written_and_goes_out_with_its_answer(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin(dice="device")
    layout, panel, append = bench.app.stack.screen.layout, bench.hardware.panel, bench.app.storage.append
    when_written = []

    def slow_append(number, lines):
        when_written.append(bytes(panel.memory))
        append(number, lines)

    bench.app.storage.append = slow_append
    with bench.painted():
        before = bench.pixels()
        bench.press("ok")
        assert len(when_written) == 1
        width = board.WIDTH
        lit = [at // 2 for at in range(0, len(before), 2) if before[at : at + 2] != when_written[0][at : at + 2]]
        assert lit and all(not layout.left <= at % width < layout.right for at in lit)
        rows = {at // width for at in lit}
        assert max(rows) - min(rows) == 21, "one key's hint"
        seen = bench.pixels()
        bench.whole_frame()
        assert bench.pixels() == seen


@stick_and_buttons
def test_when_all_dice_are_held_the_button_says_so(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin().roll(3, 3, 6, 3, 6, 3)
    bench.press("ok", "ok")
    assert bench.held() == list(range(6))
    assert bench.app.stack.screen.roll_button.words.replace("\n", " ") == "All six held"


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
