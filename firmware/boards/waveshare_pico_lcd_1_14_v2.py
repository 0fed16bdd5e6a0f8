"""Waveshare Pico-LCD-1.14, second version: ST7789VW, 240 x 135, a five-way stick and two keys.

It shares its name with the first version, which has four keys and no stick: that one is waveshare_pico_lcd_1_14_v1.

Sources. Pins: zephyr boards/shields/waveshare_pico_lcd_1_14, agreeing with russhughes/st7789_mpy
examples/configs/ws_pico_114/tft_joystick.py. Initialisation: waveshare/Pico_code, Python/Pico-LCD-1.14 and c/lib/LCD
(May 2021). Offsets: the same and Pimoroni's driver for the same glass. Places of the keys: by analogy with the 1.3
only, no photograph seen. Not measured on a board.
"""

NAME = "Waveshare Pico-LCD-1.14 V2"

CONTROLLER = "ST7789"
SPI_NUMBER = 1
SCK = 10
MOSI = 11
CHIP_SELECT = 9
DATA_COMMAND = 8
RESET = 12
BACKLIGHT = 13
BACKLIGHT_GAMMA_TENTHS = 10  # the vendor drives the light in a straight line
SPI_HZ = 62_500_000

WIDTH = 240
HEIGHT = 135
INVERTED = True

# (command, parameters, milliseconds to wait afterwards). Sleep-out (0x11) needs 120 ms before the display is switched
# on.
INIT = (
    (0x36, b"\x70", 0),
    (0x3A, b"\x05", 0),
    (0xB2, b"\x0c\x0c\x00\x33\x33", 0),
    (0xB7, b"\x35", 0),
    (0xBB, b"\x19", 0),
    (0xC0, b"\x2c", 0),
    (0xC2, b"\x01", 0),
    (0xC3, b"\x12", 0),
    (0xC4, b"\x20", 0),
    (0xC6, b"\x0f", 0),
    (0xD0, b"\xa4\xa1", 0),
    (0xE0, b"\xd0\x04\x0d\x11\x13\x2b\x3f\x54\x4c\x18\x0d\x0b\x1f\x23", 0),
    (0xE1, b"\xd0\x04\x0c\x11\x13\x2c\x3f\x44\x51\x2f\x1f\x1f\x20\x23", 0),
    (0x21, b"", 0),
    (0x11, b"", 120),
    (0x29, b"", 0),
)

# (memory access control, x offset, y offset): as printed, and turned by 180 degrees.
ORIENTATIONS = ((0x70, 40, 53), (0xA0, 40, 52))

# (label on the board, pin, logical key); all pull their pin to ground.
KEYS = (
    ("stick up", 2, "up"),
    ("stick down", 18, "down"),
    ("stick left", 16, "left"),
    ("stick right", 20, "right"),
    ("stick", 3, "ok"),
    ("A", 15, "ok"),
    ("B", 17, "back"),
)

# (label, side of the panel, centre in thousandths of the panel's height), for hints beside the keys.
KEY_PLACES = (
    ("A", "right", 250),
    ("B", "right", 750),
)

LED = None
