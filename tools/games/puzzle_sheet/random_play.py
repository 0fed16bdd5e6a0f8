"""Random games of Puzzle Sheet: on `pad` the tallies are not listed."""

from random import Random


def choose(listed: list, state: dict, chance: Random) -> dict | None:
    """Return a listed action; in a tally what the next player may have."""
    if listed or state["phase"] != "tally":
        return chance.choice(listed) if listed else None
    side = chance.randrange(3)
    return {"type": "tally", "player": state["to_move"], "height": side, "width": side, "unshaded": chance.randrange(9)}
