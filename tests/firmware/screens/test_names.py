"""The letters of which names are made."""

from firmware.screens import names
from tests.firmware.screens.bench import Bench, each_board_in_time
from tests.firmware.screens.by_keys import go_to_place


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
def test_a_name_has_1_to_8_characters_and_is_nobody_elses(board, tmp_path):
    bench = Bench(board, tmp_path, [["screens.home.Home", None], ["screens.names.Letters", ["Name", ["A"]]]])
    go_to_place(bench, 30)
    bench.press("ok")
    go_to_place(bench, 29)
    bench.press("ok")
    go_to_place(bench, 31)
    bench.press("ok")
    assert bench.top == "screens.choice.Message", "a blank name is refused"
    bench.press("ok")
    bench.app.show([["screens.home.Home", None], ["screens.names.Letters", ["Name", ["A"], "A", 0, True, 31]]])
    bench.settle()
    bench.press("ok")
    assert bench.top == "screens.choice.Message", "somebody is called so already"
    bench.app.show([["screens.home.Home", None], ["screens.names.Letters", ["Name", ["A"], "WWWWWWW", 0, False, 22]]])
    bench.settle()
    bench.press("ok")
    assert bench.state()[2] == "WWWWWWWW"
    assert bench.app.screen.focus.index == 31, "nothing is left but done"
    go_to_place(bench, 0)
    bench.press("ok")
    assert bench.state()[2] == "WWWWWWWW"


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


@each_board_in_time
def test_back_deletes_a_letter_and_leaves_when_there_is_none(board, tmp_path):
    bench = Bench(board, tmp_path, [["screens.home.Home", None], ["screens.names.Letters", ["Name", []]]])
    go_to_place(bench, 1)
    bench.press("ok", "ok", "back")
    assert bench.state()[2] == "B"
    bench.press("back")
    assert (bench.top, bench.state()[2]) == ("screens.names.Letters", "")
    bench.press("back")
    assert bench.top == "screens.home.Home"
