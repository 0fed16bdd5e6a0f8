"""The fonts: sizes, widths, and that every character is there."""

import random

import pytest

from firmware.drawing import fonts
from firmware.drivers import portable_blit

ALL = (fonts.SMALL, fonts.MEDIUM, fonts.LARGE)
OWN = fonts.ARROWS + fonts.CHECK + fonts.CROSS + fonts.UNDO + fonts.REDO + fonts.BACK + fonts.INFO + fonts.DOT + fonts.RING
OWN += fonts.CIRCLE + fonts.SQUARE + fonts.TRIANGLE + fonts.STAR + fonts.DICE + fonts.JOLLY + fonts.CROWN + fonts.PENCIL + fonts.LOCK
LETTERS = [chr(code) for code in (*range(0x21, 0x7F), *range(0xC0, 0x100))]


def glyph(font, letter):
    """(width of the cell, x, y, width, height of the ink, its bytes)"""
    sheet = font.sheet()
    index = ord(letter) - sheet[6]
    at = sheet[10 + 2 * index] | sheet[11 + 2 * index] << 8
    size = (sheet[at + 2] * sheet[at + 3] + 3) // 4
    return (sheet[10 + 2 * sheet[7] + index], *sheet[at : at + 4], bytes(sheet[at + 4 : at + 4 + size]))


@pytest.mark.parametrize("font", ALL)
def test_the_sheet_says_what_the_font_says(font):
    sheet = font.sheet()
    assert tuple(sheet[3:6]) == (font.height, font.line, font.baseline)
    assert (sheet[6], sheet[7]) == (0x20, 0xE0)


@pytest.mark.parametrize("font", ALL)
def test_every_glyph_lies_inside_its_cell(font):
    for code in range(0x20, 0x100):
        width, x, y, ink_width, ink_height, _ = glyph(font, chr(code))
        assert x + ink_width <= width and y + ink_height <= font.height


@pytest.mark.parametrize("font", ALL)
def test_all_letters_of_ascii_and_latin_1_are_there_and_differ(font):
    missing = glyph(font, "\x7f")
    seen = {}
    for letter in LETTERS:
        drawn = glyph(font, letter)
        assert drawn != missing, letter
        assert drawn not in seen, letter + " looks like " + seen.get(drawn, "")
        seen[drawn] = letter


@pytest.mark.parametrize("font", (fonts.SMALL, fonts.MEDIUM))
def test_our_own_signs_are_there_and_differ(font):
    drawn = [glyph(font, sign) for sign in OWN]
    assert len(set(drawn)) == len(OWN)
    assert glyph(font, "\x7f") not in drawn


def test_the_large_font_has_the_signs_of_headings():
    missing = glyph(fonts.LARGE, "\x7f")
    for sign in fonts.ARROWS + fonts.CHECK + fonts.CROSS + fonts.CIRCLE + fonts.SQUARE + fonts.TRIANGLE + fonts.STAR + fonts.CROWN:
        assert glyph(fonts.LARGE, sign) != missing


@pytest.mark.parametrize("name", ("small.font", "medium.font", "large.font", "pictures.sheet"))
def test_glyphs_read_one_by_one_are_those_of_the_whole_sheet(name):
    def drawn(sheet, index):
        at = sheet[10 + 2 * index] | sheet[11 + 2 * index] << 8
        return bytes(sheet[at : at + 4 + (sheet[at + 2] * sheet[at + 3] + 3) // 4])

    whole = fonts.load_sheet(name)
    held = fonts.Sheet(name, 20000)
    for index in range(whole[7]):
        alone = fonts.Sheet(name, 0)
        for sheet in (alone, held):
            sheet.hold((index,))
            assert drawn(sheet.bytes, index) == drawn(whole, index)
        assert len(alone.bytes) < len(whole) // 2
    held.hold(range(whole[7]))
    assert all(drawn(held.bytes, index) == drawn(whole, index) for index in range(whole[7]))


@pytest.mark.parametrize("room", (0, 900, 1200, 2000))
def test_a_full_sheet_makes_way_for_the_words_at_hand(room):
    def drawn(sheet, letter):
        index = max(0, ord(letter) - sheet[6])
        at = sheet[10 + 2 * index] | sheet[11 + 2 * index] << 8
        return bytes(sheet[at : at + 4 + (sheet[at + 2] * sheet[at + 3] + 3) // 4])

    font = fonts.Font("small.font", 18, 20, 14, room)
    whole = fonts.load_sheet("small.font")
    chance = random.Random(room)
    for _ in range(200):
        words = "".join(chr(chance.randrange(32, 256)) for _ in range(chance.randrange(1, 12)))
        assert font.width(words) == fonts.SMALL.width(words)
        assert portable_blit.measure(words, font.glyphs.bytes) >= 0
        assert [drawn(font.glyphs.bytes, letter) for letter in words] == [drawn(whole, letter) for letter in words]


def test_the_usual_words_stay_within_the_room_that_a_font_has():
    sentence = "Annabel1 Zo\xeb Roll the other 3 dice, 25 points" + fonts.CHECK + fonts.BACK
    for name, room, words in (("small.font", 3840, sentence), ("medium.font", 5120, sentence), ("large.font", 5120, "Annabel1 Zo\xeb 190")):
        font = fonts.Font(name, 1, 1, 1, room)
        font.width(words)
        assert len(font.glyphs.bytes) == room
        before = bytes(font.glyphs.bytes)
        font.width("Annabel1 Zo\xeb")
        assert bytes(font.glyphs.bytes) == before


def test_unknown_characters_take_the_room_of_the_replacement_box():
    for font in ALL:
        box = font.width("\x7f")
        assert box > 0
        for letter in "\u0142\u20ac\x01\U0001f3b2":
            assert font.width("a" + letter + "b") == font.width("ab") + box


def test_width_is_the_sum_of_the_cells():
    for font in ALL:
        words = "Ann\xe9\x84 W"
        assert font.width(words) == sum(glyph(font, letter)[0] for letter in words)


def test_the_widest_name_fits_beside_a_header():
    assert fonts.LARGE.width("WWWWWWWW") <= 176


def test_fit_takes_the_largest_font_that_fits():
    words = "WWWWWWWW"
    assert fonts.fit(words, 240) is fonts.LARGE
    assert fonts.fit(words, 240, fonts.MEDIUM) is fonts.MEDIUM
    assert fonts.fit(words, fonts.MEDIUM.width(words)) is fonts.MEDIUM or fonts.LARGE.width(words) <= fonts.MEDIUM.width(words)
    assert fonts.fit(words, fonts.SMALL.width(words)) is fonts.SMALL
    assert fonts.fit(words, 5) is fonts.SMALL


def test_all_three_take_at_most_28_kilobytes():
    assert sum(len(font.sheet()) for font in ALL) <= 28 * 1024


def test_a_sheet_of_another_layout_is_refused(tmp_path, monkeypatch):
    (tmp_path / "old.font").write_bytes(b"TS\x09" + bytes(50))
    monkeypatch.setattr(fonts, "_FOLDER", str(tmp_path).replace("\\", "/") + "/")
    with pytest.raises(ValueError, match=r"old\.font"):
        fonts.load_sheet("old.font")
