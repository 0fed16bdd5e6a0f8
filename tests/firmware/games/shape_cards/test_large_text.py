"""With large text: buttons beside the board that have no room scroll, and the band of a low panel says what they do."""

import pytest

from tests.firmware.games.shape_cards.bench import ShapeBench, prepared_games  # noqa: F401
from tests.firmware.screens.bench import BOARDS

pytestmark = pytest.mark.usefixtures("prepared_games", "large_text")
DECLARE = 16
BOARD = ("y.y.", "ggg.", "b..y", "....")


def buttons(bench):
    """The buttons that are shown: their stop and words."""
    return [(stop, part.words) for stop, part in bench.app.stack.screen.choices]


@pytest.mark.parametrize("board", BOARDS[:2])
def test_the_focused_button_is_always_shown(board, tmp_path):
    bench = ShapeBench(board, tmp_path).begin("revenge", board=BOARD, counters=[13, 2])
    for stop, words in ((DECLARE, "Declare"), (DECLARE + 1, "Remove"), (DECLARE + 2, "Revenge")):
        bench.go_to(stop)
        bench.pixels()
        assert (stop, words) in buttons(bench)
        assert bench.whole_frame() == [1]
    assert len(buttons(bench)) == 2


def test_a_low_panel_has_no_room_for_the_longest_words_but_says_what_the_button_does(tmp_path):
    bench = ShapeBench(BOARDS[1], tmp_path).begin("revenge", board=BOARD, counters=[13, 2]).go_to(DECLARE + 1)
    bench.pixels()
    assert bench.app.stack.screen.band.name == "All yellow"
