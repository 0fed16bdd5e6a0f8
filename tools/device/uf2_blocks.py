"""Reading and writing the blocks of UF2 files.

Sources: Microsoft's UF2 specification; RP2040 data sheet, section 2.8.4.2 (UF2 format details); pico-sdk boot/uf2.h.
"""

import struct
from typing import NamedTuple

SIZE = 512
DATA = 32
"""Bytes of a block before its data."""
PAGE = 256
SECTOR = 4096
FLASH_START = 0x10000000
FLASH_WINDOW = 16 * 1024 * 1024
"""Bytes of address space for a flash chip, in which a smaller one is repeated."""

FAMILY_RP2040 = 0xE48BFF56
FAMILY_ABSOLUTE = 0xE48BFF57
FAMILY_RP2350_ARM = 0xE48BFF59
FAMILY_RP2350_RISCV = 0xE48BFF5A

FLAG_NOT_FLASH = 0x1
FLAG_FAMILY = 0x2000
FLAG_EXTENSION = 0x8000

_START = (0x0A324655, 0x9E5D5157)
_END = 0x0AB16F30
_IGNORE_ME = 0x9957E304
IMAGE_DEF = (0xFFFFDED3).to_bytes(4, "little")
"""The boot ROM of an RP2350 looks for it in the first sector."""
_ROOM = 476


class NotUf2(ValueError):
    """The content is no UF2 file."""


class Block(NamedTuple):
    """One block: flags, address in memory, data (bytes), its number and how many there are of its family, family."""

    flags: int
    address: int
    data: bytes
    number: int
    count: int
    family: int


def read_block(content: bytes) -> Block | None:
    """Return the Block in `content` (512 bytes), or None."""
    *start, flags, address, size, number, count, family = struct.unpack_from("<8I", content)
    if tuple(start) != _START or struct.unpack_from("<I", content, SIZE - 4)[0] != _END or size > _ROOM:
        return None
    return Block(flags, address, bytes(content[DATA : DATA + size]), number, count, family)


def read(content: bytes) -> list[Block]:
    """Return the blocks of a UF2 file in their order. Raises NotUf2."""
    if not content:
        raise NotUf2("it is empty")
    if content[:1] == b"<" or content[:9].lower() == b"<!doctype":
        raise NotUf2("it is a web page")
    if content[:2] == b"PK":
        raise NotUf2("it is a ZIP archive: unpack it first")
    blocks = []
    for start in range(0, len(content) - len(content) % SIZE, SIZE):
        block = read_block(content[start : start + SIZE])
        if block is None:
            raise NotUf2(f"what is at byte {start} is no UF2 block" if start else "it is no UF2 file")
        blocks.append(block)
    if len(content) % SIZE:
        raise NotUf2(f"it breaks off in the middle of block {len(blocks) + 1}" if blocks else "it is no UF2 file")
    return blocks


def write_block(block: Block, extension: bytes = b"") -> bytes:
    """Return the 512 bytes of a Block; extension: a tag that follows its data."""
    numbers = (block.flags, block.address, len(block.data), block.number, block.count, block.family)
    head = struct.pack("<8I", *_START, *numbers)
    return head + (block.data + extension).ljust(_ROOM, b"\0") + struct.pack("<I", _END)


def write_sectors(sectors: dict[int, bytes], family: int) -> bytes:
    """Return a UF2 file that puts whole sectors of 4096 bytes into the flash, by their offset.

    Erratum RP2040-E14 (RP2040 data sheet, Appendix B; section 2.8.4.2): the boot ROM erases a sector at the first block
    of a group of sixteen, by the block's number, not its address. Only with whole sectors groups and sectors agree.
    """
    if any(offset % SECTOR or len(content) != SECTOR for offset, content in sectors.items()):
        raise ValueError("only whole sectors can be written safely")
    pages = [
        (offset + start, content[start : start + PAGE])
        for offset, content in sorted(sectors.items())
        for start in range(0, SECTOR, PAGE)
    ]
    blocks = [
        write_block(Block(FLAG_FAMILY, FLASH_START + start, page, number, len(pages), family))
        for number, (start, page) in enumerate(pages)
    ]
    # The page by which a boot ROM knows a program is last: if the copy breaks off, the Pico shows its drive.
    boots = [number for number, (start, page) in enumerate(pages) if start < SECTOR and IMAGE_DEF in page]
    blocks.append(blocks.pop(boots[0] if boots else 0))
    return b"".join(blocks)


def joined(files: list[bytes]) -> bytes:
    """Return one file of several, each for another family. All last blocks come last: with them boards restart, and the
    computer would report a failure if much was still to be sent.
    """
    return b"".join([file[:-SIZE] for file in files] + [file[-SIZE:] for file in files])


def absolute_block(address: int) -> bytes:
    """Return the first block of a UF2 file for an RP2350, as picotool makes it.

    Erratum RP2350-E10 (RP2350 data sheet, Appendix E): without it drag and drop may go to the wrong place on a board
    with a partition table. It claims to be one of two, so that the boot ROM does not restart. Newer boot ROMs skip it
    by its extension tag; older ones erase the sector at `address` and write 256 bytes of 0xEF there.
    """
    block = Block(FLAG_FAMILY | FLAG_EXTENSION, address, b"\xef" * PAGE, 0, 2, FAMILY_ABSOLUTE)
    return write_block(block, struct.pack("<I", _IGNORE_ME))
