"""Advice of any game: through the registry, the table and the protocol."""

import json
import sys
from types import ModuleType

import pytest

from shared_rules import registry
from shared_rules.advice import Advice, reduced, told
from shared_rules.protocol import Session
from tools.workshop.new_game.pig.rules import RULES


class Adviser(RULES):
    """Pig, with advice."""

    ADVISES = True


def think(game, seat, also=None):
    yield
    yield
    return [
        Advice({"type": kind}, about, None, (seat, 7)) for kind, about in zip("abcd", (40, 30, None, 10), strict=True)
    ]


@pytest.fixture
def ask(monkeypatch):
    rules, advice = ModuleType("toy.rules"), ModuleType("toy.advice")
    rules.RULES, advice.think = Adviser, think
    monkeypatch.setitem(sys.modules, "toy", ModuleType("toy"))
    monkeypatch.setitem(sys.modules, "toy.rules", rules)
    monkeypatch.setitem(sys.modules, "toy.advice", advice)
    toy = (Adviser.ID, "toy.rules", "My Game", 2, 6)
    plain = ("plain", "tools.workshop.new_game.pig.rules", "My Game", 2, 6)
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, toy, plain))
    session = Session(bytes)

    def send(op, **values):
        return json.loads(session.answer(json.dumps({"op": op, **values}).encode()))

    send.table = session.table
    return send


def test_a_goal_is_told_in_english_with_its_values():
    nested = ("{0}; {1}", ("row\xa0{0}, {1}", 2, ("{0} and {1}", "3, 4", 5)), "x")
    assert (told("a card"), told(nested)) == ("a card", "row\xa02, 3, 4 and 5; x")
    assert Advice({}, 0, nested).value()["goal"] == "row 2, 3, 4 and 5; x"
    assert Advice({}, 0, "a card").value()["goal"] == "a card" and Advice({}, 0).value()["goal"] is None


def test_a_game_that_does_not_say_so_has_no_advice(ask):
    assert registry.advice("plain") is None
    assert registry.advice("chess") is None
    assert registry.advice(Adviser.ID).think is think


def test_three_choices_are_told_best_first(ask):
    assert ask("advise")["error"]["code"] == "no_game"
    ask("new", game=Adviser.ID, players=["Ann", "Bo"], first=1, seed="0" * 32)
    assert ask("advise") == {
        "ok": True,
        "advice": [
            {"action": {"type": kind}, "about": about, "goal": None, "exact": [1, 7]}
            for kind, about in (("a", 40), ("b", 30), ("c", None))
        ],
    }


def test_nobody_to_move_is_told_nothing(ask):
    ask("new", game=Adviser.ID, players=["Ann", "Bo"], first=1, seed="0" * 32)
    ask.table.game.to_move = None
    assert ask("advise") == {"ok": True, "advice": []}


def test_fractions_are_reduced():
    assert reduced(0, 36) == (0, 1)
    assert reduced(36, 36) == (1, 1)
    assert reduced(10 * 6**9, 6**10) == (5, 3)
