"""`dev.py frames`: what differs between two checkouts is shown, and the golden pictures are written when asked to."""

import re
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest
from PIL import Image

from tests import golden_frames
from tools import places
from tools.workshop.commands import frames as command
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


def test_the_size_of_a_picture_counts():
    assert frames.fingerprint(Image.new("RGB", (2, 3))) != frames.fingerprint(Image.new("RGB", (3, 2)))


def test_the_page_shows_the_old_picture_the_new_one_and_the_difference(draw):
    old = draw("old", ("home", BLACK, SMALL), ("menu", BLACK, SMALL), ("same", BLACK, SMALL))
    new = draw("new", ("home", ONE_RED, SMALL), ("about", BLACK, SMALL), ("same", BLACK, SMALL))
    (old / "wide").mkdir()
    (new / "wide").mkdir()
    Image.new("RGB", (3, 3)).save(old / "wide" / "home.png")
    Image.new("RGB", (4, 2)).save(new / "wide" / "home.png")
    page = changed_frames.page(old, new, frames.changed(old, new))
    assert re.findall("<h[12]>(.*?)<", page) == [
        "4 changed frames",
        "about on small: is new",
        "home on small: 1 pixels differ",
        "home on wide: was 3 x 3, is 4 x 2",
        "menu on small: is gone",
    ]
    assert page.count('<img src="data:image/png;base64,') == 1 + 3 + 2 + 1


def test_the_difference_is_white_where_any_colour_differs():
    old, new = Image.new("RGB", (2, 1)), Image.new("RGB", (2, 1))
    new.putpixel((1, 0), (0, 0, 1))
    white, pixels = changed_frames.difference(old, new)
    assert (list(white.tobytes()), pixels) == ([0, 255], 1)


PROJECT = {
    "tests/conftest.py": """
def pytest_addoption(parser):
    parser.addoption("--game", default="")

def pytest_collection_modifyitems(config, items):
    items[:] = [item for item in items if config.getoption("--game") in item.name]
""",
    "tests/firmware/screens/test_small.py": """
import os
from pathlib import Path
import pytest
from PIL import Image

@pytest.mark.frames
@pytest.mark.parametrize(("case", "colour"), [("penk_turn", "black"), ("yacht_turn", "black")])
def test_frame(case, colour):
    folder = Path(os.environ["TABLESIDE_CHANGED_FRAMES"], "small")
    folder.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", (4, 2), colour).save(folder / (case + ".png"))
""",
}


@pytest.fixture
def change(golden):
    """A function that changes words of the project's tests; git has them as they were."""
    if not shutil.which("git"):
        pytest.skip("there is no git")
    for name, text in PROJECT.items():
        path = places.ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for words in ("init -q", "add .", "-c user.name=A -c user.email=a@localhost commit -q -m Begun"):
        subprocess.run(["git", *words.split()], cwd=places.ROOT, check=True)
    return lambda old, new: path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")


def test_the_command_shows_what_differs_from_another_checkout(change, capfd):
    assert command.main([]) == 1
    told = capfd.readouterr().out
    assert (
        "0 frames differ from those of HEAD: " in told
        and "\n2 differ from the golden ones: --write replaces those." in told
    )
    change('"yacht_turn", "black"', '"yacht_turn", "red"')
    change("penk_turn", "penk_over")
    assert command.main(["--write"]) == 0
    told = re.search(r"3 frames differ from those of HEAD: (.*)\n2 golden ones were written", capfd.readouterr().out)
    assert told
    assert re.findall("<h2>(.*?)<", Path(told[1]).read_text(encoding="utf-8")) == [
        "penk_over on small: is new",
        "penk_turn on small: is gone",
        "yacht_turn on small: 8 pixels differ",
    ]
    assert command.main(["--against", "HEAD", "--game", "yacht"]) == 0, "these are the golden ones by now"
    assert "1 frames differ from those of HEAD: " in capfd.readouterr().out


def test_what_is_gone_is_deleted_only_when_that_is_certain(change, golden):
    def written(*arguments):
        command.main(["--write", *arguments])
        return " ".join(frames.read(golden, SMALL))

    assert written() == "penk_turn yacht_turn"
    change("_turn", "_over")
    assert written("-k", "yacht") == "penk_turn yacht_over yacht_turn"
    assert written("--game", "yacht") == "penk_turn yacht_over"
    change("    folder.mkdir", "    assert case != 'penk_over'\n    folder.mkdir")
    assert written() == "penk_turn yacht_over", "one that failed is not gone"
    change("    assert case != 'penk_over'\n", "")
    assert written() == "penk_over yacht_over"


def test_without_another_checkout_there_is_no_page_but_pictures_are_written(change, golden, capfd):
    assert command.main(["--against", "nowhere"]) == 1
    assert "There is no page: fatal: not a valid object name: nowhere" in capfd.readouterr().err
    assert command.main(["--against", "nowhere", "--write"]) == 0
    assert len(frames.read(golden, SMALL)) == 2
