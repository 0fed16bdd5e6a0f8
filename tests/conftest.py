"""MicroPython's hardware modules exist for every test: the firmware is imported as it is."""

import functools
import gc
import linecache
import os
import re
from pathlib import Path

import pytest

from host_sim import device_modules
from shared_rules import registry

device_modules.install()


_NEW_OBJECTS = 100_000
"""After so many Python looks for garbage; at first thousands of tests are among what it looks through."""


@pytest.fixture(autouse=True, scope="session")
def few_collections():
    """The firmware collects garbage whenever nobody plays. Here that would take a third of the time."""
    whole, before = gc.collect, gc.get_threshold()
    gc.collect = lambda _generation=2: 0
    gc.set_threshold(_NEW_OBJECTS, *before[1:])
    yield
    gc.collect = whole
    gc.set_threshold(*before)


@functools.lru_cache(maxsize=1)
def lacking():
    """What the handheld's program cannot be built without here."""
    from tools.device import program

    return program.lacking()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item):
    """Skip the tests of the program where it cannot be built, all for one reason, which pytest tells in one line."""
    if item.get_closest_marker("emulator") and lacking():
        pytest.skip(f"the program of the handheld cannot be built here without {', '.join(lacking())}")


def pytest_addoption(parser):
    """--game ID leaves only what has that game in its name: its folders, and its part of what runs over all games.
    --owed ID also leaves what runs over all games at once. --language CODE is for the screens in languages.
    """
    parser.addoption("--game", default="", help="run only the tests that have this game's id in their name or path")
    parser.addoption("--owed", default="", help="run all tests that a fault of this game can break")
    parser.addoption("--language", action="append", help="look at the screens in this language only")


def pytest_collection_modifyitems(config, items):
    game, owed = config.getoption("--game"), config.getoption("--owed")
    if game or owed:
        named = _names([game or owed])
        others = _names([line[0] for line in registry.GAMES if line[0] != owed])
        kept, left_out = [], []
        for item in items:
            shared = owed and not others(item.nodeid) and _is_of_all(item) and not _is_of_menus(item)
            (kept if named(item.nodeid) or shared else left_out).append(item)
        config.hook.pytest_deselected(items=left_out)
        items[:] = kept


def _names(games):
    return re.compile(f"(?<![a-z])({'|'.join(games)})(?![a-z])").search


def pytest_terminal_summary(terminalreporter, config):
    """With --owed: at last what is missing, a paragraph for each failure; those of the game's own tests first."""
    reports = [report for kind in ("failed", "error") for report in terminalreporter.stats.get(kind, ())]
    owed = config.getoption("--owed")
    if owed and reports:
        terminalreporter.section(f"{len(reports)} things are missing or wrong")
        named = _names([owed])
        own = [report for report in reports if named(report.nodeid)]
        others = [report for report in reports if report not in own]
        for report in own:
            terminalreporter.write_line(f"- {_said(report)}\n    {report.nodeid}")
        if others:
            terminalreporter.write_line(f"These tests are not about {owed} alone and may have failed before:")
        for report in others:
            terminalreporter.write_line(f"- {_said(report)}\n    {report.nodeid}")


def _said(report):
    """What a failed test says, without the values that pytest adds; where it has no words of its own, the place."""
    crash = getattr(report.longrepr, "reprcrash", None)
    said = crash.message if crash else str(report.longrepr)
    lines = said.removeprefix("AssertionError: ").split("\n")
    end = next((at for at, line in enumerate(lines) if at and re.match("assert |  ?[+-] |$", line)), len(lines))
    told = "\n  ".join(lines[:end])
    if not crash or crash.message.startswith("AssertionError: "):
        return told
    path = str(crash.path).removeprefix(f"{Path(__file__).parent.parent}{os.sep}")
    return f"{told}\n    {path}:{crash.lineno}: {linecache.getline(crash.path, crash.lineno).strip()}"


_ALL_GAMES = ("registry", "of_games", "groups", "transcripts", "paper_rules")
"""Whoever imports one of these looks at all games."""


def _is_of_menus(item):
    """Whether it is a thorough test of menus and setup: what a game adds to them other tests find."""
    return item.get_closest_marker("thorough") and re.search(r"\[(menus|set_up)-", item.nodeid)


def _is_of_all(item):
    """Whether a test looks at all games, or at all files of the project as those beside this file do."""
    return item.path.parent == Path(__file__).parent or any(hasattr(item.module, name) for name in _ALL_GAMES)
