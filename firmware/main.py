"""What runs when the power comes on.

The board sector of the flash names the board. Where it does not, nothing is driven but the Pico's own LED, which
blinks. With the back key held, on a panel too small for the screens, or when the file system cannot be read, safe mode
runs in the app's place. Ctrl-C on USB ends the loop.
"""

import gc
import sys

from firmware.drawing import area
from firmware.keys import BACK


class NoBoard(Exception):
    """The board sector is empty or damaged, or names a board that this version does not have."""

    def __str__(self):
        return "No display is set for this handheld. Install it again with the name of its display."


def start(name, settings="", root="/", erase=None):
    """Open the board of this name, with the text of a breadboard's settings; its files are below the folder `root`.

    erase: what makes the file system anew, where it cannot be read. Gives (hardware, app or safe mode), of which the
    caller calls `step`. Raises NoBoard before anything is driven.
    """
    board = _board(name)
    if hasattr(board, "configured"):  # a breadboard: its owner says what is where
        board = board.configured(settings)
    # The rest is imported while the panel resets and wakes up, which takes a quarter of a second.
    from firmware.drivers.st7789 import open_panel

    panel = open_panel(board)
    from firmware.drivers.pico import open_board

    hardware = open_board(board, root + "data", panel)
    reason = area.refused(board)
    if reason or erase or hardware.keys.down(BACK):
        from firmware.safe_mode import SafeMode

        return hardware, SafeMode(hardware, reason, erase)
    from firmware.app import App

    gc.collect()
    return hardware, App(hardware)


def _board(name):
    module = "firmware.boards." + name
    try:
        __import__(module)
    except ImportError:
        raise NoBoard
    if not hasattr(sys.modules.get(module), "NAME"):
        raise NoBoard
    return sys.modules[module]


def run():
    """Never returns but by Ctrl-C."""
    # No module comes from a file. And MicroPython does not keep those of its own: at each import of one it looks for a
    # file of that name, which takes 2 ms, and there are 30 such imports until the first picture.
    sys.path[:] = [".frozen"]
    for name in ("array", "binascii", "hashlib", "io", "os", "re"):
        sys.modules[name] = __import__(name)
    from firmware import board_sector, file_system  # which only a Pico has

    erase = None if file_system.mounted or file_system.mount() else file_system.erase
    try:
        hardware, app = start(*board_sector.read(), erase=erase)
    except NoBoard as error:
        from firmware.drivers.pico import blink

        print(error)
        blink()
        return
    try:
        while True:
            app.step(hardware.now())
            hardware.idle()
    finally:
        hardware.close()
