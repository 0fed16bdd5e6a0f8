"""The rules, a test for each sentence of them."""

import pytest

from shared_rules.game import Refused
from shared_rules.table.table import Table


def game(**options):
    table = Table()
    table.new("my_game", ["Ann", "Ben"], options, 0, "device", "00" * 16)
    return table


def play(table, at=0):
    """Play a card of the hand, ascending by its place; its number."""
    card = table.game.hands[table.to_move][at]
    table.do({"type": "play", "card": card})
    return card


def test_everybody_has_other_cards_which_nobody_else_sees():
    table = game(rounds=10)
    hands = table.game.hands
    assert len({card for hand in hands for card in hand}) == 20
    assert table.state()["hands"] == [10, 10] and table.state(1)["hands"] == [10, hands[1]]


def test_the_highest_card_wins_the_trick():
    table = game()
    first, second = play(table), play(table)
    assert table.state()["scores"] == ([1, 0] if first > second else [0, 1])
    assert table.state()["played"] == [None, None]


def test_a_card_of_somebody_else_cannot_be_played():
    table = game()
    with pytest.raises(Refused, match="your hand"):
        table.do({"type": "play", "card": table.game.hands[1][0]})


def test_a_card_that_was_seen_is_taken_back_only_if_all_agree():
    table = game()
    play(table)
    with pytest.raises(Refused, match="only if all agree"):
        table.undo()
    table.undo(True)


def test_most_tricks_win_when_all_cards_are_played():
    table = game(rounds=1)
    first, second = play(table), play(table)
    assert table.over and table.state()["winners"] == [0 if first > second else 1]
