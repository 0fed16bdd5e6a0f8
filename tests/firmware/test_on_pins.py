"""The whole firmware on the simulated Pico: bouncing pins, real drivers, power, safe mode, light and LED."""

import random
import sys

import pytest

from firmware import main
from host_sim import device_modules
from host_sim.boards import CONTROLLERS, board_names, load_board
from host_sim.handheld import SimulatedHandheld
from host_sim.pico import USB_POWER, SimulatedPico

BOARDS = ("waveshare_pico_lcd_1_3", "pimoroni_pico_display")
SEED = "test dice"


@pytest.fixture(params=BOARDS)
def handheld(request, tmp_path):
    made = SimulatedHandheld(request.param, tmp_path, SEED)
    made.power_on()
    made.run(700)
    yield made
    assert made.violations == []


def press(handheld, *keys):
    for key in keys:
        handheld.key_down(key)
        handheld.run(80)
        handheld.key_up(key)
        handheld.run(500)


def shown(handheld):
    app = handheld.app
    app.stack[-1][1] = app.screen.state()
    return [list(entry) for entry in app.stack]


def test_it_starts_at_home_with_the_light_on(handheld):
    assert shown(handheld)[-1][0] == "screens.home.Home"
    assert handheld.backlight == 80


def test_the_light_stays_dark_until_the_first_frame(tmp_path):
    handheld = SimulatedHandheld("pimoroni_pico_display", tmp_path)
    handheld.power_on()
    assert handheld.backlight == 0


def test_a_bouncing_press_moves_the_focus_by_one(handheld):
    start = shown(handheld)[-1][1][0]
    for count in range(1, 4):
        press(handheld, "down")
        assert shown(handheld)[-1][1][0] == start + count


def test_a_held_key_repeats(handheld):
    handheld.key_down("down")
    handheld.run(10)
    first = shown(handheld)[-1][1]
    handheld.run(700)
    handheld.key_up("down")
    handheld.run(200)
    assert shown(handheld)[-1][1] != first


def test_quick_presses_are_all_heard(handheld):
    for _ in range(3):
        handheld.key_down("down")
        handheld.run(30)
        handheld.key_up("down")
        handheld.run(40)
    handheld.run(300)
    assert shown(handheld)[-1][1][0] == 3


@pytest.mark.parametrize("name", [BOARDS[0], *[pytest.param(name, marks=pytest.mark.thorough) for name in BOARDS[1:]]])
def test_power_off_and_on_between_any_two_presses_shows_the_same_pixels(name, tmp_path):
    handheld = SimulatedHandheld(name, tmp_path, SEED)
    handheld.power_on()
    handheld.run(700)
    handheld.app.new_game("penk", ["Ann", "Bo"], [0, 1], None, 0, None, None)
    handheld.run(500)
    chance = random.Random(3)
    keys = [
        key
        for key in ("ok", "ok", "ok", "down", "up", "back", "right", "undo", "info")
        if key in logical(handheld.board)
    ]
    for _ in range(25):
        press(handheld, chance.choice(keys))
        handheld.run(600)  # dice come to rest
        before = handheld.pixels()
        stack = shown(handheld)
        handheld.power_off()
        handheld.power_on()
        handheld.run(700)
        assert shown(handheld) == stack
        # The about screen shows how much memory is free, which is another figure after a start.
        assert handheld.pixels() == before or stack[-1][0] == "screens.about.About"
    assert handheld.violations == []


def logical(board):
    return [key for _label, _pin, key in board.KEYS]


def test_back_held_while_the_power_comes_on_leads_to_safe_mode_and_ok_out_of_it(handheld):
    handheld.power_off()
    handheld.key_down("back")
    handheld.power_on()
    handheld.run(700)
    assert type(handheld.app).__name__ == "SafeMode"
    assert handheld.backlight > 0
    safe = handheld.pixels()
    assert len(set(safe)) > 2
    handheld.key_up("back")
    handheld.run(200)
    press(handheld, "down", "back")
    assert handheld.pixels() == safe
    press(handheld, "ok")
    handheld.run(700)
    assert shown(handheld)[-1][0] == "screens.home.Home"


def test_what_feeds_the_board_is_measured_where_it_can_be(handheld, monkeypatch):
    hardware = handheld.app.hardware
    assert hardware.power() is None, "nothing feeds a computer's"
    handheld.pico.supply_mv = 5000
    millivolts, usb = hardware.power()
    assert abs(millivolts - 5000) < 20 and usb
    handheld.pico.supply_mv = 3900
    handheld.pico.pins[USB_POWER].outside = 0
    millivolts, usb = hardware.power()
    assert abs(millivolts - 3900) < 20 and not usb
    handheld.pico.supply_mv = 0
    assert hardware.power() is None
    handheld.pico.supply_mv = 3900
    for name in ("Raspberry Pi Pico W with RP2040", "Raspberry Pi Pico 2 W with RP2350"):
        monkeypatch.setattr(sys.implementation, "_machine", name, raising=False)
        assert hardware.power() is None, "both pins belong to the radio there"
    monkeypatch.setattr(sys.implementation, "_machine", "Raspberry Pi Pico2 with RP2350")
    assert hardware.power()


def test_the_led_follows_the_player_to_move(handheld):
    handheld.app.new_game("penk", ["Ann", "Bo"], [1, 0], None, 0, None, None)
    handheld.run(300)
    if handheld.board.LED is None:
        assert handheld.led is None
    else:
        red, green, blue = handheld.led
        assert blue > red
        assert blue > green


def test_equal_seeds_give_equal_dice_and_none_gives_others(tmp_path):
    rolls = []
    for number, seed in enumerate(("one", "one", "two", None, None)):
        handheld = SimulatedHandheld("waveshare_pico_lcd_1_3", tmp_path / str(number), seed)
        handheld.power_on()
        assert handheld.app.hardware.test_dice is (seed is not None)
        rolls.append(handheld.app.hardware.entropy(16))
        assert len(rolls[-1]) == 16
    assert rolls[0] == rolls[1]
    assert len(set(rolls)) == 4


@pytest.mark.parametrize("name", ["", "nothing", "_waveshare", "no such.board", "__init__"])
def test_without_a_board_that_is_known_nothing_is_driven(name, tmp_path):
    pico = SimulatedPico()
    device_modules.install()
    device_modules.use(pico)
    with pytest.raises(main.NoBoard, match="No display is set"):
        main.start(name, root=str(tmp_path) + "/")
    assert [pin.user for pin in pico.pins] == ["none"] * pico.PINS


def test_the_led_of_the_pico_then_blinks_until_ctrl_c():
    pico = SimulatedPico()
    device_modules.install()
    device_modules.use(pico)
    from firmware.drivers.pico import blink

    levels = []

    def look():
        levels.append(pico.level(25))
        if len(levels) == 6:
            raise KeyboardInterrupt
        pico.at(pico.now_us + 500_000, look)

    pico.at(250_000, look)
    with pytest.raises(KeyboardInterrupt):
        blink()
    assert levels == [1, 0] * 3
    assert {number for number in range(pico.PINS) if pico.pins[number].user != "none"} == {25}


@pytest.mark.parametrize("name", board_names())
def test_a_board_file_is_consistent(name):
    board = load_board(name)
    labels = [label for label, _pin, _key in board.KEYS]
    pins = [pin for _label, pin, _key in board.KEYS]
    pins += [board.SCK, board.MOSI, board.CHIP_SELECT, board.DATA_COMMAND, board.BACKLIGHT]
    pins += [] if board.RESET is None else [board.RESET]
    pins += [] if board.LED is None else list(board.LED[:3])
    assert len(pins) == len(set(pins))
    # 23 to 25 and 29 belong to the Pico itself or, on a Pico W, to its radio.
    assert all(0 <= pin <= 28 and not 23 <= pin <= 25 for pin in pins)
    # Pins that are 16 apart share a pulse width.
    widths = [pin & 15 for pin in (board.BACKLIGHT, *(board.LED or ())[:3])]
    assert len(widths) == len(set(widths))
    # The input that MicroPython's SPI takes may only be what the driver sets up after it.
    assert {0: 16, 1: 8}[board.SPI_NUMBER] not in (board.CHIP_SELECT, board.RESET, board.SCK, board.MOSI)
    assert board.CONTROLLER in CONTROLLERS
    assert len(labels) == len(set(labels))
    assert {"up", "down", "ok", "back"} <= set(logical(board))
    assert all(
        label in labels and side in ("left", "right") and 0 <= centre <= 1000
        for label, side, centre in board.KEY_PLACES
    )
