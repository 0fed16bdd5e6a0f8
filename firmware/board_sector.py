"""Which display the handheld has: the sector of its flash that an installation writes (tools/device/board_sector.py).

A line "tableside board LENGTH CRC", the CRC-32 in eight hexadecimal digits, then so many bytes of text: the name of the
board, a line end, and for a breadboard its settings as their owner wrote them.
"""

import binascii

BEGINS = b"tableside board "
_ADDRESS = 0x1013F000
"""The last sector before the file system, as the processor reads it (RP2040 data sheet, section 2.6.3)."""
_SIZE = 4096


def parse(sector) -> tuple:
    """(name of the board, text of its settings) of the bytes of a sector; ("", "") when it is empty or damaged."""
    line, _end, rest = bytes(sector).partition(b"\n")
    parts = line[len(BEGINS) :].split()
    if not line.startswith(BEGINS) or len(parts) != 2:
        return "", ""
    try:
        text = rest[: int(parts[0])]
        if len(text) != int(parts[0]) or binascii.crc32(text) != int(parts[1], 16):
            return "", ""
        name, _end, settings = text.decode().partition("\n")
    except ValueError:  # UnicodeError is one
        return "", ""
    return name, settings


def read() -> tuple:
    """What `parse` gives of the flash of this Pico."""
    import uctypes  # which no computer has, and tools import this module

    return parse(uctypes.bytearray_at(_ADDRESS, _SIZE))
