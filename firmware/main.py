"""What runs when the power comes on.

The board sector of the flash names the board. With the back key held, or on a panel too small for the screens, safe mode runs in the app's
place. Ctrl-C on USB ends the loop.
"""

import gc
import sys


def start(name, settings="", root="/"):
    """Open the board of this name, with the text of a breadboard's settings; its files are below the folder `root`.

    Gives (hardware, app or safe mode), of which the caller calls `step`.
    """
    name = "firmware.boards." + name
    __import__(name)
    board = sys.modules[name]
    if hasattr(board, "configured"):  # a breadboard: its owner says what is where
        board = board.configured(settings)
    from firmware.drivers.st7789 import open_panel

    # The panel takes a quarter of a second to reset and to wake up: it does so while the rest is imported.
    panel = open_panel(board)
    from firmware.drivers.pico import open_board

    hardware = open_board(board, root + "data", panel)
    from firmware.drawing import area
    from firmware.keys import BACK

    reason = area.refused(board)
    if reason or hardware.keys.down(BACK):
        from firmware.safe_mode import SafeMode

        return hardware, SafeMode(hardware, reason)
    from firmware.app import App

    gc.collect()
    return hardware, App(hardware)


def run():
    """Never returns but by Ctrl-C."""
    from firmware import board_sector

    hardware, app = start(*board_sector.read())
    try:
        while True:
            app.step(hardware.now())
            hardware.idle()
    finally:
        hardware.close()


if __name__ == "__main__":
    run()
