"""Tips: told once, when something happens for the first time, in nobody's way, off in the settings."""

import re

import pytest

from firmware.drawing import fonts, widgets
from firmware.games.penk import how_to_play
from firmware.games.penk.turn import Turn
from firmware.running_game import RunningGame
from firmware.screens.in_game import tip
from tests.firmware.games.penk.cases import NOTICE, PenkBench, row_1
from tests.firmware.screens.bench import BOARDS, LAYOUTS, each_board
from tests.firmware.screens.by_keys import to_row
from tests.firmware.screens.test_how_to_play import GAMES, texts
from tools.places import ROOT

TIP = "screens.in_game.tip.Tip"
TIPS = how_to_play.TIPS


class NewHandheld(PenkBench):
    """A handheld of which nobody has read a tip."""

    TIPS = True


def shown(bench):
    return bench.app.screen.text if bench.top == TIP else None


@each_board
def test_each_thing_is_told_once_over_power_cuts_and_games(board, tmp_path):
    bench = NewHandheld(board, tmp_path).begin(dice="device")
    assert shown(bench) == TIPS["Turn"]
    bench.press("ok")
    assert bench.top == "games.penk.turn.Turn"
    bench.press("ok")
    assert shown(bench) == TIPS["rolled"]
    bench = NewHandheld(board, tmp_path)
    assert shown(bench) == TIPS["rolled"]
    bench.press("ok")
    assert bench.top == "games.penk.turn.Turn" and bench.app.table.game.dice
    bench = NewHandheld(board, tmp_path)
    bench.begin(dice="device").press("ok")
    assert bench.top == "games.penk.turn.Turn" and bench.app.table.game.dice
    told = bench.app.storage.remembered(tip.TOLD, None)
    assert told == ["penk.Turn", "penk.rolled"]


@pytest.mark.parametrize("key", ["ok", "back", "up", "down"])
def test_any_press_closes_it_and_does_nothing_else(key, tmp_path):
    bench = NewHandheld(BOARDS[0], tmp_path).begin(dice="device")
    before = bench.app.table.count
    bench.press(key)
    assert bench.top == "games.penk.turn.Turn"
    assert bench.app.table.count == before


def test_a_press_before_it_could_be_read_does_nothing(tmp_path):
    bench = NewHandheld(BOARDS[0], tmp_path).begin(dice="device")
    bench.press("ok", "ok")
    assert shown(bench) == TIPS["rolled"]
    bench.app.replace(TIP, "x")
    bench.step()
    for _ in range(3):
        bench.hardware.keys.events.append(4)
        bench.step(50)
        assert bench.top == TIP
    bench.settle()
    bench.press("ok")
    assert bench.top == "games.penk.turn.Turn"


def test_a_notice_is_told_of_and_stays_until_it_is_acknowledged(tmp_path):
    bench = NewHandheld(BOARDS[0], tmp_path).begin(dice="table")
    while bench.top == TIP:
        bench.press("ok")
    bench.app.set("tips", False)
    row_1(bench)
    bench.app.set("tips", True)
    assert bench.top == NOTICE
    bench.press("down")
    assert shown(bench) == TIPS["block"]
    bench.settle()
    bench.press("ok")
    assert bench.top == NOTICE


def test_somebody_who_plays_on_without_a_pause_is_told_nothing(tmp_path):
    bench = NewHandheld(BOARDS[0], tmp_path)
    bench.settle = lambda ms=40: [bench.step() for _ in range(ms // 20)]
    bench.begin(dice="device")
    for _ in range(4):
        bench.press("ok")
        assert bench.top != TIP
    assert bench.app.storage.remembered(tip.TOLD, []) == []


@each_board
def test_settings_switch_them_off_and_on_again_from_the_start(board, tmp_path):
    bench = NewHandheld(board, tmp_path)
    bench.app.push("screens.settings.Settings")
    bench.settle()
    to_row(bench, "Tips")
    bench.press("ok")
    bench.begin(dice="device").press("ok")
    assert bench.top == "games.penk.turn.Turn"
    bench.app.push("screens.settings.Settings")
    bench.settle()
    to_row(bench, "Tips")
    bench.press("ok")
    bench.begin(dice="device")
    assert shown(bench) == TIPS["Turn"]


def test_no_tips_with_test_dice_nor_beside_a_computer(tmp_path):
    bench = NewHandheld(BOARDS[0], tmp_path)
    bench.app.usb_table = object()
    bench.app._usb = lambda: None
    bench.begin(dice="device")
    assert bench.top == "games.penk.turn.Turn"
    bench.hardware.test_dice = True
    assert RunningGame(bench.app).moments is None


def test_what_is_remembered_of_another_kind_does_no_harm(tmp_path):
    bench = NewHandheld(BOARDS[0], tmp_path)
    bench.app.remember(tip.TOLD, {"penk": 1})
    bench.begin(dice="device")
    assert shown(bench) == TIPS["Turn"]


def test_no_tip_over_what_would_not_come_back(tmp_path, monkeypatch):
    """Cards that only one player may see, for example."""
    monkeypatch.setattr(Turn, "evictable", lambda _screen: False)
    bench = NewHandheld(BOARDS[0], tmp_path).begin(dice="device")
    assert bench.top == "games.penk.turn.Turn"


# The text


@pytest.mark.parametrize("game", GAMES)
def test_tips_take_at_most_three_lines_and_belong_to_moments_that_there_are(game):
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "firmware" / "games" / game).glob("*.py")]
    source = "\n".join(text for text in sources if "TIPS = {" not in text)
    for name, text in texts(game).TIPS.items():
        for board in LAYOUTS:
            width = widgets.Layout(board, False).width - widgets.EDGE
            assert len(widgets.wrap(text, fonts.SMALL, width)) <= 3, (text, board.NAME)
        screen = re.search(rf"^class {name}\(", source, re.MULTILINE)
        notice = re.search(rf"^    \[\"{name}\"|\"{name}\"", source, re.MULTILINE)
        assert screen or notice or name == "rolled" and "DiceToHold" in source, name
