"""The plain screens, which need no other part of the firmware: safe mode, and what is left when not even the home
screen works.
"""

import pytest

from firmware.drawing import fonts
from firmware.drawing.canvas import Canvas
from firmware.keys import BACK, DOWN, HELD, NAMES, OK, UP
from firmware.safe_mode import DAMAGED, ERASE, FAILING, GAVE_UP, SAFE, Damage, Plain, SafeMode, Stopped
from firmware.screens.choice import Message
from firmware.screens.home import Home
from firmware.storage.storage import Storage
from tests.firmware.screens.bench import Bench, BenchHardware, each_board
from tests.golden_frames import check_frame


class Panel:
    """The panel of a board without an app."""

    def __init__(self, board, folder):
        self.board = board
        self.hardware = BenchHardware(board, folder)
        self.hardware.brush.dry = False
        self.hardware.panel.times = bytearray(board.WIDTH * board.HEIGHT)

    def pixels(self):
        return bytes(self.hardware.panel.memory)


PLAIN = {
    "safe_mode": lambda hardware, canvas: Plain(hardware, canvas, SAFE),
    "out_of_order": lambda hardware, canvas: Plain(hardware, canvas, GAVE_UP),
    "stopped": lambda hardware, canvas: Stopped(hardware, canvas, True),
    "stopped_by_failure": lambda hardware, canvas: Stopped(hardware, canvas, False),
    "storage_damaged": lambda hardware, canvas: Damage(hardware, canvas, None),
    "erase_all": lambda hardware, canvas: after_back(Damage(hardware, canvas, None)),
}


def after_back(plain):
    plain.handle(BACK)
    return plain


@pytest.mark.frames
@each_board
@pytest.mark.parametrize("name", PLAIN)
def test_words_fit_boxes_tile_and_the_picture_is_the_golden_one(board, name, tmp_path):
    panel = Panel(board, tmp_path)
    canvas = Canvas(panel.hardware.panel, panel.hardware.blitter)
    canvas.strict = True
    PLAIN[name](panel.hardware, canvas).show()
    assert set(panel.hardware.panel.times) == {1}
    check_frame(name, panel)


@each_board
@pytest.mark.parametrize("name", PLAIN)
def test_with_large_text_no_line_is_left_out(board, name, tmp_path, monkeypatch):
    panel = Panel(board, tmp_path)
    canvas = Canvas(panel.hardware.panel, panel.hardware.blitter)
    canvas.strict = True
    seen = []
    text = Canvas.text
    monkeypatch.setattr(
        Canvas, "text", lambda self, x, y, words, *rest: [seen.append(words), text(self, x, y, words, *rest)]
    )

    def words():
        seen.clear()
        PLAIN[name](panel.hardware, canvas).show()
        return " ".join(seen)

    small = words()
    fonts.set_large_text(True)
    try:
        assert words() == small
    finally:
        fonts.set_large_text(False)


@each_board
def test_safe_mode_waits_for_ok(board, tmp_path, monkeypatch):
    panel = Panel(board, tmp_path)
    restarts = []
    monkeypatch.setattr(panel.hardware, "restart", lambda: restarts.append(1))
    safe = SafeMode(panel.hardware)
    for key in range(len(NAMES)):
        panel.hardware.keys.events.append(key)
        safe.step(key * 20)
        assert len(restarts) == (key >= OK)


class Damaged(Panel):
    """Safe mode of a handheld whose storage cannot be read, and what happened on it."""

    def __init__(self, board, folder, monkeypatch, erase):
        super().__init__(board, folder)
        self.done = []
        self.read = []
        monkeypatch.setattr(self.hardware, "restart", lambda: self.done.append("restart"))
        monkeypatch.setattr(Canvas, "text", lambda canvas, x, y, words, *rest: self.read.append((x, words, rest[0])))
        self.safe = SafeMode(self.hardware, erase=lambda: erase(self.done))

    def press(self, *keys):
        """The lines of the picture after these keys."""
        self.hardware.keys.events += keys
        for _ in range(len(keys) + 1):
            del self.read[:]
            self.safe.canvas.strict = True
            self.safe._plain._drawn = False
            self.hardware.panel.times = bytearray(self.board.WIDTH * self.board.HEIGHT)
            self.safe.step(0)
        assert set(self.hardware.panel.times) == {1}
        assert all(x + font.width(words) <= self.board.WIDTH for x, words, font in self.read)
        return tuple(words for _x, words, _font in self.read)


@each_board
def test_storage_that_cannot_be_read_is_erased_only_after_a_question(board, tmp_path, monkeypatch):
    panel = Damaged(board, tmp_path, monkeypatch, lambda done: done.append("erased"))
    question = tuple("\n".join(ERASE).split("\n"))
    assert panel.press() == (*DAMAGED, "Press A to restart.", "Press B to erase all.")
    assert panel.press(UP, DOWN, OK + HELD)[:3] == DAMAGED
    assert panel.press(BACK) == (*question, "Hold A to erase all.", "Press B to cancel.")
    assert panel.press(OK, UP, DOWN)[:3] == question
    assert panel.press(BACK)[:3] == DAMAGED
    assert panel.done == []
    panel.press(BACK, OK, OK + HELD)
    assert panel.done == ["erased", "restart"]


@each_board
def test_storage_that_can_be_neither_read_nor_erased_says_so(board, tmp_path, monkeypatch):
    def refuse(_done):
        raise OSError(5)

    panel = Damaged(board, tmp_path, monkeypatch, refuse)
    assert panel.press(BACK, OK + HELD) == (*FAILING, "Press A to restart.")
    assert panel.done == []
    panel.press(OK)
    assert panel.done == ["restart"]


def fail(*_):
    raise RuntimeError("made to fail")


@pytest.mark.frames
@each_board
def test_a_handheld_on_which_nothing_works_says_so_and_writes_no_log_without_end(board, tmp_path, monkeypatch):
    bench = Bench(board, tmp_path)
    monkeypatch.setattr(Home, "prepare", fail)
    monkeypatch.setattr(Message, "prepare", fail)
    with bench.painted():
        bench.app.stack.home()
        for _ in range(50):
            bench.step()
        check_frame("out_of_order", bench)
    assert 0 < Storage(str(tmp_path)).crashes().count("RuntimeError: made to fail") < 6


def test_a_plain_screen_that_fails_too_is_logged_once(tmp_path, monkeypatch):
    from firmware.boards import pimoroni_pico_display as board

    bench = Bench(board, tmp_path)
    monkeypatch.setattr(Home, "prepare", fail)
    monkeypatch.setattr(Message, "prepare", fail)
    monkeypatch.setattr(Canvas, "clear_rect", fail)
    monkeypatch.setattr(BenchHardware, "backlight", fail)
    bench.app.stack.home()
    for _ in range(50):
        bench.step()
    assert Storage(str(tmp_path)).crashes().count("the plain screen") == 1
