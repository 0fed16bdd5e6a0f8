"""A rival takes over a seat in mid-game, or a person does."""

from firmware import evening
from firmware.app import NOT_DONE
from firmware.fairness import TAKEN
from firmware.keys import RIGHT
from firmware.storage import outcomes
from firmware.storage.side_file import is_persons
from tests.firmware.games.block_buster.cases import BlockBench
from tests.firmware.games.penk.cases import SIX_JOLLIES, PenkBench
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


def turn(bench):
    """Roll, and eliminate the first column that can be."""
    bench.app.act({"type": "roll", "dice": list(SIX_JOLLIES)})
    bench.app.act(next(action for action in bench.app.game.table.legal() if action["type"] == "eliminate"))
    bench.settle()


def test_who_played_is_kept_told_and_counted(tmp_path):
    """Results count for who acted, not for who has the seat last."""
    bench = PenkBench(STICK, tmp_path).begin()
    turn(bench)
    bench.app.game.take_over(["", "sharp"])
    bench.settle()
    assert bench.app.game.name_of(1) == "Bo (rival)"
    turn(bench)
    bench = PenkBench(STICK, tmp_path)
    bench.app.game.take_over(["", ""])
    while not bench.app.game.table.over:
        turn(bench)
    side = bench.app.storage.side(1)
    assert side["played_by"] == [[""], ["sharp", ""]] and "rivals" not in side
    assert [is_persons(side, seat) for seat in range(2)] == [True, False]
    assert [name for name, _count in outcomes.people(bench.app.storage)] == ["Ann"]
    assert [name for name, _games, _points in evening.standings(evening.games(bench.app.storage, 1))] == ["Ann"]
    assert [bench.app.game.name_of(seat) for seat in range(2)] == ["Ann", "Bo (with a rival)"]
    assert TAKEN in side["seen"]


def test_a_seat_is_not_taken_over_while_flash_cannot_note_it(tmp_path, monkeypatch):
    bench = PenkBench(STICK, tmp_path).begin(dice="device")

    def refuse(*_arguments):
        raise OSError(28)

    monkeypatch.setattr(bench.app.storage, "write_metadata", refuse)
    set_to(bench.press("back").row("Who plays"), "Bo", "keen rival").press("back")
    assert bench.app.game.rivals is None and bench.state()[0] == NOT_DONE


def test_a_person_never_sees_a_rivals_cards(tmp_path):
    levels = ("", "sharp")
    bench = begin(Bench(STICK, tmp_path), levels, "shape_cards", 0, "table", {"variant": ["expert"]})
    bench.app.stack.push(SCREEN)
    bench.settle()
    screen = bench.app.stack.screen
    screen.list.focus = 1
    screen.handle(RIGHT)
    bench.settle()
    assert screen.levels == ["", "sharp"] and bench.top == "screens.choice.Message"
    screen.list.focus = 0
    screen.handle(RIGHT)
    assert screen.levels == ["gentle", "sharp"], "whose own seat it was may come back"
    bench.app.game.take_over(["gentle", "sharp"])
    assert bench.app.game.may_play(0) and not bench.app.game.may_play(1)
