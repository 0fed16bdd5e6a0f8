"""The question before an undo: who is asked, and what is said of the dice."""

import pytest

from firmware import loading
from tests.contracts.games import GAMES
from tests.firmware.games.bench import SEED
from tests.firmware.rivals_bench import begin
from tests.firmware.screens.bench import BOARDS, Bench, stick_and_buttons

UNDO = "screens.in_game.undo.Undo"


def asked(bench):
    """The open question, after undo of a roll."""
    bench.app.act({"type": "roll"})
    bench.settle(200)
    bench.app.undo()
    bench.settle(200)
    assert bench.top == UNDO and bench.app.stack.screen.words.endswith("Other dice will come.")
    assert bench.whole_frame() == [1]
    return bench.app.stack.screen


@stick_and_buttons
def test_alone_nobody_is_asked_to_agree(board, tmp_path):
    bench = Bench(board, tmp_path)
    bench.app.game.new("yacht", ["Ann"], [0], None, 0, "device", SEED)
    screen = asked(bench)
    assert (screen.title, screen.answers) == ("Undo", ["Undo", "Keep it"])
    bench.press("ok")
    assert bench.app.game.table.game.dice, "the focus is on keeping it"
    bench.app.stack.push(UNDO)
    bench.settle(200)
    bench.press("up", "ok")
    assert bench.app.game.table.game.dice is None


@stick_and_buttons
def test_a_person_among_rivals_is_not_asked_to_agree(board, tmp_path):
    screen = asked(begin(Bench(board, tmp_path), levels=("", "keen", "gentle"), game="yacht"))
    assert (screen.title, screen.answers[0]) == ("Undo", "Undo")


@stick_and_buttons
@pytest.mark.parametrize("game", [game for game in GAMES if loading.screens_of(game).DICE])
def test_several_people_are_asked_to_agree_and_told_of_other_dice(game, board, tmp_path):
    bench = Bench(board, tmp_path)
    first = None if game == "shape_cards" else 0
    bench.app.game.new(game, ["Ann", "Bo"], [3, 1], None, first, "device", SEED)
    bench.settle(200)
    assert asked(bench).title == "Do all agree?"


@pytest.mark.parametrize(("levels", "answer"), [((), "Both agree: end it"), (("", "keen"), "End game")])
def test_only_two_people_agree_to_end_a_game_of_shape_cards(levels, answer, tmp_path):
    bench = begin(
        Bench(BOARDS[0], tmp_path), levels=levels or ("", ""), game="shape_cards", options={"variant": ["extreme"]}
    )
    bench.app.stack.push("games.shape_cards.end.End")
    bench.settle(200)
    assert bench.app.stack.screen.answers == ["Play on", answer]
