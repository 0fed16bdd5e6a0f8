"""A rival's choice from the advice of its game."""

import hashlib

LEVELS = ("gentle", "keen", "sharp")

# For each level but sharp: how many of 256 numbers select each rank, and by how many times `close` a choice may be
# worse than the best. The first rank gets the rest.
_RANKS = {"gentle": ((64, 64, 64), 3), "keen": ((80, 24), 1)}


def choose(advice: list, level: str, commitment: str, number: int, close: int):
    """Return the Advice that a rival of this level takes of a list, best first and not empty.

    Sharp takes the first. The others draw a rank (_RANKS) from the SHA-256 of commitment and number of actions in
    force, so that undo, redo and other runtimes repeat the choice. If fewer are close enough (Game.CLOSE), they take
    the last that is.
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
