"""Random games of Block Buster, all variants, beside the slow model: the same legal actions, events and states, and
nothing else allowed."""

import json
import random

import pytest

from tests.shared_rules.block_buster.slow_model import SlowBlockBuster, ways_to_pay
from tests.shared_rules.tables import agree, bad_option, begun, parts, refused

VARIANTS = [("standard", 2), ("standard", 3), ("standard", 4), ("two_colours", 2), ("official_two", 2), ("couple", 4)]


def start(chance, number):
    variant, players = VARIANTS[number % len(VARIANTS)]
    options = {"variant": variant, "kinds": chance.choice(["random", "random", "enter"])}
    starts = None
    bank = [8, 8]
    if chance.random() < 0.5:
        bank = [chance.choice([0, 1, 2, 4, 8]), chance.choice([0, 1, 2, 8, 15])]
        starts = [chance.choice([0, 0, 1, 2, 3, 4]) for _ in range(players)]
        options.update(start_penalties=starts, bank=bank)
    rest = bank
    payable = True
    for points in starts or []:
        ways = ways_to_pay(rest, points)
        if not ways:
            payable = False
            break
        rest = [rest[0] - max(ways)[0], rest[1] - max(ways)[1]]
    if not payable:
        bad_option("block_buster", players, **options)
        return start(chance, number)
    table = begun("block_buster", chance, players, options)
    kinds = table.state()["kinds"] if options["kinds"] == "random" else None
    slow = SlowBlockBuster(players, table.game.first, variant, kinds, bank)
    assert table.opening() == slow.open(starts)
    return table, slow


def report(chance, slow):
    """A likely report, or an action that may be wrong."""
    at = list(chance.choice(slow.grid.points))
    kind = chance.random()
    if kind < 0.25:
        return {"type": "kind", "at": at, "kind": chance.choice("ABCDE"[: slow.grid.side + 1])}
    if kind < 0.85:
        # A few colours and points far ahead of others, so that sets are completed now and then.
        colour = chance.choice(sorted(slow.blocks) + [0] * chance.choice([0, 9]))
        free = 12 - sum(slow.grid.spaces[tuple(at)].values()) + slow.grid.spaces[tuple(at)].get(colour, 0)
        count = chance.choice([free, chance.randint(0, 13), chance.randint(0, max(free, 1))])
        return {"type": "spaces", "at": at, "colour": colour, "count": count}
    player = chance.randrange(slow.players)
    blocks = slow.blocks_of(player)
    return {"type": "left", "player": player, "squares": chance.randint(max(0, blocks - 3), blocks + 40)}


def allowed(slow, action):
    """Whether a report is allowed, by the rulings."""
    if action["type"] == "left":
        blocks = slow.blocks_of(action["player"])
        return slow.phase == "tally" and 0 < blocks <= action["squares"]
    if action["type"] == "kind":
        return action["kind"] in "ABCDE"[: slow.grid.side]
    counts = slow.grid.spaces[tuple(action["at"])]
    return sum(counts.values()) - counts[action["colour"]] + action["count"] <= 12


def some_wrong(chance, table, slow):
    """One action of a turn that the model may not have."""
    wrong = chance.choice([{"type": "place", "skip": chance.randint(0, 6)}, {"type": "pass"}, {"type": "finish"}])
    if wrong["type"] == "place" and (slow.variant == "two_colours") == (chance.random() < 0.8):
        wrong["colour"] = chance.randrange(4)
    if wrong not in slow.legal():
        refused(table, wrong)


def step(chance, table, slow):
    """The next action that both take; wrong ones on the way are refused."""
    while True:
        if chance.random() < 0.2:
            some_wrong(chance, table, slow)
        actions = table.legal()
        assert actions == slow.legal()
        if (
            slow.phase == "play"
            and chance.random() < 0.6
            or slow.phase == "tally"
            and actions
            and chance.random() < 0.5
        ):
            weights = [{"place": 30, "pass": 2, "finish": 1}[action["type"]] for action in actions]
            return chance.choices(actions, weights)[0]
        action = report(chance, slow)
        if allowed(slow, action):
            return action
        refused(table, action)


def play_game(chance, number):
    table, slow = start(chance, number)
    agree(table, slow)
    ends = set()
    while slow.phase != "over":
        action = step(chance, table, slow)
        events = table.do(json.loads(json.dumps(action)))
        assert events == slow.do(action)
        ends |= {event["type"] for event in events}
        if chance.random() < 0.2 or slow.phase != "play":
            agree(table, slow)
    assert table.legal() == []
    assert table.over
    return ends


@pytest.mark.parametrize("part", parts(4))
def test_random_games_agree_with_the_slow_model(part):
    chance = random.Random(part)
    seen = set()
    for number in range(80 if part else 30):
        seen |= play_game(chance, number)
    assert seen >= {"passed", "tally", "left", "secured", "released", "instant_win", "game_over", "penalty"}
