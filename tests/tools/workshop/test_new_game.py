"""The newcomer's two commands, in a copy of the project: what is written plays, and passes every check."""

import os
import re
import shutil
import subprocess
import sys

import pytest

from tools import places
from tools.workshop import new_game
from tools.workshop.new_game import names

PARTS = ("docs", "firmware", "host_sim", "shared_rules", "tests", "tools", "pyproject.toml", "README.md")


@pytest.fixture
def project(tmp_path):
    """Runs a command of dev.py in a copy of the project."""
    for name in PARTS:
        source = places.ROOT / name
        if source.is_dir():
            shutil.copytree(source, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, tmp_path / name)
    environment = dict(os.environ, TABLESIDE_INSIDE="1", TABLESIDE_CACHE=str(places.cache("x").parent))
    for name in [name for name in environment if name.startswith("PYTEST_")]:
        del environment[name]

    def run(*arguments):
        command = [sys.executable, "tools/dev.py", *arguments]
        return subprocess.run(command, cwd=tmp_path, env=environment, check=False, capture_output=True, text=True)

    return run


OWED = ("README.md lacks", "docs/at-the-table.md lacks", "docs/figures.md lacks")
"""What only an author can write of a new game."""


def missing(checked):
    """What a check names as missing, a line for each."""
    return [line[2:] for line in checked.stdout.splitlines() if line.startswith("- ")]


@pytest.mark.thorough
@pytest.mark.wasm
@pytest.mark.parametrize("kind", new_game.KINDS)
def test_a_new_game_of_each_kind_plays_and_owes_only_what_its_author_must_write(kind, project):
    made = project("new-game", "ten_thousand", "Ten Thousand", "--kind", kind)
    assert made.returncode == 0, made.stdout + made.stderr
    tests = ("tests/contracts", "tests/shared_rules", "tests/test_documents.py", "tests/tools/workshop/test_presses.py")
    checked = project("test", "--owed", "ten_thousand", "-n0", "-k", "ten_thousand", "-m", "not emulator", *tests)
    found = missing(checked)
    assert len(found) == len(OWED) and all(map(str.startswith, sorted(found), OWED)), checked.stdout


FAULTS = (
    (
        "firmware/games/ten_thousand/turn.py",
        "seat = game.to_move\n",
        "seat = max([game.to_move], key={}.__contains__)\n",
        "has no attribute '__contains__'",
    ),
    (
        "firmware/games/ten_thousand/turn.py",
        '"Roll")',
        '"Stop")',
        "'Stop': End",
    ),
    (
        "firmware/games/ten_thousand/how_to_play.py",
        '"There is nothing to bank yet: roll."',
        '"There is nothing to bank."',
        "firmware/games/ten_thousand/how_to_play.py: WHY lacks the refusals ['There is nothing to bank yet: roll.']",
    ),
    (
        "firmware/games/ten_thousand/how_to_play.py",
        '    ("The end",',
        '    # ("The end",',
        "firmware/games/ten_thousand/how_to_play.py: 2 pages for 2 players, not 3 to 7",
    ),
    (
        "shared_rules/ten_thousand/rules.py",
        'NAME = "Ten Thousand"',
        'NAME = "Ten Million"',
        "shared_rules/registry.py has the line",
    ),
    (
        "shared_rules/ten_thousand/protocol.json",
        '"banked"',
        '"saved"',
        'shared_rules/ten_thousand/protocol.json: "events" lacks "banked"',
    ),
    (
        "tests/golden/transcripts/ten_thousand_table.txt",
        '"game_over"',
        '"game_on"',
        "tests/golden/transcripts/ten_thousand_*.txt: in none a game with dice from the table ends",
    ),
    (
        "tests/golden/frames/pimoroni_pico_display.txt",
        "ten_thousand_over ",
        "ten_thousand_ended ",
        "ten_thousand_over on pimoroni_pico_display has no golden picture yet: python3 tools/dev.py frames",
    ),
    (
        "docs/how-to-play.md",
        "Roll the die as often",
        "Roll the die so often",
        "how-to-play.md is not as the pages are: python -m tools.workshop.goldens.how_to_play writes it",
    ),
)
"""File, what stands there, the fault in its place, and what a check says of it."""


@pytest.mark.thorough
@pytest.mark.wasm
def test_each_fault_of_a_game_is_named_with_its_file_and_nothing_is_written_over(project, tmp_path):
    assert project("new-game", "ten_thousand", "Ten Thousand").returncode == 0
    for file, right, wrong, _told in FAULTS:
        works = (tmp_path / file).read_text(encoding="utf-8")
        assert right in works
        (tmp_path / file).write_text(works.replace(right, wrong), encoding="utf-8")
    tests = ("tests/contracts", "tests/shared_rules/test_registry.py", "tests/shared_rules/test_transcripts.py")
    tests += ("tests/test_documents.py", "tests/test_wording.py", "tests/tools/workshop/test_protocol_page.py")
    tests += ("tests/firmware/screens/test_pictures.py",)
    chosen = "ten_thousand or glossary or how_to_play_is or every_game_has_a_golden"
    checked = project("test", "--owed", "ten_thousand", "-n0", "-k", chosen, "-m", "not emulator", *tests)
    for *_fault, told in FAULTS:
        assert told in checked.stdout.partition("are missing or wrong")[2], checked.stdout
    assert project("new-game", "ten_thousand", "Other").returncode == 2
    assert "Other" not in (tmp_path / "shared_rules" / "registry.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("what", ["--game", "--owed"])
def test_what_a_game_owes_is_more_than_what_has_its_name(what):
    files = ["tests/shared_rules/test_registry.py", "tests/shared_rules/yacht/test_turns.py", "tests/test_documents.py"]
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "--collect-only", what, "yacht", *files]
    listed = subprocess.run(command, cwd=places.ROOT, check=False, capture_output=True, text=True).stdout
    assert "[yacht]" in listed and "yacht/test_turns.py" in listed and "[penk]" not in listed
    assert ("test_there_are_no_other_games" in listed) == ("test_how_to_play_is" in listed) == (what == "--owed")


def test_odd_names_are_refused_and_nothing_is_written(project, tmp_path):
    before = (tmp_path / new_game.REGISTRY).read_bytes()
    refused = project("new-game", "game", "Game")
    assert refused.returncode == 2 and refused.stderr.endswith("of the project; nothing was written\n")
    assert (tmp_path / new_game.REGISTRY).read_bytes() == before


@pytest.mark.parametrize(
    ("ids", "why"),
    [
        ("Ten ten__thousand _ten my-game é", "lower-case letters"),
        ("none class match type true exception print", "a word of Python"),
        ("json random machine micropython utime", "a module of Python or MicroPython"),
        ("game registry rival text player screens", "of the project"),
        ("penk yacht", "there is a game"),
        ("shape block penk_two shape_cards_junior", "would be taken for those of the game"),
        ("illegal bad_option game_bench refused", "has the name of another"),
        ("x golden every", "tests have"),
        ("con nul", "Windows"),
        ("a_game_with_a_very_long_name", "at most"),
    ],
)
def test_an_id_that_means_something_already_is_refused(ids, why):
    for game in ids.split():
        refusal = names.refusal(game, "Ten Thousand")
        assert why in refusal, (game, refusal)


@pytest.mark.parametrize(
    ("titles", "why"),
    [
        (("", "Seventeen letters"), "characters"),
        (("Ян", "Ten ½", 'Q"', "a_b", "\x80", "50%"), "cannot have"),
        ((" Ten", "Ten  Two", "Ten ", "10 Dice", "-Ten"), "begins with a letter"),
        (("W" * 16,), "too wide"),
        (("Penk", "YACHT", "Puzzle sheet", "penk!"), "there is a game"),
        (("Harbour", "ORCHARD"), "there is a sheet or a deck"),
        (("Score pad", "History", "Settings", "Roll", "Rules"), "already"),
    ],
)
def test_a_title_that_means_something_already_or_cannot_be_shown_is_refused(titles, why):
    for title in titles:
        assert why in names.refusal("ten_thousand", title), title


@pytest.mark.parametrize(
    ("game", "name"), [("ten_thousand", "Ten Thousand"), ("farkle", "Éclat"), ("ab", "Guinea pig"), ("pig", "Pig Two")]
)
def test_what_is_written_for_any_names_passes_ruff_once_it_is_formatted(game, name, tmp_path):
    for kind in new_game.KINDS:
        folder = tmp_path / kind
        texts = new_game.texts(game, name, kind)
        for path, text in texts.items():
            if path != new_game.REGISTRY:
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                (folder / path).write_text(text, encoding="utf-8")
        shutil.copy(places.ROOT / "pyproject.toml", folder)
        ours = 'lint.isort.known-first-party=["firmware","shared_rules","tests","tools"]'
        for step in (["check", "--select", "I", "--fix", "--config", ours], ["format"], ["check", "--config", ours]):
            ruff = [sys.executable, "-m", "ruff", *step, "--quiet", "--no-cache", "."]
            done = subprocess.run(ruff, cwd=folder, check=False, capture_output=True, text=True)
            assert done.returncode == 0, done.stdout
        assert f'NAME = "{name}"' in texts[f"shared_rules/{game}/rules.py"]


@pytest.mark.parametrize("kind", new_game.KINDS)
def test_rules_and_screens_of_each_kind_have_less_than_400_lines(kind):
    texts = new_game.texts("ten_thousand", "Ten Thousand", kind)
    written = [text for path, text in texts.items() if path != new_game.REGISTRY and not path.startswith("tests")]
    assert sum(text.count("\n") for text in written) < 400


def test_the_name_and_the_id_are_put_where_they_belong():
    texts = new_game.texts("ten_thousand", "Ten Thousand")
    assert '("ten_thousand", "shared_rules.ten_thousand.rules", "Ten Thousand", 2, 6),' in texts[new_game.REGISTRY]
    rules = texts["shared_rules/ten_thousand/rules.py"]
    assert "class TenThousand(Game):" in rules and 'NAME = "Ten Thousand"' in rules and "RULES = TenThousand" in rules
    for kind in new_game.KINDS:
        for path, text in new_game.texts("ten_thousand", "Ten Thousand", kind).items():
            assert path == new_game.REGISTRY or not re.search("my_?game|my game", text.lower()), path
