"""A rival takes over a seat in mid-game, or a person does."""

from tests.firmware.games.block_buster.cases import BlockBench
from tests.firmware.games.penk.cases import PenkBench
from tests.firmware.rivals_bench import TURN, begin
from tests.firmware.screens.bench import BOARDS, Bench, each_board, stick_and_buttons
from tests.firmware.screens.by_keys import choose, labels

STICK = BOARDS[0]
SCREEN = "screens.in_game.take_over.TakeOver"


def set_to(bench, name, level):
    choose(bench, name, level)
    return bench


def test_left_and_right_change_who_plays_as_everywhere(tmp_path):
    bench = PenkBench(STICK, tmp_path).begin()
    bench.press("back").row("Who plays")
    for keys, levels in (("right", ["gentle", ""]), ("left*2", ["sharp", ""]), ("down", ["sharp", ""])):
        bench.press(keys)
        assert bench.app.stack.screen.levels == levels
    bench.press("ok")
    assert labels(bench) == ["a person", "gentle rival", "keen rival", "sharp rival"]
    assert PenkBench(STICK, tmp_path).press("down", "ok").app.stack.screen.levels == ["sharp", "gentle"]


@each_board
def test_a_rival_takes_over_and_gives_the_seat_back(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin(dice="device")
    record = bench.app.game.table.save()
    set_to(bench.press("back").row("Who plays"), "Bo", "keen rival").press("back")
    assert bench.app.game.rivals.levels == ["", "keen"] and bench.top == TURN
    assert bench.app.game.table.save() == record, "the record does not tell who plays"
    again = PenkBench(board, tmp_path)
    assert again.app.game.rivals.levels == ["", "keen"]
    set_to(again.press("back").row("Who plays"), "Bo", "a person").press("back")
    assert again.app.game.rivals is None and "rivals" not in again.app.storage.side(1)


@stick_and_buttons
def test_a_rival_that_takes_over_the_seat_to_move_moves(board, tmp_path):
    bench = PenkBench(board, tmp_path).begin(dice="device")
    set_to(bench.press("back").row("Who plays"), "Ann", "gentle rival").press("back")
    assert bench.app.game.is_rival(bench.app.game.table.to_move)


def test_a_person_takes_over_from_a_rival_that_thinks(tmp_path):
    bench = begin(Bench(STICK, tmp_path), first=1)
    bench.app.game.take_over(["", ""])
    bench.settle()
    assert bench.top == TURN and not bench.app.stack.screen.goes_on


def test_nobody_takes_over_where_the_handheld_cannot_play(tmp_path):
    assert "Who plays" not in labels(BlockBench(STICK, tmp_path).begin().press("back"))
