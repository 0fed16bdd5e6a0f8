"""The sentences of the Penk! rulebook and of the rulings on it, one test each: Penks, failed rolls, the end, the
score."""

import pytest

from tests.shared_rules.penk.play import J, Play
from tests.shared_rules.tables import refused, types, why

# Completing a row or a column


def fill_row(play, row, turns_between):
    """Seat 0 marks a whole row, cell by cell; the last turn's events are returned."""
    for column in range(1, 6):
        events = play.turn((row, column))
        if column < 5:
            turns_between(column)
    return events


def test_when_you_mark_all_the_cells_on_a_row_all_others_block_it():
    play = Play(3)

    def others(column):
        play.turn((1, 1) if column == 1 else (column, 1))
        play.turn((column, 2))

    events = fill_row(play, 1, others)
    assert events[1] == {"type": "penk", "notice": True, "player": 0, "line": "row", "index": 1}
    block = {"type": "block", "notice": True, "line": "row", "index": 1}
    assert events[2] == {**block, "player": 1, "cells": [[1, 2], [1, 3], [1, 4], [1, 5]]}
    assert events[3] == {**block, "player": 2, "cells": [[1, 1], [1, 3], [1, 4], [1, 5]]}
    # Marked cells stay marked.
    assert play.sheet(1)[0] == "oxxxx"
    assert play.sheet(2)[0] == "xoxxx"


def test_when_you_mark_all_the_cells_on_a_column_all_others_block_it(play):
    for row in range(1, 5):
        play.turn((row, 3))
        play.turn((row, 1))
    events = play.turn((5, 3))
    assert events[1] == {"type": "penk", "notice": True, "player": 0, "line": "column", "index": 3}
    assert events[2]["cells"] == [[1, 3], [2, 3], [3, 3], [4, 3], [5, 3]]
    assert events[2]["player"] == 1
    assert [row[2] for row in play.sheet(1)] == list("xxxxx")


def test_a_cell_with_an_x_cannot_be_marked_anymore(play):
    fill_row(play, 1, lambda column: play.turn((column + 1, 5)))
    play.roll(5, 5, 5, 5, 5, 1)
    assert why(play.mark, (1, 1)) == "Row 1, column 1 is not clear."


def test_a_line_closed_with_any_cross_in_it_is_not_a_penk(play):
    play.lose(5)
    for column in range(1, 5):
        play.turn((column, 1))
        events = play.turn((1, column))
    assert types(events) == ["marked", "turn"]
    assert play.sheet(0)[0] == "oooox"


def test_penks_are_found_rows_before_columns_top_to_bottom(play):
    cells = [((1, 1), (1, 2), (1, 3)), ((2, 1), (2, 2)), ((2, 3), (1, 4)), ((2, 4), (3, 5)), ((4, 5),), ((5, 5),)]
    others = [((1, 1),), ((2, 1),), ((3, 1),), ((4, 1),), ((3, 2),), ((4, 2),)]
    for own, other in zip(cells, others, strict=True):
        play.turn(*own)
        play.turn(*other)
    events = play.turn((2, 5), (1, 5))
    assert [(event["line"], event["index"]) for event in events if event["type"] == "penk"] == [
        ("row", 1),
        ("row", 2),
        ("column", 5),
    ]
    # A cell already crossed out is not repeated: the column's block lacks its first two cells.
    blocks = [event["cells"] for event in events if event["type"] == "block"]
    assert blocks == [[[1, 2], [1, 3], [1, 4], [1, 5]], [[2, 2], [2, 3], [2, 4], [2, 5]], [[3, 5], [4, 5], [5, 5]]]


def test_a_line_that_was_a_penk_before_is_not_announced_again(play):
    fill_row(play, 1, lambda column: play.turn((column + 1, 5)))
    play.turn((5, 4))
    events = play.turn((2, 1))
    assert types(events) == ["marked", "turn"]


def test_both_players_can_have_a_penk_in_lines_that_cross(play):
    for step in range(1, 5):
        play.turn((1, step))
        play.turn((step, 5))
    assert play.turn((1, 5))[1]["type"] == "penk"
    assert play.sheet(1)[0] == "xxxxo"
    events = play.turn((5, 5))
    assert events[1] == {"type": "penk", "notice": True, "player": 1, "line": "column", "index": 5}
    assert events[2]["cells"] == [[2, 5], [3, 5], [4, 5], [5, 5]]


def test_a_player_with_nothing_to_cross_out_gets_no_block(play):
    play.turn((1, 1))
    play.lose(5)
    for row in range(2, 5):
        play.turn((row, 5))
        play.turn((row, 1))
    play.turn((5, 5))
    play.turn((1, 1))
    events = play.turn((1, 5))
    assert types(events) == ["marked", "penk", "turn"]


# Failing a roll


def test_if_you_cannot_mark_you_eliminate_the_clear_cells_of_a_column(play):
    play.turn((3, 2))
    play.turn((1, 1))
    play.roll(J, J, J, J, J, J)
    assert play.table.legal() == [
        {"type": "reroll"},
        *({"type": "eliminate", "column": column} for column in range(1, 6)),
    ]
    events = play.eliminate(2)
    assert events[0] == {"type": "eliminated", "player": 0, "column": 2, "cells": [[1, 2], [2, 2], [4, 2], [5, 2]]}
    assert play.sheet(0) == [".x...", ".x...", ".o...", ".x...", ".x..."]


def test_a_column_and_not_a_row(play):
    play.roll(J, J, J, J, J, J)
    for action in (
        {"type": "eliminate", "row": 1},
        {"type": "eliminate"},
        {"type": "eliminate", "column": 1, "row": 1},
    ):
        refused(play.table, action)
    for column in (0, 6):
        assert why(play.eliminate, column) == "Columns are 1 to 5."
    for column in (True, "1", None, [1]):
        assert why(play.eliminate, column) == '"column" must be a whole number.'


def test_a_column_where_at_least_one_clear_cell_is_present(play):
    play.lose(2)
    play.turn((1, 1))
    play.roll(2, 2, 2, 2, 2, 2)
    assert why(play.eliminate, 2) == "Column 2 has no clear cell."
    assert play.table.legal()[1:] == [{"type": "eliminate", "column": column} for column in (1, 3, 4, 5)]


def test_rerolls_may_be_declined_before_eliminating(play):
    play.roll(J, J, J, J, J, J)
    assert play.table.state()["rolls_left"] == 2
    assert play.eliminate(1)


def test_only_the_dice_as_they_lie_count(play):
    play.roll(J, J, J, J, J, J)
    play.reroll([0], 3)
    assert "do not cross out" in why(play.eliminate, 1)


# End of the game


def test_the_last_round_is_announced_when_any_sheet_has_two_columns_without_a_clear_cell():
    play = Play(3)
    play.lose(1)
    play.turn((1, 1))
    play.turn((1, 1))
    events = play.lose(2)
    assert events[1:] == [
        {"type": "last_round", "notice": True, "players": [1, 2]},
        {"type": "turn", "player": 1, "round": 2},
    ]
    assert play.table.state()["last_round"] is True


def test_all_players_play_the_same_number_of_turns():
    play = Play(3, first=1)
    play.lose(1)
    play.turn((1, 1))
    play.turn((1, 1))
    assert play.lose(2)[1]["players"] == [2, 0]
    assert play.turn((1, 2))[1]["type"] == "turn"
    assert play.turn((1, 2))[1]["type"] == "game_over"
    state = play.table.state()
    assert (state["phase"], state["to_move"], state["round"], state["turn"]) == ("over", None, 2, 6)
    assert (state["dice"], state["rolls_left"]) == (None, 0)


def test_when_the_player_before_the_first_completes_the_columns_the_game_ends_at_once(play):
    play.turn((1, 1))
    play.lose(1)
    play.turn((1, 2))
    events = play.lose(2)
    assert events[1:] == [
        {"type": "last_round", "notice": True, "players": []},
        {"type": "game_over", "notice": True, "scores": [0, 0], "winners": [0, 1]},
    ]


def test_the_last_round_is_announced_once_a_game():
    play = Play(4)
    play.lose(1)
    for _ in range(3):
        play.turn((1, 1))
    assert play.lose(2)[1]["type"] == "last_round"
    play.lose(1)
    assert types(play.lose(2)) == ["eliminated", "turn"]


def test_crosses_received_count_too(play):
    for row in range(1, 5):
        play.turn((row, 1))
        play.turn((row, 3))
    # Ben has column 3 but for one cell; Ann's Penk in column 1 crosses out one whole column of his.
    events = play.turn((5, 1))
    assert types(events) == ["marked", "penk", "block", "turn"]
    events = play.turn((5, 3))
    # Now Ben has two columns closed, and so has Ann by his Penk.
    assert types(events) == ["marked", "penk", "block", "last_round", "game_over"]


def test_it_is_not_important_how_cells_are_filled(play):
    play.lose(1)
    for row in range(1, 5):
        play.turn((row, 1))
        play.turn((row, 2))
    play.lose(5)
    assert play.turn((5, 2))[1]["type"] == "penk"
    assert play.table.state()["last_round"] is True


def test_a_player_without_a_clear_cell_is_skipped_and_the_skipped_turn_counts(play):
    ann = [((4, column), (2, column)) for column in range(1, 6)] + [
        ((3, 1), (3, 2)),
        ((3, 3), (3, 4)),
        ((3, 5), (1, 1), (1, 2)),
    ]
    ben = [None, (3, 2), (3, 3), (3, 4), (5, 2), (5, 3), (5, 4), (5, 5)]
    for own, other in zip(ann, ben, strict=True):
        play.turn(*own)
        if other:
            play.turn(other)
        else:
            play.lose(1)
    events = play.turn((1, 3), (1, 4), (1, 5))
    assert " ".join(types(events)) == "marked penk block last_round turn skipped game_over"
    assert events[5] == {"type": "skipped", "notice": True, "player": 1}
    assert play.table.state()["turn"] == 18


# Score


def test_cell_values_are_equal_along_a_row_1_2_3_5_8():
    assert Play().table.options == {"values": [1, 2, 3, 5, 8]}


def score_of(sheet, values=None):
    play = Play(values=values)
    play.table.game.sheets[0][:] = "".join(sheet).encode()
    return play.table.state()["scores"][0]


def test_rows_with_only_two_circles_do_not_make_points():
    assert score_of(["oo...", "..oo.", ".....", "....o", "....."]) == 0


def test_rows_and_columns_with_at_least_3_marked_cells_add_the_values_of_their_marked_cells():
    assert score_of(["ooo..", ".....", ".....", ".....", "....."]) == 3
    assert score_of(["..o..", ".....", "..o..", ".....", "..o.."]) == 12
    assert score_of(["oxoxo", "x....", ".....", "oo.oo", "....."]) == 3 + 20


def test_a_cell_can_count_twice():
    assert score_of(["ooo..", "o....", "o....", ".....", "....."]) == 3 + 6


@pytest.mark.parametrize("row, points", [(0, 5), (1, 10), (2, 15), (3, 25), (4, 40)])
def test_a_full_row_gives(row, points):
    assert score_of(["....."] * row + ["ooooo"] + ["....."] * (4 - row)) == points


def test_a_full_column_gives_19_and_a_full_sheet_190():
    assert score_of([".o..."] * 5) == 19
    assert score_of(["ooooo"] * 5) == 190


def test_the_values_are_an_option():
    assert score_of(["ooooo"] * 5, [0, 99, 7, 50, 1]) == 10 * (0 + 99 + 7 + 50 + 1)


def test_the_player_with_more_points_wins(play):
    for column in (1, 2, 3):
        play.turn((1, column))
        play.turn((1, 4) if column == 1 else (column, 5))
    play.lose(4)
    play.lose(1)
    play.lose(5)
    over = play.lose(2)[-1]
    assert over == {"type": "game_over", "notice": True, "scores": [3, 0], "winners": [0]}
