"""The newcomer's two commands, in a copy of the project: what is written plays, and passes every check."""

import os
import shutil
import subprocess
import sys

import pytest

from tools import new_game, places

PARTS = ("firmware", "host_sim", "shared_rules", "tests", "tools", "pyproject.toml")


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


@pytest.mark.thorough
@pytest.mark.wasm
def test_a_new_game_passes_every_check_and_a_broken_one_is_told_where(project, tmp_path):
    made = project("new-game", "ten_thousand", "Ten Thousand")
    assert made.returncode == 0, made.stdout + made.stderr
    checked = project("check-game", "ten_thousand")
    assert checked.returncode == 0, checked.stdout
    # What is about all games is as it should be too.
    for path, only in (
        ("firmware/screens/test_pictures.py", "which_game"),
        ("shared_rules/test_transcripts.py", "errors"),
    ):
        others = project("test", f"tests/{path}", "-k", only)
        assert others.returncode == 0, others.stdout
    turn = tmp_path / "firmware" / "games" / "ten_thousand" / "turn.py"
    works = turn.read_text(encoding="utf-8")
    broken = works.replace("seat = game.to_move\n", "seat = max([game.to_move], key={}.__contains__)\n")
    assert broken != works
    turn.write_text(broken, encoding="utf-8")
    checked = project("check-game", "ten_thousand")
    assert checked.returncode and "breaks on MicroPython" in checked.stdout
    assert "has no attribute '__contains__'" in checked.stdout
    # Once more with the same name: nothing is written over.
    assert project("new-game", "ten_thousand", "Other").returncode == 2
    assert "Other" not in (tmp_path / "shared_rules" / "registry.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "name"), [("Pig", "Pig"), ("my game", "Mine"), ("penk", "Again"), ("x", 'Q"')])
def test_odd_names_are_refused_and_nothing_is_written(game, name, project, tmp_path):
    before = (tmp_path / new_game.REGISTRY).read_bytes()
    assert project("new-game", game, name).returncode == 2
    assert (tmp_path / new_game.REGISTRY).read_bytes() == before


def test_the_name_and_the_id_are_put_where_they_belong():
    texts = new_game.texts("ten_thousand", "Ten Thousand")
    assert '("ten_thousand", "shared_rules.ten_thousand.rules", "Ten Thousand", 2, 6),' in texts[new_game.REGISTRY]
    rules = texts["shared_rules/ten_thousand/rules.py"]
    assert "class TenThousand(Game):" in rules and 'NAME = "Ten Thousand"' in rules and "RULES = TenThousand" in rules
    assert not [path for path, text in texts.items() if path != new_game.REGISTRY and "pig" in text.lower()]
