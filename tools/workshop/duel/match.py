"""Many games of the same players, and what came of them."""

import math
import os
import random
import statistics
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from shared_rules.table.table import Table
from tools.games import part
from tools.workshop.duel.players import player

MOST_ACTIONS = 5000
"""A longer game counts as unfinished, and as shared."""
Z = 1.96  # of an interval of 95 %


class Pairing(NamedTuple):
    """Who plays what. The first player has one seat, the second one all others."""

    game: str
    first: str
    second: str | None
    players: int
    options: dict
    seed: int


class Played(NamedTuple):
    """One game: the first player's share of the win (1 alone, a part of it with others), the scores of the first player
    and of the others on average, and whether it ended.
    """

    share: float
    own: float
    others: float
    finished: bool


def play(pairing: Pairing, number: int) -> Played:
    """Play game `number`: as many games in a row as there are seats have the same dice and openings, with the first
    player in each seat; then the next player starts.
    """
    count = pairing.players
    seat, start = number % count, number // count % count
    chance = random.Random(f"{pairing.seed} {pairing.game} {number // count}")
    seed = f"{chance.getrandbits(128):032x}"
    table = Table()
    table.new(pairing.game, _names(count), pairing.options, start, "device", seed)
    first = player(pairing.first, pairing.game)
    others = player(pairing.second, pairing.game) if pairing.second else first
    opener = player("random", pairing.game)
    opening = getattr(part(pairing.game, "decision"), "OPENING", 0)
    done = 0
    while not table.over and done < MOST_ACTIONS:
        chooses = opener if done < opening else first if table.to_move == seat else others
        for action in chooses(table, chance):
            if not table.over:
                table.do(action)
        done += 1
    game = table.game
    scores = [score or 0 for score in game.scores()]
    share = 1 / count
    if table.over and game.winners:
        sides = len(game.winners) // (1 if game.partner(seat) is None else 2)  # partners win together
        share = 1 / sides if seat in game.winners else 0
    own = scores.pop(seat)
    return Played(share, own, statistics.mean(scores or [own]), table.over)


def _names(count: int) -> list[str]:
    return [f"P{number}" for number in range(1, count + 1)]


def _play_some(pairing: Pairing, numbers: range) -> list[Played]:
    return [play(pairing, number) for number in numbers]


def play_all(pairing: Pairing, games: int, jobs: int | None = None) -> list[Played]:
    """Play games in as many processes as `jobs` says; None: one for each core."""
    # A refusal comes here, because it cannot come out of another process.
    Table().new(pairing.game, _names(pairing.players), pairing.options, 0, "device", "0" * 32)
    for name in (pairing.first, pairing.second):
        if name:
            player(name, pairing.game)
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        return _play_some(pairing, range(games))
    # Whole rounds of seats, so that a process plays what belongs together.
    size = pairing.players * max(1, games // (8 * jobs * pairing.players))
    parts = [range(start, min(start + size, games)) for start in range(0, games, size)]
    with ProcessPoolExecutor(jobs) as workers:
        return [one for some in workers.map(_play_some, [pairing] * len(parts), parts) for one in some]


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return the interval of 95 % of a share that was seen in so many games, by Wilson."""
    middle = share + Z * Z / (2 * games)
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return (middle - half) / (1 + Z * Z / games), (middle + half) / (1 + Z * Z / games)


def interval(values: list) -> float:
    """Return half of the interval of 95 % of a mean."""
    return Z * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf


def report(pairing: Pairing, found: list[Played]) -> str:
    """Return the results in a few lines."""
    games = len(found)
    own = [one.own for one in found]
    lines = []
    if pairing.second:
        share = statistics.mean([one.share for one in found])
        low, high = wilson(share, games)
        lines.append(
            f"{pairing.game}, {pairing.players} players, {games} games: {pairing.first} wins {share:.1%} "
            f"[{low:.1%}, {high:.1%}] against {pairing.second}"
        )
        others = statistics.mean([one.others for one in found])
        lines.append(f"  mean scores {statistics.mean(own):.1f} : {others:.1f}")
    else:
        lines.append(
            f"{pairing.game}, {pairing.first} alone, {games} games: mean score {statistics.mean(own):.1f} "
            f"+- {interval(own):.1f}"
        )
    lines.append(f"  unfinished: {games - sum([one.finished for one in found])}")
    return "\n".join(lines)
