"""tools/dev.py before anything is installed."""

import subprocess
import sys
from types import SimpleNamespace

import pytest

from tools import dev, environment, places


def run(*arguments):
    """dev.py by a Python that sees no installed package."""
    command = [sys.executable, "-S", str(places.ROOT / "tools" / "dev.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def test_alone_it_lists_every_command():
    result = run()
    assert result.returncode == 0
    for name, _, text in dev.COMMANDS:
        assert f"    {name}" in result.stdout and text in result.stdout


def test_an_unknown_command_is_named_and_the_list_shown():
    result = run("dance")
    assert result.returncode == 2
    assert "no command 'dance'" in result.stdout and "emulate" in result.stdout


@pytest.mark.parametrize("name", [name for name, _, _ in dev.COMMANDS])
def test_every_command_explains_itself_without_packages(name):
    result = run(name, "--help")
    assert result.returncode == 0, result.stderr
    assert "usage: " in result.stdout


def test_every_need_has_a_requirements_file():
    for _, needs, _ in dev.COMMANDS:
        for need in [need for each in needs.values() for need in each] if isinstance(needs, dict) else needs:
            assert (places.ROOT / "tools" / "requirements" / f"{need}.txt").is_file()


def test_needs_can_depend_on_the_word_behind_the_command():
    needs = {"print": ("paper",)}
    assert dev.needs_of(needs, ["print", "x"]) == ("paper",)
    assert dev.needs_of(needs, ["check", "print"]) == () == dev.needs_of(needs, [])
    assert dev.needs_of(("desk",), ["print"]) == ("desk",)


def test_every_package_is_pinned_exactly():
    for path in (places.ROOT / "tools" / "requirements").glob("*.txt"):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert not line or line.startswith("#") or line.split(";")[0].count("==") == 1, line


def test_an_old_python_is_told_what_is_needed(monkeypatch, capsys):
    monkeypatch.setattr(dev.sys, "version_info", (3, 8, 1))
    assert dev.main(["sim"]) == 2
    assert "3.10 or newer" in capsys.readouterr().out


@pytest.fixture
def fresh(monkeypatch, tmp_path):
    """An environment folder with an interpreter that does nothing, and the commands that would have been run."""
    monkeypatch.setenv(environment.VARIABLE, str(tmp_path))
    commands = []

    def run(command, **_options):
        commands.append(command)
        return SimpleNamespace(returncode=run.returncode)

    run.returncode = 0
    monkeypatch.setattr(environment.subprocess, "run", run)
    environment.python().parent.mkdir(parents=True)
    environment.python().write_text("", encoding="utf-8")
    return commands, run


def test_only_what_a_command_needs_is_installed_and_only_once(fresh):
    commands, _ = fresh
    environment.prepare(["desk"])
    environment.prepare(["desk"])
    assert len(commands) == 1
    assert [word.rsplit("/", 1)[-1].rsplit("\\", 1)[-1] for word in commands[0]][-1] == "desk.txt"


def test_a_changed_pin_is_installed_again(fresh, monkeypatch):
    commands, _ = fresh
    environment.prepare(["desk"])
    monkeypatch.setattr(environment, "_fingerprint", lambda name: "another\n")
    environment.prepare(["desk"])
    assert len(commands) == 2


def test_a_failed_installation_is_explained_and_tried_again(fresh):
    commands, run = fresh
    run.returncode = 1
    with pytest.raises(environment.NotReady, match="(?s)network.*proxy"):
        environment.prepare(["desk"])
    run.returncode = 0
    environment.prepare(["desk"])
    assert len(commands) == 2


def test_a_python_without_ensurepip_is_explained(tmp_path, monkeypatch):
    monkeypatch.setenv(environment.VARIABLE, str(tmp_path / "new"))
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(environment.NotReady, match="python3-venv"):
        environment.prepare(["desk"])
