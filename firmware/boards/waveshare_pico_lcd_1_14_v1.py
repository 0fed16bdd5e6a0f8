"""Waveshare Pico-LCD-1.14, first version: ST7789VW, 240 x 135, four keys.

The second version of the same name has a stick and two keys: waveshare_pico_lcd_1_14_v2.

Sources. Pins and initialisation: waveshare/Pico_code, Python/Pico-LCD-1.14 and c/lib/LCD (May 2021), agreeing with
russhughes/st7789_mpy examples/configs/ws_pico_114. Offsets: the same and Pimoroni's driver for the same glass.
Positions of the keys: from the boxes in the vendor's demonstration, no photograph seen; they may be wrong. Not measured
on a board.
"""

from firmware.boards._waveshare import *

NAME = "Waveshare Pico-LCD-1.14 V1"
WIDTH = 240
HEIGHT = 135
ORIENTATIONS = ((0x70, 40, 53), (0xA0, 40, 52))

KEYS = (
    ("KEY0", 15, "ok"),
    ("KEY1", 17, "back"),
    ("KEY2", 2, "up"),
    ("KEY3", 3, "down"),
)
KEY_PLACES = (
    ("KEY0", "left", 250),
    ("KEY1", "left", 750),
    ("KEY2", "right", 250),
    ("KEY3", "right", 750),
)
