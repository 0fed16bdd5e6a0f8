"""What the tests of the emulated Pico share."""

import pytest

from tools.device import program


@pytest.fixture(scope="session", autouse=True)
def program_can_be_built():
    """All of these tests run the program of the handheld."""
    if lacking := program.lacking():
        pytest.skip(f"the program cannot be built here without {', '.join(lacking)}")
