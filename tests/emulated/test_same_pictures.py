"""The same script on the desk and on the emulated Pico: every picture is equal, pixel by pixel."""

import pytest

from host_sim.handheld import SimulatedHandheld
from host_sim.script import Runner, parse
from tools.device_files import device_files
from tools.emulated_pico.handheld import EmulatedHandheld
from tools.make_game_scripts import FOLDER, SCRIPTS, SEED

pytestmark = pytest.mark.emulator

AROUND = """
shot home
press down
shot home_2
press down x2
press ok
shot settings
press down
press ok
press back
power off
power on
shot again
press up x3
press ok
shot new_game
hold back 900
shot after_hold
"""

# main.py with the heap locked from the start of each frame to its end: a screen that allocates while it draws fails.
LOCKED_MAIN = """
import micropython
import sys
names = {"__name__": "locked"}
with open("/real_main.py") as file:
    exec(file.read(), names)
hardware, app = names["start"]()
begin, finish = app.canvas.begin, app.canvas.finish
locked = bytearray(1)
def locked_begin(everything):
    begin(everything)
    locked[0] = 1
    micropython.heap_lock()
def unlock():
    if locked[0]:
        micropython.heap_unlock()
        locked[0] = 0
def locked_finish():
    finish()
    unlock()
def broken(error):
    unlock()
    sys.print_exception(error)
app.canvas.begin, app.canvas.finish, app._broken = locked_begin, locked_finish, broken
while True:
    app.step(hardware.now())
    hardware.idle()
"""


class Album(Runner):
    """Keeps the pictures in memory as well."""

    def __init__(self, handheld, folder, name):
        super().__init__(handheld, folder, name)
        self.pictures = {}

    def _keep_picture(self, name):
        self.pictures[name] = self.handheld.pixels()
        return super()._keep_picture(name)


def pictures(handheld, text, folder, name):
    runner = Album(handheld, folder, name)
    runner.run(parse(text, name))
    handheld.power_off()
    return runner.pictures


def with_locked_heap(board):
    files = device_files(board)
    return dict(files, **{"/main.py": LOCKED_MAIN.encode(), "/real_main.py": files["/main.py"]})


def compare(board, seed, text, folder, files=None):
    desk = pictures(SimulatedHandheld(board, folder / "desk_flash", seed), text, folder / "desk", "on the desk")
    pico = pictures(EmulatedHandheld(board, folder / "pico_flash", seed, files), text, folder / "pico", "on the Pico")
    assert list(desk) == list(pico)
    assert [name for name in desk if desk[name] != pico[name]] == []


@pytest.mark.parametrize("board", ["waveshare_pico_lcd_1_3", "pimoroni_pico_display"])
def test_screens_around_a_game(board, tmp_path):
    compare(board, "around", AROUND, tmp_path)


@pytest.mark.parametrize(("name", "board"), SCRIPTS)
def test_a_whole_game_in_which_no_screen_allocates_while_it_draws(name, board, tmp_path):
    text = (FOLDER / f"{name}.script").read_text(encoding="utf-8")
    compare(board, SEED, text, tmp_path, with_locked_heap(board))
    assert (tmp_path / "desk_flash" / "data" / "games" / "0001.log").read_bytes() == (
        tmp_path / "pico_flash" / "data" / "games" / "0001.log"
    ).read_bytes()


def test_a_picture_that_differs_is_found(tmp_path):
    a = pictures(SimulatedHandheld("waveshare", tmp_path / "a", "1"), "shot home", tmp_path, "a")
    b = pictures(SimulatedHandheld("waveshare", tmp_path / "b", "1"), "press down\nshot home", tmp_path, "b")
    assert a != b
