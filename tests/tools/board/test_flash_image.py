"""UF2 files and littlefs images."""

import struct

import pytest

from tools.board.flash_image import FLASH_SIZE, build_file_system, file_system_place, read_file_system, uf2_to_flash

SIZE = 64 * 4096


def uf2_block(address, content):
    head = struct.pack("<8I", 0x0A324655, 0x9E5D5157, 0x2000, address, len(content), 0, 1, 0xE48BFF56)
    return (head + content).ljust(508, b"\0") + struct.pack("<I", 0x0AB16F30)


def test_a_file_system_gives_back_what_was_put_in():
    files = {"/main.py": b"print(1)", "/firmware/screens/home.mpy": bytes(range(256)) * 30, "/empty": b""}
    assert read_file_system(build_file_system(files, SIZE)) == files


def test_only_one_folder_can_be_read():
    image = build_file_system({"/data/games/0001.log": b"x", "/main.py": b"y"}, SIZE)
    assert read_file_system(image, "/data") == {"/data/games/0001.log": b"x"}
    assert read_file_system(image, "/nothing") == {}


def test_uf2_blocks_go_to_their_addresses_and_the_rest_is_erased():
    flash = uf2_to_flash(uf2_block(0x10000100, b"a" * 256) + uf2_block(0x10000000, b"b" * 256))
    assert len(flash) == FLASH_SIZE
    assert flash[:513] == b"b" * 256 + b"a" * 256 + b"\xff"


@pytest.mark.parametrize("content", [b"", b"x" * 511, b"x" * 512, uf2_block(0x20000000, b"a" * 256)])
def test_other_files_are_refused(content):
    with pytest.raises(ValueError):
        uf2_to_flash(content)


def test_an_image_without_binary_info_is_refused():
    with pytest.raises(ValueError, match="binary_info"):
        file_system_place(b"\xff" * FLASH_SIZE)


@pytest.mark.emulator
def test_the_official_image_tells_where_its_file_system_is():
    from tools.emulated_pico.handheld import bare_flash

    _, offset, size = bare_flash()
    assert (offset, size) == (0xA0000, 352 * 4096)
