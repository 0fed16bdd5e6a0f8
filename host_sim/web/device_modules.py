"""MicroPython's hardware modules in a browser: machine, utime, uselect and usys.

Clock, panel, keys and lights are JavaScript (handheld.mjs), available as the module `outside`. Runs on MicroPython for
WebAssembly and replaces host_sim/device_modules.py.
"""

import os
import sys

import outside  # pyright: ignore[reportMissingImports] (registered by handheld.mjs before this is imported)

_PINS = 30
_driven = bytearray(_PINS)  # levels of pins set by the firmware
_output = bytearray(_PINS)
_levels = bytearray(b"\1" * _PINS)  # external levels
_handlers = {}
_timers = []
_console_in = bytearray()
_console_out = []


class Restart(BaseException):
    """The firmware called machine.reset(). Not an Exception, so that the firmware cannot swallow it."""


class Pin:
    """machine.Pin"""

    IN, OUT = 0, 1
    PULL_UP = 1
    IRQ_FALLING, IRQ_RISING = 4, 8

    def __init__(self, number, mode=-1, pull=-1, value=None):
        self.number = number
        if mode != -1:
            _output[number] = mode
        if value is not None:
            self.value(value)

    def value(self, *level):
        """Return or set the level."""
        number = self.number
        if not level:
            return _driven[number] if _output[number] else _levels[number]
        _driven[number] = 1 if level[0] else 0
        outside.pin(number, _driven[number])
        return None

    def __call__(self, *level):
        return self.value(*level)

    def irq(self, handler=None, trigger=12, hard=False):
        """Call `handler(pin)` at both edges; None: no longer."""
        if handler is None:
            _handlers.pop(self.number, None)
        else:
            _handlers[self.number] = (handler, self)


class SPI:
    """machine.SPI: written bytes go to the panel."""

    def __init__(self, number, baudrate=1000000, *, polarity=0, phase=0, sck=None, mosi=None, miso=None):
        # A device of Emscripten's file system gets the bytes without a copy.
        self._wire = open("/dev/spi", "wb")
        self.write = self._wire.write


class PWM:
    """machine.PWM"""

    def __init__(self, pin, *, freq, duty_u16):
        self._number = pin.number
        self.duty_u16(duty_u16)

    def duty_u16(self, duty):
        """Set the share of time that the pin is high, 0 to 65535."""
        outside.duty(self._number, duty)


class Timer:
    """machine.Timer: the periodic kind."""

    PERIODIC = 1

    def __init__(self, number=-1, *, period, mode, callback):
        self._period = period
        self._callback = callback
        self._due = _milliseconds() + period
        _timers.append(self)

    def run(self, now):
        """Call back if the time has come."""
        if self._due <= now:
            self._due = now + self._period
            self._callback(self)

    def deinit(self):
        """Stop."""
        if self in _timers:
            _timers.remove(self)


class ADC:
    """machine.ADC: nothing is connected."""

    def __init__(self, pin):
        pass

    def read_u16(self):
        """Return the reading, 0 to 65535."""
        return 0


class _Console:
    """usys.stdin and usys.stdout: the USB console, connected to the page."""

    @property
    def buffer(self):
        return self

    def readinto(self, block):
        count = min(len(block), len(_console_in))
        block[:count] = _console_in[:count]
        _console_in[:count] = b""
        return count

    def write(self, block):
        _console_out.append(bytes(block))
        return len(block)


class _Poll:
    """uselect.poll for console input."""

    def register(self, stream, events):
        pass

    def ipoll(self, timeout=-1):
        return (0,) if _console_in else ()


class _Registers:
    """machine.mem32: the computer takes everything at once."""

    def __getitem__(self, address):
        return 0


class _Module:
    def __init__(self, **names):
        for name in names:
            setattr(self, name, names[name])


def _milliseconds():
    return int(outside.now())


def _ticks_ms():
    return int(outside.now()) & 0x3FFFFFFF


def _ticks_us():
    return int(outside.now() * 1000) & 0x3FFFFFFF


def _ticks_diff(later, earlier):
    return ((later - earlier + 0x20000000) & 0x3FFFFFFF) - 0x20000000


def _sleep_ms(ms):
    outside.skip(ms)  # a browser cannot wait: move the clock forward
    run_timers()


def _restart():
    raise Restart


def run_timers() -> None:
    """Let the timers that are due call back."""
    now = _milliseconds()
    for timer in list(_timers):
        timer.run(now)


def edge(number: int, level: int) -> None:
    """Close (0) or open (1) the key on this pin."""
    _levels[number] = level
    if number in _handlers:
        handler, pin = _handlers[number]
        handler(pin)


def send(text: str) -> None:
    """Send text from the computer on the cable."""
    _console_in.extend(text.encode())


def received() -> str:
    """Return what was sent to the computer on the cable since the last call."""
    text = b"".join(_console_out).decode()
    _console_out.clear()
    return text


def install() -> None:
    """Put the modules into sys.modules; a second call changes nothing."""
    if "machine" in sys.modules:
        return
    names = {name: getattr(os, name) for name in dir(os)}
    names["urandom"] = lambda count: bytes([outside.random() for _ in range(count)])
    machine = {"Pin": Pin, "SPI": SPI, "PWM": PWM, "Timer": Timer, "ADC": ADC, "mem32": _Registers()}
    machine.update(freq=lambda *_hertz: None, reset=_restart, idle=lambda: None)
    for module, offered in (
        ("machine", machine),
        ("utime", {"ticks_ms": _ticks_ms, "ticks_us": _ticks_us, "ticks_diff": _ticks_diff, "sleep_ms": _sleep_ms}),
        ("uselect", {"poll": _Poll, "POLLIN": 1}),
        ("usys", {"stdin": _Console(), "stdout": _Console()}),
        ("os", names),
    ):
        sys.modules[module] = _Module(**offered)  # pyright: ignore[reportArgumentType]
