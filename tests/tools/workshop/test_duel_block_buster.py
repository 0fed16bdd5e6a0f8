"""Duels of Block Buster, whose players share a model of where blocks go."""

import pytest

from shared_rules.table.table import Table
from tools.games.block_buster import model
from tools.games.random_play import NAMES
from tools.workshop.duel.match import Pairing, play_all


def test_the_adviser_is_stronger_than_the_others():
    for other, least in (("random", 0.9), ("sensible", 0.75)):
        found = play_all(Pairing("block_buster", "sharp", other, 2, {}, 1), 60, 1)
        assert sum(one.share for one in found) / len(found) >= least
        assert all(one.finished for one in found)


def test_a_goal_without_point_blocks_is_not_followed():
    table = Table()
    table.new("block_buster", NAMES[:2], {}, 0, "device", "1" * 32)
    assert model.named(table.game.points, "rows 2 and 1, column 3") == [5, 2]
    with pytest.raises(ValueError, match="names no point blocks"):
        model.named(table.game.points, "the middle")
