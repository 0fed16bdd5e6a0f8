"""The table: undo and redo with the dice fence, the history, the record, load and audit."""

import pytest

from shared_rules import record
from shared_rules.canonical_json import write
from shared_rules.dice_stream import DiceStream
from shared_rules.game import Refused
from shared_rules.table import Table

SEED = "00112233445566778899aabbccddeeff"
ROLL = {"type": "roll"}


def started(dice="device", **more):
    table = Table()
    table.new("penk", ["Ann", "Ben"], first=0, dice=dice, seed=SEED, **more)
    return table


def next_move(table):
    """Rolls, marks the first that is listed, or eliminates."""
    return table.do(next(action for action in table.legal() if action["type"] != "reroll"))


def finished():
    table = started()
    while not table.over:
        next_move(table)
    return table


def code_of(call, *arguments):
    with pytest.raises(Refused) as refusal:
        call(*arguments)
    return refusal.value.code


def dice_after_start(count, drawn=0):
    stream = DiceStream(SEED)
    stream.roll([6] * drawn)
    return stream.roll([6] * count)


def resealed(*values):
    """A save text of these values."""
    crc = 0
    lines = []
    for value in values:
        line, crc = record.seal(value, crc)
        lines.append(line + "\n")
    return "".join(lines)


def values_of(table):
    return [value for value, _ in record.good_values(table.save())]


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


def test_a_new_game_forgets_the_old_one():
    table = started()
    next_move(table)
    table.undo(True)
    table.new("penk", ["Cy", "Dora"], seed=SEED)
    assert (table.entries(), table.undo_entry(), table.redo_entry()) == ([], None, None)
    assert len(table.take_new_lines()) == 1


def test_what_the_caller_changes_later_does_not_change_the_record():
    table = started("table")
    action = {"type": "roll", "dice": [1, 2, 3, 4, 5, 6]}
    table.do(action)
    cells = [[1, 1], [1, 2]]
    table.do({"type": "mark", "cells": cells})
    before = table.save()
    action["dice"][0] = 6
    cells[0][0] = 5
    assert table.save() == before


# Dice


def test_a_refused_action_draws_nothing():
    table = started()
    for wrong in ({"type": "mark", "cells": [[1, 1]]}, {"type": "roll", "at": [1]}, {"type": "reroll", "at": [0]}):
        assert code_of(table.do, wrong) == "illegal"
    assert table.do(ROLL)[0]["dice"] == dice_after_start(6)


def test_only_the_dice_in_question_are_drawn():
    table = started()
    dice = list(table.do(ROLL)[0]["dice"])
    dice[1], dice[4] = dice_after_start(2, drawn=6)
    assert table.do({"type": "reroll", "at": [1, 4]})[0]["dice"] == dice


def test_drawing_the_first_player_takes_from_the_stream():
    table = Table()
    stream = DiceStream(SEED)
    table.new("penk", ["A", "B", "C"], seed=SEED)
    assert table.game.first == stream.bounded(3)
    assert table.do(ROLL)[0]["dice"] == stream.roll([6] * 6)


def test_table_dice_are_wanted_complete_and_right():
    table = started("table")
    for dice in (None, [], [1] * 5, [1] * 7, [0] * 6, [7] * 6, [1, 1, 1, 1, 1, True], "111111", [1, 1, 1, 1, 1, "1"], {}):
        assert code_of(table.do, {"type": "roll", "dice": dice}) == "illegal"
    assert code_of(table.do, ROLL) == "illegal"
    table.do({"type": "roll", "dice": [1, 2, 3, 4, 5, 6]})
    assert code_of(table.do, {"type": "mark", "cells": [[1, 1]], "dice": []}) == "illegal"
    assert code_of(table.do, {"type": "reroll", "at": [0], "dice": [1, 1]}) == "illegal"


def test_device_dice_are_not_entered():
    table = started()
    assert code_of(table.do, {"type": "roll", "dice": [1, 2, 3, 4, 5, 6]}) == "illegal"


# Undo and redo


def test_undo_goes_back_step_by_step_to_the_start_and_redo_forward_again():
    table = started("table")
    states = [table.state()]
    events = []
    for dice, cells in (([1] * 6, [[1, 1]]), ([2] * 6, [[5, 2]]), ([3] * 6, [[1, 3], [2, 3]])):
        events.append(table.do({"type": "roll", "dice": dice}))
        states.append(table.state())
        events.append(table.do({"type": "mark", "cells": cells}))
        states.append(table.state())
    for step in range(6, 0, -1):
        assert table.undo() == events[step - 1]
        assert table.state() == states[step - 1]
    assert code_of(table.undo) == "nothing_to_undo"
    for step in range(6):
        assert table.redo() == events[step]
        assert table.state() == states[step + 1]
    assert code_of(table.redo) == "nothing_to_redo"


def test_going_back_over_device_dice_needs_force():
    table = started()
    rolled = table.do(ROLL)
    state = table.state()
    assert code_of(table.undo) == "undo_crosses_roll"
    assert table.state() == state
    assert table.undo(True) == rolled
    assert table.phase == "roll"


def test_marks_after_device_dice_are_undone_without_force():
    table = started()
    table.do(ROLL)
    marked = next_move(table)
    assert table.undo() == marked
    assert code_of(table.undo) == "undo_crosses_roll"


def test_dice_that_were_undone_are_not_offered_again_and_redo_restores_them():
    table = started()
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


def test_force_is_true_or_false():
    table = started()
    for force in (1, 0, None, "true", []):
        assert code_of(table.undo, force) == "bad_request"


def test_the_last_action_of_a_finished_game_can_be_undone():
    table = finished()
    over = table.state()
    table.undo()
    assert not table.over
    table.redo()
    assert table.state() == over


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
        ("do", 0, rolled),
        ("do", 0, marked),
        ("undo", 0, marked),
        ("do", 0, other),
        ("undo", 0, other),
        ("redo", 0, other),
    ]
    assert [entry.number for entry in entries] == list(range(6))
    assert entries[0].action == roll
    assert entries[2].action == {"type": "mark", "cells": [[1, 1]]}
    assert not any(entry.rolled_by_device for entry in entries)


def test_entries_say_whether_the_device_rolled_and_what_undo_would_take_back():
    table = started()
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


def test_the_history_survives_save_and_load():
    table = started()
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


# The record


def test_new_lines_are_given_once_and_make_up_the_save():
    table = started()
    lines = table.take_new_lines()
    assert len(lines) == 1
    next_move(table)
    next_move(table)
    table.undo()
    table.redo()
    new = table.take_new_lines()
    assert len(new) == 4
    assert table.take_new_lines() == []
    while not table.over:
        next_move(table)
    table.audit()
    lines += new + table.take_new_lines()
    assert "".join(line + "\n" for line in lines) == table.save()


def test_lines_go_on_after_a_load():
    table = started()
    next_move(table)
    loaded = Table()
    loaded.load(table.save())
    assert loaded.take_new_lines() == []
    next_move(loaded)
    next_move(table)
    assert table.save().endswith(loaded.take_new_lines()[0] + "\n")
    assert loaded.save() == table.save()


def test_the_first_line_is_the_resolved_set_up():
    assert values_of(started())[0] == {
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


def test_a_record_only_grows():
    table = started()
    before = table.save()
    for step in (lambda: next_move(table), lambda: next_move(table), table.undo, lambda: table.undo(True), table.redo, lambda: next_move(table)):
        step()
        assert table.save().startswith(before)
        assert table.save() != before
        before = table.save()


# Load


def test_load_restores_the_game_and_undo_goes_on_through_it():
    table = started()
    for _ in range(5):
        next_move(table)
    loaded = Table()
    assert loaded.load(table.save()) == []
    assert (loaded.restored, loaded.lost) == (5, False)
    assert loaded.state() == table.state()
    for _ in range(5):
        assert loaded.undo(True) == table.undo(True)
        assert loaded.state() == table.state()
    assert code_of(loaded.undo, True) == "nothing_to_undo"


def test_restored_counts_the_actions_in_force_and_redo_is_forgotten():
    table = started()
    for _ in range(4):
        next_move(table)
    table.undo()
    table.undo(True)
    table.load(table.save())
    assert table.restored == 2
    assert code_of(table.redo) == "nothing_to_redo"


def test_dice_undone_before_the_save_still_count_as_drawn():
    table = started()
    table.do(ROLL)
    table.do({"type": "reroll", "at": [0, 1]})
    table.undo(True)
    table.undo(True)
    table.load(table.save())
    assert table.do(ROLL)[0]["dice"] == dice_after_start(6, drawn=8)


def test_a_bad_tail_is_dropped_and_the_good_prefix_restored():
    table = started()
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


def test_a_dropped_tail_draws_nothing():
    table = started()
    save = table.save()
    crc = int(save[:8], 16)
    for dice in ([1] * 6, [1] * 5, [], "x", None):
        line, _ = record.seal({"type": "roll", "dice": dice}, crc)
        table.load(save + line + "\n")
        assert (table.restored, table.lost) == (0, True)
        assert table.do(ROLL)[0]["dice"] == dice_after_start(6)


@pytest.mark.parametrize(
    "value",
    [None, True, 1, "do", "audit", "undo", "redo", [], {}, {"type": "roll"}, {"type": "mark", "cells": [[1, 1]]}]
    + [{"type": "roll", "dice": [1, 1, 1, 1, 1, 1]}, {"type": "eliminate", "column": 1, "dice": []}],
)  # fmt: skip
def test_a_line_that_says_what_cannot_be_is_a_bad_line(value):
    table = started()
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
def test_no_good_first_line_is_a_bad_save(text):
    table = started()
    before = table.save()
    assert code_of(table.load, text) == "bad_save"
    assert table.save() == before


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"}, {"game": None}, {"game": 1}, {"version": 2}, {"version": "1"}, {"version": None}, {"version": True}, {"seed": SEED.upper()}, {"seed": None},
        {"players": ["Ann"]}, {"players": ["Ann", ""]}, {"players": None}, {"options": None}, {"options": {}}, {"options": {"values": None}}, {"options": {"values": [1, 2, 3, 5, 100]}},
        {"first": 2}, {"first": None}, {"first": True}, {"dice": None}, {"dice": "hand"}, {"drawn": 1}, {"drawn": True, "first": 1}, {"deal": None}, {"deal": [0]}, {"more": 1},
    ],
)  # fmt: skip
def test_a_set_up_that_does_not_load_is_a_bad_save(change):
    table = started()
    good = values_of(table)[0]
    assert table.load(resealed(good)) == []
    assert code_of(table.load, resealed({**good, **change})) == "bad_save"


@pytest.mark.parametrize("missing", ["deal", "dice", "drawn", "first", "game", "options", "players", "seed", "version"])
def test_a_set_up_that_lacks_something_is_a_bad_save(missing):
    table = started()
    value = values_of(table)[0]
    del value[missing]
    assert code_of(table.load, resealed(value)) == "bad_save"


def test_another_rules_version_is_refused_and_both_are_named():
    table = started()
    value = {**values_of(table)[0], "version": 7}
    with pytest.raises(Refused) as refusal:
        table.load(resealed(value))
    assert "version 7" in refusal.value.message and "version 1" in refusal.value.message


def test_a_save_is_a_text():
    for wrong in (None, 1, b"x", [], {}):
        assert code_of(started().load, wrong) == "bad_request"


def test_a_long_record_is_tidied_now_and_then_while_it_is_read():
    table = finished()
    tidied = []
    loaded = Table(tidy=lambda: tidied.append(1))
    loaded.load(table.save())
    assert len(tidied) == (len(table.entries()) + 1) // 16


# Audit


def test_audit_gives_the_seed_when_the_game_is_over_and_closes_it():
    table = started()
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


# No game


def test_without_a_game_there_is_nothing_to_do():
    table = Table()
    for call, *arguments in (
        (table.do, ROLL), (table.legal,), (table.state,), (table.undo,), (table.redo,), (table.save,), (table.audit,), (table.take_new_lines,),
    ):  # fmt: skip
        assert code_of(call, *arguments) == "no_game"


def test_states_have_the_fields_of_the_protocol():
    state = started().state(1)
    assert sorted(state) == [
        "commitment", "dice", "dice_from", "first", "game", "last_round", "phase", "players", "rolls_left", "round", "scores", "sheets", "to_move", "turn", "winners",
    ]  # fmt: skip
    assert write(state["sheets"]) == write([["....."] * 5] * 2)
