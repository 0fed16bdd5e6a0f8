"""What Waveshare's Pico-LCDs share: wiring, an ST7789V or ST7789VW. Sources. Pins and initialisation:
waveshare/Pico_code (May 2021), the values for a glass of 240 columns. docs/add-a-board.md explains each value.
"""

CONTROLLER = "ST7789"
SPI_NUMBER = 1
SCK = 10
MOSI = 11
CHIP_SELECT = 9
DATA_COMMAND = 8
RESET = 12
BACKLIGHT = 13
BACKLIGHT_GAMMA_TENTHS = 10  # the vendor drives the backlight linearly
SPI_HZ = 62_500_000
INVERTED = True

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
LED = None
