"""Random games of Shape Cards: all combinations of its variants."""

from itertools import combinations
from random import Random

from shared_rules.shape_cards.options import FLAGS

SETUPS = tuple((2, {"variant": list(flags)}) for count in range(len(FLAGS) + 1) for flags in combinations(FLAGS, count))

EARLIEST_END = 60
"""Turns before which no random player calls the end of a game of extreme: both would have to agree."""


def choose(listed: list, state: dict, chance: Random) -> dict | None:
    """One of the listed actions."""
    if state["turn"] < EARLIEST_END:
        listed = [action for action in listed if action["type"] != "end"]
    return chance.choice(listed) if listed else None
