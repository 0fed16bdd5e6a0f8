"""With large text on a low panel: what has no room is on another leaf, or done by back."""

import pytest

from tests.firmware.games.bench import FOUR
from tests.firmware.games.block_buster.cases import KINDS, NOTICE, SPACES, BlockBench
from tests.firmware.screens.bench import BOARDS

pytestmark = pytest.mark.usefixtures("large_text")


@pytest.fixture
def bench(tmp_path):
    return BlockBench(BOARDS[1], tmp_path)


def test_the_map_to_be_placed_comes_after_its_words_and_before_the_answer(bench):
    bench.begin(FOUR)
    screen = bench.app.stack.screen
    assert bench.top == NOTICE and screen.map not in screen.parts and bench.told().startswith("Place the point blocks")
    bench.press("ok")
    assert bench.app.stack.screen is screen and screen.parts == [screen.map] and screen.button.words == "Done"
    bench.press("ok")
    assert bench.app.stack.screen is not screen


@pytest.mark.parametrize("name", (SPACES, KINDS))
def test_back_closes_a_map_that_has_no_room_for_done(bench, name):
    bench.begin(FOUR).acknowledge().push(name)
    screen = bench.app.stack.screen
    assert screen.DONE not in [stop for _row, _column, stop in screen.stops()]
    bench.press("back")
    assert bench.app.stack.screen is not screen


def test_after_the_last_kind_ok_changes_none(bench):
    bench.begin(FOUR, kinds="enter").acknowledge().press("ok*25")
    kinds = bytes(bench.game.points.kinds)
    assert kinds == b"A" * 25
    bench.press("ok")
    assert bench.top == KINDS and bytes(bench.game.points.kinds) == kinds
    assert bench.app.game.table.count == 25
