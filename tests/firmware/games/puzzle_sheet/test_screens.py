"""A game of Puzzle Sheet by keys: pieces, places, orders, the end, and the pad."""

import pytest

from tests.firmware.games.bench import FOUR, all_rivals
from tests.firmware.games.puzzle_sheet.cases import HILLS, TAKE, TINY, PuzzleBench, names_of
from tests.firmware.screens.bench import BOARDS, stick_and_buttons

STICK, BUTTONS, _WIDE = BOARDS
PLACE = "games.puzzle_sheet.place.Place"
NOTICE = "games.puzzle_sheet.notice.Notice"


@pytest.fixture
def bench(tmp_path):
    return PuzzleBench(STICK, tmp_path).begin()


def piece(bench, name):
    return bench.game.index_of(name)


# Choosing a piece


def test_a_turn_is_a_piece_a_place_and_an_order_for_everybody(bench):
    assert (bench.top, bench.focus) == (TAKE, piece(bench, "4D"))
    bench.press("ok")
    assert bench.top == PLACE
    bench.press("ok")
    assert bench.top == NOTICE
    assert bench.told() == "Cross off 4D Ann: shade it, add 4 points."
    bench.press("ok")
    assert (bench.top, bench.game.to_move, bench.game.points) == (TAKE, 1, [4, 0])


@stick_and_buttons
def test_the_focus_visits_exactly_the_pieces_that_can_be_taken(board, tmp_path):
    bench = PuzzleBench(board, tmp_path).begin(FOUR, sheet={**TINY, "bonus": []})
    bench.take("4B", 1, 1).take("1B", 1, 1).take("4B", 1, 1).take("3A", 1, 1)
    # Ann has one row left; 1B and 4B are gone, 2A does not fit it.
    open_pieces = {piece(bench, name) for name in ("1A", "3A", "4A")}
    assert set(bench.reached("down" if board is BUTTONS else "right", 8)) == open_pieces


def test_with_a_stick_up_and_down_go_from_frame_to_frame(bench):
    frames = [bench.game.name(index)[0] for index in bench.reached("up", 4)]
    assert frames == ["4", "3", "2", "1", "4"]


def test_pieces_look_as_they_are(bench):
    bench.begin(FOUR, sheet={**TINY, "bonus": []})
    bench.take("4B", 1, 1).take("4B", 1, 1).take("1B", 1, 1).take("4A", 1, 1)
    screen = bench.app.stack.screen
    looks = dict(zip(names_of(bench.game), ["o1..mxX"[look] for look in screen.tiles.looks], strict=True))
    assert looks == {"1A": "o", "1B": "x", "2A": "m", "3A": "o", "4A": "1", "4B": "X"}


def test_the_piece_with_most_points_then_cells_has_the_focus(bench):
    assert bench.game.name(bench.focus) == "4D"
    bench.take("4D", 1, 3).take("4E", 5, 6)
    assert bench.game.name(bench.focus) == "4G"


# Placing it


def test_a_piece_moves_only_to_where_it_fits(bench):
    bench.take("4A", 1, 1).take("4B", 1, 1)
    bench.place("4D")
    seen = set()
    for key in ("right", "down", "left", "up"):
        for _ in range(25):
            bench.press(key)
            screen = bench.app.stack.screen
            seen.add((screen.piece.row + 1, screen.piece.column + 1))
    assert seen == {tuple(place) for place in bench.game.places(bench.game.pieces[piece(bench, "4D")])}


def test_what_is_in_the_way_is_shown_and_said(bench):
    bench.take("4A", 1, 2).take("4B", 1, 1)
    bench.push(PLACE, [piece(bench, "1A"), 0, 1, 0, None])
    bench.press("right")
    assert (bench.app.stack.screen.piece.row, bench.app.stack.screen.piece.column) == (0, 3)
    assert bench.app.stack.screen.line.words == "Row 1, column 3 is shaded"
    assert bench.app.stack.screen.board.blocked[0] == 1 << 2
    bench.press("right")
    assert bench.app.stack.screen.line.words == "OK: place it here"
    bench.push(PLACE, [piece(bench, "1A"), 1, 3, 0, None])
    bench.press("down")
    assert bench.app.stack.screen.line.words == "No cell at row 3, column 4"


@stick_and_buttons
def test_ok_places_the_piece_where_it_is_suggested(board, tmp_path):
    bench = PuzzleBench(board, tmp_path).begin()
    bench.press("ok")
    row, column, chosen = bench.focus
    assert bench.top == PLACE and chosen == -1
    bench.press("ok")
    assert bench.app.game.table.undo_entry().action["at"] == [row + 1, column + 1]


def test_with_four_keys_another_row_is_chosen_then_the_column(tmp_path):
    bench = PuzzleBench(BUTTONS, tmp_path).begin()
    bench.press("ok")
    first = bench.focus[0]
    bench.press("down", "up")
    assert bench.focus[0] == first and bench.focus[2] == 0, "so another column of that row can be chosen"
    while bench.focus[0] != 2:
        bench.press("down")
    bench.press("ok")
    assert bench.focus[2] == 1
    bench.press("back")
    assert (bench.top, bench.focus[2]) == (PLACE, 0)
    bench.press("ok", "down")
    row, column, _chosen = bench.focus
    assert row == 2 and column != 2
    bench.press("ok")
    assert bench.app.game.table.undo_entry().action["at"] == [row + 1, column + 1]


@stick_and_buttons
def test_back_returns_to_the_pieces_with_the_same_focus(board, tmp_path):
    bench = PuzzleBench(board, tmp_path).begin()
    bench.press("down")
    focus = bench.focus
    bench.press("ok", "back")
    assert (bench.top, bench.focus) == (TAKE, focus)
    assert bench.app.game.table.count == 0


def test_the_first_place_offered_leaves_the_fewest_open_sides(bench):
    bench.take("4A", 4, 2).take("4B", 1, 1)
    bench.place("3E")
    assert bench.app.stack.screen.piece.row >= 0
    free = bench.game.free[0]

    def open_sides(place):
        cells = [
            (place[0] - 1 + (cell >> 4), place[1] - 1 + (cell & 15)) for cell in bench.app.stack.screen.piece.cells
        ]
        around = [(r + a, c + b) for r, c in cells for a, b in ((0, 1), (0, -1), (1, 0), (-1, 0))]
        return sum(0 <= r < 7 and 0 <= c < 8 and free[r] >> c & 1 for r, c in around)

    least = min(open_sides(place) for place in bench.game.places(bench.app.stack.screen.piece.cells))
    assert open_sides((bench.app.stack.screen.piece.row + 1, bench.app.stack.screen.piece.column + 1)) == least


# Orders


@stick_and_buttons
def test_players_without_names_are_told_to_shade_too(board, tmp_path):
    bench = PuzzleBench(board, tmp_path).begin(["Player 1", "Player 2"]).act("take", piece="4B", at=[1, 1])
    assert bench.told() in (
        "Cross off 4B Player 1: shade it, add 4.",
        "Cross off 4B Player 1: shade it, add 4 points.",
    )


def test_a_bonus_piece_is_announced_and_then_placed(bench):
    bench.take("4A", 1, 1).take("4B", 1, 1).act("take", piece="1A", at=[7, 7])
    assert bench.told().endswith("Then the bonus piece for 5!")
    bench.press("ok")
    assert (bench.top, bench.state()[0]) == (PLACE, -1)
    bench.press("ok")
    assert (bench.top, bench.game.to_move, bench.game.placed[0]) == (NOTICE, 1, 1)
    assert bench.told() == "Bonus piece Ann: shade the bonus piece for 5 (lit cells)."
    bench.press("ok")
    assert bench.top == TAKE


def test_a_press_too_many_on_the_notice_does_not_place_the_bonus_piece(bench):
    bench.take("4A", 1, 1).take("4B", 1, 1).act("take", piece="1A", at=[7, 7])
    bench.press_twice()
    assert (bench.top, bench.game.placed[0]) == (PLACE, 0)


def test_undo_says_what_is_rubbed_out_and_redo_what_is_written_again(bench):
    bench.take("4A", 1, 1)
    bench.press("undo", "ok")
    assert bench.top == NOTICE
    assert bench.told() == "Erase the line on 4A Ann: erase cells and 4 points."
    bench.press("ok")
    assert (bench.top, bench.game.to_move) == (TAKE, 0)
    bench.press("back", "down", "up")
    bench.redo()
    assert bench.told() == "Cross off 4A Ann: shade it, add 4 points."


def test_redo_of_a_bonus_piece_after_which_another_is_due(bench):
    bonus = [{"at": at, "piece": ["#"]} for at in (1, 2)]
    bench.begin(sheet={**HILLS, "bonus": bonus}).take("4A", 1, 1).act("bonus", at=[7, 7])
    assert bench.app.game.table.game.bonus_due == 2
    bench.undo().acknowledge().redo()
    assert bench.told() == "Bonus piece Ann: shade the bonus piece for 1 (lit cells)."
    bench.press("ok")
    assert (bench.top, bench.state()[0]) == (PLACE, -1)


# The end


def test_when_nothing_fits_the_table_is_told_and_the_game_ends(bench):
    bench.begin(sheet={**TINY, "bonus": []}).take("4B", 1, 1).take("4A", 1, 1).take("1B", 2, 1).take("3A", 2, 1)
    assert bench.top == "games.puzzle_sheet.notice.Stop"
    assert bench.told() == "No remaining piece fits: the game ends."
    bench.press("ok")
    assert bench.top == "games.puzzle_sheet.over.Winner"
    assert bench.game.scores() == [2 * 4 * 5, 2 * 7]
    assert bench.app.stack.screen.fanfare.text == "Ann wins by 26."
    bench.press("ok")
    assert (bench.top, bench.app.stack.screen.board.rectangle) == ("games.puzzle_sheet.boards.Boards", (2, 4, 1, 1))


# The pad


@stick_and_buttons
def test_a_game_on_the_pad(board, tmp_path):
    bench = PuzzleBench(board, tmp_path).begin(tracking="pad")
    bench.press("ok")
    assert bench.told().startswith("Cross off 4D")
    bench.press("ok", "ok", "ok")
    bench.take("1A")
    assert bench.top == "games.puzzle_sheet.pad.Bonus"
    bench.press("ok")
    assert (bench.top, bench.game.placed[0]) == (TAKE, 1)
    bench.press("up").go_to(bench.game.count).press("ok")
    assert bench.top == "screens.choice.Confirm"
    bench.press("ok")
    assert bench.top == TAKE and bench.game.phase == "take", "the focus is on playing on"
    bench.press("ok", "down", "ok")
    assert (bench.top, bench.app.stack.screen.seat) == ("games.puzzle_sheet.pad.Tally", 1)
    bench.press("down", "down", "down", "ok")
    assert bench.app.stack.screen.seat == 0
    bench.press("ok", "up", "ok", "down", "down", "down", "ok")
    assert bench.game.tallies == [(4, 2, 46), (3, 2, 48)], "what the pieces take is known"
    assert bench.game.winners == [0]


def test_a_bonus_piece_that_does_not_fit_stops_the_game_on_the_pad(bench):
    bench.begin(tracking="pad").take("4A").take("4B").take("1A")
    bench.press("down", "ok")
    assert bench.app.stack.screen.words.startswith("The bonus piece does not fit")
    bench.press("down", "ok")
    assert bench.game.phase == "tally"


def test_the_bonus_piece_of_a_rival_is_an_order_to_the_table(bench):
    bench.begin()
    for by_rival, words in ((False, "Ann: shade"), (True, "On Ann's sheet: shade")):
        if by_rival:
            all_rivals(bench)
        bonus = {"type": "bonus_placed", "player": 0, "at": 5, "cells": [[1, 1]]}
        bench.push(NOTICE, ["do", [bonus], None, 0])
        assert bench.app.stack.screen.shown.texts[0] == words + " the bonus piece for 5 (lit cells)."


def test_the_numbers_of_a_tally_stay_within_the_board(bench):
    bench.begin(tracking="pad", sheet=TINY).act("stop")
    assert (
        bench.app.game.screens.describe(bench.app.game.table, bench.app.game.table.undo_entry())
        == "the end of the game"
    )
    screen = bench.app.stack.screen
    assert screen.numbers == [0, 0, 8], "nothing is shaded"
    for index, step in ((0, 1), (1, 1), (1, -1), (2, -1), (0, 1), (0, 1), (2, 1), (1, -1)):
        screen.adjust(index, step)
        height, width, unshaded = screen.numbers
        assert 0 <= height <= 2 and 0 <= width <= 4 and (height == 0) == (width == 0)
        assert 0 <= unshaded <= 8 - height * width
