"""Thousands of random games of Penk! beside the slow model: the same legal actions, events and states, and nothing
else allowed."""

import itertools
import random

import pytest

from shared_rules.table.table import Table
from tests.shared_rules.penk.slow_model import SlowPenk, cells_of_dice
from tests.shared_rules.tables import agree, begun, parts, refused

# Ways to play: chance of a reroll, and how an action is taken from the marks or eliminations.
STYLES = [
    (0.2, lambda chance, actions: chance.choice(actions)),
    (0.5, lambda chance, actions: actions[-1]),
    (0.3, lambda chance, actions: max(actions, key=lambda action: len(action.get("cells", ())))),
    (0.9, lambda chance, actions: max(actions, key=lambda action: sum(row for row, _ in action.get("cells", ())))),
]


def pick(chance, style, actions):
    rerolls, choose = style
    bare = dict(actions[0])
    if bare["type"] == "roll":
        return bare
    if bare["type"] == "reroll":
        if chance.random() < rerolls:
            return {"type": "reroll", "at": sorted(chance.sample(range(6), chance.randint(1, 6)))}
        actions = actions[1:]
    return dict(choose(chance, actions))


def play_both(table, slow, action):
    """The action on the table and in the model: the same events."""
    events = table.do(action)
    kind = action["type"]
    if kind == "mark":
        wanted = slow.mark(action["cells"])
    elif kind == "eliminate":
        wanted = slow.eliminate(action["column"])
    else:
        done = table.undo_entry().action
        wanted = slow.roll(done["dice"], action.get("at", range(6)))
    assert events == wanted


def start(chance, number):
    players = number % 3 + 2
    values = chance.choice([[1, 2, 3, 5, 8], [chance.randrange(100) for _ in range(5)]])
    table = begun("penk", chance, players, {"values": values})
    return table, SlowPenk(players, table.game.first, values)


def some_wrong(chance, table, slow):
    """One action that the model does not have."""
    cells = chance.sample([[r, c] for r in range(1, 6) for c in range(1, 6)], chance.randint(1, 3))
    wrong = chance.choice([{"type": "mark", "cells": cells}, {"type": "eliminate", "column": chance.randint(1, 5)}])
    listed = dict(wrong)
    if "cells" in wrong:
        listed["cells"] = sorted(cells)
    if listed not in slow.legal():
        refused(table, wrong)


@pytest.mark.parametrize("part", parts(6))
def test_random_games_agree_with_the_slow_model(part):
    chance = random.Random(part)
    for number in range(100 if part else 40):
        style = STYLES[(part + number) % 4]
        table, slow = start(chance, number)
        while not slow.over:
            actions = table.legal()
            assert actions == slow.legal()
            action = pick(chance, style, actions)
            if chance.random() < 0.2:
                some_wrong(chance, table, slow)
            if table.dice_from == "table" and action["type"] in ("roll", "reroll"):
                action["dice"] = [chance.randint(1, 6) for _ in action.get("at", range(6))]
            elif action["type"] == "mark":
                chance.shuffle(action["cells"])
            play_both(table, slow, action)
            if chance.random() < 0.2 or slow.over:
                agree(table, slow)
        assert table.legal() == []
        assert table.over


def test_every_roll_gives_the_marks_that_trying_all_dice_gives():
    table = Table()
    table.new("penk", ["Ann", "Ben"], None, 0, "table", "0" * 32)
    rolls = list(itertools.combinations_with_replacement(range(1, 7), 6))
    assert len(rolls) == 462
    for dice in rolls:
        table.do({"type": "roll", "dice": list(dice[::-1])})
        marks = [tuple(tuple(cell) for cell in action["cells"]) for action in table.legal() if action["type"] == "mark"]
        assert marks == cells_of_dice(dice)
        check_screen_queries(table.game, marks)
        table.undo()


def check_screen_queries(game, marks):
    """What the marking screen asks: cells that can be added, and the dice that each cell takes."""
    known = {frozenset(cells) for cells in marks}
    for cells in [(), *marks]:
        larger = [more for more in known if len(more) == len(cells) + 1 and more > set(cells)]
        wanted = sorted(set().union(*larger) - set(cells))
        assert game.markable(indexes(cells)) == indexes(wanted)
        takers = game.takers(indexes(reversed(cells)))
        for number, (row, column) in enumerate(reversed(cells), 1):
            faces = [game.dice[place] for place in range(6) if takers[place] == number]
            assert len(faces) == row
            assert faces.count(6) <= 1 and faces.count(column) == row - faces.count(6) >= 1


def indexes(cells):
    return [5 * row + column - 6 for row, column in cells]
