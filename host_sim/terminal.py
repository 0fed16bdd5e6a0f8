"""The terminal front end: the panel in terminal cells, with the LED and the keys beside or below it."""

import os
import signal
import sys
import time

import blessed

from firmware.language import t
from host_sim.boards import board_names
from host_sim.folder_lock import FolderError, reason
from host_sim.handheld import SimulatedHandheld
from host_sim.keyboard import HELD, NO_KEY, OTHERS, help_entries, terminal_keys
from host_sim.pictures import light_of, save_png
from host_sim.printed_text import cut, width, wrapped
from host_sim.script import PRESS_MS
from host_sim.terminal_cells import cells, coloured, ink_code

HOLD_MS = 750
LETTING_GO_MS = 30
FRAME_SECONDS = 0.03
LONGEST_FRAME_MS = 100
STATUS_LINES = 4
SIDE_COLUMNS = 21
MOST_COLUMNS = 96  # maximum width of the picture: text would be lost in a wider one
LINES_FOR_COLUMNS = 2.5  # height of a cell relative to its width, about
QUIT = ("q", "Q", "\x03")
RESET = "\x1b[0m"


def picture_size(width: int, height: int, columns: int, lines: int) -> tuple[int, int]:
    """Return columns and lines for a picture of width * height pixels in this much room."""
    across = min(columns, MOST_COLUMNS, max(60, int(LINES_FOR_COLUMNS * lines * width / height)))
    return max(1, across), max(1, min(lines, across * height // width))


def status_entries(handheld: SimulatedHandheld) -> tuple[list[str], list[str]]:
    """Return the meaning of keyboard keys: (short presses, long presses), such as "u=X undo"."""
    # Letters are printed as typed: a small one presses, a capital one (with Shift) holds the key.
    short = [
        f"{shown.lower() if len(shown) == 1 else shown}={meaning}"
        for shown, meaning in help_entries(handheld.board, handheld.turned)
    ]
    held = [
        f"Shift+{key}={t(HELD[logical])}"
        for key, (logical, long) in terminal_keys().items()
        if long and _has(handheld, logical)
    ]
    return short, held


def status_lines(handheld: SimulatedHandheld, note: str, columns: int, colours: int = 1 << 24) -> list[str]:
    """Return LED and board, keys, and other commands: STATUS_LINES lines of at most `columns` visible characters."""
    short, held = status_entries(handheld)
    first = handheld.board.NAME + ("   " + note if note else "")
    lines = [first, *("  ".join(entries) for entries in (short, held, _others()))]
    return _with_led([cut(line, columns) for line in lines], handheld, columns, colours)


def side_lines(handheld: SimulatedHandheld, note: str, columns: int, rows: int, colours: int = 1 << 24) -> list[str]:
    """Return the same as a narrow column, with the note below the name of the board."""
    short, held = status_entries(handheld)
    lines = [*wrapped(handheld.board.NAME, columns - 6), "", *short, *held, *_others()]
    lines += ["", note] if note else []
    lines = [part for line in lines for part in wrapped(line, columns, " ")][-rows:] if rows > 0 else []
    return _with_led(lines, handheld, columns, colours)


def _others():
    return [f"{key}={t(meaning)}" for key, meaning in OTHERS]


def _with_led(lines, handheld, columns, colours):
    if handheld.led is not None and lines and width(lines[0]) <= columns - 6:
        colour = tuple(max(part, 60) for part in handheld.led)  # a dark LED is shown as a grey dot or a ring
        dot = "\u25cf" if any(handheld.led) or colours >= 8 else "\u25cb"
        lines[0] = f"{ink_code(colour, colours)}{dot}{RESET} LED {lines[0]}"
    return lines


def _has(handheld, logical):
    return any(name == logical for _label, _pin, name in handheld.board.KEYS)


class _Terminal(blessed.Terminal):
    """A terminal that accepts any byte: an invalid character is an unassigned key."""

    def getch(self, decode_latin1: bool = False) -> str:
        try:
            return super().getch(decode_latin1)
        except UnicodeDecodeError:
            self._keyboard_decoder.reset()  # otherwise the kept half of a character spoils all that follow
            return "\ufffd"


class TerminalFrontEnd:
    """make_handheld(board name) returns a handheld that is off; board_name: the first board.

    shots: folder for screenshots; demo: a host_sim.demo.Demo that plays by itself, or None.
    """

    def __init__(self, make_handheld, board_name, shots, demo=None):
        self._make_handheld = make_handheld
        self.board_name = board_name
        self._shots = shots
        self._demo = demo
        self._note = ""
        self._shown = []
        self._size = None
        self._keys = terminal_keys()
        self._drawn = None
        self.colours = 1 << 24
        self.open = True
        self.handheld = make_handheld(board_name)

    def run(self) -> None:
        """Run until q, Ctrl+C or the end of the process, and restore the terminal.

        FolderError if the handheld cannot play in its folder.
        """
        self.handheld.power_on()
        before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
        try:
            # Otherwise blessed would also drop cursor movement.
            plain = os.environ.pop("NO_COLOR", "")
            terminal = _Terminal()
            self.colours = 0 if plain else terminal.number_of_colors
            # Raw: Ctrl+Z, Ctrl+S and Ctrl+\ are ordinary bytes that do not stop the handheld.
            with terminal.fullscreen(), terminal.raw(), terminal.hidden_cursor():
                last = time.monotonic()
                while self.open:
                    self._draw(terminal)
                    stroke = terminal.inkey(timeout=FRAME_SECONDS)
                    now = time.monotonic()
                    self._pass(min(int((now - last) * 1000), LONGEST_FRAME_MS))
                    last = now
                    if stroke:
                        typed = str(stroke)
                        known = typed in self._keys or typed in QUIT  # blessed has names for these too
                        self.stroke(typed if known else stroke.name or typed)
        except (KeyboardInterrupt, EOFError):
            pass  # the terminal is gone
        finally:
            self.handheld.power_off()
            signal.signal(signal.SIGTERM, before)

    def _pass(self, ms):
        self.handheld.run(ms)
        if self._demo is not None:
            self._note = self._demo.advance(self.handheld, ms)
            if self._demo.over:
                self._demo = None

    def stroke(self, name: str) -> None:
        """Press a key of the terminal, by name or character. A terminal reports no release, so it follows by itself."""
        self._note = ""
        if name in self._keys:
            self._press(*self._keys[name])
        elif name in QUIT:
            self.open = False
        elif name in ("s", "S", "KEY_F12"):
            self._screenshot()
        elif name in ("p", "P", "KEY_F5"):
            self._take_over()
            if self.handheld.is_on:
                self.handheld.power_off()
            else:
                self._power_on()
        elif name in ("KEY_TAB", "\t", "KEY_F2"):
            self._take_over()
            names = board_names()
            self.handheld.power_off()
            self.board_name = names[(names.index(self.board_name) + 1) % len(names)]
            self.handheld = self._make_handheld(self.board_name)
            self._power_on()
            self._size = None

    def _press(self, logical, long):
        self._take_over()
        if not _has(self.handheld, logical):
            self._note = t(NO_KEY)
            return
        self.handheld.key_down(logical)
        self.handheld.run(HOLD_MS if long else PRESS_MS)
        self.handheld.key_up(logical)
        self.handheld.run(LETTING_GO_MS)

    def _take_over(self):
        if self._demo is not None:
            self._demo.stop(self.handheld)
            self._demo = None

    def _power_on(self):
        try:
            self.handheld.power_on()
        except FolderError as error:
            self._note = str(error)

    def _screenshot(self):
        board = self.handheld.board
        name = time.strftime("shot-%Y%m%d-%H%M%S")
        try:
            self._note = "wrote " + save_png(self.handheld.pixels(), board.WIDTH, board.HEIGHT, self._shots, name)
        except OSError as error:
            self._note = f"no picture: {self._shots} cannot be written ({reason(self._shots, error)})"

    def lines(self, columns: int, rows: int) -> list[str]:
        """Return the content of a terminal of this size: lines of text with colours."""
        board = self.handheld.board
        beside = board.WIDTH < 1.5 * board.HEIGHT and columns >= 80
        room = (columns - SIDE_COLUMNS, rows) if beside else (columns, rows - STATUS_LINES)
        across, down = picture_size(board.WIDTH, board.HEIGHT, room[0], max(1, room[1]))
        picture = self._picture(across, down)
        if not beside:
            return (picture + status_lines(self.handheld, self._note, columns - 1, self.colours))[: max(1, rows)]
        side = side_lines(self.handheld, self._note, columns - across - 2, rows, self.colours)
        side += [""] * (len(picture) - len(side))
        picture += [" " * across] * (len(side) - len(picture))
        return [line + " " + words for line, words in zip(picture, side, strict=True)]

    def _picture(self, columns, lines):
        handheld = self.handheld
        wanted = (handheld.pixels(), handheld.backlight, columns, lines, self.colours)
        if self._drawn is None or self._drawn[0] != wanted:
            width, height = handheld.board.WIDTH, handheld.board.HEIGHT
            table = cells(wanted[0], handheld.words(), width, height, columns, lines)
            self._drawn = wanted, coloured(table, self.colours, light_of(handheld.backlight))
        return list(self._drawn[1])

    def _draw(self, terminal):
        size = (terminal.width or 80, terminal.height or 24)  # some report no size
        out = []
        if size != self._size:
            self._size = size
            self._shown = []
            out.append(terminal.clear)
        lines = self.lines(*size)[: size[1]]
        for number, line in enumerate(lines):
            if number >= len(self._shown) or self._shown[number] != line:
                out.append(terminal.move_xy(0, number) + line + terminal.clear_eol)
        self._shown = lines
        if out:
            sys.stdout.write("".join(out))
            sys.stdout.flush()
