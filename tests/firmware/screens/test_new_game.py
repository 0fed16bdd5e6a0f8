"""Setting up a game with keys alone, as people at the table do."""

import sys
from types import SimpleNamespace

import pytest

from firmware.game_screens import GameScreens
from firmware.screens import choice, seats
from firmware.session_restore import WAITS
from shared_rules import registry
from tests import toy_game
from tests.firmware.screens.bench import BOARDS, Bench, each_board_in_time
from tests.firmware.screens.by_keys import at_new_game, choose, labels, spell, to_row
from tools.workshop.new_game.pig import rules as toy

MESSAGE = "screens.choice.Message"


def remembered(bench, names, colours):
    """Let the handheld remember these players."""
    bench.app.remember("people", {"names": names, "colours": colours, "seats": len(names)})
    bench.app.remember("names", [[names[seat], colours[seat]] for seat in range(len(names))])


@each_board_in_time
def test_the_first_game_can_start_with_three_presses(board, tmp_path):
    bench = Bench(board, tmp_path)
    bench.press("ok", "ok", "ok")
    assert bench.app.game.table.players == ["Player 1", "Player 2"]
    assert bench.top == "screens.in_game.starter.Starter"


@each_board_in_time
def test_the_next_game_starts_with_the_same_set_up(board, tmp_path):
    bench = at_new_game(board, tmp_path)
    choose(bench, "Player 1", "Change name")
    spell(bench, "ANN")
    choose(bench, "Dice", "Start")
    first_game = bench.app.game.record.number
    bench.app.stack.home()
    bench.settle()
    choose(bench, "New game")
    bench.press("ok", "ok")
    assert bench.app.game.record.number == first_game + 1
    assert bench.app.game.table.players == ["ANN", "Player 2"]
    assert bench.app.game.table.dice_from == "table"


@each_board_in_time
def test_names_are_remembered_and_offered_first(board, tmp_path):
    bench = Bench(board, tmp_path)
    remembered(bench, ["Ann", "Bo", "Cy"], [2, 0, 3])
    bench = at_new_game(board, tmp_path)
    choose(bench, "Cy", "Remove player", "Player count")
    assert bench.state()["names"] == ["Ann", "Bo", "Cy"], "the name used last by somebody who is not here comes first"
    assert bench.state()["colours"] == [2, 0, 3], "a remembered player gets the colour of last time"
    choose(bench, "Cy", "Change name")
    assert bench.top == "screens.names.Letters", "nobody else is known"


@each_board_in_time
def test_what_was_chosen_survives_back_from_the_setup(board, tmp_path):
    bench = at_new_game(board, tmp_path)
    choose(bench, "Player 1", "Change name")
    spell(bench, "ANN")
    choose(bench, "Player count", "Starts", "Dice")
    chosen = bench.state()
    assert (chosen["names"][0], chosen["seats"], chosen["first"], chosen["dice"]) == ("ANN", 3, 0, "table")
    bench.press("back")
    choose(bench, "Penk!")
    assert {**bench.state(), "list": None} == {**chosen, "list": None}


@each_board_in_time
def test_who_waits_for_a_seat_is_offered_and_takes_it(board, tmp_path):
    bench = Bench(board, tmp_path)
    remembered(bench, ["Ann", "Bo", "Cy"], [2, 0, 3])
    bench = at_new_game(board, tmp_path)
    choose(bench, "Player count", "Player count")
    assert labels(bench)[1:4] == ["Ann", "Bo", "Player count"]
    choose(bench, "Bo", "Change name")
    assert bench.top == "screens.names.Pick" and labels(bench) == ["Cy", "New name"]
    bench.press("ok")
    assert labels(bench)[1:3] == ["Ann", "Cy"]
    choose(bench, "Player count")
    assert labels(bench)[1:4] == ["Ann", "Cy", "Bo"]
    assert bench.state()["colours"] == [2, 3, 0]


def test_the_name_that_is_forgotten_for_a_new_one_is_told_once(tmp_path):
    bench = Bench(BOARDS[0], tmp_path)
    remembered(bench, ["Ann", "Bo"], [0, 1])
    bench.app.remember("names", [["Kid %d" % number, 0] for number in range(seats.REMEMBERED - 1)])
    bench.press("ok", "ok")
    choose(bench, "Start")
    assert bench.top == MESSAGE and bench.app.stack.screen.words == "Only 24 names are remembered. Forgotten: Kid 22."
    bench.press("ok")
    bench.app.stack.home()
    bench.settle()
    choose(bench, "New game")
    bench.press("ok", "ok")
    assert "remembered" not in str(bench.app.stack.cover())


UNFINISHED = "Penk! is unfinished. You can resume it in History (Ann, Bo)."


@each_board_in_time
def test_an_unfinished_game_that_gives_way_is_told_and_is_in_history(board, tmp_path):
    bench = Bench(board, tmp_path)
    remembered(bench, ["Ann", "Bo"], [0, 1])
    bench.press("ok", "ok")
    choose(bench, "Start")
    assert bench.top != MESSAGE
    first = bench.app.game.record.number
    bench.app.stack.home()
    bench = Bench(board, tmp_path)
    bench.app.stack.home()
    bench.settle()
    choose(bench, "New game", "Yacht", "Start")
    assert bench.top == MESSAGE and bench.app.stack.screen.words == UNFINISHED
    bench.press("ok")
    assert bench.top == "screens.in_game.starter.Starter"
    bench.app.stack.home()
    bench.settle()
    assert labels(bench)[0].startswith("Resume Yacht")
    choose(bench, "History")
    assert "%d. Penk!\nunfinished: Ann, Bo" % first in labels(bench)


def test_what_home_offers_is_told_also_when_it_is_not_loaded(tmp_path):
    bench = Bench(BOARDS[0], tmp_path)
    bench.app.game.new("penk", ["Ann", "Bo"], [0, 1], None, 0)
    bench.app.game.adopt(None, None, [])  # as after another game was deleted
    bench.app.game.new("yacht", ["Ann"], [0])
    assert bench.app.stack[-1] == [MESSAGE, [[WAITS, ["Penk!"], ["{0}, {1}", ["{0}", "Ann"], ["{0}", "Bo"]]]]]


def test_a_game_that_was_told_is_not_told_again_after_one_that_is_over(tmp_path):
    bench = Bench(BOARDS[0], tmp_path)
    bench.app.game.new("penk", ["Ann", "Bo"], [0, 1], None, 0)
    bench.app.game.new("penk", ["Cy", "Di"], [0, 1], None, 0)
    bench.app.game.table.game.phase = "over"
    bench.app.game.new("yacht", ["Ann"], [0])
    assert MESSAGE not in [name for name, _state in bench.app.stack]


def test_a_set_up_that_is_refused_tells_nothing(tmp_path):
    bench = Bench(BOARDS[0], tmp_path)
    bench.app.game.new("penk", ["Ann", "Bo"], [0, 1], None, 0)
    bench.app.stack.home()
    bench.app.game.new("penk", ["Ann"] * 9, [0] * 9)
    assert WAITS not in str(list(bench.app.stack))
    assert bench.app.game.table.players == ["Ann", "Bo"]


@each_board_in_time
def test_nobody_chose_the_names_of_players_without_one(board, tmp_path):
    bench = at_new_game(board, tmp_path)
    choose(bench, "Player 2", "Change name")
    spell(bench, "BO")
    choose(bench, "Start")
    assert [entry[0] for entry in bench.app.storage.remembered("names", [])] == ["BO"]


@each_board_in_time
def test_colours_stay_distinct(board, tmp_path):
    bench = Bench(board, tmp_path)
    remembered(bench, ["Ann", "Bo", "Cy", "Di"], [0, 1, 2, 3])
    bench = at_new_game(board, tmp_path)
    choose(bench, "Ann", "Change colour", "Green")
    assert bench.state()["colours"] == [2, 1, 0, 3]
    if bench.hardware.has_stick:
        bench.press("right")
        assert bench.state()["colours"] == [3, 1, 0, 2]


@each_board_in_time
def test_seats_can_be_changed_and_the_first_player_keeps_the_first_turn(board, tmp_path):
    bench = Bench(board, tmp_path)
    remembered(bench, ["Ann", "Bo", "Cy"], [0, 1, 2])
    bench = at_new_game(board, tmp_path)
    choose(bench, "Starts", "Starts", "Starts")
    assert bench.state()["first"] == 2
    choose(bench, "Cy", "Move up")
    assert bench.state()["names"] == ["Ann", "Cy", "Bo"]
    assert bench.state()["colours"] == [0, 2, 1]
    assert bench.state()["first"] == 1
    choose(bench, "Ann", "Remove player")
    assert bench.state()["first"] == 0
    choose(bench, "Start")
    assert bench.app.game.table.players == ["Cy", "Bo"]
    assert bench.app.game.table.to_move == 0
    assert bench.app.game.colours == [2, 1]


@each_board_in_time
def test_two_to_four_players(board, tmp_path):
    bench = at_new_game(board, tmp_path)
    choose(bench, "Player 1")
    assert "Remove player" not in labels(bench)
    bench.press("back")
    choose(bench, "Player count", "Player count")
    assert labels(bench)[1:5] == ["Player 1", "Player 2", "Player 3", "Player 4"]
    assert bench.state()["colours"] == [0, 1, 2, 3]
    choose(bench, "Player 3", "Change name")
    spell(bench, "CY")
    choose(bench, "Player 1", "Remove player")
    assert labels(bench)[1:4] == ["Player 2", "CY", "Player 4"]
    choose(bench, "Player count", "Player count")
    assert labels(bench)[1:4] == ["Player 2", "CY", "Player count"], "after four come two"


@each_board_in_time
def test_cell_values_can_be_edited_from_0_to_99(board, tmp_path):
    """Rules: "Printed cell values ... They are an option, so that another edition can be entered." """
    bench = at_new_game(board, tmp_path)
    choose(bench, "Cell values")
    assert bench.top == "screens.choice.Numbers"
    assert bench.app.stack.screen.right.startswith("Check")
    bench.press("ok", "down*2", "ok")
    assert bench.state()[2] == [99, 2, 3, 5, 8], "down from 0 goes round to 99"
    bench.press("ok", "up", "ok", "down", "ok", "up*3", "ok")
    choose(bench, "Done")
    choose(bench, "Start")
    assert bench.app.game.table.game.options["values"] == [0, 5, 3, 5, 8]


@each_board_in_time
def test_options_are_remembered_until_they_are_reset(board, tmp_path):
    bench = at_new_game(board, tmp_path)
    assert "Reset options" not in labels(bench)
    choose(bench, "Cell values")
    bench.press("ok", "up", "ok")
    choose(bench, "Done", "Start")
    bench = at_new_game(board, tmp_path)
    assert bench.state()["options"] == {"values": [2, 2, 3, 5, 8]}
    choose(bench, "Reset options", "Keep them")
    assert bench.state()["options"] == {"values": [2, 2, 3, 5, 8]}
    choose(bench, "Reset options", "Reset", "Start")
    assert bench.app.game.table.game.options["values"] == [1, 2, 3, 5, 8]


# Games with more to set than Penk!


class Asked(choice.Menu):
    """A screen of a game's own that gives back what it was given, plus one."""

    def __init__(self, app, state):
        choice.Menu.__init__(self, app, None)
        self.number = state[0] if state else 0

    def state(self):
        return [self.number]

    def fill(self):
        self.list.set(["Take it"])
        return "Asked", ""

    def chosen(self, index):
        self.app.stack.pop(self.number + 1)


VARIANTS = [["plain", "Plain"], ["duel", "Duel for two"], ["alone", "Alone"], ["mad", "Mad"]]


def pig_offers(app, options, players):
    option_fields = [
        ["goal", "Goal", "numbers", [["Goal"], 10, 1000, ""], options.get("goal", [100])],
        ["variant", "Variant", "choice", VARIANTS, options.get("variant", "plain")],
        [
            "extra",
            "Extra",
            "screen",
            ["games.my_game.game.Asked", [options.get("extra", 0)]],
            str(options.get("extra", "none")),
        ],
    ]
    if options.get("variant") == "duel":
        option_fields.append(["fast", "Fast", "choice", [[False, "no"], [True, "yes"]], options.get("fast", False)])
    return option_fields


@pytest.fixture
def pig(monkeypatch):
    """A game for one to six with options of every kind; gives what the rules were told."""
    told = []

    class PigScreens(GameScreens):
        DICE = FIRST = False

        def option_fields(self, app, options, players):
            return pig_offers(app, options, players)

        def rules_options(self, app, options, players):
            told.append((options, players))
            return {"goal": options["goal"][0]} if "goal" in options else {}

        def play(self, table):
            return "games.my_game.game.Asked"

        def after(self, app, events):
            pass

    module = SimpleNamespace(GAME=PigScreens(), Asked=Asked)
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, (*toy_game.LINE[:3], 1, 6)))
    monkeypatch.setattr(toy.MyGame, "FEWEST", 1)
    monkeypatch.setitem(sys.modules, "firmware.games.my_game.game", module)
    return told


@each_board_in_time
def test_each_game_has_its_own_options_and_all_have_the_same_people(board, tmp_path, pig):
    bench = at_new_game(board, tmp_path, "My Game")
    assert labels(bench) == ["Start", "Player 1", "Player 2", "Player count", "Goal", "Variant", "Extra", "Clock"], (
        "no dice, no first player"
    )
    choose(bench, "Player count", "Goal")
    bench.press("ok", "up*2", "ok")
    choose(bench, "Done", "Extra", "Take it", "Start")
    assert pig == [({"goal": [102], "extra": 1}, 3)]
    assert bench.app.game.table.game.options == {"goal": 102}
    bench = at_new_game(board, tmp_path, "Penk!")
    assert bench.state()["names"] == ["Player 1", "Player 2", "Player 3"]
    assert bench.state()["options"] == {}
    bench.app.stack.home()
    bench.settle()
    choose(bench, "New game")
    assert labels(bench)[bench.app.stack.screen.list.focus] == "My Game", "the game played last has the focus"
    bench.press("ok")
    assert bench.state()["options"] == {"goal": [102], "extra": 1}


def test_options_that_another_version_remembered_are_passed_over(tmp_path, pig):
    bench = Bench(BOARDS[0], tmp_path)
    set_up = {"dice": "device", "first": -1, "options": {"goal": 500}, "solo": False}
    bench.app.remember("set_ups", {"last": "my_game", "games": {"my_game": set_up}})
    bench = at_new_game(BOARDS[0], tmp_path, "My Game")
    assert bench.app.stack.screen.list.values[labels(bench).index("Goal")] == "100"
    choose(bench, "Start")
    assert bench.app.game.table.game.options == {"goal": 100}


@each_board_in_time
def test_a_choice_of_many_opens_a_list_and_may_change_what_can_be_set(board, tmp_path, pig):
    bench = at_new_game(board, tmp_path, "My Game")
    choose(bench, "Variant", "Duel for two")
    assert labels(bench)[4:] == ["Goal", "Variant", "Extra", "Fast", "Clock", "Reset options"]
    choose(bench, "Fast")
    assert bench.app.stack.screen.list.values[7] == "yes"
    if bench.hardware.has_stick:
        bench.press("left")
        assert bench.app.stack.screen.list.values[7] == "no"
        bench.press("right")
        to_row(bench, "Variant")
        bench.press("left")
        assert bench.app.stack.screen.list.values[labels(bench).index("Variant")] == "Plain"
        bench.press("right")
    choose(bench, "Variant", "Plain")
    choose(bench, "Start")
    assert pig == [({"variant": "plain"}, 2)], "what is not offered now is not told to the rules"


@each_board_in_time
def test_alone_is_remembered_for_the_game_and_leaves_the_table_as_it_was(board, tmp_path, pig):
    remembered(Bench(board, tmp_path), ["Ann", "Bo", "Cy"], [0, 1, 2])
    bench = at_new_game(board, tmp_path, "My Game")
    if bench.hardware.has_stick:
        to_row(bench, "Player count")
        bench.press("left*2")
    else:
        choose(bench, *["Player count"] * 4)
    assert labels(bench)[1:3] == ["Ann", "Player count"]
    choose(bench, "Ann")
    assert labels(bench) == ["Change name", "Change colour"]
    bench.press("back")
    choose(bench, "Start")
    assert pig[-1][1] == 1
    assert at_new_game(board, tmp_path, "Penk!").state()["seats"] == 3
    assert labels(at_new_game(board, tmp_path, "My Game"))[1:3] == ["Ann", "Player count"]


@each_board_in_time
def test_what_the_rules_refuse_is_told_and_can_be_changed(board, tmp_path, pig, monkeypatch):
    bench = at_new_game(board, tmp_path, "My Game")
    monkeypatch.setattr(bench.app.stack.screen, "_usable", lambda: {"goal": [5]})
    choose(bench, "Start")
    assert bench.top == "screens.choice.Message"
    assert "10 to 1000" in bench.app.stack.screen.words
    bench.press("ok")
    assert bench.top == "screens.new_game.NewGame"
    monkeypatch.setattr(bench.app.stack.screen, "_usable", lambda: {"goal": [10]})
    choose(bench, "Start")
    assert bench.app.game.table.options == {"goal": 10}
