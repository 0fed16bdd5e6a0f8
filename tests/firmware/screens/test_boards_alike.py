"""Boards that show the same pictures need golden ones once: which board looks like which, and that words fit where keys
lie as on no board with a full set.
"""

import pytest

from firmware.screens import about
from host_sim.boards import board_names, load_board
from tests.firmware.games.shape_cards.bench import prepared_games  # noqa: F401
from tests.firmware.screens.bench import BOARDS
from tests.firmware.screens.every_case import groups
from tests.golden_frames import check_frame

pytestmark = pytest.mark.usefixtures("prepared_games")
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


CASES = [(make, case) for _name, cases, make in groups() for case in cases]
each_case = pytest.mark.parametrize(
    ("make", "case"),
    [pytest.param(*one, id=one[1], marks=() if one[1] in PICTURES else pytest.mark.thorough) for one in CASES],
)
"""Those whose pictures are kept; the others are thorough tests."""


def looks(board):
    """All of a board that the pictures depend on: the panel's size, what the keys mean, and where they are."""
    logical = {label: name for label, _pin, name in board.KEYS}
    places = sorted((side, centre, logical[label]) for label, side, centre in board.KEY_PLACES)
    return board.WIDTH, board.HEIGHT, "left" in logical.values(), places


@pytest.mark.parametrize("name", board_names())
def test_every_board_looks_like_one_whose_pictures_are_looked_at(name):
    assert looks(load_board(name)) in [looks(board) for board in (*BOARDS, OF_ITS_OWN_KIND)]


@each_case
def test_words_fit(make, case, tmp_path, monkeypatch):
    monkeypatch.setattr(about, "free_space", lambda _folder: 812)
    bench = make(case, OF_ITS_OWN_KIND, tmp_path)
    assert bench.whole_frame() == [1]
    if case in PICTURES:
        check_frame(case, bench)


@pytest.mark.thorough
@each_case
def test_the_first_presses_paint_what_a_whole_frame_would(make, case, tmp_path):
    make(case, OF_ITS_OWN_KIND, tmp_path).press_and_compare("right", "down", "ok")
