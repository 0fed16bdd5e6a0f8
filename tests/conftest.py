"""MicroPython's hardware modules exist for every test: the firmware is imported as it is."""

import functools
import gc
import re

import pytest

from host_sim import device_modules

device_modules.install()


@pytest.fixture(autouse=True, scope="module")
def short_collections():
    """The firmware collects garbage by itself: it need not look through thousands of tests, and what modules left, each
    time.
    """
    gc.collect()
    gc.freeze()


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
    """--game ID leaves only what concerns that game: its folders, and what runs over all games."""
    parser.addoption("--game", default="", help="run only the tests that have this game's id in their name or path")


def pytest_collection_modifyitems(config, items):
    game = config.getoption("--game")
    if game:
        named = re.compile(f"(?<![a-z]){game}(?![a-z])")
        config.hook.pytest_deselected(items=[item for item in items if not named.search(item.nodeid)])
        items[:] = [item for item in items if named.search(item.nodeid)]
