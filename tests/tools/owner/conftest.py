"""What the tests of the owner's commands share."""

from tests.tools.owner.plugged_in import desk, run  # noqa: F401
