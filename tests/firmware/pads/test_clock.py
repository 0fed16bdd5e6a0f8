"""The clock for any other game: one key passes the turn on, and nothing is lost."""

import pytest

from firmware.keys import BACK, HELD, INFO
from firmware.turn_clock import seconds_of
from tests.firmware.screens.bench import BOARDS, Bench, each_board
from tests.firmware.screens.by_keys import choose, to_row

CLOCK = "pads.clock.Clock"
MESSAGE = "screens.choice.Message"


def begun(board, folder, limit="counts up"):
    bench = Bench(board, folder)
    bench.app.set("sleep_seconds", 0)
    bench.app.set("dim_seconds", 0)
    bench.app.stack.home()
    bench.settle()
    choose(bench, "Clock")
    to_row(bench, "Time")
    while bench.app.stack.screen.setting_text() != limit:
        bench.app.stack.screen.adjust(1, 1)
    choose(bench, "Start")
    assert bench.top == CLOCK
    return bench


def wait(bench, seconds):
    for _ in range(seconds * 10):
        bench.step(100)


def turns(bench):
    return [seconds_of(each) for each in bench.app.stack.screen.times.turns]


@each_board
def test_ok_passes_the_turn_to_the_next_player_who_has_an_own_time(board, tmp_path):
    bench = begun(board, tmp_path)
    for seconds in (10, 20, 30, 40, 50):
        assert bench.whole_frame() == [1]
        wait(bench, seconds)
        bench.press("ok")
    assert bench.app.stack.screen.names[bench.app.stack.screen.at] == "Blue"
    assert [[seconds // 10 for seconds in each] for each in turns(bench)] == [[1, 5], [2], [3], [4]]


@pytest.mark.parametrize(("board", "key"), [(BOARDS[0], "undo"), (BOARDS[1], "up")])
def test_undo_gives_the_turn_back_and_no_time(board, key, tmp_path):
    bench = begun(board, tmp_path)
    bench.app.stack.screen.times.limit = 30
    wait(bench, 28)
    bench.press("ok", "ok", key, key)
    screen = bench.app.stack.screen
    assert screen.at == 0 and screen.times.left(0) <= 2 and turns(bench)[0] == []
    for _ in range(3):
        bench.press("ok", key)
    bench = Bench(board, tmp_path)
    wait(bench, 3)
    assert bench.app.stack.screen.line.words == "Time!", "a power cut gives none back either"
    bench.press("ok")
    assert bench.app.stack.screen.times.left(1) >= 25 and len(turns(bench)[0]) == 1


def test_undo_over_more_turns_than_players_ends_in_one_turn_each(tmp_path):
    bench = begun(BOARDS[0], tmp_path)
    for seconds in (1, 2, 3, 4, 5, 6):
        wait(bench, seconds)
        bench.press("ok")
    wait(bench, 7)
    before = [sorted(each) for each in turns(bench)]
    for keys in ("undo*6", "ok*6"):
        bench.press(keys)
        assert bench.app.stack.screen.at == (2 if keys == "ok*6" else 0)
    assert [len(each) for each in turns(bench)] == [2, 2, 1, 1]
    for kept, now in zip(before, turns(bench), strict=True):
        assert all(was <= seconds <= was + 2 for was, seconds in zip(kept, sorted(now), strict=False))


@each_board
def test_the_handheld_stays_awake_while_it_runs_and_sleeps_after_an_hour(board, tmp_path):
    bench = begun(board, tmp_path)
    bench.app.set("sleep_seconds", 300)
    bench.app.set("dim_seconds", 60)
    wait(bench, 720)
    assert not bench.app.light.asleep and bench.app.stack.screen.times.texts[0].startswith("12:")
    wait(bench, 2900)
    assert bench.app.light.asleep and bench.app.stack.screen.is_paused
    assert 3590 <= bench.app.stack.screen.times.ms[0] // 1000 <= 3605
    bench.press("ok", "ok")
    assert not bench.app.stack.screen.is_paused
    bench.press("info" if board == BOARDS[0] else "down")
    wait(bench, 400)
    assert bench.app.light.asleep, "a clock that is paused keeps nothing awake"


def test_it_stops_for_tea_and_ok_goes_on(tmp_path):
    bench = begun(BOARDS[0], tmp_path, "30 s a turn")
    bench.put(INFO + HELD)
    bench.settle()
    wait(bench, 60)
    assert bench.app.stack.screen.line.words == "Paused"
    bench.press("ok")
    assert bench.app.stack.screen.at == 0 and bench.app.stack.screen.times.left(0) >= 28
    wait(bench, 40)
    assert bench.app.stack.screen.line.words == "Time!"


def test_four_keys_pause_it_too(tmp_path):
    bench = begun(BOARDS[1], tmp_path)
    bench.press("down")
    assert bench.app.stack.screen.is_paused
    bench.press("ok")
    assert not bench.app.stack.screen.is_paused and bench.app.stack.screen.at == 0


def test_the_light_has_the_colour_of_whose_turn_it_is(tmp_path):
    bench = begun(BOARDS[0], tmp_path)
    assert [bench.app.stack.screen.led, bench.press("ok") or bench.app.stack.screen.led] == [0, 1]


def test_it_is_there_again_after_a_power_cut_and_after_it_was_left(tmp_path):
    bench = begun(BOARDS[0], tmp_path, "10 min a game")
    wait(bench, 100)
    bench.press("ok")
    wait(bench, 5)
    again = Bench(BOARDS[0], tmp_path)
    assert again.top == CLOCK and again.app.stack.screen.at == 1
    assert again.app.stack.screen.times.left(0) <= 500
    again.put(BACK + HELD)
    again.settle()
    wait(again, 30)
    assert again.top == "screens.home.Home"
    choose(again, "Clock")
    screen = again.app.stack.screen
    assert again.top == CLOCK and screen.is_paused and screen.at == 1 and screen.times.left(1) >= 590
    again.press("back")
    choose(again, "End")
    again.press("ok")
    choose(again, "Clock")
    assert again.top == "pads.clock.SetUp"


@pytest.mark.parametrize("left", [3, [], [["Ann"], 1, 0, [[]], True, 0]])
def test_what_is_no_clock_is_told(left, tmp_path):
    bench = Bench(BOARDS[0], tmp_path)
    bench.app.remember("clock_left", left)
    choose(bench, "Clock")
    assert bench.top == MESSAGE
    bench.press("ok")
    assert bench.top == "pads.clock.SetUp"


def test_at_the_end_all_times_are_shown(tmp_path):
    bench = begun(BOARDS[0], tmp_path)
    wait(bench, 10)
    bench.press("ok")
    wait(bench, 4)
    bench.press("back")
    choose(bench, "End")
    assert bench.top == "pads.clock.Times"
    words = bench.app.stack.screen.words
    assert words.startswith("Red: 0:1") and "\nBlue: 0:0" in words, "its turn was not over"


def test_who_plays_and_the_time_are_remembered(tmp_path):
    begun(BOARDS[0], tmp_path, "5 min a turn")
    bench = Bench(BOARDS[0], tmp_path / "other")
    bench.app.remember("clock", [["Ann", "Bo"], 99])
    choose(bench, "Clock")
    assert bench.app.stack.screen.names == ["Ann", "Bo"] and bench.app.stack.screen.setting_text() == "30 min a game"


def test_each_tick_is_drawn_as_a_whole_frame_would_be(tmp_path):
    bench = begun(BOARDS[0], tmp_path)
    with bench.painted():
        for _ in range(25):
            bench.step(100)
            seen = bench.pixels()
            assert bench.whole_frame() == [1] and bench.pixels() == seen
