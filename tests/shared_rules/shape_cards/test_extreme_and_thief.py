"""The sentences on the variants of Shape Cards: extreme, thief, and both together."""

from tests.shared_rules.shape_cards.play import CROSS, Play, cross, over, turn

P_FIELDS = [[1, 1], [1, 2], [2, 1], [2, 2], [3, 1]]

# Extreme


def test_who_completes_a_card_picks_another():
    play = Play("extreme")
    cross(play)
    assert len(play.declare(CROSS, 1)) == 1
    state = play.state()
    assert (state["phase"], state["to_move"]) == ("draft", 0)
    assert play.table.legal() == [{"type": "pick", "card": card} for card in (0, 5, 6, 7, 8, 9, 10, 11)]
    assert play.do("pick", card=9) == [{"type": "picked", "player": 0, "for": 0, "card": 9}, turn(1, 1)]
    assert play.state()["cards"] == [[2, 9], [3, 4]]


def drained(play, seat, left=0):
    """The deck of a started game is empty but for `left` cards, as if `seat` had completed them."""
    game = play.table.game
    game.cards.completed[seat] += game.cards.deck[left:]
    del game.cards.deck[left:]


def test_it_ends_when_the_deck_is_empty_and_a_player_has_no_card_and_the_most_cards_win():
    play = Play("extreme")
    drained(play, 1)
    cross(play)
    assert play.declare(CROSS, 1)[1:] == [turn(1, 1)]
    assert play.state()["cards"] == [[2], [3, 4]]
    play.do("clear")
    play.lay(["yy..", "yy..", "y...", "...."])
    assert play.declare(P_FIELDS, 2)[1:] == [over([2, 8], [1])]


def test_the_last_card_of_the_deck_is_picked_too():
    play = Play("extreme")
    drained(play, 1, 1)
    cross(play)
    play.declare(CROSS, 1)
    assert play.table.legal() == [{"type": "pick", "card": 0}]
    assert play.do("pick", card=0)[1:] == [turn(1, 1)]


def test_it_ends_at_the_players_call_and_ties_are_shared():
    play = Play("extreme")
    assert {"type": "end"} in play.table.legal()
    assert play.do("end") == [over([0, 0], [0, 1])]
    play = Play("extreme")
    cross(play)
    play.declare(CROSS, 1)
    play.do("pick", card=0)
    assert play.do("end") == [over([1, 0], [0])]


def test_the_end_is_the_first_action_of_a_turn_and_only_in_extreme():
    Play().refuses("end")
    play = Play("extreme")
    play.do("own", at=[1, 1])
    play.refuses("end")
    play.do("contest", dice=[1, 2])
    play.refuses("end")
    assert {"type": "end"} not in play.table.legal()


def test_a_barred_field_stays_barred_until_the_turn_ends_also_while_a_card_is_picked():
    play = Play("extreme")
    cross(play)
    play.do("own", at=[4, 4])
    play.do("contest", dice=[1, 2])
    play.declare(CROSS, 1)
    assert play.state()["barred"] == [4, 4]
    play.do("pick", card=0)
    assert play.state()["barred"] is None


# Thief


def test_the_opponents_cards_can_be_declared_too():
    play = Play("thief", hands=((2, 3), (1, 4)))
    cross(play)
    assert play.legal("declare") == [{"type": "declare", "card": 1, "cells": CROSS}]
    play.declare(CROSS, 1)
    state = play.state()
    assert (state["cards"], state["completed"], state["scores"]) == ([[2, 3], [4]], [[1], []], [1, 0])


def test_two_of_the_pieces_must_be_those_of_who_declares():
    play = Play("thief", hands=((2, 3), (1, 4)))
    cross(play, 1)
    play.refuses("declare", cells=CROSS, card=1)


def test_who_completes_a_players_last_card_wins():
    play = Play("thief", hands=((1, 3), (2, 4)))
    cross(play, 0)
    play.declare(CROSS, 1)
    play.lay(["bb..", "bb..", "b...", "...."])
    play.declare(P_FIELDS, 2)
    play.do("clear")
    # Ann has one card left, the corners; Ben completes it and wins.
    play.lay(["b.b.", ".g..", "g.g.", "...."])
    events = play.declare([[1, 1], [1, 3], [2, 2], [3, 1], [3, 3]], 3)
    assert events[1:] == [over([1, 2], [1])]


def test_in_extreme_the_point_is_the_completers_and_the_owner_draws():
    play = Play("extreme", "thief", hands=((2, 3), (1, 4)))
    cross(play)
    play.declare(CROSS, 1)
    state = play.state()
    assert (state["phase"], state["to_move"], state["scores"]) == ("draft", 1, [1, 0])
    assert play.do("pick", card=6) == [{"type": "picked", "player": 1, "for": 1, "card": 6}, turn(1, 1)]
    assert play.table.undo_entry().player == 1
    assert play.state()["cards"] == [[2, 3], [4, 6]]


def test_in_extreme_the_end_comes_when_either_player_has_no_card():
    play = Play("extreme", "thief", hands=((2, 3), (1, 4)))
    drained(play, 1)
    play.table.game.cards.hands[1] = [1]
    cross(play)
    assert play.declare(CROSS, 1)[1:] == [over([1, 8], [1])]
