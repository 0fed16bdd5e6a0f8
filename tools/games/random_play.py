"""Random games of any registered game, for tests and measurements.

A game may have in `tools/games/<id>/random_play.py` `SETUPS`, a tuple of (players, options), and `choose(listed, state,
chance)`, which returns an action, complete but for dice, or None if the game is over.
"""

import random
from collections.abc import Iterator, Sequence

from shared_rules import registry
from shared_rules.game import Illegal
from shared_rules.roll_and_hold import RollAndHold
from shared_rules.table.table import Table
from tools.games import part

NAMES = ["Ann", "Björn", "Chloé 2", "\U0001f3b2 Dora", "Eve", "Finn"]


def setup(game_id: str, chance: random.Random, setups: Sequence = ()) -> dict:
    """Return the values of a random `new` request of the table protocol. setups: instead of those of the game."""
    fewest, most = next(line[3:] for line in registry.GAMES if line[0] == game_id)
    own = part(game_id, "random_play")
    setups = setups or getattr(own, "SETUPS", [(players, {}) for players in range(fewest, most + 1)])
    players, options = chance.choice(setups)
    return {
        "game": game_id,
        "players": NAMES[:players],
        "options": options,
        "first": chance.choice([None, *range(players)]),
        "dice": chance.choice(["device", "table"]),
        "seed": f"{chance.getrandbits(128):032x}",
    }


def begin(game_id: str, chance: random.Random, setups: Sequence = ()) -> Table:
    """Return a table with a random game; see setup()."""
    values = setup(game_id, chance, setups)
    table = Table()
    names = ("game", "players", "options", "first", "dice", "seed")
    table.new(*[values[name] for name in names])
    return table


def move(table: Table, chance: random.Random) -> dict | None:
    """Return a random action with all that `do` needs; None if the game is over."""
    listed = list(table.legal())
    choose = getattr(part(table.game.ID, "random_play"), "choose", None)
    if choose:
        action = choose(listed, table.state(), chance)
    else:
        action = chance.choice(listed) if listed else None
        if isinstance(table.game, RollAndHold) and action and action["type"] == "reroll":
            dice = range(table.game.DICE)
            action = {**action, "at": sorted(chance.sample(dice, chance.randint(1, len(dice))))}
    if action is None:
        return None
    try:
        rolls = table.game.check(action)
    except Illegal as refusal:
        raise ValueError(
            f"{action} is refused: {refusal} legal() must list only what can be done; what it leaves out of an action, "
            f"choose() in tools/games/{table.game.ID}/random_play.py adds"
        ) from refusal
    if table.dice_from == "device":
        return action
    dice = [chance.randint(1, faces) for faces in rolls]
    return {**action, "dice": dice} if dice else action


def played(table: Table, chance: random.Random, most: int) -> Iterator[tuple[dict, list]]:
    """Do random actions until the game is over, `most` at most; gives each with its events."""
    for _ in range(most):
        action = move(table, chance)
        if action is None:
            return
        yield action, table.do(action)
