"""What can be set before a game of Shape Cards."""

import json

import pytest

from firmware.games.shape_cards import game as shape_cards
from shared_rules.shape_cards.options import FLAGS
from tests.firmware.games.shape_cards.bench import ShapeBench
from tests.firmware.screens.bench import BOARDS


@pytest.fixture
def bench(tmp_path):
    return ShapeBench(BOARDS[0], tmp_path)


def test_the_seats_have_the_colours_of_the_pieces_and_the_variants_are_remembered(bench):
    bench.press("ok")
    rows = bench.app.stack.screen.list
    bench.press("down*%d" % (rows.labels.index("Shape Cards") - rows.focus), "ok")
    screen = bench.app.stack.screen
    for label in ("Thief\ncomplete their cards too", screen.names[0]):
        assert screen.list.players[1:3] == [3, 1]
        screen.list.focus = screen.list.labels.index(label)
        bench.press("right")
    screen.list.focus = 0
    bench.press("ok")
    assert bench.app.game.table.options["variant"] == ["thief"]
    assert bench.app.game.colours == [3, 1]
    assert bench.top == shape_cards.INITIATIVE


def test_an_installed_deck_and_every_variant_can_be_chosen(bench, tmp_path):
    deck = [["####", "#...", "....", "...."]] * 12
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "Ells.json").write_text(json.dumps(deck, separators=(",", ":")), encoding="utf-8")
    fields = {field[0]: field for field in shape_cards.GAME.option_fields(bench.app, {"deck": "Ells"}, 2)}
    assert list(fields) == [*FLAGS, "deck"]
    assert [value for value, _words in fields["deck"][3]] == ["Twelve", "Ells"]
    options = shape_cards.GAME.rules_options(bench.app, {"deck": "Ells", "revenge": True}, 2)
    assert options == {"deck": deck, "variant": ["revenge"]}
    assert shape_cards.GAME.rules_options(bench.app, {"deck": "gone"}, 2) == {"deck": "Twelve", "variant": []}
