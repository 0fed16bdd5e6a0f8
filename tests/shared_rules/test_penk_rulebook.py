"""The sentences of the Penk! rulebook and of the rulings on it, one test each. The dice are entered, so every situation can be set up."""

import pytest

from shared_rules.game import Refused
from shared_rules.table import Table

J = 6  # the jolly


class Play:
    """A game with entered dice; each call is one action. Seats move in order from seat 0."""

    def __init__(self, players=2, first=0, values=None):
        self.table = Table()
        self.opening = self.table.new("penk", ["Ann", "Ben", "Cy", "Dora"][:players], {"values": values}, first, "table", "0" * 32)

    def roll(self, *dice):
        return self.table.do({"type": "roll", "dice": list(dice)})

    def reroll(self, at, *dice):
        return self.table.do({"type": "reroll", "at": at, "dice": list(dice)})

    def mark(self, *cells):
        return self.table.do({"type": "mark", "cells": [list(cell) for cell in cells]})

    def eliminate(self, column):
        return self.table.do({"type": "eliminate", "column": column})

    def turn(self, *cells):
        """Rolls what these cells need and marks them."""
        faces = [column for row, column in cells for _ in range(row)]
        self.roll(*(faces + [J] * 6)[:6])
        return self.mark(*cells)

    def lose(self, column):
        """Rolls six jollies, which mark nothing, and eliminates a column."""
        self.roll(*[J] * 6)
        return self.eliminate(column)

    def sheet(self, seat):
        return self.table.state()["sheets"][seat]

    def marks(self):
        return [action["cells"] for action in self.table.legal() if action["type"] == "mark"]


@pytest.fixture
def play():
    return Play()


def why(call, *arguments):
    """The sentence with which an action is refused; the game must be as before."""
    table = call.__self__.table
    before = table.save()
    with pytest.raises(Refused) as refusal:
        call(*arguments)
    assert refusal.value.code == "illegal"
    assert table.save() == before
    return refusal.value.message


# Overview and set-up


def test_a_game_for_2_to_4_players():
    for players in (2, 3, 4):
        assert len(Play(players).table.state()["sheets"]) == players
    for names in ([], ["A"], ["A"] * 5):
        with pytest.raises(Refused) as refusal:
            Table().new("penk", names, seed="0" * 32)
        assert refusal.value.code == "bad_option"
        assert refusal.value.message == "Penk! is for 2 to 4 players."


def test_each_player_takes_a_scheme_sheet(play):
    assert play.sheet(0) == play.sheet(1) == ["....."] * 5


def test_randomly_choose_the_first_player():
    seen = set()
    for number in range(40):
        table = Table()
        events = table.new("penk", ["A", "B", "C"], seed=f"{number:032x}")
        first = table.state()["first"]
        assert events == [{"type": "first", "player": first}, {"type": "turn", "player": first, "round": 1}]
        seen.add(first)
    assert seen == {0, 1, 2}


def test_the_first_player_may_be_given():
    assert Play(3, first=2).opening[0] == {"type": "first", "player": 2}


# Gameplay: rolling


def test_turns_go_clockwise_starting_from_the_first_player():
    play = Play(3, first=1)
    movers = [play.table.to_move]
    for cell in ((1, 1), (1, 1), (1, 1), (1, 2)):
        movers.append(play.turn(cell)[-1]["player"])
    assert movers == [1, 2, 0, 1, 2]
    assert play.table.state()["round"] == 2
    assert play.table.state()["turn"] == 5


def test_take_all_6_dice_and_roll_them(play):
    assert "Roll the dice first." in why(play.mark, (1, 1))
    assert "Roll the dice first." in why(play.eliminate, 1)
    assert "Roll the dice first." in why(play.reroll, [0], 1)
    assert play.roll(1, 2, 3, 4, 5, J) == [{"type": "rolled", "player": 0, "dice": [1, 2, 3, 4, 5, 6]}]
    assert "rolled" in why(play.roll, 1, 1, 1, 1, 1, 1)


def test_you_can_reroll_any_number_of_dice_up_to_two_times(play):
    play.roll(1, 1, 1, 1, 1, 1)
    assert play.table.state()["rolls_left"] == 2
    assert play.reroll([1, 3], 5, J)[0]["dice"] == [1, 5, 1, 6, 1, 1]
    assert play.reroll([0, 1, 2, 3, 4, 5], 2, 2, 2, 2, 2, 3)[0]["dice"] == [2, 2, 2, 2, 2, 3]
    assert play.table.state()["rolls_left"] == 0
    assert why(play.reroll, [0], 1) == "No reroll is left in this turn."
    assert {"type": "reroll"} not in play.table.legal()


def test_the_second_time_you_can_reroll_dice_you_have_not_rerolled_the_first_time(play):
    play.roll(1, 2, 3, 4, 5, J)
    play.reroll([5], 5)
    assert play.reroll([0, 5], 4, 4)[0]["dice"] == [4, 2, 3, 4, 5, 4]


def test_after_any_roll_the_player_may_mark():
    for rerolls in range(3):
        play = Play()
        play.roll(1, 2, 3, 4, 5, J)
        for _ in range(rerolls):
            play.reroll([5], J)
        assert play.mark((1, 1))[0]["type"] == "marked"


def test_a_reroll_is_of_a_non_empty_set_of_dice(play):
    play.roll(1, 2, 3, 4, 5, J)
    assert "at least one" in why(play.reroll, [])
    for at in ([0, 0], [1, 0], [6], [-1], [True], ["0"], [None]):
        assert "positions" in why(play.reroll, at, *[1] * len(at))
    assert "die" in why(play.reroll, [0])
    assert "1 to 6" in why(play.reroll, [0], 7)
    assert "2 dice" in why(play.reroll, [0, 1], 1)


# Gameplay: marking


def test_the_column_shows_the_die_type_and_the_row_the_number_of_dice():
    for row in range(1, 6):
        for column in range(1, 6):
            play = Play()
            other = column % 5 + 1
            play.roll(*[column] * row, *[other] * (6 - row))
            assert [row, column] in [cells[0] for cells in play.marks()]
            assert play.mark((row, column))[0]["cells"] == [[row, column]]
            play = Play()
            play.roll(*[column] * (row - 1), *[other] * (7 - row))
            needed = why(play.mark, (row, column))
            assert f"shows {column}" in needed if row == 1 else f"{row} dice that show {column}" in needed


def test_not_all_dice_need_be_used(play):
    play.roll(1, 1, 1, 1, 1, 1)
    assert play.mark((2, 1))
    assert play.sheet(0)[1] == "o...."


def test_you_can_mark_3_cells_per_turn_at_best(play):
    play.roll(1, 2, 3, 4, 5, 5)
    assert max(len(cells) for cells in play.marks()) == 3
    assert why(play.mark, (1, 1), (1, 2), (1, 3), (1, 4)) == "Mark one, two or three cells."
    assert play.mark((1, 1), (1, 2), (1, 3))[0]["cells"] == [[1, 1], [1, 2], [1, 3]]


def test_dice_already_used_for_a_combination_cannot_be_used_in_another(play):
    play.roll(1, 1, 1, 2, 2, 3)
    assert why(play.mark, (2, 1), (3, 1)) == "The dice do not give all these cells at once."
    assert "at once" in why(play.mark, (1, 1), (3, 1))
    assert play.mark((1, 1), (2, 1), (2, 2))


def test_a_player_who_can_mark_must_mark_at_least_one_cell(play):
    play.roll(1, J, J, J, J, J)
    assert why(play.mark) == "Mark one, two or three cells."
    assert why(play.eliminate, 5) == "You can mark row 1, column 1, so no column is eliminated."


def test_cells_are_taken_in_any_order_without_duplicates(play):
    play.roll(1, 1, 1, 2, 2, 3)
    assert why(play.mark, (1, 3), (1, 3)) == "Each cell can be marked once."
    assert play.mark((2, 2), (1, 3), (1, 1))[0]["cells"] == [[1, 1], [1, 3], [2, 2]]


def test_only_clear_cells_are_marked():
    play = Play()
    play.turn((1, 1))
    play.lose(2)
    play.roll(1, 1, 2, 2, J, J)
    assert why(play.mark, (1, 1)) == "Row 1, column 1 is not clear."
    play.mark((2, 1))
    play.roll(1, 1, 2, 2, J, J)
    assert why(play.mark, (2, 2)) == "Row 2, column 2 is not clear."
    assert all(column == 1 for cells in play.marks() for _, column in cells)


@pytest.mark.parametrize("cells", [None, 1, "11", {}, [[]], [[1]], [[1, 1, 1]], [["1", 1]], [[1, True]], [[0, 1]], [[1, 6]], [None]])
def test_a_cell_is_a_row_and_a_column(play, cells):
    play.roll(1, 1, 1, 1, 1, 1)
    with pytest.raises(Refused) as refusal:
        play.table.do({"type": "mark", "cells": cells})
    assert refusal.value.code == "illegal"


# The jolly


def test_jolly_can_be_used_to_substitute_any_other_dice_type():
    for column in range(1, 6):
        play = Play()
        play.roll(column, column, column, column, J, J)
        assert play.mark((5, column))


def test_you_cannot_use_a_jolly_alone(play):
    play.roll(J, J, J, J, J, 1)
    assert why(play.mark, (1, 2)) == "Row 1 needs a real die, not the jolly."
    assert play.marks() == [[[1, 1]], [[2, 1]]]


def test_jolly_can_be_used_only_once_in_a_combination(play):
    play.roll(1, 1, J, J, J, J)
    assert "one of them may be a jolly" in why(play.mark, (4, 1))
    assert [[3, 1]] in play.marks()


def test_two_jollies_may_serve_two_combinations(play):
    play.roll(1, 2, 2, J, J, 5)
    assert [[2, 1], [3, 2]] in play.marks()
    assert play.mark((2, 1), (3, 2))


def test_one_jolly_serves_one_combination(play):
    play.roll(1, 2, 2, J, 5, 5)
    assert "at once" in why(play.mark, (2, 1), (3, 2))


def test_two_jollies_may_serve_two_cells_of_one_column(play):
    play.roll(1, 1, 1, J, J, 5)
    assert play.mark((2, 1), (3, 1))


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


def test_a_line_closed_with_any_cross_in_it_is_not_a_penk():
    play = Play()
    play.lose(5)
    for column in range(1, 5):
        play.turn((column, 1))
        events = play.turn((1, column))
    assert [event["type"] for event in events] == ["marked", "turn"]
    assert play.sheet(0)[0] == "oooox"


def test_penks_are_found_rows_before_columns_top_to_bottom():
    play = Play()
    cells = [((1, 1), (1, 2), (1, 3)), ((2, 1), (2, 2)), ((2, 3), (1, 4)), ((2, 4), (3, 5)), ((4, 5),), ((5, 5),)]
    others = [((1, 1),), ((2, 1),), ((3, 1),), ((4, 1),), ((3, 2),), ((4, 2),)]
    for own, other in zip(cells, others, strict=True):
        play.turn(*own)
        play.turn(*other)
    events = play.turn((2, 5), (1, 5))
    assert [(event["line"], event["index"]) for event in events if event["type"] == "penk"] == [("row", 1), ("row", 2), ("column", 5)]
    # A cell already crossed out is not repeated: the column's block lacks its first two cells.
    blocks = [event["cells"] for event in events if event["type"] == "block"]
    assert blocks == [[[1, 2], [1, 3], [1, 4], [1, 5]], [[2, 2], [2, 3], [2, 4], [2, 5]], [[3, 5], [4, 5], [5, 5]]]


def test_a_line_that_was_a_penk_before_is_not_announced_again(play):
    fill_row(play, 1, lambda column: play.turn((column + 1, 5)))
    play.turn((5, 4))
    events = play.turn((2, 1))
    assert [event["type"] for event in events] == ["marked", "turn"]


def test_both_players_can_have_a_penk_in_lines_that_cross():
    play = Play()
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
    assert [event["type"] for event in events] == ["marked", "penk", "turn"]


# Failing a roll


def test_if_you_cannot_mark_you_eliminate_the_clear_cells_of_a_column(play):
    play.turn((3, 2))
    play.turn((1, 1))
    play.roll(J, J, J, J, J, J)
    assert play.table.legal() == [{"type": "reroll"}, *({"type": "eliminate", "column": column} for column in range(1, 6))]
    events = play.eliminate(2)
    assert events[0] == {"type": "eliminated", "player": 0, "column": 2, "cells": [[1, 2], [2, 2], [4, 2], [5, 2]]}
    assert play.sheet(0) == [".x...", ".x...", ".o...", ".x...", ".x..."]


def test_a_column_and_not_a_row(play):
    play.roll(J, J, J, J, J, J)
    for action in ({"type": "eliminate", "row": 1}, {"type": "eliminate"}, {"type": "eliminate", "column": 1, "row": 1}):
        with pytest.raises(Refused) as refusal:
            play.table.do(action)
        assert refusal.value.code == "illegal"
    for column in (0, 6, True, "1", None, [1]):
        assert why(play.eliminate, column) == "Columns go from 1 to 5."


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
    assert "so no column is eliminated" in why(play.eliminate, 1)


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


def test_when_the_player_before_the_first_completes_the_columns_the_game_ends_at_once():
    play = Play()
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
    assert [event["type"] for event in play.lose(2)] == ["eliminated", "turn"]


def test_crosses_received_count_too():
    play = Play()
    for row in range(1, 5):
        play.turn((row, 1))
        play.turn((row, 3))
    # Ben has column 3 but for one cell; Ann's Penk in column 1 crosses out one whole column of his.
    events = play.turn((5, 1))
    assert [event["type"] for event in events] == ["marked", "penk", "block", "turn"]
    events = play.turn((5, 3))
    # Now Ben has two columns closed, and so has Ann by his Penk.
    assert [event["type"] for event in events] == ["marked", "penk", "block", "last_round", "game_over"]


def test_it_is_not_important_how_cells_are_filled():
    play = Play()
    play.lose(1)
    for row in range(1, 5):
        play.turn((row, 1))
        play.turn((row, 2))
    play.lose(5)
    assert play.turn((5, 2))[1]["type"] == "penk"
    assert play.table.state()["last_round"] is True


def test_a_player_without_a_clear_cell_is_skipped_and_the_skipped_turn_counts():
    play = Play()
    ann = [((4, column), (2, column)) for column in range(1, 6)] + [((3, 1), (3, 2)), ((3, 3), (3, 4)), ((3, 5), (1, 1), (1, 2))]
    ben = [None, (3, 2), (3, 3), (3, 4), (5, 2), (5, 3), (5, 4), (5, 5)]
    for own, other in zip(ann, ben, strict=True):
        play.turn(*own)
        if other:
            play.turn(other)
        else:
            play.lose(1)
    events = play.turn((1, 3), (1, 4), (1, 5))
    assert [event["type"] for event in events] == ["marked", "penk", "block", "last_round", "turn", "skipped", "game_over"]
    assert events[5] == {"type": "skipped", "notice": True, "player": 1}
    assert play.table.state()["turn"] == 18


def test_nothing_can_be_done_when_the_game_is_over():
    play = Play()
    play.lose(1)
    play.lose(1)
    play.lose(2)
    play.lose(2)
    assert play.table.legal() == []
    assert why(play.roll, 1, 1, 1, 1, 1, 1) == "The game is over."


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


def test_the_score_sheet_shows_every_line():
    play = Play()
    play.table.game.sheets[0][:] = b"ooo..o.x.......o........."
    assert play.table.game.lines(0) == [(3, 3), (1, 2), (0, 0), (1, 5), (0, 0), (3, 8), (1, 1), (1, 1), (0, 0), (0, 0)]


def test_the_player_with_more_points_wins():
    play = Play()
    for column in (1, 2, 3):
        play.turn((1, column))
        play.turn((1, 4) if column == 1 else (column, 5))
    play.lose(4)
    play.lose(1)
    play.lose(5)
    over = play.lose(2)[-1]
    assert over == {"type": "game_over", "notice": True, "scores": [3, 0], "winners": [0]}
