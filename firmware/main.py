"""Start the firmware at power on.

The board sector of the flash names the board; without it only the Pico's own LED blinks. Safe mode replaces the app if
the back key is held, the panel is too small for the screens, or the file system is unreadable. Ctrl-C on USB ends the
loop, and the panel says so.
"""

import gc
import sys

from firmware.drawing import area
from firmware.keys import BACK

_MOST_CTRL_C = 3
"""Maximum number of Ctrl-C that may interrupt the message, as programs send several; one more gets the console at once.
"""


class NoBoard(Exception):
    """The board sector is empty or damaged, or names a board unknown to this version."""

    def __str__(self):
        return "No display is set for this handheld. Install it again with the name of its display."


def start(name, settings="", root="/", erase=None):
    """Open the board of this name; return (hardware, app or safe mode), whose `step` the caller calls.

    settings: text for a breadboard; root: folder of its files; erase: creates the file system again if it is
    unreadable, else None. Raises NoBoard before any pin is driven.
    """
    board = _configured(name, settings)
    hardware = _hardware(board, _panel(board), root)
    return hardware, _program(hardware, erase)


def _configured(name, settings=""):
    board = _board(name)
    # A breadboard: the owner's settings name the pins.
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
    # No module comes from a file. MicroPython does not cache its built-in modules: each import first looks for a file
    # of that name, which takes 2 ms, and there are 30 such imports before the first picture.
    sys.path[:] = [".frozen"]
    for name in ("array", "binascii", "hashlib", "io", "os", "re"):
        sys.modules[name] = __import__(name)
    from firmware import file_system  # this module and board_sector exist only on a Pico

    return None if file_system.mounted or file_system.mount() else file_system.erase


def _read():
    from firmware import board_sector

    return board_sector.read()


# One function, not two: its frame stays on the stack below everything the app does.
def run(read=_read, mount=_mount, root="/"):
    """Start the board that read() names and step it until an exception; show that on the panel and raise it again.
    mount() returns None, or `erase` of start().
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
    """Show that the program ended and keys are dead. What is None is opened: the start was interrupted."""
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
            print(error)  # printed before the error that stopped the loop
            return
