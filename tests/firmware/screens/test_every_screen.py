"""What holds for the screens of menus on every panel: everything can be reached and read, hints stay and turn."""

import pytest

from firmware.screens import about
from firmware.storage.storage import Storage
from tests.firmware.screens.bench import Bench, each_board, four_buttons
from tests.firmware.screens.by_keys import go_to_place
from tests.firmware.screens.cases import CASES, fill_storage, stack
from tests.golden_frames import check_frame

NO_FOCUS = {
    "about",
    "clock",
    "clock_paused",
    *[
        case
        for case in CASES
        if case.startswith(
            (
                "self_test",
                "score_pad_entry",
                "score_pad_correct",
                "score_pad_sheet",
                "pads_finished_rounds",
                "pads_correcting_entry",
                "dice_chart",
            )
        )
    ],
}
"""Screens on which there is nothing to choose."""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A handheld's folder with some games in it; the space left does not depend on the host."""
    monkeypatch.setattr(about, "free_space", lambda _folder: 812)
    fill_storage(Storage(str(tmp_path)))
    return tmp_path


@each_board
def test_hints_stay_on_the_panel_but_not_where_a_screen_covers_it(board, folder):
    bench = Bench(board, folder, stack("confirm"))
    with bench.painted():
        for name in (
            "screens.self_test.SelfTest",
            "screens.about.About",
            "screens.about.About",
            "screens.self_test.SelfTest",
        ):
            bench.app.stack.push(name)
            bench.settle()
            seen = bench.pixels()
            assert bench.whole_frame() == [1]
            assert bench.pixels() == seen
        while len(bench.app.stack) > 1:
            bench.app.stack.pop()
            bench.settle()
            seen = bench.pixels()
            bench.whole_frame()
            assert bench.pixels() == seen


@four_buttons
@pytest.mark.parametrize("case", sorted(set(CASES) - NO_FOCUS))
def test_everything_is_reached_with_four_buttons(board, case, folder):
    bench = Bench(board, folder, stack(case))
    screen = bench.app.stack.screen
    if getattr(screen, "editing", False):
        bench.press("ok")
    if bench.top == "screens.names.Letters":
        for place in range(32):
            go_to_place(bench, place)
            assert bench.app.stack.screen.focus.index == place
        return
    if hasattr(screen, "focus"):
        expected, focus = len(screen.focus.places), lambda: bench.app.stack.screen.focus.index
    else:
        expected, focus = len(screen.list.labels), lambda: bench.app.stack.screen.list.focus
    reached = {focus()}
    for _ in range(expected + 20):
        bench.press("down")
        reached.add(focus())
    assert reached == set(range(expected))


@each_board
def test_the_whole_about_screen_can_be_read(board, folder):
    storage = Storage(str(folder))
    bench = Bench(board, folder, stack("about"))
    shown = set()
    while True:
        text = bench.app.stack.screen.text
        shown.update(range(text.first, text.first + text.count))
        before = text.first
        bench.press("down")
        if bench.app.stack.screen.text.first == before:
            break
    assert shown >= set(range(len(text.lines)))
    assert storage.crashes() == ""


@pytest.mark.frames
@each_board
def test_left_handed_turns_the_hints(board, folder):
    bench = Bench(board, folder, stack("confirm"))
    right = bench.app.stack.screen.layout
    bench.app.set("left_handed", True)
    bench.settle()
    turned = bench.app.stack.screen.layout
    assert bench.hardware.turned
    assert (turned.left, turned.right) == (board.WIDTH - right.right, board.WIDTH - right.left)
    assert bench.whole_frame() == [1]
    check_frame("confirm_left_handed", bench)
