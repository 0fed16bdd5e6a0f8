"""A game in full swing, played on the simulated handheld at the desk, for the bench to find in flash."""

import random
from typing import Any

from host_sim.handheld import SimulatedHandheld

PLAYERS = ("Wilhelm", "Wendelin", "Winifred", "Waldemar")
SEED = "bench"


def middle_of_a_game(board_name, folder, actions):
    """Put a four-player Penk! into `folder` (what lies in flash), stopped after at least `actions` actions with six dice on the table
    and a reroll left. Returns the text of its record."""
    handheld = SimulatedHandheld(board_name, folder, SEED)
    handheld.power_on()
    handheld.run(200)
    app: Any = handheld.app
    app.new_game("penk", list(PLAYERS), [0, 1, 2, 3], seed="0123456789abcdef" * 2)
    play_sensibly(app, actions)
    app.play()
    handheld.run(3000)
    record = app.table.save()
    handheld.power_off()
    return record


def play_sensibly(app, actions):
    """Let the app do that many actions, small marks first so that the game does not end early, then stop at dice that can be rerolled."""
    dice = random.Random(1)
    while len(app.table.entries()) < actions or app.table.game.dice is None or app.table.game.rolls_left < 1:
        app.act(_choice(app.table.legal(), dice))


def _choice(legal, dice):
    first = legal[0]
    if first["type"] == "roll":
        return first
    if first["type"] == "reroll":
        if dice.randrange(2):
            return {"type": "reroll", "at": sorted(dice.sample(range(6), 1 + dice.randrange(5)))}
        legal = legal[1:]
    fewest = min(len(action.get("cells", ())) for action in legal)
    return dice.choice([action for action in legal if len(action.get("cells", ())) == fewest])
