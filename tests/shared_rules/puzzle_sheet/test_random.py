"""Random games of puzzle sheet on random sheets beside the slow model: the same legal actions, events and states, and
nothing else allowed."""

import random

import pytest

from tests.shared_rules.puzzle_sheet.play import random_sheet
from tests.shared_rules.puzzle_sheet.slow_model import SlowPuzzleSheet, drawn
from tests.shared_rules.tables import agree, begun, parts, refused


def start(chance, number):
    """A game of 1 to 6 players on a random sheet, and its model."""
    players = number % 6 + 1
    value = random_sheet(chance)
    options = {"sheet": value, "tracking": chance.choice(["board", "board", "pad"])}
    cells = drawn(value["board"], ".")
    if players == 1 and options["tracking"] == "board" and chance.random() < 0.8:
        fill = chance.sample(cells, chance.choice([len(cells) - 1, chance.randrange(len(cells))]))
        options["solo_fill"] = [list(cell) for cell in fill]
    table = begun("puzzle_sheet", chance, players, options)
    slow = SlowPuzzleSheet(players, table.game.first, value, options["tracking"], options.get("solo_fill", ()))
    return table, slow


def a_tally(chance, slow):
    """A tally of a seat that is not tallied yet, in any order."""
    seat = chance.choice([seat for seat in range(slow.players) if seat not in slow.tallies])
    board = slow.sheet["board"]
    height, width = chance.randint(1, len(board)), chance.randint(1, len(board[0]))
    while height * width > len(slow.cells):
        height, width = height // 2, width // 2
    if not height or not width:
        height = width = 0
    most = len(slow.cells) - height * width
    unshaded = chance.choice([0, most, chance.randint(0, most)])
    return {"type": "tally", "player": seat, "height": height, "width": width, "unshaded": unshaded}


def pick(chance, slow, actions):
    if slow.stopped:
        return a_tally(chance, slow)
    if len(actions) > 1 and actions[-1]["type"] == "stop" and chance.random() < 0.9:
        actions = actions[:-1]
    return chance.choice(actions)


def some_wrong(chance, table, slow, actions):
    """One action that the model does not have."""
    at = [chance.randint(0, 9), chance.randint(0, 9)]
    piece = chance.choice([*slow.pieces(), "1Z", "5A", "A", ""])
    wrong = chance.choice(
        [
            {"type": "take", "piece": piece, "at": at}, {"type": "take", "piece": piece}, {"type": "bonus", "at": at},
            {"type": "bonus"}, {"type": "stop"}, {"type": "stop", "at": at}, {"type": "pass"},
        ]
    )  # fmt: skip
    if wrong not in actions:
        refused(table, wrong)
    tally = {"type": "tally", "player": 0, "height": 1, "width": 1, "unshaded": 0}
    if not slow.stopped or 0 in slow.tallies:
        refused(table, tally)
    else:
        for key, value in (("player", slow.players), ("height", 0), ("height", 17), ("unshaded", len(slow.cells))):
            refused(table, {**tally, key: value})


@pytest.mark.parametrize("part", parts(4))
def test_random_games_agree_with_the_slow_model(part):
    chance = random.Random(part)
    for number in range(80 if part else 24):
        table, slow = start(chance, number)
        while not slow.over:
            actions = list(table.legal())
            assert actions == slow.legal()
            action = pick(chance, slow, actions)
            if chance.random() < 0.2:
                some_wrong(chance, table, slow, actions)
            assert table.do(action) == slow.do(action)
            if chance.random() < 0.3 or slow.over or slow.stopped:
                agree(table, slow)
        assert list(table.legal()) == []
        assert table.over


def test_the_queries_of_the_screens_agree_with_the_legal_actions():
    chance = random.Random(7)
    for number in range(30):
        table, slow = start(chance, number)
        if slow.tracking == "pad":
            continue
        while not slow.over:
            actions = list(table.legal())
            game = table.game
            if game.phase == "take":
                names = {action.get("piece") for action in actions} - {None}
                assert {game.name(at) for at in range(game.count) if game.can_take(at)} == names
            assert game.stuck() == (actions == [{"type": "stop"}])
            for seat in range(slow.players):
                height, width, top, left = game.rectangle(seat)
                lit = {(top + r, left + c) for r in range(height) for c in range(width)}
                assert lit <= slow.shaded[seat] and len(lit) == slow.largest(seat)
                assert game.unshaded(seat) == slow.unshaded(seat)
            action = chance.choice(actions)
            table.do(action)
            slow.do(action)
