"""The two blitters: what the portable one paints, and that the assembler one paints the same bytes on the emulated Pico."""

from array import array
from pathlib import Path

import pytest

from firmware.drawing import art, fonts
from firmware.drivers import portable_blit
from tests.firmware.drivers import random_drawing

STYLE = bytes((0, 0, 0x11, 0x12, 0x21, 0x22, 0x31, 0x32))
# Two glyphs from code 65 on: A, four pixels wide, with all levels in its second row; B, three pixels wide, a column of ink in its middle, which stands for all that is missing.
# A lies in the first leaf, B in the second.
SHEET = [b"TS\x02\x03\x03\x03\x41\x02\x01\x02" + bytes((20, 0, 0, 0x10)) + bytes((4, 3)) + bytes((0, 0, 25, 0)) + bytes((0, 1, 4, 1, 0b00011011)), bytes((1, 0, 1, 3, 0b11111100))]


def job_for(offset, stride, width, rows=0, colour=0, code=0):
    job = array("H", bytes(2 * portable_blit.JOB_LENGTH))
    job[0], job[1], job[2], job[3], job[4], job[5] = offset, stride, width, rows, colour, code
    portable_blit.set_style(job, STYLE)
    return job


def test_fill_paints_its_rectangle_high_byte_first():
    strip = bytearray(5 * 4 * 2)
    portable_blit.fill(strip, job_for(2 * (5 + 2), 10, 2, 2, 0x1234))
    row = b"\0\0\0\0\x12\x34\x12\x34\0\0"
    assert strip == bytes(10) + row + row + bytes(10)


def test_a_glyph_is_painted_with_the_colours_of_its_levels():
    strip = bytearray(b"\xee" * (6 * 3 * 2))
    assert portable_blit.draw(strip, "A", SHEET, job_for(2, 12, 5)) == 4
    row = bytearray(b"\xee" * 12)
    row[4:10] = STYLE[2:8]  # the first pixel is paper and stays as it was
    assert strip == b"\xee" * 12 + row + b"\xee" * 12


def test_letters_stand_side_by_side_and_unknown_ones_show_as_the_missing_glyph():
    strip = bytearray(10 * 3 * 2)
    assert portable_blit.draw(strip, "A\u20ac", SHEET, job_for(0, 20, 10)) == 7
    assert [strip[20 * row + 10 : 20 * row + 12] for row in range(3)] == [STYLE[6:8]] * 3


def test_words_stop_before_the_glyph_that_has_no_room():
    strip = bytearray(10 * 3 * 2)
    assert portable_blit.draw(strip, "BBBB", SHEET, job_for(0, 20, 8)) == 6
    assert strip[12:20] == bytes(8)


def test_a_picture_is_chosen_by_its_number_and_left_out_when_it_is_too_wide():
    strip = bytearray(4 * 3 * 2)
    assert portable_blit.draw(strip, None, SHEET, job_for(0, 8, 4, code=66)) == 3
    assert strip[2:4] == STYLE[6:8]
    assert portable_blit.draw(strip, None, SHEET, job_for(0, 8, 3, code=65)) == 0


def test_the_extent_of_a_picture_is_that_of_its_ink():
    assert portable_blit.extent(0, SHEET) == 4 << 8 | 2
    assert portable_blit.extent(1, SHEET) == 2 << 8 | 3


def sheets():
    fonts.use(portable_blit)
    return [(font.sheet, font.height, 0) for font in (fonts.SMALL, fonts.MEDIUM, fonts.LARGE)] + [(fonts.pictures, 64, art.PICTURES)]


def test_random_drawing_stays_inside_its_box():
    assert len(set(random_drawing.sums(portable_blit, sheets(), 300))) > 200


ROUNDS = 80
PROGRAM = """
import random_drawing
from firmware.drawing import art, fonts
from firmware.drivers import thumb_blit
fonts.use(thumb_blit)
sheets = [(font.sheet, font.height, 0) for font in (fonts.SMALL, fonts.MEDIUM, fonts.LARGE)]
sheets.append((fonts.pictures, 64, art.PICTURES))
print("\\n".join(random_drawing.sums(thumb_blit, sheets, %d)))
print("all drawn")
"""


@pytest.mark.emulator
def test_the_assembler_blitter_paints_the_same_bytes():
    from tools import device_files
    from tools.emulated_pico.handheld import EmulatedHandheld

    files = device_files.device_files("waveshare_pico_lcd_1_3")
    files["/main.py"] = (PROGRAM % ROUNDS).encode()
    files["/random_drawing.py"] = (Path(__file__).parent / "random_drawing.py").read_bytes()
    handheld = EmulatedHandheld("waveshare_pico_lcd_1_3", files=files)
    handheld.power_on()
    handheld.pico.run_until(lambda: b"all drawn" in handheld.pico.printed, 120_000, "all random drawings are done", 20)
    painted = handheld.pico.printed.decode().split("all drawn")[0].split("\r\n")[:ROUNDS]
    assert painted == random_drawing.sums(portable_blit, sheets(), ROUNDS)
