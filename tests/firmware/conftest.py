"""A handheld whose home and whose Penk! are toys."""

import pytest

from firmware.storage import settings
from tests.firmware import toy_screens
from tests.firmware.fake_hardware import Handheld


@pytest.fixture(autouse=True)
def no_tips(monkeypatch):
    """The players of the tests have played before; tests of tips switch them on."""
    monkeypatch.setattr(settings.field("tips"), "default", False)


@pytest.fixture
def toys(monkeypatch):
    """The module that stands for Penk!'s screens."""
    return toy_screens.install(monkeypatch)


@pytest.fixture
def handheld(toys, tmp_path):
    return Handheld(tmp_path / "data")
