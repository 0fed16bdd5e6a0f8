"""The one file of `dev.py uf2` on a Pico fresh from the shop: copied by the model of its boot ROM, then started and
played.
"""

import random

import pytest

from host_sim.handheld import SimulatedHandheld
from tests.emulated.album import pictures
from tools.board.device_files import device_files
from tools.board.device_paths import TEST_SEED
from tools.board.flash_image import read_file_system
from tools.board.micropython_image import micropython_image
from tools.emulated_pico.handheld import EmulatedHandheld
from tools.uf2 import blocks, interpreter, one_file
from tools.uf2.boot_rom import copied

pytestmark = pytest.mark.emulator

BOARD = "waveshare_pico_lcd_1_3"
SEED = "penk 16"

# From the home screen into a game of Penk!, to the first held dice; then the power fails and the same dice are there.
PLAY = """
shot home
press ok x2
shot new_game
press ok x4
shot rolled
press up
press right
press ok
shot held
power off
power on
shot again
"""


def test_a_blank_pico_with_the_one_file_plays_as_the_desk_does(tmp_path):
    runtime = interpreter.read(micropython_image(), "pico")
    # The seed fixes the dice, so that the desk rolls the same ones.
    uf2 = one_file.with_files(runtime, {**device_files(BOARD), TEST_SEED: f"{SEED}\n".encode()})
    flash, restarted = copied(uf2, runtime.pico, b"\xff" * runtime.pico.flash)
    assert restarted
    pico = EmulatedHandheld(BOARD, files={})
    pico.flash = flash
    shown = pictures(pico, PLAY, tmp_path / "pico")
    expected = pictures(SimulatedHandheld(BOARD, tmp_path / "flash", SEED), PLAY, tmp_path / "desk")
    assert [name for name in expected if shown[name] != expected[name]] == []
    assert pico.violations == []
    assert shown["rolled"] != shown["held"] == shown["again"]


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(4))
def test_the_one_file_arrives_on_a_full_flash_in_whatever_order_it_is_sent(seed):
    runtime = interpreter.read(micropython_image(), "pico")
    files = device_files(BOARD)
    uf2 = one_file.with_files(runtime, files)
    chance = random.Random(seed)
    order = list(range(len(uf2) // 512))
    chance.shuffle(order)
    flash, restarted = copied(uf2, runtime.pico, chance.randbytes(runtime.pico.flash), order)
    assert restarted
    system = runtime.file_system[0]
    assert flash[: len(runtime.program)] == runtime.program
    assert flash[len(runtime.program) : system].strip(b"\xff") == b""
    assert read_file_system(flash[system:]) == files


def test_the_official_image_says_what_it_is():
    runtime = interpreter.read(micropython_image(), "pico")
    assert runtime.file_system == (0xA0000, 352 * 4096)
    assert len(runtime.program) == 0x52000
    assert b"".join(block.data for block in blocks.read(micropython_image())) == runtime.program.rstrip(b"\xff")
