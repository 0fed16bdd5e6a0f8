"""The handheld on a board without wires, for tests and tools, on CPython and MicroPython.

The panel is an array, keys are put in by number, and the clock is moved by hand.
"""

from firmware.app import App
from firmware.drivers import portable_blit
from firmware.hardware import Hardware
from firmware.keys import TURNED


class Brush:
    """Does what portable_blit does, or nothing while `dry`; missed: True once it skipped something."""

    missed = False

    def __init__(self, dry: bool):
        for name in ("BOXES", "load", "new_context", "open_box", "measure", "set_style"):
            setattr(self, name, getattr(portable_blit, name))
        self.dry = dry

    def fill(self, context, place, size, colour):
        if not self.dry:
            return portable_blit.fill(context, place, size, colour)
        self.missed = True
        return 1

    def draw(self, context, words, atlas, place):
        if not self.dry:
            return portable_blit.draw(context, words, atlas, place)
        return (place >> 10) + (1 if words is None else portable_blit.measure(words, atlas))


class PlainPanel:
    """A panel; memory: its pixels (RGB565, high byte first), row by row."""

    def __init__(self, width: int, height: int, brush: Brush):
        self.width = width
        self.height = height
        self.brush = brush
        self.memory = bytearray(width * height * 2)

    def window(self, x, y, w, h):
        self.area = (x, y, w, h)

    def write(self, strip, length, start):
        if self.brush.dry:
            return
        x, y, w, h = self.area
        if length != w * h * 2:
            raise ValueError("%d bytes for a window of %d x %d pixels" % (length, w, h))
        at = y * self.width + x
        if w == self.width:
            w *= h  # full rows are one long one
        for row in range(start, start + length, w * 2):
            self.paint(at, w, strip[row : row + w * 2])
            at += self.width

    def paint(self, at: int, count: int, pixels) -> None:
        """Write `count` pixels of one row, beginning at pixel number `at` of the panel."""
        self.memory[at * 2 : (at + count) * 2] = pixels

    def wait(self):
        """Return when everything is painted."""


class PlainKeys:
    """The keys for the app; events: presses to come; down: a bit for each held key."""

    def __init__(self):
        self.events = []
        self.down = 0
        self._turned = False

    def put(self, event):
        self.events.append(TURNED[event] if self._turned else event)

    def next(self):
        return self.events.pop(0) if self.events else -1

    def waiting(self):
        return bool(self.events)

    def drop(self):
        self.events.clear()

    mute = drop

    def pressed(self, key):
        return bool(self.down >> key & 1)

    def stuck(self):
        """No key is ever stuck here."""

    def left_handed(self, turned):
        """Do nothing: `events` already has the keys by meaning."""
        self._turned = turned


class PlainHardware(Hardware):
    """The other hardware of a board, which only records `light`, `lamp`, `turned` and `restarts`.

    Nothing is painted while `brush.dry`; `time` is the clock.
    """

    version = "MicroPython 1.25.0"

    def __init__(self, board, folder: str, dry: bool, panel=PlainPanel, keys=None):
        self.brush = Brush(dry)
        screen = panel(board.WIDTH, board.HEIGHT, self.brush)
        Hardware.__init__(self, board, screen, keys or PlainKeys(), self.brush, folder)
        self.has_led = board.LED is not None
        self.time = 0
        self.light = None
        self.lamp = (0, 0, 0)
        self.turned = False
        self.restarts = 0
        self.drawn = 0

    def is_new_board(self):
        return False

    def entropy(self, count):
        first = self.drawn
        self.drawn += count
        return bytes([number * 37 % 256 for number in range(first, first + count)])

    def backlight(self, percent):
        self.light = percent

    def led(self, red, green, blue):
        self.lamp = (red, green, blue)

    def power(self):
        return 3940, False

    def left_handed(self, turned):
        self.turned = turned
        self.keys.left_handed(turned)

    def now(self):
        return self.time

    def idle(self, longest=20):
        self.time += longest

    def restart(self):
        self.restarts += 1


class Headless:
    """The app on such a board. A new one with the same folder is the same handheld after a power cut."""

    def __init__(self, hardware):
        self.hardware = hardware
        self.app = App(hardware)

    def step(self, ms=20):
        """Run one turn of the main loop, `ms` milliseconds later."""
        self.hardware.time += ms
        self.app.step(self.hardware.time)

    def put(self, key):
        """Queue a key."""
        self.hardware.keys.events.append(key)

    @property
    def top(self):
        """Return the name of the open screen."""
        return self.app.stack[-1][0]

    def crash(self):
        """Return the firmware's crash log, "" if there was no crash."""
        return self.app.storage.crashes()

    def pixels(self):
        """Return the panel's pixels (RGB565, high byte first), row by row."""
        return bytes(self.hardware.panel.memory)
