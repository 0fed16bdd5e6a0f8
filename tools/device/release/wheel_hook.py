"""Puts the device file into the wheel of a release, by a hook of hatchling."""

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface  # pyright: ignore[reportMissingImports]

VARIABLE = "TABLESIDE_DEVICE_FILE"
"""Names the file."""


class DeviceFileHook(BuildHookInterface):
    """Adds one file."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the file to the wheel."""
        file = os.environ.get(VARIABLE)
        if file:
            build_data["force_include"][file] = "tableside/tools/device/tableside.uf2"
