"""The newcomer's two commands, in a copy of the project: what is written plays, and passes every check."""

import ast
import os
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


BROKEN_RULES = {
    "tests/contracts/test_micropython.py": (
        "firmware/games/ten_thousand/turn.py",
        "seat = game.to_move\n",
        "seat = max([game.to_move], key={}.__contains__)\n",
        "has no attribute '__contains__'",
    ),
    "tests/shared_rules/test_registry.py": (
        "shared_rules/ten_thousand/rules.py",
        "MOST = 6",
        "MOST = 5",
        "test_a_line",
    ),
    "tests/shared_rules/test_transcripts.py": (
        "tests/golden/transcripts/ten_thousand_table.txt",
        '"game_over"',
        '"game_on"',
        "test_every_game_has_a_golden_transcript",
    ),
    "tests/test_wording.py": (
        "firmware/games/ten_thousand/turn.py",
        '"Roll")',
        '"Stop")',
        "test_texts_use_the_words_of_the_glossary",
    ),
    "tests/tools/workshop/test_protocol_page.py": (
        "shared_rules/ten_thousand/protocol.json",
        '"banked"',
        '"saved"',
        'shared_rules/ten_thousand/protocol.json: "events" lacks "banked"',
    ),
}
"""For tests that run over all games: a fault of the game that they find, and what they say."""


@pytest.mark.thorough
@pytest.mark.wasm
def test_a_new_game_plays_and_a_broken_one_is_told_where(project, tmp_path):
    made = project("new-game", "ten_thousand", "Ten Thousand")
    assert made.returncode == 0, made.stdout + made.stderr

    def owed(*paths):
        return project("test", "--owed", "ten_thousand", "-n0", "--tb=short", *paths)

    well = owed("tests/contracts", "tests/shared_rules/ten_thousand", *BROKEN_RULES)
    assert well.returncode == 0, well.stdout
    for path, (file, right, wrong, told) in BROKEN_RULES.items():
        works = (tmp_path / file).read_text(encoding="utf-8")
        assert right in works
        (tmp_path / file).write_text(works.replace(right, wrong), encoding="utf-8")
        checked = owed(path)
        assert checked.returncode and told in checked.stdout, checked.stdout
        (tmp_path / file).write_text(works, encoding="utf-8")
    owes = owed("tests/test_documents.py", "-k", "every_game_is_named")
    assert 'README.md lacks "Ten Thousand (2 to 6"' in owes.stdout
    # What is about all games is as it should be.
    others = project("test", "tests/firmware/screens/test_pictures.py", "-k", "which_game")
    assert others.returncode == 0, others.stdout
    # Once more with the same name: nothing is written over.
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
    texts = new_game.texts(game, name)
    for path, text in texts.items():
        if path != new_game.REGISTRY:
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(text, encoding="utf-8")
            ast.parse(text)
    shutil.copy(places.ROOT / "pyproject.toml", tmp_path)
    ours = 'lint.isort.known-first-party=["firmware","shared_rules","tests","tools"]'
    for step in (["format"], ["check", "--config", ours]):
        ruff = [sys.executable, "-m", "ruff", *step, "--quiet", "--no-cache", "."]
        done = subprocess.run(ruff, cwd=tmp_path, check=False, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout
    assert f'NAME = "{name}"' in texts[f"shared_rules/{game}/rules.py"]


def test_the_name_and_the_id_are_put_where_they_belong():
    texts = new_game.texts("ten_thousand", "Ten Thousand")
    assert '("ten_thousand", "shared_rules.ten_thousand.rules", "Ten Thousand", 2, 6),' in texts[new_game.REGISTRY]
    rules = texts["shared_rules/ten_thousand/rules.py"]
    assert "class TenThousand(Game):" in rules and 'NAME = "Ten Thousand"' in rules and "RULES = TenThousand" in rules
    assert not [path for path, text in texts.items() if path != new_game.REGISTRY and "pig" in text.lower()]
