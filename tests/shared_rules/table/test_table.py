"""The table: new games, dice, undo and redo with the dice fence, the history."""

from shared_rules.table.table import Table
from tests.shared_rules.tables import ROLL, SEED, code_of, dice_after_start, next_move, started

# New


def test_a_refused_new_leaves_the_running_game_and_asks_for_no_entropy():
    asked = []

    def entropy(count):
        asked.append(count)
        return bytes(count)

    table = Table(entropy)
    table.new("penk", ["Ann", "Ben"], dice="device")
    assert asked == [16]
    next_move(table)
    before = table.save()
    assert code_of(table.new, "penk", ["Ann"]) == "bad_option"
    assert code_of(table.new, "penk", ["Ann", ""]) == "bad_request"
    assert code_of(table.new, "chess", ["Ann", "Ben"]) == "unknown_game"
    assert asked == [16]
    assert table.save() == before


def test_a_new_game_forgets_the_old_one(table):
    next_move(table)
    table.undo(True)
    table.new("penk", ["Cy", "Dora"], seed=SEED)
    assert (table.entries(), table.undo_entry(), table.redo_entry()) == ([], None, None)
    assert len(table.take_new_lines()) == 1


# Dice


def test_a_refused_action_draws_nothing(table):
    for wrong in ({"type": "mark", "cells": [[1, 1]]}, {"type": "roll", "at": [1]}, {"type": "reroll", "at": [0]}):
        assert code_of(table.do, wrong) == "illegal"
    assert table.do(ROLL)[0]["dice"] == dice_after_start(6)


def test_only_the_dice_in_question_are_drawn(table):
    dice = list(table.do(ROLL)[0]["dice"])
    dice[1], dice[4] = dice_after_start(2, drawn=6)
    assert table.do({"type": "reroll", "at": [1, 4]})[0]["dice"] == dice


def test_device_dice_are_not_entered(table):
    assert code_of(table.do, {"type": "roll", "dice": [1, 2, 3, 4, 5, 6]}) == "illegal"


# Undo and redo


def test_dice_that_were_undone_are_not_offered_again_and_redo_restores_them(table):
    first = table.do(ROLL)
    table.undo(True)
    assert table.redo() == first
    table.undo(True)
    assert table.do(ROLL)[0]["dice"] == dice_after_start(6, drawn=6)


def test_a_new_action_ends_redo_and_a_refused_one_does_not():
    table = started("table")
    table.do({"type": "roll", "dice": [1] * 6})
    table.undo()
    assert code_of(table.do, ROLL) == "illegal"
    assert table.redo_entry().action == {"type": "roll", "dice": [1] * 6}
    table.do({"type": "roll", "dice": [2] * 6})
    assert table.redo_entry() is None
    assert code_of(table.redo) == "nothing_to_redo"


# The history


def test_the_history_shows_every_action_undo_and_redo():
    table = started("table")
    roll = {"type": "roll", "dice": [1] * 6}
    rolled = table.do(roll)
    marked = table.do({"type": "mark", "cells": [[1, 1]]})
    table.undo()
    other = table.do({"type": "mark", "cells": [[2, 1]]})
    table.undo()
    table.redo()
    entries = table.entries()
    assert [(entry.kind, entry.player, entry.events) for entry in entries] == [
        ("do", 0, rolled), ("do", 0, marked), ("undo", 0, marked), ("do", 0, other), ("undo", 0, other),
        ("redo", 0, other),
    ]  # fmt: skip
    assert [entry.number for entry in entries] == list(range(6))
    assert entries[0].action == roll
    assert entries[2].action == {"type": "mark", "cells": [[1, 1]]}
    assert not any(entry.rolled_by_device for entry in entries)


def test_entries_say_whether_the_device_rolled_and_what_undo_would_take_back(table):
    assert table.undo_entry() is None
    table.do(ROLL)
    entry = table.undo_entry()
    assert (entry.rolled_by_device, entry.player, entry.kind) == (True, 0, "do")
    assert entry.action == {"type": "roll", "dice": dice_after_start(6)}
    next_move(table)
    assert not table.undo_entry().rolled_by_device
    table.undo()
    assert table.redo_entry().action["type"] in ("mark", "eliminate")
    assert table.undo_entry().rolled_by_device


def test_an_entry_names_the_seat_that_acted_or_nobody():
    table = Table()
    table.new("block_buster", ["Ann", "Ben"], {"kinds": "enter"}, 1, seed=SEED)
    table.do({"type": "kind", "at": [1, 1], "kind": "A"})
    table.do({"type": "place", "skip": 0})
    table.do({"type": "finish"})
    table.do({"type": "left", "player": 0, "squares": 40})
    loaded = Table()
    loaded.load(table.save())
    for played in (table, loaded):
        assert [entry.player for entry in played.entries()] == [None, 1, None, 0]


def test_the_history_survives_save_and_load(table):
    for _ in range(6):
        next_move(table)
    table.undo(True)
    table.undo(True)
    table.redo()
    next_move(table)
    loaded = Table()
    loaded.load(table.save())
    assert [(entry.kind, entry.action, entry.player, entry.events) for entry in loaded.entries()] == [
        (entry.kind, entry.action, entry.player, entry.events) for entry in table.entries()
    ]
