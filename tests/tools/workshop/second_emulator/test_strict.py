"""The second emulator stops at the same faults as the chip, and the trial reports it."""

import random
import struct

import pytest

from tools import npm
from tools.workshop.prove import strict
from tools.workshop.prove.trial import Cases, Found
from tools.workshop.second_emulator import rp2040js
from tools.workshop.second_emulator.handheld import Fault, StrictHandheld

pytestmark = pytest.mark.emulator

BOARD = "waveshare_pico_lcd_1_3"
SIZE = 64 * 1024
LOADED = 0x10000014
LOAD_ADDRESS = 0x4804  # ldr r0, [pc, #16]: the word after the instructions
READ_WORD, READ_HALF, WRITE_WORD, WRITE_BYTE = 0x6801, 0x8801, 0x6001, 0x7001  # ldr, ldrh, str, strb: r1, [r0]
JUMP, CALL, PUSH, POP, BREAKPOINT, UNKNOWN, FOREVER = 0x4700, 0x4780, 0xB403, 0xBC03, 0xBE00, 0xB100, 0xE7FE
STACK = 0x20040000


@pytest.fixture(scope="module", autouse=True)
def emulator():
    try:
        rp2040js.package()
    except npm.Missing as missing:
        pytest.skip(f"not run: {missing}")


def code(*instructions, word):
    """A flash with a program that loads `word` into r0 and then runs these instructions."""
    program = struct.pack("<10H", *[LOAD_ADDRESS, *instructions, *[FOREVER] * 9][:10]) + struct.pack("<I", word)
    return program.ljust(SIZE, b"\xff")


def handheld(*instructions, word=0x20000100, functions=()):
    """A handheld with that program. functions: words of the boot ROM's list of functions, at address 0x20."""
    return StrictHandheld(BOARD, code(*instructions, word=word), boot_rom=boot_rom(*functions))


def boot_rom(*functions):
    words = [STACK, 0, 0, 0, 0, 0x20, 0, 0, *functions]
    return words + [0] * (4096 - len(words))


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
    assert str(fault.value).endswith(f"0x{address:08x}; pc 0x10000002")


def test_code_in_flash_does_not_run_while_flash_is_written():
    exit_xip = int.from_bytes(b"EX", "little") | 0x101 << 16
    with handheld(CALL, word=0x101, functions=[exit_xip]) as pico:
        pico.power_on()
        with pytest.raises(Fault, match="reads flash while it is being written, 0x10000004"):
            pico.run(1)


def test_it_goes_on_where_a_chip_does():
    with handheld(READ_WORD, READ_HALF, WRITE_WORD, WRITE_BYTE, PUSH, POP) as pico:
        pico.power_on()
        pico.run(2)
        assert pico.emulated_ms == pytest.approx(2, abs=0.01)
        assert pico.violations == []


def test_the_trial_tells_of_a_fault(monkeypatch):
    monkeypatch.setattr(strict, "flash_with", lambda *_, **__: code(READ_WORD, word=LOADED + 2))
    found = Found()
    strict.play(BOARD, "shot home", "a script", found)
    [(reason, where)] = found.failures
    assert "0x10000016; pc 0x10000002" in reason and where == [f"a script on {BOARD}"]


def test_without_the_emulator_the_trial_says_that_it_was_not_run(monkeypatch, capsys):
    def missing():
        raise npm.Missing("no network")

    monkeypatch.setattr(rp2040js, "package", missing)
    assert strict.run(random.Random(1), Cases(1)) == Found()
    said = capsys.readouterr().out
    assert said.startswith("strict: not run, without ") and said.endswith("rp2040js (no network)\n")
