"""What runs when the power comes on.

The board sector of the flash names the board. Where it does not, nothing is driven but the Pico's own LED, which
blinks. With the back key held, on a panel too small for the screens, or when the file system cannot be read, safe mode
runs in the app's place. Ctrl-C on USB ends the loop, and the panel says so.
"""

import gc
import sys

from firmware.drawing import area
from firmware.keys import BACK

_MOST_CTRL_C = 3
"""So many may cut off the words, as programs send more than one; then they get the console at once."""


class NoBoard(Exception):
    """The board sector is empty or damaged, or names a board that this version does not have."""

    def __str__(self):
        return "No display is set for this handheld. Install it again with the name of its display."


def start(name, settings="", root="/", erase=None):
    """Open the board of this name, with the text of a breadboard's settings; its files are below the folder `root`.

    erase: what makes the file system anew, where it cannot be read. Gives (hardware, app or safe mode), of which the
    caller calls `step`. Raises NoBoard before anything is driven.
    """
    board = _configured(name, settings)
    hardware = _hardware(board, _panel(board), root)
    return hardware, _program(hardware, erase)


def _configured(name, settings=""):
    board = _board(name)
    # A breadboard: its owner says what is where.
    return board.configured(settings) if hasattr(board, "configured") else board


def _panel(board):
    # The rest is imported while the panel resets and wakes up, which takes a quarter of a second.
    from firmware.drivers.st7789 import open_panel

    return open_panel(board)


def _hardware(board, panel, root):
    from firmware.drivers.pico import open_board

    return open_board(board, root + "data", panel)


def _program(hardware, erase):
    reason = area.refused(hardware.board)
    if reason or erase or hardware.keys.down(BACK):
        from firmware.safe_mode import SafeMode

        return SafeMode(hardware, reason, erase)
    from firmware.app import App

    gc.collect()
    return App(hardware)


def _board(name):
    module = "firmware.boards." + name
    try:
        __import__(module)
    except ImportError:
        raise NoBoard
    if not hasattr(sys.modules.get(module), "NAME"):
        raise NoBoard
    return sys.modules[module]


def _mount():
    # No module comes from a file. And MicroPython does not keep those of its own: at each import of one it looks for a
    # file of that name, which takes 2 ms, and there are 30 such imports until the first picture.
    sys.path[:] = [".frozen"]
    for name in ("array", "binascii", "hashlib", "io", "os", "re"):
        sys.modules[name] = __import__(name)
    from firmware import file_system  # which only a Pico has, as is the next one

    return None if file_system.mounted or file_system.mount() else file_system.erase


def _read():
    from firmware import board_sector

    return board_sector.read()


# One function, not two: all that the app does lies on top of it on the stack.
def run(read=_read, mount=_mount, root="/"):
    """Start the board that read() names and step it until something from outside ends that, which goes on upwards once
    the panel says so. mount() gives None, or `erase` of start().
    """
    board = panel = hardware = app = None
    try:
        erase = mount()
        board = _configured(*read())
        panel = _panel(board)
        hardware = _hardware(board, panel, root)
        app = _program(hardware, erase)
        while True:
            app.step(hardware.now())
            hardware.idle()
    except NoBoard as error:
        from firmware.drivers.pico import blink

        print(error)
        blink()
    except KeyboardInterrupt as stop:
        _say_stopped(True, read, root, board, panel, hardware, app)
        raise stop
    except Exception as error:
        _say_stopped(False, read, root, board, panel, hardware, app)
        raise error


def _say_stopped(by_computer, read, root, board, panel, hardware, app):
    """On the panel, for people: no key is heard any more. What is None is opened: the start was interrupted."""
    for _time in range(1 + _MOST_CTRL_C):
        try:
            board = board or _configured(*read())
            panel = panel or _panel(board)
            hardware = hardware or _hardware(board, panel, root)
            hardware.close()
            gc.collect()
            from firmware import safe_mode

            canvas = app.canvas if app else safe_mode.canvas_of(hardware)
            safe_mode.Stopped(hardware, canvas, by_computer).show()
            hardware.led(0, 0, 0)
            return
        except KeyboardInterrupt:
            continue
        except Exception as error:
            print(error)  # and what stopped the loop follows
            return
