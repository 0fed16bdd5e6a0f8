"""The chance of each total, against an enumeration of all rolls."""

import itertools
import random
from fractions import Fraction

import pytest

from firmware.pads import dice_sets
from firmware.pads.dice_chart import chances, percent
from firmware.pads.dice_notation import parse
from firmware.pads.dice_set import total
from tests.firmware.pads.test_dice_notation import random_set
from tests.firmware.screens.bench import Bench, each_board

HOME = ["screens.home.Home", None]
FACES = ["+", "-", "", "12"]


def a_set(text, faces=FACES):
    return {**parse(text, faces), "name": "Set", "faces": faces}


def values_of(one, sides):
    """(value, chance) of all that a die can have: one roll after the other."""
    if not sides:
        return [(face + 1, Fraction(1, len(one["faces"]))) for face in range(len(one["faces"]))]
    open_rolls, found = [(0, Fraction(1))], []
    for again in range(dice_sets.AGAIN + 1):
        before, open_rolls = open_rolls, []
        for value, chance in before:
            for face in range(1, sides + 1):
                rolls_again = face == sides and dice_sets.explodes(one) and again < dice_sets.AGAIN
                (open_rolls if rolls_again else found).append((value + face, chance / sides))
    return found


def enumerated(one):
    """{total in words: chance} by going through every roll."""
    dice = [values_of(one, sides) for count, sides in one["dice"] for _ in range(count)]
    found = {}
    for roll in itertools.product(*dice):
        chance = Fraction(1)
        for _value, part in roll:
            chance *= part
        words = total(one, [value for value, _part in roll])
        number = int(words.replace("Sum ", "").split(" ")[0]) if words else 0
        found[number] = found.get(number, 0) + chance
    return found


def counted(one):
    ways = chances(one)
    whole = sum(way for _total, way in ways)
    return {number: Fraction(way, whole) for number, way in ways}


@pytest.mark.parametrize(
    "text",
    [
        "1d20", "2d6", "4d6kh3", "4d6kl2", "2d20kh1", "3d6!", "2d6!kh1", "1d8+1d6!kh1", "2d10!>7", "5d6=6", "4d6<=2",
        "2d4+1d6+1df", "4df", "3df=3", "2df+1d6kh2", "1d4+2d2!>=2", "1df+2d6kl1", "3d4!=4",
    ],
)  # fmt: skip
def test_chances_are_those_of_every_roll(text):
    assert counted(a_set(text)) == enumerated(a_set(text))


@pytest.mark.parametrize("faces", [["+", "-", ""], ["Yes", "No"], ["1", "X", "99999999"]])
@pytest.mark.parametrize("text", ["4df", "3dfkh2", "3dfkl1", "2df+1d6kh1", "4df=2", "4df>=1"])
def test_own_faces_have_chances_too(text, faces):
    one = a_set(text, faces)
    assert counted(one) == enumerated(one)


def test_chances_of_random_sets():
    chance = random.Random(13)
    tried = 0
    while tried < 25:
        one = random_set(chance)
        rolls = 1
        for count, sides in one["dice"]:
            rolls *= len(values_of(one, sides)) ** count
        if rolls < 8000 and chances(one):
            tried += 1
            assert counted(one) == enumerated(one), dice_sets.formula(one)


def test_known_chances():
    ways = dict(chances(a_set("4d6kh3")))
    assert sum(ways.values()) == 1296 and ways[18] == 21 and ways[3] == 1
    assert chances(a_set("2d6"))[5] == (7, 6)


@pytest.mark.parametrize("text", ["10d6", "2d100", "10d6>=5", "10d10!>=8", "2d100kh1", "5d10kh3", "10d10kh3", "10d20"])
def test_what_people_roll_has_a_chart(text):
    assert chances(a_set(text))


@pytest.mark.parametrize("text", ["10d100", "10d20kh9", "10d100!", "5d20+5d12kl5"])
def test_what_would_take_too_long_has_none(text):
    assert chances(a_set(text)) == []


def test_percent():
    assert [percent(part, 1000) for part in (0, 1, 133, 500, 999, 1000)] == [
        "0.0%", "0.1%", "13.3%", "50.0%", "99.9%", "100.0%",
    ]  # fmt: skip
    assert (percent(1, 10**9), percent(10**9 - 1, 10**9)) == ("<0.1%", ">99.9%")


@each_board
def test_the_keys_go_from_total_to_total(board, tmp_path):
    bench = Bench(board, tmp_path, [list(HOME), ["pads.dice_chart.Chart", [a_set("2d6"), -1]]])
    assert bench.app.stack.screen.lines[0].words in ("7: 16.7%, 7 or more: 58.3%", "7: 16.7%, 7+: 58.3%")
    bench.press("down")
    assert bench.app.stack.screen.lines[0].words.startswith("8: 13.9%, 8")
    bench.press("up*7")
    assert bench.app.stack.screen.lines[0].words.startswith("12: 2.8%, 12")
    bench.press("down")
    assert bench.app.stack.screen.lines[0].words.endswith(": 100.0%")
    bench.press("back")
    assert bench.top == HOME[0]


@each_board
def test_too_many_dice_are_told(board, tmp_path):
    bench = Bench(board, tmp_path, [list(HOME), ["pads.dice_chart.Chart", [a_set("10d100"), -1]]])
    assert bench.app.stack.screen.text.words == "Too many dice for a chart."
    assert bench.whole_frame() == [1]
    bench.press("down", "ok")
    assert bench.top == HOME[0]
