"""The file system on a littlefs in memory: made on an erased flash, and on nothing else. `prove first_start` tries it
with more, with power cuts and Ctrl-C.
"""

import random

import pytest

from tools.device.board import flash_image
from tools.device.flash_layout import SECTOR
from tools.workshop.prove.first_start import ERASED, SIZE, Flash, file_system


def test_an_erased_flash_gets_a_file_system_which_stays():
    flash = Flash(ERASED)
    first = file_system(flash)
    assert first.mount() and first.mounted
    made = bytes(flash.content)
    assert b"littlefs" in made
    assert file_system(flash).mount() and flash.content == made


@pytest.mark.parametrize("block", [0, 1])
def test_another_programs_bytes_are_left_alone_until_somebody_erases_them(block):
    flash = Flash(ERASED)
    flash.content[block * SECTOR : block * SECTOR + 300] = random.Random(1).randbytes(300)
    before = bytes(flash.content)
    system = file_system(flash)
    assert not system.mount() and not system.mounted and flash.content == before
    system.erase()
    assert system.mount()


def test_one_damaged_root_sector_loses_nothing_and_two_are_left_alone():
    flash = Flash(flash_image.build_file_system({}, SIZE))
    for block, mounts in ((0, True), (1, False)):
        flash.content[block * SECTOR : block * SECTOR + 64] = bytes(64)
        before = bytes(flash.content)
        assert file_system(flash).mount() is mounts and flash.content == before


def test_a_folder_of_another_file_system_is_none():
    """That of MicroPython itself begins before; littlefs mounts a folder too, and finds no root then."""
    other = flash_image.build_file_system({"/data/games/0001.log": b"{}"}, SIZE)
    folder = other.index(b"0001.log") // SECTOR * SECTOR - SECTOR
    flash = Flash((other[folder:] + ERASED)[:SIZE])
    before = bytes(flash.content)
    assert not file_system(flash).mount() and flash.content == before


@pytest.mark.parametrize("fails", [MemoryError, KeyboardInterrupt])
def test_what_is_no_fault_of_the_flash_formats_nothing(fails, monkeypatch):
    def read(*_given):
        raise fails

    flash = Flash(ERASED)
    monkeypatch.setattr(flash, "readblocks", read)
    system = file_system(flash)
    with pytest.raises(fails):
        system.mount()
    assert not system.mounted and flash.content == ERASED
