"""What a program for the Pico says of itself: its binary_info block.

Source: pico-sdk, pico_binary_info/include/pico/binary_info/structure.h, and the search of picotool.
"""

import struct
from typing import NamedTuple

from tools.uf2.blocks import FLASH_START

_START = struct.pack("<I", 0x7188EBF2)
_END = 0xE71AA390
_SEARCHED = 4096

_TYPE_TEXT = 6
_TYPE_BLOCK_DEVICE = 7
_RASPBERRY_PI = b"RP"
_PROGRAM = 0x02031C86
_VERSION = 0x11A9BC3A
_BOARD = 0xB63CFFBB


class NoBinaryInfo(ValueError):
    """There is no readable binary_info block; the text says so."""


class BinaryInfo(NamedTuple):
    """program ("MicroPython"), version ("v1.25.0") and board ("pico_w"), each None when not stated; file_system is
    (offset in the flash, size) in bytes, or None."""

    program: str | None
    version: str | None
    board: str | None
    file_system: tuple[int, int] | None


def read(flash):
    """The BinaryInfo of the program in `flash` (bytes from the start of the flash). Raises NoBinaryInfo."""
    marker = flash.find(_START, 0, _SEARCHED)
    if not 0 <= marker <= len(flash) - 20:
        raise NoBinaryInfo("the image has no binary_info block")
    _, first, last, _, end_marker = struct.unpack_from("<5I", flash, marker)
    first, last = first - FLASH_START, last - FLASH_START
    if end_marker != _END or not 0 <= first <= last <= len(flash):
        raise NoBinaryInfo("the image's binary_info block is damaged")
    texts = {}
    file_system = None
    for entry in range(first, last - 3, 4):
        place = struct.unpack_from("<I", flash, entry)[0] - FLASH_START
        # Some entries live in RAM after the start and are not in the flash at this address.
        if not 0 <= place <= len(flash) - 22:
            continue
        kind, tag = struct.unpack_from("<H2s", flash, place)
        if kind == _TYPE_BLOCK_DEVICE and file_system is None:
            address, size = struct.unpack_from("<2I", flash, place + 8)
            file_system = (address - FLASH_START, size)
        elif kind == _TYPE_TEXT and tag == _RASPBERRY_PI:
            number, address = struct.unpack_from("<2I", flash, place + 4)
            texts.setdefault(number, _text(flash, address - FLASH_START))
    return BinaryInfo(texts.get(_PROGRAM), texts.get(_VERSION), texts.get(_BOARD), file_system)


def _text(flash, place):
    if not 0 <= place < len(flash):
        return None
    return bytes(flash[place : place + 64]).split(b"\0", 1)[0].decode("ascii", "replace")
