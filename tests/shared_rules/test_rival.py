"""Which of the choices a rival of each level takes."""

import pytest

from shared_rules.advice import Advice
from shared_rules.rival import LEVELS, choose
from shared_rules.table.dice_stream import commitment

CLOSE = 200
SEALS = [commitment(f"{number:032x}") for number in range(20)]


def ranks(level, abouts):
    """How often each rank is taken by many rivals."""
    advice = [Advice({"type": str(at)}, about) for at, about in enumerate(abouts)]
    taken = [choose(advice, level, seal, turn, CLOSE) for seal in SEALS for turn in range(50)]
    return [taken.count(choice) for choice in advice]


def test_sharp_takes_the_best():
    assert ranks("sharp", (5, 5, 5)) == [1000, 0, 0]


@pytest.mark.parametrize(("level", "shares"), [("keen", (594, 312, 94, 0, 0)), ("gentle", (250, 250, 250, 250, 0))])
def test_weaker_levels_take_lower_ranks_as_often_as_told(level, shares):
    for abouts in ((9, 8, 7, 6, 5), (None,) * 5):
        for count, share in zip(ranks(level, abouts), shares, strict=True):
            assert abs(count - share) < 60


@pytest.mark.parametrize(("level", "most"), [("keen", CLOSE), ("gentle", 3 * CLOSE)])
def test_no_level_takes_what_is_absurdly_worse(level, most):
    first, second, third = ranks(level, (1000, 1000 - most, 999 - most))
    assert first and second and not third


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_that_is_alone_is_taken_and_the_same_moment_gives_the_same(level):
    assert ranks(level, (None,)) == [1000]
    assert ranks(level, (3, 2, 1)) == ranks(level, (3, 2, 1))
