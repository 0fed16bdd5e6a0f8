"""The menu of a running game, undo and redo, leaving and coming back, sheets, history, audit: by keys."""

import hashlib

import pytest

from firmware.drawing import fonts, lists
from firmware.games.penk.sheet import SMALL_DICE
from firmware.keys import BACK, HELD
from tests.firmware.games.bench import FOUR, LONG
from tests.firmware.games.block_buster.cases import BlockBench
from tests.firmware.games.penk.cases import CASES, PenkBench, bench_in, over, row_1
from tests.firmware.screens.bench import BOARDS, stick_and_buttons

STICK, BUTTONS, _WIDE = BOARDS
OF_A_GAME = sorted(
    case
    for case in CASES
    if case.startswith("penk_")
    and not case.startswith(("penk_sc", "penk_l", "penk_s", "penk_hi", "penk_over_m", "penk_p", "penk_w"))
)


def hold_back(bench):
    bench.hardware.keys.events.append(BACK)
    bench.settle()
    bench.hardware.keys.events.append(BACK + HELD)
    bench.settle()


@stick_and_buttons
@pytest.mark.parametrize("case", OF_A_GAME)
def test_back_opens_the_menu_and_closes_it_again(board, case, tmp_path):
    bench = bench_in(case, board, tmp_path, FOUR)
    name, state = bench.top, bench.state()
    bench.press("back")
    assert bench.top == "screens.in_game.menu.Menu"
    bench.press("back")
    assert (bench.top, bench.state()) == (name, state)


@stick_and_buttons
def test_undo_is_first_and_says_what_it_takes_back(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin().turn([3, 3, 3, 1, 5, 5], (3, 3), (1, 1), (2, 5))
    bench.press("back")
    assert bench.app.stack.screen.list.labels[0] == "Undo\n3 marks"
    assert bench.app.stack.screen.list.players[:2] == [bench.app.game.colours[0], -1], "Ann's mark says whose"
    bench.press("ok")
    assert bench.app.game.table.to_move == 0
    bench.acknowledge().press("back")
    assert bench.app.stack.screen.list.labels[:2] == ["Undo\nroll", "Redo\n3 marks"]
    bench.press("down", "ok")
    assert bench.app.game.table.to_move == 1


@stick_and_buttons
def test_undo_over_dice_of_the_device_asks_the_table(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin(dice="device")
    bench.press("ok", "back", "ok")
    assert bench.top == "screens.in_game.undo.Undo"
    bench.press("ok")  # keep it
    assert bench.game.dice is not None
    bench.press("ok")
    assert bench.top == "screens.in_game.undo.Undo"
    bench.press("up", "ok")
    assert bench.game.dice is None and bench.top == "games.penk.turn.Turn"


def test_the_undo_key_asks_and_the_info_key_shows_the_sheets(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin().turn([3, 3, 3, 1, 5, 5], (3, 3))
    bench.press("info")
    assert bench.top == "games.penk.sheets.Sheets" and bench.state() == 1
    bench.press("right")
    assert bench.state() == 0
    bench.press("info")
    bench.press("undo")
    assert bench.top == "screens.in_game.undo.Undo" and bench.app.stack.screen.words == "Undo Ann's mark?"
    bench.press("ok")
    assert bench.app.game.table.to_move == 0


def test_nothing_to_undo_is_said(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin()
    bench.press("undo")
    assert bench.app.stack.screen.words == "There is nothing to undo."
    bench.press("ok")
    assert bench.top == "games.penk.entry.Entry"


@stick_and_buttons
def test_leaving_and_resuming_brings_the_waiting_notices_back(board, tmp_path):
    bench = row_1(PenkBench(board, tmp_path).begin(FOUR))
    bench.settle()
    bench.press("ok")
    stack = bench.app.stack[1:]
    hold_back(bench)
    assert bench.top == "screens.home.Home"
    again = PenkBench(board, tmp_path)
    assert again.app.stack.screen.list.focus == 0
    again.press("ok")
    assert again.app.stack[1:] == stack


def test_leaving_by_the_menu_comes_back_below_the_menu(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin()
    bench.press("ok", "ok", "back", "up", "ok")
    assert bench.top == "screens.home.Home"
    bench.press("ok")
    assert bench.top == "games.penk.entry.Entry" and bench.state()["typed"] == [1, 1]


def test_what_was_left_does_not_come_back_after_the_game_went_on(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin()
    bench.press("ok", "ok")
    hold_back(bench)
    bench.press("ok")
    bench.roll(1, 2, 3, 4, 5, 6)
    bench.app.stack.home()
    bench.settle()
    bench.press("ok")
    assert bench.top == "games.penk.turn.Turn"


@stick_and_buttons
def test_every_sheet_is_reached_with_ok(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin(FOUR).push("games.penk.sheets.Sheets", 0)
    seats = []
    for _ in range(4):
        seats.append(bench.state())
        bench.press("ok")
    assert seats == [0, 1, 2, 3] and bench.state() == 0


def test_scores_say_why_a_line_counts_nothing(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin()
    bench.turn([1, 2, 3, 4, 5, 5], (1, 1), (1, 2), (1, 3))
    bench.push("games.penk.scores.Scores")
    assert bench.app.stack.screen.list.values == ["3 points", "0 points"]
    bench.press("ok")
    rows = list(zip(bench.app.stack.screen.list.labels, bench.app.stack.screen.list.values))
    assert rows[0] == ("Row 1: 3 marks", "3")
    assert rows[5] == ("Column 1: 1 of 3 marks", "0")


def test_history_shows_rolls_actions_undo_and_redo(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin()
    bench.roll(3, 3, 6, 1, 5, 2).act("reroll", at=[3, 5], dice=[3, 4]).mark((4, 3))
    bench.undo().redo().acknowledge().push("screens.in_game.action_log.ActionLog")
    assert bench.app.stack.screen.entries.first == 0
    dice = [" ".join(SMALL_DICE[face] for face in faces) for faces in ([3, 3, 6, 1, 5, 2], [3, 3, 6], [3], [5], [4])]
    assert [(colour, row[0]) for colour, row, _height in bench.app.stack.screen.rows] == [
        (3, dice[0] + " "),
        (3, "\n({}) \n{} \n({}) \n{} ".format(*dice[1:])),  # what was kept in brackets
        (3, "4\xd73"),
        (3, fonts.UNDO + " mark"),
        (3, fonts.REDO + " mark"),
    ]


@stick_and_buttons
def test_history_opens_at_the_newest_and_scrolls_to_the_first(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin()
    for turn in range(6):
        bench.turn([1, 1, 1, 1, 1, 1], (1 + turn // 2, 1))
    bench.push("screens.in_game.action_log.ActionLog")
    assert bench.state() + len(bench.app.stack.screen.rows) == bench.app.game.table.count
    bench.press("up*12")
    assert bench.state() == 0


@stick_and_buttons
def test_history_has_two_lines_where_one_has_no_room_and_scrolls_over_every_row(board, tmp_path):
    bench = BlockBench(board, tmp_path).begin(LONG[:2])
    for at in range(1, 10):
        bench.act("spaces", at=[1 + (at - 1) // 3, 1 + (at - 1) % 3], colour=at % 2, count=6)
        bench.acknowledge()
    bench.push("screens.in_game.action_log.ActionLog")
    screen = bench.app.stack.screen
    seen = set()
    for key in ["up"] * 12 + ["down"] * 12:
        bench.pixels()
        shown = [placed for _colour, placed, _height in screen.rows]
        first = screen.entries.first
        seen |= set(range(first, first + len(shown)))
        for placed in shown:
            written = "".join(run[4] for run in placed[1:])
            assert written.replace(" ", "") == placed[0].replace("\n", "").replace(" ", ""), "nothing is cut"
        before = screen.entries.first, len(shown)
        bench.press(key)
        now = screen.entries.first
        if key == "up":
            bench.pixels()
            assert now + len(screen.rows) >= before[0], "no row is left out on the way up"
    assert seen == set(range(bench.app.game.table.count))
    heights = [height for _colour, _placed, height in screen.rows]
    assert lists.TWO_LINES in heights or board is STICK


@stick_and_buttons
def test_audit_shows_the_seed_only_after_the_game_and_closes_it(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin(FOUR[:2], dice="device", seed="0123456789abcdef" * 2)
    bench.push("screens.in_game.menu.Menu")
    bench.row("Check the dice")
    assert "0123456789abcdef" not in bench.app.stack.screen.words.replace(" ", "")
    assert hashlib.sha256(bytes.fromhex("0123456789abcdef" * 2)).hexdigest() in bench.app.stack.screen.words.replace(
        " ", ""
    )
    bench.app.stack.pop()
    over(bench.begin(FOUR[:2], seed="0123456789abcdef" * 2)).push("screens.in_game.audit.Audit")
    bench.row("Show")
    assert "0123456789abcdef" * 2 in bench.app.stack.screen.words.replace(" ", "")
    assert bench.app.game.table.audited
    bench.push("screens.in_game.undo.Undo")
    assert "nothing can be undone" in bench.app.stack.screen.words


def test_long_names_are_never_cut_in_undo(tmp_path):
    bench = bench_in("undo_roll", BUTTONS, tmp_path)
    assert bench.names[0] in bench.app.stack.screen.words
