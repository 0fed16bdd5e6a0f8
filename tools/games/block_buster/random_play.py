"""Random games of Block Buster: the squares that players have left are not listed."""

from random import Random

SETUPS = tuple(
    (players, {"variant": variant, "kinds": kinds})
    for variant, players in (
        ("standard", 2),
        ("standard", 3),
        ("standard", 4),
        ("two_colours", 2),
        ("official_two", 2),
        ("couple", 4),
    )
    for kinds in ("random", "enter")
)


def choose(listed: list, state: dict, chance: Random) -> dict | None:
    """One of the listed actions; when play has ended, the squares of a player who has blocks left and told none."""
    if listed or state["phase"] == "over":
        return chance.choice(listed) if listed else None
    for seat, blocks in enumerate(state["blocks_left"]):
        count = sum(blocks) if isinstance(blocks, list) else blocks
        if count and state["squares_left"][seat] is None:
            return {"type": "left", "player": seat, "squares": count + chance.randrange(20)}
    return None
