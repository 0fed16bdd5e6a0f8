"""The sentences of the rulings on Cross Rows, in their order, one test each: penalties, the end, the score."""

import pytest

from tests.shared_rules.cross_rows.play import BLOCKED, FIVE, Play
from tests.shared_rules.tables import types

PENALTY = {"type": "penalty", "notice": True, "player": 0}


def test_the_active_player_who_crossed_nothing_in_either_phase_of_the_turn_gets_a_penalty():
    play = Play()
    assert play.idle() == [
        {"type": "skipped", "player": 0},
        {**PENALTY, "count": 1},
        {"type": "turn", "player": 1, "round": 1},
    ]
    assert play.look("penalties", "scores") == [[1, 0], [-5, 0]]


@pytest.mark.parametrize("phase", ["white", "colour"])
def test_a_cross_in_one_of_them_is_enough(phase):
    play = Play()
    play.roll(3, 4, 1, 1, 1, 1)
    if phase == "white":
        play.white(0, "red")
        play.rest()
        events = play.skip(0)
    else:
        play.rest()
        events = play.colour("red", 4)
    assert "penalty" not in types(events)
    assert play.state("penalties") == [0, 0]


def test_others_get_none_for_crossing_nothing():
    play = Play(3)
    play.idle()
    assert play.state("penalties") == [1, 0, 0]


def test_a_cross_of_an_earlier_turn_does_not_count():
    play = Play()
    play.roll(3, 4, 1, 1, 1, 1)
    play.white(0, "red")
    play.rest()
    play.skip(0)
    play.idle()
    assert play.idle()[1] == {**PENALTY, "count": 1}


def test_when_nobody_is_asked_the_penalty_follows_in_the_reply_to_the_roll():
    play = Play()
    for seat in range(2):
        play.have(seat, red=BLOCKED, yellow=BLOCKED, green=BLOCKED, blue=BLOCKED)
    assert play.roll(6, 6, 6, 6, 6, 6) == [
        {"type": "rolled", "player": 0, "dice": [6] * 6},
        {**PENALTY, "count": 1},
        {"type": "turn", "player": 1, "round": 1},
    ]
    assert play.look("phase", "dice", "answered", "to_move") == ["roll", None, None, 1]


def test_a_turn_in_which_the_second_row_was_locked_brings_none():
    play = Play().have(1, red=FIVE)
    play.table.game.locked[3] = True
    play.roll(6, 6, 1, 1, 1)
    play.white(1, "red")
    assert types(play.skip(0)) == ["skipped", "locked", "game_over"]
    assert play.state("penalties") == [0, 0]


def test_the_game_ends_when_two_rows_are_locked_at_once_after_white_there_is_then_no_colour():
    play = Play(3).have(1, red=FIVE).have(2, yellow=FIVE)
    play.roll(6, 6, 1, 1, 1, 1)
    play.white(2, "yellow")
    play.white(1, "red")
    assert play.skip(0) == [
        {"type": "skipped", "player": 0},
        {"type": "locked", "notice": True, "row": "red"},
        {"type": "locked", "notice": True, "row": "yellow"},
        {"type": "game_over", "notice": True, "scores": [0, 28, 28], "winners": [1, 2]},
    ]
    assert play.look("phase", "to_move", "dice", "answered", "locked", "winners", "turn") == [
        "over", None, None, None, ["red", "yellow"], [1, 2], 1,
    ]  # fmt: skip
    assert play.table.legal() == []
    assert play.why("roll", dice=[1] * 6) == "The game is over."


def test_more_than_two_rows_may_be_locked_at_the_end():
    play = Play(4).have(1, red=FIVE).have(2, yellow=FIVE)
    play.table.game.locked[2] = True
    play.roll(6, 6, 1, 1, 1)
    play.white(2, "yellow")
    play.white(1, "red")
    assert types(play.rest()) == ["skipped", "skipped", "locked", "locked", "game_over"]
    assert play.state("locked") == ["red", "yellow", "green"]


def test_or_at_the_end_of_colour():
    play = Play().have(0, green=FIVE)
    play.table.game.locked[0] = True
    play.roll(1, 3, 5, 1, 5)
    play.rest()
    assert play.colour("green", 2) == [
        {"type": "crossed", "player": 0, "row": "green", "number": 2, "lock": True},
        {"type": "locked", "notice": True, "row": "green"},
        {"type": "game_over", "notice": True, "scores": [28, 0], "winners": [0]},
    ]


def test_one_row_locked_in_white_and_another_in_colour_end_it_too():
    play = Play().have(0, red=FIVE, yellow=FIVE)
    play.roll(6, 6, 5, 6, 5, 5)
    play.white(0, "red")
    assert types(play.rest()) == ["skipped", "locked"]
    assert types(play.colour("yellow", 12)) == ["crossed", "locked", "game_over"]


def test_the_first_locked_row_does_not_end_it():
    play = Play().have(0, red=FIVE)
    play.roll(1, 6, 6, 1, 1, 1)
    play.rest()
    assert types(play.colour("red", 12)) == ["crossed", "locked", "turn"]
    assert play.look("phase", "locked", "dice") == ["roll", ["red"], None]


def test_or_at_the_end_of_the_turn_in_which_somebody_got_the_fourth_penalty():
    play = Play(first=1)
    for _ in range(6):
        assert play.idle()[-1]["type"] == "turn"
    assert play.state("penalties") == [3, 3]
    events = play.idle()
    assert types(events) == ["skipped", "penalty", "game_over"]
    assert events[1]["count"] == 4
    assert play.look("phase", "winners", "dice") == ["over", [0], None]


def test_a_row_with_1_to_12_crosses_is_worth_1_3_6_10_15_21_28_36_45_55_66_78():
    worths = []
    for count in range(1, 13):
        worths.append(Play().have(0, red=("x" * count + "." * 12)[:12]).state("scores")[0])
    assert worths == [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]


def test_each_penalty_is_minus_5():
    play = Play().have(1, blue="xxx.........", green="-----xxxxx..", yellow="x...........")
    play.table.game.penalties = [2, 3]
    assert play.state("scores") == [-10, 6 + 15 + 1 - 15]


def test_highest_wins_ties_are_shared():
    play = Play(3).have(0, red="xxx.........").have(2, blue="xxx.........")
    play.table.game.penalties = [0, 3, 0]
    play.idle(3, 4, 1, 1, 1, 1)
    play.table.game.penalties = [0, 3, 0]
    events = play.idle(3, 4, 1, 1, 1, 1)
    assert events[-1] == {"type": "game_over", "notice": True, "scores": [6, -20, 6], "winners": [0, 2]}
    assert play.state("winners") == [0, 2]


def test_highlights_are_rows_locked_crosses_and_penalties():
    play = Play().have(1, blue="xxx.........", green="xxxxx-----xx")
    play.table.game.penalties = [2, 0]
    assert play.table.game.highlights() == [(0, 0, 2), (1, 10, 0)]
