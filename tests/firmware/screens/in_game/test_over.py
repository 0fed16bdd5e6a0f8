"""The last screen of a game, as far as it is the same for all games."""

import pytest

from tests.firmware.games.bench import LONG, SHORT
from tests.firmware.games.puzzle_sheet.cases import PuzzleBench
from tests.firmware.screens.panels import SIZES, board_of

OVER = [["screens.home.Home", None], ["screens.in_game.over.GameOver", None]]


def won_by(count, names, board, folder):
    """A bench with the last screen of a game of six, won by so many."""
    bench = PuzzleBench(board, folder).begin(names)
    bench.app.table.game.winners = list(range(count))
    bench.open(OVER)
    return bench


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 7))
def test_winners_with_the_widest_names_leave_room_for_the_list(size, count, tmp_path):
    bench = won_by(count, LONG, board_of(*size), tmp_path)
    screen = bench.app.screen
    assert bench.whole_frame() == [1]
    assert screen.list.count >= 1
    assert all(screen.font.width(words) <= screen.layout.width - 40 for words in screen.lines)


def test_more_names_than_there_is_room_for_are_counted(tmp_path):
    for count in (5, 6):
        screen = won_by(count, LONG, board_of(240, 135), tmp_path / str(count)).app.screen
        assert " ".join(screen.lines) == f"{count} players share the win!"
    assert " ".join(won_by(6, SHORT, board_of(240, 135), tmp_path / "short").app.screen.lines) == (
        "Ann, Bo, Cy, Dee, Ed and Flo share the win!"
    )
