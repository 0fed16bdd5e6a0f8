"""What holds for the advice of any game, asked of one position after the other of random games."""

import copy
import json
import random

from shared_rules import registry
from shared_rules.advice import finish
from tools.device.wasm import runtime, transcript_runner
from tools.games import random_play

KNOWN_CACHES = ("_placements",)
"""Attributes in which a part of a game keeps what it worked out; they tell nothing of the position."""


def frozen(game):
    """All that makes the position, for comparing."""
    return {
        key: copy.deepcopy(without_caches(value) if hasattr(value, "__dict__") else value)
        for key, value in vars(game).items()
    }


def without_caches(part):
    """The attributes of a part of the game."""
    return {key: value for key, value in vars(part).items() if key not in KNOWN_CACHES}


def positions(game_id, seed, setups=(), most=60):
    """(table, random generator) before each action of a random game."""
    chance = random.Random(seed)
    table = random_play.begin(game_id, chance, setups)
    for _ in range(most):
        yield table, chance
        action = random_play.move(table, chance)
        if action is None:
            return
        table.do(action)


def thought_about(table, also=None):
    """The advice for the player to move, after a look at it: the game is as before at every pause, each action is
    legal and complete, the same is thought again, the best comes first, and `also` is there."""
    game = table.game
    before = frozen(game)
    think = registry.advice(game.ID).think
    thinking = think(game, game.to_move, also)
    while True:
        try:
            assert next(thinking) is None
        except StopIteration as end:
            found = end.value
            break
        assert vars(game).keys() == before.keys()
    assert frozen(game) == before
    for choice in found:
        game.check(choice.action)
        assert choice.about is None or isinstance(choice.about, int)
        if choice.exact:
            assert 0 <= choice.exact[0] <= choice.exact[1]
    told = [choice.value() for choice in found]
    assert told == [choice.value() for choice in finish(think(game, game.to_move, also))]
    actions = [choice.action for choice in found]
    goals = [(choice.action, choice.goal) for choice in found]  # Block Buster's differ in their goals
    assert all(goals.count(goal) == 1 for goal in goals)
    if also is not None:
        assert also in actions
    return found


def asked_for(table, chance):
    """A random action as a player may take it, complete but for its dice."""
    action = random_play.move(table, chance)
    action.pop("dice", None)
    return action


def requests(game_id, seed, setups=(), most=40):
    """Requests of the table protocol that open the positions of a random game and ask for advice in each."""
    lines = []
    for table, _chance in positions(game_id, seed, setups, most):
        for request in ({"op": "load", "save": table.save()}, {"op": "advise"}):
            lines.append(json.dumps(request).encode())
    return lines


def replies(talk):
    """The replies of this Python."""
    return [reply.encode() for reply in transcript_runner.replies(talk)]


def on_micropython(talks):
    """The replies of MicroPython in WebAssembly."""
    return runtime.run_transcripts(talks)
