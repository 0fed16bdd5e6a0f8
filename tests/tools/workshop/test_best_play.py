"""Yacht's best play alone, and the rival's loss against it."""

import pytest

from shared_rules.yacht.rules import LOWER
from tools.games.yacht.best_play import Solution, rival

BEST = 166.955
"""Points on the classic sheet. The modern one takes minutes: `python -m tools.games.yacht.best_play modern` finds
245.871, and solvers of the game without a bonus for more yachts have published 245.87.
"""


@pytest.mark.thorough
def test_the_best_play_alone_and_the_rivals_loss_against_it():
    best, own = Solution("classic").start(), Solution("classic", rival("classic")).start()
    assert best == pytest.approx(BEST, abs=0.001)
    assert 0 <= best - own < 0.6


def test_the_rivals_loss_at_the_end_of_games_on_the_modern_sheet():
    """With the last boxes open: all sums that the others may have brought."""
    boxes = (0, 5, *range(6 + len(LOWER["modern"]) - 2, 6 + len(LOWER["modern"])))
    best, own = Solution("modern"), Solution("modern", rival("modern"))
    losses = []
    for upper in range(20, 63, 6):
        losses.append(best.mean(boxes, upper) - own.mean(boxes, upper))
    assert min(losses) >= -1e-9 and max(losses) < 3
