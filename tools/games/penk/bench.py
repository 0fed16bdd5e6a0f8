"""What the bench measures of Penk!: the worst roll, and a position from which a whole turn can be walked."""

from itertools import combinations_with_replacement
from random import Random

from shared_rules.table.table import Table

ACTIONS_IN_MIDDLE = 60
_SEED = "00" * 16


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


def worst_record() -> tuple[str, str]:
    """(record, remark) of the roll that has the most legal actions."""
    most, record, worst = 0, "", ()
    for dice in combinations_with_replacement(range(1, 7), 6):
        table = Table()
        table.new("penk", ["A", "B"], None, 0, "table", _SEED)
        table.do({"type": "roll", "dice": list(dice)})
        count = len(list(table.legal()))
        if count > most:
            most, record, worst = count, table.save(), dice
    return record, "roll " + " ".join("!" if face == 6 else str(face) for face in worst)
