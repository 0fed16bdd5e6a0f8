"""SimulatedPico: pins, clock, timers, SPI wire and PWM of a Raspberry Pi Pico as far as the firmware can notice them.

Time stands still until somebody lets it pass (`advance`); everything that happens is in one queue ordered by time, so
two runs are equal. Interrupt handlers run between the firmware's statements at the moments where time passes: while
it sleeps, idles, or waits for the wire.
"""

import heapq
from collections.abc import Callable

from firmware.boards.generic import Board

INPUT, OUTPUT = 0, 1
FALLING, RISING = 4, 8
NO_PULL, PULL_UP = None, 1

# GPIO numbers that MicroPython's SPI takes for MISO when none is named, even for miso=None (ports/rp2/machine_spi.c).
DEFAULT_MISO = {0: 16, 1: 8}
USB_POWER = 24  # high while there is power on USB
_CONSOLE_PIPE = 256  # bytes for the computer that TinyUSB keeps (CFG_TUD_CDC_TX_BUFSIZE of the rp2 port)


class Restart(BaseException):
    """The firmware called machine.reset(). Not an Exception: nothing in the firmware may swallow it."""


class PinState:
    """One GPIO: what the firmware made of it, and what drives it from outside (None: nothing)."""

    def __init__(self):
        self.user = "none"  # "gpio", "spi" or "pwm"
        self.mode = INPUT
        self.pull = NO_PULL
        self.output = 0
        self.outside: int | None = None
        self.duty = 0  # 0..65535, while user is "pwm"
        self.handler: Callable | None = None
        self.edges = 0

    def level(self) -> int:
        """0 or 1, as a voltmeter would see it."""
        if self.user == "gpio" and self.mode == OUTPUT:
            return self.output
        if self.outside is not None:
            return self.outside
        return 1 if self.pull == PULL_UP else 0


class PanelWiring:
    """Which pins and which SPI lead to the panel, as the board says; polarity: the level at which the panel wants the
    clock to rest.
    """

    def __init__(self, panel, board: Board, polarity: int):
        self.panel = panel
        self.board = board
        self.polarity = polarity
        self.clock_rests_at = 0  # pins are pulled down until somebody sets them up
        self.shifted = False  # the panel, always selected, took a movement of the clock line for a bit


class SimulatedPico:
    """The whole chip. wiring: PanelWiring or None; `violations` lists what would not work on a real one."""

    PINS = 30

    def __init__(self):
        self.now_us = 0
        self.pins = [PinState() for _ in range(self.PINS)]
        self.pins[USB_POWER].outside = 1
        self.supply_mv = 0  # a computer has neither battery nor cable to measure
        self.wiring: PanelWiring | None = None
        self.violations = []
        self.wake_by: int | None = None  # `idle` does not let time pass beyond this moment
        self.system_hz = 125_000_000
        self.peripheral_hz = 48_000_000  # clk_peri after boot; machine.freq(cpu, peripheral) changes it
        self.console_in = bytearray()  # what the computer on the USB cable has sent and nobody has read
        self.console_out = bytearray()  # what it has taken
        self.console_pipe = bytearray()  # what was sent to it and it has not taken
        self._console_listens = True
        self._events = []  # heap of (time, sequence number, call)
        self._sequence = 0

    def complain(self, text: str) -> None:
        """Note what a real chip would not have forgiven, once."""
        if text not in self.violations:
            self.violations.append(text)

    # ---- the USB console

    def console_write(self, data: bytes) -> None:
        """The program sends bytes to the computer."""
        self.console_pipe += data
        if len(self.console_pipe) > _CONSOLE_PIPE:
            self.complain("The program waits for a computer that takes nothing from the USB console.")
        self._console_take()

    def _console_take(self):
        if self._console_listens:
            self.console_out += self.console_pipe
            self.console_pipe.clear()

    @property
    def console_listens(self) -> bool:
        """True while the computer takes what was sent to it."""
        return self._console_listens

    @console_listens.setter
    def console_listens(self, listens: bool) -> None:
        self._console_listens = listens
        self._console_take()

    # ---- time

    def at(self, moment_us: int, call: Callable[[], object]) -> None:
        """Calls `call()` when the clock reaches moment_us."""
        self._sequence += 1
        heapq.heappush(self._events, (max(moment_us, self.now_us), self._sequence, call))

    def next_event(self) -> int | None:
        """When the next event is due, or None."""
        return self._events[0][0] if self._events else None

    def advance(self, us: int) -> None:
        """Lets `us` microseconds pass; events happen at their own moments."""
        target = self.now_us + us
        while self._events and self._events[0][0] <= target:
            moment, _, call = heapq.heappop(self._events)
            self.now_us = max(self.now_us, moment)
            call()
        self.now_us = max(self.now_us, target)

    def idle(self) -> None:
        """The processor sleeps until the next interrupt: the next event, `wake_by`, or a tick of 1 ms when there is
        neither.
        """
        moments = [moment for moment in (self.next_event(), self.wake_by) if moment is not None]
        self.advance(max(1, min(moments, default=self.now_us + 1000) - self.now_us))

    # ---- pins

    def level(self, number: int) -> int:
        """0 or 1 on the pin of that number."""
        return self.pins[number].level()

    def change(self, number: int, apply: Callable[[PinState], object]) -> None:
        """Calls apply(pin state) and lets everything that watches the pin's level know when it changed."""
        pin = self.pins[number]
        before = pin.level()
        apply(pin)
        after = pin.level()
        if before == after:
            return
        wiring = self.wiring
        if wiring is not None and number == wiring.board.RESET:
            wiring.shifted = False
            if after == 0:
                wiring.panel.reset()
        if pin.handler is not None and pin.edges & (RISING if after else FALLING):
            pin.handler()

    def drive(self, number: int, level: int | None) -> None:
        """Something outside pulls the pin to `level` (0, 1) or lets go of it (None)."""
        self.change(number, lambda pin: setattr(pin, "outside", level))

    def drive_later(self, number: int, delay_us: int, level: int | None) -> None:
        """`drive` after so many microseconds."""
        self.at(self.now_us + delay_us, lambda: self.drive(number, level))

    def brightness(self, number: int) -> float | None:
        """Share of time that a pin is high, 0.0 to 1.0: the duty of a PWM or the level of a plain output; None while
        the firmware does not drive it.
        """
        pin = self.pins[number]
        if pin.user == "pwm":
            return pin.duty / 65535
        if pin.user == "gpio" and pin.mode == OUTPUT:
            return float(pin.output)
        return None

    # ---- SPI

    def spi_rate(self, asked_hz: int) -> int:
        """The bit rate that the RP2040 makes of a request: the peripheral clock over an even number, never above what
        was asked for.
        """
        divisor = -(-self.peripheral_hz // asked_hz)
        return self.peripheral_hz // max(2, divisor + divisor % 2)

    def rest_clock(self, spi_number: int, level: int) -> None:
        """An SPI is set up: between bytes its clock line is at `level` from now on."""
        wiring = self.wiring
        if wiring is None or spi_number != wiring.board.SPI_NUMBER:
            return
        if level > wiring.clock_rests_at and wiring.board.CHIP_SELECT is None:
            wiring.shifted = True
        wiring.clock_rests_at = level

    def send(self, spi_number: int, block: bytes, asked_hz: int, sck: int | None, mosi: int | None) -> None:
        """Bytes leave through an SPI; the panel hears them when its chip select is low. Time passes as on the wire."""
        wiring = self.wiring
        if (
            wiring is not None
            and spi_number == wiring.board.SPI_NUMBER
            and (wiring.board.CHIP_SELECT is None or self.level(wiring.board.CHIP_SELECT) == 0)
        ):
            if (sck, mosi) != (wiring.board.SCK, wiring.board.MOSI):
                wired = f"the panel hangs on {wiring.board.SCK} and {wiring.board.MOSI}"
                self.complain(f"SPI{spi_number} uses pins {sck} and {mosi}, {wired}")
            rate = self.spi_rate(asked_hz)
            if rate > wiring.panel.FASTEST_HZ:
                self.complain(f"the wire runs at {rate} Hz, this panel takes {wiring.panel.FASTEST_HZ}")
            data_command = self.pins[wiring.board.DATA_COMMAND]
            if data_command.user != "gpio" or data_command.mode != OUTPUT:
                self.complain(
                    f"the D/C pin {wiring.board.DATA_COMMAND} is not an output when bytes are sent"
                    " (SPI takes it as MISO unless it is set up afterwards)"
                )
            elif wiring.board.RESET is not None and self.level(wiring.board.RESET) == 0:
                self.complain("bytes sent while the panel is held in reset")
            elif wiring.clock_rests_at != wiring.polarity:
                self.complain(
                    f"the clock rests at {wiring.clock_rests_at}, this panel listens when it rests at {wiring.polarity}"
                )
            elif wiring.shifted:
                self.complain("the clock went up after the reset: a panel that is always selected took it for a bit")
            elif data_command.output:
                wiring.panel.data(block)
            else:
                for byte in block:
                    wiring.panel.command(byte)
        self.advance(len(block) * 8_000_000 // self.spi_rate(asked_hz))
