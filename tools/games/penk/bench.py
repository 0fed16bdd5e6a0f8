"""What the bench measures of Penk!: a position from which a whole turn can be walked."""

from random import Random

from shared_rules.table.table import Table

ACTIONS_IN_MIDDLE = 60


def is_mid_turn(table: Table) -> bool:
    """Six dice on the table and a reroll left."""
    return table.game.dice is not None and table.game.rolls_left > 0


def choose(listed: list, chance: Random) -> dict:
    """Small marks first, so that the game does not end early."""
    if listed[0]["type"] == "reroll":
        if chance.randrange(2):
            return {"type": "reroll", "at": sorted(chance.sample(range(6), 1 + chance.randrange(5)))}
        listed = listed[1:]
    fewest = min(len(action.get("cells", ())) for action in listed)
    return chance.choice([action for action in listed if len(action.get("cells", ())) == fewest])
