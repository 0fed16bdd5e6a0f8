"""Rivals think on the screen, give orders, are undone with the action before, and survive power cuts."""

import sys
from types import SimpleNamespace

import pytest

from shared_rules import registry
from shared_rules.advice import Advice
from shared_rules.game import Refused
from tests.firmware.rivals_bench import (
    LONG_THINKING,
    NOTICE,
    RIVAL,
    SEED,
    STICK,
    TURN,
    act,
    begin,
    done,
    first_choice,
    first_mark,
    games_with_rivals,
    mark,
    to_notice,
    told,
)
from tests.firmware.screens.bench import Bench, each_board_in_time, stick_and_buttons
from tests.firmware.screens.by_keys import choose, labels
from tests.firmware.test_usb_table import Cable

pytestmark = pytest.mark.usefixtures("advice")

# A rival's turn


@stick_and_buttons
def test_a_rival_rolls_thinks_and_tells_its_mark_as_an_order(board, tmp_path, advice):
    bench = begin(Bench(board, tmp_path))
    mark(bench)
    assert bench.top == TURN and not bench.app.game.table.game.dice, "it rolls on a press, as everybody does"
    way = to_notice(bench)
    assert way == [TURN] * 4, "three rolls, and on to the mark"
    assert done(bench.app.game.table)[2:] == [(1, "roll"), (1, "reroll"), (1, "reroll"), (1, "mark")]
    assert told(bench).startswith("On Bot's sheet Circle")
    assert bench.app.stack.screen.button.words == "Done"
    bench.press("ok")
    assert bench.app.game.table.to_move == 0 and bench.top == TURN


@each_board_in_time
def test_keys_stay_alive_while_a_rival_thinks_and_ok_waits(board, tmp_path, advice):
    advice.steps = LONG_THINKING
    bench = begin(Bench(board, tmp_path), first=1)
    bench.press("ok")
    assert bench.app.game.table.game.dice and bench.app.stack.screen.thinking
    before = bench.app.game.at
    bench.press("ok", "ok", "down")
    assert bench.app.game.at == before, "nothing is done for it"
    bench.press("back")
    assert bench.top == "screens.in_game.menu.Menu"
    seen = advice.seen
    bench.settle()
    assert advice.seen > seen, "it goes on thinking behind the menu"
    bench.press("back")
    bench.app.game.leave()
    bench.settle()
    assert bench.top == "screens.home.Home"
    bench.settle(20000)
    bench.press("ok")
    assert bench.top == TURN and bench.app.stack.screen.focus == 6, "it has decided to roll again"


def test_what_moves_while_it_thinks_moves(tmp_path, advice):
    advice.steps = LONG_THINKING
    bench = begin(Bench(STICK, tmp_path), first=1)
    bench.app.set("motion", True)
    for name in (TURN, RIVAL):
        bench.press("ok") if name == TURN else bench.open([["screens.home.Home", None], [RIVAL, None]])
        bench.settle()
        seen = set()
        for _ in range(8):
            bench.step(100)
            seen.add(bench.pixels())
        assert len(seen) == 3, name


def test_it_thinks_early_while_a_notice_waits(tmp_path, advice):
    bench = begin(Bench(STICK, tmp_path), game="puzzle_sheet")
    action = next(iter(bench.app.game.table.legal()))
    bench.app.wake()
    bench.app.act(action)
    bench.step()
    assert bench.top == "games.puzzle_sheet.notice.Notice" and advice.seen == 0, "not while somebody may press on"
    bench.settle(2000)
    assert bench.app.game.rivals.action(), "it has decided before the order is acknowledged"
    bench.press("ok")
    assert bench.top == "games.puzzle_sheet.notice.Notice"
    assert "Bot: shade it, add 1 point." in told(bench) and bench.app.stack.screen.band.name == "All"


def test_it_begins_anew_when_the_position_changed_meanwhile(tmp_path, advice):
    advice.steps = LONG_THINKING
    bench = begin(Bench(STICK, tmp_path), first=1)
    bench.press("ok")
    thinking = bench.app.game.rivals
    bench.settle()
    assert bench.app.game.undo_entries() == [], "no person has done anything"
    act(bench, "mark", cells=[list(cell) for cell in first_mark(bench.app.game.table)])
    assert thinking.action() is None and bench.app.game.table.to_move == 0


@each_board_in_time
def test_real_dice_are_rolled_by_the_table_and_typed_in(board, tmp_path):
    bench = begin(Bench(board, tmp_path), first=1, dice="table")
    assert bench.top == "games.penk.entry.Entry" and bench.app.stack.screen.band.name == "Roll all 6 for Bot"
    bench.press("ok*7")
    assert bench.top == TURN and bench.app.stack.screen.held == 0b111000
    words = "Roll these 3 again" if bench.app.stack.screen.layout.high else "Roll\n3 dice"
    assert bench.app.stack.screen.roll_words().startswith(words)
    assert bench.app.stack.screen.dice.underlined == 0b000111, "they are underlined"
    bench.press("ok")
    assert bench.app.stack.screen.band.name == "Roll these 3 for Bot"
    bench.press("ok*4", "ok", "ok*4")
    assert done(bench.app.game.table)[-1] == (1, "mark") and bench.top == NOTICE, "the last roll lies on the table"


def test_dice_that_were_typed_in_wrong_for_a_rival_can_be_undone_alone(tmp_path):
    bench = begin(Bench(STICK, tmp_path), first=1, dice="table")
    bench.press("ok*7")
    assert bench.app.undo()
    assert bench.app.game.table.count == 2 and bench.app.game.table.game.dice is None
    bench.settle()
    assert bench.top == "games.penk.entry.Entry"


@pytest.mark.parametrize("game", games_with_rivals())
def test_a_demonstration_plays_by_itself(game, tmp_path):
    levels = ("keen", "gentle", "sharp") if game in games_with_rivals(3) else ("keen", "gentle")
    bench = begin(Bench(STICK, tmp_path), levels=levels, game=game)
    seen, still = (0, 0), 0
    for _ in range(20000):
        if "Over" in bench.top or "Winner" in bench.top:
            break
        bench.step(100)
        still += 100
        notice = bench.app.stack.screen.at if bench.app.stack.screen and "Notice" in bench.top else 0
        if (bench.app.game.at, notice) > seen:
            if bench.app.game.table.undo_entry().action["type"] in ("skip", "rest"):
                continue  # an answer that leaves nothing to read
            assert still >= 1500 or seen == (0, 0), f"{seen} could not be read"
            seen, still = (bench.app.game.at, notice), 0
    assert bench.app.game.table.over and not bench.app.light.asleep
    over = bench.app.stack[-1][0]
    bench.settle(20000)
    assert bench.top == over, "nobody begins another game"


def test_ok_goes_on_at_once_in_a_demonstration_and_the_menu_stops_it(tmp_path):
    bench = begin(Bench(STICK, tmp_path), levels=("keen", "gentle"))
    bench.press("ok")
    assert bench.app.game.table.game.dice
    bench.press("back")
    count = bench.app.game.table.count
    bench.settle(20000)
    assert bench.top == "screens.in_game.menu.Menu" and bench.app.game.table.count == count
    bench.press("back")
    bench.settle(4000)
    assert bench.app.game.table.count > count


@pytest.mark.parametrize("levels, dice", [(("", "keen"), "device"), (("keen", "gentle"), "table")])
def test_play_waits_for_people_who_write_or_roll(levels, dice, tmp_path):
    bench = begin(Bench(STICK, tmp_path), levels=levels, dice=dice, first=1)
    if dice == "table":
        bench.press("ok*7")
    count = bench.app.game.table.count
    bench.settle(20000)
    assert bench.app.game.table.count == count and bench.top == TURN


@pytest.mark.parametrize("game", games_with_rivals(3))
def test_a_person_and_rivals_play_a_game_to_its_end_and_another(game, tmp_path):
    bench = begin(Bench(STICK, tmp_path), levels=("", "keen", "gentle"), game=game)
    table = bench.app.game.table
    for _ in range(3000):
        if table.over:
            break
        if table.to_move == 0 and "Notice" not in bench.top:
            first_choice(bench)
        else:
            bench.press("ok")
    assert table.over
    while "Notice" in bench.top:
        bench.press("ok")
    choose(bench, "Play again")
    assert bench.app.game.table is not table and bench.app.game.rivals.levels == ["", "keen", "gentle"]


def poison(monkeypatch, how):
    """All advice fails: while it thinks, or in what it says."""

    def think(game, seat, also=None):
        yield None
        if how == "raises":
            raise KeyError("poisoned")
        return [Advice({"type": "nonsense"})] if how == "lies" else []

    for line in registry.GAMES:
        monkeypatch.setitem(sys.modules, f"shared_rules.{line[0]}.advice", SimpleNamespace(think=think))


@pytest.mark.parametrize("how", ["raises", "lies", "says nothing"])
@pytest.mark.parametrize("game", games_with_rivals(3))
def test_a_game_goes_on_to_its_end_where_advice_fails(game, how, tmp_path, monkeypatch):
    poison(monkeypatch, how)
    bench = Bench(STICK, tmp_path)
    monkeypatch.setattr(bench, "_no_crash", lambda: None)
    begin(bench, levels=("keen", "sharp"), game=game)
    for _ in range(3000):
        if bench.app.game.table.over:
            break
        bench.press("ok")
        assert bench.top != "screens.choice.Message"
    assert bench.app.game.table.over and "in advice" in bench.app.storage.crashes()
    assert bench.app.game.table.save() == bench.app.storage.record(1)[0]


# Undo


@stick_and_buttons
def test_undo_goes_back_to_what_a_person_did_and_asks_once(board, tmp_path):
    bench = mark(begin(Bench(board, tmp_path)))
    to_notice(bench)
    bench.press("ok")
    count = bench.app.game.table.count
    bench.press("back")
    assert labels(bench)[0] == "Undo\nmark"
    bench.press("ok")
    assert bench.top == "screens.in_game.undo.Undo", "the device's dice are crossed"
    assert "and all after it" in bench.app.stack.screen.words
    assert bench.app.game.table.count == count, "nothing is undone without consent"
    bench.press("up", "ok")
    assert done(bench.app.game.table) == [(0, "roll")] and bench.top == NOTICE
    erased = told(bench)
    bench.press("ok")
    assert "Erase" in erased and "Erase" in told(bench), "both sheets"
    bench.press("ok")
    assert bench.top == TURN and bench.app.game.table.to_move == 0


def test_redo_comes_forward_over_rivals_and_tells_all_that_is_written_again(tmp_path):
    bench = mark(begin(Bench(STICK, tmp_path)))
    to_notice(bench)
    before, record = done(bench.app.game.table), bench.app.game.table.game.state(None)
    bench.app.undo(True)
    bench.settle()
    assert bench.app.redo()
    bench.settle()
    assert done(bench.app.game.table) == before and bench.app.game.table.game.state(None) == record
    titles = []
    while bench.top == NOTICE:
        titles.append(told(bench))
        bench.press("ok")
    assert [title.partition(" Circle")[0] for title in titles] == ["Redone", "On Bot's sheet"]
    assert bench.app.redo() is False


def test_a_redo_that_ends_with_a_roll_tells_what_was_written_before_it(tmp_path):
    bench = mark(begin(Bench(STICK, tmp_path)))
    bench.press("ok")
    assert done(bench.app.game.table)[-1] == (1, "roll")
    bench.app.undo(True)
    bench.settle()
    bench.press("ok")
    assert bench.app.redo()
    bench.settle()
    assert bench.top == NOTICE and told(bench).startswith("Redone Circle")
    bench.press("ok")
    assert bench.top == TURN and bench.app.game.table.to_move == 1


def test_there_is_nothing_to_undo_before_a_person_has_done_anything(tmp_path):
    bench = begin(Bench(STICK, tmp_path), first=1)
    to_notice(bench)
    bench.press("ok", "undo")
    assert bench.top == "screens.in_game.undo.Undo" and "nothing to undo" in bench.app.stack.screen.words
    bench.press("ok", "back")
    assert not labels(bench)[0].startswith("Undo")
    with pytest.raises(Refused, match="nothing to undo"):
        bench.app.game.rivals.undo(True)


# A computer at the table


def test_a_computer_may_act_for_a_rival(tmp_path, advice):
    advice.steps = 10**6
    cable = Cable(tmp_path)
    cable.app.game.new("penk", ["Ann", "Bot"], [0, 1], None, 1, None, SEED, {"rivals": ["", "sharp"]})
    cable.call()
    assert cable.roll()["to_move"] == 1
    assert cable.app.stack[-1][0] == TURN and cable.app.stack.screen.thinking
    cells = first_mark(cable.app.game.table)
    assert cable.ask({"op": "do", "action": {"type": "mark", "cells": cells}})["to_move"] == 0
    assert cable.app.stack[-1][0] == NOTICE and "On Bot's sheet" in told(cable)
    assert cable.app.game.rivals.action() is None
