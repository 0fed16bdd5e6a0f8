"""While the heap is short, screens that are not open are let go; they come back when they are opened again."""

import importlib
import sys
from types import SimpleNamespace

import pytest

from firmware import loading
from firmware.keys import DOWN
from tests.firmware.fake_hardware import Handheld


@pytest.fixture
def handheld(tmp_path, monkeypatch):
    # Whatever a test lets go is put back for the tests after it.
    importlib.import_module("firmware.drawing.lists")
    before = {
        name: module
        for name, module in sys.modules.items()
        if name.startswith(("firmware.screens.", "firmware.drawing.", "firmware.games.", "firmware.pads."))
    }
    opened = list(loading._opened)
    made = Handheld(tmp_path / "data")
    monkeypatch.setattr("firmware.loading.gc", SimpleNamespace(collect=lambda: None, mem_free=lambda: 0))
    yield made
    for name, module in before.items():
        sys.modules[name] = module
        package, _dot, attribute = name.rpartition(".")
        setattr(sys.modules[package], attribute, module)
    loading._opened[:] = opened


def loaded(name):
    return "firmware." + name in sys.modules


def test_screens_go_and_come_back(handheld):
    app = handheld.app
    for name in ("screens.settings", "screens.about"):
        sys.modules.pop("firmware." + name, None)
    handheld.press(DOWN)
    before = handheld.shown()
    app.push("screens.settings.Settings")
    handheld.run(40)
    app.pop()
    handheld.run(40)
    app.push("screens.about.About")
    handheld.run(40)
    assert not loaded("screens.settings")
    app.push("screens.settings.Settings")
    handheld.run(40)
    assert handheld.names() == ["screens.home.Home", "screens.about.About", "screens.settings.Settings"]
    assert not loaded("screens.about")
    app.pop()
    handheld.run(40)
    assert loaded("screens.about")
    app.pop()
    handheld.run(40)
    assert app.storage.crashes() == ""
    assert handheld.shown() == before


def test_what_was_opened_longest_ago_goes_first_and_only_as_much_as_must(handheld, monkeypatch):
    app = handheld.app
    for name in ("screens.settings", "screens.about", "screens.in_game.audit", "pads.free_dice"):
        sys.modules.pop("firmware." + name, None)
    loading._opened.clear()
    free = [loading.ROOM]
    monkeypatch.setattr(
        "firmware.loading.gc",
        SimpleNamespace(collect=lambda: None, mem_free=lambda: free.pop(0) if free else loading.ROOM),
    )
    for name in ("screens.settings.Settings", "screens.about.About", "screens.settings.Settings"):
        app.push(name)
        handheld.run(40)
    # Short by one module when free dice are opened: about goes, which was opened before settings were opened again.
    free[:] = [loading.ROOM - 1, loading.ROOM - 1, loading.ROOM]
    app.push("pads.free_dice.FreeDice")
    handheld.run(40)
    assert not loaded("screens.about")
    assert loaded("screens.settings") and loaded("screens.choice")


def test_what_menus_are_built_on_goes_with_the_last_menu(handheld):
    app = handheld.app
    handheld.run(40)
    for name in [
        name
        for name in sys.modules
        if name.startswith(("firmware.screens.", "firmware.games.", "firmware.pads."))
        and name != "firmware.screens.home"
    ]:
        if name != "firmware.screens.choice":
            del sys.modules[name]
    assert loaded("screens.choice") and "firmware.drawing.lists" in sys.modules
    loading.make_room("games.penk.turn.Turn")
    assert not loaded("screens.home") and not loaded("screens.choice")
    assert "firmware.drawing.lists" not in sys.modules
    app.home()
    handheld.run(40)
    assert loaded("screens.home") and loaded("screens.choice")
    assert app.storage.crashes() == ""


def test_what_several_screens_import_from_goes_with_the_last_of_them(handheld):
    handheld.run(40)
    loading.part("games.penk.notice")
    loading.part("games.puzzle_sheet.place")
    assert loaded("screens.paragraph") and loaded("games.puzzle_sheet.art")
    loading.make_room("games.penk.notice.Notice")
    assert loaded("screens.paragraph") and not loaded("games.puzzle_sheet.art")
    loading.part("screens.home")
    loading.make_room("screens.home.Home")
    assert not loaded("screens.paragraph")


def test_nothing_is_tidied_while_something_moves(handheld, monkeypatch):
    """Neither a collection nor a block of flash falls between the frames of rolling dice."""
    app = handheld.app
    handheld.run(400)
    done = []
    monkeypatch.setattr("firmware.loading.make_room", lambda _screen: done.append("room"))
    monkeypatch.setattr("firmware.loading.tidy", lambda: done.append("heap"))
    monkeypatch.setattr(app.game, "tidy_record", lambda: done.append("record"))
    handheld.tap(DOWN)
    app.push("screens.about.About")
    handheld.run(20)
    done.clear()  # importing it made room, before anything was shown
    for _ in range(10):
        app.changed()
        handheld.run(60)
        assert done == []
    handheld.run(400)
    assert done == ["room", "record", "heap"]


def test_a_message_goes_on_working(handheld):
    handheld.app.tell("one")
    handheld.run(140)
    sys.modules.pop("firmware.screens.about", None)
    handheld.app.push("screens.about.About")
    handheld.run(40)
    assert loaded("screens.choice")
    handheld.app.tell("two")
    handheld.run(40)
    assert handheld.app.storage.crashes() == ""


def test_litter_is_collected_only_when_there_is_much_or_something_was_imported(handheld, monkeypatch):
    collected = []
    free = [loading.ROOM - 1]
    monkeypatch.setattr(
        "firmware.loading.gc", SimpleNamespace(collect=lambda: collected.append(free[0]), mem_free=lambda: free[0])
    )
    loading.make_room("screens.home.Home")
    del collected[:]
    loading.make_room("screens.home.Home")
    loading.tidy()
    assert collected == []
    monkeypatch.setitem(sys.modules, "firmware.screens.one_more", SimpleNamespace())
    loading.make_room("screens.home.Home")
    assert collected
    del collected[:]
    free[0] = loading.ROOM // 2
    loading.tidy()
    assert collected == [loading.ROOM // 2]
    loading.make_room("screens.home.Home")
    assert len(collected) > 1
