"""The terminal front end, as text."""

import re

import pytest
from PIL import Image

pytest.importorskip("blessed")

from host_sim.folder_lock import FolderError
from host_sim.terminal import TerminalFrontEnd, fitted, half_blocks
from tests.host_sim.every_board import every_board
from tests.host_sim.fake_handheld import FakeHandheld


def seen(line):
    """A line without its colours."""
    return re.sub("\x1b\\[[0-9;]*m", "", line)


def test_one_character_shows_two_pixels():
    image = Image.new("RGB", (2, 3))
    image.putpixel((0, 0), (1, 2, 3))
    image.putpixel((0, 1), (4, 5, 6))
    image.putpixel((1, 2), (7, 8, 9))
    lines = half_blocks(image)
    assert [seen(line) for line in lines] == ["\u2580\u2580"] * 2
    assert lines[0].startswith("\x1b[38;2;1;2;3;48;2;4;5;6m\u2580\x1b[38;2;0;0;0;48;2;0;0;0m\u2580")
    assert "\x1b[38;2;7;8;9;48;2;0;0;0m" in lines[1]


def test_equal_neighbours_need_no_new_colour():
    assert half_blocks(Image.new("RGB", (100, 2)))[0].count("\x1b[") == 2


@pytest.mark.parametrize(("columns", "rows"), ((300, 140), (240, 120), (80, 24), (20, 6), (3, 4)))
def test_the_picture_fits_and_keeps_its_shape(columns, rows):
    image = fitted(Image.new("RGB", (240, 135)), columns, rows)
    assert image.width <= columns and image.height <= 2 * rows and image.width <= 240
    assert abs(image.width * 135 - image.height * 240) <= 240 * 2


def front(board="waveshare_pico_lcd_1_3", shots="."):
    terminal = TerminalFrontEnd(FakeHandheld, board, str(shots))
    terminal.handheld.power_on()
    return terminal


@every_board
@pytest.mark.parametrize(("columns", "rows"), ((250, 130), (80, 24), (40, 12)))
def test_everything_fits_the_terminal(board, columns, rows):
    lines = front(board).lines(columns, rows)
    assert len(lines) <= rows and all(len(seen(line)) <= columns for line in lines)


def test_the_led_and_the_keys_are_told():
    lines = front("pimoroni_pico_display").lines(120, 70)
    assert "\x1b[38;2;255;60;60m\u25cf" in lines[-4] and "Pimoroni Pico Display Pack" in lines[-4]
    assert "Enter=A ok" in lines[-3] and "Backspace=B back" in lines[-3]
    assert "Shift+O=hold ok" in lines[-2] and "Shift+U=hold undo" not in lines[-2]


@every_board
def test_eighty_columns_hold_every_key_and_command(board):
    lines = [seen(line) for line in front(board).lines(80, 24)[-4:]]
    assert all(len(line) < 79 for line in lines[1:])  # none was cut
    assert "q=quit" in lines[-1] and lines[0].endswith("or a smaller font")


def test_letters_are_shown_as_they_are_typed():
    terminal = front()
    shown = terminal.lines(80, 24)
    assert "u=X undo" in shown[-3] and "Shift+U=hold undo" in shown[-2]
    whole = re.search(r"to see all: (\d+) x (\d+) ", shown[-4])
    assert whole and "to see all" not in terminal.lines(int(whole.group(1)), int(whole.group(2)))[-4]


def test_no_led_no_word_of_it():
    assert not any("LED" in seen(line) for line in front().lines(120, 70))


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
    assert "no left key here" in terminal.lines(120, 70)[-4]


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
    assert terminal.open and "no picture: " in terminal.lines(200, 70)[-4]
    terminal.stroke("p")

    def refuse(_handheld):
        raise FolderError("Another handheld plays there.")

    monkeypatch.setattr(FakeHandheld, "power_on", refuse)
    for stroke in ("p", "KEY_TAB"):
        terminal.stroke(stroke)
        assert terminal.open and "Another handheld plays there." in terminal.lines(200, 70)[-4]


def test_darkness_is_dark():
    terminal = front()
    terminal.handheld.backlight = 0
    assert "\x1b[38;2;0;0;0;48;2;0;0;0m" in terminal.lines(80, 24)[0]
