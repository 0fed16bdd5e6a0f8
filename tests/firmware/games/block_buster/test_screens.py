"""The screens of Block Buster: keys, pictures and messages."""

import pytest

from firmware.games.block_buster.spaces import COLOUR, DONE, LESS
from tests.firmware.games.bench import FOUR, LONG
from tests.firmware.games.block_buster.cases import KINDS, NOTICE, OVER, SPACES, TALLY, TURN, BlockBench
from tests.firmware.screens.bench import BOARDS, each_board

STICK = BOARDS[0]


# The start


def test_the_deal_is_shown_to_lay_the_table_by_then_the_start_penalties(bench):
    bench.begin(FOUR[:3])
    assert bench.top == NOTICE and bench.noticed() == ["dealt", "penalty"]
    bench.press("ok")
    assert bench.told() == "Starting penalties Ann takes 1 token of -2. Bo takes 1 token of -1."
    bench.press("ok")
    assert bench.top == TURN


def test_power_off_between_a_report_and_the_place_stays_on_the_map(bench, tmp_path, monkeypatch):
    bench.begin(FOUR[:2]).acknowledge()
    bench.act("place", skip=0).acknowledge()
    assert bench.top == SPACES
    monkeypatch.setattr(bench.app.game, "keep_session", lambda: None)
    bench.spaces(1, 1, 0, 2)
    assert bench.top == SPACES
    again = BlockBench(STICK, tmp_path)
    assert again.top == SPACES and again.app.game.table.save() == bench.app.game.table.save()


def test_start_penalties_are_told_in_the_tokens_that_the_bank_has(bench):
    bench.begin(FOUR[:2], kinds="enter", bank=[1, 9], start_penalties=[5, 3])
    tokens = "Ann takes 1 token of -2 and 3 tokens of -1. Bo takes 3 tokens of -1."
    assert bench.told() == "Starting penalties " + tokens


def test_kinds_are_entered_one_after_the_other(bench):
    bench.begin(kinds="enter", start_penalties=[0, 0])
    assert bench.top == KINDS
    for moves in ("ok", "ok", "right ok", "ok", "right ok", "ok", "ok", "left ok", "ok"):
        bench.press(*moves.split())
    assert bench.points.kind_rows() == ["AAB", "BCC", "CBB"]
    bench.press("ok")
    assert bench.top == TURN


def test_a_kind_can_be_corrected(bench):
    bench.begin().play().push(KINDS)
    bench.press("up")
    at = bench.focus
    bench.press("ok")
    while bench.focus != 100 + (1 if bench.points.kinds[at] != 66 else 2):
        bench.press("right")
    wanted = "ABC"[bench.focus - 100]
    bench.press("ok")
    assert chr(bench.points.kinds[at]) == wanted
    assert bench.focus == DONE


# A turn


@each_board
def test_a_block_then_its_spaces_then_the_next_player(board, tmp_path):
    bench = BlockBench(board, tmp_path).begin().play()
    bench.press("ok")
    assert bench.top == SPACES and bench.focus == 4 and bench.app.stack.screen.colour == 0
    bench.press("ok", "ok", "back")
    assert bench.points.count(4, 0) == 2
    assert bench.top == TURN and bench.game.to_move == 1


def test_the_map_opens_where_the_colour_was_reported_last(bench):
    bench.begin().play().spaces(1, 3, 0, 1).play()
    bench.press("ok")
    assert bench.focus == 2


@each_board
def test_one_less_and_another_colour(board, tmp_path):
    bench = BlockBench(board, tmp_path).begin().play()
    bench.press("ok", "ok", "ok", "ok")
    bench.go_to(LESS).press("ok")
    assert bench.focus == 4
    bench.press("ok")
    assert bench.points.count(4, 0) == 2
    bench.go_to(COLOUR + 1).press("ok")
    assert bench.focus == 4 and not bench.app.stack.screen.less
    bench.press("ok", "ok", "ok")
    assert (bench.points.count(4, 0), bench.points.count(4, 1)) == (2, 3)


def test_on_the_tiles_the_frame_is_where_the_focus_comes_back_to(bench):
    bench.begin().play()
    bench.press("ok", "ok", "left")
    assert bench.app.stack.screen.at == 3
    bench.press("down", "down")
    assert bench.focus >= COLOUR and bench.app.stack.screen.at == 3, "not where ok was pressed before"
    bench.press("ok")
    assert bench.focus == 3
    bench.press("ok", "down", "down", "up")
    assert bench.focus == bench.app.stack.screen.at == 6, "up goes where the stick points"
    bench.press("down")
    assert bench.app.stack.screen.at == 6


def test_taking_back_stops_only_where_the_colour_has_a_space(bench):
    bench.begin().play().spaces(1, 2, 0, 1).spaces(2, 3, 0, 1).spaces(3, 3, 1, 4).play().push(SPACES)
    bench.go_to(LESS).press("ok")
    assert set(bench.reached("right", 12)[1:]) == {1, 5, COLOUR, COLOUR + 1, LESS, DONE}
    bench.go_to(1).press("ok")
    assert bench.focus == 5 and bench.app.stack.screen.less
    bench.press("ok")
    assert not bench.app.stack.screen.less and bench.points.free(5) == 12


def test_nothing_is_taken_back_where_there_is_nothing(bench):
    bench.begin().play().push(SPACES)
    assert set(bench.reached("right", 20)[1:]) == {*range(9), COLOUR, COLOUR + 1, DONE}


def test_a_full_point_block_says_so(bench):
    bench.begin().play().spaces(2, 2, 0, 11).acknowledge().push(SPACES)
    bench.press("ok")
    assert bench.points.free(4) == 0
    bench.press("ok")
    assert bench.top == "screens.in_game.refusal.Refusal"
    assert "12 spaces" in bench.app.stack.screen.text.words


def test_skipping_asks_how_many_and_tells_the_tokens(bench):
    bench.begin().place().place()
    bench.row("Skip")
    assert bench.app.stack.screen.list.labels == ["1 space: -2", "2 spaces: -4", "3 spaces: -6", "4 spaces: -8"]
    bench.press("down", "ok")
    assert bench.top == NOTICE
    assert bench.told() == "4 penalty points Ann takes 2 tokens of -2. That makes 6 points."
    bench.press("ok")
    assert bench.top == SPACES


def test_with_two_colours_each_can_be_placed(bench):
    bench.begin(variant="two_colours").play()
    assert bench.app.stack.screen.list.labels[:2] == ["Yellow", "Red"]
    bench.row("Red")
    assert bench.state()["colour"] == 2
    assert list(bench.game.blocks) == [16, 16, 15, 16]


def test_pass_and_the_call_of_the_end(bench):
    bench.begin().play()
    bench.row("Pass")
    bench.press("ok")
    assert (bench.top, bench.game.to_move) == (TURN, 0), "the focus is on playing on"
    bench.row("Pass")
    bench.press("down", "ok")
    assert bench.game.to_move == 1
    bench.row("End play")
    bench.press("ok")
    assert bench.top == TURN
    bench.row("End play")
    bench.press("down", "ok")
    assert bench.top == TALLY


def test_the_last_block_is_told(bench):
    bench.begin().play().act("pass")
    for _ in range(13):
        bench.place()
    bench.play().act("place", skip=0)
    assert bench.told() == "The last block Bo has no blocks left and passes."
    bench.acknowledge()
    assert bench.top == SPACES
    bench.press("back")
    assert bench.top == TALLY


# News


def lines_above(bench):
    """The lines above the rows of a turn."""
    return [part.words for part in bench.app.stack.screen.parts if hasattr(part, "words")]


def test_a_secured_point_block_is_told_and_who_needs_one_more(bench):
    bench.begin(kinds="enter").play()
    for at in ([1, 1], [1, 2], [1, 3]):
        bench.kind(*at, "A")
    bench.spaces(1, 1, 1, 7)
    assert bench.told() == "Secured by Bo Nobody else can win row 1, column 1."
    bench.play().spaces(1, 2, 1, 7)
    assert bench.told().endswith("Bo needs one more A to win!")
    bench.play()
    assert "Bo: one more A wins" in lines_above(bench)
    bench.spaces(1, 3, 0, 6).play()
    assert not [line for line in lines_above(bench) if "wins" in line]


@each_board
@pytest.mark.parametrize("names", (FOUR, LONG[:4]))
def test_partners_are_told_at_the_start_and_stand_above_every_turn(names, board, tmp_path):
    bench = BlockBench(board, tmp_path).begin(names, variant="couple")
    assert bench.noticed() == ["dealt", "dealt", "penalty"]
    bench.press("ok")
    told = bench.told().replace(" ", "")
    assert f"{names[0]}and{names[2]}" in told
    bench.acknowledge()
    for seat in (0, 1, 2, 3):
        assert bench.game.to_move == seat
        assert {f"Partner: {names[(seat + 2) % 4]}", "Partner"} & set(lines_above(bench))
        bench.place().play()


def test_on_a_low_panel_the_penalty_keeps_its_word_beside_the_partner(tmp_path):
    bench = BlockBench(BOARDS[1], tmp_path).begin([f"Player {seat}" for seat in (1, 2, 3, 4)], variant="couple").play()
    assert bench.app.stack.screen.band.words == "penalty 2/10" and "Partner: Player 3" in lines_above(bench)


def test_a_report_that_was_left_with_back_goes_on(bench):
    bench.begin().play()
    bench.press("ok", "back")
    assert bench.top == TURN and bench.game.to_move == 1
    assert "Edit map\nno spaces for last block" in bench.app.stack.screen.list.labels
    bench.row("Edit map")
    assert bench.top == SPACES and bench.app.stack.screen.colour == 0 and not bench.app.stack.screen.less
    bench.press("ok", "back")
    assert "Edit map" in bench.app.stack.screen.list.labels
    bench.row("Edit map")
    assert bench.app.stack.screen.colour == 0 and bench.points.count(bench.focus, 0) == 1
    bench.press("back")
    bench.row("Place")
    assert bench.app.stack.screen.colour == 1, "the next block is Bo's"


def test_of_two_colours_the_one_with_more_blocks_left_has_the_focus(bench):
    bench.begin(variant="two_colours").play()
    assert bench.app.stack.screen.list.focus == 0
    bench.place(colour=0).place(colour=1).play()
    assert bench.app.stack.screen.list.focus == 1


def test_an_instant_win_is_told_before_the_end(bench):
    bench.begin(kinds="enter").play().push(SPACES, {"colour": 1, "at": 2})
    for at in ([1, 1], [1, 2], [1, 3]):
        bench.kind(*at, "B")
    for column in (1, 2):
        bench.spaces(1, column, 1, 7).acknowledge()
    bench.press("ok*7")
    assert bench.noticed() == ["secured", "instant_win"]
    bench.press("ok")
    assert bench.told() == "A full set: Bo wins! 3 point blocks of kind B"
    bench.press("ok")
    assert bench.top == OVER
    bench.undo()
    assert bench.told() == "Undone Play continues."
    bench.press("ok")
    assert bench.top == SPACES and bench.points.count(2, 1) == 6


def test_undo_of_a_report_comes_back_to_the_map(bench):
    bench.begin().play()
    bench.press("ok", "ok", "ok", "undo")
    assert bench.app.stack.screen.words == "Undo the entry at row\xa02, column\xa02?"
    bench.press("ok")
    assert bench.top == SPACES and bench.focus == 4 and bench.app.stack.screen.colour == 0
    assert bench.points.count(4, 0) == 1


def test_undo_tells_what_to_take_back_and_redo_to_place_it_again(bench):
    bench.begin(bank=[1, 9]).place().place().act("place", skip=1).play()
    bench.undo()
    assert bench.told() == "Undone Ann takes back the last block. Return 2 tokens of -1 to the bank."
    bench.play().redo()
    assert bench.told() == "Redone Ann places the block again."
    bench.press("ok")
    assert bench.told() == "2 penalty points Ann takes 2 tokens of -1. That makes 4 points."
    bench.acknowledge()
    assert bench.top == SPACES
