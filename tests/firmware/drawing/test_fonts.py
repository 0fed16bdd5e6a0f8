"""The fonts: sizes, widths, and that every character is there."""

import pytest

from firmware.drawing import fonts
from firmware.drivers import glyph_atlas, portable_blit
from firmware.screens import letters as names_letters
from tools.device.assets import atlases, build, letters

ARROWS = fonts.UP + fonts.DOWN + fonts.LEFT + fonts.RIGHT
fonts.use(portable_blit)
ALL = SMALL, MEDIUM, LARGE, TALL = [fonts.Font(number) for number in range(len(fonts.CUTS))]
PIXELS_OF_2_1_MM = 240 * 21 // 234
"""Of the 1.3 inch panel: 240 pixels on 23.4 mm."""
OWN = ARROWS + fonts.CHECK + fonts.CROSS + fonts.UNDO + fonts.REDO + fonts.BACK + fonts.INFO + fonts.DOT + fonts.RING
OWN += (
    fonts.CIRCLE
    + fonts.SQUARE
    + fonts.TRIANGLE
    + fonts.STAR
    + fonts.DICE
    + fonts.JOLLY
    + fonts.CROWN
    + fonts.PENCIL
    + fonts.LOCK
)
LETTERS = [chr(code) for code in (*range(0x21, 0x7F), *range(0xC0, 0x180))] + list("–—‘’‚“”„…‹›")
NOT_IN = {SMALL: "ĲĳĵĸĿŀŉŊŋŦŧſ", MEDIUM: "ĲĳĵĸĿŀŉŊŋŦŧſ", LARGE: letters.NOT_IN_LARGE, TALL: "ĲĸĿŉſ"}


def glyph(font, letter):
    """(width of the cell, x, y, width, height of the ink, its bytes)"""
    place, cell = entry(font, ord(letter))
    page = font.atlas[place >> 10]
    at = (place & 0x3FF) * 4
    x, y, width, height = page[at : at + 4]
    size = (width * height + 3) // 4
    return cell, x, y, width & 127, height, page[at + 4 : at + 4 + size]


def entry(font, code):
    """(place, width of the cell)"""
    further, tables = font.atlas[:2]
    index = code - tables[6]
    if 0 <= index < number(tables, 10):
        at = 14 + 3 * index
    else:
        tables = further
        at = codes(font).get(code, 7)
    return number(tables, at), tables[at + 2]


def codes(font):
    """Further code -> where its entry is."""
    tables = font.atlas[0]
    start = 14 + 3 * number(tables, 10)
    return {number(tables, at): at + 2 for at in range(start, start + 5 * number(tables, 12), 5)}


def number(tables, at):
    return tables[at] | tables[at + 1] << 8


@pytest.fixture
def plain(tmp_path, monkeypatch):
    """The fonts where the files with kana and kanji are missing, as on a page before it shows Japanese."""
    with monkeypatch.context() as patch:
        for name, *_ in fonts.CUTS:
            (tmp_path / name).write_bytes((build.ASSETS / name).read_bytes())
        patch.setattr(portable_blit, "_ASSETS", f"{tmp_path}/")
        fonts.load()
        yield [fonts.Font(number) for number in range(len(fonts.CUTS))]
    fonts.load()


def test_every_glyph_lies_inside_its_cell(plain):
    for font in (*ALL, *plain):
        for code in (*letters.FIRST, *codes(font)):
            width, x, y, ink_width, ink_height, _ = glyph(font, chr(code))
            assert x + ink_width <= width and y + ink_height <= font.height


@pytest.mark.parametrize("font", ALL)
def test_the_letters_of_names_and_of_five_languages_are_there_and_differ(font):
    missing = glyph(font, "\x7f")
    seen = {}
    for letter in LETTERS:
        if letter in NOT_IN[font] + "Đ":  # as Ð, in writing too
            continue
        drawn = glyph(font, letter)
        assert drawn != missing, letter
        assert drawn not in seen, letter + " looks like " + seen.get(drawn, "")
        seen[drawn] = letter


def test_large_names_may_have_every_letter_of_the_official_languages_of_the_european_union_but_maltese():
    names = "ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĢģĪīĮįĶķĹĺĻļĽľŁłŃńŅņŇňŐőŒœŔŕŘřŚśŠšŤťŪūŮůŰűŲųŸŹźŻżŽž"
    missing = glyph(LARGE, "\x7f")
    assert missing not in [glyph(LARGE, letter) for letter in names]


@pytest.mark.parametrize("font", ALL)
def test_spaces_and_soft_hyphens(font):
    assert font.width("\xa0") == font.width(" ") > font.width("\u202f") >= 3
    assert font.width("\xad") == 0
    assert [glyph(font, space)[3:5] for space in " \xa0\u202f\xad"] == [(0, 0)] * 4


@pytest.mark.parametrize("font", ALL)
def test_every_font_has_kana_and_kanji(font):
    drawn = [glyph(font, letter) for letter in letters.KANA + letters.kanji()]
    assert glyph(font, "\x7f") not in drawn and len(set(drawn)) == len(drawn)


def test_without_the_files_for_japanese_all_other_letters_are_the_same(plain):
    for font, without in zip(ALL, plain):
        assert glyph(without, "点") == glyph(without, "\x7f") == glyph(font, "\x7f")
        for letter in letters.PLAIN + OWN:
            assert glyph(font, letter) == glyph(without, letter)


def test_large_kana_and_kanji_are_those_of_the_tall_type():
    assert [glyph(LARGE, letter) for letter in "あ点"] == [glyph(TALL, letter) for letter in "あ点"]


def test_large_text_has_larger_kanji():
    fonts.set_large_text(True)
    try:
        assert fonts.SMALL.width("点") == fonts.MEDIUM.width("点") == TALL.width("点")
    finally:
        fonts.set_large_text(False)
    assert fonts.SMALL.width("点") == SMALL.width("点") < MEDIUM.width("点") < TALL.width("点")


def test_the_key_for_other_kana_has_its_signs():
    shown = set(letters.KANA + letters.kanji())
    assert set("".join(names_letters.OTHER_KANA)) <= shown


@pytest.mark.parametrize("font", (SMALL, MEDIUM, TALL))
def test_our_own_signs_are_there_and_differ(font):
    drawn = [glyph(font, icon) for icon in OWN]
    assert len(set(drawn)) == len(OWN)
    assert glyph(font, "\x7f") not in drawn


def test_the_large_font_has_the_signs_of_headings():
    missing = glyph(fonts.LARGE, "\x7f")
    for icon in (
        ARROWS + fonts.CHECK + fonts.CROSS + fonts.CIRCLE + fonts.SQUARE + fonts.TRIANGLE + fonts.STAR + fonts.CROWN
    ):
        assert glyph(fonts.LARGE, icon) != missing


def test_large_text_shows_everything_in_capitals_of_2_1_mm_and_goes_back():
    usual = [(font.height, font.line, font.width("Penk")) for font in (fonts.SMALL, fonts.MEDIUM, fonts.LARGE)]
    fonts.set_large_text(True)
    try:
        for font in (fonts.SMALL, fonts.MEDIUM, fonts.LARGE):
            assert min(glyph(font, letter)[4] for letter in "BEHKMNXZ0123456789") >= PIXELS_OF_2_1_MM
            assert font.height == font.atlas[1][3] and font.line == font.atlas[1][4]
    finally:
        fonts.set_large_text(False)
    assert usual == [(font.height, font.line, font.width("Penk")) for font in (fonts.SMALL, fonts.MEDIUM, fonts.LARGE)]


def test_unknown_characters_take_the_room_of_the_replacement_box():
    for font in ALL:
        box = font.width("\x7f")
        assert box > 0
        for letter in "\u0378\u20ac\U0001f3b2":
            assert font.width("a" + letter + "b") == font.width("ab") + box


def test_a_character_below_32_is_a_gap_of_as_many_pixels():
    for font in ALL:
        assert font.width("a\x0cb\x01") == font.width("ab") + 13


def test_fit_takes_the_largest_font_that_fits():
    words = "WWWWWWWW"
    assert fonts.fit(words, 240) is fonts.LARGE
    assert fonts.fit(words, 240, fonts.MEDIUM) is fonts.MEDIUM
    assert fonts.fit(words, fonts.MEDIUM.width(words)) is fonts.MEDIUM or fonts.LARGE.width(
        words
    ) <= fonts.MEDIUM.width(words)
    assert fonts.fit(words, fonts.SMALL.width(words)) is fonts.SMALL
    assert fonts.fit(words, 5) is fonts.SMALL


def test_a_page_is_what_littlefs_puts_into_a_block():
    from littlefs import LittleFS

    disk = LittleFS(block_size=4096, block_count=64)
    for path in build.ASSETS.iterdir():
        pages = glyph_atlas.read(str(path))
        with disk.open("sheet", "wb") as file:
            file.write(b"".join(pages))
        blocks = [bytes(disk.context.buffer[at : at + 4096]) for at in range(0, 64 * 4096, 4096)]
        for page in pages:
            assert any(page in block for block in blocks)


def test_an_atlas_of_another_layout_is_refused(tmp_path):
    (tmp_path / "old.font").write_bytes(b"TS\x09" + bytes(50))
    with pytest.raises(ValueError, match=r"old\.font"):
        glyph_atlas.read(str(tmp_path / "old.font"))


def test_an_atlas_that_needs_too_many_pages_is_refused():
    large = bytes((64, 0, 0, 64, 64)) + bytes(1022)
    glyphs = {code: large + code.to_bytes(2, "little") for code in range(300)}
    with pytest.raises(ValueError, match="too large"):
        atlases.atlas(glyphs, range(300), 0, 64, 64, 64)
    plain = atlases.atlas({code: glyphs[code] for code in range(120)}, range(120), 0, 64, 64, 64)
    with pytest.raises(ValueError, match="too large"):
        atlases.further_glyphs({code: glyphs[code] for code in range(120, 300)}, plain)
