"""What runs on a connected board."""

from typing import TYPE_CHECKING, NamedTuple

from firmware import board_sector
from tools.device.flash_layout import BOARD_SECTOR, RP2040, RP2350, SECTOR, Chip
from tools.device.uf2_blocks import FLASH_START
from tools.refusal import CodeError

if TYPE_CHECKING:  # without a board nothing that it needs is installed
    from tools.device.board.board_link import BoardLink

_IDENTITY = "__import__('firmware.identity', None, None, ('IDENTITY',)).IDENTITY"
_SECTOR = f"bytes(__import__('uctypes').bytearray_at({FLASH_START + BOARD_SECTOR}, {SECTOR})).rstrip(b'\\xff')"


class Handheld(NamedTuple):
    """identity: of its program, empty if that is no Tableside; board: its display, or empty; settings: of a breadboard;
    has_files: a file system is mounted.
    """

    chip: Chip
    identity: str
    board: str
    settings: str
    has_files: bool


def look(link: "BoardLink") -> Handheld:
    """Return the Handheld on an open BoardLink. Raises CodeError."""
    machine = link.value("getattr(__import__('sys').implementation, '_machine', '')")
    identity = identity_on(link)
    board, settings = board_sector.parse(link.value(_SECTOR)) if identity else ("", "")
    return Handheld(
        RP2350 if RP2350.name in machine else RP2040, identity, board, settings, link.value("_block_count() > 0")
    )


def identity_on(link: "BoardLink") -> str:
    """Return the identity of the program: version and hash; empty if it is another one."""
    try:
        return link.value(_IDENTITY).removeprefix("tableside ")
    except CodeError:
        return ""
