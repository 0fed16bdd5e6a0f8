"""The sentences of the rulings on Yacht, one test each: players, sheets, boxes, the bonus."""

import pytest

from tests.shared_rules.tables import types
from tests.shared_rules.yacht.play import CLASSIC, MODERN, UPPER, Play, write_upper


def worth(box, *dice, sheet="modern"):
    return Play(sheet=sheet).turn(box, *dice)


# Players and sheets


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


# The boxes


@pytest.mark.parametrize("sheet", ["modern", "classic"])
def test_ones_to_sixes_are_the_sum_of_the_dice_with_that_face(sheet):
    for at, box in enumerate(UPPER):
        face, other = at + 1, (at + 1) % 6 + 1
        for often in range(6):
            assert worth(box, *[face] * often, *[other] * (5 - often), sheet=sheet) == face * often


@pytest.mark.parametrize(
    ("sheet", "box", "worths"),
    [
        # three_alike: the sum of all five dice when at least three show the same face
        ("modern", "three_alike", {"41464": 19, "22255": 16, "66661": 25, "66666": 30, "66551": 0}),
        # four_alike: the sum of all five dice when at least four show the same face
        ("modern", "four_alike", {"44144": 17, "33333": 15, "66655": 0}),
        # full_house: 25 for three of one face and two of another
        ("modern", "full_house", {"12121": 25, "66555": 25, "66554": 0, "66654": 0, "66664": 0, "33333": 0}),
        # small_straight: 30 for four faces in a row
        ("modern", "small_straight", {"12346": 30, "32542": 30, "65431": 30, "12345": 30, "23456": 30}),
        ("modern", "small_straight", {"12356": 0, "12456": 0, "11223": 0, "45612": 0}),
        # large_straight: 40 for five in a row
        ("modern", "large_straight", {"54321": 40, "26354": 40, "12346": 0, "13456": 0, "23455": 0}),
        # chance, choice: the sum of all dice
        ("modern", "chance", {"12466": 19, "55555": 25}),
        ("classic", "choice", {"12466": 19, "55555": 25}),
        # classic full_house: the sum of all dice; classic four_alike: four times that face
        ("classic", "full_house", {"66555": 27, "12121": 7, "66665": 0, "33333": 0}),
        ("classic", "four_alike", {"44144": 16, "33333": 12, "66655": 0}),
        # little_straight: 30 for exactly 1-2-3-4-5; big_straight: 30 for exactly 2-3-4-5-6
        ("classic", "little_straight", {"31254": 30, "23456": 0, "12346": 0}),
        ("classic", "big_straight", {"62435": 30, "12345": 0, "23455": 0}),
    ],
)
def test_dice_are_worth_in_a_box_what_its_rule_says(sheet, box, worths):
    assert {dice: worth(box, *map(int, dice), sheet=sheet) for dice in worths} == worths


@pytest.mark.parametrize("sheet", ["modern", "classic"])
def test_a_yacht_is_50_for_five_alike(sheet):
    for face in range(1, 7):
        assert worth("yacht", *[face] * 5, sheet=sheet) == 50
    assert worth("yacht", 1, 1, 1, 1, 2, sheet=sheet) == 0


@pytest.mark.parametrize(("sheet", "boxes"), [("modern", MODERN), ("classic", CLASSIC)])
def test_whatever_does_not_fit_its_box_counts_0_there_and_may_always_be_written(sheet, boxes):
    for box in boxes[1:]:
        if box not in ("chance", "choice"):
            dice = [1, 1, 3, 3, 5] if box != "threes" and box != "fives" else [1, 1, 2, 2, 4]
            assert worth(box, *dice, sheet=sheet) == 0


def test_no_extra_points_for_a_second_yacht_and_no_joker(play):
    assert play.turn("yacht", 5, 5, 5, 5, 5) == 50
    assert play.turn("large_straight", 5, 5, 5, 5, 5) == 0
    assert play.turn("fives", 5, 5, 5, 5, 5) == 25
    assert play.state("scores") == [75]


# The bonus

BONUS = {"type": "bonus", "notice": True, "player": 0, "points": 35}


def test_a_bonus_of_35_once_the_first_six_boxes_together_hold_63_or_more(play):
    assert BONUS in write_upper(play, 3, 3, 3, 3, 3, 3)
    assert (play.state("bonus"), play.state("scores")) == ([35], [98])
    play = Play()
    assert BONUS not in write_upper(play, 2, 3, 3, 3, 3, 3)
    assert (play.state("bonus"), play.state("scores")) == ([0], [62])


def test_the_bonus_comes_as_soon_as_63_are_reached_and_once(play):
    play.last("chance", 6, 6, 6, 6, 6)
    assert [event["type"] for event in write_upper(play, 0, 0, 5, 5, 5)] == ["written", "turn"]
    assert play.state("bonus") == [0]
    assert types(play.last("sixes", 6, 6, 6, 1, 1)) == ["written", "bonus", "turn"]
    play = Play()
    events = play.last("sixes", 6, 6, 6, 6, 6), play.last("fives", 5, 5, 5, 5, 5), play.last("fours", 4, 4, 4, 1, 1)
    assert [BONUS in of_one for of_one in events] == [False, False, True]
    assert BONUS not in play.last("ones", 1, 1, 1, 1, 1)
    assert play.state("bonus") == [35]


def test_only_the_first_six_boxes_count_for_the_bonus(play):
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
