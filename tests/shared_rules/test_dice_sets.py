"""Sets of dice, and what comes of keeping some: against counting every roll."""

from itertools import combinations, combinations_with_replacement

import pytest

from shared_rules import dice_sets


def counts(faces):
    return [0, *[faces.count(face) for face in range(1, 7)]]


def sets(dice):
    return list(combinations_with_replacement(range(1, 7), dice))


@pytest.mark.parametrize("dice", [1, 5, 6])
def test_sets_are_numbered_without_gaps_in_the_order_of_rolls(dice):
    found = [(dice_sets.number(each), list(each)) for each in dice_sets.rolls(dice)]
    assert [at for at, _counts in found] == list(range(dice_sets.FIRST[dice], dice_sets.FIRST[dice + 1]))
    assert sorted(each for _at, each in found) == sorted(counts(faces) for faces in sets(dice))


def test_what_is_kept_of_a_roll_is_every_smaller_set_once_and_told_by_places():
    for dice in ([1, 1, 1, 1, 1], [3, 3, 5, 6, 6, 6], [6, 2, 4, 1, 3, 5]):
        whole = dice_sets.kept(dice, [])
        found = [bytes(each) for each in dice_sets.within(whole)]
        subsets = [part for size in range(len(dice)) for part in combinations(dice, size)]
        assert sorted(found) == sorted({bytes(counts(part)) for part in subsets})
        assert len(set(found)) == len(found)
        for each in found:
            assert dice_sets.kept(dice, dice_sets.places(dice, each)) == each
