"""What the tests of the emulated Pico share."""

import pytest

from tools.image import build


@pytest.fixture(scope="session")
def image():
    """The image for a Pico with the handheld's code inside."""
    if lacking := build.lacking():
        pytest.skip(f"not run: no image can be built here without {', '.join(lacking)}")
    return build.image("pico")
