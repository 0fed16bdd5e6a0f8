"""What is frozen into an image."""

import ast
import io
from pathlib import Path

import pytest

from firmware.drivers import glyph_atlas
from host_sim.boards import board_names
from shared_rules import registry
from tools import places
from tools.board.install_files import SWAP_SIGN
from tools.image import frozen


@pytest.fixture(scope="module")
def modules():
    return frozen.frozen_modules()


def test_every_module_with_code_is_there_for_every_board(modules):
    wanted = ["main.py", "rp2.py", "firmware/frozen.py", "firmware/frozen_digest.py"]
    for package in ("firmware", "shared_rules"):
        for source in (places.ROOT / package).rglob("*.py"):
            if any(not isinstance(node, ast.Expr) for node in ast.parse(source.read_text(encoding="utf-8")).body):
                wanted.append(source.relative_to(places.ROOT).as_posix())
    for name in ("portable_blit", "flash_atlas", "glyph_atlas"):
        wanted.remove(f"firmware/drivers/{name}.py")
    assert list(modules) == sorted(wanted)
    assert all(f"firmware/boards/{board}.py" in modules for board in board_names())


def test_each_is_compiled_under_the_path_that_micropython_looks_for(modules):
    for path, content in modules.items():
        assert content[:2] == b"M\x06" and path.encode() in content, path


def test_fonts_and_pictures_are_the_pages_of_their_files():
    given = {}
    exec(frozen.parts(), given)
    for source in (places.ROOT / "firmware" / "assets").iterdir():
        assert list(given[source.name.replace(".", "_")]) == glyph_atlas.read(str(source))
    assert given["GAMES"] == tuple(line[0] for line in registry.GAMES)


def test_the_manifest_names_each_module_in_an_order_of_its_own(modules):
    given = []
    freeze = lambda folder, files: given.append((folder, files))  # noqa: E731
    exec(frozen.manifest(modules, Path("compiled")), {"freeze": freeze, "freeze_mpy": freeze})
    assert given == [
        ("$(PORT_DIR)/modules", ("_boot.py",)),
        ("compiled", tuple(sorted(path[:-3] + ".mpy" for path in modules))),
    ]


@pytest.mark.parametrize(
    ("files", "ran", "first"),
    [
        ({}, "the image", ".frozen"),
        ({"/main.py": "ran.append('a file')"}, "the image", ".frozen"),
        ({"/main.py": "ran.append('a file')", "/use_files": ""}, "a file", ""),
        ({"/main.py": f"{SWAP_SIGN}\nran.append('what was interrupted')"}, "what was interrupted", ""),
    ],
)
def test_the_image_goes_first_unless_the_owner_wants_files(files, ran, first, monkeypatch):
    told = []

    def opened(path):
        if path not in files:
            raise OSError(2)
        return io.StringIO(files[path])

    path = ["", ".frozen", "/lib"]
    monkeypatch.setattr("sys.path", path)
    monkeypatch.setattr("firmware.main.run", lambda: told.append("the image"))
    monkeypatch.setattr("builtins.ran", told, raising=False)
    exec((frozen.BOARDS / "main.py").read_text(encoding="utf-8"), {"open": opened, "__name__": "__main__"})
    assert (told, path[0]) == ([ran], first)


def test_an_image_with_other_modules_or_another_build_says_so(modules, monkeypatch, tmp_path):
    digest = frozen.digest(modules)
    assert digest.encode() in modules["firmware/frozen_digest.py"]
    assert frozen.digest({**modules, "main.py": b"M\x06 changed"}) != digest
    (tmp_path / "common.cmake").write_bytes(b"another")
    monkeypatch.setattr(frozen, "BOARDS", tmp_path)
    assert frozen.digest(modules) != digest
