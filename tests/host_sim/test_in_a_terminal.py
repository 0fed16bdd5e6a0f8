"""The simulator in a real terminal (a pty, read by pyte): typed into, read, resized, and left as it was."""

import fcntl
import os
import re
import select
import struct
import subprocess
import sys
import termios
import time

import pytest

pty = pytest.importorskip("pty")
pyte = pytest.importorskip("pyte")
pytest.importorskip("blessed")

from tools import places

FOCUS = "%02x%02x%02x" % (255, 226, 164)  # theme.FOCUS as a panel shows it
LONGEST_SECONDS = 15
QUIET_SECONDS = 0.25


class Terminal:
    """80 x 24, with a simulator that runs in it."""

    def __init__(self, save, *options, term="xterm-256color", **variables):
        self.screen = pyte.Screen(80, 24)
        self._stream = pyte.ByteStream(self.screen)
        self.received = b""
        self._end, inner = pty.openpty()
        self.resize(80, 24)
        self.before = termios.tcgetattr(inner)
        self._inner = inner
        known = {"TERM": term, "COLORTERM": "truecolor", "PYTHONUTF8": "1", "LC_ALL": "en_GB.UTF-8"}
        environment = {**os.environ, **known, **variables}
        command = [sys.executable, "-m", "host_sim", "--terminal", "--seed", "1", "--save", str(save), *options]
        self.process = subprocess.Popen(
            command, stdin=inner, stdout=inner, stderr=inner, env=environment, cwd=places.ROOT, start_new_session=True
        )

    def resize(self, columns, rows):
        if columns:
            self.screen.resize(rows, columns)
        fcntl.ioctl(self._end, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def _take(self, seconds):
        if not select.select([self._end], [], [], seconds)[0]:
            return False
        data = os.read(self._end, 65536)
        self.received += data
        self._stream.feed(data)
        return True

    def read_until(self, words):
        """Read until `words` (a regular expression) stand on the screen and nothing more comes."""
        end = time.monotonic() + LONGEST_SECONDS
        while time.monotonic() < end:
            if not self._take(QUIET_SECONDS) and re.search(words, self.text()):
                return
            assert self.process.poll() is None, self.text()
        raise AssertionError(f"{words} never came:\n{self.text()}")

    def type(self, data):
        os.write(self._end, data)

    def text(self):
        return "\n".join(self.screen.display)

    def focused(self):
        """The words on the paper of the focus."""
        lit = []
        for y in range(self.screen.lines):
            row = self.screen.buffer[y]
            lit.append("".join(row[x].data for x in range(self.screen.columns) if row[x].bg == FOCUS))
        return " ".join(" ".join(re.sub("[^ -~]", " ", line) for line in lit).split())

    def quit(self):
        self.type(b"q")
        return self.wait()

    def wait(self):
        """Read until the simulator has ended; returns its exit code."""
        end = time.monotonic() + LONGEST_SECONDS
        while self.process.poll() is None and time.monotonic() < end:
            self._take(0.05)
        self.drain(0)
        return self.process.poll()

    def drain(self, seconds=QUIET_SECONDS):
        """Read until nothing comes for so long."""
        end = time.monotonic() + LONGEST_SECONDS
        while self._take(seconds) and time.monotonic() < end:
            pass

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._inner)
        os.close(self._end)


@pytest.fixture
def opened(tmp_path):
    terminals = []

    def open_terminal(*options, **environment):
        terminals.append(Terminal(tmp_path / "save", *options, **environment))
        return terminals[-1]

    yield open_terminal
    for terminal in terminals:
        terminal.close()


def choose(terminal, words):
    """Walks the focus down to a row and presses Enter, as somebody who reads the screen."""
    for _ in range(12):
        if terminal.focused().startswith(words):
            terminal.type(b"\r")
            return
        before = terminal.focused()
        terminal.type(b"\x1b[B")
        end = time.monotonic() + LONGEST_SECONDS
        while terminal.focused() == before and time.monotonic() < end:
            terminal.drain()
    raise AssertionError(f"no row {words}:\n{terminal.text()}")


@pytest.mark.parametrize("board", ("waveshare_pico_lcd_1_3", "pimoroni_pico_display"))
def test_a_game_is_begun_and_played_by_reading_and_typing(opened, board):
    terminal = opened("--board", board)
    terminal.read_until("New game")
    choose(terminal, "New game")
    terminal.read_until("Penk!")
    choose(terminal, "Yacht")
    terminal.read_until("Start")
    choose(terminal, "Start")
    for _ in range(12):  # who starts, and whatever else is to be acknowledged
        terminal.read_until("Player [12]")
        if re.search("roll 1/3|Roll", terminal.text()):
            break
        terminal.type(b"\r")
    terminal.type(b"\r")
    terminal.read_until("Tip")
    terminal.type(b"\r")
    terminal.read_until("roll [123]/3")
    assert terminal.quit() == 0


def test_any_byte_leaves_it_working_and_the_terminal_as_it_was(opened):
    terminal = opened()
    terminal.read_until("New game")
    quitting = b"qQ\x03"
    for start in range(0, 256, 32):
        burst = bytes(byte for byte in range(start, start + 32) if byte not in quitting)
        terminal.type(burst + b"\xc3" + b"(\x1b[")
        terminal.drain()
        assert terminal.process.poll() is None, (start, terminal.text())
    terminal.type(b"\x1b[999;999R\x1b]0;x\x07\x1bP+q\x1b\\\x1b[<0;1;1M\x1b[M\xff\xff\xff")
    terminal.read_until("q=quit")
    assert terminal.quit() == 0
    assert termios.tcgetattr(terminal._inner) == terminal.before
    assert terminal.received.rstrip().endswith(b"t") and b"\x1b[?1049l" in terminal.received[-60:]
    assert b"\x1b[?25h" in terminal.received[-60:], "the cursor is back"


def test_any_size_leaves_it_working(opened):
    terminal = opened()
    terminal.read_until("New game")
    for columns, rows in ((1, 1), (3, 2), (20, 5), (0, 0), (40, 12), (300, 90)):
        terminal.resize(columns, rows)
        terminal.type(b"\x1b[B")
        terminal.drain()
        assert terminal.process.poll() is None, (columns, rows)
    terminal.resize(80, 24)
    terminal.read_until("Score pad")
    assert terminal.quit() == 0


@pytest.mark.parametrize("computer", ("nl_NL.UTF-8", "C.UTF-8"))
def test_a_new_handheld_asks_for_its_language_until_it_is_chosen(opened, computer):
    for _ in range(2):
        terminal = opened(LC_ALL=computer)
        terminal.read_until("Italiano")
        assert terminal.quit() == 0
    terminal = opened(LC_ALL=computer)
    terminal.read_until("Italiano")
    choose(terminal, "Deutsch")
    terminal.read_until("Neues Spiel")
    assert "Eingabe=A OK" in terminal.text() and terminal.quit() == 0
    terminal = opened(LC_ALL="fr_FR.UTF-8")
    terminal.read_until("Neues Spiel")
    assert terminal.quit() == 0


def test_a_new_handheld_speaks_the_language_of_the_computer_and_no_line_is_too_wide(opened):
    terminal = opened(LC_ALL="ja_JP.UTF-8")
    terminal.read_until("Enter=A OK")
    assert terminal.quit() == 0
    terminal = opened(LC_ALL="de_DE.UTF-8")
    terminal.read_until("Enter=A OK")
    assert terminal.quit() == 0, "it is no new one"


@pytest.mark.parametrize("term", ("xterm-256color", "linux", "vt100", "unheard-of"))
def test_any_kind_of_terminal(opened, term):
    terminal = opened(term=term)
    terminal.read_until("New game")
    assert terminal.quit() == 0


def test_no_colour_drops_the_colours_alone(opened):
    terminal = opened(NO_COLOR="1")
    terminal.read_until("New game")
    terminal.type(b"\x1b[B")
    terminal.read_until("Score pad")
    assert terminal.quit() == 0
    styles = set(re.findall(rb"\x1b\[([0-9;]*)m", terminal.received))
    assert styles == {b"0", b"0;7"}, "the focus is seen by its inverse"
    assert re.search(rb"\x1b\[\d+;\d+H", terminal.received), "the cursor moves"


@pytest.mark.parametrize("end", ("terminate", "ctrl-c"))
def test_the_terminal_is_left_as_it_was_however_it_ends(opened, end):
    terminal = opened()
    terminal.read_until("New game")
    if end == "terminate":
        terminal.process.terminate()
    else:
        terminal.type(b"\x03")
    assert terminal.wait() is not None
    assert termios.tcgetattr(terminal._inner) == terminal.before and b"\x1b[?1049l" in terminal.received[-60:]
