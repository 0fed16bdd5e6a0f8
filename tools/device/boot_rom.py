"""Models of the boot ROMs: what the flash of a Pico holds after a file was copied onto its drive.

They follow the published sources (bootrom/virtual_disk.c of pico-bootrom-rp2040; src/nsboot/usb_virtual_disk.c of an
old pico-bootrom-rp2350), without RAM downloads and partition tables.
"""

import zlib
from collections.abc import Iterable

from tools.device import uf2_blocks as blocks
from tools.device.flash_layout import Chip

_PAGES = blocks.SECTOR // blocks.PAGE
_BACKWARDS = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


def copied(uf2: bytes, chip: Chip, flash: bytes, order: Iterable[int] | None = None) -> tuple[bytes, bool]:
    """Copy the file `uf2` onto the drive of a Pico; returns (the flash, True if the Pico restarted). flash: the whole
    chip before; order: the numbers of the 512-byte pieces as the computer sends them.
    """
    rom = (_Rp2040 if chip.family == blocks.FAMILY_RP2040 else _Rp2350)(flash)
    for piece in range(len(uf2) // blocks.SIZE) if order is None else order:
        rom.receive(uf2[piece * blocks.SIZE : (piece + 1) * blocks.SIZE])
    return bytes(rom.flash), rom.restarted


def starts(chip: Chip, flash: bytes) -> bool:
    """Return True if the boot ROM starts what is in the flash. RP2040 (data sheet, 2.8.1.3.1): the first page ends with
    its checksum. RP2350 (data sheet, 5.1.5.1): the first 4 KB hold the start of a block.
    """
    if chip.family == blocks.FAMILY_RP2040:
        return flash[blocks.PAGE - 4 : blocks.PAGE] == checksum(flash[: blocks.PAGE - 4])
    return blocks.IMAGE_DEF in flash[: blocks.SECTOR]


def checksum(content: bytes) -> bytes:
    """Return the checksum that the boot ROM of an RP2040 expects: CRC-32, highest bits first."""
    value = ~zlib.crc32(content.translate(_BACKWARDS)) & 0xFFFFFFFF
    return int(f"{value:032b}"[::-1], 2).to_bytes(4, "little")


class _Rp2040:
    """With erratum RP2040-E14: the first block of a group of numbers erases its sector. restarted: all blocks of a file
    have come.
    """

    max_blocks = 123_360
    families = (blocks.FAMILY_RP2040,)

    def __init__(self, flash):
        self.flash = bytearray(flash)
        self.restarted = False
        self._begin(None)

    def _begin(self, file):
        """Begin a file: (number of blocks, family)."""
        self._file = file
        self._written = set()
        self._erased = set()

    def receive(self, piece):
        """Take 512 bytes that the computer writes on the drive."""
        block = blocks.read_block(piece)
        if self.restarted or block is None or len(block.data) != blocks.PAGE or block.family not in self.families:
            return
        if not block.flags & blocks.FLAG_FAMILY or block.flags & blocks.FLAG_NOT_FLASH:
            return
        in_flash = blocks.FLASH_START <= block.address < blocks.FLASH_START + blocks.FLASH_WINDOW
        if not block.count or not in_flash or block.address % blocks.PAGE:
            self._begin(None)
            return
        if (block.count, block.family) != self._file:
            self._begin((block.count, block.family))
        if block.count > self.max_blocks or block.number >= block.count:
            self._begin(None)
        elif block.number not in self._written:
            self._written.add(block.number)
            self._write(block)
            self.restarted = len(self._written) == block.count

    def _write(self, block):
        # A chip that is smaller than the address space ignores the upper address bits.
        offset = (block.address - blocks.FLASH_START) % len(self.flash)
        group = self._group(block)
        if group not in self._erased:
            self._erased.add(group)
            sector = offset - offset % blocks.SECTOR
            self.flash[sector : sector + blocks.SECTOR] = b"\xff" * blocks.SECTOR
        page = slice(offset, offset + blocks.PAGE)
        # Programming flash only clears bits.
        both = int.from_bytes(self.flash[page], "little") & int.from_bytes(block.data, "little")
        self.flash[page] = both.to_bytes(blocks.PAGE, "little")

    def _group(self, block):
        return block.number // _PAGES


class _Rp2350(_Rp2040):
    """Blocks are grouped by the sector to which they go."""

    max_blocks = 131_072
    families = (blocks.FAMILY_ABSOLUTE, blocks.FAMILY_RP2350_ARM, blocks.FAMILY_RP2350_RISCV)

    def _group(self, block):
        return block.address // blocks.SECTOR
