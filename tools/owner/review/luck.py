"""Luck and play in a game: what of a result came from the dice, and what from choices."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from shared_rules.review import Rated
from tools.games import of_games

IN_95 = 1.96
"""Standard errors on each side of a mean that hold 95 %."""
FEWEST_ROLLS = 20
"""Fewest rolls for an interval."""
FEWEST_GAMES = 5


def centred() -> dict[str, tuple[str, ...]]:
    """Return by game the rolls whose luck is fair: `dev.py prove luck` shows that its mean is 0."""
    return {game_id: part.CENTRED for game_id, part in of_games("luck")}


def rolls_of(game_id: str, rated: Iterable[Rated]) -> list[tuple[int, str, float]]:
    """Return (seat, kind of roll, luck in points) of each roll in force that counts: the value of the best choice after
    it less what was expected before it, by the same adviser.
    """
    found = []
    kinds = centred().get(game_id, ())
    expected: tuple | None = None
    for each in rated:
        if expected and expected[0] == each.seat and each.best is not None and each.best.about is not None:
            seat, kind, before = expected
            found.append((seat, kind, (each.best.about - before) / 100))
        expected = None
        played = each.played
        if played is not None and played.about is not None and played.action["type"] in kinds:
            expected = (each.seat, played.action["type"], played.about)
    return found


@dataclass
class Account:
    """A player's game in points. own: luck of the own rolls; rolls: their number; within: 95 % limit of own luck, None
    below FEWEST_ROLLS. result: over the mean of the others, alone the score; start: expected of it; luck and play:
    own less the mean of the others.
    """

    own: float
    rolls: int
    within: float | None
    result: float
    start: float
    luck: float
    play: float

    @property
    def rest(self) -> float:
        """Return what the estimate missed."""
        return self.result - self.start - self.luck - self.play

    @property
    def adjusted(self) -> float:
        """Return the result without luck."""
        return self.result - self.luck

    @property
    def unusual(self) -> bool:
        """Return True if fair dice bring such luck in fewer than one game of twenty."""
        return self.within is not None and abs(self.own) > self.within


def _over_the_others(values: Sequence[float], seat: int) -> float:
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - (sum(others) / len(others) if others else 0)


def start_of(rated: Sequence[Rated], players: int) -> list[float]:
    """Return the result that each player could expect at the start: of the adviser for one or two, 0 for more."""
    first = rated[0]
    if players > 2 or first.best is None or first.best.about is None:
        return [0.0] * players
    about = first.best.about / 100
    return [about if seat == first.seat else -about for seat in range(players)]


def accounts(game_id: str, rated: Sequence[Rated], scores: Sequence[int]) -> list[Account] | None:
    """Return an account for each player of a game that is over; None for one whose luck is not known to be fair."""
    if game_id not in centred() or not rated:
        return None
    players = len(scores)
    rolls = rolls_of(game_id, rated)
    lucks = [[luck for seat, _kind, luck in rolls if seat == player] for player in range(players)]
    own = [sum(each) for each in lucks]
    lost = [-sum(each.lost for each in rated if each.seat == player) / 100 for player in range(players)]
    start = start_of(rated, players)
    found = []
    for seat in range(players):
        count = len(lucks[seat])
        spread = IN_95 * sqrt(sum(luck * luck for luck in lucks[seat]))
        within = spread if count >= FEWEST_ROLLS else None
        result, luck, play = (_over_the_others(values, seat) for values in (scores, own, lost))
        found.append(Account(own[seat], count, within, result, start[seat], luck, play))
    return found


def mean_and_error(values: Sequence[float]) -> tuple[float, float | None]:
    """Return the mean and how far it may be off in 95 % of cases: 1.96 standard errors; None below FEWEST_GAMES."""
    error = None if len(values) < FEWEST_GAMES else IN_95 * stdev(values) / sqrt(len(values))
    return fmean(values), error
