"""The terminal front end, as text."""

import re

import pytest

pytest.importorskip("blessed")

from wcwidth import wcswidth

from firmware import language
from host_sim.folder_lock import FolderError
from host_sim.terminal import TerminalFrontEnd, picture_size, status_entries
from tests.host_sim.every_board import every_board
from tests.host_sim.fake_handheld import FakeHandheld


def seen(line):
    """A line without its colours."""
    return re.sub("\x1b\\[[0-9;]*m", "", line)


@pytest.mark.parametrize(("columns", "rows"), ((300, 140), (96, 40), (80, 24), (60, 12), (20, 6), (3, 4), (1, 1)))
@pytest.mark.parametrize(("width", "height"), ((240, 240), (240, 135), (320, 240)))
def test_the_picture_fits_and_no_word_is_lost_in_it(columns, rows, width, height):
    across, down = picture_size(width, height, columns, rows)
    assert 1 <= across <= min(columns, 96) and 1 <= down <= rows
    assert across >= min(columns, 60)


def front(board="waveshare_pico_lcd_1_3", shots="."):
    language.choose("", False)  # whatever another test has chosen
    terminal = TerminalFrontEnd(FakeHandheld, board, str(shots))
    terminal.handheld.power_on()
    return terminal


def shown(terminal):
    """What is said at 200 x 70, in one line."""
    return " ".join(" ".join(seen(line) for line in terminal.lines(200, 70)).split())


@every_board
@pytest.mark.parametrize(("columns", "rows"), ((250, 130), (80, 24), (40, 12), (7, 3), (1, 1)))
def test_everything_fits_the_terminal(board, columns, rows):
    terminal = front(board)
    terminal._note = "メモ " * 9
    lines = terminal.lines(columns, rows)
    assert len(lines) <= rows and all(wcswidth(seen(line)) <= max(columns, 2) for line in lines)


def test_the_led_and_the_keys_are_told():
    lines = front("pimoroni_pico_display").lines(120, 70)
    assert "\x1b[38;2;255;60;60m\u25cf" in lines[-4] and "Pimoroni Pico Display Pack" in lines[-4]
    assert "Enter=A ok" in lines[-3] and "Backspace=B back" in lines[-3]
    assert "Shift+O=hold ok" in lines[-2] and "Shift+U=hold undo" not in lines[-2]


@every_board
def test_a_terminal_of_80_by_24_holds_every_key_and_command(board):
    shown = "\n".join(seen(line) for line in front(board).lines(80, 24))
    short, held = status_entries(front(board).handheld)
    assert len(short) > 2 and all(entry in shown for entry in short + held)
    assert "q=quit" in shown and "Tab=next board" in shown


def test_letters_are_shown_as_they_are_typed():
    shown = "\n".join(front().lines(80, 24))
    assert "u=X undo" in shown and "Shift+U=hold undo" in shown


def test_no_led_no_word_of_it():
    assert not any("LED" in seen(line) for line in front().lines(80, 24))


@pytest.mark.parametrize(
    ("stroke", "logical", "shortest", "longest"),
    (
        ("KEY_UP", "up", 80, 80), ("KEY_ENTER", "ok", 80, 80), ("KEY_BACKSPACE", "back", 80, 80),
        ("u", "undo", 80, 80), ("O", "ok", 700, 1000), ("B", "back", 700, 1000),
    ),
)  # fmt: skip
def test_strokes_press_keys(stroke, logical, shortest, longest):
    terminal = front()
    terminal.stroke(stroke)
    down, up = terminal.handheld.log[1:]
    assert down[0] == "down " + logical and up[0] == "up " + logical
    assert shortest <= up[1] - down[1] <= longest


def test_a_key_that_the_board_lacks_is_told():
    terminal = front("pimoroni_pico_display")
    terminal.stroke("KEY_LEFT")
    assert len(terminal.handheld.log) == 1
    assert "no such key here" in terminal.lines(120, 70)[-4]


def test_other_commands(tmp_path):
    terminal = front(shots=tmp_path)
    terminal.stroke("s")
    assert len(list(tmp_path.glob("shot-*.png"))) == 1
    terminal.stroke("p")
    assert not terminal.handheld.is_on
    terminal.stroke("KEY_TAB")
    assert terminal.handheld.board_name == "waveshare_pico_lcd_2" and terminal.handheld.is_on
    terminal.stroke("q")
    assert not terminal.open


def test_what_cannot_be_written_is_told_and_the_game_goes_on(tmp_path, monkeypatch):
    (tmp_path / "afile").write_text("", encoding="utf-8")
    terminal = front(shots=tmp_path / "afile")
    terminal.stroke("s")
    assert terminal.open and "no picture: " in shown(terminal)
    terminal.stroke("p")

    def refuse(_handheld):
        raise FolderError("Another handheld plays there.")

    monkeypatch.setattr(FakeHandheld, "power_on", refuse)
    for stroke in ("p", "KEY_TAB"):
        terminal.stroke(stroke)
        assert terminal.open and "Another handheld plays there." in shown(terminal)


def test_darkness_is_dark():
    terminal = front()
    terminal.handheld.backlight = 0
    assert all("\x1b[38;2;0;0;0;48;2;0;0;0m" in line for line in terminal.lines(80, 24)[:18])
