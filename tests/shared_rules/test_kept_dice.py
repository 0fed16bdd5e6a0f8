"""Sets of dice, and what comes of keeping some: against counting every roll."""

import random
from array import array
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product

import pytest

from shared_rules import kept_dice
from shared_rules.advice import finish


def counts(faces):
    return [0, *[faces.count(face) for face in range(1, 7)]]


def sets(dice):
    return list(combinations_with_replacement(range(1, 7), dice))


@pytest.mark.parametrize("dice", [5, 6])
def test_one_more_die_leads_to_the_set_with_it(dice):
    following = finish(kept_dice.one_more(dice))
    for size in range(dice):
        for faces in sets(size):
            for face in range(1, 7):
                at = kept_dice.number(counts(faces))
                assert following[face - 1][at] == kept_dice.number(counts((*faces, face)))


@pytest.mark.parametrize("dice", [1, 5, 6])
def test_sets_are_numbered_without_gaps_in_the_order_of_rolls(dice):
    found = [(kept_dice.number(each), list(each)) for each in kept_dice.rolls(dice)]
    assert [at for at, _counts in found] == list(range(kept_dice.FIRST[dice], kept_dice.FIRST[dice + 1]))
    assert sorted(each for _at, each in found) == sorted(counts(faces) for faces in sets(dice))


def test_what_is_kept_of_a_roll_is_every_smaller_set_once_and_told_by_places():
    for dice in ([1, 1, 1, 1, 1], [3, 3, 5, 6, 6, 6], [6, 2, 4, 1, 3, 5]):
        whole = kept_dice.kept(dice, [])
        found = [bytes(each) for each in kept_dice.within(whole)]
        subsets = [part for size in range(len(dice)) for part in combinations(dice, size)]
        assert sorted(found) == sorted({bytes(counts(part)) for part in subsets})
        assert len(set(found)) == len(found)
        for each in found:
            assert kept_dice.kept(dice, kept_dice.places(dice, each)) == each


def test_a_turn_is_the_best_of_all_that_can_be_kept():
    """Three dice, by all rolls of them; the values are whole thousands so that rounding shows."""
    dice, worth = 3, {}
    chance = random.Random(5)
    values = array("i", bytes(4 * kept_dice.FIRST[dice + 1]))
    for each in sets(dice):
        worth[each] = chance.randint(-50, 50) * 216000
        values[kept_dice.number(counts(each))] = worth[each]
    one, two, before = finish(kept_dice.turn(finish(kept_dice.one_more(dice)), values, dice))
    best = dict(worth)
    for means in (one, two):
        mean = {}
        for size in range(dice):
            for kept in sets(size):
                rolls = list(product(range(1, 7), repeat=dice - size))
                mean[kept] = Fraction(sum(best[tuple(sorted(kept + roll))] for roll in rolls), len(rolls))
                assert abs(means[kept_dice.number(counts(kept))] - mean[kept]) <= 2 * dice
        best = {
            each: max([best[each], *(mean[part] for size in range(dice) for part in combinations(each, size))])
            for each in best
        }
    rolls = list(product(range(1, 7), repeat=dice))
    assert abs(before - Fraction(sum(best[tuple(sorted(roll))] for roll in rolls), len(rolls))) <= 3 * dice
