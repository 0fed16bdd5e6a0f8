"""Cards that only one player may see: they are hidden again when the screen is opened anew."""

import pytest

from tests.firmware.games.shape_cards.bench import SHORT, ShapeBench, prepared_games  # noqa: F401
from tests.firmware.games.shape_cards.cases import SECRETS, bench_in
from tests.firmware.screens.bench import each_board_in_time

pytestmark = pytest.mark.usefixtures("prepared_games")


@each_board_in_time
@pytest.mark.parametrize("case", sorted(SECRETS))
def test_hidden_cards_leave_the_screen_when_it_is_opened_anew(board, case, tmp_path):
    before = bench_in(case, board, tmp_path, SHORT)
    name, seen = before.top, before.pixels()
    assert not before.app.screen.cover.closed
    # Off and on.
    after = ShapeBench(board, tmp_path)
    assert after.top == name
    assert after.app.screen.cover.closed
    assert after.pixels() != seen
    # Covered by another screen for a while.
    while before.top == name:
        before.press("back")
    before.press("back")
    assert before.top == name
    assert before.app.screen.cover.closed
    assert before.pixels() == after.pixels()
