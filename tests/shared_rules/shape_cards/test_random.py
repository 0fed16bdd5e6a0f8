"""Random games of Shape Cards in every variant beside the slow model: the same legal actions, events and states, and
nothing else allowed."""

import json
import random

import pytest

from shared_rules.shape_cards import samples
from shared_rules.shape_cards.options import FLAGS
from shared_rules.table.table import Table
from tests.shared_rules.shape_cards.slow_model import SlowShapeCards
from tests.shared_rules.tables import agree, parts, refused

VARIANTS = [[flag for bit, flag in enumerate(FLAGS) if number >> bit & 1] for number in range(16)]
FACES = {"roll": 2, "contest": 2, "revenge": 1}
LONGEST = 150


def key(action):
    return json.dumps(action, sort_keys=True)


def random_deck(chance):
    """Twelve figures; few of them only, so that some are equal."""
    figures = []
    for _ in range(chance.choice([2, 6, 12])):
        squares = set(chance.sample(range(16), 5))
        figures.append(["".join("#" if 4 * r + c in squares else "." for c in range(4)) for r in range(4)])
    return [chance.choice(figures) for _ in range(12)]


def start(chance, number):
    variant = VARIANTS[number % 16]
    deck = chance.choice([samples.value(samples.NAMES[0]), random_deck(chance)])
    first = chance.choice([None, 0, 1])
    table = Table()
    flags = chance.sample(variant, len(variant))
    dice = chance.choice(["device", "table"])
    events = table.new(
        "shape_cards", ["Ann", "Ben"], {"deck": deck, "variant": flags}, first, dice, f"{chance.getrandbits(128):032x}"
    )
    slow = SlowShapeCards(deck, variant, first, table.setup.deal)
    assert events == slow.opening
    return table, slow


def choose(chance, actions):
    """Mostly what brings a game on: figures are declared, greens and own pieces placed."""
    declares = [action for action in actions if action["type"] in ("declare", "exchange")]
    if declares and chance.random() < 0.8:
        return chance.choice(declares)
    rare = 1 if len(actions) < 12 else 0.1
    while True:
        action = chance.choice(actions)
        if action["type"] not in ("clear", "end", "revenge") or chance.random() < rare * (
            0.1 if action["type"] == "end" else 1
        ):
            return action


def some_wrong(chance, table, slow):
    """One action that the model does not list is refused; in expert and thief it may complete a card of the other's."""
    cells = sorted(chance.sample([[r, c] for r in range(1, 5) for c in range(1, 5)], 5))
    card = chance.randrange(12)
    wrong = chance.choice(
        [
            {"type": "green", "at": cells[0]}, {"type": "own", "at": cells[0]},
            {"type": "declare", "card": card, "cells": cells}, {"type": "declare", "cells": cells},
            {"type": "pick", "card": card}, {"type": "swap", "from": cells[0], "to": cells[1]},
            {"type": "replace", "at": cells[0]}, {"type": "exchange", "mine": card, "theirs": chance.randrange(12)},
            *({"type": kind} for kind in ("wipe", "none", "allow", "contest", "clear", "revenge", "end", "roll")),
        ]
    )  # fmt: skip
    if key(wrong) in map(key, slow.legal()):
        return
    if (
        wrong["type"] == "declare"
        and "card" not in wrong
        and slow.phase() == "play"
        and slow.variant >= {"expert", "thief"}
    ):
        if any(slow.completes(card, [tuple(cell) for cell in cells]) for card in slow.cards()):
            return
    if table.dice_from == "table" and wrong["type"] in FACES:
        wrong["dice"] = [3] * FACES[wrong["type"]]
    refused(table, wrong)


def stolen(chance, slow):
    """In expert and thief: a declaration that only a card of the other player's allows, where there is one."""
    if slow.phase() != "play" or not slow.variant >= {"expert", "thief"}:
        return None
    others = slow.piles.hands[1 - slow.active_player()]
    slow.piles.hands[1 - slow.active_player()], kept = set(), others
    listed = list(map(key, slow.declarations()))
    slow.piles.hands[1 - slow.active_player()] = kept
    mine, slow.piles.hands[slow.active_player()] = slow.piles.hands[slow.active_player()], others
    found = [action for action in slow.declarations() if key(action) not in listed]
    slow.piles.hands[slow.active_player()] = mine
    return chance.choice(found) if found else None


def play_on(chance, table, slow):
    actions = table.legal()
    assert sorted(map(key, actions)) == sorted(map(key, slow.legal()))
    action = (chance.random() < 0.3 and stolen(chance, slow)) or dict(choose(chance, actions))
    if chance.random() < 0.3:
        some_wrong(chance, table, slow)
    if table.dice_from == "table" and action["type"] in FACES:
        action["dice"] = [chance.randint(1, 6) for _ in range(FACES[action["type"]])]
    if "cells" in action:
        chance.shuffle(action["cells"])
    events = table.do(action)
    if action["type"] in FACES:
        action["dice"] = table.undo_entry().action["dice"]
    assert events == slow.do(action)


@pytest.mark.parametrize("part", parts(4))
def test_random_games_agree_with_the_slow_model(part):
    chance = random.Random(part)
    ended = loaded = 0
    for number in range(32 if part else 16):
        table, slow = start(chance, part + number)
        for _ in range(LONGEST):
            if table.over:
                break
            play_on(chance, table, slow)
            if chance.random() < 0.2 or slow.phase() == "over":
                for seat in (None, 0, 1):
                    agree(table, slow, seat)
        if chance.random() < 0.2:
            again = Table()
            again.load(table.save())
            assert again.state() == table.state()
            loaded += 1
        if table.over:
            assert table.legal() == []
            ended += 1
    assert ended and loaded
