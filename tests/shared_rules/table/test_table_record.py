"""The table's record: lines, save, load with the good prefix, audit."""

import pytest

from shared_rules.game import Refused
from shared_rules.table.dice_stream import DiceStream
from shared_rules.table.table import Table, record
from tests.shared_rules.tables import ROLL, SEED, code_of, dice_after_start, finished, next_move, resealed, values_of

# The record


def test_redo_is_forgotten_by_a_load_but_not_by_a_power_cut(table):
    next_move(table)
    table.undo(True)
    for keep_redo in (False, True):
        loaded = Table()
        loaded.load(table.save(), keep_redo)
        assert (loaded.redo_entry() is not None) == keep_redo
    assert loaded.redo() == table.redo()
    assert loaded.save() == table.save()
    again = Table()
    again.load(loaded.save())
    assert again.state() == table.state()


def test_the_first_line_is_the_resolved_set_up(table):
    assert values_of(table)[0] == {
        "deal": [],
        "dice": "device",
        "drawn": False,
        "first": 0,
        "game": "penk",
        "options": {"values": [1, 2, 3, 5, 8]},
        "players": ["Ann", "Ben"],
        "seed": SEED,
        "version": 1,
    }


# Load


def test_restored_counts_the_actions_in_force_and_redo_is_forgotten(table):
    for _ in range(4):
        next_move(table)
    table.undo()
    table.undo(True)
    table.load(table.save())
    assert table.restored == 2
    assert code_of(table.redo) == "nothing_to_redo"


def test_dice_undone_before_the_save_still_count_as_drawn(table):
    table.do(ROLL)
    table.do({"type": "reroll", "at": [0, 1]})
    table.undo(True)
    table.undo(True)
    table.load(table.save())
    assert table.do(ROLL)[0]["dice"] == dice_after_start(6, drawn=8)


def test_a_bad_tail_is_dropped_and_the_good_prefix_restored(table):
    for _ in range(4):
        next_move(table)
    lines = table.save().split("\n")[:-1]
    for kept in range(1, 6):
        text = "".join(line + "\n" for line in lines[:kept])
        for tail in ("x", "x\n", "\n", lines[kept][:-1] if kept < 5 else "0", "\x00\ud800\n", "\n".join(lines)):
            table.load(text + tail)
            assert (table.restored, table.lost) == (kept - 1, True)
            assert table.save() == text
        table.load(text)
        assert not table.lost
        table.load(text[:-1])
        assert (table.restored, table.lost, table.save()) == (kept - 1, True, text)


def test_a_dropped_tail_draws_nothing(table):
    save = table.save()
    crc = int(save[:8], 16)
    for dice in ([1] * 6, [1] * 5, [], "x", None):
        line, _ = record.add_crc({"type": "roll", "dice": dice}, crc)
        table.load(save + line + "\n")
        assert (table.restored, table.lost) == (0, True)
        assert table.do(ROLL)[0]["dice"] == dice_after_start(6)


@pytest.mark.parametrize(
    "value",
    [None, True, 1, "do", "audit", "undo", "redo", [], {}, {"type": "roll"}, {"type": "mark", "cells": [[1, 1]]}]
    + [{"type": "roll", "dice": [1, 1, 1, 1, 1, 1]}, {"type": "eliminate", "column": 1, "dice": []}],
)
def test_a_line_that_says_what_cannot_be_is_a_bad_line(value, table):
    text = resealed(*values_of(table), value, "undo")
    table.load(text)
    assert (table.restored, table.lost, len(table.entries())) == (0, True, 0)


def test_a_line_after_the_game_is_over_or_audited_is_a_bad_line():
    table = finished()
    values = values_of(table)
    table.load(resealed(*values, ROLL))
    assert (table.over, table.lost) == (True, True)
    for further in ("undo", "redo", "audit", ROLL):
        table.load(resealed(*values, "audit", further))
        assert (table.over, table.lost, table.audited, code_of(table.undo)) == (True, True, True, "nothing_to_undo")


@pytest.mark.parametrize("text", ["", "\n", "x", "00000000 {}\n", "\ud800", "{}"])
def test_no_good_first_line_is_a_bad_save(text, table):
    before = table.save()
    assert code_of(table.load, text) == "bad_save"
    assert table.save() == before


WRONG_IN_SETUP = {
    "game": ["chess", None, 1],
    "version": [2, "1", None, True],
    "seed": [SEED.upper(), None],
    "players": [["Ann"], ["Ann", ""], None],
    "options": [None, {}, {"values": None}, {"values": [1, 2, 3, 5, 100]}],
    "first": [2, None, True],
    "dice": [None, "hand"],
    "drawn": [1],
    "deal": [None, [0]],
    "more": [1],
}


@pytest.mark.parametrize(
    "change",
    [{key: value} for key, values in WRONG_IN_SETUP.items() for value in values] + [{"drawn": True, "first": 1}],
)
def test_a_set_up_that_does_not_load_is_a_bad_save(change, table):
    good = values_of(table)[0]
    assert table.load(resealed(good)) == []
    assert code_of(table.load, resealed({**good, **change})) == "bad_save"


def test_another_rules_version_is_refused_and_both_are_named(table):
    value = {**values_of(table)[0], "version": 7}
    with pytest.raises(Refused) as refusal:
        table.load(resealed(value))
    assert "version 7" in refusal.value.message and "version 1" in refusal.value.message


def test_a_long_record_is_tidied_now_and_then_while_it_is_read():
    table = finished()
    tidied = []
    loaded = Table(tidy=lambda: tidied.append(1))
    loaded.load(table.save())
    assert len(tidied) == (len(table.entries()) + 1) // 16


# Audit


def test_audit_gives_the_seed_when_the_game_is_over_and_closes_it(table):
    assert code_of(table.audit) == "not_over"
    table = finished()
    table.undo()
    assert code_of(table.audit) == "not_over"
    table.redo()
    over = table.state()
    assert table.audit() == SEED
    assert code_of(table.undo, True) == "nothing_to_undo"
    assert code_of(table.redo) == "nothing_to_redo"
    assert code_of(table.do, ROLL) == "illegal"
    assert (table.undo_entry(), table.redo_entry()) == (None, None)
    assert table.audit() == SEED
    assert table.state() == over


def test_an_audited_game_stays_closed_after_save_and_load():
    table = finished()
    table.audit()
    lines = len(table.save())
    table.audit()
    assert len(table.save()) == lines
    loaded = Table()
    loaded.load(table.save())
    assert (loaded.audited, loaded.lost, loaded.over) == (True, False, True)
    assert code_of(loaded.undo, True) == "nothing_to_undo"
    assert loaded.audit() == SEED
    assert loaded.save() == table.save()
    assert loaded.entries()[-1].kind == "audit"
    assert (loaded.entries()[-1].action, loaded.entries()[-1].events) == (None, [])


def test_with_the_seed_anyone_can_check_every_roll():
    table = finished()
    stream = DiceStream(table.audit())
    rolls = [entry.action for entry in table.entries() if entry.rolled_by_device]
    assert len(rolls) > 10
    for action in rolls:
        assert stream.roll([6] * len(action["dice"])) == action["dice"]
