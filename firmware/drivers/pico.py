"""The hardware contract on a Raspberry Pi Pico: pins, timers, pulse widths, entropy.

With the other drivers the only place that imports machine and its kin; on the desk, stand-ins of these names are there
instead.
"""

import hashlib
import os
import sys

import machine
import micropython
import utime
from machine import ADC, PWM, Pin, Timer

from firmware.drivers.usb_serial import UsbSerial
from firmware.hardware import Hardware
from firmware.keys import Keys

_SAMPLE_MS = 15
_LIGHT_HZ = 1000
_SENDING_US = 50
"""In the place of each millisecond that the board may sleep, while more is to be sent to the computer on the USB cable.
"""
_SEED_FILE = "/test_seed.txt"
# Raspberry Pi Pico datasheet 2.1, the Pico 2's alike: a third of VSYS, and whether there is power on USB. On a Pico W
# and 2 W both belong to the radio.
_THIRD_OF_SUPPLY = 29
_USB_POWER = 24
_LEAST_SUPPLY_MV = 1000
"""A Pico runs from 1.8 V on: less is no measurement."""
_OWN_LED = 25
_BLINK_MS = 500
_ON_A_PICO = sys.platform == "rp2"

if _ON_A_PICO:
    from firmware.drivers import thumb_blit as blitter
    from firmware.identity import IDENTITY  # pyright: ignore[reportMissingImports]
else:
    from firmware.drivers import portable_blit as blitter

    IDENTITY = ""


class Pico(Hardware):
    """One board on a Pico; see firmware.hardware.Hardware. Made by `open_board`."""

    def __init__(self, board, panel, keys, blitter, folder, sampler):
        Hardware.__init__(self, board, panel, keys, blitter, folder)
        self._light = PWM(Pin(board.BACKLIGHT), freq=_LIGHT_HZ, duty_u16=0)
        self._led = None
        if board.LED is not None:
            self.has_led = True
            self._led_low = board.LED[3]
            dark = 65535 if self._led_low else 0
            self._led = [PWM(Pin(pin), freq=_LIGHT_HZ, duty_u16=dark) for pin in board.LED[:3]]
        self._seed = _test_seed(folder)
        self._drawn = 0
        self._sampler = sampler  # kept, so that it lives as long as the board does
        self.test_dice = self._seed is not None
        self.simulated = not _ON_A_PICO
        self.version = "MicroPython %s" % ".".join([str(part) for part in sys.implementation.version[:3]])
        self.build = IDENTITY.rpartition(" ")[2][:8]

    def raw_entropy(self, count):
        """From the chip's ring oscillator."""
        return os.urandom(count)

    def entropy(self, count):
        """With a test seed SHA-256 over seed and counter."""
        if self._seed is None:
            return Hardware.entropy(self, count)
        drawn = b""
        while len(drawn) < count:
            drawn += hashlib.sha256(self._seed + b" %d" % self._drawn).digest()
            self._drawn += 1
        return drawn[:count]

    def backlight(self, percent):
        """Pulse width through the board's gamma."""
        self._light.duty_u16(_duty(percent, self.board.BACKLIGHT_GAMMA_TENTHS))

    def led(self, red, green, blue):
        """Pulse widths; active low LEDs are lit by the low part."""
        if self._led is None:
            return
        parts = (red, green, blue)
        for index in range(3):
            duty = parts[index] * parts[index] * 65535 // 65025  # a gamma of 2
            self._led[index].duty_u16(65535 - duty if self._led_low else duty)

    def power(self):
        """By the Pico's own divider; None on a Pico W."""
        if " W " in getattr(sys.implementation, "_machine", ""):
            return None
        millivolts = ADC(_THIRD_OF_SUPPLY).read_u16() * 9900 // 65535
        return (millivolts, Pin(_USB_POWER, Pin.IN).value() == 1) if millivolts >= _LEAST_SUPPLY_MV else None

    def open_usb(self):
        """The console."""
        self.usb = UsbSerial()

    def left_handed(self, turned):
        """Turn the panel's addressing and the keys' meaning."""
        self.panel.turn(turned)
        self.keys.left_handed(turned)

    def now(self):
        """The chip's millisecond ticks."""
        return utime.ticks_ms()

    def idle(self, longest=20):
        """Sleep until a key event waits; every pin edge and timer tick wakes the processor for a moment."""
        # In bytecode: what an edge has scheduled runs between two steps of it, and neither in native code nor while the
        # processor sleeps.
        signal = self.keys.signal
        sleep = _wait_for_event if _ON_A_PICO else machine.idle  # which would wake every millisecond for nothing
        ticks = utime.ticks_us
        passed = utime.ticks_diff
        start = ticks()
        if self.busy:
            self.busy = False
            longest = 1
        longest *= _SENDING_US if self.usb and self.usb.sending else 1000
        while not signal[0] and passed(ticks(), start) < longest:
            sleep()

    def restart(self):
        """A hard reset."""
        machine.reset()

    def close(self):
        """Stop sampling the keys."""
        self._sampler.stop()


@micropython.asm_thumb
def _wait_for_event():
    # WFE: an interrupt that came just before ends it, too.
    data(2, 0xBF20)  # pyright: ignore[reportUndefinedVariable]


class _Sampler:
    """Calls Keys.sample on the first pin edge, and every 15 ms while a key is down: the edges of a bouncing contact
    would only take time from the answer to the press. The timer looks at all keys now and then in case an edge was
    lost.
    """

    def __init__(self, keys, pins):
        self._keys = keys
        self._pins = pins
        self._rest = 0
        edge = self._edge
        for pin in pins:
            pin.irq(edge, Pin.IRQ_FALLING | Pin.IRQ_RISING)
        self._timer = Timer(-1, period=_SAMPLE_MS, mode=Timer.PERIODIC, callback=self._tick)

    def _edge(self, pin):
        if not self._keys.active and pin.value() == 0:
            self._keys.sample(utime.ticks_ms(), self._pins.index(pin))

    def _tick(self, timer):
        self._rest -= 1
        if self._keys.active or self._rest <= 0:
            self._rest = 4
            self._keys.sample(utime.ticks_ms())

    def stop(self):
        self._timer.deinit()
        for pin in self._pins:
            pin.irq(None)


def _duty(percent, gamma_tenths):
    """16-bit duty of a light: 65535 * (percent / 100) ** gamma, by bisection of its tenth power, without floats."""
    goal = 65535**10 * percent**gamma_tenths
    scale = 100**gamma_tenths
    duty = 0
    step = 32768
    while step:
        if (duty + step) ** 10 * scale <= goal:
            duty += step
        step >>= 1
    return duty


def _test_seed(folder):
    """The text of test_seed.txt beside `folder`, or None. Developers put it there to get equal dice in every run."""
    try:
        with open(folder.rpartition("/")[0] + _SEED_FILE, "rb") as file:
            return file.read().strip()
    except OSError:
        return None


def blink():
    """Blink the Pico's own LED, for ever: the sign of a program that does not know its display."""
    led = Pin(_OWN_LED, Pin.OUT)
    while True:
        for level in (1, 0):
            led.value(level)
            utime.sleep_ms(_BLINK_MS)


def open_board(board, folder, panel):
    """Open a board of firmware.boards. `folder`: where files may be kept; `panel`: what st7789.open_panel gave."""
    pins = [Pin(number, Pin.IN, Pin.PULL_UP) for _label, number, _logical in board.KEYS]
    keys = Keys([(board.KEYS[index][0], board.KEYS[index][2], pins[index].value) for index in range(len(pins))])
    # What is held while the power comes on (safe mode, or ok from before a restart) is no press.
    keys.sample(utime.ticks_ms())
    keys.mute()
    return Pico(board, panel, keys, blitter, folder, _Sampler(keys, pins))
