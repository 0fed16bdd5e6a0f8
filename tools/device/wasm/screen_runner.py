"""Opens what a handheld's flash holds and draws it: the same on CPython and on MicroPython in WebAssembly.

An input names the board in its first line, and in the second one a game and, as a dict, attributes that such games have
from their opening on. Every other line is a file, its name and its content in hex.
"""

import binascii
import hashlib
import os
import sys

from host_sim.headless import Headless, PlainHardware
from shared_rules import registry

_FOLDER = "/data"
_STEPS = 8


def give(game, name, value):
    """Set an attribute of a game, or of a part of it: `counters`, `cards.hands`."""
    part, _, attribute = name.rpartition(".")
    setattr(getattr(game, part) if part else game, attribute, value)


def _prepare(game, attributes):
    """Let each game of this kind have these attributes from its opening on; returns what undoes that."""
    rules = registry.find(game)
    if rules is None:
        raise ValueError("no game " + game)
    opened = rules.open

    def open_prepared(self):
        events = opened(self)
        for name in sorted(attributes):
            value = attributes[name]
            give(self, name, list(value) if isinstance(value, list) else value)
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


def shown(text: str, folder: str) -> str:
    """What the output for an input says, as text. folder: where the handheld's files go; what is in it is removed."""
    lines = text.strip().split("\n")
    _write_files(folder, lines[2:])
    name = "firmware.boards." + lines[0]
    __import__(name)
    game, _blank, attributes = lines[1].partition(" ")
    forget = _prepare(game, eval(attributes))
    handheld = Headless(PlainHardware(sys.modules[name], folder, False))
    for _ in range(_STEPS):
        handheld.step(100)
    handheld.app.frame.invalidate_all()
    handheld.step(0)
    forget()
    picture = binascii.hexlify(hashlib.sha256(handheld.pixels()).digest()).decode()
    crashes = binascii.hexlify(handheld.crash().encode()).decode()
    return "%s %s %s\n" % (handheld.top, picture, crashes)


def run_file(source: str, target: str) -> None:
    """Write to `target` what the input in the file `source` shows: which screen is open, the SHA-256 of the picture,
    and the crash log in hex.
    """
    with open(source) as file:
        text = file.read()
    with open(target, "w") as file:
        file.write(shown(text, _FOLDER))
