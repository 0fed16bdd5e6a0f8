"""Compiling the emulator for this Python: never in the way of anything."""

import os
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools import environment
from tools.workshop import quick_emulator


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package like the emulator's, with one module that is not compiled for this Python; gives the folder of its
    modules.
    """
    native = tmp_path / "rp2040py" / "native"
    native.mkdir(parents=True)
    (native / "_core.c").write_text("This is no C.\n", encoding="utf-8")
    monkeypatch.setattr(
        quick_emulator, "find_spec", lambda _name: SimpleNamespace(origin=str(native.parent / "__init__.py"))
    )
    return native


def test_without_a_compiler_it_says_what_that_costs(package, monkeypatch, capsys):
    monkeypatch.setattr(quick_emulator.shutil, "which", lambda _name: None)
    assert quick_emulator.main() == 0
    assert "no C compiler" in capsys.readouterr().out
    assert [path.name for path in package.iterdir()] == ["_core.c"]


def test_what_does_not_work_afterwards_is_taken_away_again(package, capsys):
    assert quick_emulator.main() == 0
    said = capsys.readouterr().out
    if "no C compiler" in said:
        pytest.skip("no C compiler here")
    assert "Compiling failed" in said
    assert [path.name for path in package.iterdir()] == ["_core.c"]


def test_modules_of_an_older_version_go(package, monkeypatch):
    older = package / ("_core" + sysconfig.get_config_var("EXT_SUFFIX"))
    older.write_bytes(b"")
    os.utime(older, (1, 1))
    monkeypatch.setattr(quick_emulator.shutil, "which", lambda _name: None)
    quick_emulator.main()
    assert not older.exists()


def test_nothing_is_done_twice_or_without_the_package(package, monkeypatch, capsys):
    (package / "_core.c").write_text("int one(void) { return 1; }\n", encoding="utf-8")
    monkeypatch.setattr(quick_emulator, "_TRY", "")
    assert quick_emulator.main() == 0
    if "no C compiler" in capsys.readouterr().out:
        pytest.skip("no C compiler here")
    there = {path.name: path.stat().st_mtime_ns for path in package.iterdir()}
    assert quick_emulator.main() == 0
    assert {path.name: path.stat().st_mtime_ns for path in package.iterdir()} == there
    monkeypatch.setattr(quick_emulator, "find_spec", lambda _name: None)
    assert quick_emulator.main() == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("recipe", (None, "of an older version"))
def test_modules_made_in_another_way_are_made_again(package, monkeypatch, capsys, recipe):
    module = package / ("_core" + sysconfig.get_config_var("EXT_SUFFIX"))
    module.write_bytes(b"made in another way")
    if recipe is not None:
        (package / "made_with_recipe.txt").write_text(recipe, encoding="utf-8")
    (package / "_core.c").write_text("int one(void) { return 1; }\n", encoding="utf-8")
    os.utime(package / "_core.c", (1, 1))
    monkeypatch.setattr(quick_emulator, "_TRY", "")
    quick_emulator.main()
    if "no C compiler" in capsys.readouterr().out:
        pytest.skip("no C compiler here")
    assert module.read_bytes() != b"made in another way"


def test_without_a_compiler_modules_made_in_another_way_stay(package, monkeypatch):
    module = package / ("_core" + sysconfig.get_config_var("EXT_SUFFIX"))
    module.write_bytes(b"made in another way")
    monkeypatch.setattr(quick_emulator.shutil, "which", lambda _name: None)
    assert quick_emulator.main() == 0
    assert module.read_bytes() == b"made in another way"


def test_a_source_without_the_places_to_change_stays_as_it_is():
    source = "int one(void) {\n  return 1;\n}\n"
    assert quick_emulator.quick(quick_emulator.strict(source)) == source


@pytest.mark.emulator
def test_every_place_is_found_in_the_package():
    """Otherwise the emulator is slow again and nobody is told: a new version of the package needs a new look here."""
    native = Path(find_spec("rp2040py").origin).parent / "native"
    for name, pattern, places in (
        ("_rp2040", "_REPLACED_IN_PYTHON", 6),
        ("_rp2040", "_BUS", 6),
        ("_rp2040", "_CHIP", 1),
        ("_simulator", "_CHIP", 1),
        ("_cortex_m0_core", "_CHIP", 1),
        ("_cortex_m0_core", "_ASKED", 40),
        ("_cortex_m0_core", "_STRIDE", 100),
        ("_cortex_m0_core", "_REPLACED_IN_PYTHON", 3),
        ("_cortex_m0_core", "_RAISED", 8),
        ("_cortex_m0_core", "_JUMP", 1),
        ("_cortex_m0_core", "_32_BITS", 12),
        ("_cortex_m0_core", "_CONDITION", 1),
        ("_simulator", "_INSTRUCTION", 1),
    ):
        source = (native / f"{name}.c").read_text(encoding="utf-8")
        assert len(getattr(quick_emulator, pattern).findall(source)) >= places, (name, pattern)
        assert quick_emulator.TYPES_KNOWN in source


def test_it_follows_the_installation_of_the_emulator_alone(monkeypatch, tmp_path):
    monkeypatch.setenv(environment.VARIABLE, str(tmp_path))
    commands = []
    monkeypatch.setattr(
        environment.subprocess,
        "run",
        lambda command, **_options: commands.append(command) or SimpleNamespace(returncode=0),
    )
    monkeypatch.setattr(environment, "_pip", commands.append)
    monkeypatch.setattr(environment, "_is_whole", lambda: True)
    monkeypatch.setattr(environment, "_emulates", lambda: True)
    environment.prepare(["desk"])
    environment.prepare(["emulator"])
    assert [command[2] for command in commands] == ["pip", "pip", "tools.workshop.quick_emulator"]
