"""Names that nobody has typed are texts: none is cut."""

from copy import deepcopy

import pytest

from tests.firmware.games.shape_cards.bench import prepared_games  # noqa: F401
from tests.firmware.screens.cut_texts import watch_formatting
from tests.firmware.screens.every_case import MENUS, SET_UP, groups
from tests.firmware.screens.test_languages import each_size, folder  # noqa: F401

pytestmark = [pytest.mark.usefixtures("prepared_games"), pytest.mark.thorough]
GAMES = [(case, bench_in) for group, cases, bench_in in groups() if group not in (MENUS, SET_UP) for case in cases]


@each_size
@pytest.mark.parametrize("case, bench_in", GAMES, ids=[case for case, _bench in GAMES])
def test_no_name_that_nobody_typed_is_cut(case, bench_in, board, folder, monkeypatch):  # noqa: F811
    cut = []
    watch_formatting(monkeypatch, lambda words, over, what: cut.append((words, over, what)))
    bench = bench_in(case, board, folder)
    table = bench.app.game.table
    if table is None:
        return
    table.players[:] = [f"Player {1 + seat}" for seat in range(len(table.players))]
    stack = deepcopy(bench.app.stack.cover())
    cut.clear()
    for large in (False, True):
        bench.show_again(stack, large_text=large, language="de")
        bench.whole_frame()
        assert not cut, (large, cut)
