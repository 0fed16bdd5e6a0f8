"""The plain screens, which need no other part of the firmware: safe mode, and what is left when not even the home
screen works.
"""

import pytest

from firmware.drawing.canvas import Canvas
from firmware.keys import NAMES, OK
from firmware.safe_mode import GAVE_UP, SAFE, Plain, SafeMode
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


@pytest.mark.frames
@each_board
@pytest.mark.parametrize(("name", "lines"), (("safe_mode", SAFE), ("out_of_order", GAVE_UP)))
def test_words_fit_boxes_tile_and_the_picture_is_the_golden_one(board, name, lines, tmp_path):
    panel = Panel(board, tmp_path)
    canvas = Canvas(panel.hardware.panel, panel.hardware.blitter)
    canvas.strict = True
    Plain(panel.hardware, canvas, lines).show()
    assert set(panel.hardware.panel.times) == {1}
    check_frame(name, panel)


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


def fail(*_):
    raise RuntimeError("made to fail")


@pytest.mark.frames
@each_board
def test_a_handheld_on_which_nothing_works_says_so_and_writes_no_log_without_end(board, tmp_path, monkeypatch):
    bench = Bench(board, tmp_path)
    monkeypatch.setattr(Home, "prepare", fail)
    monkeypatch.setattr(Message, "prepare", fail)
    with bench.painted():
        bench.app.home()
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
    bench.app.home()
    for _ in range(50):
        bench.step()
    assert Storage(str(tmp_path)).crashes().count("the plain screen") == 1
