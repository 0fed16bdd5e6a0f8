"""What Pimoroni's Pico Display Packs share: wiring, an ST7789, four keys beside the panel, an RGB LED.

Sources. Pins and initialisation: pimoroni/pimoroni-pico drivers/st7789 (0xB0 cures grey banding, issue 1040), the
values for 320 x 240. Backlight: the same driver, pulse width with gamma 2.8, dark until the first frame.
docs/add-a-board.md explains each value.
"""

CONTROLLER = "ST7789"
SPI_NUMBER = 0
SCK = 18
MOSI = 19
CHIP_SELECT = 17
DATA_COMMAND = 16
RESET = None  # no reset line: INIT begins with a software reset
BACKLIGHT = 20
BACKLIGHT_GAMMA_TENTHS = 28
SPI_HZ = 62_500_000
INVERTED = True

INIT = (
    (0x01, b"", 150),
    (0x35, b"\x00", 0),
    (0x3A, b"\x05", 0),
    (0xB2, b"\x0c\x0c\x00\x33\x33", 0),
    (0xC0, b"\x2c", 0),
    (0xC2, b"\x01", 0),
    (0xC3, b"\x12", 0),
    (0xC4, b"\x20", 0),
    (0xD0, b"\xa4\xa1", 0),
    (0xC6, b"\x0f", 0),
    (0xB0, b"\x00\xc0", 0),
    (0xB7, b"\x35", 0),
    (0xBB, b"\x1f", 0),
    (0xE0, b"\xd0\x08\x11\x08\x0c\x15\x39\x33\x50\x36\x13\x14\x29\x2d", 0),
    (0xE1, b"\xd0\x08\x10\x08\x06\x06\x39\x44\x51\x0b\x16\x14\x2f\x31", 0),
    (0x36, b"\x70", 0),
    (0x21, b"", 0),
    (0x11, b"", 120),
    (0x29, b"", 0),
)

KEYS = (
    ("A", 12, "ok"),
    ("B", 13, "back"),
    ("X", 14, "up"),
    ("Y", 15, "down"),
)
KEY_PLACES = (
    ("A", "left", 250),
    ("B", "left", 750),
    ("X", "right", 250),
    ("Y", "right", 750),
)
LED = (6, 7, 8, True)  # red, green, blue pins; True: lit when low
