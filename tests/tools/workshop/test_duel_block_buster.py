"""Duels of Block Buster, whose players share a model of where blocks go."""

import random

import pytest

from shared_rules.table.table import Table
from tools.games.block_buster import model
from tools.games.random_play import NAMES
from tools.workshop.duel.match import Pairing, play_all


@pytest.mark.parametrize("name", ["random", "sensible", "gentle", "sharp"])
@pytest.mark.parametrize("variant", ["standard", "two_colours"])
def test_a_block_takes_what_the_model_allows(name, variant):
    table = Table()
    table.new("block_buster", NAMES[:2], {"variant": variant}, 0, "device", "1" * 32)
    player, chance = model.player(name), random.Random(1)
    while not table.over:
        points = table.game.points
        actions = player(table, chance)
        placed, *reports = actions
        if placed["type"] == "place":
            colour = placed.get("colour", table.to_move)
            within = model.within_reach(points, colour)
            taken = []
            for report in reports:
                at = points.index(report["at"])
                assert report["colour"] == colour
                taken.append((at, report["count"] - points.count(at, colour)))
            assert len(taken) <= 2 and len(reports) == len({at for at, _spaces in taken})
            if name != "sensible":  # this one goes on to the next that has spaces, wherever it is
                assert all(spaces == 1 or spaces == 2 and at in within for at, spaces in taken)
                assert [spaces for _at, spaces in taken].count(2) <= 1
        for action in actions:
            if not table.over:
                table.do(action)


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
