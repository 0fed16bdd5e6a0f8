"""Pimoroni Pico Display Pack 2.8: ST7789, 320 x 240, four keys, an RGB LED.

Sources. Pins, initialisation and geometry: pimoroni/pimoroni-pico drivers/st7789 and libraries/pico_display_28 (0xB0
cures grey banding, issue 1040). Backlight: the same driver, pulse width with gamma 2.8, dark until the first frame. The
LED's pins differ from 2.0. Positions of the keys: the vendor's examples, which agree with the smaller Display Pack; no
photograph seen. Not measured on a board.
"""

from firmware.boards._pimoroni import *

NAME = "Pimoroni Pico Display Pack 2.8"
WIDTH = 320
HEIGHT = 240
ORIENTATIONS = ((0x70, 0, 0), (0xB0, 0, 0))
LED = (26, 27, 28, True)  # red, green, blue pins; True: lit when low
