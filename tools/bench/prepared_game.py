"""Games in full swing, played on the simulated handheld at the desk, for the bench to find in flash."""

import random
from typing import Any

from host_sim.handheld import SimulatedHandheld
from shared_rules import registry

NAMES = ("Wilhelm", "Wendelin", "Winifred", "Waldemar")
SEED = "bench"
# A player who wants a long game does these only when there is nothing else.
_ENDINGS = ("stop", "pass", "finish", "end", "clear")


def middle_of_a_game(board_name, folder, game, actions, options=None):
    """Put a game of four players, or as many as it takes, into `folder` (what lies in flash), stopped after about that many actions. Returns the
    text of its record."""
    handheld = SimulatedHandheld(board_name, folder, SEED)
    handheld.power_on()
    handheld.run(200)
    app: Any = handheld.app
    names = list(NAMES[: min(len(NAMES), registry.find(game).MOST)])
    app.new_game(game, names, list(range(len(names))), options, seed="0123456789abcdef" * 2)
    dice = random.Random(1)
    while not app.table.over and (len(app.table.entries()) < actions or not _is_mid_turn(app.table)):
        app.act(_choice(list(app.table.legal()), dice))
    app.play()
    handheld.run(3000)
    record = app.table.save()
    handheld.power_off()
    return record


def _is_mid_turn(table):
    """Penk!: six dice on the table and a reroll left. Other games: always."""
    return table.game.ID != "penk" or (table.game.dice is not None and table.game.rolls_left > 0)


def _choice(legal, dice):
    others = [action for action in legal if action["type"] not in _ENDINGS]
    if not others:
        return dice.choice(legal)
    if others[0]["type"] == "reroll":
        if dice.randrange(2):
            return {"type": "reroll", "at": sorted(dice.sample(range(6), 1 + dice.randrange(5)))}
        others = others[1:]
    # In Penk! small marks first, so that the game does not end early.
    fewest = min(len(action.get("cells", ())) for action in others)
    return dice.choice([action for action in others if len(action.get("cells", ())) == fewest])
