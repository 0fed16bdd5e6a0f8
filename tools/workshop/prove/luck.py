"""Luck is centred: over many games its mean is 0 for each kind of roll, so that none is called lucky or unlucky.

A case is a game of each kind. Luck is 0 on average whatever is chosen, so play that wanders off is as fair a test, and
sees more positions. What one roll brings does not move the mean of the next: the values are independent.
"""

import random
from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from shared_rules import registry
from shared_rules.advice import finish
from shared_rules.table.setup import new_setup
from tools.games.random_play import setup
from tools.owner.review.luck import centred
from tools.workshop.prove.trial import Found

NAME = "luck"
SHARE = 40
"""Games of each kind."""
ERRORS = 5
"""Standard errors that a mean of chance stays within but for once in two million."""
ROUNDING = 0.01
"""Points: figures are whole hundredths."""
_WANDERS = 4
"""One choice of so many is any of those the adviser lists, so that all kinds of positions come."""


def play(game_id: str, chance: random.Random) -> list[tuple[str, float]]:
    """(kind of roll, its luck in points) of each roll of a game that advisers play."""
    module: Any = registry.advice(game_id)
    kinds = centred()[game_id]
    game = new_setup(**setup(game_id, chance), entropy=None).start()
    game.open()
    found = []
    expected: tuple | None = None
    while game.phase != "over":
        choices = finish(module.think(game, game.to_move))
        if expected:
            found.append((expected[0], (choices[0].about - expected[1]) / 100))
        chosen = chance.choice(choices) if chance.randrange(_WANDERS) == 0 else choices[0]
        action = dict(chosen.action)
        expected = (action["type"], chosen.about) if action["type"] in kinds else None
        faces = game.check(action)
        if faces:
            action["dice"] = [chance.randint(1, each) for each in faces]
        game.apply(action)
    return found


def run(chance: random.Random, until: Callable[[], bool]) -> Found:
    """Play until `until()`."""
    found = Found()
    lucks: dict[str, list[float]] = {}
    while not until():
        for game_id in centred():
            for kind, luck in play(game_id, chance):
                lucks.setdefault(f"{game_id} {kind}", []).append(luck)
            found.count(f"games of {game_id}")
    for name, values in sorted(lucks.items()):
        mean, error = fmean(values), stdev(values) / sqrt(len(values))
        words = f"mean {mean:+.4f} points, standard error {error:.4f}, {len(values):,} rolls"
        print(f"    {name}: {words}")
        if abs(mean) > ERRORS * error + ROUNDING:
            found.failures.append((f"the luck of {name} is not centred", [words]))
    return found
