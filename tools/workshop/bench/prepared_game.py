"""Games in full swing, played on the simulated handheld at the desk, for the bench to find in flash."""

import random
from typing import Any

from host_sim.handheld import SimulatedHandheld
from shared_rules import registry
from tools.games import part, random_play

NAMES = ("Wilhelm", "Wendelin", "Winifred", "Waldemar")
SEED = "bench"

# A player who wants a long game does these only when there seems to be nothing else.
_TRIES = 20
_ENDINGS = ("stop", "pass", "finish", "end", "clear")


def middle_of_a_game(board_name, folder, game, actions, options=None, level="", coach=0):
    """Put a game of four players, or as many as it takes, into `folder` (what lies in flash), stopped after about that
    many actions. Returns the text of its record. level: of rivals in all seats; "": people play;
    coach: see RunningGame.
    """
    handheld = SimulatedHandheld(board_name, folder, SEED)
    handheld.power_on()
    handheld.run(200)
    app: Any = handheld.app
    names = list(NAMES[: min(len(NAMES), {line[0]: line[4] for line in registry.GAMES}[game])])
    levels = [level] * len(names)
    app.game.new(game, names, list(range(len(names))), options, seed="0123456789abcdef" * 2, levels=levels, coach=coach)
    dice = random.Random(1)
    own = part(game, "bench")
    is_mid_turn = getattr(own, "is_mid_turn", lambda table: True)
    while not app.game.table.over and (len(app.game.table.entries()) < actions or not is_mid_turn(app.game.table)):
        app.act(_choice(own, app.game.table, dice))
    app.game.show_phase()
    handheld.run(3000)
    record = app.game.table.save()
    handheld.power_off()
    return record


def _choice(own, table, chance):
    if own is not None and hasattr(own, "choose"):
        return own.choose(list(table.legal()), chance)
    for _ in range(_TRIES):
        action = random_play.move(table, chance)
        if action is None or action["type"] not in _ENDINGS:
            return action
    return action
