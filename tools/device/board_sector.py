"""The sector of the flash that names the display of a Pico, for firmware/board_sector.py."""

import binascii

from firmware.board_sector import BEGINS
from tools.device.flash_layout import SECTOR
from tools.refusal import Refusal


def board_sector(board: str, settings: str = "") -> bytes:
    """Return the sector for a display by its full name; settings: of a breadboard. Raises Refusal."""
    text = f"{board}\n{settings}".encode()
    sector = BEGINS + b"%d %08x\n" % (len(text), binascii.crc32(text)) + text
    if len(sector) > SECTOR:
        raise Refusal(
            f"The settings of the breadboard are {len(sector) - SECTOR} bytes too long. Leave out some of the lines"
            " that explain."
        )
    return sector.ljust(SECTOR, b"\xff")
