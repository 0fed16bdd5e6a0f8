"""Random games of Cross Rows beside the slow model: the same legal actions, events and states, and nothing else
allowed."""

import random

import pytest

from tests.shared_rules.cross_rows.slow_model import COLOURS, NUMBERS, SlowCrossRows
from tests.shared_rules.tables import agree, begun, parts, refused


def start(chance, number):
    players = number % 4 + 2
    table = begun("cross_rows", chance, players, {})
    return table, SlowCrossRows(players, table.game.first)


def pick(chance, table, slow, patience):
    """One of the legal actions, at random, answers in any order; a patient player crosses what loses few numbers."""
    actions = table.legal()
    action = dict(chance.choice(actions))
    if patience:
        close = [action for action in actions if action["type"] in ("white", "colour") and lost(slow, action) < 2]
        if actions[-1]["type"] == "rest" and chance.random() < 0.8:
            actions = actions[:-1]
        if chance.random() < patience:
            action = dict(chance.choice(close or actions))
    if action["type"] == "roll" and table.dice_from == "table":
        some = chance.choice([[1, 2, 3, 4, 5, 6], [1, 2], [5, 6], [1, 6]])
        action["dice"] = [chance.choice(some) for _ in range(6 - len(slow.locked))]
    return action


def lost(slow, action):
    row = action["row"]
    seat = action.get("player", slow.active)
    line = NUMBERS[row]
    number = action.get("number", sum(slow.dice[:2]))
    return line.index(number) - max([line.index(other) for other in slow.crossed[seat, row]], default=-1) - 1


def refuse_another(chance, table, slow):
    """An action that the model does not list is refused and changes nothing."""
    seat, row = chance.randrange(slow.players), chance.choice(COLOURS)
    wrong = chance.choice(
        [
            {"type": "roll"},
            {"type": "white", "player": seat, "row": row},
            {"type": "colour", "row": row, "number": chance.randint(1, 13)},
            {"type": "skip", "player": seat},
            {"type": "rest"},
        ]
    )
    if wrong not in slow.legal():
        refused(table, {**wrong, "dice": [1] * 6} if wrong["type"] == "roll" and table.dice_from == "table" else wrong)


@pytest.mark.parametrize("part", parts(4))
def test_random_games_agree_with_the_slow_model(part):
    chance = random.Random(part)
    ends = {"locked": 0, "penalty": 0}
    for number in range(160 if part else 48):
        table, slow = start(chance, number)
        patience = chance.choice([0, 0.6, 0.95, 1])
        while not slow.over:
            assert table.legal() == slow.legal()
            if chance.random() < 0.3:
                refuse_another(chance, table, slow)
            action = pick(chance, table, slow, patience)
            events = table.do(action)
            assert events == slow.do(action, table.undo_entry().action.get("dice", ()))
            if chance.random() < 0.3:
                agree(table, slow)
        agree(table, slow)
        assert table.over and table.legal() == []
        ends["locked" if len(slow.locked) >= 2 else "penalty"] += 1
    assert min(ends.values()) > 5
