"""The sentences of the Penk! rulebook and of the rulings on it, one test each: setup, rolling, marking, the jolly."""

from tests.shared_rules.penk.play import J, Play
from tests.shared_rules.tables import why

# Overview and setup


def test_each_player_takes_a_scheme_sheet(play):
    assert play.sheet(0) == play.sheet(1) == ["....."] * 5


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
    assert "Reroll some" in why(play.roll, 1, 1, 1, 1, 1, 1)


def test_you_can_reroll_any_number_of_dice_up_to_two_times(play):
    play.roll(1, 1, 1, 1, 1, 1)
    assert play.table.state()["rolls_left"] == 2
    assert play.reroll([1, 3], 5, J)[0]["dice"] == [1, 5, 1, 6, 1, 1]
    assert play.reroll([0, 1, 2, 3, 4, 5], 2, 2, 2, 2, 2, 3)[0]["dice"] == [2, 2, 2, 2, 2, 3]
    assert play.table.state()["rolls_left"] == 0
    assert why(play.reroll, [0], 1) == "No rerolls left this turn."
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
            assert f"showing {column}" in needed if row == 1 else f"{row} dice showing {column}" in needed


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
    assert why(play.mark, (2, 1), (3, 1)) == "The dice cannot pay for all these cells."
    assert "cannot pay" in why(play.mark, (1, 1), (3, 1))
    assert play.mark((1, 1), (2, 1), (2, 2))


def test_a_player_who_can_mark_must_mark_at_least_one_cell(play):
    play.roll(1, J, J, J, J, J)
    assert why(play.mark) == "Mark one, two or three cells."
    assert why(play.eliminate, 5) == "You can still mark row 1, column 1: do not cross out."


def test_cells_are_taken_in_any_order_without_duplicates(play):
    play.roll(1, 1, 1, 2, 2, 3)
    assert why(play.mark, (1, 3), (1, 3)) == "Mark each cell only once."
    assert play.mark((2, 2), (1, 3), (1, 1))[0]["cells"] == [[1, 1], [1, 3], [2, 2]]


def test_only_clear_cells_are_marked(play):
    play.turn((1, 1))
    play.lose(2)
    play.roll(1, 1, 2, 2, J, J)
    assert why(play.mark, (1, 1)) == "Row 1, column 1 is not clear."
    play.mark((2, 1))
    play.roll(1, 1, 2, 2, J, J)
    assert why(play.mark, (2, 2)) == "Row 2, column 2 is not clear."
    assert all(column == 1 for cells in play.marks() for _, column in cells)


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
    assert "one may be a jolly" in why(play.mark, (4, 1))
    assert [[3, 1]] in play.marks()


def test_two_jollies_may_serve_two_combinations(play):
    play.roll(1, 2, 2, J, J, 5)
    assert [[2, 1], [3, 2]] in play.marks()
    assert play.mark((2, 1), (3, 2))


def test_one_jolly_serves_one_combination(play):
    play.roll(1, 2, 2, J, 5, 5)
    assert "cannot pay" in why(play.mark, (2, 1), (3, 2))


def test_two_jollies_may_serve_two_cells_of_one_column(play):
    play.roll(1, 1, 1, J, J, 5)
    assert play.mark((2, 1), (3, 1))
