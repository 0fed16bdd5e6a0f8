"""Waveshare Pico-LCD-1.3: ST7789VW, 240 x 240, a five-way stick and four keys.

Sources. Pins, initialisation and geometry: waveshare/Pico_code, Python/Pico-LCD-1.3 and c/lib/LCD (May 2021), agreeing
with russhughes/st7789_mpy examples/configs/ws_pico_13. Rotated offset: the panel shows 240 of the controller's 320
lines, so the rotated picture begins at line 80 (arithmetic in peterhinch/micropython-nano-gui's driver). Positions of
the keys: photograph in Serialcomms/Raspberry-Pico-Waveshare-LCD-Demo, which uses the same orientation. Not measured on
a board.
"""

from firmware.boards._waveshare import *

NAME = "Waveshare Pico-LCD-1.3"
WIDTH = 240
HEIGHT = 240
ORIENTATIONS = ((0x70, 0, 0), (0xA0, 80, 0))

KEYS = (
    ("stick up", 2, "up"),
    ("stick down", 18, "down"),
    ("stick left", 16, "left"),
    ("stick right", 20, "right"),
    ("stick", 3, "ok"),
    ("A", 15, "ok"),
    ("B", 17, "back"),
    ("X", 19, "undo"),
    ("Y", 21, "info"),
)
KEY_PLACES = (
    ("A", "right", 125),
    ("B", "right", 375),
    ("X", "right", 625),
    ("Y", "right", 875),
)
