"""The sentences of the rulebook of Shape Cards and of the rulings on it: setup, actions, contest, declaration."""

from functools import partial

import pytest

from shared_rules.table.table import Table
from tests.shared_rules.shape_cards.play import CROSS, LINES, SEED, Play, over, turn
from tests.shared_rules.tables import bad_option

refused_options = partial(bad_option, "shape_cards")


def resolved(**options):
    """The options of a game for which these are given."""
    table = Table()
    table.new("shape_cards", ["Ann", "Ben"], options, seed=SEED)
    return table.options


# Contents and setup


def test_a_board_of_four_by_four_and_16_pieces_of_each_colour():
    state = Play().state()
    assert state["board"] == ["...."] * 4
    assert state["piles"] == [16, 16, 16]


def test_two_players():
    for players in (0, 1, 3):
        assert refused_options(players) == "Shape Cards is for two players."


def test_12_cards_with_figures_of_five_squares_anywhere_in_four_by_four():
    assert refused_options(deck=LINES[:11]) == "A deck must have twelve cards."
    for figure in (
        ["####", "....", "....", "...."], ["####", "##..", "....", "...."], ["#####"],
        ["####", "#...", "....", "x..."],
    ):  # fmt: skip
        assert "five" in refused_options(deck=[*LINES[:11], figure])
    odd = [*LINES[:11], ["#..#", "....", "..#.", "#..#"]]
    assert resolved(deck=odd)["deck"] == odd


def test_two_cards_may_be_equal():
    assert resolved(deck=[LINES[0]] * 12)["deck"] == [LINES[0]] * 12


def test_the_shipped_deck_is_used_where_none_is_given_and_has_eleven_pentominoes_and_one_of_corners():
    touching = []
    for figure in resolved(deck=None, variant=None)["deck"]:
        squares = [(row, column) for row in range(4) for column in range(4) if figure[row][column] == "#"]
        touching.append(sum((row, column + 1) in squares or (row + 1, column) in squares for row, column in squares))
    assert sorted(bool(count) for count in touching) == [False] + [True] * 11


def test_the_variants_in_any_order_but_each_once():
    assert resolved(variant=["thief", "expert"])["variant"] == ["expert", "thief"]
    for wrong in ("thief", ["thief", "thief"], ["slow"], [1], [["thief"]], {}):
        assert "thief" in refused_options(variant=wrong)


def test_both_players_roll_and_ties_roll_again():
    play = Play(first=None)
    assert play.opening == []
    assert play.state()["phase"] == "initiative"
    assert play.state()["to_move"] is play.state()["first"] is None
    assert play.do("roll", dice=[4, 4]) == [{"type": "rolled", "dice": [4, 4]}]
    assert play.state()["phase"] == "initiative"
    assert play.do("roll", dice=[2, 5]) == [{"type": "rolled", "dice": [2, 5]}, {"type": "first", "player": 1}]
    assert play.state()["dice"] == [2, 5]
    assert play.state()["first"] == play.state()["to_move"] == 1
    assert play.pick(0, 1, 2, 3)[4:] == [turn(1, 1)]


def test_the_higher_picks_a_card_for_themselves_then_one_for_the_other_then_the_other_does_the_same():
    play = Play(first=1, draft=False)
    assert play.opening == [{"type": "first", "player": 1}]
    events = play.pick(7, 3, 9, 0)
    assert [(e["player"], e["for"], e["card"]) for e in events[:4]] == [(1, 1, 7), (1, 0, 3), (0, 0, 9), (0, 1, 0)]
    assert play.state()["cards"] == [[3, 9], [0, 7]]
    assert play.state()["deck"] == [1, 2, 4, 5, 6, 8, 10, 11]


def test_a_card_is_picked_once():
    play = Play(draft=False)
    play.do("pick", card=4)
    play.refuses("pick", card=4)
    assert {"type": "pick", "card": 4} not in play.table.legal()


# Actions


def test_put_a_green_piece_on_any_unoccupied_field(play):
    assert play.green(1, 4) == [{"type": "placed", "player": 0, "at": [1, 4], "piece": "g"}, turn(1, 1)]
    assert play.state()["board"][0] == "...g"
    assert play.state()["piles"] == [15, 16, 16]
    play.refuses("green", at=[1, 4])


def test_put_a_piece_of_their_own_colour_on_any_unoccupied_field(play):
    assert play.do("own", at=[2, 2]) == [{"type": "placed", "player": 0, "at": [2, 2], "piece": "y"}]
    assert play.do("allow") == [turn(1, 1)]
    play.own(3, 3)
    assert play.state()["board"] == ["....", ".y..", "..b.", "...."]
    assert play.state()["piles"] == [16, 15, 15]


def test_the_other_player_can_contest_this_action(play):
    play.do("own", at=[2, 2])
    state = play.state()
    assert (state["phase"], state["to_move"], state["pending"]) == ("answer", 1, [2, 2])
    assert state["board"][1] == ".y.."
    assert play.table.legal() == [{"type": "allow"}, {"type": "contest"}]


def test_if_the_other_players_roll_is_higher_no_piece_is_allowed_on_that_field_for_this_turn(play):
    play.do("own", at=[2, 2])
    contested = {"type": "contested", "notice": True, "player": 1, "dice": [3, 4], "barred": True}
    assert play.do("contest", dice=[3, 4]) == [contested]
    state = play.state()
    assert (state["phase"], state["to_move"], state["barred"], state["pending"]) == ("play", 0, [2, 2], None)
    assert state["board"] == ["...."] * 4
    assert state["piles"] == [16, 16, 16]
    for kind in ("own", "green"):
        assert "blocked" in play.refuses(kind, at=[2, 2])
        assert {"type": kind, "at": [2, 2]} not in play.table.legal()
    play.green(1, 1)
    assert play.state()["barred"] is None
    assert {"type": "own", "at": [2, 2]} in play.table.legal()


def test_the_dice_are_given_in_the_order_of_the_players():
    play = Play(first=1)
    play.do("own", at=[2, 2])
    assert play.do("contest", dice=[5, 3])[0]["barred"] is True


@pytest.mark.parametrize("dice", [[4, 3], [4, 4]])
def test_a_tie_or_a_lower_roll_lets_it_stand(dice, play):
    play.do("own", at=[2, 2])
    contested = {"type": "contested", "notice": True, "player": 1, "dice": dice, "barred": False}
    assert play.do("contest", dice=dice) == [contested, turn(1, 1)]
    assert play.state()["board"][1] == ".y.."


def test_the_second_action_can_not_be_contested(play):
    play.do("own", at=[2, 2])
    play.do("contest", dice=[1, 2])
    assert play.do("own", at=[2, 3])[1:] == [turn(1, 1)]


def test_the_second_action_may_be_any_other():
    play = Play("revenge")
    play.do("own", at=[2, 2])
    play.do("contest", dice=[1, 2])
    kinds = play.kinds()
    assert kinds == {"green", "own", "clear", "revenge"}
    play.do("clear")
    assert play.state()["to_move"] == 1


def test_declared_pieces_return_to_the_piles_they_came_from(play):
    play.lay([".y..", "ggg.", ".y..", "b..."])
    completed = {"type": "completed", "notice": True, "player": 0, "card": 1, "cells": CROSS}
    assert play.declare(CROSS[::-1], 1) == [completed, turn(1, 1)]
    state = play.state()
    assert state["board"] == ["....", "....", "....", "b..."]
    assert state["piles"] == [16, 16, 15]
    assert state["completed"] == [[1], []]
    assert state["scores"] == [1, 0]
    assert state["cards"] == [[2], [3, 4]]


def test_at_least_two_pieces_of_the_players_colour_and_any_amount_of_green(play):
    for board, holds in (
        ([".y..", "ggg.", ".y..", "...."], True), ([".y..", "yyy.", ".y..", "...."], True),
        ([".y..", "ggg.", ".g..", "...."], False), ([".g..", "ggg.", ".g..", "...."], False),
        ([".y..", "yby.", ".y..", "...."], False), ([".y..", "y.y.", ".y..", "...."], False),
    ):  # fmt: skip
        play.lay(board)
        assert bool(play.legal("declare")) == holds, board
        if not holds:
            play.refuses("declare", cells=CROSS, card=1)


def test_green_pieces_played_by_the_other_player_count_too(play):
    play.own(1, 2)
    play.green(2, 1)
    play.own(2, 2)
    play.green(2, 3)
    play.green(4, 4)
    play.green(3, 2)
    assert play.legal("declare") == [{"type": "declare", "card": 1, "cells": CROSS}]


def test_the_figure_can_have_any_rotation_and_position_but_is_never_mirrored():
    play = Play(hands=((2, 1), (3, 4)))
    play.lay(["yyyy"] * 4)
    figures = [action["cells"] for action in play.legal("declare") if action["card"] == 2]
    # A P lies in a box of 2 x 3, which has 6 places in each of its 4 rotations.
    assert len(figures) == 24
    assert [[1, 1], [1, 2], [2, 1], [2, 2], [3, 1]] in figures
    assert [[1, 1], [1, 2], [1, 3], [2, 2], [2, 3]] in figures
    assert [[1, 1], [1, 2], [2, 1], [2, 2], [3, 2]] not in figures
    play.refuses("declare", card=2, cells=[[1, 1], [1, 2], [2, 1], [2, 2], [3, 2]])


def test_each_distinct_set_of_fields_is_listed_once():
    play = Play(hands=((1, 4), (3, 2)))
    play.lay(["yyyy"] * 4)
    assert len([action for action in play.legal("declare") if action["card"] == 1]) == 4
    assert len([action for action in play.legal("declare") if action["card"] == 4]) == 4


def test_a_false_declaration_is_refused_and_costs_nothing(play):
    play.lay([".y..", "ggg.", ".y..", "yyyy"])
    for card, cells in (
        (2, CROSS), (0, CROSS), (5, CROSS), (1, CROSS[:4]), (1, [*CROSS, [4, 4]]), (1, [*CROSS[:4], CROSS[0]]),
        (1, [*CROSS[:4], [5, 2]]), (1, None), (None, CROSS), (True, CROSS), (12, CROSS),
    ):  # fmt: skip
        play.refuses("declare", cells=cells, card=card)
    play.refuses("declare", cells=CROSS)


def test_the_cards_of_the_other_player_can_not_be_declared():
    play = Play(hands=((2, 3), (1, 4)))
    play.lay([".y..", "ggg.", ".y..", "...."])
    play.refuses("declare", cells=CROSS, card=1)
    assert play.legal("declare") == []


@pytest.mark.parametrize("first_row", ["y..g", "...g"], ids=["pieces", "none"])
def test_take_all_own_pieces_off_the_board_which_serves_as_a_pass_where_there_are_none(first_row, play):
    play.lay([first_row, ".b..", "....", "...."])
    assert play.do("clear") == [{"type": "cleared", "player": 0}, turn(1, 1)]
    assert play.state()["board"] == ["...g", ".b..", "....", "...."]


def test_if_both_take_off_in_the_same_round_the_second_takes_off_all_green_pieces(play):
    play.lay(["y..g", ".b..", "....", "...."])
    play.do("clear")
    greens = {"type": "greens_cleared", "notice": True, "player": 1}
    assert play.do("clear") == [{"type": "cleared", "player": 1}, greens, turn(0, 2)]
    assert play.state()["board"] == ["...."] * 4


def test_taking_off_one_after_the_other_in_different_rounds_leaves_the_green_pieces(play):
    play.green(1, 1)
    play.do("clear")
    assert play.do("clear") == [{"type": "cleared", "player": 0}, turn(1, 2)]
    assert play.state()["board"][0] == "g..."
    # But these two clears are in one round.
    assert len(play.do("clear")) == 3


def test_each_turn_a_player_takes_one_action_and_rounds_count_from_the_first_player():
    play = Play(first=1)
    turns = [play.green(1, at + 1)[-1] for at in range(4)]
    assert turns == [turn(0, 1), turn(1, 2), turn(0, 2), turn(1, 3)]
    assert play.state()["turn"] == 5


def test_who_first_completes_both_own_cards_in_any_order_wins():
    play = Play(hands=((1, 2), (3, 4)))
    play.lay([".y..", "yyy.", ".y..", "...."])
    play.declare(CROSS, 1)
    play.do("clear")
    play.lay(["yy..", "yy..", "y...", "...."])
    events = play.declare([[1, 1], [1, 2], [2, 1], [2, 2], [3, 1]], 2)
    assert events[1:] == [over([2, 0], [0])]
    state = play.state()
    assert (state["phase"], state["to_move"], state["winners"]) == ("over", None, [0])
    assert play.table.legal() == []
