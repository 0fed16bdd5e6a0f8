"""The terminal front end: the panel in half blocks and true colour, the LED and the keys below it."""

import signal
import sys
import time

import blessed
from PIL import Image

from host_sim.boards import board_names
from host_sim.folder_lock import FolderError, reason
from host_sim.handheld import SimulatedHandheld
from host_sim.keyboard import help_entries, terminal_keys
from host_sim.pictures import image_of, light_of, save_png
from host_sim.script import PRESS_MS

HOLD_MS = 750
LETTING_GO_MS = 30
FRAME_SECONDS = 0.03
LONGEST_FRAME_MS = 100
STATUS_LINES = 4
_OTHERS = "q=quit  s=screenshot  p=power  Tab=next board"
RESET = "\x1b[0m"
UPPER_HALF = "\u2580"


def fitted(image: Image.Image, columns: int, lines: int) -> Image.Image:
    """The image made small enough for a terminal of columns x lines characters (two pixels stand in one character);
    never enlarged.
    """
    width, height = image.size
    factor = min(1.0, columns / width, 2 * lines / height)
    size = (max(1, int(width * factor)), max(1, int(height * factor)))
    return image if size == image.size else image.resize(size, Image.Resampling.BOX)


def half_blocks(image: Image.Image) -> list[str]:
    """The lines of text that show an RGB image: one character for two pixels, one above the other."""
    pixels = image.tobytes()  # three bytes each
    row = 3 * image.width
    lines = []
    for start in range(0, len(pixels), 2 * row):
        parts = []
        last = None
        for at in range(start, start + row, 3):
            colours = pixels[at : at + 3] + (pixels[at + row : at + row + 3] or bytes(3))
            if colours != last:
                upper, lower = ";".join(map(str, colours[:3])), ";".join(map(str, colours[3:]))
                parts.append(f"\x1b[38;2;{upper};48;2;{lower}m")
                last = colours
            parts.append(UPPER_HALF)
        lines.append("".join(parts) + RESET)
    return lines


def dimmed(image: Image.Image, backlight: int) -> Image.Image:
    """The image as it looks under this backlight, 0 to 100."""
    light = light_of(backlight)
    return image if light == 255 else image.point([value * light // 255 for value in range(256)] * 3)


def status_lines(handheld: SimulatedHandheld, note: str, columns: int) -> list[str]:
    """LED and board, keys, and the other commands: STATUS_LINES lines of at most `columns` characters as seen."""
    first = handheld.board.NAME
    # A letter of the handheld's keys is printed as it is typed: a small one presses, a capital one (with Shift) holds.
    entries = [
        f"{shown.lower() if len(shown) == 1 else shown}={meaning}"
        for shown, meaning in help_entries(handheld.board, handheld.turned)
    ]
    held = [
        f"Shift+{key}=hold {logical}"
        for key, (logical, long) in terminal_keys().items()
        if long and _has(handheld, logical)
    ]
    lines = [first + ("   " + note if note else ""), "  ".join(entries), "  ".join(held), _OTHERS]
    lines = [line[:columns] for line in lines]
    if handheld.led is not None and len(first) + 8 <= columns:
        colour = ";".join(str(max(part, 60)) for part in handheld.led)  # a dark LED is seen as a grey dot
        lines[0] = f"\x1b[38;2;{colour}m\u25cf{RESET} LED  {lines[0][: columns - 7]}"
    return lines


def _has(handheld, logical):
    return any(name == logical for _label, _pin, name in handheld.board.KEYS)


class TerminalFrontEnd:
    """make_handheld(board name) gives a handheld that is off; board_name: the first one; shots: folder for
    screenshots.
    """

    def __init__(self, make_handheld, board_name, shots):
        self._make_handheld = make_handheld
        self.board_name = board_name
        self._shots = shots
        self._note = ""
        self._shown = []
        self._size = None
        self._keys = terminal_keys()
        self.open = True
        self.handheld = make_handheld(board_name)

    def run(self) -> None:
        """Until Q, Ctrl+C or the end of the process; the terminal is always left as it was. FolderError when the
        handheld cannot play in its folder.
        """
        self.handheld.power_on()
        before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
        try:
            terminal = blessed.Terminal()
            with terminal.fullscreen(), terminal.cbreak(), terminal.hidden_cursor():
                last = time.monotonic()
                while self.open:
                    self._draw(terminal)
                    stroke = terminal.inkey(timeout=FRAME_SECONDS)
                    now = time.monotonic()
                    self.handheld.run(min(int((now - last) * 1000), LONGEST_FRAME_MS))
                    last = now
                    if stroke:
                        self.stroke(stroke.name or str(stroke))
        except KeyboardInterrupt:
            pass
        finally:
            self.handheld.power_off()
            signal.signal(signal.SIGTERM, before)

    def stroke(self, name: str) -> None:
        """One key of the terminal, by its name or character. A terminal tells no release, so the finger leaves by
        itself.
        """
        self._note = ""
        if name in self._keys:
            logical, long = self._keys[name]
            if not _has(self.handheld, logical):
                self._note = f"no {logical} key here"
                return
            self.handheld.key_down(logical)
            self.handheld.run(HOLD_MS if long else PRESS_MS)
            self.handheld.key_up(logical)
            self.handheld.run(LETTING_GO_MS)
        elif name in ("q", "Q"):
            self.open = False
        elif name in ("s", "S", "KEY_F12"):
            self._screenshot()
        elif name in ("p", "P", "KEY_F5"):
            if self.handheld.is_on:
                self.handheld.power_off()
            else:
                self._power_on()
        elif name in ("KEY_TAB", "\t", "KEY_F2"):
            names = board_names()
            self.handheld.power_off()
            self.board_name = names[(names.index(self.board_name) + 1) % len(names)]
            self.handheld = self._make_handheld(self.board_name)
            self._power_on()
            self._size = None

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
        """What a terminal of this size shows: lines of text with colours."""
        board = self.handheld.board
        image = image_of(self.handheld.pixels(), board.WIDTH, board.HEIGHT)
        small = fitted(dimmed(image, self.handheld.backlight), columns, max(1, rows - STATUS_LINES))
        # Columns and lines.
        whole = f"{image.width} x {(image.height + 1) // 2 + STATUS_LINES}"
        note = self._note or (f"to see all: {whole} or a smaller font" if 2 * small.width < image.width else "")
        return half_blocks(small) + status_lines(self.handheld, note, columns - 1)

    def _draw(self, terminal):
        size = (terminal.width, terminal.height)
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
