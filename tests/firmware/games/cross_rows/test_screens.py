"""Cross Rows by keys: everybody answers in any order, then the active player chooses a coloured die."""

import pytest

from firmware.drawing import fonts
from firmware.games.cross_rows import game
from firmware.screens.in_game.answers import BUTTON, Answers
from shared_rules.cross_rows.rules import ROWS
from tests.firmware.games.bench import SHORT, all_rivals
from tests.firmware.games.cross_rows.cases import NINE, CrossRowsBench
from tests.firmware.screens.bench import BOARDS, Bench, stick_and_buttons
from tests.firmware.screens.by_keys import labels

STICK = BOARDS[0]
ROLL = "screens.in_game.roll.Roll"
ENTRY = "screens.in_game.roll_entry.Entry"
WHITE = "games.cross_rows.turn.White"
COLOUR = "games.cross_rows.turn.Colour"
NOTICE = "screens.in_game.notices.Notices"
SEVEN = (3, 4, 6, 6, 5, 5)


@pytest.fixture
def bench(tmp_path):
    return CrossRowsBench(STICK, tmp_path).begin(SHORT[:4])


def answer(bench, seat, row):
    """Enter by keys that this player crosses the sum of the white dice in this row."""
    screen = bench.app.stack.screen
    (stop,) = [stop for stop, action in screen.actions.items() if action.get("player") == seat and action["row"] == row]
    return bench.go_to(stop).press("ok")


def looks(bench):
    """Whom band and LED show: the name, and the seat by its colour."""
    return bench.app.stack.screen.band.name, bench.app.stack.screen.led


# Who answers


@stick_and_buttons
def test_players_answer_in_any_order_and_one_press_says_that_nobody_else_does(board, tmp_path):
    bench = CrossRowsBench(board, tmp_path).begin(SHORT[:4]).roll(*SEVEN)
    assert bench.top == WHITE
    for seat, row in ((2, "green"), (0, "blue"), (3, "red")):
        answer(bench, seat, row)
    assert bench.game.answered == [True, False, True, True] and bench.top == WHITE
    ticked = [row[0][0] == fonts.CHECK for _lead, row in bench.app.stack.screen._cells()]
    assert ticked == [True, False, True, True], "who has answered"
    bench.go_to(BUTTON).press("ok")
    assert bench.top == COLOUR and bench.game.answered is None
    assert [bytes(bench.game.sheets[seat][row]).count(b"x") for seat, row in ((2, 2), (0, 3), (3, 0))] == [1, 1, 1]
    assert bench.app.game.table.undo_entry().action == {"type": "rest"}


def test_who_can_cross_nothing_has_no_cell_and_when_nobody_can_the_coloured_dice_follow_at_once(bench):
    blocked = dict.fromkeys(ROWS, "---------x..")
    bench.have(1, **blocked).roll(*SEVEN)
    assert {action["player"] for action in bench.app.stack.screen.actions.values()} == {0, 2, 3}
    bench.rest().act("skip", player=0).acknowledge()
    bench.everybody(**blocked).have(1, red="..........x.").roll(3, 4, 1, 6, 6, 6)
    assert bench.top != WHITE, "nobody was asked"


def test_band_and_led_agree_with_whom_is_answered_for(bench):
    bench.roll(*SEVEN)
    seen = []
    for _ in range(20):
        screen = bench.app.stack.screen
        action = screen.actions.get(bench.focus)
        seat = action["player"] if action else bench.game.active_player
        assert looks(bench) == (bench.names[seat], bench.app.game.colours[seat])
        seen.append(seat)
        bench.press("right")
    assert set(seen) == {0, 1, 2, 3}


@stick_and_buttons
def test_ok_alone_crosses_what_loses_little_player_by_player_and_ends_with_nobody_else(board, tmp_path):
    bench = CrossRowsBench(board, tmp_path).begin(SHORT[:4])
    bench.have(0, red="xxxx........").have(2, green="xxxx........").roll(*SEVEN)
    bench.press("ok")
    assert bench.app.game.table.undo_entry().action == {"type": "white", "player": 0, "row": "red"}
    bench.press("ok")
    assert bench.app.game.table.undo_entry().action == {"type": "white", "player": 2, "row": "green"}
    assert bench.focus == BUTTON, "the others would lose many numbers"
    bench.press("ok")
    assert bench.top == COLOUR


def test_who_was_passed_over_is_not_asked_again_but_can_still_answer(bench):
    bench.everybody(red="xxxx........").roll(*SEVEN)
    answer(bench, 2, "red")
    assert looks(bench)[0] == "Dee", "the focus goes on behind the one who answered"
    bench.press("ok")
    assert bench.focus == BUTTON
    answer(bench, 1, "red")
    assert bench.game.answered == [False, True, True, True]


def test_a_second_ok_does_not_pass_over_the_dice_that_were_just_rolled(tmp_path):
    bench = CrossRowsBench(STICK, tmp_path).begin(SHORT[:3], dice="device")
    bench.press_twice()
    assert bench.top == WHITE and bench.focus == BUTTON and bench.app.game.table.count == 1


# Undo


def test_undo_takes_back_the_last_answer_whoevers_it_was_and_names_the_player(bench):
    bench.roll(*SEVEN)
    answer(bench, 2, "green")
    answer(bench, 0, "blue")
    bench.press("undo")
    assert bench.app.stack.screen.words == "Undo Ann's 7 in blue?"
    bench.press("ok")
    assert (
        bench.top == NOTICE and bench.told() == "Undone Erase 7 in blue" and bench.app.stack.screen.band.name == "Ann"
    )
    bench.press("ok")
    assert bench.top == WHITE and looks(bench)[0] == "Ann", "the focus is back at the answer"
    bench.press("undo")
    assert bench.app.stack.screen.words == "Undo Cy's 7 in green?"
    bench.press("ok", "ok")
    assert bench.game.answered == [False] * 4
    bench.redo()
    assert bench.told() == "Redone Cross 7 in green"


def test_undo_of_nobody_else_asks_the_others_again(bench):
    bench.roll(*SEVEN)
    answer(bench, 1, "red")
    bench.go_to(BUTTON).press("ok").press("undo")
    assert bench.app.stack.screen.words == "Undo the skips of all others?"
    bench.press("ok")
    assert bench.top == WHITE and bench.game.answered == [False, True, False, False]


# The coloured dice


def test_the_active_player_alone_crosses_a_white_and_a_coloured_die(bench):
    bench.roll(3, 4, 6, 6, 5, 5).rest()
    screen = bench.app.stack.screen
    told = {screen.cell_words(action) for action in screen.actions.values()}
    assert told == {"R9", "Y9", "G8", "B8", "R10", "Y10", "G9", "B9"}
    assert looks(bench) == ("Ann", 0)
    assert screen.picture.button.words == "Penalty"
    (stop,) = [stop for stop in screen.actions if screen.cell_words(screen.actions[stop]) == "G9"]
    bench.go_to(stop).press("ok")
    assert bench.app.game.table.entries()[-1].action == {"type": "colour", "row": "green", "number": 9}
    assert bench.game.active_player == 1


def test_equal_white_dice_make_one_line_and_a_cross_avoids_the_penalty_by_ok_alone(bench):
    bench.roll(2, 2, 6, 6, 6, 1).rest()
    assert len(bench.app.stack.screen.shown) == 1 and bench.focus != BUTTON
    bench.press("ok")
    assert bench.game.penalties == [0] * 4 and bench.game.active_player == 1


# Locks


def test_a_locked_row_is_an_order_to_all_and_its_die_is_not_entered_any_more(bench):
    bench.have(0, red=NINE).have(2, red=NINE).roll(6, 6, 1, 2, 3, 4)
    answer(bench, 0, "red")
    answer(bench, 2, "red")
    bench.rest()
    assert bench.told() == "Red is locked Ann and Cy: cross the lock too. Put the red die away."
    assert bench.app.stack.screen.band.name == "All"
    bench.acknowledge().act("skip", player=0)
    assert bench.top == ENTRY and bench.app.stack.screen.DICE == 5
    asked = []
    for _ in range(5):
        asked.append(bench.app.stack.screen.band.words)
        bench.press("ok")
    assert asked == ["enter white", "enter white", "enter yellow", "enter green", "enter blue"]
    bench.press("ok")
    assert bench.game.dice == [1, 1, 0, 1, 1, 1] and bench.top == WHITE
    assert not [stop for stop in bench.app.stack.screen.actions if stop & 15 == 0], "no cell in the locked row"


# Rivals


def with_rivals(folder, *rivals, names=SHORT[:3], dice="device", first=0):
    """A bench with a game in which the handheld plays these seats, with its own advice."""
    bench = CrossRowsBench(STICK, folder)
    bench.app.set("motion", False)
    levels = ["sharp" if seat in rivals else "" for seat in range(len(names))]
    colours = list(range(len(names)))
    bench.app.game.new("cross_rows", list(names), colours, {}, first, dice, "ab" * 16, {"rivals": list(levels)})
    bench.settle()
    return bench


def test_rivals_answer_meanwhile_and_leave_the_focus_where_it_is(tmp_path):
    bench = with_rivals(tmp_path, 1, dice="table").acknowledge()
    bench.game.sheets[1][0][:] = b"xxxx........"
    rivals = bench.app.game.rivals
    think, rivals.think = rivals.think, lambda: None
    bench.app.act({"type": "roll", "dice": list(SEVEN)})
    bench.settle()
    focus = bench.press("right", "down").focus
    rivals.think = think
    bench.settle(2000)
    assert bench.top == NOTICE and bench.told() == "On Bo's sheet Cross 7 in red", "nobody had to wait for the others"
    assert bench.game.answered == [False, True, False]
    bench.press("ok")
    assert bench.top == WHITE and bench.focus == focus


def test_people_need_not_wait_for_rivals_but_nobody_else_does(tmp_path):
    bench = with_rivals(tmp_path, 1, 2, dice="table")
    rivals = bench.app.game.rivals
    think, rivals.think = rivals.think, lambda: None
    bench.app.act({"type": "roll", "dice": list(SEVEN)})
    bench.settle()
    answer(bench, 0, "red")
    assert bench.game.answered == [True, False, False] and bench.app.stack.screen.awaits_rival
    bench.undo().acknowledge()
    bench.go_to(BUTTON).press("ok")
    assert bench.game.answered == [False, False, False] and bench.app.stack.screen.resting
    rivals.think = think
    for _ in range(20):
        bench.settle(1000)
        bench.acknowledge()
    done = [(entry.player, entry.action["type"]) for entry in bench.app.game.table.entries() if entry.kind == "do"]
    assert [seat for seat, kind in done if kind in ("white", "skip")][1:3] == [1, 2], "both answered first"
    assert (0, "rest") in done


def test_what_was_undone_can_be_redone_before_a_rival_answers_again(tmp_path):
    bench = with_rivals(tmp_path, 1, 2, dice="table")
    bench.app.act({"type": "roll", "dice": list(SEVEN)})
    bench.settle(3000)
    for _ in range(4):
        bench.acknowledge().settle(1000)
    answer(bench, 0, "red")
    assert bench.top == COLOUR
    bench.undo().acknowledge().settle(3000)
    assert bench.top == WHITE
    bench.redo().acknowledge()
    assert bench.top == COLOUR


def test_the_dice_of_rivals_alone_lie_until_a_press(tmp_path):
    bench = with_rivals(tmp_path, 1, names=SHORT[:2], first=1)
    for row in bench.game.sheets[0]:
        row[:] = b"---------x.."
    assert bench.top == ROLL
    bench.press("ok")
    assert bench.top == WHITE and bench.app.game.table.count == 1
    bench.settle(5000)
    assert bench.app.game.table.count == 1 and bench.app.stack.screen.picture.button.words == "OK"
    bench.press("ok")
    assert bench.app.game.table.count > 1


def test_undo_over_rivals_goes_back_to_what_a_person_did_last(tmp_path):
    bench = with_rivals(tmp_path, 1, 2, dice="table")
    bench.app.act({"type": "roll", "dice": list(SEVEN)})
    rivals = bench.app.game.rivals
    bench.settle()
    bench.acknowledge()
    answer(bench, 0, "red")
    for _ in range(4):
        bench.settle(1000)
        bench.acknowledge()
    undone = bench.app.game.undo_entries()
    assert undone[-1].player == 0 and all(rivals.plays(entry.player) for entry in undone[:-1])


def test_the_coach_shows_the_choices_of_the_player_who_is_answered_for(tmp_path):
    bench = CrossRowsBench(STICK, tmp_path).begin(SHORT[:3])
    bench.app.game.coach.level = 1
    bench.have(2, green="xxxx........").roll(*SEVEN)
    assert looks(bench)[0] == "Cy", "the first one who loses little"
    bench.press("back")
    assert "Coach" in labels(bench)
    bench.row("Coach")
    assert bench.app.stack.screen.words.startswith("1. Cross 7 in green")


def test_the_coach_warns_whoever_answers(tmp_path):
    bench = CrossRowsBench(STICK, tmp_path).begin(SHORT[:3])
    bench.app.game.coach.level = 2
    bench.have(2, green="xx..........").roll(6, 5, 1, 1, 1, 1)
    answer(bench, 2, "red")
    assert bench.app.stack.screen.words.startswith("Another choice is about")
    bench.row("Show choices")
    assert bench.app.stack.screen.words.startswith("1. Cross")


# Power


def test_the_power_may_go_while_nobody_else_waits_for_rivals(tmp_path):
    bench = with_rivals(tmp_path, 1, names=SHORT[:2], dice="table")
    bench.app.game.rivals.think = lambda: None
    bench.app.act({"type": "roll", "dice": list(SEVEN)})
    bench.settle()
    bench.go_to(BUTTON).press("ok")
    assert bench.app.stack.screen.resting
    bench = Bench(STICK, tmp_path)
    for _ in range(6):
        bench.settle(1000)
        if bench.top == NOTICE:
            bench.press("ok")
    assert bench.app.game.table.phase != "white", "both have answered"


def test_rivals_that_are_all_answered_for_do_not_stop_the_game(tmp_path):
    bench = all_rivals(CrossRowsBench(STICK, tmp_path).begin(SHORT[:2]).roll(*SEVEN), {"type": "skip", "player": 0})
    bench.app.game.show_phase()
    bench.settle()
    assert bench.game.answered == [True, False]


@pytest.mark.parametrize("board", BOARDS[::2], ids=str)  # a low panel has no room for six dice in a row
def test_all_dice_may_be_shared_and_the_columns_belong_to_none(board, tmp_path, monkeypatch):
    monkeypatch.setattr(type(game.GAME), "SHARED", len(game.GAME.DICE_COLOURS))
    monkeypatch.setattr(type(game.GAME), "COLUMNS", 4)
    monkeypatch.setattr(Answers, "cell_words", lambda _screen, action: action["row"][0])
    bench = CrossRowsBench(board, tmp_path).begin(SHORT[:3]).roll(1, 1, 2, 3, 4, 5)
    bench.acknowledge().press("ok")
    assert bench.app.stack.screen.picture.columns == 4 and bench.whole_frame() == [1]
