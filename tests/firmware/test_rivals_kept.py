"""What flash keeps of rivals, and how they come back after a power cut."""

import shutil

import pytest

from firmware import instructions
from firmware.storage.storage import Storage
from tests.firmware.rivals_bench import (
    LONG_THINKING,
    NOTICE,
    RIVAL,
    STICK,
    TURN,
    begin,
    mark,
    told,
)
from tests.firmware.screens.bench import Bench

pytestmark = pytest.mark.usefixtures("advice")


def test_the_power_may_go_while_it_thinks(tmp_path, advice):
    advice.steps = LONG_THINKING
    bench = begin(Bench(STICK, tmp_path), first=1)
    bench.press("ok")
    stack, seen = list(bench.app.stack), advice.seen
    bench = Bench(STICK, tmp_path)
    assert (
        list(bench.app.stack) == stack
        and bench.app.stack.screen.thinking
        and bench.app.game.rivals.levels == ["", "sharp"]
    )
    assert advice.seen > seen, "it thinks again"
    bench.settle(20000)
    assert bench.app.stack.screen.focus == 6


def test_with_a_damaged_side_file_a_person_goes_on_for_the_rival_that_thought(tmp_path, advice):
    advice.steps = LONG_THINKING
    bench = begin(Bench(STICK, tmp_path), game="shape_cards", first=1)
    while bench.top != RIVAL:
        bench.press("ok")
    bench.app.storage.write_text("games/0001.side", "damaged")
    bench = Bench(STICK, tmp_path)
    assert bench.app.game.rivals is None and bench.app.stack[1][0].startswith("games.shape_cards.")


def test_an_order_that_was_recorded_and_not_shown_comes_after_the_power_cut(tmp_path):
    bench = mark(begin(Bench(STICK, tmp_path)))
    while bench.app.stack.screen.focus != 7:
        bench.press("ok")
    place = bench.app.storage.read_session()
    bench.press("ok")
    bench.app.storage.write_session(place)
    bench = Bench(STICK, tmp_path)
    assert bench.top == NOTICE and told(bench).startswith("On Bot's sheet Circle")


@pytest.mark.parametrize("operation", ["undo", "redo"])
def test_the_power_may_go_at_any_line_of_what_rivals_did(operation, tmp_path):
    """What the record has of an undo or redo over two rivals is told after the cut, and the game goes on from there."""
    bench = mark(begin(Bench(STICK, tmp_path / "game"), levels=("", "sharp", "sharp")))
    while bench.app.game.table.to_move != 0 or bench.top == NOTICE:
        bench.press("ok")
    if operation == "redo":
        bench.app.undo(True)
        bench.settle()
        while bench.top == NOTICE:
            bench.press("ok")
    place = bench.app.storage.read_session()
    whole = bench.app.game.table.save()
    assert bench.app.undo(True) if operation == "undo" else bench.app.redo()
    lines = bench.app.game.table.save()[len(whole) :].splitlines(True)
    orders = _orders(bench)
    assert len(lines) == 9 and len(orders) == 3, "the first, the fifth and the last line are of marks"
    for count in range(len(lines) + 1):
        folder = tmp_path / str(count)
        shutil.copytree(tmp_path / "game", folder)
        storage = Storage(str(folder))
        storage.rewrite(1, whole + "".join(lines[:count]))
        storage.write_session(place)
        again = Bench(STICK, folder)
        assert again.app.game.table.save() == whole + "".join(lines[:count])
        assert _orders(again) == orders[: (count + 3) // 4]
        while again.app.game.table.to_move != 0 or again.top == NOTICE:
            again.press("ok")
        assert again.top == TURN


def _orders(bench):
    """Those that wait, the first one first."""
    actions = [state[:3] for name, state in reversed(list(bench.app.stack)) if name == NOTICE]
    return [(action[0], each.texts) for action in actions for each in instructions.of(bench.app, *action)]


def test_a_game_without_rivals_keeps_what_it_always_kept(tmp_path):
    bench = begin(Bench(STICK, tmp_path), levels=("", ""))
    assert bench.app.game.rivals is None and bench.app.storage.side(1) == {"colours": [0, 1]}
    with_one = begin(Bench(STICK, tmp_path / "other"))
    assert with_one.app.game.table.save() == bench.app.game.table.save(), "a record does not tell who is a rival"


@pytest.mark.parametrize("levels", [None, 1, "keen", ["keen"], ["keen", 1], ["keen", None], [["keen"], ""], {"0": "a"}])
def test_rivals_that_another_program_wrote_wrong_are_people(levels, tmp_path):
    bench = begin(Bench(STICK, tmp_path))
    bench.app.storage.write_metadata(1, {"colours": [1, 0], "rivals": levels})
    bench = Bench(STICK, tmp_path)
    assert bench.app.game.rivals is None and bench.app.game.colours == [1, 0]
    bench.press("ok")
    assert bench.top == TURN and bench.app.game.table.game.dice


@pytest.mark.parametrize(("game", "options"), [("block_buster", None), ("puzzle_sheet", {"tracking": "pad"})])
def test_a_rival_that_another_program_put_where_none_can_play_is_a_person(game, options, tmp_path):
    bench = begin(Bench(STICK, tmp_path), levels=("", ""), game=game, options=options)
    bench.app.storage.write_metadata(1, {"rivals": ["keen", "keen"]})
    bench = Bench(STICK, tmp_path)
    assert bench.app.game.table.game.ID == game and bench.app.game.rivals is None
