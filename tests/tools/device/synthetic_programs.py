"""Small programs that tests make themselves, laid out as those of the handheld."""

from firmware import board_sector
from tools.device import device_file
from tools.device.flash_layout import BOARD_SECTOR, CHIPS, FILE_SYSTEM
from tools.workshop.prove.copies import made_program

IDENTITY = "0.1.0 0123456789abcdef"
OTHER_IDENTITY = "0.0.9 fedcba9876543210"


def program_for(chip, identity=IDENTITY):
    """A program of a few sectors, the last filled in part."""
    return made_program(chip, identity, 6)


def file_with(identity, board=None):
    """The UF2 file for both chips."""
    return device_file.file_of({chip: program_for(chip, identity) for chip in CHIPS}, board)


def sector_in(flash):
    """(name of the display, settings) in the flash of a Pico, as the firmware reads it."""
    return board_sector.parse(bytes(flash[BOARD_SECTOR:FILE_SYSTEM]))
