"""The sentences of the rulings on Yacht, one test each: turns, the end; and what screens ask."""

import pytest

from shared_rules.table.table import Table
from tests.shared_rules.yacht.play import CLASSIC, MODERN, Play, write_upper

# Turns


@pytest.mark.parametrize(("first", "skipped"), [(None, 1), (0, 0)])
def test_the_first_player_is_drawn_for_a_lone_player_too(first, skipped):
    table = Table()
    table.new("yacht", ["Ann"], first=first, seed="0" * 32)
    given = Table()
    given.new("penk", ["Ann", "Ben"], first=0, seed="0" * 32)
    # bounded(1) takes one byte of the stream: what is rolled then are the dice one byte later.
    dice = given.do({"type": "roll"})[0]["dice"]
    assert table.do({"type": "roll"})[0]["dice"] == dice[skipped : skipped + 5]


def test_roll_all_five(play):
    assert play.table.legal() == [{"type": "roll"}]
    assert play.state("dice") is None and play.state("rolls_left") == 3
    for action in ({"kind": "reroll", "at": [0], "dice": [1]}, {"kind": "write", "box": "ones"}):
        assert play.why(**action) == "Roll the dice first."
    assert play.roll(1, 2, 3, 4, 6) == [{"type": "rolled", "player": 0, "dice": [1, 2, 3, 4, 6]}]
    assert (play.state("dice"), play.state("rolls_left"), play.state("phase")) == ([1, 2, 3, 4, 6], 2, "decide")
    assert play.why("roll", dice=[1] * 5) == "Reroll some dice, or write a box."


def test_up_to_two_rerolls(play):
    play.roll(1, 2, 3, 4, 6)
    assert play.reroll([0, 4], 5, 5) == [{"type": "rolled", "player": 0, "dice": [5, 2, 3, 4, 5]}]
    assert (play.state("rolls_left"), play.table.legal()[0]) == (1, {"type": "reroll"})
    play.reroll([0, 1, 2, 3, 4], 6, 6, 6, 6, 1)
    assert (play.state("rolls_left"), play.table.legal()[0]) == (0, {"type": "write", "box": "ones"})
    assert play.why("reroll", at=[0], dice=[1]) == "No rerolls left this turn: write a box."


def test_any_non_empty_set_of_dice():
    for number in range(1, 32):
        play = Play()
        play.roll(1, 1, 1, 1, 1)
        at = [place for place in range(5) if number >> place & 1]
        dice = play.reroll(at, *[6] * len(at))[0]["dice"]
        assert [place for place in range(5) if dice[place] == 6] == at
    play = Play()
    play.roll(1, 1, 1, 1, 1)
    assert play.why("reroll", at=[], dice=[]) == "Choose at least one die to reroll."
    for at in (None, 0, "0", {}):
        assert play.why("reroll", at=at, dice=[]) == '"at" must be a list.'
    for at in ([5], [-1], [1, 0], [2, 2], [True], [0, True], ["0"], [None], [[0]], [0.0], [1 << 70]):
        assert (
            play.why("reroll", at=at, dice=[1]) == "The dice to reroll must be positions from 0 to 4 in rising order."
        )


def test_also_of_dice_kept_before(play):
    play.roll(1, 2, 3, 4, 6)
    play.reroll([4], 5)
    assert play.reroll([0, 4], 6, 6)[0]["dice"] == [6, 2, 3, 4, 6]


def test_after_any_roll_write_exactly_one_box():
    for rerolls in range(3):
        play = Play(2)
        play.roll(1, 2, 3, 4, 5)
        for _ in range(rerolls):
            play.reroll([0], 1)
        events = play.write("large_straight")
        assert events[0] == {"type": "written", "player": 0, "box": "large_straight", "points": 40}
        assert events[1:] == [{"type": "turn", "player": 1, "round": 1}]
        assert play.why("write", box="ones") == "Roll the dice first."


def test_only_a_box_that_is_still_open():
    play = Play(sheet="classic")
    for box in [box for box in CLASSIC if box not in ("choice", "yacht")]:
        play.turn(box, 1, 2, 3, 4, 5)
    play.roll(1, 2, 3, 4, 5)
    for box in ("ones", "chance", "three_alike", ""):
        assert play.why("write", box=box) == "Write an open box: choice, yacht."
    for box in (None, 0, True, ["yacht"], {}):
        assert play.why("write", box=box) == '"box" must be a string.'
    assert play.table.legal()[1:] == [{"type": "write", "box": box} for box in ("choice", "yacht")]


# The end


@pytest.mark.parametrize(("sheet", "boxes"), [("modern", 13), ("classic", 12)])
@pytest.mark.parametrize("players", [1, 2, 6])
def test_the_game_ends_when_every_sheet_is_full_and_everybody_has_had_the_same_number_of_turns(players, sheet, boxes):
    play = Play(players, first=players - 1, sheet=sheet)
    play.fill(left=1)
    assert play.state("turn") == players * boxes
    assert play.state("round") == boxes
    assert sum(None in sheet for sheet in play.state("sheets")) == 1
    play.roll(6, 6, 6, 6, 6)
    assert play.write(play.open_boxes()[0])[-1]["type"] == "game_over"
    assert not any(None in sheet for sheet in play.state("sheets"))
    assert [play.state(key) for key in ("phase", "dice", "rolls_left", "to_move")] == ["over", None, 0, None]
    assert play.table.legal() == []
    assert play.why("roll", dice=[1] * 5) == "The game is over."


def test_the_highest_score_wins():
    play = Play(3)
    play.fill(left=2)
    play.turn("chance", 6, 6, 6, 6, 6)
    play.last("chance", 1, 1, 1, 1, 1)
    scores = play.state("scores")
    assert scores[1] - scores[0] == 23 and scores[0] - scores[2] == 2
    assert play.state("winners") == [1]


def test_ties_are_shared():
    play = Play(3)
    play.fill(left=2)
    play.turn("chance", 1, 1, 1, 2, 2)
    assert play.state("winners") == []
    events = play.last("chance", 1, 1, 1, 1, 1)
    scores = play.state("scores")
    assert events[1:] == [{"type": "game_over", "notice": True, "scores": scores, "winners": [0, 1]}]


def test_alone_winners_is_0(play):
    play.fill()
    assert play.state("winners") == [0]


def test_the_score_is_the_sum_of_the_boxes_and_the_bonus(play):
    write_upper(play, 3, 3, 3, 3, 3, 4)
    play.fill()
    assert play.state("scores") == [sum(play.state("sheets")[0]) + 35]


# What screens ask


def test_screens_ask_what_the_dice_are_worth_and_what_the_bonus_lacks(play):
    game = play.table.game
    assert (game.missing(0), game.open_boxes(0)) == (63, MODERN)
    play.last("sixes", 6, 6, 6, 6, 1)
    assert game.missing(0) == 39
    assert game.open_boxes(0) == [box for box in MODERN if box != "sixes"]
    play.roll(2, 2, 2, 3, 3)
    assert [game.worth(box) for box in MODERN] == [0, 6, 6, 0, 0, 0, 12, 0, 25, 0, 0, 0, 12]
    play.write("twos")
    write_upper(play, 5)
    for box, face in (("threes", 3), ("fours", 4), ("fives", 5)):
        play.last(box, *[face] * 5)
    assert game.missing(0) == 0


@pytest.mark.parametrize(
    ("sheet", "written", "dice", "kept"),
    (
        ("modern", (), (4, 4, 4, 2, 1), [4, 4, 4]),
        ("modern", (), (3, 4, 5, 6, 1), [3, 4, 5, 6]),
        ("modern", (), (1, 2, 6, 2, 5), [2, 2]),
        ("modern", ("small_straight",), (1, 2, 3, 6, 6), [6, 6]),
        ("modern", ("large_straight", "small_straight"), (2, 3, 4, 5, 5), [5, 5]),
        ("classic", (), (1, 3, 4, 5, 5), [1, 3, 4, 5]),
        ("classic", ("little_straight", "big_straight", "four_alike"), (1, 3, 4, 6, 4), [4, 4]),
    ),
)
def test_the_dice_worth_keeping_serve_a_box_that_is_open(sheet, written, dice, kept):
    play = Play(sheet=sheet)
    game = play.table.game
    for box in written:
        game.sheets[0][game.boxes.index(box)] = 0
    game.dice = list(dice)
    assert [dice[at] for at in range(5) if game.best_hold() >> at & 1] == kept


def test_nothing_is_worth_keeping_for_a_box_that_no_die_serves():
    game = Play(sheet="modern").table.game
    game.sheets[0] = [0] * len(game.boxes)
    game.sheets[0][game.boxes.index("sixes")] = None
    game.dice = [1, 1, 1, 2, 2]
    assert game.best_hold() == 0
