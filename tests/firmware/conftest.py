"""A handheld whose home and whose Penk! are toys."""

import pytest

from tests.firmware import toy_screens
from tests.firmware.fake_hardware import Handheld


@pytest.fixture
def toys(monkeypatch):
    """The module that stands for Penk!'s screens."""
    return toy_screens.install(monkeypatch)


@pytest.fixture
def handheld(toys, tmp_path):
    return Handheld(tmp_path / "data")
