"""The sentences of the Block Buster rulebook and of the rulings on it, one test each: setup, placing, penalties,
passing. The end of the game is in test_block_buster_rulebook_end.py."""

import pytest

from shared_rules.table.table import Table
from tests.shared_rules.block_buster.play import NAMES, Play, bad_option
from tests.shared_rules.tables import types, why

# Setup


@pytest.mark.parametrize(("players", "side", "blocks"), [(2, 3, 14), (3, 4, 15), (4, 5, 16)])
def test_each_player_takes_14_blocks_for_2_players_15_for_3_16_for_4(players, side, blocks):
    state = Play(players).state
    assert state["blocks_left"] == [blocks] * players
    assert state["grid"] == side
    assert state["kinds"] == ["?" * side] * side
    assert state["spaces"] == [[[0] * players] * side] * side
    assert state["owners"] == state["secured"] == [[None] * side] * side


@pytest.mark.parametrize(("players", "side"), [(2, 3), (3, 4), (4, 5)])
def test_kinds_are_dealt_at_random_as_many_of_each_as_the_grid_s_side(players, side):
    deals = set()
    for number in range(20):
        table = Table()
        events = table.new("block_buster", NAMES[:players], seed=f"{number:032x}")
        kinds = table.state()["kinds"]
        assert events[1] == {"type": "dealt", "notice": True, "kinds": kinds}
        assert [len(row) for row in kinds] == [side] * side
        assert sorted("".join(kinds)) == sorted("ABCDE"[:side] * side)
        deals.add("".join(kinds))
    assert len(deals) > 15


def test_or_the_kinds_are_entered():
    play = Play(3)
    assert types(play.opening) == ["first", "penalty", "penalty", "turn"]
    assert play.kind(2, 4, "D") == [{"type": "kind_set", "at": [2, 4], "kind": "D"}]
    assert play.state["kinds"] == ["????", "???D", "????", "????"]


def test_kinds_can_be_corrected_dealt_ones_too_without_a_limit_per_kind():
    play = Play(2, kinds="random")
    for row in (1, 2, 3):
        for column in (1, 2, 3):
            play.kind(row, column, "C")
    assert play.state["kinds"] == ["CCC"] * 3


@pytest.mark.parametrize(("players", "points"), [(2, [2, 0]), (3, [2, 1, 0]), (4, [2, 1, 0, 0])])
def test_the_starting_player_gets_penalty_tokens_and_the_second_of_three_or_four_too(players, points):
    play = Play(players, first=1)
    assert play.state["penalties"] == [points[(seat - 1) % players] for seat in range(players)]
    assert [event["player"] for event in play.opening if event["type"] == "penalty"] == [1, 2][: players - 1]
    assert play.opening[1] == {"type": "penalty", "player": 1, "points": 2, "total": 2}
    assert play.opening[-1] == {"type": "turn", "player": 1, "round": 1}


def test_start_penalties_are_an_option_by_turn_order():
    play = Play(3, first=2, start_penalties=[0, 10, 3])
    assert play.state["penalties"] == [10, 3, 0]
    assert [event["player"] for event in play.opening if event["type"] == "penalty"] == [0, 1]
    assert play.table.options["start_penalties"] == [0, 10, 3]


def test_the_bank_has_eight_of_each_token():
    assert Play(2, start_penalties=[0, 0]).state["bank"] == [8, 8]
    assert Play(2).state["bank"] == [7, 8]
    assert Play(3).state["bank"] == [7, 7]


def test_the_bank_is_an_option():
    assert Play(2, bank=[1, 99]).state["bank"] == [0, 99]
    for wrong in ([8], [8, 8, 8], [100, 8], [8, -1], [8, True], [8, 1.5], "88", 8, {"2": 8}, [[8], 8]):
        assert "0 to 99 each" in bad_option(bank=wrong)


def test_start_penalties_that_the_bank_cannot_pay_exactly_are_refused():
    assert "cannot pay" in bad_option(bank=[0, 1])
    assert "cannot pay" in bad_option(bank=[8, 0], start_penalties=[3, 0])
    assert "cannot pay" in bad_option(bank=[2, 1], start_penalties=[3, 3])
    assert "cannot pay" in bad_option(3, bank=[0, 2])
    assert Play(2, bank=[0, 0], start_penalties=[0, 0]).state["bank"] == [0, 0]
    assert Play(2, bank=[2, 2], start_penalties=[3, 3]).state["bank"] == [0, 0]
    assert Play(3, bank=[0, 3]).state["bank"] == [0, 0]


def test_an_option_that_is_null_takes_its_default():
    table = Table()
    none = {"variant": None, "kinds": None, "start_penalties": None, "bank": None}
    table.new("block_buster", NAMES[:2], none, seed="0" * 32)
    assert table.options == {"variant": "standard", "kinds": "random", "start_penalties": [2, 0], "bank": [8, 8]}


# Placing


def test_players_take_turns_in_clockwise_order():
    play = Play(3, first=1)
    assert [play.place()[-1]["player"] for _ in range(4)] == [2, 0, 1, 2]
    assert (play.state["round"], play.state["turn"]) == (2, 5)


def test_a_block_placed_is_a_block_less(play):
    assert play.place() == [{"type": "placed", "player": 0, "skip": 0}, {"type": "turn", "player": 1, "round": 1}]
    assert play.state["blocks_left"] == [13, 14]


def test_the_first_block_of_a_colour_skips_none(play):
    assert play.skips() == [0]
    assert why(play.place, 1) == "A colour's first block cannot skip spaces."
    play.place()
    assert play.skips() == [0]
    play.place()
    assert play.skips() == [0, 1, 2, 3, 4]


def test_a_skipped_space_charges_two_penalty_points(play):
    play.place()
    play.place()
    assert play.place(2) == [
        {"type": "placed", "player": 0, "skip": 2},
        {"type": "penalty", "player": 0, "points": 4, "total": 6},
        {"type": "turn", "player": 1, "round": 2},
    ]
    assert play.state["penalties"] == [6, 0]
    assert play.state["bank"] == [5, 8]


def test_the_sum_of_penalty_points_with_those_of_the_start_is_10_at_most(play):
    play.place()
    play.place()
    assert "The limit is 10 penalty points: you have 2" in why(play.place, 5)
    play.place(4)
    play.place(5)
    assert play.state["penalties"] == [10, 10]
    assert play.skips() == [0]
    assert "The limit is 10 penalty points" in why(play.place, 1)


def test_odd_penalty_points_leave_room_up_to_9():
    play = Play(2, start_penalties=[3, 0])
    play.place()
    play.place()
    assert play.skips() == [0, 1, 2, 3]


def test_a_penalty_is_paid_in_tokens_of_2_first_then_of_1():
    play = Play(2, start_penalties=[0, 0], bank=[3, 8])
    play.place()
    play.place()
    play.place(5)
    assert play.state["bank"] == [0, 4]
    play.place(2)
    assert play.state["bank"] == [0, 0]


def test_without_enough_tokens_a_penalty_cannot_be_taken():
    play = Play(2, start_penalties=[0, 0], bank=[1, 3])
    play.place()
    play.place()
    assert play.skips() == [0, 1, 2]
    assert why(play.place, 3) == "The bank cannot pay 6 points: it has 1 × -2 and 3 × -1."
    play.place(1)
    assert play.state["bank"] == [0, 3]
    assert play.skips() == [0, 1]
    play.place(1)
    assert play.state["bank"] == [0, 1]
    assert play.skips() == [0]


# Passing


def test_a_player_can_pass_at_any_time_then_the_next_player_continues():
    play = Play(3)
    assert play.pass_() == [{"type": "passed", "player": 0}, {"type": "turn", "player": 1, "round": 1}]
    assert play.state["passed"] == [True, False, False]
    assert play.state["blocks_left"] == [15, 15, 15]


def test_pass_is_final_for_that_player():
    play = Play(3)
    play.pass_()
    assert [play.place()[-1]["player"] for _ in range(3)] == [2, 1, 2]
    assert (play.state["round"], play.state["turn"]) == (2, 5)


def test_a_lone_player_still_gets_new_turns_and_rounds():
    play = Play(3, first=1)
    play.place()
    play.pass_()
    play.pass_()
    assert [play.place()[-1] for _ in range(2)] == [{"type": "turn", "player": 1, "round": n} for n in (3, 4)]
    assert play.state["turn"] == 6


def test_who_has_placed_the_last_block_has_passed():
    play = Play(2, first=1)
    play.pass_()
    for _ in range(13):
        play.place()
    play.table.undo()
    assert play.state["passed"] == [False, True]
    play.table.redo()
    events = play.place(1)
    assert types(events) == ["placed", "penalty", "passed", "tally"]
    assert play.state["blocks_left"] == [0, 14]
    assert play.state["passed"] == [True, True]


def test_the_last_block_hands_the_turn_to_who_has_not_passed(play):
    for _ in range(27):
        play.place()
    assert play.state["passed"] == [True, False]
    assert play.state["blocks_left"] == [0, 1]
    assert play.place() == [
        {"type": "placed", "player": 1, "skip": 0},
        {"type": "passed", "player": 1},
        {"type": "tally"},
    ]


def test_when_all_have_passed_the_tally_starts(play):
    play.pass_()
    assert play.pass_() == [{"type": "passed", "player": 1}, {"type": "tally"}]
    assert (play.state["phase"], play.state["to_move"]) == ("tally", None)
    assert (play.state["round"], play.state["turn"]) == (1, 2)


def test_or_somebody_calls_the_end(play):
    play.place()
    assert play.finish() == [{"type": "tally"}]
    assert (play.state["phase"], play.state["to_move"], play.state["passed"]) == ("tally", None, [False, False])
    assert play.table.undo_entry().player is None


def test_nobody_places_or_passes_in_the_tally(play):
    play.finish()
    for call in (play.place, play.pass_):
        assert "Play has ended" in why(call)


# Two colours, the official game for two, couples


def test_two_colours_and_official_two_are_for_2_players_couple_for_4():
    for variant, seats in (("two_colours", 2), ("official_two", 2), ("couple", 4)):
        for players in (2, 3, 4):
            if players != seats:
                assert "is for %d players" % seats in bad_option(players, variant=variant)


@pytest.mark.parametrize("variant", ["two_colours", "official_two"])
def test_the_special_games_for_2_use_the_full_board_and_the_starter_takes_3(variant):
    play = Play(2, first=1, variant=variant)
    assert play.state["grid"] == 5
    assert play.state["penalties"] == [0, 3]
    assert play.state["bank"] == [7, 7]


def test_the_official_game_for_2_has_one_colour_with_32_blocks():
    play = Play(2, variant="official_two")
    assert play.state["blocks_left"] == [32, 32]
    assert play.state["spaces"][4][4] == [0, 0]
    assert "does not take" in why(play.place, colour=0)


def test_with_two_colours_each_has_16_blocks_of_each():
    play = Play(2, variant="two_colours")
    assert play.state["blocks_left"] == [[16, 16], [16, 16]]
    assert play.state["spaces"][4][4] == [0, 0, 0, 0]


def test_with_two_colours_a_turn_places_one_block_of_either_colour():
    play = Play(2, variant="two_colours")
    assert play.place(colour=2)[0] == {"type": "placed", "player": 0, "skip": 0, "colour": 2}
    assert play.state["blocks_left"] == [[16, 15], [16, 16]]
    assert play.place(colour=1)[0]["colour"] == 1
    for wrong in (1, 3, 4, -1):
        assert why(play.place, colour=wrong) == "Choose one of your colours: 0 or 2."
    for wrong in (True, "0"):
        assert why(play.place, colour=wrong) == '"colour" must be a whole number.'
    assert "lacks" in why(play.place)


def test_the_first_block_of_each_of_two_colours_skips_none():
    play = Play(2, variant="two_colours")
    play.place(colour=0)
    play.place(colour=1)
    assert [(action["colour"], action["skip"]) for action in play.table.legal() if action["type"] == "place"] == [
        *[(0, skip) for skip in range(4)],
        (2, 0),
    ]
    assert "first block" in why(play.place, 1, colour=2)


def test_a_colour_without_a_block_left_cannot_be_placed():
    play = Play(2, first=1, variant="two_colours")
    play.pass_()
    for _ in range(16):
        play.place(colour=0)
    assert why(play.place, colour=0) == "No blocks of this colour left."
    assert {action.get("colour") for action in play.table.legal()} == {2, None}
    for _ in range(15):
        assert play.place(colour=2)[-1]["type"] == "turn"
    assert types(play.place(colour=2)) == ["placed", "passed", "tally"]


def test_the_starting_team_of_a_couple_game_takes_2_held_by_its_first_mover():
    play = Play(4, first=3, variant="couple")
    assert play.state["penalties"] == [0, 0, 0, 2]
    assert play.state["blocks_left"] == [16] * 4
    assert play.table.options["start_penalties"] == [2, 0, 0, 0]
    assert Play(4, first=3, variant="couple", start_penalties=[1, 2, 3, 4]).state["penalties"] == [2, 3, 4, 1]
