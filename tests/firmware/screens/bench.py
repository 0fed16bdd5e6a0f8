"""The real app on a bench: a panel that is a plain array, keys that are pressed by name, a clock that the test owns.

Quicker than a simulated handheld, and strict: text that does not fit, a pixel painted twice and one never painted in a
whole frame are errors.
"""

from contextlib import contextmanager

import pytest

from host_sim import device_modules

device_modules.install()

from firmware import keys
from firmware.app import App
from firmware.boards import (
    pimoroni_pico_display,
    pimoroni_pico_display_2_0,
    waveshare_pico_lcd_1_3,
    waveshare_pico_lcd_1_14_v2,
)
from firmware.drivers import portable_blit
from firmware.hardware import Hardware

BOARDS = (waveshare_pico_lcd_1_3, pimoroni_pico_display, pimoroni_pico_display_2_0)
LAYOUTS = (*BOARDS, waveshare_pico_lcd_1_14_v2)
"""A board for each layout there is, panel and keys: every screen has a golden picture on these."""


def _each(boards, soon):
    """Tests on boards; on those that are not among `soon` they are thorough ones."""
    return pytest.mark.parametrize(
        "board",
        [pytest.param(board, marks=() if board in soon else pytest.mark.thorough) for board in boards],
        ids=[board.__name__.rsplit(".", 1)[-1] for board in boards],
    )


each_board = _each(BOARDS, BOARDS[:2])
each_board_in_time = _each(BOARDS, BOARDS[:1])
"""For what hardly depends on the panel."""
each_board_thoroughly = _each(BOARDS, ())
"""For what the same tests of Penk!'s screens and of the menus find in most cases."""
small_board_in_time = _each(BOARDS, BOARDS[1:2])
"""For what is hardest on the smallest panel."""
stick_and_buttons = _each(BOARDS[:2], BOARDS[:2])
four_buttons = _each(BOARDS[1:], BOARDS[1:2])


_ONE_MORE = bytes([*range(1, 256), 255])


class PlainPanel:
    """Takes what a panel takes, keeps the pixels and, while `times` is not None, how often each was painted."""

    def __init__(self, width, height, brush):
        self.width, self.height = width, height
        self.brush = brush
        self.memory = bytearray(width * height * 2)
        self.times = None

    def window(self, x, y, w, h):
        self.area = (x, y, w, h)

    def write(self, strip, length, start):
        if self.brush.dry:
            return
        x, y, w, h = self.area
        assert length == w * h * 2
        at = y * self.width + x
        if w == self.width:
            w *= h  # full rows are one long one
        for row in range(start, start + length, w * 2):
            self.memory[at * 2 : (at + w) * 2] = strip[row : row + w * 2]
            if self.times is not None:
                self.times[at : at + w] = self.times[at : at + w].translate(_ONE_MORE)
            at += self.width

    def wait(self):
        pass


class Brush:
    """What portable_blit does, or nothing while it is `dry`."""

    BOXES = portable_blit.BOXES
    load = staticmethod(portable_blit.load)
    new_context = staticmethod(portable_blit.new_context)
    open_box = staticmethod(portable_blit.open_box)
    measure = staticmethod(portable_blit.measure)
    set_style = staticmethod(portable_blit.set_style)
    dry = True
    missed = False  # something was to be painted while it was dry

    def fill(self, context, place, size, colour):
        if not self.dry:
            return portable_blit.fill(context, place, size, colour)
        self.missed = True
        return 1

    def draw(self, context, words, sheet, place):
        if not self.dry:
            return portable_blit.draw(context, words, sheet, place)
        return (place >> 10) + (1 if words is None else portable_blit.measure(words, sheet))


class PressedKeys:
    """The keys as the app sees them, without pins."""

    def __init__(self):
        self.events = []
        self.down = 0  # a bit for each of the board's keys that a finger is on

    def next(self):
        return self.events.pop(0) if self.events else -1

    def waiting(self):
        return bool(self.events)

    def drop(self):
        self.events.clear()

    def mute(self):
        self.events.clear()

    def pressed(self, key):
        return bool(self.down >> key & 1)

    def stuck(self):
        return None

    def left_handed(self, turned):
        pass


class BenchHardware(Hardware):
    """Everything else of a board, remembered instead of done."""

    version = "v1.25.0"

    def __init__(self, board, folder):
        self.brush = Brush()
        panel = PlainPanel(board.WIDTH, board.HEIGHT, self.brush)
        Hardware.__init__(self, board, panel, PressedKeys(), self.brush, str(folder))
        self.has_led = board.LED is not None
        self.time = 0
        self.entropy_bytes = 0
        self.light = None
        self.turned = False

    def entropy(self, count):
        drawn = bytes((self.entropy_bytes + step) * 37 % 256 for step in range(count))
        self.entropy_bytes += count
        return drawn

    def backlight(self, percent):
        self.light = percent

    def led(self, red, green, blue):
        pass

    def power(self):
        return 3940, False

    def left_handed(self, turned):
        self.turned = turned

    def now(self):
        return self.time

    def idle(self, longest=20):
        self.time += longest


class Bench:
    """One app on one board with its files in `folder`. A new Bench on the same folder is the same handheld after a
    power cut.

    Painting takes most of the time of a test, so nothing is painted until somebody looks: then the panel is painted
    whole, but within `painted()` from change to change.
    """

    def __init__(self, board, folder, stack=None):
        self.board = board
        self.key_names = [logical for _label, _pin, logical in board.KEYS]
        self.hardware = BenchHardware(board, folder)
        self.app = App(self.hardware)
        self.app.canvas.strict = True
        self.settle()
        if stack:
            self.open(stack)

    def open(self, stack):
        """Put a stack of [name, state] on the screen."""
        self.app.show(stack)
        self.settle()

    @contextmanager
    def painted(self):
        """Each change is painted when it comes, as on a handheld."""
        brush = self.hardware.brush
        was, brush.dry = brush.dry, False
        if brush.missed:
            self._paint(0)
        yield
        brush.dry = was

    def _paint(self, ms):
        self.app.invalidate_all()
        self.step(ms)
        self.hardware.brush.missed = False

    @property
    def top(self):
        """Name of the open screen."""
        return self.app.stack[-1][0]

    def state(self):
        """State of the open screen."""
        return self.app.screen.state()

    def step(self, ms=20):
        self.hardware.time += ms
        self.app.step(self.hardware.time)

    def settle(self, ms=700):
        """Let animation end and what can be put off be done."""
        for _ in range(ms // 100):
            self.step(100)
        self._no_crash()

    def _no_crash(self):
        crash = self.app.storage.crashes()
        assert not crash, crash

    def press(self, *names):
        """Press keys that the board has, one after the other; a name with a number, as in "down*3", is that many
        presses.
        """
        for name in names:
            name, _star, times = name.partition("*")
            assert name in self.key_names, f"the board has no key {name}"
            for _ in range(int(times or 1)):
                self.hardware.keys.events.append(keys.NAMES.index(name))
                self.settle()

    def press_and_compare(self, *names):
        """Press keys, and fail when what a press painted differs from a whole frame."""
        for name in names:
            with self.painted():
                self.press(name)
                seen = self.pixels()
                assert self.whole_frame() == [1]
                assert self.pixels() == seen

    def pixels(self):
        """What the panel shows."""
        with self.painted():
            return bytes(self.hardware.panel.memory)

    def whole_frame(self):
        """Draw everything again, and how often each pixel was painted, as a sorted list without repeats: [1] when boxes
        tile the panel.
        """
        return sorted(set(self.times_painted()))

    def times_painted(self):
        """Draw everything again, and for each pixel, row by row, how often it was painted."""
        panel = self.hardware.panel
        self.hardware.brush.missed = False
        with self.painted():
            panel.times = bytearray(panel.width * panel.height)
            self._paint(20)
            times, panel.times = panel.times, None
        self._no_crash()
        return times
