"""A blank Pico gets the file of its display, and in the midst of a game an update that breaks off ten times: nothing of
its owner changes, and the game goes on to its end, with the pictures of the desk.
"""

import random

import pytest

from firmware.storage.storage import Storage
from host_sim.handheld import SimulatedHandheld
from host_sim.script import parse
from tests.emulated.album import Album, pictures
from tools.device import boot_rom, device_file, program, uf2_blocks
from tools.device.board_sector import board_sector
from tools.device.flash_layout import BOARD_SECTOR, CHIPS, RP2040, SECTOR
from tools.device.release.tried import new_handheld
from tools.workshop.emulated_pico.board import BoardFault
from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.goldens.game_scripts import FOLDER, SCRIPTS
from tools.workshop.prove.copies import IN_ORDER, ORDERS
from tools.workshop.prove.torn_flash import first_record

pytestmark = pytest.mark.emulator

CUT = "power off\npower on\nshot after_the_update\n"
OTHER_VERSION = "9.9.9 "


def another_program(content):
    """A program that runs as this one does, of another version and longer."""
    identity = program.identity_of(content).encode()
    other = OTHER_VERSION.encode() + identity[len(OTHER_VERSION) :]
    return content.replace(identity, other) + random.Random(1).randbytes(SECTOR)


def broken_off_ten_times(uf2, flash):
    """The flash after ten copies that broke off, in other orders and at other places. No byte of the display and of the
    file system changes; with blocks in order the Pico shows its drive then.
    """
    chance = random.Random(9)
    whole = range(len(uf2) // uf2_blocks.SIZE)
    kept = flash[BOARD_SECTOR:]
    for order in (IN_ORDER, IN_ORDER, IN_ORDER, *ORDERS):
        sent = ORDERS[order](list(whole), chance)
        flash, restarted = boot_rom.copied(uf2, RP2040, flash, sent[: chance.randrange(1, len(sent) * 9 // 10)])
        assert not restarted and flash[BOARD_SECTOR:] == kept
        if boot_rom.starts(RP2040, flash):
            assert order != IN_ORDER
            assert after_a_start(flash)[BOARD_SECTOR:] == kept
    return flash


def after_a_start(flash):
    """The flash after half a program ran, as far as it did."""
    handheld = EmulatedHandheld(SCRIPTS[0][1], flash=flash)
    handheld.power_on()
    with pytest.raises(BoardFault):
        handheld.run(500)
    handheld.power_off()
    return handheld.flash


@pytest.mark.parametrize(
    "name", ["block_buster_whole_game", pytest.param("penk_rival_whole_game_four_keys", marks=pytest.mark.whole)]
)
def test_an_update_that_broke_off_ten_times_in_a_game_loses_nothing(name, tmp_path):
    board, seed = next((board, seed) for recorded, board, seed in SCRIPTS if recorded == name)
    lines = (FOLDER / f"{name}.script").read_text(encoding="utf-8").splitlines(keepends=True)
    first, second = "".join(lines[: len(lines) // 2]), "".join(lines[len(lines) // 2 :])
    programs = {chip: program.program(chip) for chip in CHIPS}
    update = device_file.file_of({chip: another_program(content) for chip, content in programs.items()})

    pico = new_handheld(board, device_file.file_of(programs, board_sector(board)), seed)
    album = Album(pico, tmp_path / "pico", "on the Pico")
    album.run(parse(first))
    pico.power_off()
    open_game = first_record(pico.files_in_flash())
    pico.flash, restarted = boot_rom.copied(update, RP2040, broken_off_ten_times(update, pico.flash))
    assert restarted and boot_rom.starts(RP2040, pico.flash)
    assert program.identity_of(pico.flash).startswith(OTHER_VERSION)
    album.run(parse(CUT.removeprefix("power off\n") + second))
    pico.power_off()

    desk = SimulatedHandheld(board, tmp_path / "flash", seed)
    expected = pictures(desk, first + CUT + second, tmp_path / "desk", "on the desk")
    desk.power_off()
    assert [shot for shot, picture in expected.items() if album.pictures[shot] != picture] == []
    record = first_record(pico.files_in_flash())
    assert record.startswith(open_game) and len(record) > len(open_game) > 0
    assert record.decode() == Storage(str(tmp_path / "flash" / "data")).record(1)[0]
    assert pico.violations == []
