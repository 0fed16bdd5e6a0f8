"""Notation of dice sets: typed, read, written, told in words."""

import random

import pytest

from firmware.keys import HELD, OK, UNDO
from firmware.language import shown
from firmware.pads import dice_sets
from firmware.pads.dice_notation import SIGNS, Notation, parse
from firmware.pads.dice_sets import ALL, AT_LEAST, AT_MOST, COUNT, GROUPS, HIGHEST, LOWEST, MOST_DICE, OWN
from tests.firmware.screens.bench import Bench, each_board
from tests.firmware.screens.by_keys import choose, labels
from tests.firmware.screens.panels import SIZES, board_of

HOME = ["screens.home.Home", None]
FACES = ["+", "-", "", "12"]


def random_set(chance):
    """A set as menus make it: what cannot count is not in it."""
    left = MOST_DICE
    dice = []
    for _ in range(chance.randint(1, GROUPS)):
        if left:
            dice.append([chance.randint(1, left), chance.choice(dice_sets.SIDES)])
            left -= dice[-1][0]
    one = {"dice": dice, "faces": FACES, "name": "Set", "of": 1, "total": chance.choice(range(6))}
    sides = [group[1] for group in dice]
    most = [1, MOST_DICE - left, MOST_DICE - left, 0, 0, 0][one["total"]] or max(sides)
    if one["total"] >= COUNT and OWN in sides:
        most = len(FACES) if one["total"] == COUNT else 100
    one["of"] = chance.randint(1, most)
    if any(sides) and chance.random() < 0.5:
        one["explode"] = 1
    return one


def test_what_is_written_is_read_as_the_same_set():
    chance = random.Random(29)
    for _ in range(3000):
        one = random_set(chance)
        text = dice_sets.formula(one)
        assert dice_sets.set_in(one) == one and not set(text) - set(SIGNS)
        assert {**parse(text, FACES), "name": "Set", "faces": FACES} == one, text


@pytest.mark.parametrize(
    ("text", "dice", "total", "of", "written"),
    [
        ("4d6kh3", [[4, 6]], HIGHEST, 3, None),
        ("4d6k3", [[4, 6]], HIGHEST, 3, "4d6kh3"),
        ("4d6dl1", [[4, 6]], HIGHEST, 3, "4d6kh3"),
        ("4d6dl", [[4, 6]], HIGHEST, 3, "4d6kh3"),
        ("3d20dh2", [[3, 20]], LOWEST, 1, "3d20kl1"),
        ("2d20kl", [[2, 20]], LOWEST, 1, "2d20kl1"),
        ("2d10!>7", [[2, 10]], AT_LEAST, 7, "2d10!>=7"),
        ("5d6<=2", [[5, 6]], AT_MOST, 2, None),
        ("5d6<2", [[5, 6]], AT_MOST, 2, "5d6<=2"),
        ("d20", [[1, 20]], ALL, 1, "1d20"),
        ("2d6+d20", [[2, 6], [1, 20]], ALL, 1, "2d6+1d20"),
        ("4df=3", [[4, OWN]], COUNT, 3, None),
    ],
)
def test_notation(text, dice, total, of, written):
    fields = parse(text, FACES)
    assert (fields["dice"], fields["total"], fields["of"]) == (dice, total, of)
    assert dice_sets.formula({**fields, "faces": FACES}) == (written or text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "Enter dice such as 4d6kh3."),
        ("5", "Enter dice such as 4d6kh3."),
        ("1d20+5", "Only dice can be added, not 5."),
        ("5+1d20", "Only dice can be added, not 5."),
        ("4d6kh3+2", "Only dice can be added, not 2."),
        ("2d6+3+1d4!", "Only dice can be added, not 3."),
        ("2d6+", "Enter dice such as 4d6kh3."),
        ("kh3", "Enter dice such as 4d6kh3."),
        ("4d", "Dice must have 2, 3, 4, 6, 8, 10, 12, 20 or 100 sides."),
        ("4d7", "Dice must have 2, 3, 4, 6, 8, 10, 12, 20 or 100 sides."),
        ("4d0", "Dice must have 2, 3, 4, 6, 8, 10, 12, 20 or 100 sides."),
        ("4d6d", "Drop dice with dl (the lowest) or dh (the highest)."),
        ("4d6d1", "Drop dice with dl (the lowest) or dh (the highest)."),
        ("0d6", "A set must have 1 to 10 dice."),
        ("6d6+5d8", "A set must have 1 to 10 dice."),
        ("d4+d6+d8+d10+d12", "A set can have 4 kinds of dice."),
        ("4d6kh5", "4d6kh5 keeps 5 of 4 dice."),
        ("4d6kh0", "4d6kh0 keeps 0 of 4 dice."),
        ("4d6dl4", "4d6dl4 keeps 0 of 4 dice."),
        ("4d6>7", "> needs a number from 1 to 6."),
        ("4d6>=", ">= needs a number from 1 to 6."),
        ("4df=5", "= needs a number from 1 to 4."),
        ("4d6h3", "h3 cannot follow 4d6."),
        ("4d6!!", "! cannot follow 4d6!."),
        ("4d6kh3!", "kh3! cannot follow 4d6."),
        ("4d6kh3+1d4", "kh3+1d4 cannot follow 4d6."),
    ],
)
def test_what_is_wrong_is_told_in_words(text, words):
    with pytest.raises(ValueError) as refusal:
        parse(text, FACES)
    assert shown(list(refusal.value.args)) == words


def test_any_signs_are_read_or_refused():
    chance = random.Random(4)
    for _ in range(20000):
        text = "".join(chance.choices(SIGNS, k=chance.randint(0, 9)))
        try:
            fields = parse(text, FACES)
        except ValueError as refusal:
            assert refusal.args[0].endswith("."), text
        else:
            one = {**fields, "name": "x", "faces": FACES}
            assert dice_sets.set_in(one) == one, text


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("4d6kh3", "Roll 4d6, keep the highest 3."),
        ("2d6+1d20", "Roll 2d6 and 1d20."),
        ("2d10!>7", "Roll 2d10, each 10 adds a roll, count 7 or more."),
        ("1d8+1d6!kh1", "Roll 1d8 and 1d6, each highest face adds a roll, keep the highest 1."),
        ("4df=3", "Roll 4 own, count each blank."),
        ("4df!", "Roll 4 own."),
    ],
)
def test_sets_in_words(text, words):
    assert dice_sets.in_words({**parse(text, FACES), "faces": FACES}) == words


def type_signs(bench, text):
    """By left and right, or up and down where there is no stick."""
    forward = "right" if "right" in bench.key_names else "down"
    for place in [SIGNS.index(sign) for sign in text] + [len(SIGNS) + 1]:
        for _ in range((place - bench.app.stack.screen.focus.index) % (len(SIGNS) + 2)):
            bench.press(forward)
        bench.press("ok")


@each_board
def test_a_set_is_typed_once(board, tmp_path):
    bench = Bench(board, tmp_path, [list(HOME), ["pads.dice_sets.Sets", None]])
    choose(bench, "New set", "Notation")
    type_signs(bench, "4d6kh5")
    assert bench.app.stack.screen.words == "4d6kh5 keeps 5 of 4 dice."
    bench = Bench(board, tmp_path)
    bench.press("ok")
    assert isinstance(bench.app.stack.screen, Notation) and bench.app.stack.screen.text == "4d6kh5"
    bench.press("back")
    type_signs(bench, "3")
    assert bench.app.stack.screen.list.values[labels(bench).index("Notation")] == "4d6kh3"
    choose(bench, "Done")
    assert labels(bench)[0] == "Set 1\n4d6kh3"
    (one,) = dice_sets.load(bench.app.storage)
    assert (one["dice"], one["total"], one["of"], "explode" in one) == ([[4, 6]], HIGHEST, 3, False)


@each_board
def test_notation_is_mended_cleared_or_left(board, tmp_path):
    one = {"dice": [[2, 10]], "faces": ["+", "-"], "name": "Ten", "of": 7, "total": AT_LEAST, "explode": 1}
    bench = Bench(board, tmp_path, [list(HOME), ["pads.dice_sets.Change", [0, one]]])
    choose(bench, "Notation")
    assert bench.app.stack.screen.text == "2d10!>=7"
    bench.press("back")
    assert bench.top == "pads.dice_sets.Change", "nothing was changed"
    choose(bench, "Notation")
    bench.press("ok", "ok")
    assert bench.app.stack.screen.text == "2d10!>"
    bench.hardware.keys.events.append(UNDO + HELD if "undo" in bench.key_names else OK + HELD)
    bench.settle()
    assert bench.app.stack.screen.text == ""
    bench.press("back")
    assert bench.state()[1] == one
    choose(bench, "Notation")
    bench.press("ok*8")
    type_signs(bench, "2d10")
    assert bench.state()[1] == {key: one[key] for key in one if key != "explode"} | {"of": 1, "total": ALL}


@pytest.mark.parametrize("size", SIZES)
def test_words_have_room_on_every_panel(size, tmp_path):
    bench = Bench(board_of(*size), tmp_path)
    chance = random.Random(7)
    sets = [random_set(chance) for _ in range(25)]
    widest = {
        "dice": [[3, 100]] * 3 + [[1, 20]],
        "faces": FACES,
        "name": "Set",
        "of": 10,
        "total": LOWEST,
        "explode": 1,
    }
    for one in [widest, *sets]:
        bench.open([list(HOME), ["pads.dice_notation.Notation", [FACES, dice_sets.formula(one)]]])
        assert not bench.app.stack.screen.meaning.last_first, dice_sets.formula(one)
        bench.open([list(HOME), ["pads.dice_set.DiceSet", [0, one, [], 0, 0]]])
        assert not bench.app.stack.screen.rule.last_first, dice_sets.formula(one)
        assert bench.whole_frame() == [1]
