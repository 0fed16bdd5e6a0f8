"""Pimoroni Pico Display Pack: ST7789, 240 x 135, four keys, an RGB LED.

Sources. Pins, initialisation and geometry: pimoroni/pimoroni-pico drivers/st7789 and libraries/pico_display (0xB0 cures
grey banding, issue 1040; rotated offset, issue 562). Backlight: the same driver, pulse width with gamma 2.8, dark until
the first frame. Positions of the keys: photograph in UnfinishedStuff/Pimoroni_Pico_Display_Pack_documentation. Not
measured on a board.
"""

from firmware.boards._pimoroni import *

NAME = "Pimoroni Pico Display Pack"
WIDTH = 240
HEIGHT = 135

INIT = (
    (0x01, b"", 150),
    (0x35, b"\x00", 0),
    (0x3A, b"\x05", 0),
    (0xB2, b"\x0c\x0c\x00\x33\x33", 0),
    (0xC0, b"\x2c", 0),
    (0xC2, b"\x01", 0),
    (0xC3, b"\x00", 0),
    (0xC4, b"\x20", 0),
    (0xD0, b"\xa4\xa1", 0),
    (0xC6, b"\x0f", 0),
    (0xB0, b"\x00\xc0", 0),
    (0xB7, b"\x75", 0),
    (0xBB, b"\x3d", 0),
    (0xD6, b"\xa1", 0),
    (0xE0, b"\x70\x04\x08\x09\x09\x05\x2a\x33\x41\x07\x13\x13\x29\x2f", 0),
    (0xE1, b"\x70\x03\x09\x0a\x09\x06\x2b\x34\x41\x07\x12\x14\x28\x2e", 0),
    (0x36, b"\x70", 0),
    (0x21, b"", 0),
    (0x11, b"", 120),
    (0x29, b"", 0),
)

ORIENTATIONS = ((0x70, 40, 53), (0xB0, 40, 52))
