"""What runs when the power comes on; installed on the board as /main.py.

/board.txt names the board. With the back key held, safe mode runs in the app's place. Ctrl-C on USB ends the loop.
"""

import sys


def start(root="/"):
    """Open the board whose name stands in `root`board.txt; gives (hardware, app or safe mode), each step of which the caller calls."""
    with open(root + "board.txt") as file:
        board = "firmware.boards." + file.read().strip()
    __import__(board)
    from firmware.drivers.st7789 import open_panel

    # The panel takes a quarter of a second to reset and to wake up: it does so while the rest is imported.
    panel = open_panel(sys.modules[board])
    from firmware.drivers.pico import open_board

    hardware = open_board(sys.modules[board], root + "data", panel)
    from firmware.keys import BACK

    if hardware.keys.down(BACK):
        from firmware.safe_mode import SafeMode

        return hardware, SafeMode(hardware)
    from firmware.app import App

    return hardware, App(hardware)


def run():
    """Never returns but by Ctrl-C."""
    hardware, app = start()
    try:
        while True:
            app.step(hardware.now())
            hardware.idle()
    finally:
        hardware.close()


if __name__ == "__main__":
    run()
