"""MicroPython images that tests make themselves, for every kind of Pico."""

import struct

from tools.uf2 import blocks
from tools.uf2.interpreter import PICOS

FILE_SYSTEMS = {
    "pico": (0xA0000, 0x160000),
    "pico_w": (0x12C000, 0xD4000),
    "pico2": (0x100000, 0x300000),
    "pico2_w": (0x180000, 0x280000),
}
"""Where MicroPython v1.25.0 has its file system, (offset, size), after its board files."""


TITLE, VERSION, BOARD = 0x02031C86, 0x11A9BC3A, 0xB63CFFBB


def program(board, version="v1.25.0", title="MicroPython", file_system=None, size=0x9100, filler=0x5A, more=()):
    """A program of `size` bytes with a binary_info block, as the linker lays it out: not a whole number of sectors.
    None for what it does not say. more: what it says besides, (tag, number, text) or (tag, (offset, size)) of a file
    system.
    """
    start = blocks.FLASH_START
    entries = [(b"RP", TITLE, title), (b"RP", VERSION, version), (b"RP", BOARD, board), (b"MP", file_system), *more]
    content = bytearray([filler]) * size
    content[:0x1000] = bytes(0x1000)
    place = 0x2000
    # The first entry lives in RAM after the start.
    pointers = [0x20000400]
    for tag, *number, value in entries:
        if value is None:
            continue
        if number:
            entry = struct.pack("<H2s2I", 6, tag, *number, start + place + 12) + value.encode()
        else:
            entry = struct.pack("<H2s4IH", 7, tag, 0, start + value[0], value[1], 0, 3)
        content[place : place + 64] = entry.ljust(64, b"\0")
        pointers.append(start + place)
        place += 64
    table = 0x3000
    content[table : table + 4 * len(pointers)] = struct.pack(f"<{len(pointers)}I", *pointers)
    header = struct.pack("<5I", 0x7188EBF2, start + table, start + table + 4 * len(pointers), start, 0xE71AA390)
    content[0x110 : 0x110 + 20] = header
    return bytes(content)


def block(address, data, number, count, family, flags=blocks.FLAG_FAMILY):
    head = struct.pack("<8I", 0x0A324655, 0x9E5D5157, flags, address, len(data), number, count, family)
    return (head + data).ljust(508, b"\0") + struct.pack("<I", 0x0AB16F30)


def uf2_of(content, family, start=blocks.FLASH_START):
    """A UF2 file as other tools make it: page after page, the last sector filled in part."""
    pages = [content[place : place + 256].ljust(256, b"\xff") for place in range(0, len(content), 256)]
    return b"".join(block(start + number * 256, page, number, len(pages), family) for number, page in enumerate(pages))


def image(name, **changes):
    """A whole image as micropython.org has it for the Pico called `name`."""
    wanted = {"file_system": FILE_SYSTEMS[name], **changes}
    uf2 = uf2_of(program(wanted.pop("board", name), **wanted), PICOS[name].family)
    if PICOS[name].chip == "RP2350":
        uf2 = blocks.absolute_block(0x10FFFF00) + uf2
    return uf2
