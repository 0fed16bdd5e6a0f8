"""The sentences of the rulings on Yacht, one test each: players, sheets, boxes, the bonus."""

import pytest

from shared_rules.game import Refused
from shared_rules.table.table import Table
from tests.shared_rules.yacht.play import CLASSIC, MODERN, UPPER, Play, write_upper


def worth(box, *dice, sheet="modern"):
    return Play(sheet=sheet).turn(box, *dice)


# Players and sheets


def test_1_to_6_players():
    for players in range(1, 7):
        assert len(Play(players).state("sheets")) == players
    for names in ([], ["A"] * 7):
        with pytest.raises(Refused) as refusal:
            Table().new("yacht", names, seed="0" * 32)
        assert (refusal.value.code, refusal.value.message) == ("bad_option", "Yacht is for 1 to 6 players.")


def test_each_player_fills_one_score_sheet_one_box_a_turn():
    play = Play(2)
    play.turn("chance", 1, 2, 3, 4, 6)
    assert play.state("sheets") == [[None] * 12 + [16], [None] * 13]
    play.turn("ones", 1, 1, 3, 4, 6)
    assert play.state("sheets") == [[None] * 12 + [16], [2] + [None] * 12]
    assert play.state("phase") == "roll"


def test_the_modern_sheet_is_the_default_and_has_13_boxes_in_this_order():
    assert Play().state("boxes") == Play(sheet="modern").state("boxes") == MODERN


def test_the_classic_sheet_has_12_boxes_in_this_order():
    assert Play(sheet="classic").state("boxes") == CLASSIC


@pytest.mark.parametrize("sheet", ["Modern", "", 1, True, ["modern"], {"modern": 1}, [[]]])
def test_another_sheet_is_refused(sheet):
    with pytest.raises(Refused) as refusal:
        Play(sheet=sheet)
    assert (refusal.value.code, refusal.value.message) == ("bad_option", 'The sheet is "modern" or "classic".')


def test_another_option_is_refused():
    with pytest.raises(Refused) as refusal:
        Table().new("yacht", ["A"], {"joker": True}, seed="0" * 32)
    assert (refusal.value.code, refusal.value.message) == ("bad_option", "Yacht has no such option.")


# The boxes


@pytest.mark.parametrize("sheet", ["modern", "classic"])
def test_ones_to_sixes_are_the_sum_of_the_dice_with_that_face(sheet):
    for at, box in enumerate(UPPER):
        face, other = at + 1, (at + 1) % 6 + 1
        for often in range(6):
            assert worth(box, *[face] * often, *[other] * (5 - often), sheet=sheet) == face * often


def test_three_alike_is_the_sum_of_all_five_dice_when_at_least_three_show_the_same_face():
    assert worth("three_alike", 4, 1, 4, 6, 4) == 19
    assert worth("three_alike", 2, 2, 2, 5, 5) == 16
    assert worth("three_alike", 6, 6, 6, 6, 1) == 25
    assert worth("three_alike", 6, 6, 6, 6, 6) == 30
    assert worth("three_alike", 6, 6, 5, 5, 1) == 0


def test_four_alike_is_the_sum_of_all_five_dice_when_at_least_four_show_the_same_face():
    assert worth("four_alike", 4, 4, 1, 4, 4) == 17
    assert worth("four_alike", 3, 3, 3, 3, 3) == 15
    assert worth("four_alike", 6, 6, 6, 5, 5) == 0


def test_a_full_house_is_25_for_three_of_one_face_and_two_of_another():
    assert worth("full_house", 1, 2, 1, 2, 1) == 25
    assert worth("full_house", 6, 6, 5, 5, 5) == 25
    assert worth("full_house", 6, 6, 5, 5, 4) == 0
    assert worth("full_house", 6, 6, 6, 5, 4) == 0
    assert worth("full_house", 6, 6, 6, 6, 4) == 0


def test_a_small_straight_is_30_for_four_faces_in_a_row():
    for dice in ((1, 2, 3, 4, 6), (3, 2, 5, 4, 2), (6, 5, 4, 3, 1), (1, 2, 3, 4, 5), (2, 3, 4, 5, 6)):
        assert worth("small_straight", *dice) == 30
    for dice in ((1, 2, 3, 5, 6), (1, 2, 4, 5, 6), (1, 1, 2, 2, 3), (4, 5, 6, 1, 2)):
        assert worth("small_straight", *dice) == 0


def test_a_large_straight_is_40_for_five_in_a_row():
    assert worth("large_straight", 5, 4, 3, 2, 1) == 40
    assert worth("large_straight", 2, 6, 3, 5, 4) == 40
    assert worth("large_straight", 1, 2, 3, 4, 6) == 0
    assert worth("large_straight", 1, 3, 4, 5, 6) == 0
    assert worth("large_straight", 2, 3, 4, 5, 5) == 0


@pytest.mark.parametrize("sheet", ["modern", "classic"])
def test_a_yacht_is_50_for_five_alike(sheet):
    for face in range(1, 7):
        assert worth("yacht", *[face] * 5, sheet=sheet) == 50
    assert worth("yacht", 1, 1, 1, 1, 2, sheet=sheet) == 0


@pytest.mark.parametrize(("sheet", "box"), [("modern", "chance"), ("classic", "choice")])
def test_chance_and_choice_are_the_sum_of_all_dice(sheet, box):
    assert worth(box, 1, 2, 4, 6, 6, sheet=sheet) == 19
    assert worth(box, 5, 5, 5, 5, 5, sheet=sheet) == 25


def test_a_classic_full_house_is_the_sum_of_all_dice():
    assert worth("full_house", 6, 6, 5, 5, 5, sheet="classic") == 27
    assert worth("full_house", 1, 2, 1, 2, 1, sheet="classic") == 7
    assert worth("full_house", 6, 6, 6, 6, 5, sheet="classic") == 0


def test_classic_four_alike_are_four_times_that_face():
    assert worth("four_alike", 4, 4, 1, 4, 4, sheet="classic") == 16
    assert worth("four_alike", 3, 3, 3, 3, 3, sheet="classic") == 12
    assert worth("four_alike", 6, 6, 6, 5, 5, sheet="classic") == 0


def test_a_little_straight_is_30_for_exactly_1_2_3_4_5():
    assert worth("little_straight", 3, 1, 2, 5, 4, sheet="classic") == 30
    assert worth("little_straight", 2, 3, 4, 5, 6, sheet="classic") == 0
    assert worth("little_straight", 1, 2, 3, 4, 6, sheet="classic") == 0


def test_a_big_straight_is_30_for_exactly_2_3_4_5_6():
    assert worth("big_straight", 6, 2, 4, 3, 5, sheet="classic") == 30
    assert worth("big_straight", 1, 2, 3, 4, 5, sheet="classic") == 0
    assert worth("big_straight", 2, 3, 4, 5, 5, sheet="classic") == 0


@pytest.mark.parametrize("sheet", ["modern", "classic"])
def test_five_alike_is_not_a_full_house(sheet):
    assert worth("full_house", 3, 3, 3, 3, 3, sheet=sheet) == 0


@pytest.mark.parametrize(("sheet", "boxes"), [("modern", MODERN), ("classic", CLASSIC)])
def test_whatever_does_not_fit_its_box_counts_0_there_and_may_always_be_written(sheet, boxes):
    for box in boxes[1:]:
        if box not in ("chance", "choice"):
            dice = [1, 1, 3, 3, 5] if box != "threes" and box != "fives" else [1, 1, 2, 2, 4]
            assert worth(box, *dice, sheet=sheet) == 0


def test_no_extra_points_for_a_second_yacht_and_no_joker():
    play = Play()
    assert play.turn("yacht", 5, 5, 5, 5, 5) == 50
    assert play.turn("large_straight", 5, 5, 5, 5, 5) == 0
    assert play.turn("fives", 5, 5, 5, 5, 5) == 25
    assert play.state("scores") == [75]


# The bonus

BONUS = {"type": "bonus", "notice": True, "player": 0, "points": 35}


def test_a_bonus_of_35_once_the_first_six_boxes_together_hold_63_or_more():
    play = Play()
    assert BONUS in write_upper(play, 3, 3, 3, 3, 3, 3)
    assert (play.state("bonus"), play.state("scores")) == ([35], [98])
    play = Play()
    assert BONUS not in write_upper(play, 2, 3, 3, 3, 3, 3)
    assert (play.state("bonus"), play.state("scores")) == ([0], [62])


def test_the_bonus_comes_as_soon_as_63_are_reached_and_once():
    play = Play()
    play.last("chance", 6, 6, 6, 6, 6)
    assert [event["type"] for event in write_upper(play, 0, 0, 5, 5, 5)] == ["written", "turn"]
    assert play.state("bonus") == [0]
    assert [event["type"] for event in play.last("sixes", 6, 6, 6, 1, 1)] == ["written", "bonus", "turn"]
    play = Play()
    events = play.last("sixes", 6, 6, 6, 6, 6), play.last("fives", 5, 5, 5, 5, 5), play.last("fours", 4, 4, 4, 1, 1)
    assert [BONUS in of_one for of_one in events] == [False, False, True]
    assert BONUS not in play.last("ones", 1, 1, 1, 1, 1)
    assert play.state("bonus") == [35]


def test_only_the_first_six_boxes_count_for_the_bonus():
    play = Play()
    for box in ("three_alike", "four_alike", "chance"):
        play.last(box, 6, 6, 6, 6, 6)
    assert (play.state("scores"), play.state("bonus")) == ([90], [0])


def test_each_player_has_a_bonus_of_their_own():
    play = Play(2)
    for at, box in enumerate(UPPER):
        play.last(box, 1, 1, 1, 1, 1)
        events = play.last(box, *[at + 1] * 5)
        assert ({**BONUS, "player": 1} in events) == (box == "fives")
    assert (play.state("bonus"), play.state("scores")) == ([0, 35], [5, 140])


def test_no_bonus_on_the_classic_sheet():
    play = Play(sheet="classic")
    assert BONUS not in write_upper(play, 5, 5, 5, 5, 5, 5)
    assert (play.state("bonus"), play.state("scores")) == ([0], [105])
    assert play.table.game.missing(0) is None
