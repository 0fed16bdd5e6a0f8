"""What is in the flash after the one file was copied, by the models of the boot ROMs: whole and broken off, on a flash
full of something else. `dev.py prove copies` tries other orders, and copies that break off again and again.
"""

import random

import pytest

from tests.tools.device.synthetic_programs import IDENTITY, OTHER_IDENTITY, file_with, program_for, sector_in
from tools.device import boot_rom, device_file, uf2_blocks
from tools.device.board_sector import board_sector
from tools.device.flash_layout import BOARD_SECTOR, CHIPS, FILE_SYSTEM, PROGRAM_END, RP2040, RP2350, SECTOR

BOTH = pytest.mark.parametrize("chip", CHIPS, ids=lambda chip: chip.name)
DISPLAY = "waveshare_pico_lcd_1_3"
NEW = file_with(IDENTITY, board_sector(DISPLAY))
UPDATE = file_with(IDENTITY)
LAST = len(NEW) // uf2_blocks.SIZE


def full(chip):
    """A flash full of something else."""
    return random.Random(7).randbytes(chip.flash)


def handheld(chip):
    """The flash of a handheld in use, with an older program."""
    flash = bytearray(full(chip))
    older = program_for(chip, OTHER_IDENTITY)
    flash[: len(older)] = older
    flash[BOARD_SECTOR:FILE_SYSTEM] = board_sector(DISPLAY)
    return bytes(flash)


@BOTH
@pytest.mark.parametrize("before", [full, handheld], ids=["something else", "a handheld"])
def test_program_and_display_arrive_and_nothing_else_changes(chip, before):
    old = before(chip)
    flash, restarted = boot_rom.copied(NEW, chip, old)
    program = program_for(chip)
    assert restarted and boot_rom.starts(chip, flash)
    assert flash[: len(program)] == program and sector_in(flash) == (DISPLAY, "")
    assert flash[FILE_SYSTEM:] == old[FILE_SYSTEM:]
    assert flash[len(program) : PROGRAM_END] == old[len(program) : PROGRAM_END]


@BOTH
def test_an_update_leaves_the_board_sector(chip):
    old = handheld(chip)
    flash, restarted = boot_rom.copied(UPDATE, chip, old)
    assert restarted and flash[: len(program_for(chip))] == program_for(chip)
    assert flash[BOARD_SECTOR:] == old[BOARD_SECTOR:]


@BOTH
@pytest.mark.parametrize("uf2", [NEW, UPDATE], ids=["first", "update"])
def test_a_copy_that_breaks_off_anywhere_leaves_nothing_that_starts_and_every_game(chip, uf2):
    old = handheld(chip)
    count = len(uf2) // uf2_blocks.SIZE
    families = [block.family for block in uf2_blocks.read(uf2)]
    first = families.index(chip.family)
    last = count - 1 - families[::-1].index(chip.family)
    for sent in range(0, count, 7):
        flash, restarted = boot_rom.copied(uf2, chip, old, range(sent))
        assert restarted is (sent > last) and flash[FILE_SYSTEM:] == old[FILE_SYSTEM:]
        assert boot_rom.starts(chip, flash) is (sent <= first or sent > last)
    for sent in (last, last + 1):
        flash, restarted = boot_rom.copied(uf2, chip, old, range(sent))
        assert restarted is boot_rom.starts(chip, flash) is (sent > last)


def test_the_same_file_sent_again_without_a_restart_between_goes_on():
    order = [*range(100), *range(LAST)]
    for chip in CHIPS:
        assert boot_rom.copied(NEW, chip, full(chip), order) == boot_rom.copied(NEW, chip, full(chip))


@BOTH
def test_blocks_are_numbered_by_place_in_whole_sectors_of_the_chips_family(chip):
    blocks = [block for block in uf2_blocks.read(NEW) if block.family == chip.family]
    by_number = sorted(blocks, key=lambda block: block.number)
    assert [block.number for block in by_number] == list(range(len(blocks))) and len(blocks) % 16 == 0
    assert {(block.count, block.flags, len(block.data)) for block in blocks} == {(len(blocks), 0x2000, 256)}
    addresses = [block.address for block in by_number]
    assert addresses == sorted(addresses) and all(at % SECTOR == 0 for at in addresses[::16])
    assert boot_rom.starts(chip, blocks[-1].data), "the page by which the boot ROM knows a program"
    assert [block.number for block in blocks[:-1]] == [n for n in range(len(blocks)) if n != blocks[-1].number]


def test_no_board_goes_away_before_the_end_of_the_file_is_near():
    for chip in CHIPS:
        assert not boot_rom.copied(NEW, chip, full(chip), range(LAST - 2))[1]


def test_the_absolute_block_of_the_rp2350_goes_into_the_free_sector():
    blocks = uf2_blocks.read(NEW)
    (block,) = [block for block in blocks if block.family == uf2_blocks.FAMILY_ABSOLUTE]
    assert (block.number, block.count, block.data) == (0, 2, b"\xef" * 256)
    assert block.address == 0x10000000 + PROGRAM_END
    # An extension tag tells newer boot ROMs to leave it out.
    at = blocks.index(block) * 512
    assert block.flags == 0xA000 and NEW[at + 32 + 256 : at + 32 + 260] == bytes.fromhex("04e35799")
    flash, _ = boot_rom.copied(NEW, RP2350, full(RP2350))
    assert flash[PROGRAM_END : PROGRAM_END + SECTOR] == b"\xef" * 256 + b"\xff" * (SECTOR - 256)


def test_the_usual_place_of_the_absolute_block_would_harm_the_file_system(monkeypatch):
    # The reason for another place: the last sector of a 4 MB flash is also at the end of the 16 MB of addresses.
    monkeypatch.setattr(device_file, "PROGRAM_END", 0xFFFF00)
    with pytest.raises(device_file.NotSafe, match="would damage the file system"):
        device_file.file_of({RP2350: program_for(RP2350)})


def test_a_file_that_would_not_arrive_is_not_handed_out(monkeypatch):
    monkeypatch.setattr(device_file, "copied", lambda uf2, chip, flash: (bytes(len(flash)), True))
    with pytest.raises(device_file.NotSafe, match="would not write"):
        device_file.file_of({RP2040: program_for(RP2040)})


@pytest.mark.parametrize("size", [256, 4095, 4096 + 256])
def test_only_whole_sectors_are_written(size):
    with pytest.raises(ValueError, match="whole sectors"):
        device_file.file_of({RP2040: bytes(size)})


# What is in a file


def test_a_file_gives_its_programs_back_and_takes_another_display():
    for uf2 in (NEW, UPDATE):
        programs = device_file.programs_of(uf2)
        assert programs == {chip: program_for(chip) for chip in CHIPS}
        assert device_file.identity_of(programs) == IDENTITY
        assert device_file.file_of(programs, board_sector(DISPLAY)) == NEW
        assert device_file.file_of(programs) == UPDATE


def without(uf2, number):
    return uf2[: number * 512] + uf2[(number + 1) * 512 :]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "it is empty"),
        (b"<!DOCTYPE html>", "a web page"),
        (b"PK\x03\x04", "a ZIP archive"),
        (b"hello" * 300, "no UF2 file"),
        (UPDATE[:-100], "breaks off in the middle"),
        (UPDATE[:512] + b"x" * 512 + UPDATE[1024:], "at byte 512"),
        (without(UPDATE, 5), "Parts of the program for a Pico or Pico W are missing"),
        (without(UPDATE, len(UPDATE) // 512 - 1), "Parts of the program for a Pico 2 or Pico 2 W are missing"),
        (uf2_blocks.write_sectors({0: b"\x5a" * SECTOR}, RP2040.family), "another program"),
        (device_file.file_of({RP2040: b"\x5a" * SECTOR, RP2350: program_for(RP2350)}), "another program"),
        (
            device_file.file_of({RP2040: program_for(RP2040, OTHER_IDENTITY), RP2350: program_for(RP2350)}),
            "another program",
        ),
        (uf2_blocks.write_sectors({BOARD_SECTOR: board_sector(DISPLAY)}, RP2040.family), "another program"),
    ],
    ids=str,
)
def test_what_is_no_file_of_the_handheld_is_told_apart(content, words):
    with pytest.raises(device_file.NotOurs, match=words):
        device_file.programs_of(content)


def test_a_checkout_carries_no_file():
    assert device_file.carried() is None


# What the errata do, so that the models are known to have them.


# The sector that names the display


def test_the_sector_says_the_display_and_the_settings_as_they_are():
    settings = "# mein Brett, größer\r\nwidth = 240\n"
    assert sector_in(bytes(BOARD_SECTOR) + board_sector("generic", settings)) == ("generic", settings)
    assert len(board_sector("generic", settings)) == SECTOR


def test_settings_fill_the_sector_and_no_more():
    room = SECTOR - len(board_sector("generic").rstrip(b"\xff")) - 3
    assert sector_in(bytes(BOARD_SECTOR) + board_sector("generic", "#" * room)) == ("generic", "#" * room)
    with pytest.raises(device_file.Refusal, match="1 bytes too long"):
        board_sector("generic", "#" * (room + 1))
