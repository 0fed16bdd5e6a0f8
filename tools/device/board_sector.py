"""The sector of the flash that says which display a Pico has, and for a breadboard what is where.

The firmware reads it (firmware/board_sector.py); a UF2 file for one display brings it.
"""

import binascii

from firmware.board_sector import BEGINS
from tools.device.flash_layout import SECTOR
from tools.refusal import Refusal


def board_sector(board: str, settings: str = "") -> bytes:
    """The sector for a display by its full name; settings: the text of a breadboard's board_settings.txt as it is.

    Raises Refusal when that is too long.
    """
    text = f"{board}\n{settings}".encode()
    sector = BEGINS + b"%d %08x\n" % (len(text), binascii.crc32(text)) + text
    if len(sector) > SECTOR:
        raise Refusal(
            f"The settings of the breadboard are {len(sector) - SECTOR} bytes too long. Leave out some of the lines"
            " that explain."
        )
    return sector.ljust(SECTOR, b"\xff")
