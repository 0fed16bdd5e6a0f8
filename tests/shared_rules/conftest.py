"""The games that most tests begin with."""

from importlib import import_module

import pytest

from tests.shared_rules.tables import started


@pytest.fixture
def play(request):
    """A game with its usual options, in the words of the play.py beside the test."""
    return import_module(f"tests.shared_rules.{request.path.parent.name}.play").Play()


@pytest.fixture
def table():
    """A game of Penk! with a fixed seed, dice from the device."""
    return started()
