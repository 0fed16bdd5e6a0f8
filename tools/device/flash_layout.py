"""Where the program, the name of the display and the games are in the flash of every Pico.

0 to PROGRAM_END              MicroPython and the handheld's code
PROGRAM_END                   a sector that erratum RP2350-E10 may erase (RP2350 data sheet, Appendix E)
BOARD_SECTOR                  which display it is (board_sector.py)
FILE_SYSTEM to the chip's end littlefs with games, settings and sheets
"""

from typing import NamedTuple

from tools.device import uf2_blocks as uf2

SECTOR = uf2.SECTOR
FILE_SYSTEM = 0x140000
BOARD_SECTOR = FILE_SYSTEM - SECTOR
PROGRAM_END = BOARD_SECTOR - SECTOR


class Chip(NamedTuple):
    """A processor. key: its folder in tools/device/micropython; picos: names of its boards; drive: name of its boot ROM
    and drive; family: of UF2 blocks; flash: bytes on a Pico.
    """

    name: str
    key: str
    picos: str
    drive: str
    family: int
    flash: int

    @property
    def files(self) -> int:
        """Return the bytes of the file system."""
        return self.flash - FILE_SYSTEM


RP2040 = Chip("RP2040", "pico", "Pico or Pico W", "RPI-RP2", uf2.FAMILY_RP2040, 2 * 1024 * 1024)
RP2350 = Chip("RP2350", "pico2", "Pico 2 or Pico 2 W", "RP2350", uf2.FAMILY_RP2350_ARM, 4 * 1024 * 1024)
CHIPS = (RP2040, RP2350)
