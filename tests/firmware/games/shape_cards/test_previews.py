"""What a press would do on the board of Shape Cards is seen before it, and no revenge is chosen without the board."""

import pytest

from firmware.games.shape_cards.board import LIT, LOOKS
from tests.firmware.games.shape_cards.bench import SHORT, prepared_games  # noqa: F401
from tests.firmware.games.shape_cards.cases import bench_in
from tests.firmware.screens.bench import BOARDS, stick_and_buttons

STICK, FOUR_KEYS, _WIDE = BOARDS
pytestmark = pytest.mark.usefixtures("prepared_games")


def case(name, folder, board):
    return bench_in("shape_cards_" + name, board, folder, SHORT)


@stick_and_buttons
def test_a_roll_for_revenge_says_what_a_6_does(board, tmp_path):
    bench = case("turn_remove_revenge", tmp_path, board).go_to(18)
    assert "6" in bench.words() and "choose any" in bench.words() and bench.whole_frame() == [1]


def looks_of(bench):
    """What is drawn on the board: pieces, and a star where one is lit."""
    signs = ".gyb"
    return "".join([signs[look & 3] + "*" * (look & LIT > 0) for look in bench.app.stack.screen.board.looks])


@pytest.mark.parametrize(
    ("name", "keys", "drawn"),
    (
        ("turn_remove", (), "y*.b..gg.b..y*...."),
        ("turn_remove_green", (), "..b*..g*g*.b*......."),
        ("revenge", (), "y.b*..gg.b..y.b*b*."),
        ("revenge_wipe", (), "y.b*..gg.b*..y.b*b*."),
        ("replace", (), "y.y..gg.b..y.bb."),
        ("swap_with", (), "y.g*..gb.b..y.bb."),
    ),
)
@pytest.mark.parametrize("board", (STICK, FOUR_KEYS))
def test_what_a_press_would_do_is_drawn_before_it(name, keys, drawn, board, tmp_path):
    bench = case(name, tmp_path, board)
    before = bytes(bench.game.board)
    assert looks_of(bench) == drawn
    assert bench.whole_frame() == [1] and bytes(bench.game.board) == before


@pytest.mark.parametrize("name", ("revenge", "exchange", "exchange_with", "exchange_hidden"))
@pytest.mark.parametrize("board", (STICK, FOUR_KEYS))
def test_no_revenge_is_chosen_without_seeing_the_board(name, board, tmp_path):
    bench = case(name, tmp_path, board)
    assert bench.app.stack.screen.board in bench.app.stack.screen.parts
    assert [look & 3 for look in bench.app.stack.screen.board.looks] == [LOOKS[piece] for piece in bench.game.board]
