"""Cross Rows in the table protocol: who is awaited and who may answer, lists, refusals, undo over answers."""

import pytest

from shared_rules import registry
from shared_rules.table.table import Table
from tests.shared_rules.cross_rows.play import BLOCKED, EMPTY, FIVE, ROWS, Play
from tests.shared_rules.tables import bad_option, code_of, finished, started, types


def asked(players=4, first=2):
    """In `white`, sum 9; seat 0 is not asked."""
    play = Play(players, first).have(0, red=BLOCKED, yellow=BLOCKED, green=BLOCKED, blue=BLOCKED)
    play.roll(4, 5, 1, 2, 3, 4)
    return play


def test_last_in_the_list_of_games_without_options():
    assert registry.GAMES[-1] == ("cross_rows", "shared_rules.cross_rows.rules", "Cross Rows", 2, 5)
    assert registry.find("cross_rows").default_options() == {}
    assert bad_option("cross_rows", sheet="modern") == "Cross Rows has no options."
    for players in (1, 6):
        assert bad_option("cross_rows", players) == "Cross Rows is for 2 to 5 players."


def test_to_move_is_the_first_who_has_not_answered_from_the_active_player_on_clockwise():
    play = asked()
    seen = [play.look("to_move", "answered")]
    for seat in (3, 2, 1):
        play.skip(seat)
        seen.append(play.look("to_move", "answered"))
    assert seen == [
        [2, [True, False, False, False]],
        [2, [True, False, False, True]],
        [1, [True, False, True, True]],
        [2, None],
    ]
    assert play.state("phase") == "colour"


def test_awaited_are_those_who_may_act_from_the_active_player_on():
    play = asked()
    game = play.table.game
    assert game.awaited() == [2, 3, 1]
    play.skip(3)
    assert game.awaited() == [2, 1]
    play.rest()
    assert game.awaited() == [2]
    play.skip(2)
    assert game.awaited() == [3]
    game.penalties = [0, 0, 0, 3]
    play.idle()
    assert play.table.over and play.table.game.awaited() == []


def test_in_other_games_the_player_to_move_is_awaited():
    assert started().game.awaited() == [0]
    assert finished().game.awaited() == []
    table = Table()
    table.new("shape_cards", ["Ann", "Ben"], seed="0" * 32)
    assert table.to_move is None and table.game.awaited() == []


def test_legal_lists_the_awaited_from_the_active_player_on_each_with_rows_then_skip_and_rest_at_the_end():
    play = asked().have(3, red="........x...", green="....x.......", yellow="x...........")
    white = [
        [{"type": "white", "player": seat, "row": row} for row in rows] + [{"type": "skip", "player": seat}]
        for seat, rows in ((2, ROWS), (3, ["yellow", "blue"]), (1, ROWS))
    ]
    assert play.table.legal() == [*white[0], *white[1], *white[2], {"type": "rest"}]
    play.skip(2)
    assert play.table.legal() == [*white[1], *white[2], {"type": "rest"}]
    play.skip(1)
    assert play.table.legal() == [*white[1], {"type": "rest"}]


def test_rest_all_who_have_not_answered_cross_nothing_in_the_order_of_legal():
    play = asked()
    play.white(3, "red")
    assert play.rest() == [{"type": "skipped", "player": 2}, {"type": "skipped", "player": 1}]
    assert play.look("phase", "to_move") == ["colour", 2]


def test_legal_in_colour_is_by_row_then_number_then_skip_of_the_active_player():
    play = asked()
    play.rest()
    numbers = [("red", 5), ("red", 6), ("yellow", 6), ("yellow", 7), ("green", 7), ("green", 8), ("blue", 8)]
    assert play.numbers() == [*numbers, ("blue", 9)]
    assert play.table.legal()[-1] == {"type": "skip", "player": 2}
    assert len(play.table.legal()) == 9


def test_the_state_is_a_copy_and_has_these_fields():
    play = asked(3, 1)
    state = play.table.state()
    assert {key: state[key] for key in ("dice", "sheets", "penalties", "answered", "locked", "to_move", "phase")} == {
        "dice": [4, 5, 1, 2, 3, 4],
        "sheets": [[BLOCKED] * 4, [EMPTY] * 4, [EMPTY] * 4],
        "penalties": [0, 0, 0],
        "answered": [True, False, False],
        "locked": [],
        "to_move": 1,
        "phase": "white",
    }
    play.white(1, "red")
    play.white(2, "red")
    play.colour("blue", 8)
    assert (state["answered"], state["sheets"][1][0], state["dice"]) == (
        [True, False, False],
        EMPTY,
        [4, 5, 1, 2, 3, 4],
    )


# Refusals


def test_before_the_roll_nothing_else():
    play = Play()
    for action in (
        {"kind": "white", "player": 0, "row": "red"},
        {"kind": "colour", "row": "red", "number": 5},
        {"kind": "skip", "player": 0},
        {"kind": "rest"},
    ):
        assert play.why(**action) == "Roll the dice first."


def test_in_white_and_colour_no_roll_and_in_colour_no_answers():
    play = asked()
    assert play.why("roll", dice=[1] * 6) == "The dice are rolled: cross a number, or skip."
    assert play.why("colour", row="red", number=5) == "All players must answer the white dice first."
    play.rest()
    assert play.why("roll", dice=[1] * 6) == "The dice are rolled: cross a number, or skip."
    only = "Only the active player may cross now, with a white and a coloured die."
    assert play.why("white", player=2, row="red") == only
    assert play.why("rest") == only
    for seat in (0, 1, 3, 4, -1):
        assert play.why("skip", player=seat) == "Only the active player may cross or skip now."


def test_players_and_rows_that_there_are_not():
    play = asked()
    for seat in (4, -1, 1 << 70):
        assert play.why("white", player=seat, row="red") == "Players are 0 to 3."
        assert play.why("skip", player=seat) == "Players are 0 to 3."
    for row in ("", "Red", "white", "lock"):
        assert play.why("white", player=2, row=row) == "Rows are red, yellow, green and blue."
    play.rest()
    assert play.why("colour", row="purple", number=5) == "Rows are red, yellow, green and blue."
    for number in (0, 1, 13, -5, 7, 1 << 70):
        assert play.why("colour", row="red", number=number) == "These dice give 5 or 6 in red."


def test_a_number_that_the_dice_give_but_the_row_does_not_take():
    play = Play().have(0, red="-----x......", blue="xxxx........")
    play.roll(1, 1, 4, 1, 3, 1)
    assert play.why("white", player=0, row="blue") == "The 2 of blue needs at least 5 crosses before it."
    assert play.why("white", player=0, row="red") == "The 2 of red is left of your last cross."
    play.rest()
    assert play.why("colour", row="red", number=5) == "The 5 of red is left of your last cross."
    assert play.why("colour", row="blue", number=2) == "The 2 of blue needs at least 5 crosses before it."
    play.skip(0)
    play.have(1, red="-----x......")
    play.roll(3, 4, 3, 1, 1, 1)
    assert play.why("white", player=1, row="red") == "The 7 of red is crossed already."
    play.rest()
    assert play.why("colour", row="red", number=7) == "The 7 of red is crossed already."


def test_each_action_has_exactly_its_keys():
    play = Play()
    assert play.why("roll", dice=[1] * 6, player=0) == 'This action does not take "player".'
    play.roll(4, 5, 1, 2, 3, 4)
    assert play.why("white", player=0) == 'This action lacks "row", a string.'
    assert play.why("white", row="red") == 'This action lacks "player", a whole number.'
    assert play.why("white", player=0, row="red", number=9) == 'This action does not take "number".'
    assert play.why("skip") == 'This action lacks "player", a whole number.'
    assert play.why("rest", player=0) == 'This action does not take "player".'
    for seat in (None, True, "0", [0], 0.0):
        assert play.why("skip", player=seat) == '"player" must be a whole number.'
        assert play.why("white", player=seat, row="red") == '"player" must be a whole number.'
    for row in (None, 0, ["red"], {}):
        assert play.why("white", player=0, row=row) == '"row" must be a string.'
    assert play.why("rest", dice=[1]) == 'No dice are rolled now: leave out "dice".'
    play.rest()
    assert play.why("colour", row="red") == 'This action lacks "number", a whole number.'
    assert play.why("colour", row="red", number=True) == '"number" must be a whole number.'
    assert play.why("colour", row="red", number=5, player=0) == 'This action does not take "player".'
    for kind in ("cross", None, 1, True, ["roll"], {}):
        assert play.why(kind) == '"type" must be roll, white, colour, skip or rest.'


def test_table_dice_are_two_white_faces_then_one_for_each_row_that_is_not_locked():
    play = Play()
    for dice in (None, [], [1] * 5, [1] * 7, 6):
        assert play.why("roll", dice=dice) == 'Roll and enter 6 dice: "dice" must be a list of what they show.'
    for die in (0, 7, True, "1", None):
        assert play.why("roll", dice=[1, 1, 1, 1, 1, die]) == "A die must show 1 to 6."


# Undo


def test_undo_takes_back_the_last_answer_whosever_it_was_and_names_the_player():
    play = Play(4, 2)
    table = play.table
    play.roll(4, 5, 1, 2, 3, 4)
    for seat, row in ((1, "red"), (3, None), (2, "blue")):
        play.white(seat, row) if row else play.skip(seat)
        assert table.undo_entry().player == seat
    for seat in (2, 3, 1):
        assert [event["player"] for event in table.undo()] == [seat]
        assert play.state("answered")[seat] is False and table.redo_entry().player == seat
    for seat in (1, 3, 2):
        assert table.redo()[0]["player"] == seat
    assert play.look("phase", "answered") == ["white", [False, True, True, True]]


def test_undo_goes_back_over_the_last_answer_that_led_on():
    play = Play(3)
    play.roll(4, 5, 1, 2, 3, 4)
    play.white(2, "red")
    play.skip(1)
    before = play.table.state()
    events = play.white(0, "green")
    after = play.table.state()
    assert play.table.undo() == events
    assert play.table.state() == before and before["answered"] == [False, True, True]
    assert play.table.redo() == events
    assert play.table.state() == after and after["phase"] == "colour"


def test_rest_is_the_answer_of_several_or_of_the_one_who_is_left():
    play = Play(3)
    play.roll(4, 5, 1, 2, 3, 4)
    play.skip(2)
    play.rest()
    assert play.table.undo_entry().player is None
    assert types(play.table.undo()) == ["skipped", "skipped"]
    assert play.state("answered") == [False, False, True]
    play.skip(0)
    play.rest()
    assert play.table.undo_entry().player == 1


def test_undo_opens_a_row_that_an_answer_locked_for_all():
    play = Play(2)
    for dice in ((1, 1), (1, 2), (2, 2), (2, 3), (3, 3)):
        play.roll(*dice, 1, 1, 1, 1)
        play.white(0, "red")
        play.white(1, "yellow")
        play.skip(play.state("to_move"))
    assert [sheet[:2] for sheet in play.state("sheets")] == [[FIVE, EMPTY], [EMPTY, FIVE]]
    play.roll(6, 6, 6, 6, 1, 1)
    play.white(0, "red")
    assert play.table.state()["dice"] == [6, 6, 6, 6, 1, 1]
    play.skip(1)
    assert play.look("locked", "dice") == [["red"], [6, 6, 0, 6, 1, 1]]
    play.colour("yellow", 12)
    play.table.undo()
    assert play.look("locked", "dice", "phase") == [["red"], [6, 6, 0, 6, 1, 1], "colour"]
    play.table.undo()
    assert play.look("locked", "dice", "phase", "answered") == [[], [6, 6, 6, 6, 1, 1], "white", [True, False]]


def test_only_the_roll_of_the_device_needs_force():
    play = Play(2, dice="device")
    play.do("roll")
    play.skip(1)
    assert types(play.table.undo()) == ["skipped"]
    assert code_of(play.table.undo) == "undo_crosses_roll"
    assert types(play.table.undo(True)) == ["rolled"]
    assert play.look("phase", "dice", "answered") == ["roll", None, None]


@pytest.mark.parametrize("players", [2, 5])
def test_seats_go_round_from_the_active_player(players):
    play = Play(players, players - 1)
    play.idle()
    assert play.look("to_move", "turn", "round") == [0, 2, 1]
    play.roll(4, 5, 1, 1, 1, 1)
    assert play.table.game.awaited() == list(range(players))
