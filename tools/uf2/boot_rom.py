"""Models of the boot ROMs: what the flash of a Pico holds after a file was copied onto its drive.

Written after the published sources of the boot ROMs (RP2040: bootrom/virtual_disk.c of pico-bootrom-rp2040; RP2350:
src/nsboot/usb_virtual_disk.c of pico-bootrom-rp2350, a version that does not know the tag that says "leave this block
out"). They are no physical boot ROM. Left out are RAM downloads and partition tables.
"""

from tools.uf2 import blocks

_PAGES = blocks.SECTOR // blocks.PAGE
_MOST_BLOCKS_RP2040 = 123_360
_MOST_BLOCKS_RP2350 = 131_072


def copied(uf2, pico, flash, order=None):
    """(flash afterwards, whether the Pico restarted from it) when the file `uf2` is copied onto the drive of a `pico`.

    flash: bytes of the whole chip before. order: the numbers of the 512-byte pieces as the computer sends them; it need
    not be from first to last.
    """
    rom = (Rp2040 if pico.family == blocks.FAMILY_RP2040 else Rp2350)(flash)
    pieces = len(uf2) // blocks.SIZE
    for piece in range(pieces) if order is None else order:
        rom.receive(uf2[piece * blocks.SIZE : (piece + 1) * blocks.SIZE])
    return bytes(rom.flash), rom.restarted


class _BootRom:
    """flash: a bytearray of the whole chip; restarted: True once all blocks of a file had come, then the drive is gone."""

    most_blocks = 0

    def __init__(self, flash):
        self.flash = bytearray(flash)
        self.restarted = False
        self._begin(None, None)

    def _begin(self, count, family):
        self._count = count
        self._family = family
        self._written = set()
        self._erased = set()

    def receive(self, piece):
        """The computer writes `piece`, 512 bytes, somewhere on the drive."""
        block = blocks.read_block(piece)
        if self.restarted or block is None or len(block.data) != blocks.PAGE:
            return
        if (
            not block.flags & blocks.FLAG_FAMILY
            or block.flags & blocks.FLAG_NOT_FLASH
            or not self.accepts(block.family)
        ):
            return
        in_flash = blocks.FLASH_START <= block.address < blocks.FLASH_START + blocks.FLASH_WINDOW
        if not block.count or not in_flash or block.address % blocks.PAGE:
            self._begin(None, None)
            return
        if (block.count, block.family) != (self._count, self._family):
            self._begin(block.count, block.family)
        if block.count > self.most_blocks or block.number >= block.count:
            self._begin(None, None)
        elif block.number not in self._written:
            self._written.add(block.number)
            self._write(block)
            self.restarted = len(self._written) == block.count

    def _write(self, block):
        # A chip that is smaller than the address space does not look at the upper address bits.
        offset = (block.address - blocks.FLASH_START) % len(self.flash)
        group = self.group(block)
        if group not in self._erased:
            self._erased.add(group)
            sector = offset - offset % blocks.SECTOR
            self.flash[sector : sector + blocks.SECTOR] = b"\xff" * blocks.SECTOR
        page = slice(offset, offset + blocks.PAGE)
        # Programming flash only clears bits.
        both = int.from_bytes(self.flash[page], "little") & int.from_bytes(block.data, "little")
        self.flash[page] = both.to_bytes(blocks.PAGE, "little")

    def accepts(self, family):
        """Whether blocks of this family are written."""
        raise NotImplementedError

    def group(self, block):
        """Of all blocks of a group the first one to arrive has the sector erased to which it goes."""
        raise NotImplementedError


class Rp2040(_BootRom):
    """With erratum RP2040-E14: blocks are grouped by their numbers."""

    most_blocks = _MOST_BLOCKS_RP2040

    def accepts(self, family):
        return family == blocks.FAMILY_RP2040

    def group(self, block):
        return block.number // _PAGES


class Rp2350(_BootRom):
    """Blocks are grouped by the sector to which they go."""

    most_blocks = _MOST_BLOCKS_RP2350

    def accepts(self, family):
        return family in (blocks.FAMILY_ABSOLUTE, blocks.FAMILY_RP2350_ARM, blocks.FAMILY_RP2350_RISCV)

    def group(self, block):
        return block.address // blocks.SECTOR
