"""What is kept permanently of a game's seed and hidden cards: who chose the seed, and who saw what.

It is in the game's side file: `seed_from` and `seen`.
"""

COMPUTER, SAVE, TEST = "computer", "save", "test"
"""Who chose the seed, where this handheld did not draw it."""
SEED, CARDS, COPY = "seed", "cards", "copy"
"""What somebody saw of a game that could go on."""

_ORIGINS = {
    COMPUTER: "The seed was chosen by a computer.",
    SAVE: "The seed came with a saved game.",
    TEST: "The dice were test dice: their seed is known.",
}
_SEEN = {
    SEED: "A computer saw the seed while the game could continue.",
    CARDS: "A computer saw hidden cards.",
    COPY: "A copy of this game was made while it could continue.",
}


def seen_in(side: dict) -> list:
    """What was seen, as a game's side file says, whatever is there."""
    seen = side.get("seen")
    return [what for what in (SEED, CARDS, COPY) if isinstance(seen, list) and what in seen]


def part_of(side: dict) -> dict:
    """What of a side file, or of a link, is about this, whatever else is there; {} where there is nothing."""
    origin, seen = side.get("seed_from"), seen_in(side)
    part: dict = {"seed_from": origin} if isinstance(origin, str) and origin in _ORIGINS else {}
    if seen:
        part["seen"] = seen
    return part


def sentences(side: dict) -> list:
    """The same in sentences for players; none of a game whose seed this handheld drew and nobody saw."""
    part = part_of(side)
    found = [_ORIGINS[part["seed_from"]]] if "seed_from" in part else []
    return found + [_SEEN[what] for what in part.get("seen", ())]
