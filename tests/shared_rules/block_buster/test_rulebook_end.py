"""The sentences of the Block Buster rulebook and of the rulings on it, one test each: the spaces around point blocks,
what is secured, the instant win, the tally and the score."""

import pytest

from tests.shared_rules.block_buster.play import Play
from tests.shared_rules.tables import types, why

OVER = "game_over"


# Spaces


def test_around_a_point_block_there_are_12_spaces(play):
    play.spaces(1, 1, 0, 5)
    assert "0 to 7" in why(play.spaces, 1, 1, 1, 8)
    play.spaces(1, 1, 1, 7)
    assert play.spaces(1, 1, 0, 4) == [{"type": "spaces_set", "at": [1, 1], "colour": 0, "count": 4}]
    assert "0 to 5" in why(play.spaces, 1, 1, 0, 6)
    assert play.state["spaces"][0][0] == [4, 7]


def test_spaces_are_reported_by_anybody_at_any_time():
    play = Play(3, first=2)
    play.spaces(4, 4, 1, 2)
    assert play.table.undo_entry().player is None
    assert play.table.to_move == 2
    play.finish()
    play.spaces(4, 4, 1, 3)
    play.kind(4, 4, "D")
    assert play.state["spaces"][3][3] == [0, 3, 0]


def test_the_player_with_the_most_spaces_takes_the_point_block(play):
    play.spaces(2, 2, 0, 7)
    play.spaces(2, 2, 1, 5)
    assert play.state["owners"] == [[None] * 3, [None, 0, None], [None] * 3]


def test_on_a_tie_nobody_takes_it():
    play = Play(3)
    play.spaces(2, 2, 0, 4)
    play.spaces(2, 2, 1, 4)
    play.spaces(2, 2, 2, 2)
    assert play.state["owners"][1][1] is None
    play.spaces(2, 2, 2, 4)
    assert play.state["owners"][1][1] is None


# Secured


def test_a_point_block_is_secured_when_the_free_spaces_cannot_change_its_leader(play):
    assert types(play.spaces(1, 2, 0, 6)) == ["spaces_set"]
    assert play.spaces(1, 2, 0, 7)[1:] == [{"type": "secured", "notice": True, "at": [1, 2], "colour": 0}]
    assert play.state["secured"][0] == [None, 0, None]
    assert types(play.spaces(1, 2, 1, 5)) == ["spaces_set"]


def test_the_free_spaces_are_counted_for_each_other_colour():
    play = Play(3)
    play.spaces(1, 1, 0, 5)
    assert types(play.spaces(1, 1, 1, 2)) == ["spaces_set"]
    assert types(play.spaces(1, 1, 2, 2)) == ["spaces_set"]
    assert types(play.spaces(1, 1, 2, 3)) == ["spaces_set"]
    assert types(play.spaces(1, 1, 1, 3)) == ["spaces_set", "secured"]


def test_a_correction_releases_what_was_secured(play):
    play.spaces(3, 3, 1, 8)
    assert types(play.spaces(3, 3, 1, 7)) == ["spaces_set"]
    assert play.spaces(3, 3, 1, 6)[1:] == [{"type": "released", "at": [3, 3]}]
    assert play.state["secured"][2][2] is None
    assert play.state["owners"][2][2] == 1


def test_the_second_colour_of_the_same_player_is_another_colour():
    play = Play(2, variant="two_colours")
    play.spaces(1, 1, 0, 6)
    assert types(play.spaces(1, 1, 2, 6)) == ["spaces_set"]
    assert (play.state["secured"][0][0], play.state["owners"][0][0]) == (None, None)
    assert types(play.spaces(1, 1, 2, 5)) == ["spaces_set"]
    assert play.state["owners"][0][0] == 0
    assert play.spaces(1, 1, 1, 1)[1:] == [{"type": "secured", "notice": True, "at": [1, 1], "colour": 0}]


def test_the_colours_of_a_couple_count_separately():
    play = Play(4, variant="couple")
    play.spaces(1, 1, 0, 4)
    play.spaces(1, 1, 2, 3)
    play.spaces(1, 1, 1, 5)
    assert play.state["owners"][0][0] == play.state["secured"][0][0] == 1


# The instant win


def test_who_has_secured_3_of_a_kind_of_2_players_wins_at_once(play):
    assert types(play.own(1, (1, 1), (2, 2), kind="B")) == ["spaces_set", "secured"]
    play.kind(3, 1, "B")
    assert play.spaces(3, 1, 1, 7)[2:] == [
        {"type": "instant_win", "notice": True, "player": 1, "kind": "B"},
        {"type": OVER, "notice": True, "scores": [-2, 12], "winners": [1]},
    ]
    assert (play.state["phase"], play.state["to_move"], play.state["winners"]) == ("over", None, [1])
    assert why(play.spaces, 1, 1, 0, 1) == "The game is over."


@pytest.mark.parametrize("players", [3, 4])
def test_of_3_or_4_players_it_takes_4_of_a_kind(players):
    play = Play(players)
    assert types(play.own(2, (1, 1), (2, 2), (3, 3), count=12)) == ["spaces_set", "secured"]
    assert types(play.own(2, (4, 4), count=12))[2:] == ["instant_win", OVER]
    assert play.state["winners"] == [2]


def test_the_lead_without_having_secured_does_not_win_at_once(play):
    play.own(0, (1, 1), (2, 2), (3, 3), count=6)
    assert play.state["phase"] == "play"
    assert play.state["scores"] == [10, 0]


def test_a_kind_that_is_reported_can_win_at_once_too(play):
    play.own(0, (1, 1), (2, 2))
    play.own(0, (3, 3), kind="B")
    play.spaces(1, 3, 0, 9)
    assert play.kind(3, 3, "A") == [
        {"type": "kind_set", "at": [3, 3], "kind": "A"},
        {"type": "instant_win", "notice": True, "player": 0, "kind": "A"},
        {"type": OVER, "notice": True, "scores": [10, 0], "winners": [0]},
    ]


def test_a_kind_not_entered_counts_for_nothing(play):
    for row in (1, 2, 3):
        play.spaces(row, 1, 0, 12)
    assert play.state["phase"] == "play"
    assert play.state["scores"] == [-2, 0]
    play.finish()
    play.left(0, 14)
    play.left(1, 14)
    assert play.finish()[-1]["scores"] == [-16, -14]


def test_the_instant_win_comes_in_the_tally_too(play):
    play.finish()
    assert types(play.own(1, (1, 1), (2, 2), (3, 3)))[-2:] == ["instant_win", OVER]
    assert play.state["squares_left"] == [None, None]


def test_with_two_colours_a_set_counts_over_both_colours():
    play = Play(2, variant="two_colours")
    play.own(1, (1, 1), (2, 2))
    events = play.own(3, (5, 5))
    assert events[2:] == [
        {"type": "instant_win", "notice": True, "player": 1, "kind": "A"},
        {"type": OVER, "notice": True, "scores": [-3, 12], "winners": [1]},
    ]


def test_in_a_couple_4_of_a_kind_is_per_player_and_wins_for_the_team():
    play = Play(4, variant="couple")
    play.own(0, (1, 1), (2, 2), count=12)
    play.own(2, (3, 3), (4, 4), count=12)
    assert play.state["phase"] == "play"
    events = play.own(0, (5, 5), (1, 5), count=12)
    assert events[2]["player"] == 0
    assert events[3]["winners"] == [0, 2]


def test_an_instant_win_can_be_taken_back(play):
    play.own(1, (1, 1), (2, 2), (3, 3))
    play.table.undo()
    assert (play.state["phase"], play.state["to_move"], play.state["winners"]) == ("play", 0, [])
    assert types(play.spaces(3, 3, 1, 6)) == ["spaces_set"]


# The tally


def test_squares_left_are_due_from_every_player_with_blocks_left(play):
    play.finish()
    assert play.table.legal() == []
    assert "First enter" in why(play.finish)
    assert play.left(1, 14) == [{"type": "left", "player": 1, "squares": 14}]
    assert play.table.undo_entry().player == 1
    assert "First enter" in why(play.finish)
    play.left(0, 50)
    assert play.table.legal() == [{"type": "finish"}]
    assert play.finish() == [{"type": OVER, "notice": True, "scores": [-52, -14], "winners": [1]}]


def test_and_only_from_them():
    play = Play(2, first=1)
    play.pass_()
    for _ in range(14):
        play.place()
    assert why(play.left, 0, 0) == "This player has no blocks left."
    play.left(1, 20)
    assert play.finish()[-1]["scores"] == [0, -22]
    assert play.state["squares_left"] == [None, 20]


def test_every_block_left_has_at_least_one_square():
    play = Play(2, variant="two_colours")
    play.place(colour=0)
    play.finish()
    assert why(play.left, 0, 30) == "31 blocks are left: they have 31 squares or more."
    play.left(0, 31)
    assert "32 squares or more" in why(play.left, 1, -1)
    for wrong in (True, None, "40", 40.0, [40]):
        assert why(play.left, 1, wrong) == '"squares" must be a whole number.'


def test_one_block_left_is_told_as_one():
    play = Play(2, first=1)
    play.pass_()
    for _ in range(13):
        play.place()
    play.finish()
    assert why(play.left, 0, 0) == "1 block is left: it has 1 square or more."


def test_squares_left_may_be_corrected(play):
    play.tally(20, 30)
    play.left(0, 40)
    assert play.state["squares_left"] == [40, 30]


def test_squares_left_are_entered_in_the_tally_only(play):
    assert "after play has ended" in why(play.left, 0, 20)
    play.tally(20, 20)
    for wrong in (2, -1):
        assert "seat from 0 to 1" in why(play.left, wrong, 20)
    for wrong in (True, None, "0"):
        assert why(play.left, wrong, 20) == '"player" must be a whole number.'
    play.finish()
    assert why(play.left, 0, 20) == "The game is over."


# The score


@pytest.mark.parametrize(("blocks", "points"), [(1, 3), (2, 7), (3, 12)])
def test_1_2_3_point_blocks_of_a_kind_score_3_7_12(blocks, points):
    play = Play(3, start_penalties=[0, 0, 0])
    play.own(1, *[(row, 2) for row in range(1, blocks + 1)], count=12)
    assert play.state["scores"] == [0, points, 0]


def test_more_than_3_of_a_kind_score_12():
    play = Play(2, start_penalties=[0, 0])
    play.own(0, (1, 1), (1, 2), (1, 3), (2, 1), count=1)
    assert play.state["scores"] == [12, 0]


def test_each_kind_scores_for_itself():
    play = Play(3, start_penalties=[0, 0, 0])
    for column, kind in enumerate("ABCD", 1):
        play.own(2, (1, column), kind=kind)
    play.own(2, (2, 1), kind="D")
    assert play.state["scores"] == [0, 0, 3 + 3 + 3 + 7]


def test_penalties_and_squares_left_are_deducted_and_the_highest_wins(play):
    play.own(0, (1, 1), (1, 2))
    play.tally(14, 16)
    assert play.state["scores"] == [7 - 2 - 14, -16]
    assert play.finish()[-1]["winners"] == [0]
    assert play.state["winners"] == [0]


def test_ties_are_shared():
    play = Play(3, start_penalties=[0, 0, 0])
    play.tally(20, 15, 15)
    assert play.finish()[-1]["winners"] == [1, 2]


def test_at_the_final_tally_the_same_number_of_a_kind_wins_outright(play):
    play.own(1, (1, 1), (2, 2), (3, 3), count=1)
    play.tally(14, 90)
    assert play.finish() == [
        {"type": "instant_win", "notice": True, "player": 1, "kind": "A"},
        {"type": OVER, "notice": True, "scores": [-16, -78], "winners": [1]},
    ]


def test_full_sets_at_the_final_tally_are_announced_by_player_then_kind_and_share_the_victory():
    play = Play(2, variant="official_two")
    play.own(1, (1, 1), (1, 2), (1, 3), count=1, kind="B")
    play.own(0, (2, 1), (2, 2), (2, 3), count=1, kind="C")
    play.own(0, (3, 1), (3, 2), (3, 3), (3, 4), count=1, kind="A")
    play.tally(32, 32)
    events = play.finish()
    assert [(event["player"], event["kind"]) for event in events[:-1]] == [(0, "A"), (0, "C"), (1, "B")]
    assert events[-1]["winners"] == [0, 1]


def test_sets_of_a_couple_are_scored_per_player_and_summed_per_team():
    play = Play(4, variant="couple")
    play.own(0, (1, 1))
    play.own(2, (1, 2))
    play.own(1, (1, 3), kind="B")
    play.tally(16, 16, 17, 16)
    assert play.state["scores"] == [3 - 2 - 16, 3 - 16, 3 - 17, -16]
    assert play.finish()[-1] == {"type": OVER, "notice": True, "scores": [-15, -13, -14, -16], "winners": [0, 1, 2, 3]}


def test_both_of_the_better_team_win():
    play = Play(4, variant="couple")
    play.own(0, (1, 1))
    play.tally(16, 16, 18, 16)
    assert play.state["scores"] == [-15, -16, -18, -16]
    assert play.finish()[-1]["winners"] == [1, 3]


def test_a_full_set_of_one_of_a_couple_wins_for_the_team_at_the_final_tally():
    play = Play(4, variant="couple")
    play.own(3, (1, 1), (2, 2), (3, 3), (4, 4), count=1)
    play.tally(16, 16, 16, 90)
    assert play.finish()[-1]["winners"] == [1, 3]


# For the screens


def test_danger_is_one_more_of_a_kind_that_can_still_be_secured(play):
    points = play.table.game.points
    play.own(1, (1, 1), (1, 2), kind="C")
    assert points.one_short(3) == []
    play.kind(1, 3, "C")
    assert play.table.game.points.one_short(3) == [[1, ord("C")]]
    play.spaces(1, 3, 0, 5)
    assert play.table.game.points.one_short(3) == [[1, ord("C")]]
    play.spaces(1, 3, 0, 6)
    assert play.table.game.points.one_short(3) == []
