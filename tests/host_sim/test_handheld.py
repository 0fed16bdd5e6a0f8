"""The whole simulated handheld: the real firmware on the simulated bus."""

from random import Random

import pytest

from firmware.drawing import fonts, theme
from host_sim.boards import full_name, load_board, logical_keys, pin_of
from host_sim.handheld import SimulatedHandheld
from host_sim.script import Runner, ScriptError, boot, parse, press, settle
from host_sim.text_search import shows
from tests.host_sim.every_board import SMALL, SQUARE, every_board


@pytest.fixture
def make(tmp_path):
    handhelds = []

    def make_handheld(name=SQUARE, folder=tmp_path / "flash", seed="7"):
        handhelds.append(SimulatedHandheld(name, folder, seed))
        return handhelds[-1]

    yield make_handheld
    for handheld in handhelds:
        handheld.power_off()


@pytest.fixture
def running(make):
    def start(name=SQUARE, **options):
        handheld = make(name, **options)
        boot(handheld)
        return handheld

    return start


@pytest.fixture
def handheld(running):
    return running()


def reads(handheld, text):
    return shows(handheld.pixels(), handheld.board.WIDTH, handheld.board.HEIGHT, text)


@every_board
def test_it_boots_to_the_first_screen_without_a_complaint(running, board):
    handheld = running(board)
    assert reads(handheld, "New game") and handheld.backlight > 50
    assert handheld.violations == []
    assert len(handheld.pixels()) == handheld.board.WIDTH * handheld.board.HEIGHT * 2


def test_nothing_is_seen_before_power_on_and_after_power_off(make):
    handheld = make()
    assert not any(handheld.pixels()) and handheld.backlight == 0 and not handheld.is_on
    boot(handheld)
    assert any(handheld.pixels())
    handheld.power_off()
    assert not any(handheld.pixels()) and handheld.backlight == 0 and handheld.violations == []


@every_board
def test_bouncing_presses_count_once(running, board):
    """From the first of seven entries, six presses lead to the last, whatever the contacts do; sixteen times, so all
    bounce patterns come.
    """
    handheld = running(board)
    for _ in range(16):
        for key in ("down", "down", "up", "down", "down", "down", "down", "down"):
            press(handheld, key)
        press(handheld, "ok")
        assert reads(handheld, "Brightness") and not reads(handheld, "New game")
        press(handheld, "back")
        for _ in range(6):
            press(handheld, "up")
        assert reads(handheld, "New game")
    assert handheld.violations == []


def test_the_seed_file_is_there_only_with_a_seed(running, tmp_path):
    first = running(seed="apple")
    assert (tmp_path / "flash" / "test_seed.txt").read_text().strip() == "apple"
    first.power_off()
    running(seed=None)
    assert not (tmp_path / "flash" / "test_seed.txt").exists()


def test_a_stuck_key_is_ignored_and_named(handheld):
    handheld.key_down("info")
    handheld.run(16_000)
    settle(handheld)
    assert reads(handheld, "Key Y seems stuck")


def test_an_error_that_leaves_the_app_comes_out(monkeypatch, handheld):
    monkeypatch.setattr(handheld.app, "step", lambda now: [].pop())
    with pytest.raises(IndexError):
        handheld.run(20)


def test_a_crash_that_the_firmware_survives_is_a_complaint(monkeypatch, handheld):
    monkeypatch.setattr(handheld.app.stack.screen, "handle", lambda key: 1 // 0)
    press(handheld, "ok")
    assert "ZeroDivisionError" in handheld.violations[0]
    with pytest.raises(ScriptError, match="ZeroDivisionError"):
        Runner(handheld).run(parse("wait 1"))


def test_text_that_does_not_fit_is_a_complaint_that_names_it(monkeypatch, handheld):
    def draw(canvas):
        canvas.begin_region(0, 0, 100, 20, theme.BACKGROUND)
        canvas.text(4, 0, "Wider than its box", fonts.MEDIUM, theme.TEXT)

    monkeypatch.setattr(handheld.app.stack.screen, "draw", draw)
    handheld.app.frame.invalidate_all()
    handheld.run(100)
    assert "the text 'Wider than its box' at " in handheld.violations[0]


def test_a_restart_by_the_firmware_is_a_power_cycle(running, monkeypatch):
    import machine

    handheld = running()
    monkeypatch.setattr(handheld.app, "step", lambda now: machine.reset())
    before = handheld.pico
    handheld.run(10)
    settle(handheld)
    assert handheld.pico is not before and reads(handheld, "New game")


def test_two_handhelds_run_side_by_side(running, tmp_path):
    first = running(SQUARE, folder=tmp_path / "first")
    second = running(SMALL, folder=tmp_path / "second")
    before = second.pixels()
    press(first, "down")
    assert second.pixels() == before
    press(second, "down")
    assert second.pixels() != before


def test_the_board_may_be_changed_and_the_flash_stays(running):
    first = running(SQUARE)
    press(first, "down")
    press(first, "ok")
    first.power_off()
    second = running(SMALL)
    assert reads(second, "5 dice") and not reads(second, "New game")


def test_names_of_boards():
    assert full_name("LCD 1.3") == full_name("Waveshare-Pico-LCD-1.3") == SQUARE
    assert full_name("pimoroni_pico_display") == SMALL and full_name("display 2.8") == "pimoroni_pico_display_2_8"
    with pytest.raises(
        ValueError, match="'1.14' may be any of: waveshare_pico_lcd_1_14_v1, waveshare_pico_lcd_1_14_v2"
    ):
        full_name("1.14")
    for wrong in ("ili9341", ""):
        with pytest.raises(ValueError, match="is no board. The boards are: generic, pimoroni_pico_display, pim"):
            full_name(wrong)
    with pytest.raises(
        ValueError, match="is no board. Did you mean pimoroni_pico_display\\? The boards are: generic, "
    ):
        full_name("pimorony_pico_display")


def test_a_turned_handheld_has_its_directions_the_other_way():
    board = load_board(SMALL)
    assert pin_of(board, "up", False) == pin_of(board, "down", True) == 14 and pin_of(board, "ok", True) == 12
    with pytest.raises(ValueError, match="ok, back, up, down"):
        pin_of(board, "left", False)


@every_board
def test_a_handheld_turned_by_its_settings_shows_the_same_picture_upright(running, board):
    handheld = running(board)
    handheld.app.set("left_handed", True)
    settle(handheld)
    assert handheld.turned and handheld.violations == []
    assert reads(handheld, "New game")
    for _ in range(6):
        press(handheld, "down")
    press(handheld, "ok")
    assert reads(handheld, "Brightness") and not reads(handheld, "New game")


@every_board
def test_no_sequence_of_keys_breaks_it(running, board):
    """A child with the handheld: random keys, long ones too, and the power cut now and then."""
    handheld = running(board)
    dice = Random(board)
    keys = logical_keys(handheld.board)
    for _ in range(150):
        press(handheld, dice.choice([*keys, "ok", "ok"]), dice.choice((80, 80, 80, 80, 700)))
        if dice.random() < 0.03:
            handheld.power_off()
            boot(handheld)
        assert handheld.violations == []
