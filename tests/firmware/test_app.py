"""The app's loop on fake hardware: keys, the stack of screens, light, and coming back after the power was off."""

import pytest

from firmware.drawing import theme
from firmware.drawing.widgets import GAME_KEYS, layout
from firmware.keys import BACK, DOWN, OK, RIGHT, UP
from tests.firmware import toy_screens
from tests.firmware.toy_screens import COLOURS, in_game

pytestmark = pytest.mark.usefixtures("toys")

# The loop


def test_a_fresh_handheld_opens_home_and_lights_the_panel_with_the_first_frame(handheld):
    assert handheld.names() == ["screens.home.Home"]
    assert handheld.hardware.panel.pixels == 240 * 240
    assert handheld.hardware.light == 80


def test_nothing_is_drawn_while_nothing_changes(handheld):
    handheld.run(3000)
    assert handheld.hardware.panel.pixels == 240 * 240


def test_a_new_screen_is_painted_anew_but_for_its_hints_even_when_it_looks_as_the_one_before(handheld, monkeypatch):
    panel = handheld.hardware.panel
    monkeypatch.setattr(toy_screens.Counter, "keys", GAME_KEYS, raising=False)
    sent = []
    for _ in range(3):
        before = panel.pixels
        handheld.press(RIGHT)
        sent.append(panel.pixels - before)
    hints = layout(handheld.app)
    assert sent == [240 * 240 + 240 * (240 - hints.width), 240 * 240, 240 * 240]


def test_a_covered_screen_comes_back_with_its_state_and_hears_what_was_answered(handheld):
    handheld.press(DOWN, DOWN, RIGHT, UP, UP)
    assert handheld.shown() == [["screens.home.Home", 2], ["screens.toy.Counter", [3, "Zoë"]]]
    handheld.press(BACK)
    assert handheld.shown() == [["screens.home.Home", 5]]
    assert handheld.app.stack.screen.heard == [("screens.toy.Counter", 3)]


def test_presses_made_while_drawing_are_kept_and_go_to_the_screen_that_each_meets(handheld):
    handheld.tap(DOWN, DOWN, RIGHT, UP, RIGHT, DOWN, BACK, DOWN)
    handheld.run(200)
    assert handheld.shown() == [["screens.home.Home", 2], ["screens.toy.Counter", [1, "Zoë"]]]


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
    assert handheld.hardware.light == 0
    handheld.down(DOWN)
    handheld.run(3000)
    assert handheld.hardware.light == 80
    handheld.up(DOWN)
    handheld.run(100)
    assert handheld.shown() == [["screens.home.Home", 0]]
    handheld.press(DOWN)
    assert handheld.shown() == [["screens.home.Home", 1]]


def test_a_key_on_a_dimmed_panel_counts_and_lights_it(handheld):
    handheld.run(70000)
    assert handheld.hardware.light == 15
    handheld.press(DOWN)
    assert handheld.shown() == [["screens.home.Home", 1]]
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
    handheld.run(40)
    assert handheld.hardware.lamp == wanted, "lit again"
    handheld.press(BACK)
    assert handheld.hardware.lamp == (0, 0, 0)


# A game


def test_an_action_is_in_flash_before_it_is_shown(handheld, toys):
    in_game(handheld)
    seen = []
    shown = toys.GAME.after

    def after(app, events):
        seen.append(app.storage.record(app.game.record.number)[0].count("\n"))
        shown(app, events)

    toys.GAME.after = after
    handheld.press(OK)
    assert seen == [2]


def test_a_refused_action_is_told_and_changes_nothing(handheld):
    in_game(handheld)
    before = handheld.app.game.table.save()
    assert handheld.app.act({"type": "mark", "cells": [[1, 1]]}) is False
    handheld.run(40)
    assert handheld.names()[-1] == "screens.choice.Message"
    assert handheld.app.game.table.save() == before


def test_a_whole_game_ends_with_its_outcome_beside_the_record(handheld):
    play_to_the_end(in_game(handheld))
    side = handheld.app.storage.side(1)
    assert side["colours"] == COLOURS
    assert side["winners"] == handheld.app.game.table.state()["winners"]
    assert len(side["scores"]) == 2
    assert len(handheld.app.game.audit()) == 32
    assert handheld.again().game.table.audited


def play_to_the_end(handheld):
    for _ in range(400):
        if handheld.app.game.table.over:
            return
        handheld.app.act(toy_screens.first_legal(handheld.app.game.table))
        handheld.app.game.show_phase()
    raise AssertionError("the game does not end")


def test_the_outcome_goes_when_the_end_is_undone(handheld):
    play_to_the_end(in_game(handheld))
    handheld.app.undo(True)
    assert "winners" not in handheld.app.storage.side(1)
