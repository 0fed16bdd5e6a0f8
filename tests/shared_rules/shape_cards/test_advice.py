"""Advice for Shape Cards: blind, and no worse than what anybody sees."""

import copy

import pytest

from shared_rules.advice import finish
from shared_rules.shape_cards import advice
from tests.shared_rules import advised
from tests.shared_rules.shape_cards.play import CROSS, Play
from tools.games.shape_cards.random_play import SETUPS
from tools.workshop.duel.match import Pairing, play


class Poisoned(list):
    """Hidden cards: how many there are may be asked, which ones not."""

    def _refuse(self, *_):
        raise AssertionError("a hidden card was looked at")

    __iter__ = __getitem__ = __contains__ = __eq__ = __add__ = __radd__ = __reversed__ = _refuse
    index = count = copy = sort = _refuse


def best(game):
    return finish(advice.think(game, game.to_move))[0]


@pytest.mark.parametrize("number", [at for at in range(len(SETUPS)) if "expert" in SETUPS[at][1]["variant"]])
def test_hidden_cards_are_never_looked_at(number):
    phases = set()
    for table, _chance in advised.positions("shape_cards", number + 100, [SETUPS[number]], most=120):
        game = table.game
        if table.to_move is None:
            continue
        seat = game.to_move
        hands, deck = list(game.cards.hands), game.cards.deck
        game.cards.hands[1 - seat] = Poisoned(hands[1 - seat])
        game.cards.deck = Poisoned(deck)
        found = finish(advice.think(game, seat))
        game.cards.hands[:], game.cards.deck = hands, deck
        assert [choice.value() for choice in found] == [choice.value() for choice in finish(advice.think(game, seat))]
        phases.add(game.phase)
    assert {"play", "answer"} <= phases


def test_nobody_else_is_advised():
    game = Play().table.game
    assert finish(advice.think(game, 1 - game.to_move)) == []


def test_a_card_that_wins_is_declared_and_nothing_else_is_told():
    play = Play(hands=((1, 2), (3, 4)))
    play.table.game.cards.hands[0] = [1]
    play.lay([".y..", "yyg.", ".g..", "...."])
    found = finish(advice.think(play.table.game, 0))
    assert [choice.action for choice in found] == [{"type": "declare", "card": 1, "cells": CROSS}]


@pytest.mark.parametrize("hand", [[3], [3, 4]])
def test_a_card_that_the_other_would_complete_next_is_stopped(hand):
    play = Play(hands=((1, 2), (3, 4)))
    game = play.table.game
    game.cards.hands[0], game.cards.hands[1] = hand, [1]
    play.lay([".b..", "bbg.", "....", "y..y"])
    action = best(game).action
    assert action == {"type": "own", "at": [3, 2]}


def test_the_dice_of_a_contest_are_averaged():
    """`about` of an action that rolls is the mean over all rolls of the best `about` after the roll."""
    checked = 0
    for seed in range(6):
        for table, _chance in advised.positions("shape_cards", seed, [(2, {"variant": ["revenge"]})], most=40):
            if table.phase != "answer":
                continue
            seat, total = table.to_move, 0
            found = finish(advice.think(table.game, seat))
            contest = next(choice for choice in found if choice.action["type"] == "contest")
            action, text = {"type": "contest"}, table.save()
            for first in range(1, 7):
                for second in range(1, 7):
                    after = after_roll(table, action, [first, second])
                    value = best(after).about
                    total += value if after.to_move == seat else -value
            assert table.save() == text
            assert abs(contest.about - total / 36) <= 1.5
            checked += 1
            break
    assert checked > 3


def after_roll(table, action, dice):
    """The game after an action with these dice."""
    game = copy.deepcopy(table.game)
    game.apply({**action, "dice": dice})
    return game


def test_the_chance_that_a_contest_blocks_is_exact():
    play = Play()
    play.do("own", at=[2, 2])
    contest = next(choice for choice in finish(advice.think(play.table.game, 1)) if choice.goal)
    blocked = sum(first < second for first in range(6) for second in range(6))
    assert (contest.goal, contest.exact) == ("block the field", (5, 12))
    assert blocked * contest.exact[1] == 36 * contest.exact[0]


@pytest.mark.parametrize("flags", [[], ["thief"], ["extreme"], ["expert"], ["revenge"]])
def test_the_rival_beats_the_sensible_player(flags):
    pairing = Pairing("shape_cards", "sharp", "sensible", 2, {"variant": flags}, 5)
    games = [play(pairing, number) for number in range(12)]
    assert all(game.finished for game in games)
    assert sum(game.share for game in games) >= 10


@pytest.mark.parametrize("flags", [[], ["thief", "revenge"], ["expert", "extreme"]])
def test_two_rivals_come_to_an_end(flags):
    assert play(Pairing("shape_cards", "sharp", "sharp", 2, {"variant": flags}, 3), 0).finished
