"""The rules, a test for each sentence of them."""

import pytest

from shared_rules.game import Refused
from shared_rules.table.table import Table


def game(**options):
    table = Table()
    table.new("my_game", ["Ann", "Ben"], options, 0, "table", "00" * 16)
    return table


def roll(table, face):
    return table.do({"type": "roll", "dice": [face]})


def test_rolls_are_added_up_until_they_are_banked():
    table = game()
    roll(table, 4)
    roll(table, 5)
    assert table.state()["pot"] == 9 and table.state()["scores"] == [0, 0]
    table.do({"type": "bank"})
    assert table.state()["scores"] == [9, 0] and table.to_move == 1


def test_a_1_takes_what_the_turn_has_brought():
    table = game()
    roll(table, 6)
    roll(table, 1)
    assert table.state()["scores"] == [0, 0] and table.to_move == 1


def test_first_to_the_goal_wins():
    table = game(goal=10)
    roll(table, 6)
    roll(table, 4)
    table.do({"type": "bank"})
    assert table.over and table.state()["winners"] == [0]


def test_nothing_is_banked_before_a_roll():
    with pytest.raises(Refused, match="roll"):
        game().do({"type": "bank"})
