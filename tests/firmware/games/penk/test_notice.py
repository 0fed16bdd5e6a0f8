"""The orders of Penk! after actions, undo and redo."""

from firmware.keys import OK
from tests.firmware.games.bench import FOUR
from tests.firmware.games.penk.cases import NOTICE, PenkBench, five_ones, over, row_1
from tests.firmware.screens.bench import BOARDS, stick_and_buttons

STICK = BOARDS[0]


def read_all(bench):
    """Acknowledge every notice; what each said to whom."""
    said = []
    while bench.top == NOTICE:
        fanfare = bench.app.stack.screen.fanfare
        cheers = f"{fanfare.title}: " if fanfare else ""
        said.append((bench.app.stack.screen.band.name, cheers + bench.told()))
        bench.press("ok")
    return said


@stick_and_buttons
def test_a_penk_tells_each_other_player_what_to_cross_out(board, tmp_path):
    bench = row_1(PenkBench(board, tmp_path).begin(FOUR))
    cheers = "PENK! Ann" if board is STICK else "PENK!"
    assert read_all(bench) == [(name, cheers + ": Cross out row 1") for name in FOUR[1:]]
    assert bench.top == "games.penk.entry.Entry" and bench.app.game.table.to_move == 1


def test_a_notice_stays_until_it_is_acknowledged(tmp_path):
    bench = row_1(PenkBench(STICK, tmp_path).begin(FOUR))
    before = bench.app.stack[-1][1]
    bench.press("up", "down", "left", "right")
    bench.settle(20000)
    assert bench.top == NOTICE and bench.app.stack[-1][1] == before


def test_a_press_made_before_a_notice_was_seen_does_not_answer_it(tmp_path):
    bench = row_1(PenkBench(STICK, tmp_path).begin(FOUR))
    bench.settle()
    bench.hardware.keys.events += [4, 4, 4]
    bench.settle()
    assert bench.app.stack.screen.at == 1


@stick_and_buttons
def test_a_penk_is_seen_moving_once_and_ok_ends_that_and_nothing_else(board, tmp_path):
    bench = five_ones(PenkBench(board, tmp_path).begin(FOUR, motion=True))
    bench.app.act({"type": "mark", "cells": [[1, 4], [1, 5]]})
    bench.step()
    bench.step(300)
    fanfare = bench.app.stack.screen.fanfare
    assert bench.top == NOTICE and fanfare.moving
    assert bench.app.stack.screen.led in (-1, bench.app.game.colours[0]), "the LED flashes for Ann"
    bench.hardware.keys.events.append(OK)
    bench.step()
    assert bench.state()[-1] == 0 and not fanfare.moving and bench.app.stack.screen.led is None
    still = bench.pixels()
    bench.hardware.keys.events.append(OK)
    bench.step()
    bench.step()
    assert bench.app.stack.screen.at == 1 and not bench.app.stack.screen.fanfare.moving, (
        "the same Penk is told to the next player"
    )
    bench = PenkBench(board, tmp_path / "still")
    row_1(bench.begin(FOUR))
    assert bench.pixels() == still


def test_a_penk_ends_moving_by_itself_within_a_second_and_stays(tmp_path):
    bench = five_ones(PenkBench(STICK, tmp_path).begin(FOUR, motion=True))
    bench.app.act({"type": "mark", "cells": [[1, 4], [1, 5]]})
    bench.step()
    with bench.painted():
        assert bench.app.stack.screen.fanfare.moving
        for _ in range(50):
            bench.step()
        assert not bench.app.stack.screen.fanfare.moving
        seen = bench.pixels()
        assert bench.whole_frame() == [1] and bench.pixels() == seen
        bench.settle(60000)
    assert bench.top == NOTICE and bench.state()[-1] == 0


@stick_and_buttons
def test_undo_of_a_penk_tells_everybody_what_to_rub_out(board, tmp_path):
    bench = row_1(PenkBench(board, tmp_path).begin(FOUR)).acknowledge()
    bench.undo()
    assert [
        (name, words.split(" ", 1)[1] if words.startswith("Undone") else words) for name, words in read_all(bench)
    ] == [
        ("Ann", "Erase the circles 1\xd74, 1\xd75"),
        ("Bo", "Erase the lit crosses in row 1"),
        ("Cy", "Erase the lit crosses in row 1"),
        ("Dee", "Erase the lit crosses in row 1"),
    ]
    assert bench.app.game.table.to_move == 0


def test_redo_tells_everybody_what_to_write_again(tmp_path):
    bench = row_1(PenkBench(STICK, tmp_path).begin(["Ann", "Bo"])).acknowledge()
    bench.undo()
    read_all(bench)
    bench.redo()
    assert read_all(bench) == [("Ann", "Redone Circle 1\xd74, 1\xd75"), ("Bo", "PENK! Ann: Cross out row 1")]


def test_undo_and_redo_of_an_elimination(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin()
    bench.lose(3)
    bench.undo()
    assert read_all(bench) == [("Ann", "Undone Erase the lit crosses in column 3")]
    bench.redo()
    assert read_all(bench) == [("Ann", "Redone Cross out column 3")]


def test_undo_of_a_roll_needs_no_paper(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin().roll(1, 2, 3, 4, 5, 6)
    bench.undo()
    assert bench.top == "games.penk.entry.Entry"


def test_the_last_round_is_announced_with_those_who_still_play(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin(FOUR[:3])
    bench.lose(1).lose(1).lose(1)
    bench.eliminate(2)
    assert read_all(bench) == [("Ann", "Last round! Ann has two full columns. Still to play: Bo, Cy")]
    bench.undo()
    assert [words for _name, words in read_all(bench)][
        1
    ] == "No last round The last round is cancelled. Play continues."


def test_the_last_player_ends_the_game_without_a_last_round_notice(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin()
    bench.lose(1).lose(1)
    bench.turn([1, 2, 3, 4, 5, 5], (1, 2))
    bench.eliminate(2)
    assert bench.top == "screens.in_game.over.GameOver"


# The end


def test_play_again_keeps_players_colours_options_and_dice(tmp_path):
    bench = over(PenkBench(STICK, tmp_path).begin(FOUR[:2], values=[9, 8, 7, 6, 5]))
    colours = bench.app.game.colours
    bench.settle()
    bench.press("up", "ok")
    table = bench.app.game.table
    assert (table.players, table.options, table.dice_from) == (["Ann", "Bo"], {"values": [9, 8, 7, 6, 5]}, "table")
    assert bench.app.game.colours == colours and not table.over and table.entries() == []
