"""Positions of random games, of which advice is asked."""

import random

from tools.games import random_play


def positions(game_id, seed, setups=(), most=60):
    """(table, random generator) before each action of a random game."""
    chance = random.Random(seed)
    table = random_play.begin(game_id, chance, setups)
    for _ in range(most):
        yield table, chance
        action = random_play.move(table, chance)
        if action is None:
            return
        table.do(action)
