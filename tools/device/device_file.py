"""The one file of a handheld, for installation and update: the program for each chip and, for one display, the sector
that names it, without a file system.
"""

from collections.abc import Callable
from pathlib import Path

from tools.device import program, uf2_blocks
from tools.device.boot_rom import copied
from tools.device.flash_layout import BOARD_SECTOR, CHIPS, FILE_SYSTEM, PROGRAM_END, RP2350, SECTOR, Chip
from tools.refusal import Refusal

NAME = "tableside.uf2"
"""The name of the file without a board sector."""
_CARRIED = Path(__file__).with_name(NAME)
"""Its path in a wheel."""


class NotSafe(Refusal):
    """The file would not arrive in the flash as intended."""


class NotOurs(Refusal):
    """A file that is not the handheld's."""


def device_file(board: bytes | None = None, say: Callable[[str], object] = print) -> bytes:
    """Build the UF2 file with this sector for a display, or none. Raises as `program.program`."""
    return file_of({chip: program.program(chip, say) for chip in CHIPS}, board)


def carried() -> bytes | None:
    """Return the file of a wheel, without a board sector; None if there is none."""
    return _CARRIED.read_bytes() if _CARRIED.is_file() else None


def file_of(programs: dict[Chip, bytes], board: bytes | None = None) -> bytes:
    """Return the UF2 file of programs (whole sectors) and of a board sector, or none."""
    return uf2_blocks.joined([_for_chip(chip, content, board) for chip, content in programs.items()])


def programs_of(content: bytes) -> dict[Chip, bytes]:
    """Return the program for each chip in a UF2 file of the handheld. Raises NotOurs."""
    try:
        blocks = uf2_blocks.read(content)
    except uf2_blocks.NotUf2 as error:
        raise NotOurs(f"This is no file of the handheld: {error}.") from error
    found = {}
    for chip in CHIPS:
        pages = {b.address - uf2_blocks.FLASH_START: b.data for b in blocks if b.family == chip.family}
        pages = {offset: data for offset, data in pages.items() if offset < PROGRAM_END}
        if not pages:
            continue
        end = max(pages) + uf2_blocks.PAGE
        if sorted(pages) != list(range(0, end, uf2_blocks.PAGE)) or end % SECTOR:
            raise NotOurs(f"Parts of the program for a {chip.picos} are missing in this file.")
        found[chip] = b"".join(pages[offset] for offset in sorted(pages))
    identities = {program.identity_of(part) for part in found.values()}
    if len(identities) != 1 or None in identities:
        raise NotOurs("This UF2 file has another program than the handheld's.")
    return found


def identity_of(programs: dict[Chip, bytes]) -> str:
    """Return the identity of the programs of one file."""
    (identity,) = {program.identity_of(part) for part in programs.values()}
    return str(identity)


def _for_chip(chip, content, board):
    sectors = {at: content[at : at + SECTOR] for at in range(0, len(content), SECTOR)}
    if board is not None:
        sectors[BOARD_SECTOR] = board
    uf2 = uf2_blocks.write_sectors(sectors, chip.family)
    if chip is RP2350:
        uf2 = uf2_blocks.absolute_block(uf2_blocks.FLASH_START + PROGRAM_END) + uf2
    # On a flash of zeros only erased sectors can be written.
    arrived, restarted = copied(uf2, chip, bytes(chip.flash))
    if not restarted or any(arrived[at : at + SECTOR] != sector for at, sector in sectors.items()):
        raise NotSafe("A boot ROM would not write this file as it is meant. Please report this.")
    if arrived[FILE_SYSTEM:] != bytes(chip.files):
        raise NotSafe("This file would damage the file system. Please report this.")
    return uf2
