"""A crash of a screen or a rule never loses the game and never comes round in a loop."""

import pytest

from firmware import loading
from firmware.keys import BACK, DOWN, INFO, OK, RIGHT
from firmware.recovery import BROKEN, NOT_SHOWN
from firmware.storage.storage import Storage
from tests.firmware import fake_hardware, toy_screens
from tests.firmware.toy_screens import acknowledge, in_game, press_on

pytestmark = pytest.mark.usefixtures("toys")


def fail(*_):
    raise RuntimeError("made to fail")


def broken(part, screen=toy_screens.Roll):
    return type("Broken", (screen,), {part: fail})


@pytest.mark.parametrize("part", ["__init__", "prepare", "draw", "tick", "state"])
def test_a_screen_that_always_fails_ends_at_home_with_the_game_kept(handheld, toys, part):
    in_game(handheld)
    toys.Decide = broken(part)
    press_on(handheld, OK)
    handheld.run(200)
    acknowledge(handheld)
    assert handheld.names() == ["screens.home.Home"]
    assert len(handheld.app.game.table.entries()) == 1
    assert Storage(str(handheld.folder)).record(1)[0] == handheld.app.game.table.save()
    crashes = handheld.app.storage.crashes()
    assert "made to fail" in crashes
    assert "games.penk.game.Decide" in crashes


def no_room(*_):
    raise MemoryError


def no_stack(*_):
    raise RuntimeError("pystack exhausted")


def too_deep(*_):
    return too_deep()


@pytest.mark.parametrize("fails", [no_room, no_stack, too_deep])
@pytest.mark.parametrize("part", ["handle", "prepare", "draw", "__init__"])
def test_without_room_the_handheld_starts_anew_with_the_same_screen(handheld, toys, monkeypatch, fails, part):
    in_game(handheld)
    handheld.run(200)
    with monkeypatch.context() as short:
        if part == "handle":
            short.setattr(toys.Roll, part, fails)
        else:
            toys.Notice = type("Broken", (toy_screens.Notice,), {part: fails})
        handheld.press(OK)
        toys.Notice = toy_screens.Notice
    assert handheld.hardware.restarts == 1 and len(handheld.app.storage.crashes().split(" in games.penk.game.")) == 2
    handheld.again()
    handheld.run(200)
    recorded = part != "handle"  # the action that brought the notice
    assert len(handheld.app.game.table.entries()) == recorded
    screens = ["Decide", "Notice"] if recorded else ["Roll"]
    assert handheld.names()[1:] == ["games.penk.game." + name for name in screens]


@pytest.mark.parametrize("part", ["__init__", "draw"])
def test_it_does_not_restart_for_ever(handheld, toys, part):
    in_game(handheld)
    press_on(handheld, OK)
    handheld.run(200)
    toys.Decide = toys.Roll = toys.Notice = type("Broken", (toy_screens.Roll,), {part: no_room})
    handheld.again()
    handheld.run(200)
    assert handheld.hardware.restarts == 0 and handheld.shown()[-1][0] == "screens.choice.Message"
    assert "MemoryError" in handheld.app.storage.crashes()


def test_a_screen_that_cannot_be_imported_after_a_restart_is_left(handheld, monkeypatch):
    in_game(handheld)
    press_on(handheld, OK)
    handheld.run(200)
    find = loading.screen_class
    monkeypatch.setattr(loading, "screen_class", lambda name: no_room() if name.startswith("games.") else find(name))
    handheld.again()
    handheld.run(200)
    assert handheld.hardware.restarts == 0 and handheld.shown()[-1][0] == "screens.choice.Message"


def test_a_report_for_which_there_is_no_room_stops_nothing(handheld, toys, monkeypatch):
    in_game(handheld)
    toys.Decide = broken("draw")
    monkeypatch.setattr(Storage, "log_crash", no_room)
    press_on(handheld, OK)
    handheld.run(200)
    acknowledge(handheld)
    assert handheld.names() == ["screens.home.Home"]


def test_after_a_crash_in_handle_play_goes_on_at_the_games_screen(handheld, toys):
    in_game(handheld)
    toys.Decide = broken("handle")
    press_on(handheld, OK)
    handheld.press(DOWN)
    assert handheld.names() == ["screens.home.Home", "games.penk.game.Decide", "screens.choice.Message"]
    assert handheld.shown()[-1][1][0] == BROKEN
    acknowledge(handheld)
    handheld.press(DOWN)
    assert handheld.names() == ["screens.home.Home", "screens.choice.Message"]
    acknowledge(handheld)
    handheld.press(DOWN)
    assert handheld.shown() == [["screens.home.Home", 1]]


def test_a_rule_that_fails_half_way_leaves_the_state_of_the_record(handheld):
    in_game(handheld)
    press_on(handheld, OK)
    saved = handheld.app.game.table.save()
    rules = handheld.app.game.table.game

    def half(action):
        rules.dice = None
        rules.to_move = 1
        raise ValueError("made to fail")

    rules.apply = half
    handheld.press(OK)
    assert handheld.shown()[-1][1][0] == BROKEN
    assert handheld.app.game.table.game is not rules
    assert handheld.app.game.table.to_move == 0
    assert handheld.app.game.table.save() == saved
    acknowledge(handheld)
    handheld.press(OK)
    assert len(handheld.app.game.table.entries()) == 2


def test_events_that_break_the_screens_do_not_undo_the_action(handheld, toys):
    in_game(handheld)
    toys.after = fail
    handheld.press(OK)
    assert len(handheld.app.game.table.entries()) == 1
    acknowledge(handheld)
    assert handheld.names() == ["screens.home.Home", "games.penk.game.Decide"]


def test_a_crash_while_the_place_comes_back_opens_the_game(handheld, toys):
    in_game(handheld)
    handheld.press(OK)
    assert handheld.names()[-1] == "games.penk.game.Notice"
    toys.Notice = broken("__init__")
    handheld.again()
    assert handheld.shown()[-1][1][0] == NOT_SHOWN
    acknowledge(handheld)
    assert handheld.names() == ["screens.home.Home", "games.penk.game.Decide"]


def test_rules_that_cannot_replay_the_record_leave_it_alone(handheld, monkeypatch):
    in_game(handheld)
    handheld.press(OK)
    before = (handheld.folder / "games" / "0001.log").read_bytes()
    with monkeypatch.context() as broken_rules:
        broken_rules.setattr("shared_rules.penk.rules.Penk.apply", fail)
        handheld.again()
        acknowledge(handheld)
        assert handheld.names() == ["screens.home.Home"]
        assert handheld.app.game.table is None
        for _ in range(4):
            handheld.press(INFO)  # resume
            assert handheld.names() == ["screens.home.Home", "screens.choice.Message"]
            acknowledge(handheld)
            assert handheld.names() == ["screens.home.Home"]
    assert (handheld.folder / "games" / "0001.log").read_bytes() == before
    handheld.press(INFO)
    assert handheld.names() == ["screens.home.Home", "games.penk.game.Decide"]


def test_a_menu_that_fails_says_so_and_home_goes_on(handheld, monkeypatch):
    fake_hardware.module(monkeypatch, "screens.toy", Counter=type("Broken", (toy_screens.Counter,), {"draw": fail}))
    handheld.press(RIGHT)
    assert handheld.names() == ["screens.home.Home", "screens.choice.Message"]
    acknowledge(handheld)
    handheld.press(DOWN)
    assert handheld.names() == ["screens.home.Home"]


def test_when_not_even_home_works_a_plain_screen_offers_to_start_anew(handheld, monkeypatch):
    fake_hardware.module(monkeypatch, "screens.home", Home=broken("draw", toy_screens.Home))
    handheld.again()
    for _ in range(5):
        handheld.press(OK)
    assert handheld.hardware.restarts > 0
    drawn = handheld.hardware.panel.pixels
    handheld.press(BACK)
    handheld.run(5000)
    assert handheld.hardware.panel.pixels == drawn
    assert handheld.app.storage.crashes().count("RuntimeError: made to fail") == 2


def test_when_the_crash_log_cannot_be_written_play_goes_on(handheld, toys, monkeypatch):
    in_game(handheld)
    toys.Roll = broken("handle")
    handheld.app.game.show_phase()
    handheld.run(40)

    def refuse(*_):
        raise OSError(28, "no space")

    monkeypatch.setattr("firmware.storage.files.append_to", refuse)
    handheld.press(DOWN)
    assert BROKEN in [state[0] for name, state in handheld.shown() if name == "screens.choice.Message"]


def test_the_keyboard_interrupt_of_the_console_is_not_held_up(handheld, toys):
    def interrupt(*_):
        raise KeyboardInterrupt

    in_game(handheld)
    toys.Roll = type("Interrupted", (toy_screens.Roll,), {"handle": interrupt})
    handheld.app.game.show_phase()
    handheld.run(40)
    with pytest.raises(KeyboardInterrupt):
        handheld.press(DOWN)
