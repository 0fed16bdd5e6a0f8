"""What stops a real RP2040 and would go unseen in rp2040py, which forgives it.

A Cortex-M0+ stops with a HardFault at words and halfwords that are not aligned, at addresses where nothing is, at
instructions that it does not have, and at jumps to code that is no Thumb code (ARMv6-M Architecture Reference Manual,
A3.2 and B1.5). A write to flash is left out by a chip without a word, at its first address window, or a fault (RP2040
data sheet, 2.6.3, ERR_BADWRITE); here it is always one, for rp2040py would change the flash. Writes to the boot ROM
pass: a chip leaves them out as well, and TinyUSB makes some. A stack pointer that is not a multiple of eight at an
interrupt is no fault: the processor aligns the frame itself (B1.5.7; CCR.STKALIGN is always set).

rp2040py notices unaligned reads of words and addresses where nothing is; tools/workshop/quick_emulator.py adds the
rest, which therefore needs a C compiler.
"""

from typing import Any, NoReturn

_PROCESSOR = ("RP2040", "CortexM0Core", "SIO")
"""The parts of rp2040py whose warnings are faults. The others warn of registers that they lack."""


class BoardFault(Exception):
    """The program on the board failed: the text is what the board printed, or what a chip would have stopped at."""


class Faults:
    """In the place of rp2040py's log: what a chip stops at raises BoardFault; all else is left unsaid."""

    def __init__(self, chip: Any):
        self._chip = chip

    def debug(self, component_name: str, message: str) -> None:
        """Nothing."""

    info = debug

    def warning(self, component_name: str, message: str) -> None:
        """Raises BoardFault when it is about the processor."""
        if component_name in _PROCESSOR:
            self.stop(message)

    def error(self, component_name: str, message: str) -> None:
        """Raises BoardFault."""
        self.stop(f"{component_name}: {message}")

    def breakpoint(self, number: int) -> None:
        """Raises BoardFault: without a debugger this instruction is a HardFault."""
        self.stop(f"breakpoint {number}")

    def stop(self, message: str) -> NoReturn:
        """Raises BoardFault with the place in the program. The instruction is two bytes before the program counter."""
        core = self._chip.core
        registers = " ".join(f"r{number}={value:08x}" for number, value in enumerate(core.registers[:13]))
        raise BoardFault(
            f"A chip would stop with a HardFault at pc {core.pc - 2:08x}: {message}\nlr={core.lr:08x} sp={core.sp:08x}"
            f" {registers}"
        )
