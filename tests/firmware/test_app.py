"""The app's loop on fake hardware: keys, the stack of screens, light, and coming back after the power was off."""

import random

import pytest

from firmware.app import BROKEN
from firmware.drawing import theme
from firmware.keys import BACK, DOWN, INFO, LEFT, OK, RIGHT, UNDO, UP
from firmware.running_game import FLASH_FAILS
from firmware.storage import Storage
from tests.firmware import fake_hardware, toy_screens
from tests.firmware.fake_hardware import Handheld
from tests.firmware.toy_screens import COLOURS, PLAYERS


@pytest.fixture(autouse=True)
def toys(monkeypatch):
    fake_hardware.module(monkeypatch, "home", Home=toy_screens.Home)
    fake_hardware.module(monkeypatch, "toy", Counter=toy_screens.Counter)
    names = {name: getattr(toy_screens, name) for name in ("Roll", "Decide", "Over", "Notice", "SHEETS", "play", "after")}
    return fake_hardware.module(monkeypatch, "penk", **names)


@pytest.fixture
def handheld(tmp_path):
    return Handheld(tmp_path / "data")


def in_game(handheld):
    """A game in its first roll phase."""
    handheld.press(OK)  # home: new game
    acknowledge(handheld)
    assert handheld.names() == ["home.Home", "penk.Roll"]
    return handheld


def acknowledge(handheld):
    while handheld.names()[-1] in ("penk.Notice", "choice.Message"):
        handheld.press(OK)


# The loop


def test_a_fresh_handheld_opens_home_and_lights_the_panel_with_the_first_frame(handheld):
    assert handheld.names() == ["home.Home"]
    assert handheld.hardware.panel.pixels == 240 * 240
    assert handheld.hardware.light == 80


def test_nothing_is_drawn_while_nothing_changes(handheld):
    handheld.run(3000)
    assert handheld.hardware.panel.pixels == 240 * 240


def test_a_covered_screen_comes_back_with_its_state_and_hears_what_was_answered(handheld):
    handheld.press(DOWN, DOWN, RIGHT, UP, UP)
    assert handheld.shown() == [["home.Home", 2], ["toy.Counter", [3, "Zoë"]]]
    handheld.press(BACK)
    assert handheld.shown() == [["home.Home", 5]]
    assert handheld.app.screen.heard == [("toy.Counter", 3)]


def test_presses_made_while_drawing_are_kept_and_go_to_the_screen_that_each_meets(handheld):
    handheld.tap(DOWN, DOWN, RIGHT, UP, RIGHT, DOWN, BACK, DOWN)
    handheld.run(200)
    assert handheld.shown() == [["home.Home", 2], ["toy.Counter", [1, "Zoë"]]]


def test_a_notice_cannot_be_acknowledged_by_a_press_made_before_it_was_seen(handheld):
    in_game(handheld)
    handheld.tap(OK, OK, OK)
    handheld.run(200)
    assert handheld.names()[-1] == "penk.Notice"
    acknowledge(handheld)
    assert handheld.names()[-1] == "penk.Decide"


def test_a_stuck_key_is_named_and_the_others_work_on(handheld):
    handheld.down(LEFT)
    handheld.run(16000)
    assert handheld.names() == ["home.Home", "choice.Message"]
    assert "LEFT" in handheld.shown()[-1][1][0]
    handheld.press(OK)
    assert handheld.names() == ["home.Home"]
    handheld.press(DOWN)
    assert handheld.shown() == [["home.Home", 1]]


# Light


def test_it_dims_after_a_minute_and_sleeps_after_five(handheld):
    handheld.run(59000)
    assert handheld.hardware.light == 80
    handheld.run(2000)
    assert handheld.hardware.light == 15
    handheld.run(238000)
    assert handheld.hardware.light == 15
    handheld.run(2000)
    assert handheld.hardware.light == 0


def test_the_key_that_wakes_does_nothing_else_however_long_it_is_held(handheld):
    handheld.run(302000)
    handheld.down(DOWN)
    handheld.run(3000)
    assert handheld.hardware.light == 80
    handheld.up(DOWN)
    handheld.run(100)
    assert handheld.shown() == [["home.Home", 0]]
    handheld.press(DOWN)
    assert handheld.shown() == [["home.Home", 1]]


def test_a_key_on_a_dimmed_panel_counts_and_lights_it(handheld):
    handheld.run(70000)
    handheld.press(DOWN)
    assert handheld.shown() == [["home.Home", 1]]
    assert handheld.hardware.light == 80


def test_light_settings_act_at_once_and_are_kept(handheld):
    handheld.app.set("brightness", 40)
    handheld.app.set("dim_seconds", 0)
    handheld.app.set("sleep_seconds", 60)
    handheld.run(40)
    assert handheld.hardware.light == 40
    handheld.run(62000)
    assert handheld.hardware.light == 0
    assert handheld.again().settings.brightness == 40


def test_a_brightness_below_the_dimmed_one_stays(handheld):
    handheld.app.set("brightness", 10)
    handheld.run(70000)
    assert handheld.hardware.light == 10


def test_left_handed_turns_the_picture_and_draws_it_whole(handheld):
    drawn = handheld.hardware.panel.pixels
    handheld.app.set("left_handed", True)
    handheld.run(40)
    assert handheld.hardware.turned
    assert handheld.hardware.panel.pixels == drawn + 240 * 240
    handheld.again()
    assert handheld.hardware.turned


def test_the_led_shows_the_player_to_move_and_nothing_at_home_or_when_off(handheld):
    assert handheld.hardware.lamp == (0, 0, 0)
    in_game(handheld)
    wanted = tuple(part * 80 // 100 for part in theme.LED_COLOURS[COLOURS[0]])
    assert handheld.hardware.lamp == wanted
    handheld.app.set("led", False)
    handheld.run(40)
    assert handheld.hardware.lamp == (0, 0, 0)
    handheld.app.set("led", True)
    handheld.press(BACK)
    assert handheld.hardware.lamp == (0, 0, 0)


# A game


def test_an_action_is_in_flash_before_it_is_shown(handheld, toys):
    in_game(handheld)
    seen = []
    shown = toys.after

    def after(app, events):
        seen.append(app.storage.record(app.game_number)[0].count("\n"))
        shown(app, events)

    toys.after = after
    handheld.press(OK)
    assert seen == [2]


def test_a_refused_action_is_told_and_changes_nothing(handheld):
    in_game(handheld)
    before = handheld.app.table.save()
    assert handheld.app.act({"type": "mark", "cells": [[1, 1]]}) is False
    handheld.run(40)
    assert handheld.names()[-1] == "choice.Message"
    assert handheld.app.table.save() == before


def test_a_refused_set_up_is_told_and_leaves_the_running_game(handheld):
    in_game(handheld)
    before = handheld.app.table.save()
    assert handheld.app.new_game("penk", ["Ann", ""], [0, 1]) is False
    assert handheld.app.table.save() == before
    assert handheld.names()[-1] == "choice.Message"


def test_undo_of_the_devices_dice_asks_first(handheld):
    in_game(handheld)
    handheld.press(OK)
    acknowledge(handheld)
    assert handheld.app.undo() is False
    assert handheld.app.stack[-1][0] == handheld.app.UNDO
    handheld.app.pop()
    assert handheld.app.undo(True) is True
    handheld.run(40)
    assert handheld.names() == ["home.Home", "penk.Roll", "penk.Notice"]
    assert handheld.shown()[-1][1] == ["undo rolled"]
    acknowledge(handheld)
    assert handheld.app.redo() is True
    assert handheld.app.stack[-1][1] == ["redo rolled"]


def test_a_whole_game_ends_with_its_outcome_beside_the_record(handheld):
    play_to_the_end(in_game(handheld))
    side = handheld.app.storage.side(1)
    assert side["colours"] == COLOURS
    assert side["winners"] == handheld.app.table.state()["winners"]
    assert len(side["scores"]) == 2
    assert len(handheld.app.audit()) == 32
    assert handheld.again().table.audited


def play_to_the_end(handheld):
    for _ in range(400):
        if handheld.app.table.over:
            return
        handheld.app.act(toy_screens.first_legal(handheld.app.table))
        handheld.app.play()
    raise AssertionError("the game does not end")


def test_the_outcome_goes_when_the_end_is_undone(handheld):
    play_to_the_end(in_game(handheld))
    handheld.app.undo(True)
    assert "winners" not in handheld.app.storage.side(1)


def test_games_can_be_left_and_resumed(handheld):
    in_game(handheld)
    handheld.press(OK)
    acknowledge(handheld)
    first = handheld.app.table.save()
    handheld.press(BACK, OK)
    acknowledge(handheld)
    assert handheld.app.storage.games() == [2, 1]
    handheld.app.resume(1)
    handheld.run(40)
    assert handheld.app.table.save() == first
    assert handheld.names() == ["home.Home", "penk.Decide"]
    assert handheld.app.colours == COLOURS


# Power


@pytest.mark.parametrize("seed", range(12))
def test_power_off_and_on_between_any_two_presses_shows_the_same_screens(handheld, seed):
    chance = random.Random(seed)
    for _ in range(60):
        handheld.press(chance.choice((UP, DOWN, RIGHT, RIGHT, OK, OK, OK, OK, BACK, UNDO)))
        before = handheld.shown()
        record = handheld.app.table.save() if handheld.app.table else None
        handheld.again()
        assert handheld.shown() == before
        assert (handheld.app.table.save() if handheld.app.table else None) == record


def test_power_off_between_the_record_and_the_place_still_brings_the_notices(handheld, monkeypatch):
    in_game(handheld)
    monkeypatch.setattr(handheld.app, "keep_place", lambda: None)
    handheld.press(OK)
    expected = handheld.shown()
    assert expected[-1][0] == "penk.Notice"
    handheld.again()
    assert handheld.shown() == expected


def test_power_off_before_an_undo_was_shown_tells_it_as_an_undo(handheld, monkeypatch):
    in_game(handheld)
    handheld.press(OK)
    acknowledge(handheld)
    monkeypatch.setattr(handheld.app, "keep_place", lambda: None)
    handheld.press(UNDO)
    handheld.again()
    assert handheld.shown()[-1] == ["penk.Notice", ["undo rolled"]]
    assert handheld.names()[-2] == "penk.Roll"


@pytest.mark.parametrize("keep", [0, 1, 30, -1])
def test_a_torn_record_comes_back_as_far_as_it_is_good_and_says_so(handheld, keep):
    in_game(handheld)
    for _ in range(2):
        handheld.press(OK)
        acknowledge(handheld)
    moves = len(handheld.app.table.entries())
    path = handheld.folder / "games" / "0001.log"
    whole = path.read_bytes()
    last = whole.rstrip(b"\n").rindex(b"\n") + 1
    path.write_bytes(whole[: last + keep if keep >= 0 else len(whole) - 2])
    handheld.again()
    record = path.read_bytes()
    assert record == whole[:last]
    if keep:
        assert handheld.names()[-1] == "choice.Message"
        assert "%d moves came back" % (moves - 1) in handheld.shown()[-1][1][0]
        acknowledge(handheld)
    assert handheld.names()[0] == "home.Home"
    assert len(handheld.app.table.entries()) == moves - 1
    handheld.press(OK)
    acknowledge(handheld)
    assert Storage(str(handheld.folder)).record(1)[0] == handheld.app.table.save()
    handheld.again()
    assert len(handheld.app.table.entries()) == moves


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00" * 300,
        b"rubbish\n",
        b'00000000 {"at":0,"game":null,"stack":[]}\n',
        b'{"stack": [["home.Home", 1]]}',
    ],
)
def test_a_lost_place_opens_home(handheld, content):
    handheld.press(DOWN)
    (handheld.folder / "place.log").write_bytes(content)
    handheld.again()
    assert handheld.shown() == [["home.Home", 0]]


@pytest.mark.parametrize(
    "place",
    [
        [],
        None,
        3,
        {"at": 0, "game": None},
        {"at": 0, "game": None, "stack": []},
        {"at": 0, "game": None, "stack": [["home.Home"]]},
        {"at": 0, "game": None, "stack": [["home", None]]},
        {"at": "x", "game": None, "stack": [["home.Home", None]]},
        {"at": 0, "game": 77, "stack": [["penk.Roll", None]]},
        {"at": 0, "game": "x", "stack": [["penk.Roll", None]]},
    ],
)
def test_a_place_that_makes_no_sense_ends_at_home(handheld, place):
    handheld.app.storage.write_place(place)
    handheld.again()
    acknowledge(handheld)
    assert handheld.names() == ["home.Home"]


def test_a_place_with_a_screen_that_is_gone_ends_in_the_game_with_a_message(handheld):
    in_game(handheld)
    handheld.app.storage.write_place({"at": 0, "game": 1, "stack": [["home.Home", None], ["penk.Gone", None]]})
    handheld.again()
    assert handheld.shown()[-1][1][0] == BROKEN
    acknowledge(handheld)
    assert handheld.names() == ["home.Home", "penk.Roll"]


def test_a_record_that_is_gone_is_told_at_home(handheld):
    in_game(handheld)
    (handheld.folder / "games" / "0001.log").unlink()
    handheld.again()
    assert handheld.names() == ["home.Home", "choice.Message"]


@pytest.mark.parametrize("colours", [None, [], [0, 0], [0, 9], ["a", "b"], [0, 1, 2], {"0": 1}])
def test_seat_colours_that_make_no_sense_are_replaced(handheld, colours):
    in_game(handheld)
    handheld.app.storage.write_side(1, {"colours": colours})
    assert handheld.again().colours == [0, 1]


def test_bad_settings_are_told_once(handheld):
    (handheld.folder / "settings.txt").write_text("brightness=900\n")
    handheld.again()
    assert "defaults" in handheld.shown()[-1][1][0]


def test_a_game_of_another_rules_version_names_both_and_can_still_be_looked_at(handheld, monkeypatch):
    in_game(handheld)
    for _ in range(4):
        handheld.press(OK)
        acknowledge(handheld)
    sheets = [bytes(sheet) for sheet in handheld.app.table.game.sheets]
    path = handheld.folder / "games" / "0001.log"
    before = path.read_bytes()
    monkeypatch.setattr("shared_rules.penk.Penk.VERSION", 7)
    handheld.again()
    messages = [state[0] for name, state in handheld.shown() if name == "choice.Message"]
    assert "version 1" in messages[0]
    assert "version 7" in messages[0]
    acknowledge(handheld)
    handheld.press(BACK, INFO)  # home, resume
    acknowledge(handheld)
    assert handheld.names() == ["home.Home", "penk.Over"]
    assert [bytes(sheet) for sheet in handheld.app.table.game.sheets] == sheets
    shown = handheld.shown()
    handheld.again()
    acknowledge(handheld)
    assert handheld.shown() == shown
    assert handheld.app.act(toy_screens.first_legal(handheld.app.table)) is False
    assert handheld.app.undo(True) is False
    assert path.read_bytes() == before


def test_the_running_game_can_be_deleted(handheld):
    in_game(handheld)
    handheld.app.home()
    handheld.app.delete_game(1)
    handheld.run(40)
    assert handheld.app.table is None
    assert handheld.app.storage.games() == []
    handheld.again()
    assert handheld.names() == ["home.Home"]


# Flash that fails


def refuse(*_):
    raise OSError(28, "no space")


def test_with_a_full_flash_the_game_goes_on_in_ram_and_is_kept_once_there_is_room(handheld, monkeypatch):
    in_game(handheld)
    monkeypatch.setattr("firmware.storage._append", refuse)
    monkeypatch.setattr("firmware.storage._write_whole", refuse)
    handheld.press(OK)
    assert FLASH_FAILS in [state[0] for name, state in handheld.shown() if name == "choice.Message"]
    acknowledge(handheld)
    for _ in range(3):
        handheld.press(OK)
        assert "choice.Message" not in handheld.names()
        acknowledge(handheld)
    monkeypatch.undo()
    handheld.press(OK)
    assert Storage(str(handheld.folder)).record(1)[0] == handheld.app.table.save()


def test_with_a_full_flash_from_the_start_a_new_game_can_be_played_and_is_kept_later(handheld, monkeypatch):
    with monkeypatch.context() as full:
        full.setattr("firmware.storage._append", refuse)
        full.setattr("firmware.storage._write_whole", refuse)
        in_game(handheld)
        handheld.press(OK)
        acknowledge(handheld)
        assert handheld.app.table.phase == "decide"
        assert handheld.app.storage.games() == []
    handheld.press(OK)
    assert Storage(str(handheld.folder)).record(1)[0] == handheld.app.table.save()
    assert handheld.app.table.players == PLAYERS


def test_settings_and_choices_hold_until_power_off_when_the_flash_refuses(handheld, monkeypatch):
    monkeypatch.setattr("firmware.storage._write_whole", refuse)
    handheld.app.set("brightness", 30)
    handheld.app.remember("names", ["Ann"])
    handheld.run(40)
    assert handheld.hardware.light == 30
    assert [name for name in handheld.names() if name == "choice.Message"] == ["choice.Message"]
