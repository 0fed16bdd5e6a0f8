"""The letters of which names are made."""

import importlib

import pytest

from firmware import language
from firmware.drawing import fonts
from firmware.drivers import glyph_atlas
from firmware.keys import HELD, OK
from firmware.screen_stack import HOME
from firmware.screens import letters, names, seats
from firmware.screens.home import Home
from shared_rules.table.setup import LONGEST_NAME
from tests.firmware.screens.bench import BOARDS, Bench, each_board, each_board_in_time, four_buttons
from tests.firmware.screens.by_keys import at_new_game, choose, go_to_place, keys_to_place, labels
from tests.languages import CODE, chosen_by
from tools import places
from tools.workshop.languages.checks import letters_of


def test_every_letter_is_within_reach_once_and_in_every_font_and_small_too():
    for own in ("", "ÄÖÜß", "ĄĆĘŁŃÓŚŹŻ"):
        with chosen_by((), letters=own):
            language.choose(CODE, False)
            pages = letters.pages()
            assert [len(page) for page in pages] == [27] * 5
            every = "".join(pages)
            assert len(set(every)) == len(every) and pages[1].startswith(own or "ÄÖÜßÉ")
    assert {chr(code) for code in range(0xC0, 0xE0) if code != 0xD7} <= set(every)
    shown = set(every) | set(map(letters.lowered, every))
    for number in range(len(fonts.CUTS)):
        font = fonts.Font(number)
        assert shown <= letters_of(glyph_atlas.read(str(places.ROOT / "firmware" / "assets" / font.name))[0])


def test_small_letters_are_those_of_unicode():
    for page in letters.pages():
        for letter in page:
            assert letters.lowered(letter) == {"İ": "ı", "ẞ": "ß"}.get(letter, letter.lower())


@pytest.mark.parametrize("code", language.CODES)
def test_the_letters_of_each_language_are_among_those_of_names(code):
    own = getattr(importlib.import_module(f"firmware.languages.{code}"), "LETTERS", "")
    assert set(own) <= set("".join(letters.pages()))


@pytest.mark.parametrize("name", ["Świętosława", "Jiří", "Şükrü", "Yıldız", "Søren", "Ģirts", "Győző", "Đorđe", "Zoë"])
def test_names_of_europe_can_be_written(name, tmp_path):
    bench = Bench(BOARDS[0], tmp_path, letters_screen())
    for letter in name:
        write(bench, letter)
    assert bench.state()[2] == name


@pytest.mark.parametrize(
    ("title", "taken", "offered", "entered"),
    (
        (["Name of player {0}", 2], [], ["Zoë", "ZOË", "New name"], "Zoë"),
        ("New name", ["Ann"], ["Zoë", "ZOË", "New name"], "Zoë"),
        ("Name of the pad", [], None, "ZOË"),
        (["Name of player {0}", 2], ["zoë"], "zoë is already playing.", None),
    ),
)
def test_a_name_that_differs_in_capitals_alone_is_offered_as_it_is_known(
    title, taken, offered, entered, tmp_path, monkeypatch
):
    found = []
    monkeypatch.setattr(Home, "on_result", lambda _home, _screen, value: found.append(value))
    bench = Bench(BOARDS[0], tmp_path)
    seats.remember_names(bench.app, ["Zoë", "Bo"], [1, 2])
    bench.open([[HOME, None], ["screens.names.Letters", [title, taken, "ZOË", 0, False, names.DONE]]])
    bench.press("ok")
    screen = bench.app.stack.screen
    assert bench.whole_frame() == [1]
    if offered:
        assert offered in (screen.words, screen.list.labels)
        bench.press("ok")
    assert found == ([entered] if entered else [])
    if isinstance(offered, list):
        bench.open([[HOME, None], ["screens.names.Letters", [title, taken, "ZOË", 0, False, names.DONE]]])
        bench.press("ok", "down", "ok")
        assert found[1:] == ["ZOË"], "it may be somebody else"


def letters_screen():
    return [["screens.home.Home", None], ["screens.names.Letters", ["Name", []]]]


def press_place(bench, place):
    go_to_place(bench, place)
    bench.press("ok")


def write(bench, letter):
    """Turn pages until the letter is there, and press it."""
    keyboard = bench.app.stack.screen.keyboard
    for _page in keyboard.pages:
        page = keyboard.pages[keyboard.page]
        for place, capital in enumerate(page):
            if letter in (capital, letters.lowered(capital)):
                if not keyboard.small and letter != capital or keyboard.small and letters.lowered(capital) != letter:
                    press_place(bench, names.CASE)
                press_place(bench, place)
                return
        press_place(bench, names.PAGE)
    raise AssertionError(letter)


@each_board_in_time
def test_after_an_accent_the_plain_letters_are_back_but_digits_stay(board, tmp_path):
    bench = Bench(board, tmp_path, letters_screen())
    keyboard = bench.app.stack.screen.keyboard
    for letter, page in (("É", 0), ("a", 0), ("ł", 0), ("1", 2), ("2", 2)):
        write(bench, letter)
        assert keyboard.page == page
    assert bench.state()[2] == "Éał12"


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


@pytest.fixture
def in_japanese():
    with chosen_by((), name="日本語", code=language.JAPANESE):
        language.choose(language.JAPANESE, False)
        yield
    fonts.set_large_text(False)


def japanese_bench(board, folder, large=False):
    """The letters with Japanese chosen."""
    bench = Bench(board, folder)
    bench.app.set("language", language.JAPANESE)
    bench.app.set("large_text", large)
    bench.open(letters_screen())
    return bench


def write_kana(bench, letter):
    """Press a kana, or one that becomes it."""
    for base in "".join(letters.pages()[:4]):
        turns = [base]
        while letters.other_kana(turns[-1]) not in turns:
            turns.append(letters.other_kana(turns[-1]))
        if letter in turns:
            write(bench, base)
            for _turn in turns[: turns.index(letter)]:
                press_place(bench, names.CASE)
            return
    raise AssertionError(letter)


@each_board_in_time
@pytest.mark.parametrize("name", ["さくら", "ゆうと", "りょうじ", "ばっぱ", "ヴィッキー", "パウロ", "ぢゃん・づゎ"])
def test_japanese_names_are_written_in_kana(board, name, tmp_path, in_japanese):
    bench = japanese_bench(board, tmp_path)
    for letter in name:
        write_kana(bench, letter)
    press_place(bench, names.DONE)
    assert bench.top == "screens.home.Home"
    bench.open(letters_screen())
    for letter in name:
        write_kana(bench, letter)
    assert bench.state()[2] == name


def test_every_kana_is_within_reach(in_japanese):
    reached = set("".join(letters.pages()[:4]))
    for _time in range(3):
        reached |= set(map(letters.other_kana, reached))
    wanted = {chr(code) for code in (*range(0x3041, 0x3095), *range(0x30A1, 0x30F5))} - set("ゐゑヰヱ")
    assert wanted <= reached and [len(page) for page in letters.pages()] == [27] * 6
    assert {letters.other_kana(letter) for letter in "んーAa1 "} == set("んーAa1 ")


@each_board_in_time
def test_after_a_kana_of_the_second_page_the_first_is_back_and_latin_letters_stay(board, tmp_path, in_japanese):
    bench = japanese_bench(board, tmp_path)
    keyboard = bench.app.stack.screen.keyboard
    for letter, page in (("ら", 0), ("あ", 0), ("ア", 2), ("ラ", 2), ("B", 4), ("o", 4), ("2", 5)):
        write(bench, letter)
        assert keyboard.page == page
    press_place(bench, names.CASE)
    assert bench.state()[2] == "らあアラBo2"


@each_board
@pytest.mark.parametrize("large", [False, True])
def test_each_page_of_letters_fits_the_panel_and_each_cell_its_letter(board, large, tmp_path, in_japanese):
    bench = japanese_bench(board, tmp_path, large)
    keyboard = bench.app.stack.screen.keyboard
    for _page in keyboard.pages:
        press_place(bench, names.PAGE)
        assert bench.whole_frame() == [1]
        assert keyboard._font.width("あ") <= min(cell[0] for cell in keyboard._cells) or not keyboard.page < 4


@each_board
def test_the_widest_name_in_kana_has_room(board, tmp_path, in_japanese):
    bench = japanese_bench(board, tmp_path)
    for _letter in range(names.LONGEST):
        write_kana(bench, "ア")
    assert bench.whole_frame() == [1] and bench.state()[2] == "ア" * 12
    assert bench.app.stack.screen.focus.index == names.DONE


def test_letters_of_another_language_that_a_file_asks_for_are_opened_on_a_page_that_is_there(tmp_path):
    bench = Bench(BOARDS[0], tmp_path)
    bench.open([["screens.home.Home", None], ["screens.names.Letters", ["Name", [], "ア", 5, False, 0, "", True]]])
    assert bench.app.stack.screen.keyboard.page == 0


@pytest.mark.parametrize("code", ("", *language.CODES))
def test_the_row_of_the_count_reads_as_no_name(code, tmp_path):
    """In German and Japanese the words for one player and for several are the same."""
    bench = at_new_game(BOARDS[0], tmp_path, "Penk!")
    language.choose(code, False)
    try:
        bench.app.stack.screen.refill()
        bench.settle()
        *names, count = labels(bench)[1:4]
        assert names == [language.shown_name("Player 1"), language.shown_name("Player 2")]
        assert f"{count} 2" not in names and f"{count}2" not in names
    finally:
        language.choose("", False)
