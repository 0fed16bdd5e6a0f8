"""Names that nobody typed: English in files and for computers, in the language of the handheld on its screens."""

from copy import deepcopy

import pytest

from host_sim.screen_words import Recorder
from tests.firmware.games.shape_cards.bench import prepared_games  # noqa: F401
from tests.firmware.screens.bench import Bench, stick_and_buttons
from tests.firmware.screens.cut_texts import watch_formatting
from tests.firmware.screens.every_case import MENUS, SET_UP, groups
from tests.firmware.screens.test_languages import each_size, folder  # noqa: F401

HOME = ["screens.home.Home", None]


@pytest.fixture
def begun(board, tmp_path):
    """Penk! for two whose names nobody typed, in German, in its first turn."""
    bench = Bench(board, tmp_path)
    bench.app.set("language", "de")
    bench.open([HOME, ["screens.new_game.NewGame", {"game": "penk"}]])
    assert bench.app.stack.screen.list.labels[1:3] == ["Spieler 1", "Spieler 2"]
    bench.press("ok")
    while not bench.top.startswith("games.penk."):
        bench.press("ok")
    yield bench
    bench.app.set("language", "")


def words_on(bench):
    recorder = Recorder(bench.app.frame.canvas, bench.board.HEIGHT)
    bench.app.frame.invalidate_all()
    bench.step()
    return [word.text for word in recorder.words]


@stick_and_buttons
def test_files_and_the_protocol_have_them_in_english(begun):
    names = ["Player 1", "Player 2"]
    assert begun.app.storage.setup(1)["players"] == begun.app.game.table.state()["players"] == names
    assert begun.app.storage.remembered("people", None)["names"] == names


@stick_and_buttons
def test_screens_have_them_in_the_language_chosen_last(begun):
    number = 1 + begun.app.game.table.to_move
    assert f"Spieler {number}" in words_on(begun)
    begun.app.game.leave()
    begun.settle()
    assert "Spieler 1, Spieler 2" in begun.app.stack.screen.list.labels[0]
    begun.app.set("language", "it")
    begun.app.stack.push("screens.new_game.NewGame", {"game": "penk"})
    begun.settle()
    assert begun.app.stack.screen.list.labels[1:3] == ["Giocatore 1", "Giocatore 2"]
    begun.app.stack.home()
    begun.settle()
    begun.press("ok")
    assert f"Giocatore {number}" in words_on(begun)


@stick_and_buttons
def test_a_game_that_gives_way_is_told_with_them(begun):
    begun.app.stack.home()
    begun.app.stack.push("screens.new_game.NewGame", {"game": "penk"})
    begun.settle()
    begun.press("ok")
    assert "Spieler 1, Spieler 2" in begun.app.stack.screen.words
    assert "Player 1" in str(begun.state()) and "Spieler" not in str(begun.state())


GAMES = [(case, bench_in) for group, cases, bench_in in groups() if group not in (MENUS, SET_UP) for case in cases]


@pytest.mark.thorough
@pytest.mark.usefixtures("prepared_games")
@each_size
@pytest.mark.parametrize("case, bench_in", GAMES, ids=[case for case, _bench in GAMES])
def test_no_name_that_nobody_has_typed_is_cut(case, bench_in, board, folder, monkeypatch):  # noqa: F811
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
        assert not [each for each in cut if "Spieler" in each[0]], f"large text: {large}"
