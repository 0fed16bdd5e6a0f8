"""The same script on the desk and on the emulated Pico: every picture is equal, pixel by pixel, and no screen allocates
while it draws.
"""

import pytest

from firmware.drawing import fonts
from firmware.storage.storage import Storage
from host_sim.handheld import SimulatedHandheld
from tests.emulated.album import pictures
from tests.emulated.own_loop import OwnLoop
from tools.workshop.goldens.game_scripts import FOLDER, SCRIPTS

pytestmark = pytest.mark.emulator

AROUND = """
shot home
press down
shot home_2
press down x4
press ok
shot settings
press down
press ok
press back
power off
power on
shot again
press up x5
press ok
shot which_game
press ok
shot new_game
hold back 900
shot after_hold
"""

# Free dice and the score pad; {right} leads from "Roll" to "Dice".
PADS = """
press down
press ok
press ok
shot rolled
press {right}
press ok
shot change
press down
press ok
press up x2
press ok
press down
press ok
press ok
shot solids
press back
press down x3
press ok
shot set_up
press ok
shot pad
press ok
press up x2
shot entry
press ok x3
power off
power on
shot again
press back x2
shot after
"""

# With large text: a game of Penk! begins.
LARGE = """
shot home
press ok x2
shot new_game
press ok
shot starter
press ok
shot turn
press ok
wait 2000
shot rolled
press ok
shot held
press back
shot menu
press down x2
press ok
shot who_plays
"""

# The main loop with the heap locked from the start of a screen's draw() to the end of the frame: a screen that
# allocates while it draws fails.
LOCKED_LOOP = """
import micropython
import sys
micropython.alloc_emergency_exception_buf(200)
from firmware import board_sector, main
hardware, app = main.start(*board_sector.read())
from firmware import loading
screen_class, finish = loading.screen_class, app.frame.canvas.finish
locked = bytearray(1)
class Locked:
    def __init__(self, kind):
        self.kind = kind
        self.needs_table, self.opens_late = kind.needs_table, kind.opens_late
    def __call__(self, app, state):
        screen = self.kind(app, state)
        draw = screen.draw
        def locked_draw(canvas):
            locked[0] = 1
            micropython.heap_lock()
            draw(canvas)
        screen.draw = locked_draw
        return screen
def unlock():
    if locked[0]:
        micropython.heap_unlock()
        locked[0] = 0
def locked_finish(part=False):
    finish(part)
    unlock()
def broken(error):
    unlock()
    print("Traceback (most recent call last): while a frame was drawn, or in what led to it")
    sys.print_exception(error)
loading.screen_class = lambda name: Locked(screen_class(name))
app.frame.canvas.finish, app.broken = locked_finish, broken
while True:
    app.step(hardware.now())
    hardware.idle()
"""


def played(handheld, text, folder, name):
    shown = pictures(handheld, text, folder, name)
    handheld.power_off()
    return shown


def compare(board, seed, text, folder):
    """The Pico's heap is locked meanwhile, whenever it draws."""
    desk = played(SimulatedHandheld(board, folder / "desk_flash", seed), text, folder / "desk", "on the desk")
    handheld = OwnLoop(board, LOCKED_LOOP, folder / "pico_flash", seed)
    pico = played(handheld, text, folder / "pico", "on the Pico")
    assert handheld.violations == []
    assert list(desk) == list(pico) != []
    assert [name for name in desk if desk[name] != pico[name]] == []


@pytest.mark.parametrize("board", ["waveshare_pico_lcd_1_3", "pimoroni_pico_display"])
def test_screens_around_a_game(board, tmp_path):
    compare(board, "around", AROUND, tmp_path)


@pytest.fixture
def small_text_after():
    """Other tests measure text of the usual size."""
    yield
    fonts.set_large_text(False)


@pytest.mark.usefixtures("small_text_after")
@pytest.mark.parametrize("board", ["waveshare_pico_lcd_1_3", "pimoroni_pico_display"])
def test_a_game_with_large_text(board, tmp_path):
    for flash in ("desk_flash", "pico_flash"):
        (tmp_path / flash / "data").mkdir(parents=True)
        (tmp_path / flash / "data" / "settings.txt").write_text("large_text=on\ntips=off\n", encoding="utf-8")
    compare(board, "large", LARGE, tmp_path)


@pytest.mark.parametrize(("board", "right"), [("waveshare_pico_lcd_1_3", "right"), ("pimoroni_pico_display", "down")])
def test_free_dice_and_score_pad(board, right, tmp_path):
    compare(board, "pads", PADS.format(right=right), tmp_path)
    for name in ("pad.log", "memory.txt"):
        assert (tmp_path / "desk_flash" / "data" / name).read_bytes() == (
            tmp_path / "pico_flash" / "data" / name
        ).read_bytes()


# A minute each: the games take turns with the boards. On the desk all of them run on both. test_update.py plays Block
# Buster, and Penk! against a rival.
SOON = ("shape_cards_whole_game",)
LONG = ("puzzle_sheet_rival_whole_game", "yacht_whole_game", "cross_rows_rival_whole_game_four_keys")


@pytest.mark.parametrize("name", [*SOON, *[pytest.param(name, marks=pytest.mark.whole) for name in LONG]])
def test_a_whole_game(name, tmp_path):
    board, seed = next((board, seed) for recorded, board, seed in SCRIPTS if recorded == name)
    compare(board, seed, (FOLDER / f"{name}.script").read_text(encoding="utf-8"), tmp_path)
    desk, pico = (Storage(str(tmp_path / folder / "data")).record(1) for folder in ("desk_flash", "pico_flash"))
    assert desk == pico and desk[0]
