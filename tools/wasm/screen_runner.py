"""Opens what a handheld's flash holds and draws it: the same on CPython and on MicroPython in WebAssembly.

An input names the board in its first line, and in the second one a game and, as a dict, attributes that such games have
from their opening on, past the rules. Every other line is a file of the handheld's folder, its name and its content in
hex. The output says which screen is open, the SHA-256 of the picture, and the crash log in hex.
"""

import binascii
import hashlib
import os
import sys

from firmware.app import App
from firmware.drivers import portable_blit
from firmware.hardware import Hardware
from shared_rules import registry

_FOLDER = "/data"
_STEPS = 8


class _Panel:
    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.memory = bytearray(width * height * 2)

    def window(self, x, y, w, h):
        self.area = (x, y, w, h)

    def write(self, strip, length, start):
        x, y, w, h = self.area
        for row in range(h):
            at = ((y + row) * self.width + x) * 2
            self.memory[at : at + w * 2] = strip[start + row * w * 2 : start + (row + 1) * w * 2]

    def wait(self):
        pass


class _NoKeys:
    def next(self):
        return -1

    def waiting(self):
        return False

    def pressed(self, key):
        return False

    def stuck(self):
        return None

    def drop(self):
        pass

    def left_handed(self, turned):
        pass


class _Plain(Hardware):
    def __init__(self, board, folder):
        Hardware.__init__(self, board, _Panel(board.WIDTH, board.HEIGHT), _NoKeys(), portable_blit, folder)
        self.has_led = board.LED is not None
        self.time = 0

    def entropy(self, count):
        return bytes(count)

    def backlight(self, percent):
        pass

    def led(self, red, green, blue):
        pass

    def left_handed(self, turned):
        pass

    def now(self):
        return self.time


def _prepare(game, attributes):
    """Let each game of this kind have these attributes from its opening on; returns what undoes that."""
    rules = registry.find(game)
    opened = rules.open

    def open_prepared(self):
        events = opened(self)
        for name in sorted(attributes):
            value = attributes[name]
            setattr(self, name, list(value) if isinstance(value, list) else value)
        return events

    rules.open = open_prepared
    return lambda: setattr(rules, "open", opened)


def _remove(folder):
    for name in os.listdir(folder):
        path = folder + "/" + name
        if os.stat(path)[0] & 0x4000:
            _remove(path)
            os.rmdir(path)
        else:
            os.remove(path)


def _write_files(folder, lines):
    try:
        os.mkdir(folder)
    except OSError:
        _remove(folder)
    for line in lines:
        name, content = line.split(" ")
        inner = folder
        for part in name.split("/")[:-1]:
            inner += "/" + part
            try:
                os.mkdir(inner)
            except OSError:
                pass  # it is there already
        with open(folder + "/" + name, "wb") as file:
            file.write(binascii.unhexlify(content))


def shown(text, folder):
    """What the output for an input says, as text. folder: where the handheld's files go; what is in it is removed."""
    lines = text.strip().split("\n")
    _write_files(folder, lines[2:])
    name = "firmware.boards." + lines[0]
    __import__(name)
    hardware = _Plain(sys.modules[name], folder)
    game, _blank, attributes = lines[1].partition(" ")
    forget = _prepare(game, eval(attributes))
    app = App(hardware)
    for _ in range(_STEPS):
        hardware.time += 100
        app.step(hardware.time)
    app.invalidate_all()
    app.step(hardware.time)
    forget()
    picture = binascii.hexlify(hashlib.sha256(hardware.panel.memory).digest()).decode()
    crashes = binascii.hexlify(app.storage.crashes().encode()).decode()
    return "%s %s %s\n" % (app.stack[-1][0], picture, crashes)


def run_file(source, target):
    """Write to `target` what the input in the file `source` shows."""
    with open(source) as file:
        text = file.read()
    with open(target, "w") as file:
        file.write(shown(text, _FOLDER))
