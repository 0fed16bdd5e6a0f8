"""Luck and play of a game: sums that must come out, and nothing said where there is too little."""

from types import SimpleNamespace

import pytest

from shared_rules.advice import Advice
from shared_rules.review import Rated
from tools.owner.review.luck import FEWEST_GAMES, FEWEST_ROLLS, accounts, mean_and_error, rolls_of

GAME = SimpleNamespace(turn=1)
MARK = {"type": "mark", "cells": [[1, 1]]}


def rolled(seat, about):
    """A first roll: nothing else could be done."""
    return Rated(0, seat, GAME, {"type": "roll"}, [Advice({"type": "roll"}, about)])


def chosen(seat, best, played):
    """A mark, and what would have been best."""
    other = Advice({"type": "eliminate", "column": 1}, best)
    return Rated(0, seat, GAME, MARK, [other, Advice(MARK, played)])


def turn(seat, before, best, played):
    return [rolled(seat, before), chosen(seat, best, played)]


def test_luck_is_what_the_best_choice_after_a_roll_is_worth_beyond_what_was_to_be_expected():
    reroll = {"type": "reroll", "at": [0]}
    rated = [
        rolled(0, 100),
        Rated(0, 0, GAME, reroll, [Advice(MARK, 350), Advice(reroll, 330)]),
        chosen(0, 180, 150),
        *turn(1, -20, -50, -50),
    ]
    assert rolls_of("penk", rated) == [(0, "roll", 2.5), (0, "reroll", -1.5), (1, "roll", -0.3)]


def test_a_roll_after_which_nothing_was_done_has_no_luck_yet():
    assert rolls_of("penk", [rolled(0, 100)]) == []
    assert rolls_of("penk", [rolled(0, 100), *turn(1, 0, 100, 100)]) == [(1, "roll", 1.0)]


def test_only_rolls_whose_luck_is_known_to_be_fair_count():
    assert rolls_of("shape_cards", turn(0, 100, 400, 400)) == []
    assert accounts("shape_cards", turn(0, 100, 400, 400), [2, 1]) is None


@pytest.mark.parametrize("scores", [[40, 31], [12], [40, 31, 20]])
def test_start_luck_play_and_rest_make_the_result(scores):
    rated = [*turn(0, 200, 500, 300), *(turn(1, -300, -350, -350) if len(scores) > 1 else [])]
    found = accounts("penk", rated, scores)
    for seat, account in enumerate(found):
        others = [score for other, score in enumerate(scores) if other != seat]
        assert account.result == scores[seat] - (sum(others) / len(others) if others else 0)
        assert account.start + account.luck + account.play + account.rest == pytest.approx(account.result)
        assert account.adjusted == pytest.approx(account.result - account.luck)
    assert found[0].own == 3.0 and found[0].rolls == 1


def test_of_two_what_one_gains_the_other_loses():
    one, other = accounts("penk", [*turn(0, 200, 500, 300), *turn(1, -300, -350, -400)], [40, 31])
    for name in ("result", "start", "luck", "play", "rest", "adjusted"):
        assert getattr(one, name) == pytest.approx(-getattr(other, name))
    assert (one.start, one.luck, one.play) == (2.0, 3.5, -1.5)


def test_few_rolls_carry_no_limits_and_no_mark():
    few = accounts("penk", turn(0, 0, 900, 900) * (FEWEST_ROLLS - 1), [9, 0])[0]
    assert few.within is None and not few.unusual
    enough = accounts("penk", turn(0, 0, 900, 900) * FEWEST_ROLLS, [9, 0])[0]
    assert enough.within == pytest.approx(1.96 * 9 * FEWEST_ROLLS**0.5) and enough.unusual
    usual = accounts("penk", [*turn(0, 0, 900, 900), *turn(0, 0, -900, -900)] * FEWEST_ROLLS, [9, 0])[0]
    assert usual.own == 0 and not usual.unusual


def test_the_mean_of_few_games_has_no_interval():
    assert mean_and_error([3.0] * (FEWEST_GAMES - 1)) == (3.0, None)
    mean, error = mean_and_error([1.0, 2.0, 3.0, 4.0, 5.0])
    assert mean == 3.0 and error == pytest.approx(1.96 * (2.5 / 5) ** 0.5)
