"""Screens are imported ahead while nobody presses, and evicted while the heap is short; they come back when they are
opened again.
"""

import importlib
import sys
from types import SimpleNamespace

import pytest

from firmware import loading
from firmware.keys import DOWN, OK
from firmware.storage.storage import Storage
from tests.firmware.fake_hardware import Handheld

KB = 1024


class Heap:
    """Stands in the place of MicroPython's gc: 240 KB, of which `free` are free after a collection, less before it."""

    def __init__(self):
        self.free = 120 * KB
        self.litter = 0
        self.collections = 0

    def mem_free(self):
        return self.free - self.litter

    def mem_alloc(self):
        return 240 * KB - self.mem_free()

    def threshold(self, _bytes=-1):
        return -1

    def collect(self):
        self.collections += 1
        self.litter = 0


@pytest.fixture
def heap(monkeypatch):
    # Whatever a test evicts or imports is put back for the tests after it.
    before = dict(sys.modules)
    made = Heap()
    monkeypatch.setattr(loading, "gc", made)
    monkeypatch.setattr(loading, "_heap", 0)
    monkeypatch.setattr(loading, "_clean", 0)
    monkeypatch.setattr(loading, "_fewest", 0)
    monkeypatch.setattr(loading, "_MOST_PLUGS", 0)
    yield made
    for name, module in before.items():
        if name.startswith(("firmware.", "shared_rules.")) and sys.modules.get(name) is not module:
            sys.modules[name] = module
            package, _dot, attribute = name.rpartition(".")
            setattr(sys.modules[package], attribute, module)


@pytest.fixture
def handheld(tmp_path, heap):
    return Handheld(tmp_path / "data")


def loaded(name):
    return "firmware." + name in sys.modules


def test_screens_are_evicted_while_the_heap_is_short_and_come_back(handheld, heap):
    app = handheld.app
    handheld.press(DOWN)
    app.push("screens.settings.Settings")
    handheld.run(40)
    handheld.press(DOWN)
    before = handheld.shown()
    heap.free = loading.floor() - 1
    importlib.import_module("firmware.screens.about")
    handheld.press()
    handheld.run(1000)
    assert not loaded("screens.about")
    assert loaded("screens.settings") and handheld.shown() == before
    app.pop()
    handheld.run(40)
    assert handheld.names() == ["screens.home.Home"]
    assert app.storage.crashes() == ""


def test_rules_are_evicted_where_no_game_is_there(handheld, heap):
    """A setup has the room of what a game needs later; rivals would not know the refusals of rules imported anew."""
    heap.free = loading.floor() - 1
    for name in ("shared_rules.table.table", "shared_rules.yacht.rules", "firmware.rivals"):
        importlib.import_module(name)
    handheld.press(DOWN)
    handheld.run(1000)
    for name in ("shared_rules.table.table", "shared_rules.yacht.rules", "firmware.rivals"):
        assert name not in sys.modules
    handheld.app.new_game("penk", ["Ann", "Bo"], [0, 1], None, 0)
    handheld.run(3000)
    importlib.import_module("firmware.screens.about")
    handheld.press(DOWN)
    handheld.run(1000)
    assert not loaded("screens.about") and "shared_rules.table.table" in sys.modules


def test_a_computer_without_a_game_keeps_the_refusals_but_no_table(handheld, heap):
    heap.free = loading.floor() - 1
    usb_table = importlib.import_module("firmware.usb_table")
    importlib.import_module("shared_rules.table.table")
    handheld.press(DOWN)
    handheld.run(1000)
    assert "shared_rules.table.table" not in sys.modules
    assert sys.modules["shared_rules.game"].Refused is usb_table.Refused


def test_nothing_is_evicted_before_anybody_did_anything(handheld, heap):
    """After a start all that is there was just read, and a heap in small pieces may not take it a second time."""
    heap.free = loading.floor() - 1
    importlib.import_module("firmware.screens.about")
    handheld.again()
    handheld.run(1000)
    assert loaded("screens.about")
    handheld.press(DOWN)
    handheld.run(1000)
    assert not loaded("screens.about")


def test_a_record_that_finds_no_room_to_be_tidied_is_tidied_later(handheld, monkeypatch):
    def no_room(*_):
        raise MemoryError

    monkeypatch.setattr(Storage, "merge_journal", no_room)
    handheld.press(DOWN)
    handheld.run(1000)
    assert handheld.app.storage.crashes() == "" and handheld.hardware.restarts == 0


def test_nothing_is_evicted_again_while_that_frees_nothing(handheld, heap, monkeypatch):
    heap.free = loading.floor() - 1
    handheld.press(DOWN)
    handheld.run(1000)
    evicted = []
    monkeypatch.setattr(loading, "evict_screens", lambda rules: evicted.append(1))
    for _ in range(3):
        handheld.press(DOWN)
        handheld.run(1000)
    assert evicted == []
    importlib.import_module("firmware.screens.about")
    monkeypatch.setitem(sys.modules, "firmware.screens.one_more", SimpleNamespace())
    handheld.press(DOWN)
    handheld.run(1000)
    assert evicted


def test_the_floor_knows_the_size_of_the_heap(heap, monkeypatch):
    assert loading.floor() == 51 * KB
    monkeypatch.setattr(heap, "mem_alloc", lambda: 206 * KB - heap.mem_free())
    monkeypatch.setattr(loading, "_heap", 0)
    assert loading.floor() == 37 * KB


def test_a_screen_for_which_there_is_no_room_is_imported_once_the_others_are_evicted(heap, monkeypatch):
    tried = []

    def no_room(name):
        tried.append(name)
        if len(tried) == 1:
            raise MemoryError
        return importlib.import_module(name)

    importlib.import_module("firmware.screens.settings")
    sys.modules.pop("firmware.screens.about", None)
    monkeypatch.setattr(loading, "_import", no_room)
    assert loading.screen_class("screens.about.About").__name__ == "About"
    assert len(tried) == 2 and not loaded("screens.settings")


def test_likely_screens_are_imported_while_nobody_presses(handheld, heap):
    """One in a turn, none while keys are pressed, and only while there is room to spare."""
    app = handheld.app
    importlib.import_module("firmware.games.penk.game")
    app.screen.likely = ("firmware.screens.about", "firmware.games.penk.scores")
    for name in app.screen.likely:
        sys.modules.pop(name, None)
    for _ in range(10):
        handheld.press(DOWN)
        handheld.run(200)
    assert not loaded("screens.about")
    heap.free = loading.floor() + 30 * KB
    handheld.run(2000)
    assert not loaded("screens.about")
    heap.free = 120 * KB
    handheld.press(DOWN)
    handheld.run(600)
    assert loaded("screens.about")
    handheld.run(200)
    assert loaded("games.penk.scores")


def test_the_hint_lights_before_a_screen_that_is_there_imports_what_it_needs(handheld, monkeypatch):
    """Choosing a game opens a screen of the same module, which imports the game's."""
    app = handheld.app
    app.push("screens.new_game.Games")
    handheld.run(100)
    sys.modules.pop("firmware.games.penk.game", None)
    lit = []
    monkeypatch.setattr(app.canvas, "finish", lambda part=False: lit.append((part, loaded("games.penk.game"))))
    handheld.tap(OK)
    handheld.run(40)
    assert handheld.names()[-1] == "screens.new_game.NewGame"
    assert lit[:2] == [(True, False), (False, True)]


def test_the_screens_that_a_game_names_are_likely():
    found = loading.screens_of("penk")
    assert "firmware.games.penk.notice" in found and "firmware.screens.in_game.history" in found
    assert all(importlib.import_module(name) for name in found)


def test_nothing_is_tidied_while_something_moves(handheld, monkeypatch):
    """Neither a collection nor a block of flash falls between the frames of rolling dice."""
    app = handheld.app
    handheld.run(400)
    done = []
    monkeypatch.setattr(loading, "collect_when_idle", lambda: done.append("heap"))
    monkeypatch.setattr(app.game, "tidy_record", lambda: done.append("record"))
    handheld.tap(DOWN)
    app.push("screens.about.About")
    handheld.run(20)
    done.clear()
    for _ in range(10):
        app.invalidate()
        handheld.run(60)
        assert done == []
    handheld.run(400)
    assert done == ["record", "heap"]


def test_garbage_is_collected_while_nobody_presses(handheld, heap):
    handheld.run(2000)
    before = heap.collections
    handheld.press(DOWN)
    assert heap.collections == before
    handheld.run(1000)
    assert heap.collections == before + 1
