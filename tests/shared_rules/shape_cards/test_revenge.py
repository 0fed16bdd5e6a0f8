"""The sentences on the variants of Shape Cards: revenge."""

import pytest

from tests.shared_rules.shape_cards.play import Play, turn

OPENED = ["swap", "replace", "wipe", "exchange"]


def points(play):
    return play.state()["revenge"]


def test_the_counter_goes_up_by_one_every_time_a_players_roll_is_lower():
    play = Play("revenge", first=None)
    assert points(play) == [0, 0]
    play.do("roll", dice=[3, 3])
    assert points(play) == [0, 0]
    play.do("roll", dice=[6, 2])
    assert points(play) == [0, 1]
    play.pick(1, 2, 3, 4)
    play.do("own", at=[1, 1])
    play.do("contest", dice=[2, 5])
    assert points(play) == [1, 1]
    play.green(1, 2)
    play.do("own", at=[1, 1])
    play.do("contest", dice=[4, 4])
    assert points(play) == [1, 1]


def test_without_the_variant_there_are_no_counters_and_no_revenge(play):
    assert points(play) is None
    play.refuses("revenge", dice=[6])
    assert play.legal("revenge") == []


def test_enacting_revenge_rolls_a_die_and_without_points_only_a_6_opens_anything():
    play = Play("revenge")
    play.lay(["yb..", "....", "....", "...."])
    assert play.do("revenge", dice=[5]) == [{"type": "revenge", "notice": True, "player": 0, "die": 5, "open": []}]
    state = play.state()
    assert (state["phase"], state["to_move"], state["open"], state["dice"]) == ("revenge", 0, [], None)
    assert play.table.legal() == [{"type": "none"}]
    assert play.do("none") == [turn(1, 1)]
    assert play.do("revenge", dice=[6])[0]["open"] == OPENED
    assert play.state()["open"] == OPENED
    assert play.kinds() == set(OPENED)


@pytest.mark.parametrize(("count", "kinds"), [(3, 0), (4, 1), (6, 1), (7, 2), (12, 2), (13, 3), (99, 3), (100, 4)])
def test_what_the_points_open(count, kinds):
    play = Play("revenge")
    play.suffer(count)
    assert points(play) == [count, 0]
    assert play.do("revenge", dice=[1])[0]["open"] == OPENED[:kinds]
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
        play.refuses("swap", **{"from": start, "to": end})
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
        play.refuses("replace", at=at)
    assert play.do("replace", at=[1, 2]) == [{"type": "replaced", "player": 0, "at": [1, 2]}, turn(1, 1)]
    assert play.state()["board"][0] == "yy.."
    assert play.state()["piles"] == [15, 14, 16]


def test_take_off_all_the_opponents_pieces():
    play = vengeful("yb..", "g...", "..b.", "....")
    assert play.do("wipe") == [{"type": "wiped", "player": 0, "cells": [[1, 2], [3, 3]]}, turn(1, 1)]
    assert play.state()["board"] == ["y...", "g...", "....", "...."]


def test_wiping_needs_an_opponents_piece():
    play = vengeful("y...", "....", "....", "....")
    assert play.kinds() == {"exchange"}
    play.refuses("wipe")


def test_exchange_one_own_card_for_one_of_the_opponents():
    play = vengeful("....", "....", "....", "....", hands=((1, 7), (3, 4)))
    assert [(a["mine"], a["theirs"]) for a in play.legal("exchange")] == [(1, 3), (1, 4), (7, 3), (7, 4)]
    for mine, theirs in ((3, 1), (1, 0), (1, 7), (True, 3), (1, None)):
        play.refuses("exchange", mine=mine, theirs=theirs)
    assert play.do("exchange", mine=7, theirs=3) == [
        {"type": "exchanged", "player": 0, "mine": 7, "theirs": 3},
        turn(1, 1),
    ]
    assert play.state()["cards"] == [[1, 3], [4, 7]]


def test_what_is_not_open_is_refused():
    play = Play("revenge")
    play.lay(["yb..", "....", "....", "...."])
    play.table.game.counters[0] = 4
    play.do("revenge", dice=[1])
    for kind, values in (("replace", {"at": [1, 2]}), ("wipe", {}), ("exchange", {"mine": 1, "theirs": 3})):
        play.refuses(kind, **values)
    play.refuses("none")


def test_none_is_the_only_action_when_nothing_open_is_possible():
    play = Play("revenge")
    play.lay(["y.b.", "....", "....", "...."])
    play.table.game.counters[0] = 4
    assert play.do("revenge", dice=[1])[0]["open"] == ["swap"]
    assert play.table.legal() == [{"type": "none"}]


def test_whatever_came_of_it_the_counter_returns_to_0_and_the_turn_ends():
    for kind, die in (("none", 1), ("wipe", 6)):
        play = Play("revenge")
        play.lay(["yb..", "....", "....", "...."])
        play.table.game.counters[:] = [3, 2]
        play.do("revenge", dice=[die])
        assert points(play) == [3, 2]
        assert play.do(kind)[-1] == turn(1, 1)
        assert points(play) == [0, 2]


def test_taking_off_by_revenge_is_not_taking_off_in_the_same_round():
    play = vengeful("ybg.", "....", "....", "....")
    play.do("wipe")
    assert play.do("clear") == [{"type": "cleared", "player": 1}, turn(0, 2)]
    assert play.state()["board"][0] == "y.g."
