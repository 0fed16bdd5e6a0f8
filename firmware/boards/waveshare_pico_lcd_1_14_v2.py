"""Waveshare Pico-LCD-1.14, second version: ST7789VW, 240 x 135, a five-way stick and two keys.

The first version of the same name has four keys and no stick: waveshare_pico_lcd_1_14_v1.

Sources. Pins: zephyr boards/shields/waveshare_pico_lcd_1_14, agreeing with russhughes/st7789_mpy
examples/configs/ws_pico_114/tft_joystick.py. Initialisation: waveshare/Pico_code, Python/Pico-LCD-1.14 and c/lib/LCD
(May 2021). Offsets: the same and Pimoroni's driver for the same glass. Positions of the keys: only by analogy with the
1.3, no photograph seen. Not measured on a board.
"""

from firmware.boards._waveshare import *

NAME = "Waveshare Pico-LCD-1.14 V2"
WIDTH = 240
HEIGHT = 135
ORIENTATIONS = ((0x70, 40, 53), (0xA0, 40, 52))

KEYS = (
    ("stick up", 2, "up"),
    ("stick down", 18, "down"),
    ("stick left", 16, "left"),
    ("stick right", 20, "right"),
    ("stick", 3, "ok"),
    ("A", 15, "ok"),
    ("B", 17, "back"),
)
KEY_PLACES = (
    ("A", "right", 250),
    ("B", "right", 750),
)
