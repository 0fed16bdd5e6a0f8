"""What the players are told of a computer at the table: what it has seen, and that it chose the seed."""

import pytest

from firmware import usb_table
from firmware.entropy import STANDS_STILL
from firmware.fairness import CARDS, SEED
from tests.firmware.test_usb_table import NEW, Cable


@pytest.fixture
def cable(tmp_path):
    made = Cable(tmp_path)
    yield made
    assert made.handheld.violations == []


EXPERT = {"options": {"variant": ["expert", "revenge"]}, "dice": "table", "game": "shape_cards"}


def begin_expert(cable, **more):
    cable.call()
    cable.ask(dict(NEW, **EXPERT, **more))
    cable.app.game.show_phase()
    cable.handheld.run(100)


@pytest.mark.parametrize(
    ("dice", "request_", "words"),
    [
        ("device", {"op": "save"}, usb_table.SAW[SEED]),
        ("table", {"op": "save"}, usb_table.SAW[CARDS]),
        ("table", {"op": "state", "as": 1}, usb_table.SAW[CARDS]),
    ],
)
def test_what_players_may_not_see_is_told_once_when_a_computer_asks_for_it(cable, dice, request_, words):
    begin_expert(cable)
    cable.ask(dict(NEW, **dict(EXPERT, dice=dice)))
    before = len(cable.app.stack)
    assert cable.ask(request_)["ok"]
    assert cable.app.stack[-1][0] == "screens.choice.Message" and cable.app.stack.screen.words == words
    assert len(cable.app.stack) == before + 1
    assert cable.ask(request_)["ok"]
    assert len(cable.app.stack) == before + 1
    cable.press("ok")
    assert len(cable.app.stack) == before
    assert cable.ask(request_)["ok"]
    assert len(cable.app.stack) == before


def test_a_list_of_what_hidden_cards_allow_is_told_also_where_they_allow_nothing(cable):
    begin_expert(cable)
    cable.app.game.table.game.to_move = None
    assert cable.ask({"op": "legal"})["ok"]
    assert cable.app.game.record.seen == [], "nobody is to move"
    cable.app.game.table.game.to_move = 0
    assert cable.ask({"op": "legal"})["ok"]
    assert cable.app.game.record.seen == [CARDS]


@pytest.mark.parametrize(
    ("action", "seen"),
    [
        ({"type": "declare", "cells": [[1, 1], [1, 2], [1, 3], [2, 1], [2, 2]]}, [CARDS]),
        ({"type": "exchange", "mine": 3, "theirs": 0}, [CARDS]),
        ({"type": "own", "at": [9, 9]}, []),
    ],
)
def test_a_refusal_that_hangs_on_hidden_cards_is_told(cable, action, seen):
    begin_expert(cable)
    assert not cable.ask({"op": "do", "action": action})["ok"]
    assert cable.app.game.record.seen == seen


def test_what_everybody_may_see_is_not_told(cable):
    begin_expert(cable)
    assert cable.ask({"op": "state"})["ok"]
    cable.ask(dict(NEW, dice="table"))
    for request in ({"op": "state", "as": 0}, {"op": "save"}, {"op": "legal"}, {"op": "advise"}):
        assert cable.ask(request)["ok"]
    assert cable.app.game.record.seen == []
    cable.ask(dict(NEW, game="shape_cards", options={"variant": ["expert", "extreme"]}))
    cable.ask({"op": "do", "action": {"type": "end"}})
    assert cable.app.game.table.over
    for request in ({"op": "state", "as": 0}, {"op": "legal"}, {"op": "advise"}, {"op": "audit"}, {"op": "save"}):
        assert cable.ask(request)["ok"]
    assert cable.app.game.record.seen == []


def test_the_seed_of_a_game_that_is_over_and_can_be_undone_is_told_too(cable):
    cable.call()
    cable.ask(dict(NEW, game="shape_cards", options={"variant": ["expert", "extreme"]}))
    cable.ask({"op": "do", "action": {"type": "end"}})
    assert cable.app.game.table.over and cable.ask({"op": "save"})["ok"]
    assert cable.app.game.record.seen == [SEED] and cable.app.stack.screen.words == usb_table.SAW[SEED]


def test_what_was_seen_of_a_game_that_was_left_keeps_its_place(cable):
    cable.begin()
    cable.app.stack.push("screens.in_game.audit.Audit")
    cable.handheld.run(100)
    cable.app.game.leave()
    cable.handheld.run(100)
    cable.ask({"op": "save"})
    side = cable.app.storage.side(cable.app.game.record.number)
    assert side["seen"] == [SEED] and side["left"]["stack"]


def test_what_a_computer_has_seen_stays_in_front_while_it_plays_on(cable):
    cable.begin()
    cable.ask({"op": "save"})
    cable.roll()
    assert cable.app.stack.screen.words == usb_table.SAW[SEED]


def test_play_again_draws_a_seed_of_its_own_after_a_computer_chose_one(cable):
    cable.begin()
    assert cable.app.game.record.seed_from == "computer"
    cable.app.game.new("penk", ["Ann", "Bo"], [0, 1])
    cable.handheld.run(300)
    assert cable.app.game.record.seed_from is None


def test_a_computer_gets_no_game_from_a_source_that_stands_still_unless_it_brings_a_seed(cable, monkeypatch):
    cable.begin()
    before = cable.app.game.table.save()
    monkeypatch.setattr(cable.app.hardware, "raw_entropy", bytes)
    error = cable.ask(dict(NEW, seed=None))["error"]
    assert (error["code"], error["message"]) == ("bad_request", STANDS_STILL)
    assert cable.app.game.table.save() == before
    assert cable.ask(NEW)["ok"]


def test_an_unfinished_game_that_gives_way_is_told_whatever_the_computer_does(cable):
    cable.begin()
    cable.ask(dict(NEW, players=["Cy", "Dee"]))
    cable.ask({"op": "do", "action": {"type": "roll"}})
    assert cable.app.stack.screen.words == "Penk! is unfinished. You can resume it in History (Ann, Bo)."
    cable.press("ok")
    assert "screens.choice.Message" not in [name for name, _state in cable.app.stack]
