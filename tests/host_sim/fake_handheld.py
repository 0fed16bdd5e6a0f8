"""A handheld without firmware: remembers what was done to it and shows a picture that it was given."""

import struct
from functools import cache

from host_sim.boards import load_board, pin_of
from tests.host_sim.every_board import SQUARE


class FakeHandheld:
    def __init__(self, board_name=SQUARE, picture=None):
        self.board_name = board_name
        self.board = load_board(board_name)
        self.picture = picture or gradient(self.board.WIDTH, self.board.HEIGHT)
        self.is_on = False
        self.turned = False
        self.backlight = 100
        self.led = None if self.board.LED is None else (255, 0, 40)
        self.violations = []
        self.log = []
        self.time = 0
        self.busy_until = 0
        self._pins = set()

    def power_on(self):
        self.is_on = True
        self.log.append(("on", self.time))

    def power_off(self):
        self.is_on = False
        self.log.append(("off", self.time))

    def run(self, ms):
        self.time += ms

    def quiet_ms(self):
        return max(0, self.time - self.busy_until)

    def pin_of(self, logical):
        return pin_of(self.board, logical, self.turned)

    def key_down(self, logical):
        self.log.append(("down " + logical, self.time))

    def key_up(self, logical):
        self.log.append(("up " + logical, self.time))

    def press_pin(self, pin, pressed):
        self.log.append(("press" if pressed else "release", pin))
        if pressed:
            self._pins.add(pin)
        else:
            self._pins.discard(pin)

    def pressed_pins(self):
        return sorted(self._pins)

    def tap(self, x, y):
        self.log.append(("tap", x, y))

    def swipe(self, x, y):
        self.log.append(("swipe", x, y))

    def words(self):
        return []

    def pixels(self):
        return self.picture


@cache
def gradient(width, height):
    return b"".join(
        struct.pack(">H", (x * 31 // width) << 11 | (y * 63 // height) << 5 | ((x + y) % 32))
        for y in range(height)
        for x in range(width)
    )
