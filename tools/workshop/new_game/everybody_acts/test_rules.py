"""The rules, a test for each sentence of them."""

import pytest

from shared_rules.game import Refused
from shared_rules.table.table import Table


def game(**options):
    table = Table()
    table.new("my_game", ["Ann", "Ben"], options, 0, "table", "00" * 16)
    return table


def roll(table, white, red, blue):
    return table.do({"type": "roll", "dice": [white, red, blue]})


def write(table, seat, column):
    return table.do({"type": "write", "player": seat, "column": column})


def test_everybody_may_write_a_sum_in_any_order():
    table = game()
    roll(table, 2, 3, 4)
    write(table, 1, "blue")
    write(table, 0, "red")
    assert table.state()["sheets"] == [[[5], []], [[], [6]]]
    assert table.state()["scores"] == [1, 1] and table.to_move == 1


def test_each_number_is_higher_than_the_one_above_it():
    table = game()
    roll(table, 2, 3, 4)
    write(table, 0, "red")
    table.do({"type": "rest"})
    roll(table, 1, 4, 4)
    with pytest.raises(Refused, match="not higher than the last number in red"):
        write(table, 0, "red")
    write(table, 0, "blue")


def test_who_can_write_neither_sum_is_not_asked():
    table = game()
    for column in ("red", "blue"):
        roll(table, 6, 6, 6)
        write(table, 0, column)
        table.do({"type": "rest"})
    roll(table, 1, 1, 1)
    assert table.state()["answered"] == [True, False]


def test_most_points_win_after_the_last_round():
    table = game(rounds=1)
    roll(table, 1, 1, 1)
    write(table, 1, "red")
    table.do({"type": "rest"})
    roll(table, 1, 1, 1)
    table.do({"type": "rest"})
    assert table.over and table.state()["winners"] == [1]
