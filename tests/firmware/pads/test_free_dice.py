"""Free dice: rolled, held, rolled again; kinds of dice, the last rolls, motion, and the power."""

import random

import pytest

from firmware.keys import NAMES, OK, UP
from firmware.language import shown
from firmware.pads import free_dice, throws
from tests.firmware.screens.bench import BOARDS, Bench, each_board_in_time
from tests.firmware.screens.by_keys import choose, to_row

HOME = ["screens.home.Home", None]


def opened(board, folder, state=None):
    return Bench(board, folder, [HOME, ["pads.free_dice.FreeDice", state]])


def dice(bench):
    """The values and the places of those that are held."""
    values, held = bench.state()[1:3]
    return values, [i for i in range(len(values)) if held >> i & 1]


def focus_on(bench, index):
    bench.app.stack.screen.focus.index = index
    bench.app.frame.invalidate()
    bench.step()


def change(bench, row, steps):
    """Open "Dice" and turn a value `steps` further."""
    focus_on(bench, bench.app.stack.screen.can_hold + 1)
    bench.press("ok")
    to_row(bench, row)
    bench.press("ok", f"up*{steps}" if steps > 0 else f"down*{-steps}", "ok")
    choose(bench, "Done")
    assert bench.top == "pads.free_dice.FreeDice"


@each_board_in_time
def test_held_dice_stay_and_the_others_roll(board, tmp_path):
    bench = opened(board, tmp_path)
    bench.press("ok")
    values, held = dice(bench)
    assert all(1 <= value <= 6 for value in values) and held == []
    focus_on(bench, 0)
    bench.press("ok", "right" if bench.hardware.has_stick else "down", "ok")
    assert dice(bench)[1] == [0, 1]
    assert bench.app.stack.screen.roll_button.words == "Roll 3"
    focus_on(bench, 5)
    bench.press("ok")
    after, held = dice(bench)
    assert after[:2] == values[:2] and after != values and held == [0, 1]


@each_board_in_time
def test_a_first_roll_takes_two_presses_from_home_and_the_next_one_more(board, tmp_path):
    bench = Bench(board, tmp_path)
    choose(bench, "Free dice")
    bench.press("ok")
    first = dice(bench)[0]
    bench.press("ok")
    assert first != dice(bench)[0]


@each_board_in_time
def test_when_all_are_held_all_are_let_go_and_rolled(board, tmp_path):
    bench = opened(board, tmp_path, [6, [1, 2], 0b11, 2])
    assert bench.app.stack.screen.roll_button.words == "Roll all"
    bench.press("ok")
    assert dice(bench)[1] == []


@each_board_in_time
def test_all_can_be_let_go_at_once(board, tmp_path):
    bench = opened(board, tmp_path, [6, [1, 2, 3], 0b101, 4])
    bench.press("ok")
    choose(bench, "Unhold all")
    assert dice(bench) == ([1, 2, 3], [])


# Kinds


@each_board_in_time
def test_one_to_ten_dice(board, tmp_path):
    bench = opened(board, tmp_path)
    change(bench, "Dice", 5)
    assert bench.state()[:3] == [6, [0] * 10, 0]
    bench.press("ok")
    assert len(dice(bench)[0]) == 10 and all(dice(bench)[0])
    assert bench.whole_frame() == [1]
    change(bench, "Dice", 1)
    assert bench.state()[1] == [0], "after ten comes one"


def test_all_kinds_of_dice_are_offered_and_each_can_be_drawn(tmp_path):
    from firmware.drawing import solids

    assert free_dice.KINDS == (2, 3, 4, 6, 8, 10, 12, 20, 100)
    assert sorted(solids.KINDS + free_dice.PIPS) == list(free_dice.KINDS)
    bench = opened(BOARDS[1], tmp_path)
    seen = []
    for _ in free_dice.KINDS:
        change(bench, "Sides", 1)
        bench.press("ok")
        seen.append(bench.state()[0])
        assert all(1 <= value <= seen[-1] for value in dice(bench)[0])
        assert bench.whole_frame() == [1]
    assert sorted(seen) == list(free_dice.KINDS)


@each_board_in_time
def test_dice_stay_when_nothing_was_changed(board, tmp_path):
    bench = opened(board, tmp_path, [20, [7, 19], 0b01, 2])
    focus_on(bench, 3)
    bench.press("ok", "back")
    assert dice(bench) == ([7, 19], [0])


@pytest.mark.parametrize("kind", free_dice.KINDS)
def test_every_value_is_equally_likely(kind):
    counts = [0] * (kind + 1)
    for byte in range(256):
        stream = [bytes([byte]), bytes([0])]
        value = throws.roll(lambda _count, stream=stream: stream.pop(0), 1, kind)[0]
        if len(stream) == 1:
            counts[value] += 1
    assert counts[0] == 0
    assert len(set(counts[1:])) == 1 and counts[1] == 256 // kind


def test_bytes_that_would_make_some_values_likelier_are_drawn_again():
    drawn = [bytes(range(246, 256)), bytes([0, 1, 2, 3])]
    asked = []

    def entropy(count):
        asked.append(count)
        return drawn.pop(0)

    assert throws.roll(entropy, 10, 6) == [1, 2, 3, 4, 5, 6, 1, 2, 3, 4]
    assert asked == [10, 4]


# The last rolls


@each_board_in_time
def test_the_last_twenty_throws_are_shown_newest_first(board, tmp_path):
    bench = opened(board, tmp_path, [6, [0, 0], 0, 0])
    bench.app.set("motion", False)
    rolls = []
    for _ in range(60):
        bench.press("ok")
        rolls.append(dice(bench)[0])
    assert (tmp_path / "throws.log").stat().st_size < 3500
    focus_on(bench, 3)
    bench.press("ok")
    choose(bench, "Last rolls")
    assert bench.top == "screens.choice.Message"
    assert bench.app.stack.screen.words.split("\n") == [
        "2 dice: %d %d =\xa0%d" % (*values, sum(values)) for values in reversed(rolls[-20:])
    ]
    bench.press("down*20", "ok")
    assert bench.top == "pads.free_dice.FreeDice"
    if "info" in bench.key_names:
        bench.press("info")
        assert bench.top == "screens.choice.Message"


def test_a_roll_in_words():
    assert free_dice.roll_words([0, 17]) == "17"
    assert free_dice.roll_words([0b101, 3, 4, 5]) == "(3) 4 (5) = 12"
    assert [shown(free_dice.name_of(*dice)) for dice in ((1, 6), (5, 6), (1, 20), (3, 100), (1, 2), (4, 2))] == [
        "1 die", "5 dice", "1 × d20", "3 × d100", "1 coin", "4 coins",
    ]  # fmt: skip


@each_board_in_time
def test_leaving_keeps_the_dice_for_the_next_time(board, tmp_path):
    bench = opened(board, tmp_path)
    change(bench, "Sides", 2)
    bench.press("ok")
    left = bench.state()
    bench.press("back")
    again = Bench(board, tmp_path)
    choose(again, "Free dice")
    assert again.state()[:3] == left[:3]
    assert again.state()[3] == 5, "the focus is on rolling"


# Motion and power


@each_board_in_time
def test_a_key_ends_the_roll_and_does_nothing_else(board, tmp_path):
    bench = opened(board, tmp_path)
    bench.hardware.keys.events.append(OK)
    bench.step()
    bench.step()
    assert bench.app.stack.screen.tumble
    focus = bench.app.stack.screen.focus.index
    bench.hardware.keys.events.append(UP)
    bench.step()
    assert not bench.app.stack.screen.tumble
    assert bench.app.stack.screen.focus.index == focus
    resting = bench.pixels()
    bench.settle()
    assert bench.pixels() == resting


@each_board_in_time
@pytest.mark.parametrize("kind", (6, 20, 100))
def test_a_roll_moves_for_at_most_400_ms_and_not_at_all_without_motion(board, kind, tmp_path):
    bench = opened(board, tmp_path, [kind, [0] * 10, 0, 0])
    bench.hardware.keys.events.append(OK)
    bench.step()
    began = bench.hardware.time
    pictures = set()
    while bench.app.stack.screen.tumble:
        bench.step()
        pictures.add(bench.pixels())
        assert all(1 <= value <= kind for value in bench.app.stack.screen.field.values)
    assert bench.hardware.time - began <= 400
    assert len(pictures) > 3
    bench.app.set("motion", False)
    bench.hardware.keys.events.append(OK)
    bench.step()
    assert not bench.app.stack.screen.tumble


@pytest.mark.parametrize("seed", [0, *[pytest.param(seed, marks=pytest.mark.thorough) for seed in range(1, 4)]])
def test_the_power_may_go_between_any_two_presses(seed, tmp_path):
    chance = random.Random(seed)
    bench = opened(BOARDS[seed % 2], tmp_path)
    for _ in range(60):
        bench.hardware.keys.events.append(
            chance.choice([NAMES.index(name) for name in bench.key_names if name != "undo"] + [OK] * 3)
        )
        bench.settle()
        if bench.top == "screens.home.Home":
            choose(bench, "Free dice")
        again = Bench(bench.board, tmp_path)
        assert list(again.app.stack) == list(bench.app.stack)
        assert again.pixels() == bench.pixels()
        again.hardware.drawn = bench.hardware.drawn
        bench = again


@pytest.mark.parametrize("kind", free_dice.KINDS)
def test_back_and_in_again_shows_the_dice_as_they_lay(kind, tmp_path):
    bench = opened(BOARDS[0], tmp_path, [kind, [0] * 5, 0, 0])
    bench.press("ok")
    while bench.top == "pads.free_dice.FreeDice":
        bench.press("back")  # the first one may end the tumbling
    choose(bench, "Free dice")
    assert bench.top == "pads.free_dice.FreeDice"
    assert all(1 <= value <= kind for value in dice(bench)[0])
