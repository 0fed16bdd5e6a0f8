"""`dev.py frames`: a test passes only with its golden picture, and the golden pictures are written when asked to."""

import re
import shutil
from types import SimpleNamespace

import pytest

from tests import golden_frames
from tools import places
from tools.workshop.goldens import changed_frames, frames

WIDTH, HEIGHT = 4, 2
BLACK = bytes(WIDTH * HEIGHT * 2)
ONE_RED = BLACK[:6] + b"\xf8\x00" + BLACK[8:]
SMALL, PICTURED = "small", frames.PICTURED


def handheld(pixels, board=SMALL):
    board = SimpleNamespace(__name__="firmware.boards." + board, WIDTH=WIDTH, HEIGHT=HEIGHT)
    return SimpleNamespace(board=board, pixels=lambda: pixels)


@pytest.fixture(autouse=True)
def golden(tmp_path, monkeypatch):
    """A project's golden folder and documents, empty."""
    monkeypatch.setattr(places, "ROOT", tmp_path / "project")
    monkeypatch.setattr(frames, "GOLDEN", tmp_path / "project" / "tests" / "golden" / "frames")
    monkeypatch.setattr(frames, "DOCUMENTS", tmp_path / "project" / "docs")
    monkeypatch.setenv("TABLESIDE_CACHE", str(tmp_path / "cache"))
    frames.GOLDEN.mkdir(parents=True)
    golden_frames.known.cache_clear()
    return frames.GOLDEN


@pytest.fixture
def draw(tmp_path, monkeypatch):
    """A function that draws pictures of cases as `dev.py frames` does: the folder."""

    def drawn(name, *each):
        folder = tmp_path / name
        folder.mkdir()
        monkeypatch.setenv(changed_frames.DRAWN_IN, str(folder))
        for case, pixels, board in each:
            golden_frames.check_frame(case, handheld(pixels, board))
        monkeypatch.delenv(changed_frames.DRAWN_IN)
        golden_frames.known.cache_clear()
        return folder

    return drawn


def names(golden):
    return sorted(path.relative_to(golden).as_posix() for path in golden.rglob("*.*"))


@pytest.mark.parametrize("board", [SMALL, PICTURED])
def test_a_test_passes_only_with_the_golden_picture(board, golden, draw):
    frames.write(draw("new", ("home", BLACK, board)), [(board, "home")])
    golden_frames.check_frame("home", handheld(BLACK, board))
    with pytest.raises(AssertionError, match=f"home on {board} differs .*dev.py frames shows it"):
        golden_frames.check_frame("home", handheld(ONE_RED, board))
    with pytest.raises(AssertionError, match=f"menu on {board} has no golden picture yet"):
        golden_frames.check_frame("menu", handheld(BLACK, board))


def test_one_board_has_pictures_and_each_other_one_a_text(golden, draw):
    every = [(case, BLACK, board) for board in (SMALL, PICTURED) for case in ("menu", "home", "about")]
    new = draw("new", *every)
    assert frames.changed(golden, new) == sorted(
        [(board, case) for case, _, board in every], key=lambda each: each[::-1]
    )
    frames.write(new, frames.changed(golden, new))
    assert names(golden) == ["small.txt", *(f"{PICTURED}/{case}.png" for case in ("about", "home", "menu"))]
    text = (golden / "small.txt").read_text(encoding="utf-8")
    assert re.fullmatch(r"about (\w{16})\nhome \1\nmenu \1\n", text)
    assert frames.read(golden, SMALL) == frames.read(golden, PICTURED)
    assert frames.changed(golden, new) == []


def test_what_was_not_drawn_is_deleted_and_the_documents_have_the_new_picture(golden, draw):
    boards = (SMALL, PICTURED)
    frames.write(
        draw("old", *[(case, BLACK, board) for board in boards for case in ("home", "menu")]),
        [(board, case) for board in boards for case in ("home", "menu")],
    )
    shutil.copytree(golden / PICTURED, frames.DOCUMENTS / PICTURED)
    new = draw("new", *[("home", ONE_RED, board) for board in boards])
    frames.write(new, frames.changed(golden, new))
    assert names(golden) == ["small.txt", f"{PICTURED}/home.png"]
    for board in boards:
        golden_frames.check_frame("home", handheld(ONE_RED, board))
        assert list(frames.read(golden, board)) == ["home"]
    assert frames.read(frames.DOCUMENTS, PICTURED)["home"] == frames.read(golden, PICTURED)["home"]
