"""Cards that only one player may see: they are hidden again when the screen is opened anew."""

import pytest

from firmware.games.shape_cards import game as shape_cards
from firmware.games.shape_cards.turn import DECLARE
from tests.firmware.games.shape_cards.bench import SHORT, U_BOARD, ShapeBench, prepared_games  # noqa: F401
from tests.firmware.games.shape_cards.cases import SECRETS, bench_in
from tests.firmware.screens.bench import BOARDS, each_board_in_time, stick_and_buttons

pytestmark = pytest.mark.usefixtures("prepared_games")


@each_board_in_time
@pytest.mark.parametrize("case", sorted(SECRETS))
def test_hidden_cards_leave_the_screen_when_it_is_opened_anew(board, case, tmp_path):
    before = bench_in(case, board, tmp_path, SHORT)
    name, seen = before.top, before.pixels()
    assert not before.app.stack.screen.cover.closed
    # Off and on.
    after = ShapeBench(board, tmp_path)
    assert after.top == name
    assert after.app.stack.screen.cover.closed
    assert after.pixels() != seen
    # Covered by another screen for a while.
    while before.top == name:
        before.press("back")
    before.press("back")
    assert before.top == name
    assert before.app.stack.screen.cover.closed
    assert before.pixels() == after.pixels()


def test_in_expert_both_players_look_at_their_cards_first_one_after_the_other(tmp_path):
    bench = ShapeBench(BOARDS[0], tmp_path)
    bench.app.game.new("shape_cards", SHORT, [3, 1], {"variant": ["expert"]}, 0, "table", "12" * 16)
    bench.settle()
    for name in SHORT:
        assert bench.top == shape_cards.LOOK
        assert "Hand the device to " + name in bench.words()
        bench.press("ok")
        assert not bench.app.stack.screen.cover.closed
        bench.press("ok")
    assert bench.top == shape_cards.TURN


@stick_and_buttons
def test_back_leaves_what_was_opened_and_is_covered(board, tmp_path):
    bench = ShapeBench(board, tmp_path).begin("expert", board=U_BOARD)
    bench.go_to(DECLARE).press("ok")
    assert bench.top == shape_cards.DECLARE and "Hand the device" in bench.words()
    bench.press("back")
    assert bench.top == shape_cards.TURN
