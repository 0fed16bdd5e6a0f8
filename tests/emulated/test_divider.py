"""The emulated divider, which is compiled, beside that of the package (RP2040 data sheet, 2.3.1.5)."""

import pytest
from rp2040py import sio

from tools.workshop.emulated_pico.board import EmulatedPico

pytestmark = pytest.mark.emulator


SIO = 0xD0000000
NUMBERS = (0, 1, 7, 89, 1234567, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFF00, 0xFFFFFFFF)
"""Of 32 bits; as signed numbers the last four are negative."""
PAIRS = [(dividend, divisor) for dividend in NUMBERS for divisor in NUMBERS]


@pytest.mark.parametrize("first", (sio.DIV_UDIVIDEND, sio.DIV_SDIVIDEND), ids=("unsigned", "signed"))
def test_the_divider_gives_what_the_package_gives_in_the_same_cycles(first):
    """The processor has its divider from quick_emulator.py, and the peripheral beside it stays as it was made."""
    chip = EmulatedPico(b"", usb=False).chip

    def divided(write, read, dividend, divisor):
        before = chip.core.cycles
        write(first, dividend)
        write(first + 4, divisor)
        found = [int(read(place)) & 0xFFFFFFFF for place in (sio.DIV_CSR, sio.DIV_QUOTIENT, sio.DIV_REMAINDER)]
        return found, int(read(sio.DIV_CSR)), chip.core.cycles - before

    for pair in PAIRS:
        quick = divided(
            lambda place, value: chip.write_uint32(SIO + place, value),
            lambda place: chip.read_uint32(SIO + place),
            *pair,
        )
        assert quick == divided(chip.sio.write_uint32, chip.sio.read_uint32, *pair), pair
    # An interrupt puts back what it has divided in between.
    chip.write_uint32(SIO + sio.DIV_REMAINDER, 5)
    chip.write_uint32(SIO + sio.DIV_QUOTIENT, 3)
    assert [chip.read_uint32(SIO + place) for place in (sio.DIV_REMAINDER, sio.DIV_QUOTIENT)] == [5, 3]
    assert chip.read_uint32(SIO + sio.CPUID) == 0


def test_two_chips_divide_each_for_itself():
    chips = [EmulatedPico(b"", usb=False).chip for _ in range(2)]
    for chip, dividend in zip(chips, (100, 200)):
        chip.write_uint32(SIO + sio.DIV_UDIVIDEND, dividend)
    for chip in chips:
        chip.write_uint32(SIO + sio.DIV_UDIVISOR, 7)
    assert [chip.read_uint32(SIO + sio.DIV_QUOTIENT) for chip in chips] == [14, 28]
