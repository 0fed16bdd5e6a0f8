"""The players of duels: random, sensible, and rivals of each level."""

import random
from collections.abc import Callable

from shared_rules import registry
from shared_rules.advice import finish
from shared_rules.rival import LEVELS, choose
from shared_rules.table.table import Table
from tools.games import part, random_play
from tools.refusal import Refusal

NAMES = ("random", "sensible", *LEVELS)

Player = Callable[[Table, random.Random], list[dict]]
"""Decides for the seat to move: actions without `dice`, in order."""


def player(name: str, game_id: str) -> Player:
    """Return the player of this name. Raises Refusal if the game has none. A game whose board the device does not see
    has players of its own, in tools/games/<id>/model.py.
    """
    model = part(game_id, "model")
    if model is not None:
        return model.player(name)
    if name == "random":
        return _random
    if name == "sensible":
        decision = part(game_id, "decision")
        if decision is None:
            raise Refusal(f"{game_id} has no sensible player: tools/games/{game_id}/decision.py is missing.")
        return lambda table, chance: _random(table, chance) if table.to_move is None else [decision.decide(table.game)]
    advice = registry.advice(game_id)
    if advice is None:
        raise Refusal(f"{game_id} has no rivals: its rules do not say ADVISES.")

    def rival(table: Table, chance: random.Random) -> list[dict]:
        if table.to_move is None:
            return _random(table, chance)
        found = finish(advice.think(table.game, table.to_move))
        return [choose(found, name, str(table.commitment), table.in_force, table.game.CLOSE).action]

    return rival


def whole_game(game_id: str, names: list[str]) -> Table:
    """Return a game that sensible players, or else random ones, have played to its end; the same each time."""
    table, chance = Table(), random.Random(3)
    table.new(game_id, names, {}, 0, "device", "0" * 32)
    decide = player("sensible" if part(game_id, "model") or part(game_id, "decision") else "random", game_id)
    while not table.over:
        for action in decide(table, chance):
            table.do(action)
    return table


def _random(table: Table, chance: random.Random) -> list[dict]:
    action = random_play.move(table, chance)
    if action is None:
        raise ValueError(f"random play finds nothing to do in phase {table.phase}")
    return [action]
