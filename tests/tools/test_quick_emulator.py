"""Compiling the emulator for this Python: never in the way of anything."""

import os
import sysconfig
from types import SimpleNamespace

import pytest

from tools import environment, quick_emulator


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package like the emulator's, with one module that is not compiled for this Python; gives the folder of its modules."""
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
    assert "did not succeed" in said
    assert [path.name for path in package.iterdir()] == ["_core.c"]


def test_modules_of_an_older_version_go(package, monkeypatch):
    older = package / ("_core" + sysconfig.get_config_var("EXT_SUFFIX"))
    older.write_bytes(b"")
    os.utime(older, (1, 1))
    monkeypatch.setattr(quick_emulator.shutil, "which", lambda _name: None)
    quick_emulator.main()
    assert not older.exists()


def test_nothing_is_done_twice_or_without_the_package(package, monkeypatch, capsys):
    (package / ("_core" + sysconfig.get_config_var("EXT_SUFFIX"))).write_bytes(b"")
    assert quick_emulator.main() == 0
    monkeypatch.setattr(quick_emulator, "find_spec", lambda _name: None)
    assert quick_emulator.main() == 0
    assert capsys.readouterr().out == ""


def test_it_follows_the_installation_of_the_emulator_alone(monkeypatch, tmp_path):
    monkeypatch.setenv(environment.VARIABLE, str(tmp_path))
    commands = []
    monkeypatch.setattr(
        environment.subprocess,
        "run",
        lambda command, **_options: commands.append(command) or SimpleNamespace(returncode=0),
    )
    environment.python().parent.mkdir(parents=True)
    environment.python().write_text("", encoding="utf-8")
    environment.prepare(["desk"])
    environment.prepare(["emulator"])
    assert [command[2] for command in commands] == ["pip", "pip", "tools.quick_emulator"]
