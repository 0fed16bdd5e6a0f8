"""`dev.py test`: the program is built before the tests, where it can be."""

import pytest

from tools import environment
from tools.device import prerequisites, program, sources
from tools.device.flash_layout import CHIPS
from tools.refusal import Refusal
from tools.workshop.commands import check_game
from tools.workshop.commands import test as command


class Ended:
    """A process that has ended with a code; code: what pytest ends with."""

    def __init__(self, returncode):
        self.returncode = returncode

    def wait(self):
        return self.returncode

    def communicate(self):
        return (b"", b"")


@pytest.fixture
def begun(monkeypatch):
    """What was begun instead of being run: programs by their chip, and commands by their words."""
    begun = []

    def begin(words, _output=None):
        begun.append(words)
        return Ended(0)

    def built(chip, _say):
        begun.append(chip)
        return bytes(4096)

    monkeypatch.setattr(environment, "prepare_device_types", lambda: None)
    monkeypatch.setattr(command, "_begin", begin)
    monkeypatch.setattr(program, "program", built)
    return begun


def test_the_program_of_each_chip_is_built_before_pytest_begins(begun, capsys):
    assert command.main([]) == 0
    first = begun.index(CHIPS[0])
    assert begun[first : first + len(CHIPS)] == list(CHIPS) and "pytest" in begun[-1]
    assert "RP2040: 4 of " in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--fast"], ["-k", "undo"]])
def test_it_is_not_built_for_tests_that_do_not_need_it(words, begun):
    assert command.main(words) == 0
    assert not set(CHIPS) & {each for each in begun if isinstance(each, tuple)}


@pytest.mark.parametrize(
    ("problem", "code", "told"),
    [
        (
            prerequisites.NotBuilt("It lacks cmake.\n  apt install cmake"),
            0,
            "Its tests were skipped. It lacks cmake.\n",
        ),
        (sources.NoSources("They could not be fetched:\n  no network"), 0, "skipped. They could not be fetched\n"),
        (program.BuildFailed("firmware/app.py cannot be compiled"), 1, "firmware/app.py cannot be compiled\n"),
        (Refusal("The disk is full."), 1, "The disk is full.\n"),
    ],
)
def test_without_a_compiler_the_rest_is_run_and_a_failed_build_is_a_failure(
    problem, code, told, begun, monkeypatch, capsys
):
    def fails(_chip, _say):
        raise problem

    monkeypatch.setattr(program, "program", fails)
    assert command.main([]) == code
    assert told in capsys.readouterr().out and "pytest" in begun[-1]


def test_a_game_is_checked_without_the_emulated_pico_where_that_is_wanted(begun):
    assert check_game.main(["yacht", "--fast"]) == 0
    assert any("not emulator" in word for word in begun[-1])
    assert not set(CHIPS) & {each for each in begun if isinstance(each, tuple)}


@pytest.mark.parametrize("fails", ["", "lint", "types of desk code", "pytest"])
def test_a_game_is_checked_by_lint_types_and_tests_and_the_last_line_is_the_verdict(fails, begun, monkeypatch, capsys):
    words = [*dict(command._CHECKS).get(fails, [fails])]

    def begin(started, _output=None):
        begun.append(started)
        return Ended(int(bool(fails) and (started == words or fails in started)))

    monkeypatch.setattr(command, "_begin", begin)
    assert check_game.main(["yacht"]) == bool(fails)
    last = capsys.readouterr().out.splitlines()[-1]
    assert (
        last.startswith("Failed after ") and last.endswith(fails.replace("pytest", "tests"))
        if fails
        else "All passed" in last
    )
    tests = begun[-1]
    assert tests[tests.index("--owed") + 1] == "yacht" and not [word for word in tests if word.startswith("tests/")]
