"""What holds for every screen case on a board of each layout: words fit, boxes tile, the picture is the
golden one, power is nothing, changes are painted.
"""

import json

import pytest

from firmware.screens import about
from shared_rules import registry
from tests.firmware.games.shape_cards.bench import prepared_games  # noqa: F401
from tests.firmware.screens.bench import BOARDS, LAYOUTS, Bench
from tests.firmware.screens.every_case import MENUS, SET_UP, groups, pages, pictured, secrets
from tests.golden_frames import check_frame

CHECKED_AT_ONCE = (MENUS, registry.GAMES[0][0])
"""On the first board; what holds for the others is looked at thoroughly."""
STOOD_IN = ("penk_rival_marks", "penk_rival_rerolls", "shape_cards_rival_rolls", "undo_rivals", "review_working")
STOOD_IN += ("cross_rows_white_rivals", "cross_rows_white_waits", "cross_rows_colour_of_rival")
FORGOTTEN = ("game_menu_redo", "starter_drawing", "penk_notice_moving", "penk_over_moving", *secrets(), *STOOD_IN)
"""What does not come back with the power: redo, what still moves, cards that only one player may see; and here what
stands in for a rival's decision, which the handheld would make anew, and for a review at work."""

STATES = "docs/architecture.md#screens"
"""Where it is told what a state is for."""

pytestmark = pytest.mark.usefixtures("prepared_games")


def each_case(soon, boards=LAYOUTS, but=()):
    """Tests of every case on these boards, `but` for some; soon(group, board): whether it is no thorough test."""
    found = []
    for group, cases, make in groups():
        for board in boards:
            marks = () if soon(group, board) else pytest.mark.thorough
            name = board.__name__.rsplit(".", 1)[-1]
            for case in cases:
                if case not in but:
                    found.append(pytest.param(group, case, make, board, id=f"{group}-{case}-{name}", marks=marks))
    return pytest.mark.parametrize(("group", "case", "make", "board"), found)


def checked_at_once(group, board):
    return group in CHECKED_AT_ONCE and board is BOARDS[0]


@pytest.fixture
def bench(group, case, make, board, tmp_path, monkeypatch):
    """The case; the space left in its folder does not depend on the host."""
    monkeypatch.setattr(about, "free_space", lambda _folder: 812)
    return make(case, board, tmp_path, **pictured(group))


@pytest.mark.frames
@each_case(lambda group, board: group in (MENUS, SET_UP) or board is BOARDS[0])
def test_words_fit_boxes_tile_and_the_picture_is_the_golden_one(bench, group, case):
    for page in pages(bench) if group == SET_UP else (1,):
        assert bench.whole_frame() == [1]
        check_frame(case if page == 1 else f"{case}_page_{page}", bench)


@pytest.mark.frames
@each_case(lambda group, board: True, BOARDS[:1])
def test_with_large_text_too(large_text, bench, case):
    assert bench.whole_frame() == [1]
    check_frame(case, bench, "_large_text")


@each_case(checked_at_once, BOARDS[:1], FORGOTTEN)
def test_a_power_cut_brings_back_the_same_screen(bench, board, case, tmp_path):
    if len(bench.app.stack) > 1:
        bench.press("down")
    after = Bench(board, tmp_path)
    words = f"{case}: after a power cut {bench.top} is not as it was: its state() lacks something; {STATES}"
    assert list(after.app.stack) == json.loads(json.dumps(list(bench.app.stack))), words
    assert after.pixels() == bench.pixels(), words


@each_case(checked_at_once, BOARDS[:2])
def test_changes_are_painted_as_a_whole_frame_would_be(bench):
    bench.press_and_compare("down", "ok", "down")
