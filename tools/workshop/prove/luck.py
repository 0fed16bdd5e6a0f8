"""Luck is centred: over many games its mean is 0 for each kind of roll, so that none is called lucky or unlucky.

Each case is a game of each kind, of any number of players, and every roll of it counts. The generator that throws the
dice also chooses what is played, before it throws; luck is 0 on average whatever that choice is, so play that wanders
off is as fair a test, and sees more positions. What one roll brought does not move the mean of the next: the standard
error is that of independent values.
"""

import random
from collections.abc import Callable
from math import sqrt
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


class Mean:
    """Of values that come one by one."""

    def __init__(self):
        self.count = 0
        self.sum = self.squares = 0.0

    def add(self, value: float) -> None:
        """One more."""
        self.count += 1
        self.sum += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """Their mean."""
        return self.sum / self.count

    @property
    def error(self) -> float:
        """The standard error of that."""
        return sqrt(max(0.0, self.squares / self.count - self.mean**2) / self.count)

    def words(self) -> str:
        """In a line."""
        return f"mean {self.mean:+.4f} points, standard error {self.error:.4f}, {self.count:,} rolls"


def run(chance: random.Random, until: Callable[[], bool]) -> Found:
    """Play until `until()`."""
    found = Found()
    means: dict[str, Mean] = {}
    while not until():
        for game_id in centred():
            for kind, luck in play(game_id, chance):
                means.setdefault(f"{game_id} {kind}", Mean()).add(luck)
            found.count(f"games of {game_id}")
    for name, each in sorted(means.items()):
        print(f"    {name}: {each.words()}")
        if abs(each.mean) > ERRORS * each.error + ROUNDING:
            found.failures.append((f"the luck of {name} is not centred", [each.words()]))
    return found
