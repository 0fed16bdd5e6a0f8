"""A board without a bus: a panel that counts, keys that a test presses, a clock that a test moves. And toy screens."""

import sys
from types import ModuleType, SimpleNamespace

from firmware.drawing import theme
from firmware.keys import NAMES, Keys
from firmware.screen import Screen
from host_sim.headless import Headless, PlainHardware, PlainPanel

BOARD = SimpleNamespace(
    NAME="Toy",
    WIDTH=240,
    HEIGHT=240,
    KEYS=tuple((name.upper(), number, name) for number, name in enumerate(NAMES)),
    KEY_PLACES=(("OK", "right", 125), ("BACK", "right", 375)),
    LED=(1, 2, 3, True),
)


class FakePanel(PlainPanel):
    """Counts the pixels it is sent."""

    pixels = 0

    def paint(self, at, count, pixels):
        self.pixels += count


class FakeHardware(PlainHardware):
    """A toy board whose keys are sampled as a real one's."""

    def __init__(self, folder):
        self.levels = [1] * len(BOARD.KEYS)
        pins = [(label, logical, lambda number=number: self.levels[number]) for label, number, logical in BOARD.KEYS]
        super().__init__(BOARD, str(folder), False, FakePanel, Keys(pins))
        self.time = 5000

    def power(self):
        return None

    def idle(self, longest=20):
        self.time = (self.time + 20) % (1 << 30)
        self.keys.sample(self.time)


class Handheld(Headless):
    """A running app on fake hardware, driven key by key; `again()` is the power going off and on."""

    def __init__(self, folder):
        self.folder = folder
        self.again()

    def again(self):
        Headless.__init__(self, FakeHardware(self.folder))
        self.run(40)
        return self.app

    def run(self, ms):
        for _ in range(ms // 20):
            if self.hardware.restarts:
                break  # a board that restarts is off until `again()`
            self.app.step(self.hardware.now())
            self.hardware.idle()

    def down(self, key):
        self.hardware.levels[key] = 0
        self.hardware.keys.sample(self.hardware.time)

    def up(self, key):
        self.hardware.levels[key] = 1
        self.hardware.keys.sample(self.hardware.time)

    def tap(self, *keys):
        """Press and let go without letting the app run in between."""
        for key in keys:
            self.down(key)
            self.up(key)
            self.hardware.time += 30
            self.hardware.keys.sample(self.hardware.time)

    def press(self, *keys):
        for key in keys:
            self.tap(key)
            self.run(100)

    def names(self):
        return [name for name, _state in self.app.stack]

    def shown(self):
        """The open screens with their states, as a place keeps them."""
        return [list(entry) for entry in self.app.stack.cover()]


class Plain(Screen):
    """Covers the panel; its picture depends on its state."""

    def draw(self, canvas):
        canvas.clear_rect(0, 0, canvas.width, canvas.height, theme.PANEL)


def module(monkeypatch, name, **contents):
    """Put a module of screens in place for one test."""
    made = ModuleType("firmware." + name)
    for key, value in contents.items():
        setattr(made, key, value)
    monkeypatch.setitem(sys.modules, made.__name__, made)
    return made
