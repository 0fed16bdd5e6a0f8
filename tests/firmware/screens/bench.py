"""The real app on a bench: a panel that is a plain array, keys that are pressed by name, a clock that the test owns.

Quicker than a simulated handheld, and strict: text that does not fit, a pixel painted twice and one never painted in a
whole frame are errors.
"""

from contextlib import contextmanager
from copy import deepcopy

import pytest

from host_sim import device_modules

device_modules.install()

from firmware import keys
from firmware.boards import (
    pimoroni_pico_display,
    pimoroni_pico_display_2_0,
    waveshare_pico_lcd_1_3,
    waveshare_pico_lcd_1_14_v2,
)
from host_sim.headless import Headless, PlainHardware, PlainPanel

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


class CountingPanel(PlainPanel):
    """Keeps, while `times` is not None, how often each pixel was painted."""

    times = None

    def paint(self, at, count, pixels):
        super().paint(at, count, pixels)
        if self.times is not None:
            self.times[at : at + count] = self.times[at : at + count].translate(_ONE_MORE)


class BenchHardware(PlainHardware):
    """A board of which nothing is painted until somebody looks."""

    def __init__(self, board, folder):
        super().__init__(board, str(folder), True, CountingPanel)

    def beside(self, name):
        """In the folder itself: what lies beside it other tests have too."""
        return f"{self.folder}/{name}"


class Bench(Headless):
    """One app on one board with its files in `folder`. A new Bench on the same folder is the same handheld after a
    power cut.

    Painting takes most of the time of a test, so nothing is painted until somebody looks: then the panel is painted
    whole, but within `painted()` from change to change.
    """

    def __init__(self, board, folder, stack=None):
        self.board = board
        self.key_names = [logical for _label, _pin, logical in board.KEYS]
        super().__init__(BenchHardware(board, folder))
        self.app.frame.canvas.strict = True
        self.settle()
        if stack:
            self.open(stack)

    def open(self, stack):
        """Put a stack of [name, state] on the screen."""
        self.app.stack.show(stack)
        self.settle()

    def show_again(self, stack, **settings):
        """Show these screens as they look with other settings."""
        for name, value in settings.items():
            self.app.set(name, value)
        self.open(deepcopy(stack))

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
        self.app.frame.invalidate_all()
        self.step(ms)
        self.hardware.brush.missed = False

    def state(self):
        """State of the open screen."""
        return self.app.stack.screen.state()

    def settle(self, ms=700):
        """Let animation end and what can be put off be done."""
        for _ in range(ms // 100):
            self.step(100)
        self._no_crash()

    def _no_crash(self):
        assert not self.crash(), self.crash()

    def press(self, *names):
        """Press keys that the board has, one after the other; a name with a number, as in "down*3", is that many
        presses.
        """
        for name in names:
            name, _star, times = name.partition("*")
            assert name in self.key_names, f"the board has no key {name}"
            for _ in range(int(times or 1)):
                self.put(keys.NAMES.index(name))
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
            return super().pixels()

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
