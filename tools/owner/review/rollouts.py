"""The coach's own error: `python -m tools.owner.review.rollouts penk`. Positions are played to their end many times
after each of the best choices, with the same dice for all.
"""

import argparse
import random
from collections.abc import Callable
from copy import deepcopy
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from shared_rules import registry
from shared_rules.advice import finish
from shared_rules.table.setup import new_setup
from tools.owner.review.luck import IN_95

_CHOICES = 3
_WANDERS = 4
"""One choice of so many is random while positions are sought."""


def _do(game: Any, action: dict, chance: random.Random) -> None:
    faces = game.check(action)
    game.apply({**action, "dice": [chance.randint(1, each) for each in faces]} if faces else action)


def _advised(game: Any) -> list:
    module: Any = registry.advice(game.ID)
    return finish(module.think(game, game.to_move))


def margin(game: Any, seat: int) -> int:
    """Return the lead over the best other player, alone the score, of a game that is over."""
    scores = game.scores()
    return scores[seat] - max([score for other, score in enumerate(scores) if other != seat], default=0)


def played_out(game: Any, action: dict, seed: int) -> int:
    """Return the margin of the player to move if the adviser plays to the end after this action."""
    game = deepcopy(game)
    seat = game.to_move
    chance = random.Random(seed)
    _do(game, action, chance)
    while game.phase != "over":
        _do(game, _advised(game)[0].action, chance)
    return margin(game, seat)


def positions(game_id: str, players: int, count: int, chance: random.Random) -> list:
    """Return (game, the best choices) of a position with more than one, for each game."""
    found = []
    while len(found) < count:
        names = [f"P{seat}" for seat in range(players)]
        seed = f"{chance.getrandbits(128):032x}"
        game: Any = new_setup(game_id, names, None, 0, "table", seed, None).start()
        game.open()
        seen = []
        while game.phase != "over":
            choices = _advised(game)
            if len(choices) > 1:
                seen.append((deepcopy(game), choices[:_CHOICES]))
            wanders = chance.randrange(_WANDERS) == 0
            _do(game, (chance.choice(choices) if wanders else choices[0]).action, chance)
        found.append(chance.choice(seen))
    return found


def measured(values: list[float]) -> str:
    """Return mean and 95 % interval in words."""
    error = IN_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):+.2f} points, 95 % within {error:.2f}"


def measure(game_id: str, players: int, count: int, games: int, seed: int, say: Callable[[str], None]) -> None:
    """Print by how much the first choice falls short of the best by rollouts, and how far `about` is from them.

    One half of the games of a choice finds the best one, the other half its value, and the other way round: else the
    luckiest would seem best. A position counts once, as its halves are not independent.
    """
    short, off = [], []
    for game, choices in positions(game_id, players, count, random.Random(f"{game_id} {seed}")):
        halves = []
        for choice in choices:
            ends = [played_out(game, choice.action, seed * games + number) for number in range(games)]
            halves.append((sum(ends[0::2]) / len(ends[0::2]), sum(ends[1::2]) / len(ends[1::2])))
            if choice is choices[0]:
                off.append(choice.about / 100 - sum(ends) / games)
        gained = 0.0
        for chooses, values in ((0, 1), (1, 0)):
            best = max(range(len(halves)), key=lambda at: halves[at][chooses])
            gained += halves[best][values] - halves[0][values]
        short.append(gained / 2)
    say(f"{game_id}, {players} players: {count} positions, {games} games after each of {_CHOICES} choices")
    say(f"the best by rollouts minus the coach's choice: {measured(short)}")
    say(f"about minus rollouts: {measured(off)}")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser("python -m tools.owner.review.rollouts", description=__doc__)
    parser.add_argument("game", choices=[line[0] for line in registry.GAMES])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    measure(chosen.game, chosen.players, chosen.positions, chosen.games, chosen.seed, print)


if __name__ == "__main__":
    main()
