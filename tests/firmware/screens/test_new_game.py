"""Setting up a game with keys alone, as people at the table do."""

import pytest

from tests.firmware.screens.bench import BOARDS, Bench

each_board = pytest.mark.parametrize("board", BOARDS, ids=[board.__name__.rsplit(".", 1)[-1] for board in BOARDS])


def at_new_game(board, folder):
    """A bench with the new game screen open, reached from home."""
    bench = Bench(board, folder)
    to_row(bench, "New game")
    bench.press("ok")
    assert bench.top == "new_game.NewGame"
    return bench


def labels(bench):
    return bench.app.screen.list.labels


def to_row(bench, label):
    """Go down to the row with that label."""
    for _ in range(len(labels(bench)) + 10):  # words above the rows may have to be read first
        shown = bench.app.screen.list
        if shown.labels[shown.focus] == label:
            return
        bench.press("down")
    raise AssertionError(f"no row {label} among {labels(bench)}")


def choose(bench, *rows):
    """Go to each row and press ok."""
    for row in rows:
        to_row(bench, row)
        bench.press("ok")


def spell(bench, name):
    """Give the letters screen a name that is all capitals of the first page, then press done; up and down alone."""
    assert bench.top == "names.Letters"
    for letter in name:
        if bench.app.screen.small:
            go_to_place(bench, 27)
            bench.press("ok")
        go_to_place(bench, ord(letter) - ord("A"))
        bench.press("ok")
    go_to_place(bench, 31)
    bench.press("ok")


def go_to_place(bench, index):
    forward = "right" if "right" in bench.key_names else "down"
    for _ in range((index - bench.app.screen.focus.index) % 32):
        bench.press(forward)


def remembered(bench, names, colours):
    """Let the handheld remember a set-up of these players."""
    setup = {"game": "penk", "names": names, "colours": colours, "dice": "device", "first": -1, "options": {}}
    bench.app.remember("new_game", setup)
    bench.app.remember("names", [[names[seat], colours[seat]] for seat in range(len(names))])


@each_board
def test_the_first_game_can_start_with_two_presses(board, tmp_path):
    bench = at_new_game(board, tmp_path)
    bench.press("ok")
    assert bench.app.table.players == ["Player 1", "Player 2"]
    assert bench.top.startswith("penk")


@each_board
def test_the_second_game_starts_with_one_press_and_the_same_set_up(board, tmp_path):
    bench = at_new_game(board, tmp_path)
    choose(bench, "Player 1", "Another name")
    spell(bench, "ANN")
    choose(bench, "Dice", "Start")
    first_game = bench.app.game_number
    bench.app.home()
    bench.settle()
    choose(bench, "New game")
    bench.press("ok")
    assert bench.app.game_number == first_game + 1
    assert bench.app.table.players == ["ANN", "Player 2"]
    assert bench.app.table.dice_from == "table"


@each_board
def test_names_are_remembered_and_offered_first(board, tmp_path):
    bench = Bench(board, tmp_path)
    remembered(bench, ["Ann", "Bo", "Cy"], [2, 0, 3])
    bench = at_new_game(board, tmp_path)
    choose(bench, "Cy", "Remove", "Add a player")
    assert bench.top == "names.Pick"
    assert labels(bench) == ["Cy", "Another name"]
    bench.press("ok")
    assert bench.state()["names"] == ["Ann", "Bo", "Cy"]
    assert bench.state()["colours"] == [2, 0, 3], "a remembered player gets the colour of last time"


@each_board
def test_nobody_chose_the_names_of_players_without_one(board, tmp_path):
    bench = at_new_game(board, tmp_path)
    choose(bench, "Player 2", "Another name")
    spell(bench, "BO")
    choose(bench, "Start")
    assert [entry[0] for entry in bench.app.storage.remembered("names", [])] == ["BO"]


@each_board
def test_colours_stay_distinct(board, tmp_path):
    bench = Bench(board, tmp_path)
    remembered(bench, ["Ann", "Bo", "Cy", "Di"], [0, 1, 2, 3])
    bench = at_new_game(board, tmp_path)
    choose(bench, "Ann", "Another colour", "Green")
    assert bench.state()["colours"] == [2, 1, 0, 3]
    if bench.hardware.has_stick:
        bench.press("right")
        assert bench.state()["colours"] == [3, 1, 0, 2]


@each_board
def test_seats_can_be_changed_and_the_first_player_keeps_the_first_turn(board, tmp_path):
    bench = Bench(board, tmp_path)
    remembered(bench, ["Ann", "Bo", "Cy"], [0, 1, 2])
    bench = at_new_game(board, tmp_path)
    choose(bench, "First", "First", "First")
    assert bench.state()["first"] == 2
    choose(bench, "Cy", "One seat earlier")
    assert bench.state()["names"] == ["Ann", "Cy", "Bo"]
    assert bench.state()["colours"] == [0, 2, 1]
    assert bench.state()["first"] == 1
    choose(bench, "Ann", "Remove")
    assert bench.state()["first"] == 0
    choose(bench, "Start")
    assert bench.app.table.players == ["Cy", "Bo"]
    assert bench.app.table.to_move == 0
    assert bench.app.colours == [2, 1]


@each_board
def test_two_to_four_players(board, tmp_path):
    bench = at_new_game(board, tmp_path)
    choose(bench, "Player 1")
    assert "Remove" not in labels(bench)
    bench.press("back")
    for name in ("CY", "DI"):
        choose(bench, "Add a player")
        spell(bench, name)
    assert bench.state()["names"] == ["Player 1", "Player 2", "CY", "DI"]
    assert "Add a player" not in labels(bench)


@each_board
def test_cell_values_can_be_edited_from_0_to_99(board, tmp_path):
    """Rules: "Printed cell values ... They are an option, so that another edition can be entered." """
    bench = at_new_game(board, tmp_path)
    choose(bench, "Cell values")
    assert bench.top == "choice.Numbers"
    bench.press("ok", "down*2", "ok")
    assert bench.state()[2] == [99, 2, 3, 5, 8], "down from 0 goes round to 99"
    bench.press("ok", "up", "ok", "down", "ok", "up*3", "ok")
    choose(bench, "Done")
    choose(bench, "Start")
    assert bench.app.table.game.options["values"] == [0, 5, 3, 5, 8]


@each_board
def test_a_set_up_of_another_version_is_passed_over(board, tmp_path):
    bench = Bench(board, tmp_path)
    bench.app.remember("new_game", {"game": "no such game"})
    bench = at_new_game(board, tmp_path)
    assert bench.state()["names"] == ["Player 1", "Player 2"]


def test_every_letter_is_within_reach_and_latin_1(tmp_path):
    from firmware.screens import names

    for page in names.PAGES:
        assert len(page) == len(set(page)) == 27
        for letter in page:
            assert ord(letter) < 256
            assert ord(names.lowered(letter)) < 256
    assert names.lowered("A") == "a"
    assert names.lowered("\xc4") == "\xe4"
    assert names.lowered("\xdf") == "\xdf"
    assert names.lowered("1") == "1"


@each_board
def test_a_name_has_1_to_8_characters_and_is_nobody_elses(board, tmp_path):
    bench = Bench(board, tmp_path, [["home.Home", None], ["names.Letters", ["Name", ["A"]]]])
    go_to_place(bench, 30)
    bench.press("ok")
    go_to_place(bench, 29)
    bench.press("ok")
    go_to_place(bench, 31)
    bench.press("ok")
    assert bench.top == "choice.Message", "a blank name is refused"
    bench.press("ok")
    bench.app.show([["home.Home", None], ["names.Letters", ["Name", ["A"], "A", 0, True, 31]]])
    bench.settle()
    bench.press("ok")
    assert bench.top == "choice.Message", "somebody is called so already"
    bench.app.show([["home.Home", None], ["names.Letters", ["Name", ["A"], "WWWWWWW", 0, False, 22]]])
    bench.settle()
    bench.press("ok")
    assert bench.state()[2] == "WWWWWWWW"
    assert bench.app.screen.focus.index == 31, "nothing is left but done"
    go_to_place(bench, 0)
    bench.press("ok")
    assert bench.state()[2] == "WWWWWWWW"


@each_board
def test_small_letters_follow_the_first_and_accents_are_there(board, tmp_path):
    bench = Bench(board, tmp_path, [["home.Home", None], ["names.Letters", ["Name", []]]])
    go_to_place(bench, 25)
    bench.press("ok")
    go_to_place(bench, 28)
    bench.press("ok")
    go_to_place(bench, 1)
    bench.press("ok")
    assert bench.state()[2] == "Z\xf6"
