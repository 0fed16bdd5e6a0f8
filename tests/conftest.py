"""MicroPython's hardware modules exist for every test: the firmware is imported as it is."""

import gc

from host_sim import device_modules

device_modules.install()


def pytest_collection_finish():
    """The firmware collects garbage by itself: it need not look through thousands of tests each time."""
    gc.collect()
    gc.freeze()
