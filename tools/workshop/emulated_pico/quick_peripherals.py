"""Peripherals that are quicker than those of rp2040py, or leave out what nobody sees.

The firmware asks for the control register of a DMA channel until its transfer has ended; rp2040py looks through all
registers. The light of the panel is a PWM of some kHz; rp2040py calls Python at each edge of it.
"""

from typing import Any

from rp2040py.peripherals.dma import RPDMA
from rp2040py.utils.timer32 import Timer32PeriodicAlarm

_CHANNELS_END = 12 << 6
_CONTROL = 0x0C
_BUSY = 1 << 24

_RAM_START = 0x20000000
_FLASH_START = 0x10000000
_CYCLE_NS = 8
_LONGEST_ROUND_NS = 25 * _CYCLE_NS
_LONGEST_WAY_TO_BRANCH = 32  # bytes
_BRANCH_BACK = (0xD0, 0xD1)  # if equal, if not equal
_LOAD, _LOAD_FROM_STACK = 0b01101, 0b10011


def make_quick(chip: Any) -> None:
    """Let the DMA of `chip` (an RP2040) answer as before, but sooner, and leave out the edges of its PWM: no interrupt
    is asked for, and EmulatedPico.pin_share() reads the registers.
    """
    chip.dma.__class__ = _QuickDma
    for channel in chip.pwm.channels:
        for alarm in (channel.alarm_a, channel.alarm_b, channel.alarm_bottom):
            alarm.__class__ = _Unheard


class _Unheard(Timer32PeriodicAlarm):
    def _schedule(self):
        pass


class _QuickDma(RPDMA):
    """Leaves out the rounds of a loop that only waits for the end of a transfer, up to the next alarm.

    Until then nothing changes: only alarms end a transfer, the processor has come to the same place with the same
    registers and flags twice, and the loop does not write. Clock and cycles advance by whole rounds.
    """

    _looked_at = 0.0
    _state: tuple[float, int, bytes] | None = None

    def read_uint32(self, offset):
        if offset & 0x3F == _CONTROL and offset < _CHANNELS_END:
            control = self.channels[offset >> 6]._ctrl
            if control & _BUSY:
                self._leave_out_rounds()
            return control
        return RPDMA.read_uint32(self, offset)

    def _leave_out_rounds(self):
        core, clock = self.rp2040.core, self.rp2040.clock
        round_ns = clock.nanos - self._looked_at
        self._looked_at = clock.nanos
        if round_ns > _LONGEST_ROUND_NS:
            return
        state = (round_ns, core.apsr, bytes(core.registers))
        if state != self._state:
            self._state = state
            return
        rounds = int(clock.nanos_to_next_alarm // round_ns) - 1
        if rounds > 0 and _only_waits(*_code(self.rp2040)):
            clock.tick(rounds * round_ns)
            core.cycles += rounds * int(round_ns) // _CYCLE_NS
            self._looked_at = clock.nanos


def _code(chip):
    """Return (the memory with what the processor executes, the place in it)."""
    pc = chip.core.pc
    return (chip.sram, pc - _RAM_START) if pc >= _RAM_START else (chip.flash, pc - _FLASH_START)


def _only_waits(code, place):
    """Return True if the loop around `place` in `code` does nothing but read one register and compare it."""
    for branch in range(max(place, 0), min(place + _LONGEST_WAY_TO_BRANCH, len(code)), 2):
        if code[branch + 1] in _BRANCH_BACK and code[branch] & 0x80:
            break
    else:
        return False
    loads = 0
    for at in range(branch + 4 + 2 * (code[branch] - 0x100), branch, 2):
        kind = code[at + 1] >> 3
        loads += kind == _LOAD
        calculates = kind < 0b01001 and code[at + 1] != 0x47
        if not (calculates or kind in (_LOAD, _LOAD_FROM_STACK)):
            return False
    return loads == 1
