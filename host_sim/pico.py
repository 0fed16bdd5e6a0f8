"""SimulatedPico: pins, clock, timers, SPI and PWM of a Raspberry Pi Pico, as far as the firmware can notice.

Time only passes in `advance`, and all events are in one queue ordered by time, so runs are repeatable. Interrupt
handlers run between the firmware's statements, whenever time passes: while it sleeps, idles, or waits for the wire.
"""

import heapq
from collections.abc import Callable

from firmware.boards.generic import Board

INPUT, OUTPUT = 0, 1
FALLING, RISING = 4, 8
NO_PULL, PULL_UP = None, 1

# GPIO numbers that MicroPython's SPI uses for MISO by default, even with miso=None (ports/rp2/machine_spi.c).
DEFAULT_MISO = {0: 16, 1: 8}
USB_POWER = 24  # high while USB has power
_CONSOLE_PIPE = 256  # bytes to the computer that TinyUSB buffers (CFG_TUD_CDC_TX_BUFSIZE of the rp2 port)


class Restart(BaseException):
    """The firmware called machine.reset(). Not an Exception, so that the firmware cannot swallow it."""


class PinState:
    """One GPIO: its setup by the firmware, and the external level (None: nothing drives it)."""

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
        """Return 0 or 1, as a voltmeter would show."""
        if self.user == "gpio" and self.mode == OUTPUT:
            return self.output
        if self.outside is not None:
            return self.outside
        return 1 if self.pull == PULL_UP else 0


class PanelWiring:
    """The pins and the SPI of the panel, from the board; polarity: the idle level of the clock that the panel needs."""

    def __init__(self, panel, board: Board, polarity: int):
        self.panel = panel
        self.board = board
        self.polarity = polarity
        self.clock_rests_at = 0  # pins are pulled down until they are set up
        self.shifted = False  # the panel, always selected, took a change of the clock line for a bit


class SimulatedPico:
    """The whole chip. wiring: PanelWiring or None; `violations` lists what would fail on a real one."""

    PINS = 30

    def __init__(self):
        self.now_us = 0
        self.pins = [PinState() for _ in range(self.PINS)]
        self.pins[USB_POWER].outside = 1
        self.supply_mv = 0  # a computer has neither battery nor cable to measure
        self.wiring: PanelWiring | None = None
        self.violations = []
        self.wake_by: int | None = None  # `idle` does not pass this time
        self.system_hz = 125_000_000
        self.peripheral_hz = 48_000_000  # clk_peri after boot; machine.freq(cpu, peripheral) changes it
        self.console_in = bytearray()  # sent by the computer on the USB cable and not read yet
        self.console_out = bytearray()  # received by it
        self.console_pipe = bytearray()  # sent to it and not received yet
        self._console_listens = True
        self._events = []  # heap of (time, sequence number, call)
        self._sequence = 0

    def complain(self, text: str) -> None:
        """Record, once, what a real chip would not have forgiven."""
        if text not in self.violations:
            self.violations.append(text)

    # ---- the USB console

    def console_write(self, data: bytes) -> None:
        """Send bytes from the program to the computer."""
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
        """True while the computer takes what is sent to it."""
        return self._console_listens

    @console_listens.setter
    def console_listens(self, listens: bool) -> None:
        self._console_listens = listens
        self._console_take()

    # ---- time

    def at(self, moment_us: int, call: Callable[[], object]) -> None:
        """Call `call()` when the clock reaches moment_us."""
        self._sequence += 1
        heapq.heappush(self._events, (max(moment_us, self.now_us), self._sequence, call))

    def next_event(self) -> int | None:
        """Return the time of the next event, or None."""
        return self._events[0][0] if self._events else None

    def advance(self, us: int) -> None:
        """Let `us` microseconds pass, with events at their own times."""
        target = self.now_us + us
        while self._events and self._events[0][0] <= target:
            moment, _, call = heapq.heappop(self._events)
            self.now_us = max(self.now_us, moment)
            call()
        self.now_us = max(self.now_us, target)

    def idle(self) -> None:
        """Sleep until the next interrupt: the next event, `wake_by`, or a tick of 1 ms if there is neither."""
        moments = [moment for moment in (self.next_event(), self.wake_by) if moment is not None]
        self.advance(max(1, min(moments, default=self.now_us + 1000) - self.now_us))

    # ---- pins

    def level(self, number: int) -> int:
        """Return 0 or 1, the level of this pin."""
        return self.pins[number].level()

    def change(self, number: int, apply: Callable[[PinState], object]) -> None:
        """Call apply(pin state), and notify those who watch the pin's level if it changed."""
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
        """Drive the pin externally to `level` (0, 1) or release it (None)."""
        self.change(number, lambda pin: setattr(pin, "outside", level))

    def drive_later(self, number: int, delay_us: int, level: int | None) -> None:
        """Call `drive` after `delay_us` microseconds."""
        self.at(self.now_us + delay_us, lambda: self.drive(number, level))

    def brightness(self, number: int) -> float | None:
        """Return the share of time that a pin is high, 0.0 to 1.0; None while the firmware does not drive it.

        It is the duty of a PWM or the level of a plain output.
        """
        pin = self.pins[number]
        if pin.user == "pwm":
            return pin.duty / 65535
        if pin.user == "gpio" and pin.mode == OUTPUT:
            return float(pin.output)
        return None

    # ---- SPI

    def spi_rate(self, asked_hz: int) -> int:
        """Return the RP2040's bit rate for a request.

        It is the peripheral clock divided by an even number, never above the request.
        """
        divisor = -(-self.peripheral_hz // asked_hz)
        return self.peripheral_hz // max(2, divisor + divisor % 2)

    def rest_clock(self, spi_number: int, level: int) -> None:
        """Set up an SPI: from now on its clock line idles at `level`."""
        wiring = self.wiring
        if wiring is None or spi_number != wiring.board.SPI_NUMBER:
            return
        if level > wiring.clock_rests_at and wiring.board.CHIP_SELECT is None:
            wiring.shifted = True
        wiring.clock_rests_at = level

    def send(self, spi_number: int, block: bytes, asked_hz: int, sck: int | None, mosi: int | None) -> None:
        """Send bytes through an SPI; the panel gets them if its chip select is low. Takes the time of the wire."""
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
