"""Screens without tips, as in tests/firmware."""

from tests.firmware.conftest import no_tips  # noqa: F401
