"""The emulated Pico stops where a chip stops with a HardFault, and says what, where and why."""

import shutil
import struct
import sysconfig

import pytest

from tools.workshop.emulated_pico.board import BoardFault, EmulatedPico

pytestmark = pytest.mark.emulator

CODE = 0x20001000
RAM, FLASH = 0x20002000, 0x10001000
NOWHERE = 0x30000000
FOREVER = 0xE7FE
# Thumb instructions with the address in r0 (ARMv6-M Architecture Reference Manual, A6.7).
LDR, STR, STRH, LDM, BX, BKPT = 0x6801, 0x6001, 0x8001, 0xC802, 0x4700, 0xBE00

COMPILED = shutil.which("cc") is not None and sysconfig.get_config_var("EXT_SUFFIX")
only_compiled = pytest.mark.skipif(not COMPILED, reason="rp2040py as it comes forgives this; no C compiler here")


def executed(instruction, address):
    """A Pico on which the instruction was executed with the address in register 0."""
    pico = EmulatedPico(b"", usb=False)
    core = pico.chip.core
    pico.chip.sram[0x1000:0x1004] = struct.pack("<2H", instruction, FOREVER)
    core.registers[0], core.registers[1], core.registers[13] = address, 0, RAM
    core.pc = CODE
    pico.run(0.001)
    return pico


@pytest.mark.parametrize(
    ("instruction", "address"),
    [
        pytest.param(LDR, FLASH + 2, id="a word of flash at half, as frozen native code was read once"),
        pytest.param(LDM, RAM + 1, id="several words"),
        pytest.param(LDR, NOWHERE, id="nothing is read"),
        pytest.param(STRH, RAM + 3, id="a halfword is written", marks=only_compiled),
        pytest.param(STR, FLASH, id="flash is written", marks=only_compiled),
        pytest.param(BX, NOWHERE + 1, id="a jump to nothing"),
        pytest.param(BKPT, 0, id="a breakpoint"),
    ],
)
def test_what_a_chip_does_not_forgive_stops_it(instruction, address):
    with pytest.raises(BoardFault, match="A chip would stop with a HardFault at pc ") as told:
        executed(instruction, address)
    place = address - 3 if address == NOWHERE + 1 else CODE  # that jump is noticed where it leads to
    assert f" pc {place:08x}: " in str(told.value) and f"r0={address:08x}" in str(told.value)


def test_a_stack_pointer_between_two_multiples_of_eight_is_none():
    """The processor aligns what it keeps of an interrupted program."""
    pico = executed(LDR, RAM)
    core = pico.chip.core
    core.sp = RAM + 0x104
    core.exception_entry(15)
    assert core.sp % 8 == 0
    core.exception_return(0xFFFFFF9)
    assert core.sp == RAM + 0x104
