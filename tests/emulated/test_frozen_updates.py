"""Files for drag and drop with the code inside, copied by the model of the boot ROM: a first one onto a blank Pico,
updates onto handhelds in use, on whose file systems everything stays wherever a copy breaks off.
"""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from host_sim.handheld import SimulatedHandheld
from host_sim.script import Runner, boot, parse
from tests.emulated.served_on_a_port import served
from tools.board import flash_image
from tools.board.board_link import BoardLink
from tools.board.device_files import device_files
from tools.board.device_paths import MAIN, TEST_SEED
from tools.board.install_files import SUFFIX, Plan, _swap_program
from tools.commands import backup, install, restore
from tools.emulated_pico.handheld import EmulatedHandheld, bare_flash
from tools.image import build, frozen
from tools.owner.examine import examine
from tools.owner.saves import Board, read_all
from tools.release import parts, tried
from tools.uf2 import blocks, interpreter
from tools.uf2.boot_rom import copied
from tools.uf2.interpreter import PICOS

pytestmark = pytest.mark.emulator

BOARD = "waveshare_pico_lcd_1_3"
PICO = PICOS["pico"]
_ALL_BLOCKS = 352
_FREE_BLOCKS = 16
_IN_A_BLOCK = 4080


def game_in_two_parts(whole):
    """(a game of Penk! as a script to the end of the first turn, the next of it or all the rest, its seed)."""
    script, seed = tried.game_for(BOARD, whole=True)
    first = script.index(tried.FIRST_TURN_ENDS) + len(tried.FIRST_TURN_ENDS)
    end = len(script) if whole else script.index("\n", script.index("shot", first)) + 1
    return script[:first], script[first:end], seed


def pictures_of(handheld, script, folder):
    runner = Runner(handheld, str(folder))
    runner.run(parse(script))
    return {path.name: path.read_bytes() for path in map(Path, runner.written)}


def system_of(flash, image):
    _, offset, size = bare_flash(image)
    return flash[offset : offset + size]


def with_file(flash, image, path, content):
    _, offset, size = bare_flash(image)
    system = flash_image.with_file(flash[offset : offset + size], path, content)
    return flash[:offset] + system + flash[offset + size :]


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.whole)])
def test_a_first_file_plays_and_updates_in_mid_game_that_break_off_anywhere_lose_nothing(whole, image, tmp_path):
    """On a file system that is nearly full, with the pictures of a handheld on the desk that was never updated."""
    first, rest, seed = game_in_two_parts(whole)
    device = EmulatedHandheld(BOARD, files={}, image=image)
    uf2 = build.file_for(image, ["pico"], frozen.files_beside(BOARD))
    device.flash, restarted = copied(uf2, PICO, bytes(PICO.flash))
    assert restarted
    chance = random.Random(1)
    ballast = chance.randbytes((_ALL_BLOCKS - _FREE_BLOCKS - 8) * _IN_A_BLOCK)
    for path, content in (("/own.bin", ballast), (TEST_SEED, f"{seed}\n".encode())):
        device.flash = with_file(device.flash, image, path, content)
    shown = pictures_of(device, first, tmp_path / "device")
    last = device.pixels()
    device.power_off()

    before = system_of(device.flash, image)
    # What was there of another version.
    program = len(interpreter.read(image, "pico").program)
    flash = bytes(program) + device.flash[program:]
    pieces = len(image) // blocks.SIZE
    for end in (1, *(chance.randrange(pieces) for _ in range(8)), pieces - 1):
        flash, restarted = copied(image, PICO, flash, range(end))
        assert not restarted and system_of(flash, image) == before
    device.flash, restarted = copied(image, PICO, flash)
    assert restarted and system_of(device.flash, image) == before

    boot(device)
    assert device.pixels() == last
    shown |= pictures_of(device, rest, tmp_path / "device")
    device.power_off()
    desk = SimulatedHandheld(BOARD, tmp_path / "flash", seed)
    assert shown == pictures_of(desk, first + rest, tmp_path / "desk")
    desk.power_off()
    assert device.violations == [] and device.files_in_flash()["/own.bin"] == ballast


def test_a_handheld_with_copied_files_plays_on_with_the_code_inside(image, tmp_path):
    """Those files, damaged here, are not used any more."""
    first, _rest, seed = game_in_two_parts(False)
    older = EmulatedHandheld(BOARD, seed=seed)
    pictures_of(older, first, tmp_path)
    last = older.pixels()
    older.power_off()
    device = EmulatedHandheld(BOARD, files={}, image=image)
    device.flash, restarted = copied(image, PICO, older.flash)
    for path in device_files(BOARD):
        if path.startswith(("/firmware", "/shared_rules")):
            device.flash = with_file(device.flash, image, path, b"of another version")
    assert restarted
    boot(device)
    assert device.pixels() == last and device.violations == []


def test_a_restoring_that_was_interrupted_ends_at_the_next_start(image):
    real = frozen.files_beside(BOARD)
    wanted = {"/data/own.txt": b"of the backup\n", MAIN: real[MAIN]}
    files = {**real, "/data/pad.log": b"", MAIN: _swap_program(Plan(wanted, ["/data/pad.log"], []))}
    files |= {path + SUFFIX: content for path, content in wanted.items()}
    device = EmulatedHandheld(BOARD, files=files, image=image)
    boot(device)
    assert device.pico.restarts == 1
    device.power_off()
    after = device.files_in_flash()
    assert after[MAIN] == real[MAIN] and after["/data/own.txt"] == b"of the backup\n"
    assert "/data/pad.log" not in after and not [path for path in after if path.endswith(SUFFIX)]


def test_the_tools_of_an_owner_work_on_it(image, tmp_path, monkeypatch):
    """Doctor, install, backup, restore and mpremote: files are taken away, put there and compared by their hashes."""
    saves = {"/data/games/0001.log": bytes(range(256)) * 15, "/data/sheets/M\u00fchle.json": b"{}"}
    left = {"/firmware/firmware.pack": b"of an earlier installation" * 99}
    handheld = EmulatedHandheld(BOARD, files={**frozen.files_beside(BOARD), **left, **saves}, image=image)
    handheld.power_on()
    handheld.run(800)
    monkeypatch.chdir(tmp_path)

    def use(port):
        with BoardLink(port) as link:
            found = [key for key, _details in examine(link)]
        codes = [install.main(["--port", port]), backup.main(["--port", port, "kept.zip"])]
        with BoardLink(port) as link:
            Board(link).replace({"settings.txt": b"tips=off\n"})
            other = read_all(Board(link))
        command = [sys.executable, "-m", "mpremote", "connect", port, "resume", "fs", "cat", ":board.txt"]
        shown = subprocess.run(command, capture_output=True, check=False).stdout
        codes.append(restore.main(["--port", port, "--replace", "kept.zip"]))
        return found, codes, other, shown

    found, codes, other, shown = served(handheld, use)
    # The game of these bytes is no game.
    assert found == ["inside", "damaged"] and codes == [0, 0, 0]
    assert other == {"settings.txt": b"tips=off\n"} and shown.strip() == BOARD.encode()
    handheld.power_off()
    files = handheld.files_in_flash()
    assert not left.keys() & files.keys() and {path: files[path] for path in saves} == saves


@pytest.mark.whole
def test_a_blank_pico_with_the_file_of_a_release_plays_a_whole_game_as_the_desk_does(image):
    every = build.image(build.EVERY)
    assert tried.play(BOARD, build.EVERY, parts.uf2_file(BOARD, build.EVERY, every), every, whole=True) > 10
