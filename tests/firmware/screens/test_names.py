"""The letters of which names are made."""

from firmware.keys import HELD, OK
from firmware.screens import names
from shared_rules.table.setup import LONGEST_NAME
from tests.firmware.screens.bench import Bench, each_board, each_board_in_time, four_buttons
from tests.firmware.screens.by_keys import choose, go_to_place, keys_to_place


def test_every_letter_is_within_reach_and_latin_1(tmp_path):
    for page in names.PAGES:
        assert len(page) == len(set(page)) == 27
        for letter in page:
            assert ord(letter) < 256
            assert ord(names.lowered(letter)) < 256
    assert names.lowered("A") == "a"
    assert names.lowered("\xc4") == "\xe4"
    assert names.lowered("\xdf") == "\xdf"
    assert names.lowered("1") == "1"


@each_board_in_time
def test_a_name_has_1_to_12_characters_and_is_nobody_elses(board, tmp_path):
    bench = Bench(board, tmp_path, [["screens.home.Home", None], ["screens.names.Letters", ["Name", ["A"]]]])
    go_to_place(bench, 30)
    bench.press("ok")
    go_to_place(bench, 29)
    bench.press("ok")
    go_to_place(bench, 31)
    bench.press("ok")
    assert bench.top == "screens.choice.Message", "a blank name is refused"
    bench.press("ok")
    bench.app.stack.show(
        [["screens.home.Home", None], ["screens.names.Letters", ["Name", ["A"], "A", 0, True, 31, "", False]]]
    )
    bench.settle()
    bench.press("ok")
    assert bench.top == "screens.choice.Message", "somebody is called so already"
    bench.app.stack.show(
        [
            ["screens.home.Home", None],
            ["screens.names.Letters", ["Name", ["A"], "WWWWWWWWWWW", 0, False, 22, "", False]],
        ]
    )
    bench.settle()
    bench.press("ok")
    assert bench.state()[2] == "WWWWWWWWWWWW"
    assert bench.app.stack.screen.focus.index == 31, "nothing is left but done"
    assert LONGEST_NAME == names.LONGEST == 12
    go_to_place(bench, 0)
    bench.press("ok")
    assert bench.state()[2] == "WWWWWWWWWWWW"


@each_board_in_time
def test_small_letters_follow_the_first_and_accents_are_there(board, tmp_path):
    bench = Bench(board, tmp_path, [["screens.home.Home", None], ["screens.names.Letters", ["Name", []]]])
    go_to_place(bench, 25)
    bench.press("ok")
    go_to_place(bench, 28)
    bench.press("ok")
    go_to_place(bench, 1)
    bench.press("ok")
    assert bench.state()[2] == "Z\xf6"


def presses_for(bench, name):
    """How many keys it takes to enter a name, done included."""
    count = 0
    for place in [ord(letter) - ord("A") for letter in name.upper()] + [names.DONE]:
        keys = keys_to_place(bench.app.stack.screen, place) + ["ok"]
        bench.press(*keys)
        count += len(keys)
    assert bench.top == "screens.home.Home"
    return count


@four_buttons
def test_a_name_takes_few_presses_without_a_stick(board, tmp_path):
    bench = Bench(board, tmp_path)
    for name, most in (("Cleo", 27), ("Maximilian", 60), ("Wilhelmina", 60)):
        bench.open([["screens.home.Home", None], ["screens.names.Letters", ["Name", []]]])
        assert presses_for(bench, name) <= most


@each_board_in_time
def test_back_deletes_a_letter_and_leaves_when_there_is_none(board, tmp_path):
    bench = Bench(board, tmp_path, [["screens.home.Home", None], ["screens.names.Letters", ["Name", []]]])
    for _ in range(2):
        go_to_place(bench, 1)
        bench.press("ok")
    bench.press("back")
    assert bench.state()[2] == "B"
    bench.press("back")
    assert (bench.top, bench.state()[2]) == ("screens.names.Letters", "")
    bench.press("back")
    assert bench.top == "screens.home.Home"


def to_delete(bench):
    """Without a stick the row of the button is entered first."""
    return [] if bench.app.hardware.has_stick else ["ok"]


def anna():
    """The letters with a name that is there already."""
    return [["screens.home.Home", None], ["screens.names.Letters", ["Name", [], "Anna"]]]


@each_board
def test_a_name_is_mended_in_few_presses(board, tmp_path):
    bench = Bench(board, tmp_path, anna())
    bench.press(*to_delete(bench), "ok")
    assert bench.state()[2] == "Ann", "the focus is on deleting"
    go_to_place(bench, ord("e") - ord("a"))
    bench.press("ok")
    assert bench.state()[2] == "Anne"


@each_board
def test_back_leaves_a_name_that_was_not_changed_and_mends_one_that_was(board, tmp_path):
    bench = Bench(board, tmp_path, anna())
    bench.press("back")
    assert bench.top == "screens.home.Home"
    bench.open(anna())
    bench.press(*to_delete(bench), "ok", *["back" for _ in to_delete(bench)], "back")
    assert bench.state()[2] == "An"
    again = Bench(board, tmp_path)
    again.press("back*2")
    assert (again.top, again.state()[2]) == ("screens.names.Letters", "")
    again.press("back")
    assert again.top == "screens.home.Home"


@each_board
def test_holding_the_key_that_deletes_takes_all_letters(board, tmp_path):
    bench = Bench(board, tmp_path, anna())
    bench.press(*to_delete(bench))
    for key in (OK, OK + HELD):
        bench.hardware.keys.events.append(key)
        bench.settle()
    assert (bench.top, bench.state()[2], bench.app.stack.screen.keyboard.small) == ("screens.names.Letters", "", False)
    go_to_place(bench, 1)
    for key in (OK, OK + HELD):
        bench.hardware.keys.events.append(key)
        bench.settle()
    assert bench.state()[2] == "B", "on a letter it is one"


@each_board_in_time
def test_a_list_of_names_hands_on_the_present_one(board, tmp_path):
    stack = [["screens.home.Home", None], ["screens.names.Pick", ["Name", ["Cy", "Dee"], [], None, "Bo"]]]
    bench = Bench(board, tmp_path, stack)
    choose(bench, "New name")
    assert bench.state()[:3] == ["Name", [], "Bo"]
