"""How an image is built and kept; tests/emulated/test_frozen_image.py builds a real one."""

import os
import sys
from pathlib import Path

import pytest

from tests.tools.uf2 import synthetic_images
from tools import places
from tools.image import build, prerequisites, sources
from tools.uf2 import blocks, interpreter

MODULES = {"main.py": b"M\x06 the one", "firmware/app.py": b"M\x06 the other"}


@pytest.fixture
def builder(monkeypatch):
    """MicroPython's build, which notes what it is handed and makes a program of it."""
    handed = {}

    def unpack(packed, folder):
        handed["archive"] = packed.read_bytes()
        folder.mkdir()

    def made(pico, tree, manifest, folder):
        handed["tree"], handed["manifest"] = tree.is_dir(), manifest.read_text(encoding="utf-8")
        handed["modules"] = {path.name: path.read_bytes() for path in (folder / "modules").rglob("*.mpy")}
        return synthetic_images.program(pico, file_system=synthetic_images.FILE_SYSTEMS[pico])

    monkeypatch.setattr(sources, "unpack", unpack)
    monkeypatch.setattr(build, "_made", made)
    return handed


@pytest.mark.parametrize("pico", build.PICOS)
def test_the_file_holds_what_was_built_and_no_file_system(pico, builder):
    content = build.built(pico, MODULES, b"archive", say=lambda _text: None)
    runtime = interpreter.read(content, pico)
    program = synthetic_images.program(pico, file_system=synthetic_images.FILE_SYSTEMS[pico])
    assert runtime.program == program + b"\xff" * (-len(program) % blocks.SECTOR)
    families = [block.family for block in blocks.read(content)]
    first = [blocks.FAMILY_ABSOLUTE] if pico == "pico2" else []
    assert families == first + [interpreter.PICOS[pico].family] * (len(runtime.program) // blocks.PAGE)


def test_the_build_is_handed_the_sources_and_the_modules(builder):
    build.built("pico", MODULES, b"archive", say=lambda _text: None)
    assert builder["archive"] == b"archive" and builder["tree"]
    assert builder["modules"] == {"main.mpy": MODULES["main.py"], "app.mpy": MODULES["firmware/app.py"]}
    assert "'main.mpy', 'firmware/app.mpy'" in builder["manifest"]


def test_it_is_kept_until_something_changes(tmp_path, monkeypatch):
    parts = {"modules": dict(MODULES), "archive": b"archive", "compiler": "gcc 12"}
    made = []

    def built(pico, modules, archive, say):
        made.append((pico, modules, archive))
        return b"image %d" % len(made)

    monkeypatch.setattr(places, "cache", lambda _folder: tmp_path)
    monkeypatch.setattr(build, "built", built)
    monkeypatch.setattr(build.frozen, "frozen_modules", lambda: dict(parts["modules"]))
    monkeypatch.setattr(prerequisites, "check", lambda: None)
    monkeypatch.setattr(prerequisites, "version", lambda: parts["compiler"])
    monkeypatch.setattr(sources, "archive", lambda _say: parts["archive"])
    assert build.image("pico") == build.image("pico") == b"image 1"
    assert build.image("pico2") == b"image 2"
    for number, (part, value) in enumerate(
        [("modules", {"main.py": b"M\x06 changed"}), ("archive", b"another"), ("compiler", "gcc 14")], 3
    ):
        parts[part] = value
        assert build.image("pico") == b"image %d" % number


def test_without_a_compiler_nothing_is_built(monkeypatch):
    monkeypatch.setattr(build.frozen, "frozen_modules", lambda: MODULES)
    monkeypatch.setattr(prerequisites, "missing", lambda: ["cmake"])
    with pytest.raises(prerequisites.NotBuilt, match="cmake is missing"):
        build.image("pico")


def test_what_the_user_set_for_other_builds_does_not_reach_this_one(monkeypatch):
    for name in ("CFLAGS_EXTRA", "MICROPY_BOARD_DIR", "PICO_SDK_PATH", "LDFLAGS"):
        monkeypatch.setenv(name, "another")
    code = "import os, sys; sys.exit(any(value == 'another' for value in os.environ.values()))"
    build._run([sys.executable, "-c", code])
    build._run([sys.executable, "-c", "import os; assert os.environ['SOURCE_DATE_EPOCH'] == '1744675200'"])
    assert os.environ["LDFLAGS"] == "another"


def test_a_failure_is_told_with_the_errors_of_the_build():
    code = "print('main.c:1: error: no such thing'); print('ninja: stopped'); raise SystemExit(1)"
    with pytest.raises(build.BuildFailed) as failure:
        build._run([sys.executable, "-c", code])
    assert str(failure.value) == "MicroPython was not built:\n  main.c:1: error: no such thing"


def test_the_boards_keep_the_file_system_where_the_official_images_have_it():
    for pico in build.PICOS:
        text = (Path(build.frozen.BOARDS) / pico / "mpconfigboard.h").read_text(encoding="utf-8")
        _offset, size = synthetic_images.FILE_SYSTEMS[pico]
        expression = text.split("FLASH_STORAGE_BYTES ")[1].strip()
        assert eval(expression, {"PICO_FLASH_SIZE_BYTES": interpreter.PICOS[pico].flash}) == size
