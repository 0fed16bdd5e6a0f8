"""Random games of Block Buster: the squares that players have left are not listed."""

from random import Random

_PLAYERS = {"standard": (2, 3, 4), "two_colours": (2,), "official_two": (2,), "couple": (4,)}
SETUPS = tuple(
    (players, {"variant": variant, "kinds": kinds})
    for variant in _PLAYERS
    for players in _PLAYERS[variant]
    for kinds in ("random", "enter")
)


def choose(listed: list, state: dict, chance: Random) -> dict | None:
    """Return a listed action; after the end of play the squares of a player who has not reported them."""
    if listed or state["phase"] == "over":
        return chance.choice(listed) if listed else None
    for seat, blocks in enumerate(state["blocks_left"]):
        count = sum(blocks) if isinstance(blocks, list) else blocks
        if count and state["squares_left"][seat] is None:
            return {"type": "left", "player": seat, "squares": count + chance.randrange(20)}
    return None
