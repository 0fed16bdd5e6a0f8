"""Who starts a game of Shape Cards: the higher roll, on the screens."""

import pytest

from firmware.games.shape_cards import game as shape_cards
from shared_rules.table.dice_stream import DiceStream
from tests.firmware.games.shape_cards.bench import ShapeBench
from tests.firmware.screens.bench import BOARDS


@pytest.fixture
def bench(tmp_path):
    return ShapeBench(BOARDS[0], tmp_path)


def test_both_dice_of_the_initiative_are_typed_in_and_a_tie_asks_again(bench):
    bench.begin(first=None)
    assert bench.top == shape_cards.GAME.ENTRY
    bench.choose(4, 4)
    assert "Both roll again." in bench.words()
    bench.press("ok")
    assert bench.top == shape_cards.GAME.ENTRY
    bench.choose(2).press("undo").choose(2, 5)
    assert bench.app.stack.screen.shown.dice == [2, 5], "the last die needs no second press"
    assert "Bo starts" in bench.words()
    bench.press("ok")
    assert bench.turn_of == (shape_cards.DRAFT, 1)


def test_a_tie_that_falls_again_is_seen(bench, monkeypatch):
    monkeypatch.setattr(DiceStream, "roll", lambda _stream, faces: [4 for _ in faces])
    bench.begin(dice="device", first=None)
    told = []
    for _ in range(2):
        bench.press("ok", "ok")
        told.append(bench.app.stack.screen.line.words)
    assert told == ["A tie: roll again.", "Tie number 2: roll again."]
