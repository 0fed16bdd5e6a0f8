"""What runs when the power comes on; installed on the board as /main.py.

/board.txt names the board. With the back key held, or on a panel too small for the screens, safe mode runs in the app's
place. Ctrl-C on USB ends the loop.
"""

import gc
import sys


def start(root="/"):
    """Open the board named in `root`board.txt; gives (hardware, app or safe mode), of which the caller calls `step`."""
    from firmware.drivers import module_files

    module_files.use()
    from firmware import loading  # noqa: F401 (first: what it keeps free is to lie below everything else)

    with open(root + "board.txt") as file:
        name = "firmware.boards." + file.read().strip()
    __import__(name)
    board = sys.modules[name]
    if hasattr(board, "configured"):  # a breadboard: its owner says what is where
        board = board.configured(root)
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

    # What the imports left goes before the big buffers come. They would lie behind it, and when a game was taken up
    # again no 4 KB in a row were free.
    gc.collect()
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
