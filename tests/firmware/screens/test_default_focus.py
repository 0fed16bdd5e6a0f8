"""What ok does where the focus is when a screen opens: games are walked at random, in half of the steps by ok alone."""

import random

import pytest

from firmware.screen_stack import HOME
from tests.contracts.games import each_game
from tests.firmware.screens.bench import BOARDS, Bench
from tools.games import part
from tools.games.random_play import move, setup

GAMES = 2
MOST = 120
"""Steps of a game."""


def begun(game, chance, board, folder):
    own = part(game, "random_play")
    values = setup(game, chance, getattr(own, "SETUPS", ()))
    bench = Bench(board, folder)
    bench.app.set("motion", False)
    colours = list(range(len(values["players"])))
    names = [f"P{seat}" for seat in colours]
    bench.app.game.new(game, names, colours, values["options"], values["first"], "device", values["seed"])
    bench.settle(200)
    return bench


def fresh(bench):
    """The screen of the phase, as it opens."""
    bench.app.stack.show([[HOME, None], [bench.app.game.screens.play(bench.app.game.table), None]])
    bench.settle(200)


def throws_away(game, action, before):
    """Why nobody wants to have done this action by ok alone, or "". before: the actions that were legal."""
    kind = action["type"]
    others = {each["type"] for each in before} - {kind}
    if kind == "reroll":
        scores = game.can_mark() if hasattr(game, "can_mark") else True
        return "all dice are rolled again" if len(action["at"]) == game.DICE and scores else ""
    if kind in ("contest", "revenge", "end", "stop", "pass", "finish", "clear") and others:
        return kind
    return ""


@each_game()
@pytest.mark.parametrize("board", BOARDS[:2], ids=("stick", "buttons"))
def test_ok_alone_throws_nothing_away(game, seed, board, tmp_path):
    assert sum([walk(game, number, board, tmp_path / str(number)) for number in range(GAMES)]) > GAMES


def walk(game, number, board, folder):
    """Play a game, by ok alone in half of the steps; how many times that did something."""
    chance = random.Random(f"{game} {number}")
    bench = begun(game, chance, board, folder)
    table = bench.app.game.table
    done = 0
    for _ in range(MOST):
        if table.over:
            break
        if table.to_move is None or chance.random() < 0.5 or not by_ok(bench, table):
            assert bench.app.act(move(table, chance))
            bench.settle(200)
        else:
            done += 1
    return done


def by_ok(bench, table):
    """What ok alone does, pressed as often as it takes; None where it goes round without an end."""
    rules = table.game
    legal, count, seat = list(table.legal()), table.count, table.to_move
    worth = {box: rules.worth(box) for box in rules.open_boxes(seat)} if rules.ID == "yacht" and rules.dice else {}
    hands = [list(hand) for hand in rules.cards.hands] if rules.ID == "shape_cards" else []
    fresh(bench)
    for _ in range(8):
        if table.count > count:
            break
        bench.press("ok")
    else:
        return None
    action = table.undo_entry().action
    why = throws_away(rules, action, legal)
    assert not why, f"{bench.top}: ok alone does {action}: {why}; docs/add-a-game.md#what-has-the-focus"
    if action["type"] == "write" and worth:
        assert worth[action["box"]] == max(worth.values())
    if action["type"] == "declare" and "card" in action:
        assert action["card"] in hands[seat]
    return action
