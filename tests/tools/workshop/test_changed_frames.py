"""`dev.py frames`: what changed is found, shown beside the golden picture, and written only when asked to."""

import re
from types import SimpleNamespace

import pytest
from PIL import Image

from tests import golden_frames
from tools.workshop.goldens import changed_frames

WIDTH, HEIGHT = 4, 2
BLACK = bytes(WIDTH * HEIGHT * 2)
ONE_RED = BLACK[:6] + b"\xf8\x00" + BLACK[8:]


def handheld(pixels):
    board = SimpleNamespace(__name__="firmware.boards.small", WIDTH=WIDTH, HEIGHT=HEIGHT)
    return SimpleNamespace(board=board, pixels=lambda: pixels)


@pytest.fixture
def golden(tmp_path, monkeypatch):
    """A folder with the golden picture of a black home screen."""
    monkeypatch.setattr(golden_frames, "GOLDEN", tmp_path / "golden")
    (tmp_path / "golden" / "small").mkdir(parents=True)
    Image.new("RGB", (WIDTH, HEIGHT)).save(tmp_path / "golden" / "small" / "home.png")
    return tmp_path / "golden"


def test_a_test_passes_only_with_the_golden_picture(golden):
    golden_frames.check_frame("home", handheld(BLACK))
    with pytest.raises(AssertionError, match=r"small.home\.png differs .*dev\.py frames"):
        golden_frames.check_frame("home", handheld(ONE_RED))
    with pytest.raises(AssertionError, match="no golden picture yet"):
        golden_frames.check_frame("menu", handheld(BLACK))
    assert [path.name for path in golden.rglob("*.png")] == ["home.png"]


def test_what_changed_is_shown_on_one_page_and_then_written(golden, tmp_path, monkeypatch):
    collected = tmp_path / "collected"
    monkeypatch.setenv(changed_frames.COLLECTED_IN, str(collected))
    golden_frames.check_frame("home", handheld(ONE_RED))
    golden_frames.check_frame("menu", handheld(BLACK))
    page = changed_frames.page(collected, golden)
    assert re.findall("<h[12]>(.*?)<", page) == [
        "2 changed frames",
        "home on small: 1 pixels differ",
        "menu on small: is new",
    ]
    assert page.count('<img src="data:image/png;base64,') == 3 + 1
    changed_frames.write(collected, golden)
    golden_frames.check_frame("home", handheld(ONE_RED))
    golden_frames.check_frame("home", handheld(BLACK))
    assert [path.name for path in changed_frames.changed(collected)] == ["home.png", "menu.png"]


def test_the_difference_is_white_where_any_colour_differs():
    old, new = Image.new("RGB", (2, 1)), Image.new("RGB", (2, 1))
    new.putpixel((1, 0), (0, 0, 1))
    white, pixels = changed_frames.difference(old, new)
    assert (list(white.tobytes()), pixels) == ([0, 255], 1)


def test_pictures_of_two_sizes_have_no_difference_to_show(golden, tmp_path):
    (tmp_path / "new" / "small").mkdir(parents=True)
    Image.new("RGB", (3, 3)).save(tmp_path / "new" / "small" / "home.png")
    assert "home on small: was 4 x 2, is 3 x 3" in changed_frames.page(tmp_path / "new", golden)
