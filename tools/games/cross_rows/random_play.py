"""Random games of Cross Rows."""

import random

from shared_rules.everybody_acts import REST


def choose(listed: list, state: dict, chance: random.Random) -> dict | None:
    """Any answer of the player to move, so that nobody answers for the other side of a duel; `rest` by the last one."""
    own = [action for action in listed if action.get("player", state["to_move"]) == state["to_move"]]
    if (state["answered"] or [False]).count(False) > 1:
        own = [action for action in own if action["type"] != REST]
    return chance.choice(own) if own else None
