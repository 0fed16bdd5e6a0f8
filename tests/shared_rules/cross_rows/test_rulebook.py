"""The sentences of the rulings on Cross Rows, in their order, one test each: the turn and the sheets."""

import pytest

from shared_rules.cross_rows import rules
from shared_rules.table.dice_stream import DiceStream
from shared_rules.table.table import Table
from tests.shared_rules.cross_rows.play import BLOCKED, EMPTY, FIVE, Play
from tests.shared_rules.tables import NAMES, types


def test_four_rows_of_eleven_numbers_red_and_yellow_2_to_12_green_and_blue_12_to_2_and_a_lock_behind_each():
    play = Play()
    assert play.state("sheets") == [[EMPTY] * 4] * 2
    assert len(EMPTY) == 12
    numbers = [[rules.number_at(row, place) for place in range(11)] for row in range(4)]
    assert numbers == [list(range(2, 13))] * 2 + [list(range(12, 1, -1))] * 2
    for row in range(4):
        assert [rules.place_of(row, number) for number in numbers[row]] == list(range(11))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_is_drawn_unless_one_is_given(players):
    for number in range(8):
        table = Table()
        seed = f"{number:032x}"
        events = table.new("cross_rows", NAMES[:players], seed=seed)
        stream = DiceStream(seed)
        drawn = stream.bounded(players)
        assert events == [{"type": "first", "player": drawn}, {"type": "turn", "player": drawn, "round": 1}]
        assert table.do({"type": "roll"})[0]["dice"] == stream.roll([6] * 6)
    assert Play(players, players - 1).opening[0] == {"type": "first", "player": players - 1}
    assert Play(players, players - 1).state("to_move") == players - 1


def test_the_active_player_rolls_all_dice_two_white_ones_and_one_for_each_row_that_is_not_locked():
    play = Play()
    assert play.table.legal() == [{"type": "roll"}]
    assert play.roll(1, 2, 3, 4, 5, 6) == [{"type": "rolled", "player": 0, "dice": [1, 2, 3, 4, 5, 6]}]
    assert play.look("dice", "phase") == [[1, 2, 3, 4, 5, 6], "white"]
    play = Play().have(1, yellow=FIVE)
    play.roll(6, 6, 1, 1, 1, 1)
    play.white(1, "yellow")
    play.rest()
    play.skip(0)
    assert play.why("roll", dice=[1] * 6) == 'Roll and enter 5 dice: "dice" must be a list of what they show.'
    assert play.roll(1, 2, 3, 4, 5) == [{"type": "rolled", "player": 1, "dice": [1, 2, 3, 0, 4, 5]}]


# 1. white


def test_each_player_the_active_one_too_may_cross_the_sum_of_the_white_dice_in_one_row():
    play = Play(3)
    play.roll(3, 6, 1, 1, 1, 1)
    assert play.white(0, "green") == [
        {"type": "crossed", "player": 0, "row": "green", "number": 9, "lock": False},
    ]
    play.white(1, "red")
    assert play.white(2, "red")[0]["number"] == 9
    sheets = play.state("sheets")
    assert sheets[0] == [EMPTY, EMPTY, "---x........", EMPTY]
    assert sheets[1] == sheets[2] == ["-------x....", EMPTY, EMPTY, EMPTY]


def test_or_nothing():
    play = Play()
    play.roll(3, 6, 1, 1, 1, 1)
    assert play.skip(0) == [{"type": "skipped", "player": 0}]
    play.skip(1)
    assert play.state("sheets") == [[EMPTY] * 4] * 2


def test_they_answer_in_any_order_once_each():
    play = Play(3)
    play.roll(3, 6, 1, 1, 1, 1)
    play.white(2, "red")
    assert play.why("white", player=2, row="blue") == "This player has answered already."
    assert play.why("skip", player=2) == "This player has answered already."
    play.skip(0)
    assert play.look("phase", "answered", "to_move") == ["white", [True, False, True], 1]
    play.white(1, "blue")
    assert play.look("phase", "answered", "to_move") == ["colour", None, 0]


def test_who_can_cross_that_number_in_no_row_is_not_asked():
    play = Play(3).have(1, red=".......x....", yellow=".......x....", green="...x........", blue="..........x.")
    play.roll(4, 5, 1, 1, 1, 1)
    assert play.look("answered", "to_move") == [[False, True, False], 0]
    assert play.why("skip", player=1) == "This player can cross the sum of the white dice in no row."
    assert types(play.rest()) == ["skipped", "skipped"]
    assert play.state("phase") == "colour"


def test_when_nobody_can_the_phase_is_left_out():
    play = Play()
    for seat in range(2):
        play.have(seat, red=BLOCKED, yellow=BLOCKED, green=BLOCKED, blue="x...........")
    play.roll(6, 6, 1, 1, 1, 1)
    assert play.look("phase", "answered", "to_move") == ["colour", None, 0]


# 2. colour


def test_when_all_have_answered_the_active_player_alone_may_cross_the_sum_of_one_white_and_one_coloured_die():
    play = Play(first=1)
    play.roll(2, 5, 1, 6, 3, 3)
    assert play.why("colour", row="red", number=3) == "All players must answer the white dice first."
    play.rest()
    listed = [
        ("red", 3), ("red", 6), ("yellow", 8), ("yellow", 11), ("green", 5), ("green", 8), ("blue", 5), ("blue", 8),
    ]  # fmt: skip
    assert play.numbers() == listed
    assert play.why("skip", player=0) == "Only the active player may cross or skip now."
    assert play.colour("yellow", 8) == [
        {"type": "crossed", "player": 1, "row": "yellow", "number": 8, "lock": False},
        {"type": "turn", "player": 0, "round": 1},
    ]
    assert play.state("sheets") == [[EMPTY] * 4, [EMPTY, "------x.....", EMPTY, EMPTY]]


def test_in_the_row_of_that_colour():
    play = Play()
    play.roll(2, 5, 1, 6, 3, 4)
    play.rest()
    assert play.why("colour", row="red", number=8) == "These dice give 3 or 6 in red."
    for row, number in play.numbers():
        play.colour(row, number)
        play.table.undo()


def test_two_equal_white_dice_give_one_number():
    play = Play()
    play.roll(4, 4, 1, 2, 3, 4)
    play.rest()
    assert play.numbers() == [("red", 5), ("yellow", 6), ("green", 7), ("blue", 8)]
    assert play.why("colour", row="blue", number=7) == "These dice give 8 in blue."


def test_or_nothing_in_colour():
    play = Play()
    play.roll(2, 5, 1, 6, 3, 3)
    play.white(0, "red")
    play.rest()
    assert play.skip(0) == [{"type": "skipped", "player": 0}, {"type": "turn", "player": 1, "round": 1}]


def test_when_there_is_no_such_number_the_phase_is_left_out():
    play = Play().have(0, red=BLOCKED, yellow=BLOCKED, green=BLOCKED, blue="........x...")
    play.roll(6, 6, 6, 6, 6, 6)
    assert play.look("answered", "to_move") == [[True, False], 1]
    assert types(play.white(1, "blue")) == ["crossed", "penalty", "turn"]


# Rows


def test_in_a_row_one_crosses_from_left_to_right():
    play = Play()
    play.roll(3, 4, 1, 1, 1, 1)
    play.white(0, "red")
    play.white(1, "green")
    play.skip(0)
    play.roll(2, 3, 1, 1, 1, 1)
    assert play.why("white", player=0, row="red") == "The 5 of red is left of your last cross."
    play.white(0, "green")
    assert play.white(1, "green")[0]["number"] == 5
    play.skip(1)
    play.roll(2, 4, 1, 1, 1, 1)
    assert play.why("white", player=1, row="green") == "The 6 of green is left of your last cross."


def test_numbers_left_of_a_cross_that_are_not_crossed_are_lost():
    play = Play()
    play.roll(1, 2, 1, 1, 1, 1)
    play.white(0, "red")
    play.white(1, "blue")
    play.skip(0)
    play.roll(3, 3, 1, 1, 1, 1)
    play.white(0, "red")
    assert play.state("sheets")[0][0] == "-x--x......."
    assert play.state("sheets")[1][3] == "---------x.."


def test_a_number_is_crossed_once():
    play = Play()
    play.roll(2, 2, 1, 1, 1, 1)
    play.white(0, "red")
    play.rest()
    play.skip(0)
    play.roll(1, 3, 1, 1, 1, 1)
    assert play.why("white", player=0, row="red") == "The 4 of red is crossed already."


@pytest.mark.parametrize(("row", "dice"), [("red", 6), ("yellow", 6), ("green", 1), ("blue", 1)])
def test_the_last_number_needs_at_least_five_crosses_in_that_row_before_it(row, dice):
    number = 2 * dice
    for signs, fits in (("xxxx........", False), (FIVE, True), ("-x-xxx-xx...", True), ("------xxxx..", False)):
        play = Play().have(0, **{row: signs})
        play.roll(dice, dice, dice, dice, dice, dice)
        if fits:
            assert play.white(0, row)[0]["lock"] is True
            continue
        sentence = f"The {number} of {row} needs at least 5 crosses before it."
        assert play.why("white", player=0, row=row) == sentence
        play.rest()
        assert (row, number) not in play.numbers()
        assert play.why("colour", row=row, number=number) == sentence


def test_who_crosses_it_crosses_the_lock_behind_it_too_which_counts_as_one_more_cross():
    play = Play().have(0, green=FIVE)
    play.roll(1, 1, 6, 6, 6, 6)
    assert play.white(0, "green")[0] == {"type": "crossed", "player": 0, "row": "green", "number": 2, "lock": True}
    assert play.state("sheets")[0][2] == "xxxxx-----xx"
    assert play.state("scores") == [28, 0]


def test_a_row_is_locked_for_all_when_the_phase_ends():
    play = Play(3).have(1, red=FIVE)
    play.roll(6, 6, 1, 1, 1, 1)
    assert types(play.white(1, "red")) == ["crossed"]
    assert play.state("locked") == []
    play.skip(2)
    events = play.skip(0)
    assert events[1:] == [{"type": "locked", "notice": True, "row": "red"}]
    assert play.look("locked", "phase") == [["red"], "colour"]
    assert play.why("colour", row="red", number=7) == "The red row is locked."
    play.skip(0)
    play.roll(3, 3, 1, 1, 1)
    assert play.why("white", player=2, row="red") == "The red row is locked."


def test_so_several_players_may_lock_it_together():
    play = Play(3).have(0, red=FIVE).have(2, red=FIVE)
    play.roll(6, 6, 1, 1, 1, 1)
    play.white(2, "red")
    assert play.white(0, "red")[0]["lock"] is True
    assert play.skip(1)[1:] == [{"type": "locked", "notice": True, "row": "red"}]
    assert play.state("scores") == [28, 0, 28]


def test_its_die_is_put_away():
    play = Play().have(1, blue=FIVE)
    play.roll(1, 1, 3, 4, 5, 6)
    play.white(1, "blue")
    play.rest()
    assert play.look("phase", "dice") == ["colour", [1, 1, 3, 4, 5, 0]]
    assert "blue" not in [row for row, _number in play.numbers()]
    play.skip(0)
    assert play.state("dice") is None
    assert play.roll(1, 1, 3, 4, 5)[0]["dice"] == [1, 1, 3, 4, 5, 0]


def test_signs_of_a_locked_row_stay_open():
    play = Play().have(1, blue=FIVE).have(0, blue="x-x.........")
    play.roll(1, 1, 3, 4, 5, 6)
    play.white(1, "blue")
    play.rest()
    assert [sheet[3] for sheet in play.state("sheets")] == ["x-x.........", "xxxxx-----xx"]
