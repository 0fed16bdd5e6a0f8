"""The panel model against byte streams made by hand; expected pictures come from the data sheet's address counter,
not from the model.
"""

import struct

import pytest

from host_sim.boards import board_names, load_board
from host_sim.st7789_model import ST7789, glass_of

SQUARE = "waveshare_pico_lcd_1_3"
SMALL = "pimoroni_pico_display"
WAKE = ((0x3A, b"\x05"), (0x21, b""), (0x11, b""), (0x29, b""))


class Clock:
    def __init__(self):
        self.us = 1_000_000

    def __call__(self):
        return self.us


def send(panel, *steps):
    for command, data in steps:
        panel.command(command)
        if data:
            panel.data(data)


def window(x, y, width, height):
    return (0x2A, struct.pack(">HH", x, x + width - 1)), (0x2B, struct.pack(">HH", y, y + height - 1))


def awake(name=SQUARE, madctl=0x70, clock=None):
    panel = ST7789(glass_of(load_board(name)), clock)
    send(panel, (0x36, bytes((madctl,))), *WAKE)
    return panel


@pytest.fixture
def panel():
    return awake()


def paint(panel, x, y, width, height, pixels):
    send(panel, *window(x, y, width, height), (0x2C, pixels))


def numbered(width, height):
    return b"".join(struct.pack(">H", y << 8 | x) for y in range(height) for x in range(width))


def pixel(panel, x, y):
    at = (y * panel.glass.width + x) * 2
    return panel.pixels()[at : at + 2]


@pytest.mark.parametrize("name", board_names())
@pytest.mark.parametrize("way", (0, 1))
def test_a_whole_picture_is_seen_upright_in_both_orientations(name, way):
    board = load_board(name)
    madctl, x, y = board.ORIENTATIONS[way]
    panel = awake(name, madctl)
    picture = numbered(board.WIDTH, board.HEIGHT)
    paint(panel, x, y, board.WIDTH, board.HEIGHT, picture)
    assert panel.pixels() == picture
    assert panel.turned == (way == 1)
    assert panel.violations == []


def test_glass_of_the_known_boards():
    """Vendors: 240 x 240 glass on rows 0 to 239; 135 x 240 glass on columns 52 to 186 and rows 40 to 279 (seen from
    portrait, MADCTL 0).
    """
    small = awake(SMALL, 0x00)
    paint(small, 52, 40, 135, 240, numbered(135, 240))
    assert pixel(small, 0, 134) == b"\x00\x00" and pixel(small, 239, 0) == struct.pack(">H", 239 << 8 | 134)
    square = awake(SQUARE, 0x00)
    paint(square, 0, 0, 240, 240, numbered(240, 240))
    assert pixel(square, 0, 239) == b"\x00\x00" and pixel(square, 239, 239) == struct.pack(">H", 239 << 8)
    assert not any("does not show" in text for text in small.violations + square.violations)


def test_without_the_offset_of_80_a_turned_picture_misses_the_glass():
    panel = awake(SQUARE, 0xA0)
    paint(panel, 0, 0, 240, 240, numbered(240, 240))
    assert any("does not show" in text for text in panel.violations)
    assert panel.pixels() != numbered(240, 240)


@pytest.mark.parametrize(("madctl", "place"), ((0x70, (3, 5)), (0xA0, (3, 5))))
def test_small_windows_land_where_they_should(madctl, place):
    panel = awake(SQUARE, madctl)
    offset = 80 if madctl == 0xA0 else 0
    paint(panel, offset, 0, 240, 240, bytes(240 * 240 * 2))
    paint(panel, offset + place[0], place[1], 2, 2, bytes(range(1, 9)))
    picture = panel.pixels()
    row = place[1] * 480 + place[0] * 2
    assert picture[row : row + 4] == bytes((1, 2, 3, 4)) and picture[row + 480 : row + 484] == bytes((5, 6, 7, 8))
    assert sum(picture) == 36


def test_mirrored_and_sideways_pictures_are_shown_as_such_and_complained_of():
    panel = awake(SQUARE, 0x30)  # exchange only: mirrored from top to bottom on this glass
    paint(panel, 0, 0, 240, 240, numbered(240, 240))
    assert pixel(panel, 0, 239) == b"\x00\x00"
    assert panel.violations == ["MADCTL 0x30 shows the picture mirrored or on its side"]


def test_blue_green_red_order_swaps_the_colours():
    panel = awake(SQUARE, 0x78)
    paint(panel, 0, 0, 1, 1, b"\xf8\x01")
    assert pixel(panel, 0, 0) == b"\x08\x1f"
    assert any("swaps red and blue" in text for text in panel.violations)


def test_pixels_may_come_in_pieces_of_any_size():
    picture = numbered(240, 7)
    whole, pieces = awake(), awake()
    paint(whole, 0, 10, 240, 7, picture)
    send(pieces, *window(0, 10, 240, 7), (0x2C, b""))
    for at in range(0, len(picture), 37):
        pieces.data(picture[at : at + 37])
    assert pieces.pixels() == whole.pixels() and pieces.violations == []


def test_memory_write_can_be_continued(panel):
    send(panel, *window(0, 0, 4, 1), (0x2C, b"\x01\x02\x03\x04"), (0x3C, b"\x05\x06\x07\x08"), (0x00, b""))
    assert panel.pixels()[:8] == bytes(range(1, 9))
    assert not any("RAMWRC" in text for text in panel.violations)


def test_dark_while_off_or_asleep_and_the_memory_survives(panel):
    paint(panel, 0, 0, 240, 240, b"\xff\xff" * 57600)
    for off, on in ((0x28, 0x29), (0x10, 0x11)):
        send(panel, (off, b""))
        assert panel.dark and not any(panel.pixels())
        send(panel, (on, b""))
        assert set(panel.pixels()) == {255}


def test_what_is_not_painted_is_noise():
    assert len(set(awake().pixels())) > 200


def complaint(panel):
    assert len(panel.violations) == 1, panel.violations
    return panel.violations[0]


@pytest.mark.parametrize(("height", "count", "words"), ((2, 6, "got only 3"), (1, 5, "odd number of bytes")))
def test_a_window_that_is_not_filled_with_whole_pixels(panel, height, count, words):
    paint(panel, 0, 0, 2, height, bytes(count))
    assert words in complaint(panel)


def test_too_many_pixels_wrap_round_in_the_window(panel):
    paint(panel, 0, 0, 2, 1, bytes((1, 1, 2, 2, 3, 3)))
    assert "more pixels than it holds" in complaint(panel)
    assert panel.pixels()[:4] == bytes((3, 3, 2, 2))


@pytest.mark.parametrize(
    ("area", "words"),
    (
        ((10, 0, -4, 1), "CASET window is inverted"), ((0, 10, 1, -4), "RASET window is inverted"),
        ((300, 0, 21, 1), "beyond the memory of 320"), ((0, 200, 1, 41), "beyond the memory of 240"),
    ),
)  # fmt: skip
def test_unusable_windows(area, words, panel):
    send(panel, *window(*area), (0x2C, bytes(2)))
    assert any(words in text for text in panel.violations)
    assert "pixel data without a usable window" in panel.violations


@pytest.mark.parametrize(
    ("left_out", "words"),
    ((0x11, "pixels written while the panel sleeps"), (0x3A, "COLMOD 0x66")),
    ids=("asleep", "no COLMOD"),
)
def test_pixels_before_sleep_out_or_without_16_bit_colours(left_out, words):
    panel = ST7789(glass_of(load_board(SQUARE)))
    send(panel, (0x36, b"\x70"), *(step for step in WAKE if step[0] != left_out))
    paint(panel, 0, 0, 1, 1, bytes(2))
    assert words in complaint(panel)


def test_wrong_inversion_shows_a_negative(panel):
    send(panel, (0x20, b""))
    paint(panel, 0, 0, 1, 1, b"\xf0\x0f")
    assert "INVON" in complaint(panel)
    assert pixel(panel, 0, 0) == b"\x0f\xf0"


def test_display_never_switched_on():
    panel = ST7789(glass_of(load_board(SQUARE)))
    send(panel, (0x36, b"\x70"), *WAKE[:3])
    paint(panel, 0, 0, 1, 1, bytes(2))
    assert "never switched on" in complaint(panel)
    send(panel, (0x29, b""))
    assert panel.violations == []


@pytest.mark.parametrize(
    ("command", "data", "words"),
    (
        (0x36, b"", "got 0 parameter bytes, it takes 1"), (0x2A, b"\0\0\0", "got 3"), (0xE0, bytes(15), "got 15"),
        (0x29, b"\0", "takes 0"), (0xF3, b"\x01", "unknown command 0xF3"),
    ),
)  # fmt: skip
def test_an_unknown_command_or_a_wrong_number_of_parameters(command, data, words, panel):
    send(panel, (command, data))
    assert words in complaint(panel)


def test_command_too_soon_after_a_software_reset():
    clock = Clock()
    panel = ST7789(glass_of(load_board(SQUARE)), clock)
    send(panel, (0x01, b""))
    clock.us += 4_999
    send(panel, (0x3A, b"\x05"))
    assert "5 ms are needed" in complaint(panel)


def test_sleep_out_after_resetting_an_awake_panel_needs_120_ms():
    for wait, count in ((119_999, 1), (120_000, 0)):
        clock = Clock()
        panel = awake_slowly(clock)
        panel.reset()
        clock.us += wait
        send(panel, (0x11, b""))
        assert len([text for text in panel.violations if "120 ms" in text]) == count


def awake_slowly(clock):
    panel = ST7789(glass_of(load_board(SQUARE)), clock)
    send(panel, (0x36, b"\x70"), *WAKE[:3])
    clock.us += 120_000
    send(panel, (0x29, b""))
    return panel


def test_commands_too_soon_after_sleep_out():
    clock = Clock()
    panel = awake(clock=clock)
    assert "5 ms are needed" in complaint(panel)


def test_sleep_in_too_soon_after_sleep_out():
    clock = Clock()
    panel = awake_slowly(clock)
    assert panel.violations == []
    send(panel, (0x10, b""))
    clock.us += 100_000
    send(panel, (0x11, b""))
    assert "120 ms are needed" in complaint(panel)


def test_a_reset_forgets_the_registers_and_keeps_the_picture(panel):
    paint(panel, 0, 0, 240, 240, b"\x12\x34" * 57600)
    panel.reset()
    assert panel.dark and panel.registers.madctl == 0
    send(panel, (0x36, b"\x70"), *WAKE)
    assert panel.pixels() == b"\x12\x34" * 57600


def test_last_byte_is_timed():
    clock = Clock()
    panel = awake(clock=clock)
    clock.us += 77
    panel.command(0x00)
    assert panel.last_byte_us == 1_000_077
