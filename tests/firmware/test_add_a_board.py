"""docs/add-a-board.md is complete: with one new file the handheld starts on the board."""

import re
import sys
from pathlib import Path

import pytest

import firmware.boards
from host_sim.boards import board_names, load_board
from host_sim.handheld import SimulatedHandheld

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "add-a-board.md").read_text(encoding="utf-8")
BOARDS = (DOCS / "boards.md").read_text(encoding="utf-8")

TOY = '''"""A generic 320 x 240 panel with five keys, for a test."""

NAME = "Toy 320 x 240"
CONTROLLER = "ST7789"
SPI_NUMBER = 0
SCK = 2
MOSI = 3
CHIP_SELECT = 5
DATA_COMMAND = 4
RESET = 6
BACKLIGHT = 7
BACKLIGHT_GAMMA_TENTHS = 10
SPI_HZ = 62_500_000
WIDTH = 320
HEIGHT = 240
INVERTED = False
INIT = ((0x3A, b"\\x05", 0), (0x36, b"\\x60", 0), (0x11, b"", 120), (0x29, b"", 0))
ORIENTATIONS = ((0x60, 0, 0), (0xA0, 0, 0))
KEYS = (("1", 10, "up"), ("2", 11, "down"), ("3", 12, "ok"), ("4", 13, "back"), ("5", 14, "undo"))
KEY_PLACES = (("1", "left", 250), ("2", "left", 750), ("3", "right", 250), ("4", "right", 750))
LED = (20, 21, 22, False)
'''


@pytest.fixture
def handheld(tmp_path, monkeypatch):
    (tmp_path / "toy_board.py").write_text(TOY, encoding="utf-8")
    monkeypatch.setattr(firmware.boards, "__path__", [*firmware.boards.__path__, str(tmp_path)])
    yield SimulatedHandheld("toy_board", tmp_path / "flash")
    sys.modules.pop("firmware.boards.toy_board", None)


def test_the_page_names_every_value_of_a_board_file():
    for name in re.findall(r"^([A-Z_]+) = ", TOY, re.MULTILINE):
        assert "`%s`" % name in PAGE


@pytest.mark.parametrize("name", board_names())
def test_the_page_has_the_pins_of_each_board(name):
    board = load_board(name)
    wires = (
        board.SPI_NUMBER, board.SCK, board.MOSI, board.CHIP_SELECT, board.DATA_COMMAND, board.RESET, board.BACKLIGHT,
    )  # fmt: skip
    keys = [f"{label} {pin}" if label.endswith(key) else f"{label} {pin} {key}" for label, pin, key in board.KEYS]
    cells = [
        f"`{name}`",
        *("" if pin is None else str(pin) for pin in wires),
        ", ".join(keys),
        " ".join(str(pin) for pin in (board.LED or ())[:3]),
    ]
    assert cells in [[cell.strip() for cell in line.strip("|").split("|")] for line in BOARDS.splitlines()]


def test_its_keys_work_and_its_picture_can_be_turned(handheld):
    handheld.power_on()
    handheld.run(600)
    before = handheld.pixels()
    for key in ("down", "up"):
        handheld.key_down(key)
        handheld.run(80)
        handheld.key_up(key)
        handheld.run(200)
        assert (handheld.pixels() == before) is (key == "up")
    handheld.app.set("left_handed", True)
    handheld.run(300)
    assert handheld.turned
    assert handheld.violations == []
