"""The hardware contract on a Raspberry Pi Pico: pins, timers, pulse widths, entropy. Only the drivers import machine
and related modules; the host provides substitutes of the same names.
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
"""Replaces each millisecond of idle time while more is to be sent to the computer over USB."""
_SEED_FILE = "/test_seed.txt"
# Raspberry Pi Pico datasheet 2.1, same for the Pico 2: a third of VSYS, and whether USB supplies power. On a Pico W and
# 2 W the radio uses both.
_THIRD_OF_SUPPLY = 29
_USB_POWER = 24
_LEAST_SUPPLY_MV = 1000
"""A Pico needs 1.8 V: lower readings are no measurement."""
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
    """One board on a Pico, made by `open_board`; see firmware.hardware.Hardware."""

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
        self._sampler = sampler  # keeps it alive as long as the board
        self.test_dice = self._seed is not None
        self.simulated = not _ON_A_PICO
        self.version = "MicroPython %s" % ".".join([str(part) for part in sys.implementation.version[:3]])
        self.build = IDENTITY.rpartition(" ")[2][:8]

    def raw_entropy(self, count):
        """Read the chip's ring oscillator."""
        return os.urandom(count)

    def entropy(self, count):
        """With a test seed, return SHA-256 of seed and counter."""
        if self._seed is None:
            return Hardware.entropy(self, count)
        drawn = b""
        while len(drawn) < count:
            drawn += hashlib.sha256(self._seed + b" %d" % self._drawn).digest()
            self._drawn += 1
        return drawn[:count]

    def backlight(self, percent):
        """Set the pulse width, with the board's gamma."""
        self._light.duty_u16(_duty(percent, self.board.BACKLIGHT_GAMMA_TENTHS))

    def led(self, red, green, blue):
        """Set the pulse widths, inverted if the LED is active low."""
        if self._led is None:
            return
        parts = (red, green, blue)
        for index in range(3):
            duty = parts[index] * parts[index] * 65535 // 65025  # a gamma of 2
            self._led[index].duty_u16(65535 - duty if self._led_low else duty)

    def power(self):
        """Measure with the Pico's own divider; return None on a Pico W."""
        if " W " in getattr(sys.implementation, "_machine", ""):
            return None
        millivolts = ADC(_THIRD_OF_SUPPLY).read_u16() * 9900 // 65535
        return (millivolts, Pin(_USB_POWER, Pin.IN).value() == 1) if millivolts >= _LEAST_SUPPLY_MV else None

    def open_usb(self):
        """Open the console."""
        self.usb = UsbSerial()

    def left_handed(self, turned):
        """Rotate the panel's addressing and the keys."""
        self.panel.turn(turned)
        self.keys.left_handed(turned)

    def now(self):
        """Return the chip's millisecond ticks."""
        return utime.ticks_ms()

    def idle(self, longest=20):
        """Sleep until a key event waits; every pin edge and timer tick wakes the processor briefly."""
        # In bytecode, because scheduled callbacks of an edge run between bytecodes, but not in native code or during
        # sleep.
        signal = self.keys.signal
        sleep = _wait_for_event if _ON_A_PICO else machine.idle  # machine.idle would wake every millisecond for nothing
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
        """Reset the chip."""
        machine.reset()

    def close(self):
        """Stop sampling the keys."""
        self._sampler.stop()


@micropython.asm_thumb
def _wait_for_event():
    # WFE also returns at once after an interrupt that came just before.
    data(2, 0xBF20)  # pyright: ignore[reportUndefinedVariable]


class _Sampler:
    """Calls Keys.sample on the first pin edge, then every 15 ms while a key is down.

    Handling each edge of a bouncing contact would delay the response to the press. The timer also checks all keys
    occasionally, in case an edge was lost.
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
    """Return 65535 * (percent / 100) ** gamma, the 16-bit duty of a light, by bisection of its tenth power, without
    floats.
    """
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
    """Return the text of test_seed.txt in the parent of `folder`, or None. Developers use it for the same dice in every
    run.
    """
    try:
        with open(folder.rpartition("/")[0] + _SEED_FILE, "rb") as file:
            return file.read().strip()
    except OSError:
        return None


def blink():
    """Blink the Pico's own LED forever, because the program does not know its display."""
    led = Pin(_OWN_LED, Pin.OUT)
    while True:
        for level in (1, 0):
            led.value(level)
            utime.sleep_ms(_BLINK_MS)


def open_board(board, folder, panel):
    """Open a board of firmware.boards. `folder`: for files; `panel`: from st7789.open_panel."""
    pins = [Pin(number, Pin.IN, Pin.PULL_UP) for _label, number, _logical in board.KEYS]
    keys = Keys([(board.KEYS[index][0], board.KEYS[index][2], pins[index].value) for index in range(len(pins))])
    # A key held at power on (safe mode, or OK from before a restart) is no press.
    keys.sample(utime.ticks_ms())
    keys.mute()
    return Pico(board, panel, keys, blitter, folder, _Sampler(keys, pins))
