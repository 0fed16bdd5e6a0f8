"""MicroPython's hardware modules for CPython, on a SimulatedPico.

machine, utime, _rp2, micropython, uctypes, uselect and usys. `install()` puts them into sys.modules; call it before
importing firmware/drivers. `use(pico)` sets the chip that they act on: each simulated handheld does so when it runs, so
several can exist.
"""

import sys
from types import ModuleType
from typing import ClassVar

from host_sim.pico import DEFAULT_MISO, INPUT, NO_PULL, OUTPUT, Restart, SimulatedPico

TICKS_PERIOD = 1 << 30
_POLL_IN = 1
# In the RP2040's USB controller: buffer control of endpoint 2 IN, and its bit AVAILABLE (datasheet 4.1.2.5).
_CONSOLE_BUFFER_CONTROL = 0x50100090
_WITH_THE_COMPUTER = 1 << 10


class _Current:
    pico: SimulatedPico | None = None
    modules: ClassVar = []


def use(pico: SimulatedPico) -> None:
    """Make the modules act on this SimulatedPico."""
    _Current.pico = pico


def current() -> SimulatedPico:
    """Return the SimulatedPico that the modules act on. RuntimeError if there is none."""
    if _Current.pico is None:
        raise RuntimeError("no simulated Pico is switched on")
    return _Current.pico


class Pin:
    """machine.Pin"""

    IN, OUT = 0, 1
    PULL_UP = 1
    IRQ_FALLING, IRQ_RISING = 4, 8

    def __init__(self, number, mode=-1, pull=-1, *, value=None):
        if isinstance(number, Pin):
            number = number.number
        self.number = int(number)
        self.pico = current()
        if not 0 <= self.number < self.pico.PINS:
            raise ValueError("invalid pin")

        def apply(pin):
            if mode != -1:
                pin.user = "gpio"
                pin.mode = OUTPUT if mode == Pin.OUT else INPUT
            if pull != -1:
                pin.pull = NO_PULL if pull is None else pull
            if value is not None:
                pin.output = 1 if value else 0

        self.pico.change(self.number, apply)

    def value(self, *level):
        """Return or set the level."""
        if not level:
            return self.pico.level(self.number)
        self.pico.change(self.number, lambda pin: setattr(pin, "output", 1 if level[0] else 0))
        return None

    __call__ = value

    def irq(self, handler=None, trigger: int = IRQ_FALLING | IRQ_RISING, hard: bool = False) -> None:
        """Call `handler(pin)` at these edges; None: no longer."""
        state = self.pico.pins[self.number]
        state.handler = None if handler is None else (lambda: handler(self))
        state.edges = trigger

    def __repr__(self):
        return f"Pin(GPIO{self.number})"


class SPI:
    """machine.SPI: sends only; no peripheral answers on these boards."""

    MSB = 1

    def __init__(
        self, number, baudrate=1_000_000, *, polarity=0, phase=0, bits=8, firstbit=MSB, sck=None, mosi=None, miso=None
    ):
        self.pico = current()
        self.number = number
        self.baudrate = baudrate
        self.sck = _number_of(sck)
        self.mosi = _number_of(mosi)
        taken = [self.sck, self.mosi, DEFAULT_MISO[number] if miso is None else _number_of(miso)]
        for pin in taken:
            if pin is not None:
                self.pico.pins[pin].user = "spi"
        if polarity != phase or bits != 8 or firstbit != SPI.MSB:
            self.pico.complain("the ST7789 listens to SPI modes 0 and 3, 8 bits, high bit first")
        self.pico.rest_clock(self.number, polarity)

    def write(self, block: bytes) -> None:
        """Send bytes, in the simulated time that this takes."""
        self.pico.send(self.number, bytes(block), self.baudrate, self.sck, self.mosi)


class PWM:
    """machine.PWM"""

    def __init__(self, pin, *, freq, duty_u16):
        self._state = current().pins[pin.number]
        self._state.user = "pwm"
        self.duty_u16(duty_u16)

    def duty_u16(self, duty: int) -> None:
        """Set the share of time that the pin is high, 0 to 65535."""
        self._state.duty = min(max(duty, 0), 65535)


class Timer:
    """machine.Timer: the software timers of the rp2 port, only the periodic kind."""

    PERIODIC = 1

    def __init__(self, number, *, period, mode, callback):
        self._pico = current()
        self._period_us = period * 1000
        self._callback = callback
        self._runs = mode == Timer.PERIODIC
        self._pico.at(self._pico.now_us + self._period_us, self._due)

    def _due(self):
        if self._runs:
            self._pico.at(self._pico.now_us + self._period_us, self._due)
            self._callback(self)

    def deinit(self) -> None:
        """Stop."""
        self._runs = False


class ADC:
    """machine.ADC: with nothing connected, so all read 0 except GPIO29, which reads a third of the supply."""

    def __init__(self, pin):
        self.pin = _number_of(pin)

    def read_u16(self) -> int:
        """Return the reading, 0 to 65535 for 0 to 3.3 V."""
        return current().supply_mv * 65535 // 9900 if self.pin == 29 else 0


class _Console:
    """usys.stdin and usys.stdout: the USB console, raw bytes only."""

    @property
    def buffer(self):
        return self

    def readinto(self, block):
        count = min(len(block), len(current().console_in))
        block[:count] = current().console_in[:count]
        del current().console_in[:count]
        return count

    def write(self, block):
        current().console_write(block)
        return len(block)


class _Poll:
    """uselect.poll for console input."""

    def register(self, stream, events):
        self._watched = (stream, events)

    def ipoll(self, timeout=-1):
        return iter([self._watched] if current().console_in else [])


class _Memory:
    """machine.mem32: only the console's buffer control."""

    def __getitem__(self, address):
        if address != _CONSOLE_BUFFER_CONTROL:
            raise ValueError(f"no register is simulated at {address:#x}")
        return _WITH_THE_COMPUTER if current().console_pipe else 0


def _number_of(pin):
    return pin.number if isinstance(pin, Pin) else pin


def _restart():
    raise Restart


def _frequency(system_hz=None, peripheral_hz=None):
    pico = current()
    if system_hz is None:
        return pico.system_hz
    pico.system_hz = system_hz
    if peripheral_hz is not None:
        pico.peripheral_hz = peripheral_hz
    return None


def _ticks_ms():
    return current().now_us // 1000 % TICKS_PERIOD


def _ticks_us():
    return current().now_us % TICKS_PERIOD


def _ticks_diff(later, earlier):
    half = TICKS_PERIOD // 2
    return (later - earlier + half) % TICKS_PERIOD - half


def _sleep_ms(ms):
    current().advance(ms * 1000)


def _same(function):
    return function


def _module(name, **contents):
    module = ModuleType(name, "Tableside's stand-in for MicroPython's module of this name.")
    for key, value in contents.items():
        setattr(module, key, value)
    return module


def _build():
    machine = _module(
        "machine", Pin=Pin, SPI=SPI, PWM=PWM, Timer=Timer, ADC=ADC, mem32=_Memory(),
        freq=_frequency,
        reset=_restart, idle=lambda: current().idle(),
    )  # fmt: skip
    utime = _module("utime", ticks_ms=_ticks_ms, ticks_us=_ticks_us, ticks_diff=_ticks_diff, sleep_ms=_sleep_ms)
    micropython = _module("micropython", const=_same, asm_thumb=_same, native=_same, viper=_same)
    # _rp2 has no DMA class, so a driver that looks for it uses SPI.write, as on a port without DMA.
    uselect = _module("uselect", poll=_Poll, POLLIN=_POLL_IN)
    usys = _module("usys", stdin=_Console(), stdout=_Console())
    return [machine, utime, micropython, _module("_rp2"), _module("uctypes"), uselect, usys]


def install() -> None:
    """Put the modules into sys.modules; a second call changes nothing."""
    if not _Current.modules:
        _Current.modules = _build()
    for module in _Current.modules:
        sys.modules[module.__name__] = module
