"""No screen is forgotten: each one that the firmware can open is on top in a case, and every case has its golden
picture on each panel.
"""

import importlib
import re
from pathlib import Path

import pytest

import firmware.screens
from firmware import loading
from firmware.screen import Screen
from shared_rules import registry
from tests.firmware.games.shape_cards.bench import prepared_games  # noqa: F401
from tests.firmware.screens.bench import LAYOUTS
from tests.firmware.screens.every_case import groups
from tests.firmware.screens.test_plain import PLAIN
from tools.workshop.goldens import frames

SET_UP = "screens.new_game.NewGame"
CLOSES_BY_ITSELF = "screens.renaming.Rewriting"
"""Tests in test_players.py look at it."""
ELSEWHERE = {"confirm_left_handed", *PLAIN}
"""Pictures that tests of their own draw."""
SOURCES = Path(firmware.screens.__file__).parents[1]


def classes():
    """Every class of a screen, by the name "module.Class" under which it can be opened."""
    found = {}
    for path in [path for folder in ("screens", "games", "pads") for path in (SOURCES / folder).rglob("*.py")]:
        if path.stem != "__init__":
            inner = ".".join(path.relative_to(SOURCES).with_suffix("").parts)
            module = importlib.import_module(loading.FOLDER + inner)
            for name, value in vars(module).items():
                if isinstance(value, type) and issubclass(value, Screen) and value.__module__ == module.__name__:
                    found[f"{inner}.{name}"] = value
    return found


def screens():
    """The names of the screens that are opened: those named anywhere in the firmware, and those on which no other
    screen is built, however they are opened.
    """
    found = classes()
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    named = {name for name in found if re.search(f"[\"']{re.escape(name)}[\"']", text)}
    bases = {base for kind in found.values() for base in kind.__mro__[1:]}
    return named | {name for name, kind in found.items() if kind not in bases}


def test_no_two_cases_share_a_picture():
    names = [case for _name, cases, _make in groups() for case in cases]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("board", LAYOUTS, ids=lambda board: board.NAME)
def test_every_case_has_a_golden_picture_and_every_golden_picture_a_case(board):
    pictures = frames.read(frames.GOLDEN, board.__name__.rsplit(".", 1)[-1]).keys()
    cases = {case for _name, cases, _make in groups() for case in cases}
    lacking = sorted(cases - pictures)
    assert not lacking, f"{lacking} have no golden picture: python3 tools/dev.py frames --write draws them"
    left = {name for name in pictures if re.sub(r"_page_\d+$", "", name) not in cases} - ELSEWHERE
    assert not left, f"no case draws {sorted(left)}: python3 tools/dev.py frames --write deletes them"


@pytest.mark.usefixtures("prepared_games")
def test_every_screen_and_the_set_up_of_every_game_is_on_top_in_a_case(tmp_path):
    expected = screens() - {CLOSES_BY_ITSELF}
    assert len(expected) > 40, "screens were looked for at the wrong place"
    expected |= {f"{SET_UP} of {game[0]}" for game in registry.GAMES}
    for _name, cases, make in groups():
        for case in cases:
            (tmp_path / case).mkdir()
            bench = make(case, LAYOUTS[0], tmp_path / case)
            expected.discard(bench.top)
            if bench.top == SET_UP:
                expected.discard(f"{SET_UP} of {bench.state()['game']}")
    assert not expected, (
        f"{sorted(expected)} have no case in tests/firmware/screens/cases.py or tests/firmware/games/GAME/cases.py;"
        " docs/add-a-game.md#4-pictures-panels-transcripts"
    )
