"""The panel model against byte streams made by hand; expected pictures come from the data sheet's address counter,
not from the model.
"""

import struct

import pytest

from host_sim.boards import load_board
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


def paint(panel, x, y, width, height, pixels):
    send(panel, *window(x, y, width, height), (0x2C, pixels))


def numbered(width, height):
    return b"".join(struct.pack(">H", y << 8 | x) for y in range(height) for x in range(width))


def pixel(panel, x, y):
    at = (y * panel.glass.width + x) * 2
    return panel.pixels()[at : at + 2]


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


def asleep(*without):
    """A panel that was woken but for these commands."""
    made = ST7789(glass_of(load_board(SQUARE)))
    send(made, (0x36, b"\x70"), *(step for step in WAKE if step[0] not in without))
    return made


PIXEL = (*window(0, 0, 1, 1), (0x2C, b"\xf8\x01"))
WHOLE = (*window(0, 0, 240, 240), (0x2C, numbered(240, 240)))


@pytest.mark.parametrize(
    ("panel", "steps", "words", "shown"),
    (
        (lambda: awake(madctl=0xA0), WHOLE, "does not show", b"\x00\x50"),  # without the offset of 80
        (lambda: awake(madctl=0x30), WHOLE, "mirrored or on its side", b"\xef\x00"),
        (lambda: awake(madctl=0x78), PIXEL, "swaps red and blue", b"\x08\x1f"),
        (awake, ((0x20, b""), *PIXEL), "INVON", b"\x07\xfe"),  # a negative
        (awake, (*window(0, 0, 2, 2), (0x2C, bytes(6))), "got only 3", None),
        (awake, (*window(0, 0, 2, 1), (0x2C, bytes(5))), "odd number of bytes", None),
        (awake, (*window(0, 0, 2, 1), (0x2C, b"\1\1\2\2\3\3")), "more pixels than it holds", b"\3\3"),
        (awake, (*window(10, 0, -4, 1), (0x2C, bytes(2))), "CASET window is inverted", None),
        (awake, (*window(0, 10, 1, -4), (0x2C, bytes(2))), "RASET window is inverted", None),
        (awake, (*window(300, 0, 21, 1), (0x2C, bytes(2))), "beyond the memory of 320", None),
        (awake, (*window(0, 200, 1, 41), (0x2C, bytes(2))), "pixel data without a usable window", None),
        (lambda: asleep(0x11), PIXEL, "pixels written while the panel sleeps", None),
        (lambda: asleep(0x3A), PIXEL, "COLMOD 0x66", None),
        (lambda: asleep(0x29), PIXEL, "never switched on", None),
        (awake, ((0x36, b""),), "got 0 parameter bytes, it takes 1", None),
        (awake, ((0xE0, bytes(15)),), "got 15", None),
        (awake, ((0x29, b"\0"),), "takes 0", None),
        (awake, ((0xF3, b"\1"),), "unknown command 0xF3", None),
    ),
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_a_driver_does_wrong_is_complained_of_and_seen(panel, steps, words, shown):
    panel = panel()
    send(panel, *steps)
    assert any(words in text for text in panel.violations), panel.violations
    assert shown is None or pixel(panel, 0, 0) == shown


def complaint(panel):
    assert len(panel.violations) == 1, panel.violations
    return panel.violations[0]


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
