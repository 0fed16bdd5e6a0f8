"""How the program is built and kept: what it hangs on, and that nothing interrupted or failed is built upon.

MicroPython's build is replaced here; test_built_program.py looks at a real one.
"""

import os
import sys
from pathlib import Path

import pytest

from tools import places
from tools.device import prerequisites, program, sources
from tools.device.flash_layout import PROGRAM_END, RP2040, RP2350, SECTOR
from tools.refusal import Refusal


class Build:
    """In the place of MicroPython's build: links what lies in its folder, as far as `fails` lets it."""

    def __init__(self, cache):
        self.cache = cache
        self.modules = {"main.py": "one", "firmware/app.py": "two"}
        self.compiler = "gcc 12"
        self.said = []
        self.made = 0
        self.fails = None

    def make(self, _chip, _tree, folder):
        """As program._make()."""
        self.made += 1
        self.found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
        objects = folder / "CMakeFiles" / "frozen_content.c.o"
        objects.parent.mkdir(exist_ok=True)
        objects.write_bytes(b"")
        if self.fails:
            raise self.fails
        texts = [path.read_bytes() for path in sorted((folder / "modules").rglob("*.py"))]
        for name in self.modules:
            compiled = (folder / "frozen_mpy" / name).with_suffix(".mpy")
            compiled.parent.mkdir(parents=True, exist_ok=True)
            compiled.write_bytes(b"")
        for name in ("frozen_content.c", "firmware.elf"):
            (folder / name).write_bytes(b"")
        (folder / "firmware.bin").write_bytes(b"program of " + b" ".join(texts))

    def program(self, chip=RP2040):
        """The program without what fills its last sector."""
        return program.program(chip, self.said.append).rstrip(b"\xff")

    @property
    def folders(self):
        """Where was built."""
        return list((self.cache / "build").glob("*"))


@pytest.fixture
def build(monkeypatch, tmp_path):
    made = Build(tmp_path)

    def strip(command, _folder):
        Path(command[-2]).write_bytes(Path(command[-1]).read_bytes())

    monkeypatch.setenv("TABLESIDE_CACHE", str(tmp_path))
    monkeypatch.setattr(program, "_make", made.make)
    monkeypatch.setattr(program, "_run", strip)
    monkeypatch.setattr(program, "modules_of_program", lambda: dict(made.modules))
    monkeypatch.setattr(prerequisites, "check", lambda: None)
    monkeypatch.setattr(prerequisites, "version", lambda: made.compiler)
    monkeypatch.setattr(sources, "tree", lambda _say: tmp_path / "tree-0123")
    return made


def test_a_program_is_whole_sectors_and_kept_for_what_it_is_made_of(build):
    assert len(program.program(RP2040, build.said.append)) == SECTOR
    assert build.program() == build.program() == b"program of two one" and build.made == 1
    build.program(RP2350)
    build.modules["main.py"] = "three"
    assert build.program() == b"program of two three"
    build.compiler = "gcc 14"
    build.program()
    assert build.made == 4
    build.compiler, build.modules["main.py"] = "gcc 12", "one"
    assert build.program() == b"program of two one" and build.made == 4
    symbols = program.elf(RP2040, build.said.append)
    assert symbols.is_file()
    symbols.unlink()
    assert program.elf(RP2040, build.said.append).is_file()


def test_what_hangs_on_a_changed_module_is_not_there_when_it_is_built_again(build):
    build.program()
    build.modules = {"main.py": "one", "firmware/other.py": "two"}
    assert build.program() == b"program of two one"
    assert "frozen_mpy/main.mpy" in build.found and "modules/firmware/other.py" in build.found
    gone = {"frozen_content.c", "CMakeFiles/frozen_content.c.o", "firmware.elf", "firmware.bin"}
    assert not build.found & (gone | {"modules/firmware/app.py", "frozen_mpy/firmware/app.mpy"})
    build.modules["main.py"] = "three"
    build.program()
    assert "frozen_mpy/main.mpy" not in build.found and "frozen_mpy/firmware/other.mpy" in build.found


@pytest.mark.parametrize(
    ("interruption", "seen"), [(KeyboardInterrupt(), KeyboardInterrupt), (OSError(28, "disk full"), Refusal)]
)
def test_after_an_interruption_all_is_built_anew(interruption, seen, build):
    build.program()
    (folder,) = build.folders
    (folder / "half.o").write_bytes(b"half")
    build.modules["main.py"] = "three"
    build.fails = interruption
    with pytest.raises(seen):
        build.program()
    build.fails = None
    assert build.program() == b"program of two three"
    assert "half.o" not in build.found and "frozen_mpy/main.mpy" not in build.found


def test_nothing_of_a_build_that_failed_is_kept(build):
    build.fails = program.BuildFailed("main.py cannot be compiled")
    for _ in range(2):
        with pytest.raises(program.BuildFailed):
            build.program()
    build.fails = None
    assert build.made == 2 and build.program() == b"program of two one"


def test_a_program_that_is_too_long_is_refused(build):
    build.modules["main.py"] = "x" * PROGRAM_END
    with pytest.raises(program.BuildFailed, match=f"there is room for {PROGRAM_END}"):
        build.program()
    assert not list((build.cache / "program").glob("*.bin"))


def test_old_programs_and_folders_do_not_pile_up(build):
    for number in range(20):
        build.compiler = f"gcc {number}"
        build.program()
    build.program(RP2350)
    assert len(build.folders) <= 4
    kept = [path.name for path in (build.cache / "program").iterdir()]
    assert 10 < len(kept) <= 28
    assert build.program() == b"program of two one" and build.made == 21


def test_without_a_compiler_nothing_is_built(monkeypatch):
    monkeypatch.setattr(prerequisites, "missing", lambda: ["cmake"])
    assert program.lacking() == ["cmake"]
    with pytest.raises(prerequisites.NotBuilt, match="cmake is missing"):
        program.program(RP2040)


run = program._run
"""The real one."""


def test_what_the_user_set_for_other_builds_does_not_reach_this_one(monkeypatch, tmp_path):
    for name in ("CFLAGS", "CPATH", "CMAKE_GENERATOR", "MAKEFLAGS", "MICROPY_BOARD_DIR", "PICO_SDK_PATH", "LDFLAGS"):
        monkeypatch.setenv(name, "another")
    code = "import os, sys; sys.exit(any(value == 'another' for value in os.environ.values()))"
    run([sys.executable, "-c", code], tmp_path)
    code = "import os; assert os.environ['SOURCE_DATE_EPOCH'] == '1744675200' and os.environ['PATH']"
    run([sys.executable, "-c", code], tmp_path)
    assert os.environ["LDFLAGS"] == "another"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            ["main.c:1: error: no such thing", "ninja: stopped"],
            "MicroPython was not built:\n  main.c:1: error: no such thing",
        ),
        (
            [
                "ld: region `FLASH' overflowed by 52 bytes",
                "collect2: error: ld returned 1 exit status",
                "ninja: stopped",
            ],
            "MicroPython was not built:\n  ld: region `FLASH' overflowed by 52 bytes\n"
            "  collect2: error: ld returned 1 exit status",
        ),
        (
            [
                "FAILED: x",
                "error compiling firmware/app.py:",
                '  File "/a/b.py", line 3',
                "SyntaxError: bad",
                "ninja: -",
            ],
            "firmware/app.py cannot be compiled, line 3: SyntaxError: bad",
        ),
        (["cmake stopped"], "MicroPython was not built:\n  cmake stopped"),
    ],
)
def test_a_failure_is_told_with_what_matters_of_all_that_was_said(said, told, tmp_path):
    code = f"print({chr(10).join(said)!r}); raise SystemExit(1)"
    with pytest.raises(program.BuildFailed) as failure:
        run([sys.executable, "-c", code], tmp_path)
    assert str(failure.value) == told


def test_the_identity_hangs_on_modules_and_board_definitions_and_is_found_in_a_program(monkeypatch, tmp_path):
    identity = program.identity()
    assert program.identity_of(program.modules_of_program()["firmware/identity.py"].replace("'", "\0").encode()) is None
    assert program.identity_of(f"...\0tableside {identity}\0...".encode()) == identity
    frozen = program._frozen()
    monkeypatch.setattr(program, "_frozen", lambda: {**frozen, "firmware/app.py": "changed"})
    assert program.identity() != identity
    monkeypatch.setattr(program, "_frozen", lambda: frozen)
    assert program.identity() == identity
    (tmp_path / "common.cmake").write_text("another", encoding="utf-8")
    monkeypatch.setattr(program, "BOARDS", tmp_path)
    assert program.identity() != identity


def test_every_module_of_the_handheld_is_a_part_of_the_program():
    modules = program.modules_of_program()
    wanted = {
        path.relative_to(places.ROOT).as_posix()
        for package in ("firmware", "shared_rules")
        for path in (places.ROOT / package).rglob("*.py")
    }
    only_on_computers = {"firmware/drivers/portable_blit.py", "firmware/drivers/glyph_atlas.py"}
    only_on_computers.add("firmware/languages/pack.py")
    made = {"_boot.py", "boot.py", "main.py"}
    made |= {f"firmware/{name}.py" for name in ("identity", "frozen_assets", "module_names")}
    assert set(modules) == wanted - only_on_computers | made
    assert list(modules) == sorted(modules)


def test_fonts_and_pictures_are_the_pages_of_their_files():
    from firmware.drivers import glyph_atlas

    given = {}
    exec(program.modules_of_program()["firmware/frozen_assets.py"], given)
    for source in (places.ROOT / "firmware" / "assets").iterdir():
        if source.is_file() and source.suffix != ".py":
            assert list(given[source.name.replace(".", "_")]) == glyph_atlas.read(str(source))
