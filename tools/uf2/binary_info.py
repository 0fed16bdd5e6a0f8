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
_MICROPYTHON = b"MP"
_PROGRAM, _VERSION, _BOARD, _FILE_SYSTEM = "programs", "versions", "boards", "file systems"
_TEXTS = {0x02031C86: _PROGRAM, 0x11A9BC3A: _VERSION, 0xB63CFFBB: _BOARD}


class NoBinaryInfo(ValueError):
    """There is no binary_info block that can be read and says one thing only; the text says so."""


class BinaryInfo(NamedTuple):
    """program ("MicroPython"), version ("v1.25.0") and board ("pico_w") in printable ASCII, each None when not stated;
    file_system, of MicroPython, is (offset in the flash, size) in bytes, or None."""

    program: str | None
    version: str | None
    board: str | None
    file_system: tuple[int, int] | None


def read(flash: bytes) -> BinaryInfo:
    """The BinaryInfo of the program in `flash`, which begins with the flash. Raises NoBinaryInfo."""
    marker = flash.find(_START, 0, _SEARCHED)
    if not 0 <= marker <= len(flash) - 20:
        raise NoBinaryInfo("the image has no binary_info block")
    _, first, last, _, end_marker = struct.unpack_from("<5I", flash, marker)
    first, last = first - FLASH_START, last - FLASH_START
    if end_marker != _END or not 0 <= first <= last <= len(flash):
        raise NoBinaryInfo("the image's binary_info block is damaged")
    found = {}
    for entry in range(first, last - 3, 4):
        offset = struct.unpack_from("<I", flash, entry)[0] - FLASH_START
        # Some entries live in RAM after the start and are not in the flash at this address.
        if not 0 <= offset <= len(flash) - 22:
            continue
        kind, tag = struct.unpack_from("<H2s", flash, offset)
        what = value = None
        if kind == _TYPE_BLOCK_DEVICE and tag == _MICROPYTHON:
            address, size = struct.unpack_from("<2I", flash, offset + 8)
            what, value = _FILE_SYSTEM, (address - FLASH_START, size)
        elif kind == _TYPE_TEXT and tag == _RASPBERRY_PI:
            number, address = struct.unpack_from("<2I", flash, offset + 4)
            what, value = _TEXTS.get(number), _text(flash, address - FLASH_START)
        if what and value and found.setdefault(what, value) != value:
            raise NoBinaryInfo(f"it names two different {what}")
    return BinaryInfo(found.get(_PROGRAM), found.get(_VERSION), found.get(_BOARD), found.get(_FILE_SYSTEM))


def _text(flash, offset):
    if not 0 <= offset < len(flash):
        return None
    text = bytes(flash[offset : offset + 64]).split(b"\0", 1)[0]
    # It is printed: nothing in it may command the terminal.
    return "".join(chr(byte) if 0x20 <= byte < 0x7F else "?" for byte in text)
