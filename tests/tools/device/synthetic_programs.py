"""Small programs that tests make themselves, laid out as those of the handheld."""

import random

from firmware import board_sector
from tools.device import device_file
from tools.device.flash_layout import BOARD_SECTOR, CHIPS, FILE_SYSTEM, RP2350, SECTOR

IDENTITY = "0.1.0 0123456789abcdef"
OTHER_IDENTITY = "0.0.9 fedcba9876543210"
SECTORS = 6
_IMAGE_DEF_AT = 0x138
"""Not in the first page, as in a real program for the RP2350 (pico-sdk: the embedded block follows the vectors)."""


def program_for(chip, identity=IDENTITY):
    """A program of a few sectors, the last filled in part."""
    content = bytearray(random.Random(f"{chip.name} {identity}").randbytes(SECTORS * SECTOR - 700))
    if chip is RP2350:
        content[_IMAGE_DEF_AT : _IMAGE_DEF_AT + 4] = (0xFFFFDED3).to_bytes(4, "little")
    word = f"tableside {identity}".encode() + b"\0"
    content[SECTOR : SECTOR + len(word)] = word
    return bytes(content).ljust(SECTORS * SECTOR, b"\xff")


def file_with(identity, board=None):
    """The UF2 file for both chips."""
    return device_file.file_of({chip: program_for(chip, identity) for chip in CHIPS}, board)


def sector_in(flash):
    """(name of the display, settings) in the flash of a Pico, as the firmware reads it."""
    return board_sector.parse(bytes(flash[BOARD_SECTOR:FILE_SYSTEM]))
