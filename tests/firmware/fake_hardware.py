"""A board without a bus: a panel that counts, keys that a test presses, a clock that a test moves. And toy screens."""

import sys
from types import ModuleType, SimpleNamespace

from firmware.app import App
from firmware.drawing import theme
from firmware.drivers import portable_blit
from firmware.hardware import Hardware
from firmware.keys import NAMES, Keys
from firmware.screen import Screen

BOARD = SimpleNamespace(
    NAME="Toy",
    WIDTH=240,
    HEIGHT=240,
    KEYS=tuple((name.upper(), number, name) for number, name in enumerate(NAMES)),
    KEY_PLACES=(("OK", "right", 125), ("BACK", "right", 375)),
    LED=(1, 2, 3, True),
)


class FakePanel:
    """Counts the pixels it is sent."""

    width = 240
    height = 240

    def __init__(self):
        self.pixels = 0

    def window(self, x, y, w, h):
        self.size = w * h * 2

    def write(self, strip, count, start):
        assert count == self.size
        self.pixels += count // 2

    def wait(self):
        pass


class FakeHardware(Hardware):
    """See firmware.hardware.Hardware; `light`, `lamp` and `turned` hold what was asked for last."""

    has_led = True

    def __init__(self, folder):
        self.levels = [1] * len(BOARD.KEYS)
        pins = [(label, logical, lambda number=number: self.levels[number]) for label, number, logical in BOARD.KEYS]
        super().__init__(BOARD, FakePanel(), Keys(pins), portable_blit, str(folder))
        self.time = 5000
        self.light = 0
        self.lamp = (0, 0, 0)
        self.turned = False
        self.restarts = 0
        self._drawn = 0

    def entropy(self, count):
        self._drawn += 1
        return bytes([self._drawn % 256]) * count

    def backlight(self, percent):
        self.light = percent

    def led(self, red, green, blue):
        self.lamp = (red, green, blue)

    def left_handed(self, turned):
        self.turned = turned
        self.keys.left_handed(turned)

    def now(self):
        return self.time

    def idle(self, longest=20):
        self.time = (self.time + 20) % (1 << 30)
        self.keys.sample(self.time)

    def restart(self):
        self.restarts += 1


class Handheld:
    """A running app on fake hardware, driven key by key; `again()` is the power going off and on."""

    def __init__(self, folder):
        self.folder = folder
        self.again()

    def again(self):
        self.hardware = FakeHardware(self.folder)
        self.app = App(self.hardware)
        self.run(40)
        return self.app

    def run(self, ms):
        for _ in range(ms // 20):
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
        if self.app.screen is not None:
            self.app.stack[-1][1] = self.app.screen.state()
        return [list(entry) for entry in self.app.stack]


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
