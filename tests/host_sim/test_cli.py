"""The command line: exit codes, messages, files."""

import io
import os
import re
import subprocess
import sys

import pytest

from host_sim import cli, demo
from host_sim.boards import DEFAULT_BOARD
from host_sim.folder_lock import FolderError
from host_sim.greeting import computer_language
from host_sim.handheld import SimulatedHandheld
from tests.languages import CODE, chosen_by
from tools import places
from tools.workshop.goldens.game_scripts import recorded


def script(tmp_path, text):
    path = tmp_path / "steps.txt"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_script_runs_and_its_pictures_are_written(tmp_path, capsys):
    shots = tmp_path / "shots"
    assert (
        cli.main(["--script", script(tmp_path, "expect New game\nshot home"), "--shots", str(shots), "--seed", "1"])
        == 0
    )
    assert os.listdir(shots) == ["home.png"]
    assert "all steps done" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "words"),
    (
        ("press left", "has no key 'left'"),
        ("expect Nothing like this", "line 1: 'Nothing like this' is not on the screen"),
        ("jump", "line 1: 'jump' is no step"),
    ),
)
def test_a_failing_step_gives_1_and_a_plain_message(tmp_path, capsys, text, words):
    assert cli.main(["--board", "pimoroni_pico_display", "--script", script(tmp_path, text)]) == 1
    errors = capsys.readouterr().err
    assert words in errors and "Traceback" not in errors


@pytest.mark.parametrize(
    ("variables", "code"),
    (
        ({}, None), ({"LANG": "C.UTF-8"}, None), ({"LANG": "POSIX", "LANGUAGE": "de"}, None), ({"LANG": "nl_NL"}, None),
        ({"LANG": "de_DE.UTF-8"}, "de"), ({"LANG": "en_US.UTF-8"}, "en"), ({"LC_ALL": "C", "LANG": "de"}, None),
        ({"LANG": "pt_BR@euro", "LANGUAGE": "nl:it:en"}, "it"), ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_ALL": "ja_JP.UTF-8"}, "ja"),
    ),
)  # fmt: skip
def test_the_language_of_the_computer(variables, code):
    assert computer_language(variables, "linux") == code


@pytest.mark.parametrize("option", (["--terminal"], ["--usb", "0"], ["--scale", "2"]))
def test_a_script_refuses_what_only_a_front_can_do(tmp_path, capsys, option):
    with pytest.raises(SystemExit) as ended:
        cli.main(["--script", script(tmp_path, "press ok"), *option])
    assert ended.value.code == 2 and "leave out --terminal" in capsys.readouterr().err


def test_the_language_is_chosen_as_in_the_settings(tmp_path, capsys):
    path, save = script(tmp_path, "press up\npress ok\npress up x4\nexpect [Pseudo]"), tmp_path / "save"
    with chosen_by(()):
        assert cli.main(["--script", path, "--save", str(save), "--language", CODE]) == 0
        assert cli.main(["--script", path, "--save", str(save)]) == 0, "it is kept"
        assert cli.main(["--script", path, "--save", str(save), "--language", "en"]) == 1
    with pytest.raises(SystemExit):
        cli.main(["--script", path, "--language", CODE])
    assert "there is no language 'zz'; there are: en" in capsys.readouterr().err


def test_the_page_is_remembered_and_no_other_address_is_taken(tmp_path, capsys):
    path = script(tmp_path, "expect New game")
    save = tmp_path / "save"
    for options in (["--page", "https://tableside.example/"], []):
        assert cli.main(["--script", path, "--save", str(save), *options]) == 0
        assert (save / "page.txt").read_text(encoding="ascii") == "https://tableside.example/\n"
    with pytest.raises(SystemExit) as ended:
        cli.main(["--script", path, "--save", str(save), "--page", "tableside.example"])
    assert ended.value.code == 2 and "is no address of a page: https://" in capsys.readouterr().err


def test_an_unknown_board_lists_the_boards(capsys):
    with pytest.raises(SystemExit) as ended:
        cli.main(["--board", "gameboy"])
    assert ended.value.code == 2
    assert "generic, pimoroni_pico_display, " in capsys.readouterr().err


def test_saves_are_kept_where_asked(tmp_path):
    path = script(tmp_path, "press down\npress ok\nwait 300")
    assert cli.main(["--script", path, "--save", str(tmp_path / "save")]) == 0
    again = script(tmp_path, "expect 5 dice")
    assert cli.main(["--script", again, "--save", str(tmp_path / "save")]) == 0
    assert (tmp_path / "save" / "board.txt").read_text().strip() == "waveshare_pico_lcd_1_3"


@pytest.mark.parametrize(
    ("computer", "options", "shown"),
    (
        ("de_DE.UTF-8", [], ">Neues Spiel"),
        ("de_DE.UTF-8", ["--demo", "--language", "ja"], ">新しいゲーム"),
        ("nl_NL.UTF-8", ["--demo"], ">New game"),
    ),
)
def test_a_demonstration_is_in_a_language(tmp_path, computer, options, shown):
    done = without_display("--shots", str(tmp_path), *options, LC_ALL=computer)
    assert done.returncode == 0 and shown in done.stdout, done.stderr


def test_a_script_is_in_english_wherever_it_runs(tmp_path, monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    path = script(tmp_path, "expect New game")
    assert cli.main(["--script", path]) == 0
    assert cli.main(["--script", path, "--save", str(tmp_path / "save")]) == 0


@pytest.mark.parametrize("board", ("waveshare_pico_lcd_1_3", "pimoroni_pico_display"))
@pytest.mark.parametrize("options", ([], ["--demo"], ["--terminal"]))
def test_without_display_and_terminal_it_plays_a_demonstration(tmp_path, board, options):
    done = without_display("--board", board, "--shots", str(tmp_path / "shots"), *options)
    assert done.returncode == 0 and done.stderr == ""
    assert ("neither a display nor a terminal" in done.stdout) == ("--demo" not in options)
    assert str(tmp_path / "shots") in done.stdout.splitlines()[-1]
    pictures = os.listdir(tmp_path / "shots")
    assert len(pictures) == done.stdout.count("--- ") > 15
    for make in recorded():
        shown = sum(name.startswith(make.GAME) for name in pictures)
        assert shown >= 2, f"no turn of {make.GAME}: python -m tools.workshop.goldens.demo_scripts records it"
    assert ">New game" in done.stdout and re.search(r"\[[1-6]\]", done.stdout)
    evening = done.stdout.partition("--- evening line")[2].partition("--- shape cards")[0]
    assert ">Player 1: 2, Player 2: 0" in evening, "the line at the end of the second game"
    assert evening.count("2 games") == 2, "the table"
    clock = done.stdout.partition("--- clock next")[2].partition("--- home")[0]
    assert re.search(r"0:0[3-9]", clock), "the time of the first player's turn"


def test_a_pipe_of_another_encoding_gets_the_demonstration_too(tmp_path):
    done = without_display("--shots", str(tmp_path), PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and ">New game" in done.stdout


def test_the_demonstration_says_where_it_cannot_write(tmp_path):
    (tmp_path / "afile").write_text("", encoding="utf-8")
    done = without_display("--shots", str(tmp_path / "afile"))
    assert done.returncode == 1 and "Choose another folder with --shots." in done.stderr
    assert "Traceback" not in done.stderr


def test_a_cable_without_a_handheld_to_play_with_is_refused():
    done = without_display("--usb", "0")
    assert done.returncode == 1 and "--usb needs a display or a terminal" in done.stderr


@pytest.mark.parametrize(
    "option", (["--script", "x"], ["--usb", "0"], ["--save", "x"], ["--seed", "x"], ["--page", "https://x/"])
)
def test_a_demonstration_refuses_what_it_would_not_do(capsys, option):
    with pytest.raises(SystemExit) as ended:
        cli.main(["--demo", *option])
    assert ended.value.code == 2 and "leave out" in capsys.readouterr().err


def test_a_reader_who_has_enough_of_the_demonstration_ends_it_quietly(tmp_path):
    command = [sys.executable, "-u", "-m", "host_sim", "--demo", "--shots", str(tmp_path)]
    environment = without_display_variables()
    with subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as process:
        process.stdout.readline()
        process.stdout.close()
        assert process.wait(60) == 0
        assert process.stderr.read() == b""


def without_display_variables():
    return {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }


def without_display(*options, **more):
    environment = without_display_variables()
    return subprocess.run(
        [sys.executable, "-m", "host_sim", *options],
        check=False,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env={"PYTHONUTF8": "1", **environment, "LC_ALL": "C", **more},
        timeout=60,
    )


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize("term", ("dumb", "", None))
@pytest.mark.parametrize("options", ([], ["--terminal"]))
def test_a_dumb_terminal_gets_the_demonstration_as_text(monkeypatch, tmp_path, term, options):
    monkeypatch.delenv("TERM", raising=False)
    if term is not None:
        monkeypatch.setenv("TERM", term)
    monkeypatch.setattr(cli, "has_display", lambda: False)
    monkeypatch.setattr(demo, "print_demo", lambda *_: print("the demonstration"))
    screen = Terminal()
    monkeypatch.setattr(sys, "stdin", screen)
    monkeypatch.setattr(sys, "stdout", screen)
    assert cli.main(["--save", str(tmp_path), *options]) == 0
    said = screen.getvalue()
    assert f"cannot put text anywhere (TERM={term or ''}): this is a demonstration." in said
    assert said.endswith("the demonstration\n") and "\x1b" not in said


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere the display is always there")
@pytest.mark.parametrize(
    ("variables", "seen", "said"),
    (
        ({"DISPLAY": ":99"}, False, "No window: the display does not answer.\n"),
        ({"WAYLAND_DISPLAY": "nowhere"}, False, "No window: the display does not answer.\n"),
        ({"DISPLAY": ":99", "SDL_VIDEODRIVER": "x11"}, False, "No window: x11 not available.\n"),
        ({"SDL_VIDEODRIVER": "dummy"}, True, ""),
        ({"DISPLAY": ":99", "SDL_VIDEODRIVER": "offscreen"}, True, ""),
        ({}, False, ""),
    ),
)
def test_a_display_that_leads_nowhere_is_none_unless_it_is_asked_for(tmp_path, variables, seen, said):
    pytest.importorskip("pygame")
    done = subprocess.run(
        [sys.executable, "-c", "from host_sim import cli; print(cli.has_display())"],
        check=False,
        capture_output=True,
        encoding="utf-8",
        env={**without_display_variables(), "XDG_RUNTIME_DIR": str(tmp_path), **variables},
        timeout=60,
    )
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, str(seen), said)


@pytest.mark.skipif(os.name == "nt", reason="there a home is found otherwise")
@pytest.mark.parametrize("home", (None, ""))
def test_a_user_without_a_home_has_a_folder_in_the_project(monkeypatch, home):
    import pwd

    def unknown(_number):
        raise KeyError("getpwuid(): uid not found")

    monkeypatch.setattr(pwd, "getpwuid", unknown)
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    if home is not None:
        monkeypatch.setenv("HOME", home)
    assert cli.default_folder() == str(places.ROOT / "saves")


@pytest.mark.skipif(os.name == "nt", reason="there a home is found otherwise")
def test_a_home_in_which_nothing_can_be_written_is_one_sentence(monkeypatch, tmp_path):
    (tmp_path / "home").write_text("a file", encoding="utf-8")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    folder = cli.default_folder()
    with pytest.raises(FolderError, match="^Games cannot be kept in .*: Not a directory. Choose another folder"):
        SimulatedHandheld(DEFAULT_BOARD, folder).power_on()


def test_a_folder_in_which_another_handheld_plays_is_refused(tmp_path, capsys):
    save = tmp_path / "save"
    path = script(tmp_path, "expect New game")
    first = SimulatedHandheld(DEFAULT_BOARD, save)
    first.power_on()
    before = sorted(place.name for place in save.rglob("*"))
    assert cli.main(["--script", path, "--save", str(save), "--seed", "1"]) == 1
    assert (
        f"Another handheld plays in {save}: close it, or choose another folder with --save." in capsys.readouterr().err
    )
    assert sorted(place.name for place in save.rglob("*")) == before
    first.power_off()
    assert cli.main(["--script", path, "--save", str(save), "--seed", "1"]) == 0


@pytest.mark.parametrize("option", ("--save", "--shots"))
def test_a_file_in_the_way_of_a_folder_is_told_plainly(tmp_path, capsys, option):
    (tmp_path / "afile").write_text("", encoding="utf-8")
    assert (
        cli.main(
            [
                "--script",
                script(tmp_path, "shot home"),
                "--shots",
                str(tmp_path / "shots"),
                option,
                str(tmp_path / "afile"),
            ]
        )
        == 1
    )
    said = capsys.readouterr().err
    assert f"{tmp_path / 'afile'}: it is a file, not a folder. Choose another folder with {option}." in said
    assert len(said.splitlines()) == 1, "no traceback"
