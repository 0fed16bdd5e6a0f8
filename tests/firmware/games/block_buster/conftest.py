"""The bench of Block Buster."""

import pytest

from tests.firmware.games.block_buster.cases import BlockBench
from tests.firmware.screens.bench import BOARDS


@pytest.fixture
def bench(tmp_path):
    """A handheld with a stick, no game yet."""
    return BlockBench(BOARDS[0], tmp_path)
