"""The rulebook of the puzzle sheet and the project's rulings, a test for each sentence."""

import pytest

from tests.shared_rules.puzzle_sheet.play import Play, sheet
from tests.shared_rules.tables import types, why

OPEN = ["...."] * 4
FOUR = ({"A": "#", "B": "##", "L": "#./##"}, {"A": "##"}, {"A": "#", "T": "#/#"}, {"A": "##/##"})
SHEET = sheet(OPEN, FOUR, [(5, "#"), (10, "##"), (15, "#.#")])


@pytest.fixture
def play():
    return Play(SHEET)


def test_select_one_piece_and_announce_it():
    events = Play(SHEET).take("3A", 2, 3)
    assert events[0] == {"type": "taken", "notice": True, "player": 0, "piece": "3A", "times": 1}
    assert events[-1] == {"type": "turn", "player": 1, "round": 1}


def test_pieces_marked_with_a_line_cannot_be_selected_again_by_anybody(play):
    play.take("3A", 1, 1)
    assert why(play.take, "3A", 1, 1) == "Piece 3A is taken."
    assert "3A" not in [action["piece"] for action in play.legal()]


@pytest.mark.parametrize("players", range(1, 7))
def test_with_four_or_more_players_frames_three_and_four_can_be_selected_twice(players):
    play = Play(sheet(["." * 9] * 9, FOUR), players)
    assert play.take("3A", 1, 1)[0]["times"] == 1
    if players < 4:
        assert why(play.take, "3A", 5, 5) == "Piece 3A is taken."
        return
    assert play.take("3A", 1, 1)[0]["times"] == 2
    play.take("4A", 1, 1)
    play.take("4A", 5, 5)
    play.take("2A", 8, 8)
    for piece in ("3A", "4A", "2A"):
        assert why(play.take, piece, 3, 3) == f"Piece {piece} is taken."
    assert play.table.state()["taken"] == [["2A", 1], ["3A", 2], ["4A", 2]]


def test_the_shape_is_neither_rotated_nor_flipped_and_the_place_is_that_of_its_box(play):
    assert play.take("1L", 2, 2)[1]["cells"] == [[2, 2], [3, 2], [3, 3]]
    assert play.board() == ["....", ".#..", ".##.", "...."]


def test_pieces_cannot_be_placed_overlapping_or_outside():
    play = Play(sheet(["..", ". ", ".."], FOUR), 1)
    play.take("1A", 1, 1)
    assert why(play.take, "1B", 1, 1) == "Row 1, column 1 is already shaded."
    assert why(play.take, "1B", 2, 1) == "Row 2, column 2 is not a cell of the board."
    assert why(play.take, "1B", 3, 2) == "The piece goes over the edge of the board."
    assert why(play.take, "3T", 3, 1) == "The piece goes over the edge of the board."
    assert why(play.take, "4A", 1, 1) == "This piece fits nowhere on the board."
    for row, column in ((0, 1), (1, 0), (4, 1), (1, 3), (True, 1), ("1", 1)):
        assert why(play.take, "3A", row, column) == "Rows are 1 to 3 and columns 1 to 2."
    assert play.board() == ["#.", ". ", ".."]


def test_a_piece_need_not_be_joined_up():
    play = Play(sheet(OPEN, ({"A": "#..#/..../#..#"}, {}, {}, {})))
    assert play.take("1A", 2, 1)[1]["cells"] == [[2, 1], [2, 4], [4, 1], [4, 4]]


def test_frames_indicate_the_points_and_each_frame_may_have_others():
    play = Play(sheet(OPEN, FOUR, points=(0, 20, 30, 99)), 1)
    assert play.take("1A", 1, 1)[2] == {"type": "points", "player": 0, "added": 0, "total": 0}
    assert play.take("2A", 2, 1)[2] == {"type": "points", "player": 0, "added": 20, "total": 20}
    assert play.take("3A", 1, 4)[2]["total"] == 50
    assert play.take("4A", 3, 1)[2]["total"] == 149


def test_a_threshold_of_one_point_is_told_as_one():
    play = Play(sheet(OPEN, FOUR, [(1, "#")]), 1)
    play.take("1A", 1, 1)
    assert why(play.take, "1B", 4, 1) == "Place the bonus piece for 1 point first."


def test_on_reaching_a_threshold_the_bonus_piece_is_placed_before_the_next_turn():
    play = Play(SHEET, 1)
    play.take("4A", 1, 1)
    events = play.take("1A", 1, 3)
    assert events[-1] == {"type": "bonus_due", "notice": True, "player": 0, "at": 5}
    assert (play.table.phase, play.table.to_move, play.table.state()["bonus_due"]) == ("bonus", 0, 5)
    assert why(play.take, "1B", 4, 1) == "Place the bonus piece for 5 points first."
    assert why(play.stop) == "The bonus piece fits: place it."
    assert why(play.bonus, 1, 1) == "Row 1, column 1 is already shaded."
    events = play.bonus(4, 4)
    assert events[0] == {"type": "bonus_placed", "player": 0, "at": 5, "cells": [[4, 4]]}
    assert types(events) == ["bonus_placed", "turn"]
    assert play.table.state()["bonus_due"] is None
    assert why(play.bonus, 4, 1) == "No bonus piece is due."


def test_bonus_pieces_give_no_points():
    play = Play(SHEET, 1)
    play.take("4A", 1, 1)
    play.take("1A", 1, 3)
    play.bonus(4, 4)
    assert play.table.state()["points"] == [5]


def test_passing_several_thresholds_at_once_brings_their_bonus_pieces_one_by_one():
    play = Play(sheet(["....."] * 5, FOUR, [(5, "#"), (10, "##"), (15, "#.#"), (99, "#")], (1, 2, 3, 17)))
    assert play.take("4A", 1, 1)[-1]["at"] == 5
    assert play.bonus(5, 5)[-1] == {"type": "bonus_due", "notice": True, "player": 0, "at": 10}
    assert play.bonus(4, 4)[-1]["at"] == 15
    assert play.bonus(3, 1)[-1] == {"type": "turn", "player": 1, "round": 1}


def test_a_threshold_of_no_points_is_reached_by_the_first_piece():
    play = Play(sheet(OPEN, FOUR, [(0, "#")], (0, 0, 0, 0)))
    assert types(play.opening) == ["first", "turn"]
    assert play.take("1A", 1, 1)[-1] == {"type": "bonus_due", "notice": True, "player": 0, "at": 0}


def test_each_player_has_bonus_pieces_of_their_own():
    play = Play(sheet(OPEN, FOUR, [(3, "#")]))
    assert play.take("3A", 1, 1)[-1]["type"] == "bonus_due"
    play.bonus(2, 2)
    assert play.take("3T", 1, 1)[-1] == {"type": "bonus_due", "notice": True, "player": 1, "at": 3}


def test_choosing_a_piece_that_cannot_be_placed_while_another_could_be_is_refused():
    play = Play(sheet(["..."], FOUR), 1)
    assert why(play.take, "4A", 1, 1) == "This piece fits nowhere on the board."
    assert why(play.stop) == "Piece 1A still fits, so the game continues."


def test_when_no_available_piece_fits_the_game_ends():
    play = Play(sheet(["..."], FOUR, points=(7, 2, 3, 4)))
    play.take("1B", 1, 1)
    play.take("1A", 1, 2)
    play.take("3A", 1, 3)
    assert play.table.to_move == 1
    assert play.legal() == [{"type": "stop"}]
    events = play.stop()
    assert events == [{"type": "game_over", "notice": True, "scores": [30, 7], "winners": [0]}]
    assert play.table.state()["round"] == 2
    assert play.legal() == []
    assert why(play.stop) == "The game is over."


def test_a_bonus_piece_that_does_not_fit_ends_the_game():
    play = Play(sheet(OPEN, FOUR, [(3, "#####")]))
    play.take("3A", 1, 1)
    assert play.legal() == [{"type": "stop"}]
    assert why(play.bonus, 1, 1) == "This piece fits nowhere on the board."
    assert play.stop()[0]["scores"] == [3, 0]
    assert (play.table.phase, play.table.state()["bonus_due"]) == ("over", None)


def test_with_no_piece_left_the_game_ends():
    play = Play(sheet(OPEN, ({"A": "#"}, {}, {}, {})))
    play.take("1A", 1, 1)
    assert play.legal() == [{"type": "stop"}]
    assert play.stop()[0]["winners"] == [0]


def test_the_score_is_the_largest_rectangle_times_the_points():
    play = Play(sheet(["......"] * 4, ({"A": "####/###."}, {"B": "##"}, {}, {}), points=(5, 1, 0, 0)), 1)
    play.take("1A", 2, 1)
    assert play.table.state()["scores"] == [3 * 2 * 5]
    assert play.table.game.rectangle(0) == (2, 3, 2, 1)
    play.take("2B", 2, 5)
    assert play.table.state()["scores"] == [6 * 6]
    assert play.table.game.rectangle(0) == (1, 6, 2, 1)


def test_the_rulebooks_example_5_x_3_x_18():
    play = Play(sheet(["......"] * 6, ({"A": "###/###/###/###/###"}, {}, {}, {}), points=(18, 0, 0, 0)), 1)
    play.take("1A", 1, 1)
    assert play.table.state()["scores"] == [270]


def test_ties_go_to_the_fewest_unshaded_cells_and_are_then_shared():
    value = sheet(["...", "..."], ({"A": "##", "B": "##", "C": "#"}, {"A": "##.#"}, {}, {}), points=(1, 1, 1, 1))
    play = Play(value, 2, tracking="pad")
    for seat, piece in ((0, "1A"), (1, "1B")):
        assert play.take(piece)[0]["player"] == seat
    play.stop()
    play.tally(0, 1, 2, 4)
    assert play.tally(1, 2, 1, 3)[-1] == {"type": "game_over", "notice": True, "scores": [2, 2], "winners": [1]}
    play.table.undo()
    assert play.tally(1, 2, 1, 4)[-1]["winners"] == [0, 1]


def test_ties_on_the_board_look_at_the_unshaded_cells_too():
    value = sheet(["..."], ({"A": "##", "B": "#"}, {"A": "##"}, {}, {}), [(1, "#")], (0, 0, 0, 0))
    play = Play(value)
    play.take("1A", 1, 1)
    play.take("2A", 1, 1)
    play.take("1B", 1, 3)
    assert play.stop()[0] == {"type": "game_over", "notice": True, "scores": [0, 0], "winners": [0]}


def test_a_full_board_of_one_among_several_players_clears_nothing():
    play = Play(sheet(["."], ({"A": "#", "B": "#", "C": "#"}, {}, {}, {}), [(2, "#")]))
    assert types(play.take("1A", 1, 1)) == ["taken", "shaded", "points", "turn"]
    play.take("1B", 1, 1)
    assert play.legal() == [{"type": "stop"}]
    assert play.stop()[0]["winners"] == [0, 1]


# Solo


def test_solo_the_whole_board_shaded_is_cleared():
    play = Play(sheet(["..", ".."], FOUR), 1, solo_fill=[[2, 2], [2, 1]])
    assert play.board() == ["..", "##"]
    events = play.take("1B", 1, 1)
    assert types(events) == ["taken", "shaded", "points", "cleared", "game_over"]
    assert events[3:] == [
        {"type": "cleared", "notice": True, "player": 0},
        {"type": "game_over", "notice": True, "scores": [4], "winners": [0]},
    ]


def test_solo_a_full_board_comes_before_a_threshold():
    play = Play(sheet([".."], FOUR, [(1, "#")]), 1)
    assert types(play.take("1B", 1, 1)) == ["taken", "shaded", "points", "cleared", "game_over"]


def test_solo_a_bonus_piece_can_clear_the_board():
    play = Play(sheet(["..."], FOUR, [(1, "#"), (2, "#")], (2, 1, 1, 1)), 1)
    play.take("1B", 1, 1)
    assert types(play.bonus(1, 3)) == ["bonus_placed", "cleared", "game_over"]


def test_solo_without_clearing_nobody_wins():
    play = Play(sheet(["..."], ({"B": "##"}, {}, {}, {})), 1)
    assert play.take("1B", 1, 1)[-1] == {"type": "turn", "player": 0, "round": 2}
    assert play.stop() == [{"type": "game_over", "notice": True, "scores": [2], "winners": []}]


def test_solo_on_the_pad_is_won_with_nothing_unshaded():
    for unshaded, winners in ((0, [0]), (1, [])):
        play = Play(SHEET, 1, tracking="pad")
        play.take("4A")
        play.stop()
        events = play.tally(0, 2, 2, unshaded)
        assert types(events) == ["tallied", "game_over"]
        assert events[1]["winners"] == winners


# The pad


def test_on_the_pad_the_device_tracks_pieces_points_and_thresholds():
    play = Play(SHEET, 2, tracking="pad")
    assert play.legal()[:2] == [{"type": "take", "piece": "1A"}, {"type": "take", "piece": "1B"}]
    assert play.legal()[-1] == {"type": "stop"}
    assert why(play.take, "4A", 1, 1) == 'This action does not take "at".'
    assert types(play.take("4A")) == ["taken", "points", "turn"]
    play.take("3A")
    assert types(play.take("1A")) == ["taken", "points", "bonus_due"]
    assert play.legal() == [{"type": "bonus"}, {"type": "stop"}]
    assert why(play.bonus, 1, 1) == 'This action does not take "at".'
    assert types(play.bonus()) == ["bonus_placed", "turn"]
    state = play.table.state()
    assert (state["boards"], state["points"], state["scores"]) == (None, [5, 3], [None, None])
    game = play.table.game
    sizes = {piece: len(game.pieces[game.index_of(piece)]) for piece in ("4A", "1A", "3A")}
    assert game.covered == [sizes["4A"] + sizes["1A"] + len(game.bonus_piece), sizes["3A"]]


def test_on_the_pad_the_stopper_is_tallied_first_then_clockwise_but_any_order_is_taken():
    play = Play(SHEET, 4, tracking="pad")
    play.take("1A")
    play.take("3A")
    assert play.stop() == [{"type": "tally", "player": 2}]
    order = []
    for seat in (3, 2, 1, 0):
        order.append(play.table.to_move)
        events = play.tally(seat, 1, 1, 15)
        assert play.table.undo_entry().player == seat
    assert order == [2, 2, 0, 0]
    assert events[0] == {"type": "tallied", "player": 0, "height": 1, "width": 1, "unshaded": 15}
    assert play.table.state()["winners"] == [1]


def test_a_tally_is_within_the_board_and_once_for_each_player():
    play = Play(sheet(["...", ".. ", ". ."], FOUR), 2, tracking="pad")
    assert why(play.tally, 0, 1, 1, 1) == "Tally the sheets after the game ends."
    play.stop()
    assert play.legal() == []
    assert why(play.stop) == "The game has ended: tally the sheets."
    assert why(play.take, "1A") == "The game has ended: tally the sheets."
    for wrong in (
        (0, 1, 0), (1, 0, 0), (4, 1, 0), (1, 4, 0), (2, 2, 4), (0, 0, 8), (1, 1, -1), (True, 1, 1), (3, 3, 0),
    ):  # fmt: skip
        why(play.tally, 0, *wrong)
    for seat in (2, -1):
        assert why(play.tally, seat, 1, 1, 1) == "Players are 0 to 1."
    for seat in (None, False):
        assert why(play.tally, seat, 1, 1, 1) == '"player" must be a whole number.'
    play.tally(0, 0, 0, 7)
    assert play.table.state()["scores"] == [0, None]
    assert why(play.tally, 0, 1, 1, 1) == "This sheet is already tallied."
    play.tally(1, 2, 2, 3)
    assert play.table.over


def test_on_the_board_the_device_counts(play):
    assert why(play.tally, 0, 1, 1, 1) == "The device scores this game."
