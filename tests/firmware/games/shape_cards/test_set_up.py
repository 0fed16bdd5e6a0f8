"""What can be set before a game of Shape Cards."""

import pytest

from firmware.games.shape_cards import game as shape_cards
from tests.firmware.games.shape_cards.bench import ShapeBench, prepared_games  # noqa: F401
from tests.firmware.screens.bench import BOARDS

STICK = BOARDS[0]
pytestmark = pytest.mark.usefixtures("prepared_games")


@pytest.fixture
def bench(tmp_path):
    return ShapeBench(STICK, tmp_path)


def test_the_seats_have_the_colours_of_the_pieces_and_the_variants_are_remembered(bench):
    bench.press("ok")
    while bench.app.screen.list.labels[bench.app.screen.list.focus] != "Shape Cards":
        bench.press("down")
    bench.press("ok")
    screen = bench.app.screen
    assert screen.list.players[1:3] == [3, 1]
    screen.list.focus = screen.list.labels.index("Thief\ntheir cards too")
    bench.press("right")
    screen.list.focus = screen.list.labels.index(screen.names[0])
    bench.press("right")
    assert screen.list.players[1:3] == [3, 1]
    screen.list.focus = 0
    bench.press("ok")
    assert bench.app.table.options["variant"] == ["thief"]
    assert bench.app.colours == [3, 1]
    assert bench.top == shape_cards.INITIATIVE


def test_an_installed_deck_can_be_chosen(tmp_path):
    folder = tmp_path / "decks"
    folder.mkdir()
    deck = [["#####"[:4], "#...", "....", "...."]] * 12
    (folder / "Ells.json").write_text(str(deck).replace("'", '"').replace(" ", ""), encoding="utf-8")
    bench = ShapeBench(STICK, tmp_path)
    option_fields = {offer[0]: offer for offer in shape_cards.option_fields(bench.app, {"deck": "Ells"}, 2)}
    assert [value for value, _words in option_fields["deck"][3]] == ["Twelve", "Ells"]
    assert shape_cards.rules_options(bench.app, {"deck": "Ells", "revenge": True}, 2) == {
        "deck": deck,
        "variant": ["revenge"],
    }
    assert shape_cards.rules_options(bench.app, {"deck": "gone"}, 2) == {"deck": "Twelve", "variant": []}
