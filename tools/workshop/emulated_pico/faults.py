"""What stops a real RP2040 and would go unseen in rp2040py.

A Cortex-M0+ stops with a HardFault at words and halfwords that are not aligned, at addresses where nothing is, at
unknown instructions, and at jumps to code that is no Thumb code (ARMv6-M Architecture Reference Manual, A3.2 and B1.5).
Here a write to flash is a fault, too: a chip ignores it or faults (RP2040 data sheet, 2.6.3). Writes to the boot ROM
pass: a chip ignores them, and TinyUSB makes some.

rp2040py notices unaligned reads of words and addresses where nothing is; tools/workshop/quick_emulator.py adds the
rest, which therefore needs a C compiler.
"""

from typing import Any, NoReturn

_PROCESSOR = ("RP2040", "CortexM0Core", "SIO")
"""The parts of rp2040py whose warnings are faults; others warn of registers that they lack."""


class BoardFault(Exception):
    """The program on the board failed; the text is what it printed, or where a chip would have stopped."""


class Faults:
    """Replaces the log of rp2040py: what a chip stops at raises BoardFault."""

    def __init__(self, chip: Any):
        self._chip = chip

    def debug(self, component_name: str, message: str) -> None:
        """Do nothing."""

    info = debug

    def warning(self, component_name: str, message: str) -> None:
        """Raise BoardFault if it is about the processor."""
        if component_name in _PROCESSOR:
            self.stop(message)

    def error(self, component_name: str, message: str) -> None:
        """Raise BoardFault."""
        self.stop(f"{component_name}: {message}")

    def breakpoint(self, number: int) -> None:
        """Raise BoardFault: without a debugger this instruction is a HardFault."""
        self.stop(f"breakpoint {number}")

    def stop(self, message: str) -> NoReturn:
        """Raise BoardFault with the place in the program: two bytes before the program counter."""
        core = self._chip.core
        registers = " ".join(f"r{number}={value:08x}" for number, value in enumerate(core.registers[:13]))
        raise BoardFault(
            f"A chip would stop with a HardFault at pc {core.pc - 2:08x}: {message}\nlr={core.lr:08x} sp={core.sp:08x}"
            f" {registers}"
        )
