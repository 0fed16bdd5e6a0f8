"""The whole firmware on the simulated Pico: bouncing pins, real drivers, power, safe mode, light and LED."""

import importlib
import sys

import pytest

from firmware import main
from firmware.safe_mode import FAILED, STOPPED
from host_sim import device_modules
from host_sim.boards import CONTROLLERS, board_names, load_board
from host_sim.handheld import SimulatedHandheld
from host_sim.pico import USB_POWER, SimulatedPico
from host_sim.text_search import shows

BOARDS = ("waveshare_pico_lcd_1_3", "pimoroni_pico_display")
SEED = "test dice"


@pytest.fixture(params=BOARDS)
def started(request, tmp_path):
    made = SimulatedHandheld(request.param, tmp_path, SEED)
    made.power_on()
    made.run(700)
    return made


@pytest.fixture
def handheld(started):
    yield started
    assert started.violations == []


def press(handheld, *keys):
    for key in keys:
        handheld.key_down(key)
        handheld.run(80)
        handheld.key_up(key)
        handheld.run(500)


def shown(handheld):
    app = handheld.app
    app.stack[-1][1] = app.stack.screen.state()
    return [list(entry) for entry in app.stack]


def test_the_light_stays_dark_until_the_first_frame(tmp_path):
    handheld = SimulatedHandheld("pimoroni_pico_display", tmp_path)
    handheld.power_on()
    assert handheld.backlight == 0


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


class Stop:
    """Raises its error at the `number`th call of anything that it stands in front of; counts them."""

    def __init__(self, error, number=-1):
        self.error = error
        self.number = number
        self.calls = 0

    def before(self, function):
        def stopping(*arguments, **options):
            self.calls += 1
            if self.calls == self.number:
                raise self.error
            return function(*arguments, **options)

        return stopping


PLACES = {
    "while nothing happens": (lambda made: (made._hardware, "idle"), 5),
    "while the light is set": (lambda made: (made.app.light, "show"), 2),
    "while a screen thinks": (lambda made: (made.app.stack.screen, "handle"), 1),
    "while a screen is prepared": (lambda made: (made.app.stack.screen, "prepare"), 1),
    "in the middle of a picture": (lambda made: (made._hardware.panel, "write"), 2),
    "between a window and its pixels": (lambda made: (made._hardware.panel, "write"), 1),
    "while a file is written": (lambda made: (made.app.storage, "write_session"), 1),
}


def stopped(handheld, monkeypatch, stop):
    """Let the loop run until `stop` raises."""
    for part, made in (("_panel", None), ("_hardware", handheld._hardware), ("_program", handheld.app)):
        monkeypatch.setattr(main, part, lambda *_, made=made: made)
    too_long = Stop(AssertionError("it was not stopped"), 200)
    monkeypatch.setattr(handheld._hardware, "idle", too_long.before(handheld._hardware.idle))
    with pytest.raises(type(stop.error)) as raised:
        main.run(lambda: (handheld.board_name,), lambda: None)
    assert raised.value is stop.error


def sees(handheld, words):
    return shows(handheld.pixels(), handheld.board.WIDTH, handheld.board.HEIGHT, words)


@pytest.mark.parametrize("place", PLACES)
def test_ctrl_c_from_a_computer_is_told_on_the_panel(place, started, monkeypatch):
    handheld = started
    find, number = PLACES[place]
    handheld.key_down("down")
    holder, name = find(handheld)
    stop = Stop(KeyboardInterrupt(), number)
    with monkeypatch.context() as patched:
        patched.setattr(holder, name, stop.before(getattr(holder, name)))
        stopped(handheld, monkeypatch, stop)
    assert stop.calls >= number
    assert all(sees(handheld, words) for words in STOPPED) and sees(handheld, "switch off and on.")
    assert handheld.backlight == 80
    assert all("got only 0 of its pixels" in words for words in handheld.violations)


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("part", ["app.App", "drivers.pico.open_board", "drivers.st7789.open_panel", "main._board"])
def test_ctrl_c_while_the_handheld_starts_is_told_too(part, name, tmp_path, monkeypatch):
    handheld = SimulatedHandheld(name, tmp_path)
    device_modules.use(handheld.pico)
    stop = Stop(KeyboardInterrupt(), 1)
    module, _dot, function = f"firmware.{part}".rpartition(".")
    monkeypatch.setattr(f"firmware.{part}", stop.before(getattr(importlib.import_module(module), function)))
    with pytest.raises(KeyboardInterrupt):
        main.run(lambda: (name,), lambda: None, f"{tmp_path}/")
    shown = handheld.panel.pixels(), handheld.board.WIDTH, handheld.board.HEIGHT
    assert all(shows(*shown, words) for words in STOPPED)


def test_one_more_ctrl_c_does_not_cut_off_the_words(started, monkeypatch):
    handheld = started
    stop, second = Stop(KeyboardInterrupt(), 3), Stop(KeyboardInterrupt(), 2)
    monkeypatch.setattr(handheld._hardware, "idle", stop.before(handheld._hardware.idle))
    monkeypatch.setattr(handheld._hardware.panel, "write", second.before(handheld._hardware.panel.write))
    stopped(handheld, monkeypatch, stop)
    assert second.calls > 2 and all(sees(handheld, words) for words in STOPPED)


def test_an_error_that_leaves_the_loop_is_told_too(handheld, monkeypatch):
    stop = Stop(OSError(5), 3)
    monkeypatch.setattr(handheld._hardware, "idle", stop.before(handheld._hardware.idle))
    stopped(handheld, monkeypatch, stop)
    assert all(sees(handheld, words) for words in FAILED[:2]) and sees(handheld, "Switch off and on.")


def test_a_panel_that_fails_does_not_hide_what_stopped_the_loop(handheld, monkeypatch):
    stop = Stop(KeyboardInterrupt(), 3)
    monkeypatch.setattr(handheld._hardware, "idle", stop.before(handheld._hardware.idle))
    monkeypatch.setattr(handheld._hardware.panel, "window", Stop(OSError(5), 1).before(None))
    stopped(handheld, monkeypatch, stop)
