"""The two blitters: what the portable one paints, and that the assembler one paints the same bytes on the emulated
Pico.
"""

from pathlib import Path

import pytest
from PIL import Image

from firmware.drawing import art, fonts
from firmware.drivers import glyph_atlas, portable_blit
from tests.firmware.drivers import random_drawing
from tools.device.assets import build as build_assets
from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.emulated_pico.raw_repl import RawRepl

STYLE = bytes((0, 0, 0x11, 0x12, 0x21, 0x22, 0x31, 0x32))


def sheet(first_entry, *glyph):
    """An atlas of A and B, which stands for all that is missing: three pixels wide, a column of ink in its middle. A
    lies in the first page, B in the second.
    """
    tables = b"TS\x04\x03\x03\x03\x41" + B + bytes((2, 0, 0, 0)) + bytes((5, 4, first_entry)) + B
    page = tables + bytes(glyph)
    return [page, page, bytes((1, 0, 1, 3, 0b11111100))]


B = bytes((0, 8, 3))
SHEET = sheet(4, 0, 1, 4, 1, 0b00011011)


def opened(w, h, x=0, y=0):
    """(strip, context) of an open box; the strip is as large as the box."""
    strip = bytearray(w * h * 2)
    context = portable_blit.new_context(strip, 320, 240, 7680)
    assert portable_blit.open_box(context, x, y, w, h, 0, 0, False) == 1
    portable_blit.set_style(context, STYLE)
    return strip, context


def at(x, y):
    return x << 10 | y


def test_letters_stand_side_by_side_and_unknown_ones_show_as_the_missing_glyph():
    strip, context = opened(10, 3)
    assert portable_blit.draw(context, "A\u20ac", SHEET, 0) == 7
    assert [strip[20 * row + 10 : 20 * row + 12] for row in range(3)] == [STYLE[6:8]] * 3


def test_a_gap_moves_the_next_letter_on_as_far_as_there_is_room():
    strip, context = opened(10, 3, 20, 30)
    assert portable_blit.draw(context, "\x02B\x04B", SHEET, at(20, 30)) == 29
    assert strip[6:8] == STYLE[6:8] and not any(strip[:6]) and not any(strip[8:20])
    assert portable_blit.draw(context, "B\x08B", SHEET, at(20, 30)) == 23


def test_words_stop_before_the_glyph_that_has_no_room():
    strip, context = opened(8, 3)
    assert portable_blit.draw(context, "BBBB", SHEET, 0) == 6
    assert strip[12:16] == bytes(4)


def test_a_picture_is_chosen_by_its_number_and_left_out_when_it_is_too_wide_or_too_tall():
    strip, context = opened(4, 3)
    context[21] = 66
    assert portable_blit.draw(context, None, SHEET, 0) == 3
    assert strip[2:4] == STYLE[6:8]
    assert portable_blit.draw(context, None, SHEET, at(2, 0)) == 2
    assert portable_blit.draw(context, None, SHEET, at(0, 1)) == 0
    context[21] = 65
    assert portable_blit.draw(context, None, SHEET, at(0, 1)) == 4  # its ink is two rows


def test_in_a_row_of_many_equal_pixels_they_are_counted():
    rows = bytes((255, 2, 0b01101100)) + bytes((0, 1, 0b00000010, 255, 1))
    strip, context = opened(11, 3)
    assert portable_blit.draw(context, "A", sheet(11, 0, 1, 128 + 11, 2, *rows), 0) == 11
    levels = [0] * 11 + [3] * 8 + [1, 2, 3] + [0] * 7 + [2] + [3] * 3
    assert strip == b"".join(STYLE[2 * level : 2 * level + 2] for level in levels)


def test_each_picture_is_painted_as_it_was_drawn():
    fonts.use(portable_blit)
    for path in sorted((build_assets.letters.SOURCE / "pictures").glob("*.png")):
        drawn = build_assets.atlases.levels(Image.open(path).convert("L"))
        strip, context = opened(*drawn.size)
        context[21] = int(path.name[:2])
        assert portable_blit.draw(context, None, fonts.pictures, 0) == drawn.width
        assert strip == b"".join(STYLE[2 * level : 2 * level + 2] for level in drawn.tobytes()), path.name


def test_a_soft_hyphen_takes_no_room_and_does_not_end_the_text():
    fonts.use(portable_blit)
    for font in map(fonts.Font, range(len(fonts.CUTS))):
        both = []
        for words in ("ab", "a\xadb", "\xadab\xad"):
            assert font.width(words) == font.width("ab")
            strip, context = opened(60, 32)
            assert portable_blit.draw(context, words, font.atlas, 0) == font.width("ab")
            both.append(bytes(strip))
        assert len(set(both)) == 1


@pytest.mark.parametrize("count", range(8))
def test_a_further_code_is_found_wherever_it_is_in_the_table(count):
    glyphs = {65: bytes((3, 0, 0, 0, 0))}
    glyphs |= {0x3000 + 2 * number: bytes((10 + number, 0, 0, 0, 0)) for number in range(count)}
    content = build_assets.atlases.atlas(glyphs, range(65, 66), 65, 3, 3, 3)
    pages = glyph_atlas.pages(content)
    for number in range(count):
        assert portable_blit.measure(chr(0x3000 + 2 * number), [*pages, *pages]) == 10 + number
    for code in (0x20, 0x2FFF, *range(0x3001, 0x3002 + 2 * count, 2), 0xFFFF, 0x10041, 0x13000):
        assert portable_blit.measure(chr(code), [*pages, *pages]) == 3


def atlases():
    fonts.use(portable_blit)
    return [(font.atlas, font.height, 0) for font in map(fonts.Font, range(len(fonts.CUTS)))] + [
        (fonts.pictures, 64, art.PICTURES)
    ]


def test_random_drawing_stays_inside_its_box():
    assert len(set(random_drawing.sums(portable_blit, atlases(), 300))) > 150


ROUNDS = 80
FURTHER = sorted({ord(letter) for letter in build_assets.letters.everything()} - {*build_assets.letters.FIRST})
IN_NO_FONT = 0x180, 0x3BB, 0x416, 0x7FF, 0x800, 0xFFFF, 0x10041, 0x1F3B2
LETTERS = [chr(code) for code in (*build_assets.letters.FIRST, *FURTHER, *IN_NO_FONT, 0x416, 0x41, 0x1F3B2, 0x41)]
LETTERS += [chr(code + 1) for code in FURTHER if code + 1 not in FURTHER]
WORDS = "".join(LETTERS)
ON_THE_PICO = f"""
from firmware.drawing import art, fonts
from firmware.drivers import thumb_blit
fonts.use(thumb_blit)
atlases = [(font.atlas, font.height, 0) for font in map(fonts.Font, range(len(fonts.CUTS)))]
plain = thumb_blit.load([cut[0] for cut in fonts.CUTS])
for line in painted(thumb_blit, plain + [one[0] for one in atlases], {ascii(WORDS)}):
    print(line)
atlases.append((fonts.pictures, 64, art.PICTURES))
print("\\n".join(sums(thumb_blit, atlases, {ROUNDS})))
"""


@pytest.mark.emulator
def test_the_assembler_blitter_paints_the_same_bytes():
    handheld = EmulatedHandheld("waveshare_pico_lcd_1_3")
    handheld.power_on()
    repl = RawRepl(handheld.pico)
    repl.enter()
    drawn = repl.run(Path(random_drawing.__file__).read_text(encoding="utf-8") + ON_THE_PICO, 240_000)
    whole = atlases()
    plain = portable_blit.load([cut[0] for cut in fonts.CUTS])
    every = list(random_drawing.painted(portable_blit, plain + [one[0] for one in whole[:-1]], WORDS))
    assert all(end == width for _, end, width in map(str.split, every))
    assert drawn.splitlines() == every + random_drawing.sums(portable_blit, whole, ROUNDS)
