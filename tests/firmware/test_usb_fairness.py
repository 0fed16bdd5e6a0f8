"""Players learn what a computer at the table has seen, and that it chose the seed."""

import pytest

from firmware import usb_table
from firmware.entropy import STANDS_STILL
from firmware.fairness import CARDS, SEED
from host_sim.handheld import SimulatedHandheld
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


def test_advice_on_hidden_cards_is_told(cable):
    begin_expert(cable)
    cable.app.game.table.game.to_move = None
    assert cable.ask({"op": "advise"}) == {"ok": True, "advice": []}
    assert cable.app.game.record.seen == [], "nobody is to move"
    cable.app.game.table.game.to_move = 0
    cable.ask({"op": "advise"})
    assert cable.app.game.record.seen == [CARDS]


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
    for request in ({"op": "legal"}, {"op": "advise"}, {"op": "audit"}, {"op": "save"}, {"op": "state", "as": 0}):
        assert cable.ask(request)["ok"]
    assert cable.app.game.record.seen == []


@pytest.mark.parametrize("request_", [{"op": "state", "as": 0}, {"op": "save"}])
def test_what_can_be_undone_is_not_over_and_is_not_seen_without_a_trace(cable, request_, monkeypatch):
    begin_expert(cable)
    cable.ask(dict(NEW, **dict(EXPERT, options={"variant": ["expert", "extreme"]})))
    cable.ask({"op": "do", "action": {"type": "end"}})
    assert cable.app.game.table.over

    def refuse(*_arguments):
        raise OSError(28)

    with monkeypatch.context() as full:
        full.setattr(cable.app.storage, "write_metadata", refuse)
        assert cable.ask(request_)["error"]["message"] == usb_table.NOT_NOTED
        assert cable.app.game.record.seen == []
    assert cable.ask(request_)["ok"]
    assert cable.app.stack.screen.words == usb_table.SAW[CARDS]
    assert cable.ask({"op": "undo", "force": True})["ok"]
    assert cable.app.game.record.seen == [CARDS]


def test_a_seed_is_not_shown_while_flash_cannot_note_it(cable, monkeypatch):
    begin_expert(cable)
    cable.ask(dict(NEW, **dict(EXPERT, options={"variant": ["expert", "extreme"]}, dice="device")))
    cable.ask({"op": "do", "action": {"type": "end"}})

    def refuse(*_arguments):
        raise OSError(28)

    with monkeypatch.context() as full:
        full.setattr(cable.app.storage, "append", refuse)
        full.setattr(cable.app.storage, "rewrite", refuse)
        assert "seed" not in cable.ask({"op": "audit"})
        cable.app.stack.push("screens.in_game.audit.Audit")
        cable.handheld.run(100)
        assert "Seed (hex)" not in cable.app.stack.screen.words
    assert cable.ask({"op": "audit"})["seed"] == cable.app.game.table.setup.seed


def test_the_seed_of_a_game_that_is_over_and_can_be_undone_is_told_too(cable):
    cable.call()
    cable.ask(dict(NEW, game="shape_cards", options={"variant": ["expert", "extreme"]}))
    cable.ask({"op": "do", "action": {"type": "end"}})
    assert cable.app.game.table.over and cable.ask({"op": "save"})["ok"]
    assert cable.app.game.record.seen == [SEED] and cable.app.stack.screen.words == usb_table.SAW[SEED]


def told_of(cable):
    """What Check the dice and History tell of the open game, and what is kept beside it."""
    number = cable.app.game.record.number
    found = []
    for screen, state in (("screens.in_game.audit.Audit", None), ("screens.history.Game", [number])):
        cable.app.stack.push(screen, state)
        cable.handheld.run(100)
        found.append(cable.app.stack.screen.words)
        cable.app.stack.pop()
    return found, cable.app.storage.side(number)


@pytest.mark.parametrize(
    ("request_", "seen", "words"),
    [
        ({"op": "save"}, SEED, "A computer saw the seed while the game could continue."),
        ({"op": "state", "as": 1}, CARDS, "A computer saw hidden cards."),
    ],
)
def test_what_a_computer_saw_is_told_for_good(cable, request_, seen, words):
    begin_expert(cable)
    cable.ask(dict(NEW, **dict(EXPERT, dice="device" if seen == SEED else "table")))
    cable.ask(request_)
    cable.press("ok")
    for _start in range(2):
        found, side = told_of(cable)
        assert all(words in shown for shown in found) and side["seen"] == [seen]
        cable.handheld.power_off()
        cable.handheld.power_on()
        cable.handheld.run(500)
        assert cable.app.game.record.seen == [seen]
    assert "seen" not in cable.app.game.table.save(), "the record is as it is without"


def test_what_was_seen_of_a_game_that_was_left_keeps_its_place(cable):
    cable.begin()
    cable.app.stack.push("screens.in_game.audit.Audit")
    cable.handheld.run(100)
    cable.app.game.leave()
    cable.handheld.run(100)
    cable.ask({"op": "save"})
    side = cable.app.storage.side(cable.app.game.record.number)
    assert side["seen"] == [SEED] and side["left"]["stack"]


def test_test_dice_are_told_for_good(tmp_path):
    handheld = SimulatedHandheld("waveshare_pico_lcd_1_3", tmp_path, "known to many")
    handheld.power_on()
    handheld.run(500)
    handheld.app.game.new("penk", ["Ann", "Bo"], [0, 1])
    handheld.run(500)
    assert handheld.app.storage.side(1)["seed_from"] == "test"
    handheld.app.stack.push("screens.in_game.audit.Audit")
    handheld.run(100)
    assert handheld.app.stack.screen.words.startswith("The dice were test dice: their seed is known.")


def test_what_a_computer_has_seen_stays_in_front_while_it_plays_on(cable):
    cable.begin()
    cable.ask({"op": "save"})
    cable.roll()
    assert cable.app.stack.screen.words == usb_table.SAW[SEED]


@pytest.mark.parametrize(
    ("seed", "words"), [("0" * 32, "The seed was chosen by a computer."), (None, ""), ("save", "saved game.")]
)
def test_check_page_and_history_say_where_the_seed_comes_from(cable, seed, words):
    cable.call()
    cable.ask(dict(NEW, seed=None if seed == "save" else seed))
    if seed == "save":
        cable.ask({"op": "load", "save": cable.app.game.table.save()})
    number = cable.app.game.record.number
    assert len(cable.app.game.table.save().split("\n")) == 2, "the record is as it is without"
    for _start in range(2):
        for screen, state in (("screens.in_game.audit.Audit", None), ("screens.history.Game", [number])):
            cable.app.stack.push(screen, state)
            cable.handheld.run(100)
            if words:
                assert words in cable.app.stack.screen.words.split("\n", 3 if state else 1)[2 if state else 0]
            else:
                assert (
                    "seed was" not in cable.app.stack.screen.words and "saved game" not in cable.app.stack.screen.words
                )
            cable.app.stack.pop()
        # What was kept is read again.
        cable.app.game.adopt(None, None, [])
        assert cable.app.game.resume(number)
        cable.handheld.run(100)


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
