"""A handheld whose home and whose Penk! are toys."""

import sys
from types import SimpleNamespace

import pytest

from firmware.drawing import fonts
from firmware.storage import settings
from shared_rules import registry
from shared_rules.advice import Advice
from tests.firmware import toy_screens
from tests.firmware.fake_hardware import Handheld


@pytest.fixture(autouse=True)
def no_tips(monkeypatch):
    """The players of the tests have played before; tests of tips switch them on."""
    monkeypatch.setattr(settings.field("tips"), "default", False)


@pytest.fixture
def large_text(monkeypatch):
    """Every handheld begins with large text."""
    monkeypatch.setattr(settings.field("large_text"), "default", True)
    fonts.set_large_text(True)
    yield
    fonts.set_large_text(False)


@pytest.fixture
def toys(monkeypatch):
    """The module that stands for Penk!'s screens."""
    return toy_screens.install(monkeypatch)


@pytest.fixture
def handheld(toys, tmp_path):
    return Handheld(tmp_path / "data")


@pytest.fixture
def advice(monkeypatch):
    """A stand-in for the advice of each game: it thinks for `steps` parts, `seen` so far, and takes the first legal
    action, rerolling the first three dice.
    """
    pace = SimpleNamespace(steps=12, seen=0)

    def think(game, seat, also=None):
        assert seat in game.awaited()
        for _ in range(pace.steps):
            pace.seen += 1
            yield None
        actions = []
        for action in game.legal():
            if game.actor(action) == seat:
                actions.append({"type": "reroll", "at": [0, 1, 2]} if action["type"] == "reroll" else action)
        return [Advice(action) for action in actions]

    for line in registry.GAMES:
        rules = registry.rules_of(line)
        if line[0] != "block_buster":
            monkeypatch.setattr(rules, "ADVISES", True)
            monkeypatch.setitem(sys.modules, f"shared_rules.{line[0]}.advice", SimpleNamespace(think=think))
    return pace
