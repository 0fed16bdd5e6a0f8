"""While the heap is short, screens that are not open are let go; they come back when they are opened again."""

import importlib
import sys
from types import SimpleNamespace

import pytest

from firmware.keys import DOWN
from tests.firmware.fake_hardware import Handheld


@pytest.fixture
def handheld(tmp_path, monkeypatch):
    # Whatever a test lets go is put back for the tests after it.
    package = importlib.import_module("firmware.screens")
    before = {name: module for name, module in sys.modules.items() if name.startswith("firmware.screens.")}
    made = Handheld(tmp_path / "data")
    monkeypatch.setattr("firmware.app.gc", SimpleNamespace(collect=lambda: None, mem_free=lambda: 0))
    yield made
    for name, module in before.items():
        sys.modules[name] = module
        setattr(package, name.rpartition(".")[2], module)


def loaded(name):
    return "firmware.screens." + name in sys.modules


def test_screens_go_and_come_back(handheld):
    app = handheld.app
    for name in ("settings", "about"):
        sys.modules.pop("firmware.screens." + name, None)
    handheld.press(DOWN)
    before = handheld.shown()
    app.push("settings.Settings")
    handheld.run(40)
    app.pop()
    handheld.run(40)
    app.push("about.About")
    handheld.run(40)
    assert not loaded("settings")
    app.push("settings.Settings")
    handheld.run(40)
    assert handheld.names() == ["home.Home", "about.About", "settings.Settings"]
    assert loaded("about")
    app.pop()
    app.pop()
    handheld.run(40)
    assert app.storage.crashes() == ""
    assert handheld.shown() == before


def test_a_message_goes_on_working(handheld):
    handheld.app.tell("one")
    handheld.run(40)
    sys.modules.pop("firmware.screens.about", None)
    handheld.app.push("about.About")
    handheld.run(40)
    assert loaded("choice")
    handheld.app.tell("two")
    handheld.run(40)
    assert handheld.app.storage.crashes() == ""
