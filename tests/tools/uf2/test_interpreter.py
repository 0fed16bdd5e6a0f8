"""Which downloaded files are taken for MicroPython, and what is said of the others."""

import pytest

from tools.uf2 import blocks, interpreter
from tools.uf2.interpreter import PICOS, WrongImage

from tests.tools.uf2.synthetic_images import FILE_SYSTEMS, block, image, program, uf2_of


ALL = pytest.mark.parametrize("name", sorted(PICOS))


@ALL
def test_each_image_is_read_and_tells_where_its_file_system_is(name):
    runtime = interpreter.read(image(name), name)
    assert runtime.file_system == FILE_SYSTEMS[name]
    assert runtime.program == program(name, file_system=FILE_SYSTEMS[name]).ljust(0xA000, b"\xff")


@ALL
def test_another_pico_is_refused_by_name(name):
    for other in PICOS:
        if other != name:
            with pytest.raises(WrongImage) as refused:
                interpreter.read(image(other), name)
            words = str(refused.value)
            assert PICOS[other].name in words and f"{PICOS[name].download}-20250415-v1.25.0.uf2" in words


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "it is empty"),
        (b"<!DOCTYPE html><html>", "web page"),
        (b"PK\3\4" + bytes(600), "ZIP"),
        (b"# README" * 64, "no UF2 file"),
        (b"short", "no UF2 file"),
        (image("pico")[:-100], "breaks off in the middle of block"),
        (image("pico")[: 512 * 100], "has 100 of 145 blocks"),
        (image("pico")[512:], "has 144 of 145 blocks"),
        (image("pico")[:5120] + bytes(512) + image("pico")[5632:], "what stands at byte 5120"),
        (image("pico", title="Doom"), "This program is Doom, not MicroPython"),
        (image("pico", version="v1.26.0"), "MicroPython v1.26.0"),
        (image("pico", version="v1.25.0-preview.7"), "v1.25.0-preview.7"),
        (image("pico", board="tiny2040"), "for the board 'tiny2040'"),
        (image("pico", file_system=None), "has no file system"),
        (image("pico", file_system=(0xA0100, 0x10000)), "does not fit"),
        (image("pico", file_system=(0xA0000, 0x200000)), "does not fit"),
        (image("pico", file_system=(0x8000, 0x10000)), "reaches into the file system"),
        (uf2_of(bytes(8192), blocks.FAMILY_RP2040), "no binary_info block"),
        (uf2_of(program("pico"), 0x1234), "for another chip"),
        (uf2_of(program("pico"), blocks.FAMILY_RP2350_RISCV), "RISC-V"),
        (uf2_of(program("pico"), blocks.FAMILY_RP2040, 0x20000000), "0x20000000"),
        (block(0x10000000, b"a" * 256, 0, 1, blocks.FAMILY_RP2040, flags=0), "another chip"),
        (
            block(0x10000000, b"a" * 256, 0, 2, blocks.FAMILY_RP2040) + block(0x10000000, b"b" * 256, 1, 2, blocks.FAMILY_RP2040),
            "contradicts itself",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_wrong_files_are_refused_in_plain_words(content, words):
    with pytest.raises(WrongImage) as refused:
        interpreter.read(content, "pico")
    assert words in str(refused.value)
    assert "RPI_PICO-20250415-v1.25.0.uf2" in str(refused.value)


def test_a_damaged_binary_info_block_is_refused():
    content = bytearray(program("pico", file_system=FILE_SYSTEMS["pico"]))
    content[0x110 + 8] = 0xFF
    content[0x110 + 11] = 0x7F
    with pytest.raises(WrongImage, match="damaged"):
        interpreter.read(uf2_of(bytes(content), blocks.FAMILY_RP2040), "pico")
