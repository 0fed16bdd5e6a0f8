"""The history packs actions and gives them back as they were."""

import random

from shared_rules.table.history import History
from tests.shared_rules.text.test_json import random_value


def given_back(action):
    history = History()
    history.add(action, 0)
    return history.action(0)


def same(one, other):
    """Equal, and True is not 1."""
    if isinstance(one, list):
        return isinstance(other, list) and len(one) == len(other) and all(same(*pair) for pair in zip(one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return type(one) is type(other) and one == other


def test_any_action_comes_back():
    chance = random.Random(7)
    history = History()
    actions = [{"type": "odd", "a": random_value(chance, 4), "b": random_value(chance, 3)} for _ in range(300)]
    for action in actions:
        history.add(action, None)
    for number, action in enumerate(actions):
        assert same(history.action(number), action)


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
    history = History()
    dice = [1, 2, 3]
    history.add({"dice": dice}, 1)
    dice.append(4)
    history.action(0)["dice"].append(5)
    assert history.action(0) == {"dice": [1, 2, 3]}
