"""Waveshare Pico-LCD-2: ST7789V, 320 x 240, four keys.

Sources. Pins: waveshare/Pico_code, Python/Pico-LCD-2 (May 2021), agreeing with russhughes/st7789_mpy
examples/configs/ws_pico_2. Initialisation: c/lib/LCD of the same, with voltages and gamma for a 320 x 240 glass, and
the memory access control of the Python demonstration. Positions of the keys: remarks in russhughes/st7789_mpy, which do
not say which way up; they may be wrong. Not measured on a board.
"""

from firmware.boards._waveshare import *

NAME = "Waveshare Pico-LCD-2"
WIDTH = 320
HEIGHT = 240

INIT = (
    (0x36, b"\x70", 0),
    (0x3A, b"\x05", 0),
    (0xB2, b"\x0c\x0c\x00\x33\x33", 0),
    (0xB7, b"\x35", 0),
    (0xBB, b"\x1f", 0),
    (0xC0, b"\x2c", 0),
    (0xC2, b"\x01", 0),
    (0xC3, b"\x12", 0),
    (0xC4, b"\x20", 0),
    (0xC6, b"\x0f", 0),
    (0xD0, b"\xa4\xa1", 0),
    (0xE0, b"\xd0\x08\x11\x08\x0c\x15\x39\x33\x50\x36\x13\x14\x29\x2d", 0),
    (0xE1, b"\xd0\x08\x10\x08\x06\x06\x39\x44\x51\x0b\x16\x14\x2f\x31", 0),
    (0x21, b"", 0),
    (0x11, b"", 120),
    (0x29, b"", 0),
)

ORIENTATIONS = ((0x70, 0, 0), (0xA0, 0, 0))

KEYS = (
    ("KEY3", 3, "ok"),
    ("KEY2", 2, "back"),
    ("KEY0", 15, "up"),
    ("KEY1", 17, "down"),
)
KEY_PLACES = (
    ("KEY3", "left", 250),
    ("KEY2", "left", 750),
    ("KEY0", "right", 250),
    ("KEY1", "right", 750),
)
