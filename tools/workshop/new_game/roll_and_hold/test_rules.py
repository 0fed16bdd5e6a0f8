"""The rules, a test for each sentence of them."""

import pytest

from shared_rules.game import Refused
from shared_rules.table.table import Table


def game(**options):
    table = Table()
    table.new("my_game", ["Ann", "Ben"], options, 0, "table", "00" * 16)
    return table


def score(table, *dice):
    table.do({"type": "roll", "dice": list(dice)})
    return table.do({"type": "score"})


def test_the_dice_of_the_best_face_score():
    table = game()
    score(table, 5, 5, 5, 2, 1)
    score(table, 6, 6, 4, 4, 4)
    assert table.state()["scores"] == [15, 12]


def test_others_are_rerolled_twice_at_most():
    table = game()
    table.do({"type": "roll", "dice": [1, 2, 3, 4, 6]})
    for face in (1, 6):
        table.do({"type": "reroll", "at": [0], "dice": [face]})
    assert table.state()["dice"] == [6, 2, 3, 4, 6]
    with pytest.raises(Refused, match="No rerolls left"):
        table.do({"type": "reroll", "at": [0], "dice": [1]})


def test_nothing_scores_before_the_roll():
    with pytest.raises(Refused, match="Roll the dice first"):
        game().do({"type": "score"})


def test_the_highest_total_wins_after_the_last_round():
    table = game(rounds=1)
    score(table, 1, 1, 1, 1, 1)
    score(table, 6, 1, 2, 3, 4)
    assert table.over and table.state()["winners"] == [1]
