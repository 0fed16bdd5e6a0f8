"""Modules by their names: those of a game that is not played go where memory is short, and nothing waits unseen."""

import gc
import sys

import pytest

from firmware import loading
from firmware.keys import DOWN, RIGHT
from firmware.storage import files
from host_sim import script
from host_sim.handheld import SimulatedHandheld
from shared_rules.game import Refused
from tests.firmware.toy_screens import Home

PENK = ("firmware.games.penk", "firmware.games.penk.game", "shared_rules.penk", "shared_rules.penk.rules")
YACHT = ("firmware.games.yacht", "firmware.games.yacht.game", "shared_rules.yacht", "shared_rules.yacht.rules")


@pytest.fixture
def modules():
    """All modules are as before afterwards."""
    for name in PENK + YACHT:
        loading.load(name)
    before = dict(sys.modules)
    attributes = [(package, name, getattr(sys.modules[package], name)) for package, name in _packages()]
    yield before
    sys.modules.update(before)
    for package, name, module in attributes:
        setattr(sys.modules[package], name, module)


@pytest.fixture
def whole_modules():
    """All modules are as before afterwards."""
    before = {name: sys.modules[name] for name in sys.modules if name.startswith(("firmware.", "shared_rules."))}
    yield
    sys.modules.update(before)
    for name, module in before.items():
        package, _, last = name.rpartition(".")
        setattr(sys.modules[package], last, module)


def _packages():
    return [(package, name) for package in ("firmware.games", "shared_rules") for name in ("penk", "yacht")]


def there(names):
    return [name in sys.modules for name in names]


def test_a_computer_keeps_the_modules_of_all_games(modules):
    loading.forget_games("penk")
    assert all(there(PENK + YACHT))


def test_a_handheld_keeps_those_of_the_game_that_is_played(modules, monkeypatch):
    monkeypatch.setattr(gc, "mem_free", lambda: 0, raising=False)
    refused = sys.modules["shared_rules.game"].Refused
    loading.forget_games("penk")
    assert all(there(PENK)) and not any(there(YACHT))
    assert not hasattr(sys.modules["firmware.games"], "yacht")
    again = loading.screens_of("yacht")
    assert again is not modules["firmware.games.yacht.game"]
    assert refused is Refused and loading.load("shared_rules.game").Refused is Refused


def test_a_handheld_on_which_a_game_is_played_keeps_no_screens_outside_of_games(whole_modules, tmp_path, monkeypatch):
    outside = ("firmware.screens.home", "firmware.screens.new_game", "firmware.pads.free_dice")
    inside = ("firmware.screens.choice", "firmware.screens.in_game.base", "firmware.pads.bookkeeping")
    for name in outside + inside:
        loading.load(name)
    monkeypatch.setattr(gc, "mem_free", lambda: 0, raising=False)
    handheld = SimulatedHandheld("waveshare_pico_lcd_1_3", tmp_path)
    handheld.power_on()
    handheld.run(3000)
    assert all(there(outside + inside))
    handheld.app.settings.tips = False
    handheld.app.game.new("yacht", ["Ann", "Bo"], [0, 1], first=0)
    handheld.run(1000)
    script.press(handheld, "left")
    handheld.run(3000)
    assert not any(there(outside)) and all(there(inside))
    handheld.app.game.leave()
    script.press(handheld, "down")
    handheld.run(3000)
    assert handheld.app.stack[-1][0] == "screens.home.Home" and handheld.app.stack.screen


def test_what_opens_when_a_game_is_over_or_with_real_dice_is_not_imported_ahead():
    modules = loading.screen_modules("shape_cards")
    assert "firmware.games.shape_cards.turn" in modules and "firmware.games.shape_cards.hands" in modules
    assert not [name for name in modules if name.endswith((".entry", ".over", ".review"))]


def test_what_the_focused_row_of_home_opens_is_imported_while_nobody_presses(tmp_path, monkeypatch):
    handheld = SimulatedHandheld("waveshare_pico_lcd_1_3", tmp_path)
    handheld.power_on()
    handheld.run(1000)
    monkeypatch.delitem(sys.modules, "firmware.pads.free_dice", raising=False)
    handheld.run(3000)
    assert "firmware.pads.free_dice" not in sys.modules
    script.press(handheld, "down")
    handheld.run(3000)
    assert "firmware.pads.free_dice" in sys.modules


def test_the_hint_of_the_key_lights_before_a_screen_is_imported(handheld, monkeypatch):
    lit = []
    monkeypatch.setattr(handheld.app.frame, "acknowledge_key", lambda: lit.append("lit"))
    find = loading.screen_class
    monkeypatch.setattr(loading, "screen_class", lambda name: lit.append(name) or find(name))
    monkeypatch.setattr(loading, "is_there", lambda name: False)
    handheld.press(RIGHT)
    assert lit == ["lit", "screens.toy.Counter"]
    monkeypatch.undo()


def test_the_hint_lights_before_a_screen_that_opens_late(handheld, monkeypatch):
    lit = []
    monkeypatch.setattr(handheld.app.frame, "acknowledge_key", lambda: lit.append("lit"))
    handheld.press(RIGHT)
    assert lit == []
    handheld.app.stack.pop()
    handheld.run(100)
    monkeypatch.setattr(loading.screen_class("screens.toy.Counter"), "opens_late", True)
    handheld.press(RIGHT)
    assert lit == ["lit"]


def test_the_hint_lights_before_a_press_writes_to_flash(handheld, monkeypatch):
    done = []
    write, finish = files.append_to, handheld.app.frame.canvas.finish
    monkeypatch.setattr(files, "append_to", lambda *what: done.append("written") or write(*what))
    monkeypatch.setattr(Home, "keys", 1 << DOWN)
    handheld.press(DOWN)
    handheld.run(500)
    done.clear()
    handheld.app.frame.canvas.finish = lambda part=False: done.append("lit" if part else "drawn") or finish(part)
    monkeypatch.setattr(Home, "handle", lambda home, key: home.app.storage.append_log("toy.log", key))
    handheld.press(DOWN)
    assert done[:3] == ["lit", "written", "drawn"]
