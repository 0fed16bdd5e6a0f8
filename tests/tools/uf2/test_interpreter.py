"""Which downloaded files are taken for MicroPython, and what is said of the others."""

import pytest

from tests.tools.uf2.synthetic_images import BOARD, FILE_SYSTEMS, VERSION, block, image, program, uf2_of
from tools.refusal import Refusal
from tools.uf2 import blocks, interpreter
from tools.uf2.interpreter import PICOS, WrongImage


def changed(which, /, **changes):
    """The image for the Pico with other values in one block."""
    parts = blocks.read(image("pico"))
    parts[which] = parts[which]._replace(**changes)
    return b"".join(blocks.write_block(part) for part in parts)


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
        (image("pico")[:5120] + bytes(512) + image("pico")[5632:], "what is at byte 5120"),
        (image("pico", title="Doom"), "This program is Doom, not MicroPython"),
        (image("pico", version="v1.26.0"), "MicroPython v1.26.0"),
        (image("pico", version="v1.25.0-preview.7"), "v1.25.0-preview.7"),
        (image("pico", board="tiny2040"), "for the board 'tiny2040'"),
        (image("pico", file_system=None), "has no file system"),
        (
            image("pico", version=None),
            "does not say which version it is; the files of the handheld are compiled for v1.25.0",
        ),
        (image("pico", version=""), "does not say which version it is"),
        (image("pico", board=None), "does not say for which board it is"),
        (image("pico", title=None), "does not say that it is MicroPython"),
        (image("pico", title="\x1b[2JDoom\x7f\xe4"), "This program is ?[2JDoom???, not"),
        (image("pico", more=[(b"RP", BOARD, "pico_w")]), "it names two different boards"),
        (image("pico", more=[(b"RP", VERSION, "v1.26.0")]), "it names two different versions"),
        (image("pico", more=[(b"MP", (0xB0000, 0x10000))]), "it names two different file systems"),
        (image("pico", file_system=(0xA0000, 0)), "is 0 bytes: that has no room"),
        (image("pico", file_system=(0xA0000, 4096)), "is 4096 bytes: that has no room"),
        (image("pico", file_system=(0xA0000, 3 * 4096 - 1)), "12287 bytes, is no multiple of 4096"),
        (image("pico", file_system=(0x200000, 2 * 4096)), "does not fit"),
        (image("pico", file_system=(0, 0x10000)), "does not fit"),
        (image("pico", file_system=(0xA0100, 0x10000)), "does not fit"),
        (image("pico", file_system=(0xA0000, 0x200000)), "does not fit"),
        (image("pico", file_system=(0x8000, 0x10000)), "reaches into the file system"),
        (uf2_of(bytes(8192), blocks.FAMILY_RP2040), "no binary_info block"),
        (uf2_of(program("pico"), 0x1234), "for another chip"),
        (uf2_of(program("pico"), blocks.FAMILY_RP2350_RISCV), "RISC-V"),
        (uf2_of(program("pico"), blocks.FAMILY_RP2040, 0x20000000), "0x20000000"),
        (block(0x10000000, b"a" * 256, 0, 1, blocks.FAMILY_RP2040, flags=0), "another chip"),
        (block(0x10000000, b"a" * 256, 0, 0xFFFFFFFF, blocks.FAMILY_RP2040), "has 1 of 4294967295 blocks"),
        (changed(9, count=146), "how many blocks it has"),
        (changed(9, number=145), "how many blocks it has"),
        (block(0x10000000, b"a" * 256, 0, 0, blocks.FAMILY_RP2040), "how many blocks it has"),
        (changed(9, number=8), "the address of block 8"),
        (changed(9, data=b"a" * 255), "does not belong into the flash of a Pico: 0x10000900"),
        (changed(9, data=b"a" * 476), "does not belong into the flash of a Pico: 0x10000900"),
        (changed(9, address=0x10000901), "does not belong into the flash of a Pico: 0x10000901"),
        (changed(9, flags=0x2001), "does not belong into the flash of a Pico: 0x10000900"),
        (
            block(0x10000000, b"a" * 256, 0, 2, blocks.FAMILY_RP2040)
            + block(0x10000000, b"b" * 256, 1, 2, blocks.FAMILY_RP2040),
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


def test_what_others_say_in_the_block_is_no_concern_of_micropython():
    said = [(b"XX", BOARD, "teapot"), (b"XX", VERSION, "v7"), (b"XX", (0xB0000, 0x10000)), (b"RP", BOARD, "pico")]
    assert interpreter.read(image("pico", more=said), "pico").file_system == FILE_SYSTEMS["pico"]


def test_two_sectors_at_the_end_of_the_flash_are_a_file_system():
    place = (0x200000 - 2 * 4096, 2 * 4096)
    assert interpreter.read(image("pico", file_system=place), "pico").file_system == place


def test_pages_that_the_image_leaves_out_are_erased():
    parts = blocks.read(image("pico"))[:-1]
    del parts[20:30]
    uf2 = [part._replace(number=number, count=len(parts)) for number, part in enumerate(parts)]
    program = interpreter.read(b"".join(map(blocks.write_block, uf2)), "pico").program
    assert program[20 * 256 : 30 * 256] == b"\xff" * 2560 and program[30 * 256 : 31 * 256] == parts[20].data


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("pico", "pico"),
        ("PICO", "pico"),
        ("picow", "pico_w"),
        ("Raspberry Pi Pico W", "pico_w"),
        ("pico 2", "pico2"),
        ("RPI_PICO2", "pico2"),
        ("pico2-w", "pico2_w"),
    ],
)
def test_a_pico_is_understood_however_it_is_spelled(words, name):
    assert interpreter.pico_of(words) == name


@pytest.mark.parametrize("words", ["", "pico3", "w", "tiny2040"])
def test_for_another_pico_the_four_names_are_given(words):
    with pytest.raises(Refusal) as refused:
        interpreter.pico_of(words)
    assert str(refused.value).split("\n")[1:] == [f"  --pico {name}" for name in ("pico", "pico_w", "pico2", "pico2_w")]
