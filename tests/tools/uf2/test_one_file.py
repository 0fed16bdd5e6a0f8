"""What is in the flash after the one file was copied, by the models of the boot ROMs."""

import random

import pytest

from tests.tools.uf2.synthetic_images import image, uf2_of
from tools.board.flash_image import build_file_system, read_file_system
from tools.uf2 import blocks, boot_rom, interpreter, one_file
from tools.uf2.interpreter import PICOS

ALL = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.thorough if name.endswith("_w") else ()) for name in sorted(PICOS)]
)
FILES = {"/main.py": b"print('hello')\n", "/firmware/app.mpy": bytes(range(256)) * 90, "/board.txt": b"x\n"}


def old_flash(name):
    """A flash full of something else."""
    return random.Random(7).randbytes(PICOS[name].flash)


def copied(uf2, name, order=None):
    return boot_rom.copied(uf2, PICOS[name], old_flash(name), order)


def runtime_of(name, **changes):
    return interpreter.read(image(name, **changes), name)


def numbered(uf2):
    """The blocks of a file without the absolute one."""
    return [block for block in blocks.read(uf2) if block.family != blocks.FAMILY_ABSOLUTE]


@ALL
def test_micropython_and_the_files_arrive_whatever_was_there_before(name):
    runtime = runtime_of(name)
    flash, restarted = copied(one_file.with_files(runtime, FILES), name)
    offset, size = runtime.file_system
    assert restarted
    assert flash[: len(runtime.program)] == runtime.program
    assert flash[len(runtime.program) : offset] == b"\xff" * (offset - len(runtime.program))
    assert read_file_system(flash[offset : offset + size]) == FILES


@ALL
def test_bare_leaves_every_byte_of_the_file_system(name):
    runtime = runtime_of(name)
    flash, restarted = copied(one_file.bare(runtime), name)
    offset, _ = runtime.file_system
    assert restarted
    assert flash[: len(runtime.program)] == runtime.program
    assert flash[offset:] == old_flash(name)[offset:]


@ALL
def test_the_file_has_no_gap_and_whole_sectors_and_the_family_of_the_chip(name):
    for uf2 in (one_file.bare(runtime_of(name)), one_file.with_files(runtime_of(name), FILES)):
        parts = numbered(uf2)
        assert [block.address for block in parts] == [blocks.FLASH_START + 256 * number for number in range(len(parts))]
        assert [block.number for block in parts] == list(range(len(parts)))
        assert {block.count for block in parts} == {len(parts)} and len(parts) % 16 == 0
        assert {(block.family, block.flags) for block in parts} == {(PICOS[name].family, blocks.FLAG_FAMILY)}


@pytest.mark.parametrize("seed", range(3))
def test_the_order_in_which_a_computer_sends_the_pieces_does_not_matter_to_a_pico(seed):
    runtime = runtime_of("pico")
    uf2 = one_file.with_files(runtime, FILES)
    order = list(range(len(uf2) // 512))
    random.Random(seed).shuffle(order)
    order += order[:50]
    assert copied(uf2, "pico", order) == copied(uf2, "pico")


def test_a_copy_that_breaks_off_does_not_start_and_can_be_repeated():
    uf2 = one_file.with_files(runtime_of("pico"), FILES)
    half, restarted = copied(uf2, "pico", range(700))
    assert not restarted
    assert boot_rom.copied(uf2, PICOS["pico"], half)[0][: len(uf2) // 2] == copied(uf2, "pico")[0][: len(uf2) // 2]


@ALL
def test_the_absolute_block_comes_first_and_only_on_the_rp2350(name):
    first = blocks.read(one_file.bare(runtime_of(name)))[0]
    if PICOS[name].chip == "RP2040":
        assert first.family == blocks.FAMILY_RP2040
        return
    assert (first.family, first.number, first.count) == (blocks.FAMILY_ABSOLUTE, 0, 2)
    assert first.data == b"\xef" * 256
    assert first.flags == blocks.FLAG_FAMILY | blocks.FLAG_EXTENSION
    assert one_file.bare(runtime_of(name))[32 + 256 : 32 + 260] == bytes.fromhex("04e35799")


def test_the_usual_place_of_the_absolute_block_would_harm_the_file_system():
    # The reason for another place: the last sector of a 4 MB flash is also at the end of the 16 MB of addresses.
    runtime = runtime_of("pico2")
    offset, size = runtime.file_system
    usual = blocks.absolute_block(0x10FFFF00) + blocks.write(runtime.program, blocks.FAMILY_RP2350_ARM)
    flash, restarted = copied(usual, "pico2")
    assert restarted and flash[: len(runtime.program)] == runtime.program
    assert flash[offset + size - 4096 :] != old_flash("pico2")[offset + size - 4096 :]


def test_a_file_that_would_harm_the_file_system_is_not_handed_out(monkeypatch):
    monkeypatch.setattr(one_file, "_unused_page", lambda runtime: 0x10FFFF00)
    with pytest.raises(one_file.NotSafe, match="would damage the file system"):
        one_file.bare(runtime_of("pico2"))


@pytest.mark.parametrize("size", [256, 4095, 4096 + 256])
def test_only_whole_sectors_are_written(size):
    with pytest.raises(ValueError, match="whole sectors"):
        blocks.write(bytes(size), blocks.FAMILY_RP2040)


def test_the_file_reaches_to_the_end_of_the_file_system_and_no_further():
    runtime = runtime_of("pico", file_system=(0xA0000, 0x40000))
    uf2 = one_file.with_files(runtime, FILES)
    assert len(uf2) == 2 * 0xE0000
    assert copied(uf2, "pico")[0][0xE0000:] == old_flash("pico")[0xE0000:]


def test_files_that_leave_no_room_for_saves_are_refused_with_their_size():
    # Two sectors for each of the folders "/" and "/firmware", six for the file there; littlefs keeps short ones in the
    # folder.
    enough = 10 * 4096 + 100 * 1024
    flash, _ = copied(one_file.with_files(runtime_of("pico", file_system=(0xA0000, enough)), FILES), "pico")
    assert read_file_system(flash[0xA0000 : 0xA0000 + enough]) == FILES
    for size in (enough - 4096, 8192):
        runtime = runtime_of("pico", file_system=(0xA0000, size))
        with pytest.raises(interpreter.WrongImage) as refused:
            one_file.with_files(runtime, FILES)
        assert "The files need 40 KB, and 100 KB are to stay free for saved games" in str(refused.value)
        assert f"has {size // 1024} KB" in str(refused.value) and "RPI_PICO-20250415-v1.25.0.uf2" in str(refused.value)


def test_an_image_without_a_free_sector_before_the_file_system_is_refused_on_the_rp2350():
    runtime = runtime_of("pico2", file_system=(0xA000, 0x10000))
    with pytest.raises(one_file.NotSafe, match="no free sector"):
        one_file.bare(runtime)


# What erratum RP2040-E14 does, so that the model is known to have it.


def test_a_file_joined_without_care_arrives_damaged_on_a_pico():
    offset, _ = runtime_of("pico").file_system
    system = bytes(range(256)) * 64
    parts = blocks.read(image("pico")) + blocks.read(uf2_of(system, blocks.FAMILY_RP2040, blocks.FLASH_START + offset))
    joined = b"".join(
        blocks.write_block(part._replace(number=number, count=len(parts))) for number, part in enumerate(parts)
    )
    flash, restarted = copied(joined, "pico")
    assert restarted and flash[offset : offset + len(system)] != system
    # Programming without erasing only clears bits; on a flash that was erased it would not be noticed.
    blank, _ = boot_rom.copied(joined, PICOS["pico"], b"\xff" * PICOS["pico"].flash)
    assert blank[offset + 4096 :] != flash[offset + 4096 :]


def test_a_file_that_does_not_begin_at_a_sector_arrives_damaged_on_a_pico_but_not_on_a_pico_2():
    content = bytes(range(256)) * 40
    for name, whole in (("pico", False), ("pico2", True)):
        flash, _ = copied(uf2_of(content, PICOS[name].family, blocks.FLASH_START + 0x20100), name)
        assert (flash[0x20100 : 0x20100 + len(content)] == content) is whole


def test_blocks_for_another_chip_and_other_pieces_are_passed_over():
    other = uf2_of(bytes(4096), blocks.FAMILY_RP2350_ARM) + b"FAT sector".ljust(512, b"\0")
    assert copied(other, "pico") == (old_flash("pico"), False)


def test_a_file_that_would_not_arrive_is_not_handed_out(monkeypatch):
    monkeypatch.setattr(one_file, "copied", lambda uf2, pico, flash: (bytes(len(flash)), True))
    with pytest.raises(one_file.NotSafe):
        one_file.bare(runtime_of("pico"))


@ALL
def test_without_folders_only_what_is_written_of_the_file_system_is_in_the_file(name):
    """And what else was there is out of reach: a file system is found by its root, which has both its sectors."""
    runtime = runtime_of(name)
    files = {"/board.txt": b"x\n", "/main.py": b"run()\n", "/board_settings.txt": b"key = 1\n" * 400}
    uf2 = one_file.with_files(runtime, files)
    offset, size = runtime.file_system
    assert len(numbered(uf2)) * blocks.PAGE <= len(runtime.program) + 4 * blocks.SECTOR
    used = {"/data/games/0001.log": bytes(20_000), "/board.txt": b"y\n", "/old.txt": b"z"}
    flash = bytearray(old_flash(name))
    flash[offset : offset + size] = build_file_system(used, size)
    arrived, restarted = boot_rom.copied(uf2, PICOS[name], bytes(flash))
    assert restarted and read_file_system(arrived[offset : offset + size]) == files


@pytest.fixture
def for_both():
    return [one_file.with_files(runtime_of(name), {"/board.txt": b"x\n"}) for name in ("pico", "pico2")]


@pytest.mark.parametrize("name", ["pico", "pico2"])
def test_each_chip_takes_its_own_part_of_a_file_for_both(name, for_both):
    alone = copied(for_both[name == "pico2"], name)
    assert copied(blocks.joined(for_both), name) == alone and alone[1]
    assert interpreter.read(blocks.joined([one_file.bare(runtime_of(each)) for each in ("pico", "pico2")]), name) == (
        runtime_of(name)
    )


def test_no_board_goes_away_before_the_end_of_a_file_for_both_is_near(for_both):
    uf2 = blocks.joined(for_both)
    last = len(uf2) // blocks.SIZE
    for name in ("pico", "pico2"):
        assert not copied(uf2, name, range(last - 2))[1] and copied(uf2, name, range(last))[1]


@pytest.mark.parametrize("name", ["pico", "pico2"])
@pytest.mark.parametrize("seed", range(3))
def test_an_update_that_breaks_off_anywhere_leaves_the_file_system_and_is_repeated(name, seed):
    chance = random.Random(seed)
    runtime = runtime_of(name)
    uf2 = blocks.joined([one_file.bare(runtime_of(each)) for each in ("pico", "pico2")])
    offset, size = runtime.file_system
    flash = old_flash(name)
    for _ in range(6):
        sent = range(chance.randrange(len(uf2) // blocks.SIZE - 2))
        flash, restarted = boot_rom.copied(uf2, PICOS[name], flash, sent)
        assert not restarted and flash[offset : offset + size] == old_flash(name)[offset : offset + size]
    flash, restarted = boot_rom.copied(uf2, PICOS[name], flash)
    assert restarted and flash == copied(uf2, name)[0]
    assert flash[offset : offset + size] == old_flash(name)[offset : offset + size]
