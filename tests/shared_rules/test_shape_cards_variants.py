"""The sentences on the variants of Shape Cards: extreme, thief, revenge, expert, alone and together."""

import json

import pytest

from shared_rules.dice_stream import DiceStream
from shared_rules.game import Refused
from shared_rules.table import Table
from tests.shared_rules.shape_cards_play import CROSS, SEED, Play

P_FIELDS = [[1, 1], [1, 2], [2, 1], [2, 2], [3, 1]]


def turn(player, number):
    return {"type": "turn", "player": player, "round": number}


def over(scores, winners):
    return {"type": "game_over", "notice": True, "scores": scores, "winners": winners}


def cross(play, seat=0):
    """A cross of this player's pieces lies on the board."""
    play.lay([row.replace("y", "yb"[seat]) for row in (".y..", "yyy.", ".y..", "....")])


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
    game.completed[seat] += game.deck[left:]
    del game.deck[left:]


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
    with pytest.raises(Refused):
        Play().do("end")
    play = Play("extreme")
    play.do("own", at=[1, 1])
    with pytest.raises(Refused):
        play.do("end")
    play.do("contest", dice=[1, 2])
    with pytest.raises(Refused):
        play.do("end")
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
    with pytest.raises(Refused):
        play.declare(CROSS, 1)


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
    play.table.game.hands[1] = [1]
    cross(play)
    assert play.declare(CROSS, 1)[1:] == [over([1, 8], [1])]


# Revenge


def points(play):
    return play.state()["revenge"]


def test_the_counter_goes_up_by_one_every_time_a_players_roll_is_lower():
    play = Play("revenge", first=None)
    assert points(play) == [0, 0]
    play.do("roll", dice=[3, 3])
    assert points(play) == [0, 0]
    play.do("roll", dice=[6, 2])
    assert points(play) == [0, 1]
    for card in (1, 2, 3, 4):
        play.do("pick", card=card)
    play.do("own", at=[1, 1])
    play.do("contest", dice=[2, 5])
    assert points(play) == [1, 1]
    play.green(1, 2)
    play.do("own", at=[1, 1])
    play.do("contest", dice=[4, 4])
    assert points(play) == [1, 1]


def test_without_the_variant_there_are_no_counters_and_no_revenge():
    play = Play()
    assert points(play) is None
    with pytest.raises(Refused):
        play.do("revenge", dice=[6])
    assert play.legal("revenge") == []


def test_enacting_revenge_rolls_a_die_and_without_points_only_a_6_opens_anything():
    play = Play("revenge")
    play.lay(["yb..", "....", "....", "...."])
    assert play.do("revenge", dice=[5]) == [{"type": "revenge", "notice": True, "player": 0, "die": 5, "open": []}]
    state = play.state()
    assert (state["phase"], state["to_move"], state["open"], state["dice"]) == ("revenge", 0, [], None)
    assert play.table.legal() == [{"type": "none"}]
    assert play.do("none") == [turn(1, 1)]
    opened = ["swap", "replace", "wipe", "exchange"]
    assert play.do("revenge", dice=[6])[0]["open"] == opened
    assert play.state()["open"] == opened
    assert {action["type"] for action in play.table.legal()} == set(opened)


@pytest.mark.parametrize(
    ("count", "opened"),
    [
        (3, []),
        (4, ["swap"]),
        (6, ["swap"]),
        (7, ["swap", "replace"]),
        (12, ["swap", "replace"]),
        (13, ["swap", "replace", "wipe"]),
        (99, ["swap", "replace", "wipe"]),
        (100, ["swap", "replace", "wipe", "exchange"]),
    ],
)
def test_what_the_points_open(count, opened):
    play = Play("revenge")
    play.suffer(count)
    assert points(play) == [count, 0]
    assert play.do("revenge", dice=[1])[0]["open"] == opened
    assert points(play) == [count, 0]


def vengeful(*board, **more):
    play = Play("revenge", **more)
    play.lay(board)
    play.table.game.counters[:] = [13, 13]
    play.do("revenge", dice=[6])
    return play


def test_swap_an_opponents_piece_with_an_orthogonally_adjacent_piece():
    play = vengeful("yb..", "g.b.", "..b.", "....")
    swaps = [(action["from"], action["to"]) for action in play.legal("swap")]
    assert swaps == [([1, 2], [1, 1]), ([2, 3], [3, 3]), ([3, 3], [2, 3])]
    for start, end in (([1, 1], [2, 1]), ([1, 2], [2, 2]), ([1, 2], [2, 1]), ([1, 2], [2, 3]), ([1, 2], [1, 2])):
        with pytest.raises(Refused):
            play.do("swap", **{"from": start, "to": end})
    events = play.do("swap", **{"from": [1, 2], "to": [1, 1]})
    assert events == [{"type": "swapped", "player": 0, "from": [1, 2], "to": [1, 1]}, turn(1, 1)]
    assert play.state()["board"][0] == "by.."


def test_the_end_of_a_row_is_not_next_to_the_beginning_of_the_next():
    play = vengeful("...b", "y..y", "b...", "....")
    assert [(action["from"], action["to"]) for action in play.legal("swap")] == [([1, 4], [2, 4]), ([3, 1], [2, 1])]


def test_replace_an_opponents_piece_by_an_own_one():
    play = vengeful("yb..", "g...", "....", "....")
    assert play.legal("replace") == [{"type": "replace", "at": [1, 2]}]
    for at in ([1, 1], [2, 1], [4, 4]):
        with pytest.raises(Refused):
            play.do("replace", at=at)
    assert play.do("replace", at=[1, 2]) == [{"type": "replaced", "player": 0, "at": [1, 2]}, turn(1, 1)]
    assert play.state()["board"][0] == "yy.."
    assert play.state()["piles"] == [15, 14, 16]


def test_take_off_all_the_opponents_pieces():
    play = vengeful("yb..", "g...", "..b.", "....")
    assert play.do("wipe") == [{"type": "wiped", "player": 0, "cells": [[1, 2], [3, 3]]}, turn(1, 1)]
    assert play.state()["board"] == ["y...", "g...", "....", "...."]


def test_wiping_needs_an_opponents_piece():
    play = vengeful("y...", "....", "....", "....")
    assert {action["type"] for action in play.table.legal()} == {"exchange"}
    with pytest.raises(Refused):
        play.do("wipe")


def test_exchange_one_own_card_for_one_of_the_opponents():
    play = vengeful("....", "....", "....", "....", hands=((1, 7), (3, 4)))
    assert [(a["mine"], a["theirs"]) for a in play.legal("exchange")] == [(1, 3), (1, 4), (7, 3), (7, 4)]
    for mine, theirs in ((3, 1), (1, 0), (1, 7), (True, 3), (1, None)):
        with pytest.raises(Refused):
            play.do("exchange", mine=mine, theirs=theirs)
    assert play.do("exchange", mine=7, theirs=3) == [{"type": "exchanged", "player": 0, "mine": 7, "theirs": 3}, turn(1, 1)]
    assert play.state()["cards"] == [[1, 3], [4, 7]]


def test_what_is_not_open_is_refused():
    play = Play("revenge")
    play.lay(["yb..", "....", "....", "...."])
    play.table.game.counters[0] = 4
    play.do("revenge", dice=[1])
    for kind, values in (("replace", {"at": [1, 2]}), ("wipe", {}), ("exchange", {"mine": 1, "theirs": 3})):
        with pytest.raises(Refused):
            play.do(kind, **values)
    with pytest.raises(Refused):
        play.do("none")


def test_none_is_the_only_action_when_nothing_open_is_possible():
    play = Play("revenge")
    play.lay(["y.b.", "....", "....", "...."])
    play.table.game.counters[0] = 4
    assert play.do("revenge", dice=[1])[0]["open"] == ["swap"]
    assert play.table.legal() == [{"type": "none"}]


def test_whatever_came_of_it_the_counter_returns_to_0_and_the_turn_ends():
    for kind, values in (("none", {}), ("wipe", {})):
        play = Play("revenge")
        if kind == "wipe":
            play.lay(["yb..", "....", "....", "...."])
        play.table.game.counters[:] = [3, 2]
        play.do("revenge", dice=[6 if kind == "wipe" else 1])
        assert points(play) == [3, 2]
        assert play.do(kind, **values)[-1] == turn(1, 1)
        assert points(play) == [0, 2]


def test_taking_off_by_revenge_is_not_taking_off_in_the_same_round():
    play = vengeful("ybg.", "....", "....", "....")
    play.do("wipe")
    assert play.do("clear") == [{"type": "cleared", "player": 1}, turn(0, 2)]
    assert play.state()["board"][0] == "y.g."


# Expert


def expert(*more, first=0, cards=None):
    play = Play("expert", *more, first=first)
    if cards:
        game = play.table.game
        game.hands[:] = [list(hand) for hand in cards[:2]]
        game.deck[:] = cards[2] if len(cards) > 2 else [card for card in range(12) if card not in cards[0] + cards[1]]
    return play


def test_two_cards_each_are_dealt_at_random_and_hidden():
    deal = DiceStream(SEED).shuffled(12)
    play = expert()
    assert play.opening == [{"type": "dealt"}, {"type": "first", "player": 0}, turn(0, 1)]
    assert play.state()["cards"] == [2, 2]
    assert play.state()["deck"] is None
    assert play.state(0)["cards"] == [sorted(deal[:2]), 2]
    assert play.state(1)["cards"] == [2, sorted(deal[2:4])]
    assert play.state(1)["deck"] is None


def test_after_the_initiative_there_is_no_draft():
    play = expert(first=None)
    assert play.opening == [{"type": "dealt"}]
    assert play.do("roll", dice=[1, 4])[1:] == [{"type": "first", "player": 1}, turn(1, 1)]


def test_a_declaration_names_no_card_and_completes_the_lowest_own_one():
    play = expert(cards=([1, 5], [0, 2]))
    cross(play)
    assert play.legal("declare") == [{"type": "declare", "cells": CROSS}]
    with pytest.raises(Refused):
        play.declare(CROSS, 1)
    assert play.declare(CROSS)[0]["card"] == 1
    assert play.state(0)["cards"] == [[5], 2]
    assert play.state()["completed"] == [[1], []]


def test_in_thief_own_cards_are_tried_first_then_the_opponents():
    play = expert("thief", cards=([2, 5], [1, 3]))
    cross(play)
    assert play.declare(CROSS)[0]["card"] == 5
    play.do("clear")
    cross(play)
    # Only Ben's card is left for the cross: it is not listed, and yet may be declared.
    assert play.legal("declare") == []
    assert play.declare(CROSS)[0]["card"] == 1
    assert play.state()["cards"] == [1, 1]


def test_without_thief_the_opponents_card_is_refused_like_a_card_that_nobody_has():
    sentences = []
    for hands in (([2, 3], [1, 4]), ([2, 3], [0, 4])):
        play = expert(cards=hands)
        cross(play)
        with pytest.raises(Refused) as refusal:
            play.declare(CROSS)
        sentences.append(refusal.value.message)
    assert sentences[0] == sentences[1]


def test_in_extreme_the_next_card_is_dealt_from_the_front_of_the_pile():
    deal = DiceStream(SEED).shuffled(12)
    play = expert("extreme")
    play.table.game.figures = [play.table.game.figures[1]] * 12
    cross(play)
    card = play.declare(CROSS)
    assert card[1:] == [{"type": "dealt", "player": 0}, turn(1, 1)]
    assert play.state(0)["cards"][0] == sorted([deal[1] + deal[0] - card[0]["card"], deal[4]])


def test_in_extreme_and_thief_the_owner_is_dealt_the_next_card():
    play = expert("extreme", "thief", cards=([2, 3], [1, 4], [9, 0, 8]))
    cross(play)
    assert play.declare(CROSS)[1:] == [{"type": "dealt", "player": 1}, turn(1, 1)]
    assert play.state(1)["cards"] == [2, [4, 9]]


def test_in_revenge_the_opponents_card_is_chosen_by_its_place_in_the_sorted_hand():
    play = expert("revenge", cards=([2, 3], [1, 4]))
    play.do("revenge", dice=[6])
    assert [(a["mine"], a["theirs"]) for a in play.table.legal()] == [(2, 0), (2, 1), (3, 0), (3, 1)]
    for mine, theirs in ((1, 0), (2, 2), (2, -1), (2, 4), (2, False)):
        with pytest.raises(Refused):
            play.do("exchange", mine=mine, theirs=theirs)
    assert play.do("exchange", mine=2, theirs=1) == [{"type": "exchanged", "player": 0}, turn(1, 1)]
    assert play.state(0)["cards"] == [[3, 4], 2]
    assert play.state(1)["cards"] == [2, [1, 2]]


def test_hidden_cards_are_in_no_reply_but_the_own_hand_and_the_movers_own_actions():
    """Two games whose hidden cards differ only where nobody may look give the same replies."""
    plays = [expert("thief", "extreme", cards=([2, 3], [5, 4])), expert("thief", "extreme", cards=([2, 3], [7, 6]))]
    for play in plays:
        play.lay(["ygyg", "gygy", "gyby", "...."])
    seen = [json.dumps([play.state(), play.state(0), play.table.legal(), play.state(1)["deck"]]) for play in plays]
    assert seen[0] == seen[1]
    answers = []
    for play in plays:
        told = []
        for cells in ([[1, 1], [1, 2], [1, 3], [1, 4], [2, 4]], [[1, 1], [1, 2], [1, 3], [2, 1], [4, 1]], [[1, 1]], None):
            with pytest.raises(Refused) as refusal:
                play.declare(cells)
            told.append(refusal.value.message)
        answers.append(told)
    assert answers[0] == answers[1]


def test_the_game_over_does_not_show_hidden_cards():
    play = expert("extreme")
    play.do("end")
    assert play.state()["cards"] == [2, 2]
    assert play.state()["deck"] is None


def test_a_record_brings_back_the_hidden_cards():
    play = expert("extreme")
    play.green(1, 1)
    again = Table()
    again.load(play.table.save())
    assert again.state(0) == play.state(0)
    assert again.game.deck == play.table.game.deck
