"""Puts a MicroPython image and a file system together into one UF2 file."""

from tools.board.flash_image import build_file_system, room_needed
from tools.refusal import Refusal
from tools.uf2 import blocks
from tools.uf2.boot_rom import copied
from tools.uf2.interpreter import Interpreter, WrongImage

ROOM_FOR_SAVES = 100 * 1024
"""Bytes that have to stay free beside the files, for saved games, history and sheets of one's own, and for what is
written anew before the old goes.
"""


_ROOT = (0, blocks.SECTOR)
"""Where a file system has its root, which littlefs keeps in two sectors."""


class NotSafe(Refusal):
    """The file would not arrive in the flash as it is meant; the text says why."""


def bare(interpreter: Interpreter) -> bytes:
    """A UF2 file with nothing but MicroPython: the file system on the board stays as it is."""
    return _checked(interpreter, _sectors(interpreter.program))


def with_files(interpreter: Interpreter, files: dict[str, bytes]) -> bytes:
    """A UF2 file with MicroPython and a fresh file system with `files` (absolute device path -> bytes)."""
    offset, size = interpreter.file_system
    needed = room_needed(files)
    if needed + ROOM_FOR_SAVES > size:
        raise WrongImage(
            interpreter.pico,
            f"The files need {needed // 1024} KB, and {ROOM_FOR_SAVES // 1024} KB are to stay free for saved games; "
            f"the file system of this MicroPython has {size // 1024} KB.",
        )
    system = build_file_system(files, size)
    if not any(path.count("/") > 1 for path in files):
        erased = b"\xff" * blocks.SECTOR
        used = {at: sector for at, sector in _sectors(system).items() if at in _ROOT or sector != erased}
        return _checked(interpreter, _sectors(interpreter.program) | {offset + at: used[at] for at in used})
    # All of the file system, though much of it is erased: littlefs keeps each folder in two sectors and takes the newer
    # one. Where only one of them is written, a sector that an older file system left in the other's place may pass for
    # the newer. Without folders there is only the root.
    return _checked(interpreter, _sectors(interpreter.program.ljust(offset, b"\xff") + system))


def _sectors(content):
    return {at: content[at : at + blocks.SECTOR] for at in range(0, len(content), blocks.SECTOR)}


def _checked(interpreter, sectors):
    pico = interpreter.pico
    uf2 = blocks.write_sectors(sectors, pico.family)
    if pico.family != blocks.FAMILY_RP2040:
        uf2 = blocks.absolute_block(_unused_page(interpreter)) + uf2
    # What arrives on a flash where every bit is already programmed shows whether each sector was erased before it was
    # written.
    arrived, restarted = copied(uf2, pico, bytes(pico.flash))
    if not restarted or any(arrived[at : at + len(sector)] != sector for at, sector in sectors.items()):
        raise NotSafe("A boot ROM would not write this file as it is meant. Please report this.")
    offset, size = interpreter.file_system
    if max(sectors) < offset and arrived[offset : offset + size].count(0) != size:
        raise NotSafe("This file would damage the file system. Please report this.")
    return uf2


def _unused_page(interpreter):
    """Address of a page in a sector that neither MicroPython nor the file system uses.

    The usual address of the absolute block, 0x10FFFF00, is the end of the largest flash there can be. The flash of a
    Pico 2 has 4 MB and shows up there once more: a boot ROM that does not know the extension tag would erase the last
    sector of MicroPython's file system, which reaches to the end.
    """
    offset, _ = interpreter.file_system
    if len(interpreter.program) > offset - blocks.SECTOR:
        raise NotSafe("There is no free sector between this MicroPython and its file system.")
    return blocks.FLASH_START + offset - blocks.PAGE
