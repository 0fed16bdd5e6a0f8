"""The one file of `dev.py uf2` on a Pico fresh from the shop: copied by the model of its boot ROM, then started and
played.
"""

import random

import pytest

from tools.board.device_files import device_files
from tools.board.flash_image import read_file_system
from tools.board.micropython_image import micropython_image
from tools.refusal import Refusal
from tools.release import parts, tried
from tools.uf2 import blocks, interpreter, one_file
from tools.uf2.boot_rom import copied

pytestmark = pytest.mark.emulator

BOARD = "waveshare_pico_lcd_1_3"


@pytest.fixture(scope="module")
def image():
    return micropython_image()


def test_a_blank_pico_with_the_one_file_plays_as_the_desk_does(image):
    assert tried.play(BOARD, "pico", parts.uf2_file(BOARD, "pico", image), image) > 10


def test_a_file_that_shows_something_else_is_found(image, monkeypatch):
    files = device_files(BOARD)
    other = exchanged(files["/firmware/assets/pictures.sheet"])
    monkeypatch.setattr(parts, "device_files", lambda _board: {**files, "/firmware/assets/pictures.sheet": other})
    with pytest.raises(Refusal, match="another picture than the simulator"):
        tried.play(BOARD, "pico", parts.uf2_file(BOARD, "pico", image), image)


def exchanged(pictures):
    """The atlas (firmware/drivers/glyph_atlas.py) with each picture in the place of the next one of its width."""
    count = pictures[7]
    widths = pictures[10 + 2 * count :][:count]
    codes = sorted(range(count), key=lambda code: widths[code])
    places = [b""] * count
    for code, other in zip(codes, codes[1:] + codes[:1]):
        taken = other if widths[other] == widths[code] else code
        places[code] = pictures[10 + 2 * taken :][:2]
    return pictures[:10] + b"".join(places) + pictures[10 + 2 * count :]


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
