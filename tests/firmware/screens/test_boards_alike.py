"""Boards that show the same pictures need golden ones once: which board looks like which, and that words fit where keys lie as on no board with a full set."""

import pytest

from firmware.screens import about
from firmware.storage.storage import Storage
from host_sim.boards import board_names, load_board
from tests.firmware.games.block_buster import cases as block_buster_cases
from tests.firmware.games.penk import cases as penk_cases
from tests.firmware.games.puzzle_sheet import cases as puzzle_sheet_cases
from tests.firmware.games.shape_cards import cases as shape_cards_cases
from tests.firmware.games.shape_cards.bench import prepared_games  # noqa: F401
from tests.firmware.screens import set_up_cases
from tests.firmware.screens.bench import BOARDS, Bench
from tests.firmware.screens.cases import CASES, fill_storage, stack
from tests.golden_frames import check_frame

pytestmark = pytest.mark.usefixtures("prepared_games")
GAMES = (penk_cases, block_buster_cases, puzzle_sheet_cases, shape_cards_cases, set_up_cases)
OF_ITS_OWN_KIND = load_board("waveshare_pico_lcd_1_14_v2")
"""A stick and two keys beside a small panel."""
PICTURES = (
    "home",
    "letters_full",
    "new_game_full",
    "penk_mark",
    "block_buster_take",
    "puzzle_sheet_place",
    "shape_cards_turn",
    "score_pad_entry",
)


def in_time(cases):
    """Those whose pictures are kept; the others are thorough tests."""
    return [
        pytest.param(*case, id=case[-1], marks=() if case[-1] in PICTURES else pytest.mark.thorough) for case in cases
    ]


each_game_case = pytest.mark.parametrize(
    ("game", "case"), in_time((game, case) for game in GAMES for case in sorted(game.CASES))
)


def looks(board):
    """All of a board that the pictures depend on: the panel's size, what the keys mean, and where they are."""
    logical = {label: name for label, _pin, name in board.KEYS}
    places = sorted((side, centre, logical[label]) for label, side, centre in board.KEY_PLACES)
    return board.WIDTH, board.HEIGHT, "left" in logical.values(), places


@pytest.mark.parametrize("name", board_names())
def test_every_board_looks_like_one_whose_pictures_are_looked_at(name):
    assert looks(load_board(name)) in [looks(board) for board in (*BOARDS, OF_ITS_OWN_KIND)]


@pytest.mark.parametrize("case", in_time((case,) for case in sorted(CASES)))
def test_words_fit_on_generic_screens(case, tmp_path, monkeypatch):
    monkeypatch.setattr(about, "free_space", lambda _folder: 812)
    fill_storage(Storage(str(tmp_path)))
    bench = Bench(OF_ITS_OWN_KIND, tmp_path, stack(case))
    assert bench.whole_frame() == [1]
    if case in PICTURES:
        check_frame(case, bench)


@each_game_case
def test_words_fit_in_games(game, case, tmp_path):
    bench = game.bench_in(case, OF_ITS_OWN_KIND, tmp_path)
    assert bench.whole_frame() == [1]
    if case in PICTURES:
        check_frame(case, bench)


@pytest.mark.thorough
@each_game_case
def test_the_first_presses_in_games_paint_what_a_whole_frame_would(game, case, tmp_path):
    bench = game.bench_in(case, OF_ITS_OWN_KIND, tmp_path)
    bench.press_and_compare("right", "down", "ok")
