"""Sheets where they lie: the Pico's processor reads its flash as memory, so glyphs need none of the heap.

A page of an atlas (glyph_atlas.py) is one block of littlefs. Which one, the file system tells by what it reads from the
flash when the page's first bytes are asked for; littlefs moves a file's blocks only when the file is written, and
nobody writes the assets while the firmware runs. In an image of our own image_atlas.py stands in the place of this.
"""

from array import array

import micropython
import rp2
import uctypes
import vfs

from firmware.drivers import glyph_atlas, module_files

_FLASH = 0x10000000
"""Where flash begins in memory: RP2040 datasheet, chapter 2.2; RP2350 datasheet, chapter 2.2."""
_SIZES = (2, 4, 8, 16)
"""Megabytes that flash can have; the file system lies at its end."""
_SAMPLE = 64
"""Bytes that are compared before a place is believed."""
_copies = []  # pages that are not found in flash, kept alive


class _WatchedFlash:
    """The flash as a block device that is only read, and notes the block that was read last."""

    def __init__(self):
        flash = rp2.Flash()
        self.block = 0
        self.ioctl = flash.ioctl
        self._read = flash.readblocks

    @micropython.native
    def readblocks(self, block, buffer, offset=0):
        self.block = block
        return self._read(block, buffer, offset)


def load(folder: str, names: tuple) -> list:
    """For each atlas an array("I") with the addresses of its pages. One that is not found is read into the heap."""
    flash = _WatchedFlash()
    try:
        # Its own reading of the same file system; the lookahead and the cache are small because nothing is written,
        # which the type stubs do not foresee.
        files = vfs.VfsLfs2(flash, readsize=64, progsize=256)  # pyright: ignore[reportArgumentType]
    except OSError:
        files = None
    return [_find(files, flash, folder + name) if files else _copy(folder + name) for name in names]


def _find(files, flash, path):
    file = files.open(module_files.in_flash(path), "rb")
    starts = glyph_atlas.positions(file.read(1024), path)
    addresses = array("I")
    sample = bytearray(_SAMPLE)
    for start in starts:
        file.seek(start)
        file.readinto(sample)
        address = _address(flash, sample)
        if not address:
            return _copy(path)
        addresses.append(address)
    return addresses


def _address(flash, sample):
    # A block of littlefs may begin with a few words of its own.
    block = flash.ioctl(5, 0)
    size = flash.ioctl(4, 0) * block
    for megabytes in _SIZES:
        if size <= megabytes << 20:
            start = _FLASH + (megabytes << 20) - size + flash.block * block
            for address in range(start, start + 32, 4):
                if uctypes.bytearray_at(address, _SAMPLE) == sample:
                    return address
    return 0


def _copy(path):
    pages = glyph_atlas.read(path)
    _copies.append(pages)
    return array("I", [uctypes.addressof(page) for page in pages])
