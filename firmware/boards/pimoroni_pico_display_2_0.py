"""Pimoroni Pico Display Pack 2.0: ST7789, 320 x 240, four keys, an RGB LED.

Sources. Pins, initialisation and geometry: pimoroni/pimoroni-pico drivers/st7789 and libraries/pico_display_2 (0xB0
cures grey banding, issue 1040). Backlight: the same driver, pulse width with gamma 2.8, dark until the first frame.
Positions of the keys: the vendor's examples, which agree with the smaller Display Pack; no photograph seen. Not
measured on a board.
"""

from firmware.boards._pimoroni import *

NAME = "Pimoroni Pico Display Pack 2.0"
WIDTH = 320
HEIGHT = 240
ORIENTATIONS = ((0x70, 0, 0), (0xB0, 0, 0))
