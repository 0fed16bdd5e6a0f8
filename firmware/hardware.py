"""The hardware contract: all that the firmware asks of a board, in one place.

`firmware.drivers.pico.open_board` builds one for a physical (or emulated, or simulated) Pico. Everything else in the
firmware sees only this class, never a pin; nothing asks which board it is, only what the board has.
"""

import io
import sys

from firmware import entropy

BOARD_FILE = "board.txt"
"""The name of the board with which the files were used last."""
LONG = 0x1FFFFFFF
"""Milliseconds: six days, or more."""
_SET_BACK_MS = 60_000


class Hardware:
    """One opened board.

    Attributes
        board       module of pins and capabilities, one of firmware.boards
        panel       the display: width, height in pixels as the holder sees them (firmware.drivers.st7789)
        keys        firmware.keys.Keys, sampled by the driver
        blitter     module that paints glyphs and fills into strips (portable or assembler)
        folder      where the firmware may keep files, without a trailing slash ("/data" on a Pico)
        has_led     True when there is an RGB LED
        has_stick   True when there are left and right keys; without them up, down, ok, back reach everything
        usb         the console (firmware.drivers.usb_serial.UsbSerial); None without one, and before `open_usb`
        test_dice   True when entropy is a fixed test stream; home and about screens say so
        readings    what firmware.entropy keeps of the newest draws
        version     text of the runtime, for the about screen
        simulated   True where a computer or a browser stands in for the board: nothing there is repaired by USB
        build       the first digits of the hash of what the program was built from, "" where it was not built
        busy        True: the next `idle` is a short one, there is more to do

    Times are milliseconds that wrap at 2**30; compare them only through `elapsed`.
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
        """Path of a file that no part of a game is: it lies beside the folder, as board.txt does."""
        return self.folder.rpartition("/")[0] + "/" + name

    def is_new_board(self):
        """Return True if the files were last used with another board, or with none: then it is to be tested."""
        try:
            with open(self.beside(BOARD_FILE)) as file:
                return file.read().strip() != self._board_name()
        except (OSError, UnicodeError):
            return True

    def remember_board(self):
        """Note that the files are used with this board. Raises OSError."""
        with open(self.beside(BOARD_FILE), "w") as file:
            file.write(self._board_name() + "\n")

    def _board_name(self):
        return self.board.__name__.rpartition(".")[2]

    def entropy(self, count):
        """`count` unpredictable bytes for dice and seeds (equal ones in every run when `test_dice`); raises Refused as
        firmware.entropy.draw does.
        """
        return entropy.draw(self, count)

    def raw_entropy(self, count):
        """`count` bytes of the board's random source, which may be uneven."""
        raise NotImplementedError

    def backlight(self, percent):
        """Set the light behind the panel, 0 (dark) to 100, as the eye sees it."""
        raise NotImplementedError

    def led(self, red, green, blue):
        """Light the LED, each part 0 to 255; nothing happens on a board without one."""
        raise NotImplementedError

    def power(self):
        """(millivolts of what feeds the board, whether it comes over USB), None where that cannot be measured."""
        return None

    def open_usb(self):
        """Make `usb` ready; called once the first picture is shown."""

    def left_handed(self, turned):
        """Turn picture and direction keys by 180 degrees (True) or back (False). The next frame must be drawn whole."""
        raise NotImplementedError

    def now(self):
        """Milliseconds since some moment, wrapping at 2**30."""
        raise NotImplementedError

    def elapsed(self, later, earlier):
        """Milliseconds from `earlier` to `later`, never negative: right across the wrap for spans below 2**29 ms (six
        days), and LONG for longer ones. A clock that was set back by less than a minute stands still meanwhile.
        """
        passed = (later - earlier) & 0x3FFFFFFF
        if passed <= LONG:
            return passed
        return 0 if passed > 0x3FFFFFFF - _SET_BACK_MS else LONG

    def idle(self, longest=20):
        """Sleep until a key event waits, at most `longest` ms. The processor stops in between."""
        raise NotImplementedError

    def traceback(self, error):
        """What Python prints of an error, as text."""
        report = io.StringIO()
        sys.print_exception(error, report)  # pyright: ignore
        return report.getvalue()  # pyright: ignore[reportAttributeAccessIssue]

    def restart(self):
        """Start the board again as if it had been switched off and on. Does not return on a board."""
        raise NotImplementedError

    def close(self):
        """Let go of timers and interrupts, so that the console or a test has the board for itself."""
        raise NotImplementedError
