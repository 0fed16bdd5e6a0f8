"""What a rival of a level does with the advice of its game."""

import hashlib

LEVELS = ("gentle", "keen", "sharp")

# For each level but sharp: how many of 256 numbers give each rank, and how many times `close` a choice may be worse
# than the best. The first rank takes what is over.
_RANKS = {"gentle": ((64, 64, 64), 3), "keen": ((80, 24), 1)}


def choose(advice: list, level: str, commitment: str, number: int, close: int):
    """The Advice that a rival of this level takes of those given, best first and not empty; number: the actions in
    force; close: a game's CLOSE.

    Sharp takes the first. The others draw a rank from the SHA-256 of commitment and number, so that undo and redo and
    another runtime meet the same choice and the dice are not touched: keen the first in 152 of 256 cases, the second
    in 80, the third in 24; gentle each of the first four alike. Where there are not so many, or `about` tells that
    they are worse than the best by more than `close` for keen, three times that for gentle, it takes the last that is
    not.
    """
    if level == "sharp":
        return advice[0]
    ranks, times = _RANKS[level]
    drawn = hashlib.sha256(commitment.encode() + number.to_bytes(4, "big")).digest()[0]
    rank = 0
    for at in range(len(ranks)):
        if drawn < sum(ranks[: at + 1]):
            rank = at + 1
            break
    last = 0
    for at in range(1, min(rank + 1, len(advice))):
        if advice[at].about is not None and advice[0].about - advice[at].about > times * close:
            break
        last = at
    return advice[last]
