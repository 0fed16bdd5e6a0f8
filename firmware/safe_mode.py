"""The plain screen shown when the app does not run.

Causes: a key held at power on, a panel of the wrong size, unreadable storage, a crash of home, or a computer that
stopped the program. It needs only the canvas, a font and the theme. The USB console stays free for repair: `mpremote`
can copy games away (folder /data).
"""

from firmware.drawing import area, fonts, theme
from firmware.drawing.canvas import Canvas
from firmware.drawing.wrapping import wrap
from firmware.keys import BACK, HELD, OK
from firmware.language import later, shown

_WIDTH = 240
"""Width of the lines in pixels: in a wider box fewer rows fit."""
_REPAIR = later("Ready for repair by USB.")
_KEPT = later("Your games are kept.")
SAFE = (later("Safe mode"), later("Games are switched off."), _REPAIR, _KEPT)
GAVE_UP = (later("Out of order"), later("It crashed repeatedly."), _KEPT, _REPAIR)
DAMAGED = (later("Storage damaged"), later("Games cannot be opened."), later("Nothing was changed."))
ERASE = (later("Erase all and start?"), later("Everything that is saved\nwill be lost."))
FAILING = (later("Storage failing"), later("It cannot be erased."))
STOPPED = (later("Stopped"), later("By a computer on USB."), _KEPT)
_DONE = later("When the computer is done,\nswitch off and on.")
FAILED = GAVE_UP[:1] + GAVE_UP[2:]


class Plain:
    """A few lines of text; OK restarts the board. lines: as `shown` of firmware.language takes them."""

    def __init__(self, hardware, canvas, lines):
        self._hardware = hardware
        self._canvas = canvas
        if hardware.simulated:
            lines = tuple([line for line in lines if line != _REPAIR])
        self._write(lines + (self._restarts(),))

    def _restarts(self):
        return [later("Press {0} to restart."), self._label("ok")]

    def _label(self, logical):
        """Return the label printed on or beside the key."""
        board = self._hardware.board
        placed = [label for label, _side, _centre in board.KEY_PLACES]
        for label, _pin, name in board.KEYS:
            if name == logical and label in placed:
                return label
        return logical

    def _write(self, lines):
        self._drawn = False
        self._lines = self._wrapped(lines)
        if fonts.large_text and self._y(len(self._lines)) > self._canvas.height:
            # Keys may be dead, so nothing scrolls.
            fonts.set_large_text(False)
            self._lines = self._wrapped(lines)

    def _wrapped(self, lines):
        width = min(_WIDTH, self._canvas.width) - 2 * _edge(self._hardware.board)
        return [part for line in lines for part in wrap(shown(line), fonts.SMALL, width)]

    def _y(self, number):
        # The top of a line.
        return 32 + (number - 1) * max(24, fonts.SMALL.line) if number else 0

    def handle(self, key):
        """Restart on OK; ignore other keys."""
        if key == OK:
            self._hardware.restart()

    def show(self):
        """Draw the lines once."""
        if self._drawn:
            return
        self._drawn = True
        canvas = self._canvas
        canvas.begin(True)
        canvas.margins()
        x = _edge(self._hardware.board)
        width = min(_WIDTH, canvas.width)
        y = 0
        for number in range(len(self._lines)):
            height = self._y(number + 1) - y
            if y + height > canvas.height:
                break  # the panel is too small even for this
            if canvas.begin_region(0, y, width, height, theme.BACKGROUND, number, self._lines[number]):
                font = fonts.MEDIUM if number == 0 else fonts.SMALL
                style = theme.style(theme.BACKGROUND, theme.INK)
                canvas.text(x, y + min(4, height - font.height), self._lines[number], font, style)
            y += height
        if canvas.width > width:
            canvas.clear_rect(width, 0, canvas.width - width, y, theme.BACKGROUND)
        canvas.clear_rect(0, y, canvas.width, canvas.height - y, theme.BACKGROUND)
        canvas.finish()
        self._hardware.backlight(80)


class Damage(Plain):
    """Offers to erase the storage after a question: back opens and closes the question, holding OK confirms."""

    def __init__(self, hardware, canvas, erase):
        Plain.__init__(self, hardware, canvas, DAMAGED)
        self._erase = erase
        self._asks = True
        self._turn()

    def _turn(self):
        self._asks = not self._asks
        ok, back = self._label("ok"), self._label("back")
        if self._asks:
            self._write(ERASE + ([later("Hold {0} to erase all."), ok], [later("Press {0} to cancel."), back]))
        else:
            self._write(DAMAGED + (self._restarts(), [later("Press {0} to erase all."), back]))

    def handle(self, key):
        """Handle keys as the lines on the panel say."""
        if key == BACK:
            self._turn()
        elif not self._asks:
            Plain.handle(self, key)
        elif key == OK + HELD:
            try:
                self._erase()
            except OSError:
                self._asks = False
                self._write(FAILING + (self._restarts(),))
                return
            self._hardware.restart()


class Stopped(Plain):
    """The program has ended and keys are dead. by_computer: Ctrl-C on USB ended it."""

    def __init__(self, hardware, canvas, by_computer):
        self._last = _DONE if by_computer else later("Switch off and on.")
        Plain.__init__(self, hardware, canvas, STOPPED if by_computer else FAILED)

    def _restarts(self):
        return self._last


class SafeMode:
    """Replaces the app: `step` shows the plain screen and handles keys. reason: why the app cannot run on this board,
    or ""; erase: creates the storage again if unreadable, else None.
    """

    def __init__(self, hardware, reason="", erase=None):
        board = hardware.board
        self._hardware = hardware
        self.canvas = canvas_of(hardware)
        if reason:
            lines = (later("Wrong panel"),) + tuple(
                wrap(reason, fonts.SMALL, min(_WIDTH, board.WIDTH) - 2 * _edge(board))
            )
            self._plain = Plain(hardware, self.canvas, lines)
        elif erase:
            self._plain = Damage(hardware, self.canvas, erase)
        else:
            self._plain = Plain(hardware, self.canvas, SAFE)

    def step(self, now):
        """Run one turn of the main loop."""
        self._plain.show()
        key = self._hardware.keys.next()
        if key >= 0:
            self._plain.handle(key)


def canvas_of(hardware):
    """Return a canvas for the panel of this board."""
    return Canvas(hardware.panel, hardware.blitter, area.margin(hardware.board))


def _edge(board):
    """Return the margin beside the lines in pixels."""
    return 24 if area.corners(board) else 8
