"""What every game owes whose rules advise: legal choices, the best first, each once; thinking changes nothing."""

import copy

import pytest

from shared_rules import registry
from shared_rules.advice import finish
from tests.shared_rules.advised import positions
from tools.games import random_play

ADVISING = [line[0] for line in registry.GAMES if registry.rules_of(line).ADVISES]
MOST = 40
"""Actions of a random game before which advice is asked."""
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


def thought_about(table, also):
    """The advice for the player to move, after a look at it."""
    game, think = table.game, registry.advice(table.game.ID).think
    before = frozen(game)
    found = finish(think(game, game.to_move, also))
    assert frozen(game) == before, "thinking changes the game"
    values = [choice.value() for choice in found]
    assert values == [choice.value() for choice in finish(think(game, game.to_move, also))]
    for choice in found:
        game.check(choice.action)
        assert "dice" not in choice.action
        assert choice.about is None or isinstance(choice.about, int)
        assert choice.exact is None or 0 <= choice.exact[0] <= choice.exact[1]
        assert choice.about is not None or choice.exact
    abouts = [choice.about for choice in found if choice.about is not None]
    assert abouts[:1] == sorted(abouts, reverse=True)[:1]
    goals = [(choice.action, choice.goal) for choice in found]  # Block Buster's differ in their goals
    assert all(goals.count(goal) == 1 for goal in goals)
    if also is None:
        assert abouts == sorted(abouts, reverse=True)
        assert values[:3] == table.advise()
    else:
        assert also in [choice.action for choice in found]
    return found


def asked_for(table, chance):
    """A random action as a player may take it, complete but for its dice."""
    action = random_play.move(table, chance)
    return {key: action[key] for key in action if key != "dice"} if action else None


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", ADVISING)
def test_choices_can_be_played_and_come_best_first_each_once_and_thinking_changes_nothing(game, seed):
    for table, chance in positions(game, f"{game} {seed}", most=MOST):
        if table.to_move is None:
            continue
        also = asked_for(table, chance) if chance.random() < 0.5 else None
        found = thought_about(table, also)
        assert found or table.phase in ("tally", "over")
