"""The score pad by keys: from home to the last round, corrections, undo, few presses, and the power."""

import random

import pytest

from firmware.drawing import fonts
from firmware.keys import LEFT, NAMES, OK, RIGHT, UP
from firmware.pads import bookkeeping as score_pad
from tests.firmware.screens.bench import BOARDS, Bench, each_board, each_board_in_time
from tests.firmware.screens.by_keys import choose, go_to_place, labels, spell, to_row

HOME = ["screens.home.Home", None]


def with_pad(board, folder, names=("Ann", "Bo", "Cy"), lowest=False, rounds=(), **settings):
    """A bench with the pad open."""
    bench = Bench(board, folder)
    score_pad.begin(bench.app, score_pad.Pad(list(names), list(range(len(names))), {"lowest": lowest, **settings}, 1))
    for number, one in enumerate(rounds):
        for seat, value in enumerate(one):
            if value is not None:
                score_pad.change(bench.app, [number, seat, value])
    bench.open([HOME, ["pads.score_pad.Pad", None]])
    return bench


def keys_for(bench, wanted):
    """The fewest keys that take the number on the entry screen to `wanted` and enter it."""
    screen = bench.app.stack.screen
    keys = []
    left = wanted - screen.counter.value
    if bench.hardware.has_stick:
        tens = (abs(left) + 5) // 10 * (1 if left > 0 else -1)
        ones = left - 10 * tens
        keys += ["right" if tens > 0 else "left"] * abs(tens) + ["up" if ones > 0 else "down"] * abs(ones)
    else:
        step = screen.counter.step
        while True:
            count = (abs(left) + step // 2) // step * (1 if left > 0 else -1)
            keys += ["up" if count > 0 else "down"] * abs(count)
            left -= count * step
            if step == 1:
                break
            keys.append("ok")
            step //= 10
    return [*keys, "ok"]


def enter(bench, *numbers):
    for number in numbers:
        assert bench.top.endswith(".Entry")
        bench.press(*keys_for(bench, number))


@each_board_in_time
def test_from_home_to_the_second_round(board, tmp_path):
    bench = Bench(board, tmp_path)
    choose(bench, "Score pad")
    assert bench.top == "pads.score_pad.SetUp"
    choose(bench, "Player 1", "Change name")
    spell(bench, "ANN")
    to_row(bench, "Winner")
    bench.press("ok", "up", "ok")
    choose(bench, "Start")
    assert bench.top == "pads.score_pad.Pad" and bench.app.stack[0][0] == "screens.home.Home"
    bench.press("ok")
    enter(bench, 37)
    assert bench.app.stack.screen.band.name == "Player 2", "the next player follows at once"
    enter(bench, -5)
    assert bench.top == "pads.score_pad.Pad"
    assert labels(bench)[:4] == ["Round 2", "ANN", "Player 2", "Undo\nPlayer 2's -5 in round 1"]
    assert bench.app.pad.rounds == [[37, -5]]
    assert bench.app.pad.leaders() == [1], "the lowest total wins"
    assert bench.app.storage.remembered("names", [])[0] == ["ANN", 0]


@each_board_in_time
def test_a_name_of_the_setup_can_be_mended(board, tmp_path):
    bench = Bench(board, tmp_path)
    choose(bench, "Score pad", "Player 1", "Change name")
    assert bench.state()[2] == "", "nobody mends a name that nobody chose"
    spell(bench, "ANN")
    choose(bench, "ANN", "Change name")
    assert bench.state()[2] == "ANN"
    go_to_place(bench, 30)
    bench.press("ok")
    go_to_place(bench, 31)
    bench.press("ok")
    assert labels(bench)[1] == "AN"


@each_board_in_time
def test_home_leads_back_to_the_pad(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(1, 2, 3), (4, None, None)])
    bench.press("back")
    again = Bench(board, tmp_path)
    choose(again, "Score pad, round 2")
    assert labels(again)[0] == "Round 2\nBo is next"
    again.press("ok")
    enter(again, 5)
    assert again.app.pad.rounds == [[1, 2, 3], [4, 5, None]]


@each_board_in_time
def test_any_entry_can_be_corrected(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(1, 20, 3), (4, 5, 6)])
    choose(bench, "Bo")
    assert bench.app.stack.screen.list.values[:2] == ["20", "5"]
    choose(bench, "Round 1")
    assert bench.app.stack.screen.counter.value == 20
    enter(bench, -8)
    assert bench.top == "pads.score_pad.Numbers"
    assert bench.app.pad.rounds == [[1, -8, 3], [4, 5, 6]]
    bench.press("back")
    assert "Undo\nBo's -8 (was 20)" in labels(bench)
    choose(bench, "Undo\nBo's -8 (was 20)")
    assert bench.app.pad.rounds == [[1, 20, 3], [4, 5, 6]]


def test_the_undo_key_asks_on_the_pad_and_goes_back_to_the_number_before_on_the_entry(tmp_path):
    bench = with_pad(BOARDS[0], tmp_path, rounds=[(1, 2, None)])
    bench.press("undo")
    assert bench.app.stack.screen.words == "Undo Bo's 2 in round 1?"
    bench.press("ok")
    assert bench.app.pad.rounds == [[1, None, None]]
    choose(bench, "Round 1\nBo is next")
    bench.press("undo")
    assert (bench.app.stack.screen.band.name, bench.app.stack.screen.counter.value) == ("Ann", 1)
    enter(bench, 11)
    assert bench.app.stack.screen.band.name == "Bo"
    assert bench.app.pad.rounds == [[11, None, None]]


@each_board_in_time
def test_a_new_pad_asks_first_and_has_the_same_people(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(1, 2, 3)])
    choose(bench, "New pad")
    bench.press("ok")
    assert bench.app.pad.rounds and bench.top == "pads.score_pad.Pad", "the focus is on keeping it"
    choose(bench, "New pad", "New pad")
    assert bench.top == "pads.score_pad.SetUp"
    bench.press("back")
    assert bench.app.pad.rounds, "nothing is lost before the start"
    choose(bench, "New pad", "New pad", "Start")
    assert bench.app.pad.rounds == []
    assert Bench(board, tmp_path).app.storage.read_log(score_pad.FILE)[0][1:] == []


@each_board_in_time
def test_who_wins_can_be_changed_later(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(1, 2, 3)])
    choose(bench, "Settings", "Winner")
    bench.press("up", "ok", "back")
    assert bench.app.pad.settings["lowest"] and bench.app.stack.screen.right == "lowest wins"
    if bench.hardware.has_stick:
        choose(bench, "Settings")
        to_row(bench, "Winner")
        bench.press("right", "back")
        assert not bench.app.pad.settings["lowest"]


@each_board_in_time
def test_back_leaves_a_number_unentered(board, tmp_path):
    bench = with_pad(board, tmp_path)
    bench.press("ok", "up", "back")
    assert bench.top == "pads.score_pad.Pad" and bench.app.pad.rounds == []


def test_with_four_keys_back_goes_back_to_the_larger_step_first(tmp_path):
    bench = with_pad(BOARDS[1], tmp_path)
    bench.press("ok", "up", "ok", "up")
    assert (bench.app.stack.screen.counter.value, bench.app.stack.screen.counter.step) == (11, 1)
    bench.press("back", "up")
    assert (bench.app.stack.screen.counter.value, bench.app.stack.screen.counter.step) == (21, 10)
    bench.press("back")
    assert bench.top == "pads.score_pad.Pad"


@each_board_in_time
def test_numbers_stay_within_their_bounds(board, tmp_path):
    bench = with_pad(board, tmp_path)
    bench.app.stack.push("pads.score_pad_entry.Entry", [0, 0, True, 9999, 1])
    bench.settle()
    bench.press("up")
    assert bench.app.stack.screen.counter.value == 9999
    bench.app.stack.replace("pads.score_pad_entry.Entry", [0, 0, True, -9998, 1])
    bench.settle()
    bench.press("down*2")
    assert bench.app.stack.screen.counter.value == -9999


def test_a_held_key_counts_ten_times_faster_after_a_while(tmp_path):
    bench = with_pad(BOARDS[0], tmp_path)
    bench.press("ok")
    for _ in range(12):
        bench.hardware.keys.events.append(UP)
        bench.step(120)
    assert bench.app.stack.screen.counter.value == 30, "nine by one, then to round numbers"
    bench.settle()
    bench.press("up")
    assert bench.app.stack.screen.counter.value == 31
    for _ in range(14):
        bench.hardware.keys.events.append(LEFT)
        bench.step(120)
    assert bench.app.stack.screen.counter.value == -500
    bench.hardware.keys.events.append(RIGHT)
    bench.step(120)
    assert bench.app.stack.screen.counter.value == -490, "another key counts slowly again"


@each_board_in_time
def test_the_same_number_again_leaves_nothing_to_undo(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(1, -30, None)])
    choose(bench, "Bo", "Round 1")
    enter(bench, -30)
    assert bench.app.pad.last() == (0, 1, -30, None)
    assert bench.app.storage.read_log(score_pad.FILE)[0][1:] == [[0, 0, 1], [0, 1, -30]]
    bench.press("back", "up")
    choose(bench, "Round 1\nCy is next")
    enter(bench, 0)
    assert bench.app.pad.rounds == [[1, -30, 0]], "0 is a number"


@each_board
def test_the_last_entry_of_a_round_says_so(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(1, 2, None)])
    bench.app.stack.push("pads.score_pad_entry.Entry", [0, 2, True, -9999, 1])
    bench.settle()
    bench.whole_frame()
    assert bench.app.stack.screen.lines[5].words == f"{fonts.CHECK} ends round"
    assert bench.app.stack.screen.lines[4].words.endswith("= -9999")


@each_board
def test_a_target_that_somebody_has_already_says_so(board, tmp_path):
    bench = with_pad(board, tmp_path, rounds=[(12, 9, 31)])
    assert labels(bench)[0] == "Round 2"
    choose(bench, "Settings", "Target")
    bench.press("up", "ok", "back")
    assert labels(bench)[0] == "Finish\nreached by Ann and Cy"
    choose(bench, "Settings", "Target")
    bench.press("up", "ok", "back")
    assert labels(bench)[0] == "Finish\nreached by Cy"


@each_board
def test_a_pad_without_a_full_round_can_be_finished(board, tmp_path):
    bench = with_pad(board, tmp_path)
    assert "Finish" not in labels(bench), "there is nothing yet"
    bench = with_pad(board, tmp_path, rounds=[(12, None, 31)])
    choose(bench, "Finish")
    assert bench.app.stack.screen.words.startswith("1 number is missing and counts as 0. Cy wins: 31.")
    bench.press("ok")
    assert bench.app.pad.rounds == [[12, None, 31]], "the focus is on playing on"
    choose(bench, "Finish", "Finish")
    assert bench.app.stack.screen.text.words == "Cy 31 (won)\nAnn 12\nBo 0"


# Presses


@pytest.mark.parametrize(
    ("board", "most", "mean"), ((BOARDS[0], 11, 5.7), (BOARDS[1], 12, 6.7)), ids=("stick", "buttons")
)
def test_a_number_takes_few_presses(board, most, mean, tmp_path):
    """A player who goes the shortest way, over numbers from -10 to 50, each as likely; ok included."""
    bench = with_pad(board, tmp_path, ["Ann"])
    bench.press("ok")
    state = bench.state()
    counts = []
    for number in range(-10, 51):
        bench.app.stack.replace("pads.score_pad_entry.Entry", list(state))
        bench.settle(100)
        keys = keys_for(bench, number)
        counts.append(len(keys))
        if number % 10 in (3, 7):
            bench.press(*keys)
            assert bench.app.pad.rounds[0][0] == number
            bench.app.stack.push("pads.score_pad_entry.Entry", list(state))
    assert max(counts) <= most
    assert sum(counts) / len(counts) <= mean


# The whole sheet


@each_board_in_time
def test_every_number_of_six_players_is_seen_on_the_sheet(board, tmp_path):
    rounds = [[seat * 100 + number for seat in range(6)] for number in range(30)]
    bench = with_pad(board, tmp_path, ["Ann", "Bo", "Cy", "Dee", "Ed", "Flo"], rounds=rounds)
    choose(bench, "All rounds")
    shown = set()
    for _ in range(6):
        for _ in range(20):
            for row in bench.app.stack.screen.rows:
                shown.update(words for _x, words in row[2:])
            bench.press("up")
        assert bench.state()[0] == 0
        if bench.app.stack.screen.columns == 6:
            break
        bench.press("ok")
        bench.press("down*20")
    assert shown == {str(value) for one in rounds for value in one}
    bench.press("back")
    assert bench.top == "pads.score_pad.Pad"


# Power


@pytest.mark.parametrize("seed", [0, *[pytest.param(seed, marks=pytest.mark.thorough) for seed in range(1, 6)]])
def test_the_power_may_go_between_any_two_presses(seed, tmp_path):
    chance = random.Random(seed)
    bench = with_pad(BOARDS[seed % 2], tmp_path, rounds=[(1, 2, 3), (-40, None, None)])
    for _ in range(70):
        bench.hardware.keys.events.append(chance.choice([NAMES.index(name) for name in bench.key_names] + [OK] * 3))
        bench.settle()
        if bench.top == "screens.home.Home":
            choose(bench, next(label for label in labels(bench) if label.startswith("Score pad")))
        again = Bench(bench.board, tmp_path)
        assert list(again.app.stack) == list(bench.app.stack)
        assert again.pixels() == bench.pixels(), bench.top
        bench = again
