"""Random games of Yacht beside the slow model: the same legal actions, events and states, and nothing else allowed."""

import itertools
import random

import pytest

from shared_rules.yacht import rules
from tests.shared_rules.tables import agree, begun, parts, refused
from tests.shared_rules.yacht.slow_model import BOXES, SlowYacht, value

ANY_BOX = sorted({*BOXES["modern"], *BOXES["classic"]})


def start(chance, number):
    players = number % 6 + 1
    sheet = chance.choice(["modern", "classic"])
    table = begun("yacht", chance, players, {"sheet": sheet})
    return table, SlowYacht(players, table.game.first, sheet)


def pick(chance, table, actions):
    """One of the legal actions, at random, made complete; the dice entered are alike more often than chance has it."""
    action = dict(chance.choice(actions[:1] * 4 + actions if len(actions) > 1 else actions))
    if action["type"] == "reroll":
        action["at"] = sorted(chance.sample(range(5), chance.randint(1, 5)))
    if table.dice_from == "table" and action["type"] != "write":
        faces = chance.choice([[1, 2, 3, 4, 5, 6], [chance.randint(1, 6)], [2, 5]])
        action["dice"] = [chance.choice(faces) for _ in action.get("at", range(5))]
    return action


def play_both(table, slow, action):
    """The action on the table and in the model: the same events."""
    events = table.do(action)
    done = table.undo_entry().action
    if action["type"] == "write":
        assert events == slow.write(action["box"])
    else:
        assert events == slow.roll(done["dice"], action.get("at", range(5)))
    return events


def refuse_another(chance, table, slow):
    """An action that the model does not list is refused and changes nothing."""
    action = chance.choice(
        [{"type": "roll"}, {"type": "reroll", "at": [0]}, {"type": "write", "box": chance.choice(ANY_BOX)}]
    )
    listed = {"type": "reroll"} if action["type"] == "reroll" else action
    if listed in slow.legal():
        return
    refused(table, {**action, "dice": [1] * len(action.get("at", range(5)))} if table.dice_from == "table" else action)


@pytest.mark.parametrize("part", parts(3))
def test_random_games_agree_with_the_slow_model(part):
    chance = random.Random(part)
    for number in range(120 if part else 30):
        table, slow = start(chance, number)
        while not slow.over:
            actions = table.legal()
            assert actions == slow.legal()
            if chance.random() < 0.3:
                refuse_another(chance, table, slow)
            play_both(table, slow, pick(chance, table, actions))
            if chance.random() < 0.2:
                agree(table, slow)
        agree(table, slow)
        assert table.over and table.legal() == []


def test_every_roll_is_worth_in_every_box_what_the_slow_model_says():
    for dice in itertools.product(range(1, 7), repeat=5):
        for sheet, boxes in BOXES.items():
            for box in boxes:
                assert rules.points(sheet, box, list(dice)) == value(sheet, box, dice), (sheet, box, dice)
