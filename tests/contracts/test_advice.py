"""What every game owes whose rules advise."""

import json
import random

import pytest

from shared_rules import registry
from shared_rules.advice import best_choices, finish
from shared_rules.text.canonical_json import write
from tools.games import random_play

ADVISING = [line[0] for line in registry.GAMES if registry.rules_of(line).ADVISES]
MOMENTS = 12


def moments(game):
    """Tables of random games, in which somebody is to move."""
    chance = random.Random(f"advice {game}")
    found = 0
    table = None
    while found < MOMENTS:
        if table is None or table.over:
            table = random_play.begin(game, chance)
        if table.to_move is not None and chance.random() < 0.15:
            found += 1
            yield table, chance
        action = random_play.move(table, chance)
        if action is not None:
            table.do(action)


def choices_of(table):
    return write([choice.value() for choice in finish(advice_of(table).think(table.game, table.to_move))])


def advice_of(table):
    return registry.advice(table.game.ID)


@pytest.mark.parametrize("game", ADVISING)
def test_choices_can_be_played_and_come_best_first_each_once(game):
    for table, _chance in moments(game):
        found = finish(advice_of(table).think(table.game, table.to_move))
        assert found
        for choice in found:
            table.game.check(choice.action)
            assert "dice" not in choice.action
            assert choice.exact is None or 0 <= choice.exact[0] <= choice.exact[1]
        abouts = [choice.about for choice in found if choice.about is not None]
        assert abouts == sorted(abouts, reverse=True)
        assert len({write([choice.action, choice.goal]) for choice in found}) == len(found)
        assert all(choice.about is not None or choice.exact for choice in found)


@pytest.mark.parametrize("game", ADVISING)
def test_thinking_changes_nothing_and_gives_the_same_again(game):
    for table, _chance in moments(game):
        before = write([table.state(seat) for seat in range(table.game.players)])
        first = choices_of(table)
        assert choices_of(table) == first
        assert write([table.state(seat) for seat in range(table.game.players)]) == before
        assert json.loads(first)[:3] == json.loads(write(table.advise()))


@pytest.mark.parametrize("game", ADVISING)
def test_the_action_that_was_done_is_rated_too(game):
    for table, chance in moments(game):
        action = random_play.move(table, chance)
        if action is None:
            continue
        also = {key: action[key] for key in action if key != "dice"}
        found = finish(advice_of(table).think(table.game, table.to_move, also))
        assert [write(choice.action) for choice in found].count(write(also)) >= 1, also


@pytest.mark.parametrize("game", ADVISING)
def test_it_pauses_while_it_thinks_and_tells_three_at_most(game):
    for table, _chance in moments(game):
        found = list(best_choices(table.game))
        choices = [choice for choice in found if choice]
        assert found[-len(choices) :] == choices and 1 <= len(choices) <= 3
