"""The hardware contract: everything the firmware needs from a board.

`firmware.drivers.pico.open_board` builds one for a physical, emulated or simulated Pico. The rest of the firmware sees
only this class, never a pin, and never asks which board it is, only what the board has.
"""

import io
import sys

from firmware import entropy

BOARD_FILE = "board.txt"
"""File with the name of the board that last used the files."""
LONG = 0x1FFFFFFF
"""Milliseconds: six days or more."""
_SET_BACK_MS = 60_000


class Hardware:
    """One opened board.

    Attributes
        board       module of pins and capabilities, one of firmware.boards
        panel       the display: width, height in pixels as the holder sees them (firmware.drivers.st7789)
        keys        firmware.keys.Keys, sampled by the driver
        blitter     module that paints glyphs and fills into strips (portable or assembler)
        folder      where the firmware may keep files, without a trailing slash ("/data" on a Pico)
        has_led     True if there is an RGB LED
        has_stick   True if there are left and right keys; otherwise up, down, ok and back reach everything
        usb         the console (firmware.drivers.usb_serial.UsbSerial); None without one and before `open_usb`
        test_dice   True if entropy is a fixed test stream; home and about screens say so
        readings    recent draws, for firmware.entropy
        version     version of the runtime, for the about screen
        simulated   True on a computer or in a browser, where USB repairs nothing
        build       first digits of the hash of the build inputs, "" if not built
        busy        True: the next `idle` is short, because there is more to do

    Times are milliseconds that wrap at 2**30; compare them only with `elapsed`.
    """

    readings = ()
    has_led = False
    usb = None
    busy = False
    test_dice = False
    simulated = False
    version = ""
    build = ""

    def __init__(self, board, panel, keys, blitter, folder):
        self.board = board
        self.panel = panel
        self.keys = keys
        self.blitter = blitter
        self.folder = folder
        self.has_stick = "left" in [logical for _label, _pin, logical in board.KEYS]

    def beside(self, name):
        """Return the path of a file outside the games, in the parent of `folder`, such as board.txt."""
        return self.folder.rpartition("/")[0] + "/" + name

    def is_new_board(self):
        """Return True if the files were last used with another board or with none: the board needs a self-test."""
        try:
            with open(self.beside(BOARD_FILE)) as file:
                return file.read().strip() != self._board_name()
        except (OSError, UnicodeError):
            return True

    def remember_board(self):
        """Record that the files are used with this board. Raises OSError."""
        with open(self.beside(BOARD_FILE), "w") as file:
            file.write(self._board_name() + "\n")

    def _board_name(self):
        return self.board.__name__.rpartition(".")[2]

    def entropy(self, count):
        """Return `count` random bytes for dice and seeds; with `test_dice` the same in every run. Raises Refused as
        firmware.entropy.draw does.
        """
        return entropy.draw(self, count)

    def raw_entropy(self, count):
        """Return `count` bytes of the board's random source, which may be biased."""
        raise NotImplementedError

    def backlight(self, percent):
        """Set the perceived brightness of the backlight, 0 (dark) to 100."""
        raise NotImplementedError

    def led(self, red, green, blue):
        """Light the RGB LED, each part 0 to 255; do nothing on a board without one."""
        raise NotImplementedError

    def power(self):
        """Return (supply millivolts, True if from USB), or None if not measurable."""
        return None

    def open_usb(self):
        """Open `usb`; called once the first frame is shown."""

    def left_handed(self, turned):
        """Rotate picture and direction keys by 180 degrees if `turned`. The next frame must be drawn whole."""
        raise NotImplementedError

    def now(self):
        """Return milliseconds since an arbitrary moment, wrapping at 2**30."""
        raise NotImplementedError

    def elapsed(self, later, earlier):
        """Return the milliseconds from `earlier` to `later`, never negative, across the wrap. Spans must be below 2**29
        ms (six days); longer ones give LONG. If the clock was set back by less than a minute, 0.
        """
        passed = (later - earlier) & 0x3FFFFFFF
        if passed <= LONG:
            return passed
        return 0 if passed > 0x3FFFFFFF - _SET_BACK_MS else LONG

    def idle(self, longest=20):
        """Sleep until a key event waits, at most `longest` ms. The processor stops meanwhile."""
        raise NotImplementedError

    def traceback(self, error):
        """Return the traceback of an error as text."""
        report = io.StringIO()
        sys.print_exception(error, report)  # pyright: ignore
        return report.getvalue()  # pyright: ignore[reportAttributeAccessIssue]

    def restart(self):
        """Restart the board as if power-cycled. Does not return on a board."""
        raise NotImplementedError

    def close(self):
        """Release timers and interrupts for the console or a test."""
        raise NotImplementedError
