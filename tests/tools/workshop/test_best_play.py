"""Yacht's best play alone."""

import pytest

from shared_rules.yacht.rules import UPPER, points
from tests.shared_rules.chances import chances, ways
from tools.games.yacht.best_play import ROLLS, Solution, best_kept, means

BEST = 166.955
"""Points on the classic sheet. The modern one takes minutes: `python -m tools.games.yacht.best_play modern` finds
245.871, and solvers of the game without a bonus for more yachts have published 245.87.
"""


@pytest.mark.parametrize("sheet", ["modern", "classic"])
def test_a_last_box_is_worth_what_counting_all_rolls_says(sheet):
    solution = Solution(sheet)
    for box, name in enumerate(solution.boxes):
        if (
            name in UPPER
            or name in ("chance", "choice")
            or "alike" in name
            or name == "full_house"
            and sheet == "classic"
        ):
            continue
        (full,) = {points(sheet, name, roll) for roll in ROLLS} - {0}
        cases = chances(5, lambda roll, name=name: points(sheet, name, roll) > 0, 3)[()]
        assert solution.mean((box,), 0) == pytest.approx(full * cases / 6**15)


def test_means_are_those_of_all_rolls():
    values = [sum(roll) ** 2 for roll in ROLLS]
    levels = means(values)
    assert levels[0][0] == pytest.approx(sum(ways(roll) * sum(roll) ** 2 for roll in ROLLS) / 6**5)
    assert levels[4][0] == pytest.approx(sum((4 + face) ** 2 for face in range(1, 7)) / 6)
    assert best_kept(means([sum(roll) for roll in ROLLS]))[ROLLS.index((1, 1, 1, 1, 1))] == pytest.approx(17.5)


@pytest.mark.thorough
def test_the_best_play_alone():
    assert Solution("classic").start() == pytest.approx(BEST, abs=0.001)
