"""The board sector: names the display in flash; written at installation (tools/device/board_sector.py).

Format: a line "tableside board LENGTH CRC" (CRC-32 as eight hex digits), then LENGTH bytes of text: the name of the
board, a line end, and for a breadboard the settings its owner wrote.
"""

import binascii

BEGINS = b"tableside board "
_ADDRESS = 0x1013F000
"""Address of the last sector before the file system, in the processor's memory map (RP2040 data sheet, section 2.6.3).
"""
_SIZE = 4096


def parse(sector) -> tuple:
    """Return (board name, settings text) of a sector's bytes; ("", "") if it is empty or damaged."""
    line, _end, rest = bytes(sector).partition(b"\n")
    parts = line[len(BEGINS) :].split()
    if not line.startswith(BEGINS) or len(parts) != 2:
        return "", ""
    try:
        text = rest[: int(parts[0])]
        if len(text) != int(parts[0]) or binascii.crc32(text) != int(parts[1], 16):
            return "", ""
        name, _end, settings = text.decode().partition("\n")
    except ValueError:  # includes UnicodeError
        return "", ""
    return name, settings


def read() -> tuple:
    """Return `parse` of the board sector of this Pico."""
    import uctypes  # not available on computers, where tools import this module

    return parse(uctypes.bytearray_at(_ADDRESS, _SIZE))
