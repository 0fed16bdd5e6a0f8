"""The chance of a goal by counting every roll of every set of dice that may be kept: slow and plain."""

from itertools import combinations, combinations_with_replacement
from math import factorial


def ways(roll):
    """In how many orders the dice of a sorted roll can fall."""
    found = factorial(len(roll))
    for face in set(roll):
        found //= factorial(roll.count(face))
    return found


def chances(dice, reached, rolls):
    """{sorted faces kept: cases of 6 ** (dice * rolls)} in which the goal is reached, if from then on the best dice for
    it are kept; reached(sorted faces of all dice)."""
    faces = range(1, 7)
    best = {roll: int(reached(roll)) for roll in combinations_with_replacement(faces, dice)}
    kept = {}
    for _ in range(rolls):
        for size in range(dice):
            for part in combinations_with_replacement(faces, size):
                rest = combinations_with_replacement(faces, dice - size)
                cases = sum(ways(roll) * best[tuple(sorted(part + roll))] for roll in rest)
                kept[part] = cases * 6**size
        best = {
            roll: max(
                [value * 6**dice, *(kept[part] for size in range(dice) for part in set(combinations(roll, size)))]
            )
            for roll, value in best.items()
        }
    return kept
