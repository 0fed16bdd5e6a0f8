"""The second emulator stops where a chip does: each with a few instructions made by hand."""

import struct

import pytest

from tools.second_emulator import rp2040js
from tools.second_emulator.handheld import Fault, StrictHandheld

pytestmark = pytest.mark.wasm

BOARD = "waveshare_pico_lcd_1_3"
SIZE = 64 * 1024
LOADED = 0x10000014
LOAD_ADDRESS = 0x4804  # ldr r0, [pc, #16]: the word after the instructions
READ_WORD, READ_HALF, WRITE_WORD, WRITE_BYTE = 0x6801, 0x8801, 0x6001, 0x7001  # ldr, ldrh, str, strb: r1, [r0]
JUMP, PUSH, POP, BREAKPOINT, UNKNOWN, FOREVER = 0x4700, 0xB403, 0xBC03, 0xBE00, 0xB100, 0xE7FE


def handheld(*instructions, word=0x20000100):
    """A handheld whose program loads `word` into r0 and then runs these instructions; the boot ROM holds nothing."""
    code = struct.pack("<10H", *[LOAD_ADDRESS, *instructions, *[FOREVER] * 9][:10]) + struct.pack("<I", word)
    return StrictHandheld(BOARD, code.ljust(SIZE, b"\xff"), boot_rom=[0x20040000, *[0] * 4095])


@pytest.fixture(scope="module", autouse=True)
def emulator():
    try:
        rp2040js.package()
    except rp2040js.Missing as missing:
        pytest.skip(f"not run: {missing}")


@pytest.mark.parametrize(
    ("instruction", "address", "told"),
    [
        (READ_WORD, 0x20000102, "reads 4 bytes at an address that is no multiple of 4"),
        (READ_WORD, LOADED + 2, "reads 4 bytes at an address that is no multiple of 4"),
        (READ_HALF, 0x20000101, "reads 2 bytes at an address that is no multiple of 2"),
        (WRITE_WORD, 0x20000101, "writes 4 bytes at an address that is no multiple of 4"),
        (READ_WORD, 0x20042000, "reads an address where nothing is"),
        (READ_WORD, 0x10000000 + SIZE, "reads an address where nothing is"),
        (WRITE_BYTE, 0x30000000, "writes an address where nothing is"),
        (WRITE_WORD, 0x10001000, "writes to an address of the flash or the boot ROM"),
        (WRITE_BYTE, 0x00000010, "writes to an address of the flash or the boot ROM"),
        (JUMP, 0x10000010, "jumps to an address without the Thumb bit"),
        (BREAKPOINT, 0x10000002, "stops at a breakpoint"),
        (UNKNOWN, 0x10000002, "meets what is no instruction"),
    ],
)
def test_it_stops_where_a_chip_does(instruction, address, told):
    with handheld(instruction, word=address) as pico:
        pico.power_on()
        with pytest.raises(Fault, match=told) as fault:
            pico.run(1)
    assert str(fault.value).endswith("pc 0x10000002")


@pytest.mark.parametrize("instruction", [READ_WORD, READ_HALF, WRITE_WORD, WRITE_BYTE, PUSH])
def test_it_goes_on_where_a_chip_does(instruction):
    with handheld(instruction) as pico:
        pico.power_on()
        pico.run(2)
        assert pico.emulated_ms == pytest.approx(2, abs=0.01)
        assert pico.violations == []


def test_another_package_is_refused():
    assert rp2040js.is_pinned(rp2040js.package())
    assert not rp2040js.is_pinned(b"")
