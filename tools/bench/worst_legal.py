"""Positions with long lists of legal actions, found by playing at the desk: what asking for legal actions costs at
worst.
"""

import random

from tools.games import part, random_play

_GAMES = 20
_STEPS = 200


def worst_record(game: str) -> tuple[str, str]:
    """(record, remark): a game of this kind stopped where it has the most legal actions."""
    own = part(game, "bench")
    if own is not None and hasattr(own, "worst_record"):
        return own.worst_record()
    most, record = 0, ""
    for number in range(_GAMES):
        chance = random.Random(number)
        table = random_play.begin(game, chance, getattr(own, "SETUPS", ()))
        for _ in range(_STEPS):
            count = len(list(table.legal()))
            if count > most:
                most, record = count, table.save()
            action = random_play.move(table, chance)
            if action is None:
                break
            table.do(action)
    return record, f"most of {_GAMES} random games"
