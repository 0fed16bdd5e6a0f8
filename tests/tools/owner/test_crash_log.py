"""The doctor tells what a crash log means: functions have other names on a handheld."""

import pytest

from tests.tools.owner.littlefs_board import LittlefsBoard
from tools import places
from tools.image import frozen
from tools.owner.examine import examine

DISPLAY = "waveshare_pico_lcd_1_3"
FILES = {
    "/main.py": b'"""What runs when the power comes on."""\nrun()\n',
    "/board.txt": DISPLAY.encode() + b"\n",
    "/firmware/firmware.pack": b"app" * 2000,
}


@pytest.fixture
def board(monkeypatch):
    """A board on which all is well; the game is a few files here."""
    monkeypatch.setattr("tools.owner.examine.device_files", lambda _display: FILES)
    return LittlefsBoard(FILES)


def put(board, path, content):
    board.run(f"with open({path!r}, 'wb') as _one: _one.write({content!r})")


def test_a_crash_is_told_with_function_and_source_line_of_the_installed_version(board):
    source = (places.ROOT / "firmware" / "app.py").read_text(encoding="utf-8").splitlines()
    step = next(number for number, line in enumerate(source, 1) if "self._turn(now)" in line)
    draw = next(number for number, line in enumerate(source, 1) if "def _draw(" in line)
    board.mkdir("/data")
    first = '7 in screens.home.Home\nTraceback (most recent call last):\n  File "firmware.app", line 1, in old\n'
    last = "9 in screens.home.Home\nTraceback (most recent call last):\n"
    places_told = [
        '  File "main.py", line 5, in run',
        '  File "firmware.app", line 1, in <module>',
        f'  File "firmware.app", line {step}, in step',
        f'  File "firmware.app", line {draw}, in _et',
    ]
    log = f"{first}KeyError: 1\n\n{last}" + "\n".join([*places_told, "ValueError: made up"]) + "\n\n"
    put(board, "/data/crash.log", log.encode())
    shown = [
        f"    <module>: {source[0]}",
        "    App.step: self._turn(now)",
        f"    App._draw: {source[draw - 1].strip()}",
    ]
    told = [*last.splitlines(), places_told[0]]
    for line, below in zip(places_told[1:], shown):
        told += [line, below]
    told.append("ValueError: made up")
    assert examine(board) == [("crashes", told)]
    put(board, "/firmware/firmware.pack", b"of another version")
    assert dict(examine(board))["crashes"] == [line for line in told if line not in shown]


def test_a_crash_inside_an_image_is_told_with_the_function_as_it_is_called_here(board):
    board.sys.implementation._build = "TABLESIDE_PICO"
    board.digest = frozen.digest(frozen.frozen_modules())
    there = {here: there for there, here in frozen.functions("firmware/app.py").items()}
    assert there["_draw"] != "_draw"
    places_told = ['  File "firmware/app.py", line 1, in ' + name for name in (there["_draw"], "nothing")]
    board.mkdir("/data")
    put(board, "/data/crash.log", "\n".join(["9 in home", *places_told, "ValueError: made up"]).encode())
    told = ["9 in home", places_told[0], "    _draw", places_told[1], "ValueError: made up"]
    assert dict(examine(board))["crashes"] == told
