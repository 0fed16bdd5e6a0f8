"""Dice sets and the bag: made, rolled, kept."""

import os

import pytest

from firmware.drawing import fonts, widgets
from firmware.language import shown
from firmware.pads import bag, dice_set, dice_sets, throws
from firmware.storage.files import add_crc
from firmware.storage.storage import Storage
from tests.firmware.screens.bench import BOARDS, Bench, each_board
from tests.firmware.screens.by_keys import choose, labels, spell, to_row
from tests.firmware.screens.panels import SIZES, board_of

HOME = ["screens.home.Home", None]
ATTACK = {"dice": [[2, 6], [1, 20]], "faces": ["+", "-"], "name": "Attack", "of": 1, "total": dice_sets.ALL}
FATE = {"dice": [[4, 0]], "faces": ["+", "-", ""], "name": "Fate", "of": 1, "total": dice_sets.ALL}


def opened(board, folder, *sets):
    """A bench with the sets open, of which these are kept."""
    Storage(str(folder)).write_log(dice_sets.FILE, list(sets))
    bench = Bench(board, folder)
    bench.open([list(HOME), ["pads.dice_sets.Sets", None]])
    return bench


@each_board
def test_from_free_dice_to_a_set_of_two_kinds(board, tmp_path):
    bench = Bench(board, tmp_path)
    choose(bench, "Free dice")
    bench.press("down" if len(bench.key_names) == 4 else "right", "ok")
    choose(bench, "Dice sets", "New set", "Name")
    spell(bench, "HIT")
    choose(bench, "More dice")
    to_row(bench, "Sides B")
    bench.press("ok", "up*4", "ok")
    choose(bench, "Done")
    assert labels(bench)[0] == "HIT\n2d6+1d20"
    assert dice_sets.load(bench.app.storage)[0]["dice"] == [[2, 6], [1, 20]]
    choose(bench, "HIT\n2d6+1d20")
    bench.press("ok")
    values = bench.app.stack.screen.throw.values
    assert len(values) == 3 and all(1 <= value <= sides for value, sides in zip(values, (6, 6, 20), strict=True))
    assert bench.app.stack.screen.sum.words == f"Sum {sum(values)}"
    bench = Bench(board, tmp_path)
    assert bench.app.stack.screen.throw.values == values


@each_board
def test_held_dice_stay(board, tmp_path):
    bench = opened(board, tmp_path, ATTACK)
    bench.press("ok", "ok")
    first = bench.app.stack.screen.throw.values
    bench.app.stack.screen.focus.index = 2
    bench.press("ok")
    bench.app.stack.screen.focus.index = 3
    for _ in range(5):
        bench.press("ok")
        assert bench.app.stack.screen.throw.values[2] == first[2]


@pytest.mark.parametrize(
    ("change", "values", "words"),
    [
        ({}, [3, 4, 17], "Sum 24"),
        ({"total": dice_sets.HIGHEST, "of": 2}, [3, 4, 17], "Sum 21"),
        ({"total": dice_sets.LOWEST, "of": 2}, [3, 4, 17], "Sum 7"),
        ({"total": dice_sets.COUNT, "of": 4}, [4, 4, 17], "2 \xd7 4"),
        ({"total": dice_sets.HIGHEST, "of": 9}, [3, 4, 17], "Sum 24"),
        ({"total": dice_sets.AT_LEAST, "of": 4}, [3, 4, 17], "2 successes"),
        ({"total": dice_sets.AT_MOST, "of": 3}, [3, 4, 17], "1 success"),
        ({"total": dice_sets.AT_LEAST, "of": 5, "explode": 1}, [6 + 6 + 4, 4, 20 + 17], "4 successes"),
        ({"total": dice_sets.COUNT, "of": 6, "explode": 1}, [36, 6 + 1, 20 + 6], "8 \xd7 6"),
        ({"total": dice_sets.HIGHEST, "of": 1, "explode": 1}, [6 + 6 + 4, 4, 17], "Sum 17"),
    ],
)
def test_totals(change, values, words):
    assert dice_set.total({**ATTACK, **change}, values) == words


def test_own_faces_count_what_they_show():
    assert dice_set.total(FATE, [1, 1, 2, 3]) == "Sum +1"
    assert dice_set.total(FATE, [1, 2, 2, 3]) == "Sum -1"
    assert dice_set.total(FATE, [1, 2, 3, 3]) == "Sum 0"
    assert dice_set.total({**FATE, "total": dice_sets.HIGHEST, "of": 2}, [1, 1, 2, 3]) == "Sum +2"
    assert dice_set.total({**FATE, "total": dice_sets.COUNT, "of": 3}, [3, 1, 2, 3]) == "2 \xd7 blank"
    words = {**FATE, "faces": ["Yes", "12", "-3"]}
    assert dice_set.total(words, [1, 2, 3, 3]) == "Sum 6"


def test_signs_and_words_count_nothing_beside_numbers():
    mixed = {**FATE, "faces": ["1", "8", "3", "-", "+", "No", ""]}
    assert dice_set.total(mixed, [1, 2, 3, 4]) == "Sum 12"
    assert dice_set.total(mixed, [1, 5, 6, 7]) == "Sum 1"
    assert dice_set.total({**mixed, "total": dice_sets.LOWEST, "of": 2}, [4, 3, 2, 5]) == "Sum 11"
    assert dice_set.total({**FATE, "dice": [[1, 6], [2, 0]]}, [5, 1, 2]) == "Sum 5", "another die has numbers"
    assert dice_set.total({**FATE, "faces": ["Yes", "No"]}, [1, 2, 2, 1]) == "", "nothing can be counted"


@pytest.mark.parametrize(
    ("one", "values", "held", "words"),
    [
        (ATTACK, [3, 4, 17], 0b1, "Attack: (3) 4 17 =\xa024"),
        ({**ATTACK, "total": dice_sets.COUNT, "of": 4}, [4, 4, 17], 0, "Attack: 4 4 17, 2 \xd7 4"),
        (FATE, [1, 2, 3, 1], 0, "Fate: + - blank + =\xa0+1"),
        ({**FATE, "faces": ["Yes", "No"]}, [1, 2, 2, 1], 0, "Fate: Yes No No Yes"),
        ({**ATTACK, "dice": [[1, 20]]}, [17], 0, "Attack: 17"),
        ({**ATTACK, "dice": [[1, 20]], "explode": 1}, [57], 0, "Attack: 20+20+17 =\xa057"),
        ({**ATTACK, "total": dice_sets.AT_LEAST, "of": 5, "explode": 1}, [9, 2, 3], 2, "Attack: 6+3 (2) 3, 1 success"),
    ],
)
def test_throws_are_told_like_those_of_free_dice(one, values, held, words):
    assert shown(dice_set.throw_words(one, values, held)) == words


def test_sets_of_before_are_read_and_written_byte_for_byte(tmp_path):
    before = b"".join(add_crc({**ATTACK, "total": total}) for total in range(4))
    (tmp_path / dice_sets.FILE).write_bytes(before)
    storage = Storage(str(tmp_path))
    sets = dice_sets.load(storage)
    assert [one["total"] for one in sets] == [0, 1, 2, 3]
    storage.write_log(dice_sets.FILE, sets)
    assert (tmp_path / dice_sets.FILE).read_bytes() == before


@each_board
def test_dice_that_do_not_count_are_hollow(board, tmp_path):
    one = {**ATTACK, "dice": [[4, 6]], "total": dice_sets.HIGHEST, "of": 3}
    bench = Bench(board, tmp_path, [list(HOME), ["pads.dice_set.DiceSet", [0, one, [3, 1, 6, 1], 0, 4]]])
    assert bench.app.stack.screen.tiles._count == [True, True, True, False]
    assert "eep the highest 3." in bench.app.stack.screen.rule.words


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("large", (False, True))
def test_a_tile_never_shows_another_number_or_kind_of_die(size, large):
    fonts.set_large_text(large)
    layout = widgets.Layout(board_of(*size), False)
    for sides in dice_sets.SIDES[1:]:
        for count in range(1, 1 + dice_sets.MOST_DICE):
            area = layout.content()
            area.cut_top(area.h * 4 // 11)
            tiles = dice_set.Tiles(
                {"name": "", "dice": [[count, sides]], "faces": [], "total": 0, "of": 0}, area.w, area.h
            )
            tiles.prepare(area, throws.Throw([sides] * count, 0, 1))
            shown = {tuple(tile.words.split("\n")) for tile in tiles._tiles}
            assert shown <= {(str(sides),), (str(sides), ""), (str(sides), f"d{sides}"), (str(sides), "d%")}
            assert sides == 100 or (str(sides), "d%") not in shown
    fonts.set_large_text(False)


def test_a_die_explodes_by_the_same_chance_and_at_most_five_times(tmp_path):
    one = {**ATTACK, "dice": [[2, 6], [1, 0]], "explode": 1}
    bench = Bench(BOARDS[0], tmp_path, [list(HOME), ["pads.dice_set.DiceSet", [0, one, [], 0, 0]]])
    for words, values in (
        ([6, 6, 2, 3, 2], [14, 3, 2]),
        ([6] * 7 + [1, 1], [36, 7, 1]),
        ([1, 5, 2], [1, 5, 2]),
    ):
        left = list(words)
        bench.app.hardware.entropy = lambda count, left=left: bytes(left.pop(0) - 1 for _ in range(count))
        assert bench.app.stack.screen.draw_values([0, 1, 2]) == values and not left


@each_board
def test_chances_and_rolls_are_reached_from_a_set(board, tmp_path):
    bench = opened(board, tmp_path, ATTACK)
    bench.press("ok", "ok")
    if "info" in bench.key_names:
        bench.press("info")
        assert bench.top == "pads.dice_chart.Chart"
        bench.press("back")
    bench.app.stack.screen.focus.index = 4
    bench.press("ok")
    choose(bench, "Chances")
    assert bench.top == "pads.dice_chart.Chart"
    bench.press("back")
    choose(bench, "Last rolls")
    assert bench.app.stack.screen.words.startswith("Attack: ")


@each_board
def test_faces_are_chosen_or_spelled(board, tmp_path):
    bench = opened(board, tmp_path, FATE)
    bench.press("ok")
    bench.app.stack.screen.focus.index = 1
    bench.press("ok")
    choose(bench, "Faces A", "Face 2", "blank", "Face 1", "New name")
    spell(bench, "AHA")
    choose(bench, "Done")
    assert bench.app.stack.screen.list.values[labels(bench).index("Faces A")] == "AHA blank blank"
    choose(bench, "Done")
    assert dice_sets.load(bench.app.storage)[0]["faces"] == ["AHA", "", ""]


@each_board
def test_a_face_that_is_opened_and_taken_stays(board, tmp_path):
    bench = opened(board, tmp_path)
    bench.open([list(HOME), ["pads.dice_sets.Faces", [["+", "AHA", ""]]]])
    for index in range(3):
        to_row(bench, f"Face {index + 1}")
        bench.press("ok", "ok")
    assert bench.state()[0] == ["+", "AHA", ""]
    choose(bench, "Face 2", "New name")
    assert bench.state()[2] == "AHA", "a face that was spelled can be mended"


@each_board
def test_own_faces_are_seen_without_being_looked_for(board, tmp_path):
    bench = opened(board, tmp_path)
    choose(bench, "New set")
    choose(bench, "Dice with own faces")
    shown = labels(bench)
    assert shown[shown.index("Sides B") + 1] == "Faces B" and "Dice with own faces" not in shown
    assert bench.app.stack.screen.set["dice"] == [[2, 6], [1, dice_sets.OWN]]
    to_row(bench, "Sides A")
    bench.press("ok", "up*6", "ok")
    assert bench.app.stack.screen.list.values[shown.index("Sides A")] == "own faces", "they come behind 100 too"
    choose(bench, "Faces A")
    assert bench.top == "pads.dice_sets.Faces"


def test_there_is_room_for_twelve_and_each_can_be_deleted(tmp_path):
    bench = opened(BOARDS[0], tmp_path, *[{**ATTACK, "name": f"S{number}"} for number in range(12)])
    assert "New set" not in labels(bench) and len(labels(bench)) == 12
    bench.press("ok")
    bench.app.stack.screen.focus.index = 1
    bench.press("ok")
    choose(bench, "Delete set", "Delete it")
    assert len(labels(bench)) == 12 and labels(bench)[-1] == "New set" and labels(bench)[0].startswith("S1")


@pytest.mark.parametrize("change", [{"dice": []}, {"dice": [[0, 6]]}, {"dice": [["1", 6]]}, {"name": 3}])
def test_a_line_that_is_no_set_is_set_aside(change, tmp_path):
    bench = opened(BOARDS[0], tmp_path, ATTACK)
    with open(tmp_path / dice_sets.FILE, "ab") as file:
        file.write(add_crc({**FATE, **change}))
    assert dice_sets.load(bench.app.storage) == [ATTACK]
    assert bench.app.storage.news == dice_sets.DAMAGED and (tmp_path / "dice_sets.bad").exists()


def test_what_can_be_changed_stays_a_set(tmp_path):
    bench = opened(BOARDS[0], tmp_path, FATE)
    bench.press("ok")
    bench.app.stack.screen.focus.index = 1
    bench.press("ok")
    screen = bench.app.stack.screen
    steps = os.urandom(3000)
    for at in range(0, len(steps), 2):
        screen.fill_now()
        index = steps[at] % len(screen.rows)
        if screen.adjustable(index):
            screen.adjust(index, 1 if steps[at + 1] & 1 else -1)
        elif screen.rows[index][0] == "more":
            screen.chosen(index)
        assert dice_sets.set_in(screen.set) == screen.set


@each_board
def test_a_bag_gives_each_number_once(board, tmp_path):
    bench = Bench(board, tmp_path)
    bench.open([list(HOME), ["pads.bag.Bag", None]])
    for _ in range(3):
        bench.press("down")
        bench.app.stack.screen.adjust(1, -1)
        bench.app.stack.screen.refill()
        bench.settle()
        bench.press("up")
    size = bench.app.stack.screen.size
    for _ in range(size):
        choose(bench, "Draw a number")
        bench = Bench(board, tmp_path)
        assert bench.app.stack.screen.number.words == str(bench.app.stack.screen.drawn[-1])
        assert bench.app.stack.screen.number._shown[7] is fonts.LARGE
    assert sorted(bench.app.stack.screen.drawn) == list(range(1, size + 1))
    choose(bench, "The bag is empty")
    assert len(bench.app.stack.screen.drawn) == size
    choose(bench, "Put all back", "Put all back")
    assert labels(bench)[0] == "Draw a number" and bench.app.stack.screen.drawn == []


@each_board
def test_numbers_that_were_drawn_are_not_put_back_without_a_question(board, tmp_path):
    bench = Bench(board, tmp_path)
    bench.app.remember(bag.REMEMBERED, [20, [7, 3]])
    bench.open([list(HOME), ["pads.bag.Bag", None]])
    choose(bench, "Put all back")
    assert bench.app.stack.screen.words == "Put 2 numbers back?"
    bench.press("ok")
    assert (bench.top, bench.app.stack.screen.drawn) == ("pads.bag.Bag", [7, 3]), "the focus is on keeping them"
    for _ in range(2):
        to_row(bench, "Numbers 1 to")
        bench.press("ok", "up")
        assert bench.app.stack.screen.words == "Put 2 numbers back? The bag becomes 1 to 24."
        bench = Bench(board, tmp_path)
        bench.press("ok", "ok")
        assert (bench.app.stack.screen.size, bench.app.stack.screen.drawn) == (20, [7, 3])
    bench.press("ok", "up")
    choose(bench, "Put all back")
    assert (bench.app.stack.screen.size, bench.app.stack.screen.drawn) == (24, [])
    bench.press("up")
    assert bench.app.stack.screen.size == 30, "nothing is out: nothing is asked, and the value is still in hand"


def test_what_is_no_bag_gives_way_to_a_full_one(tmp_path):
    bench = Bench(BOARDS[0], tmp_path)
    for kept in ([20], "x"):
        bench.app.remember(bag.REMEMBERED, kept)
        bench.open([list(HOME), ["pads.bag.Bag", None]])
        assert bench.top == "screens.choice.Message", "what was set aside is told"
        bench.press("ok")
        assert bench.app.stack.screen.drawn == []
