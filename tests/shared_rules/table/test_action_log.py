"""The log packs actions and gives them back as they were."""

import random

from shared_rules.table.action_log import DO, NONE, UNDO, ActionLog
from tests.shared_rules.text.test_json import random_value


def given_back(action):
    log = ActionLog()
    log.add(action, 0)
    return log.action(0)


def same(one, other):
    """Equal, and True is not 1."""
    if isinstance(one, list):
        return isinstance(other, list) and len(one) == len(other) and all(same(*pair) for pair in zip(one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return type(one) is type(other) and one == other


def test_any_action_comes_back():
    chance = random.Random(7)
    log = ActionLog()
    actions = [{"type": "odd", "a": random_value(chance, 4), "b": random_value(chance, 3)} for _ in range(300)]
    for action in actions:
        log.add(action, None)
    for number, action in enumerate(actions):
        assert same(log.action(number), action)


def test_values_that_look_alike_are_kept_apart():
    action = {
        "type": "odd",
        "a": [1, True, 0, False, None, "", "1", [], [[]], [0]],
        "b": [199, 200, 255, 256, -1, 10**17],
    }
    assert same(given_back(action), action)
    for count in (53, 54, 55, 300):
        assert same(given_back({"cells": [7] * count}), {"cells": [7] * count})


def test_what_was_given_may_change_afterwards():
    log = ActionLog()
    dice = [1, 2, 3]
    log.add({"dice": dice}, 1)
    dice.append(4)
    log.action(0)["dice"].append(5)
    assert log.action(0) == {"dice": [1, 2, 3]}


def test_undos_are_noted_with_the_action_in_question():
    log = ActionLog()
    log.add({"type": "roll"}, 2)
    log.add({"type": "roll"}, None)
    log.undo()
    assert [log.kind(number) for number in range(len(log))] == [DO, DO, UNDO]
    assert list(log.about) == [0, 1, 1]
    assert log.before[1] == 0 and log.before[0] == NONE
    assert log.players[0] == 2 and log.players[1] == NONE


def test_what_is_in_force_goes_back_and_on_until_the_history_is_closed():
    log = ActionLog()
    for kind in ("roll", "reroll"):
        log.add({"type": kind}, 0)
    log.undo()
    assert (log.path(log.head), log.undone) == ([0], [1])
    log.redo()
    assert (log.path(log.head), log.undone) == ([1, 0], [])
    log.undo()
    log.add({"type": "mark"}, 0)
    assert (log.path(log.head), log.undone) == ([5, 0], [])
    log.undo()
    log.close()
    assert (log.closed, log.undone) == (True, [])
