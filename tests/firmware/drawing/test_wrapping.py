"""Where lines end."""

import pytest

from firmware import language
from firmware.drawing import fonts, wrapping
from firmware.drivers import portable_blit
from tests.languages import chosen_by

fonts.use(portable_blit)
NEVER_FIRST = "、。」』】）！？ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ゛゜・："
NEVER_LAST = "「『【（"
TEXTS = (
    "サイコロを振って、出た目を合計します。一番高い人が勝ちです！",
    "「合計」の列に点を書きます。もう一度振ると（３回まで）、前の目は消えます。",
    "Annaさんの番です。サイコロを振り直すには、ボタンを押してください。",
    "とても長いことば：「「あ」」ー。きょうはちょっとだけいっしょに『（あそび）』を！？",
    "12点の人が 3ラウンド目で 5個のブロックを取りました。\n次の人は、20秒で決めます。",
)


@pytest.fixture(autouse=True)
def chosen():
    with chosen_by((), name="日本語", code=language.JAPANESE):
        language.choose(language.JAPANESE, False)
        yield


def wrapped(words, width):
    lines = wrapping.wrap(words, fonts.SMALL, width)
    assert all(fonts.SMALL.width(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == words.replace(" ", "").replace("\n", "")
    return lines


@pytest.mark.parametrize("words", TEXTS)
@pytest.mark.parametrize("ems", range(8, 15))
def test_no_line_begins_or_ends_with_a_sign_that_belongs_to_the_other(words, ems):
    lines = wrapped(words, 16 * ems + 3)
    assert not [line for line in lines[1:] if line[0] in NEVER_FIRST]
    assert not [line for line in lines[:-1] if line[-1] in NEVER_LAST]


def test_a_line_is_filled_and_not_more():
    assert wrapped("あいうえおかきくけこさしす", 16 * 5) == ["あいうえお", "かきくけこ", "さしす"]
    assert wrapped("あいうえおかきく", 16 * 5 + 15) == ["あいうえお", "かきく"]
    assert wrapped("あいうえ。かきくけ。", 16 * 4) == ["あいう", "え。かき", "くけ。"]
    assert wrapped("あい（うえ）お", 16 * 3) == ["あい", "（う", "え）お"]


def test_the_last_line_has_three_letters_at_least():
    assert wrapped("あいうえおか", 16 * 5) == ["あいう", "えおか"]
    assert wrapped("あいうえおかきくけ。", 16 * 5) == ["あいうえお", "かきくけ。"]
    assert wrapped("あいうえおかきくけこ。", 16 * 5) == ["あいうえお", "かきく", "けこ。"]


def test_words_go_on_in_the_rest_of_a_line_after_a_space():
    assert wrapped("あいう えおかきくけ", 16 * 6) == ["あいう えお", "かきくけ"]
    assert wrapped("あい うえ", 16 * 6) == ["あい うえ"]
    assert wrapped("あいうえお （か", 16 * 6) == ["あいうえお", "（か"], "nothing of it has room in the first line"


@pytest.mark.parametrize("whole", ["Wendelin", "123", "25点", "3ラウンド", "12回目", "90%", "1/6", "-15点", "Pico-LCD"])
def test_latin_words_and_numbers_with_their_unit_stay_whole(whole):
    for before in range(1, 9):
        words = "あ" * before + whole + "をつけます"
        lines = wrapped(words, 16 * 9)
        assert [line for line in lines if whole in line], lines


def test_what_has_no_room_is_split_where_it_must_be():
    lines = wrapped("WWWWWWWWWWWWWWWWWWさんの番です。", 100)
    assert "".join(lines[:3]).startswith("W" * 18) and lines[-1][-1] == "。"
    assert wrapped("。" * 20, 16 * 6)[0] == "。" * 6


def test_lines_that_are_put_together_again_get_no_space_between_kana():
    assert wrapping.joined(["あいう", "えお", "Anna", "Bo", "さん"]) == "あいうえおAnna Boさん"
    assert wrapping.joined([]) == ""


@pytest.mark.parametrize("width", [60, 100, 200])
def test_other_languages_break_only_at_spaces(width):
    words = "Anna and 日本語 or 12 kana アイウエオカキクケコサシスセソ。end"
    in_japanese = wrapping.wrap(words, fonts.SMALL, width)
    language.choose("", False)
    plain = wrapping.wrap(words, fonts.SMALL, width)
    assert plain == wrapped(words, width) and (plain != in_japanese or width == 200)
    assert wrapping.line_end("アイウエオ", fonts.SMALL, 40) == (0, 0)
