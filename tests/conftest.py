"""MicroPython's hardware modules exist for every test: the firmware is imported as it is."""

import gc

import pytest

from host_sim import device_modules

device_modules.install()


@pytest.fixture(autouse=True, scope="module")
def short_collections():
    """The firmware collects garbage by itself: it need not look through thousands of tests, and what modules left, each time."""
    gc.collect()
    gc.freeze()
