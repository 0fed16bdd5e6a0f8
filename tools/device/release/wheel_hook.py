"""Puts the device file into the wheel that a release builds, by a hook of hatchling
(`tools/device/release/parts.py`).

A wheel that is built in another way has none; `tableside install` then says where one is.
"""

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface  # pyright: ignore[reportMissingImports]

VARIABLE = "TABLESIDE_DEVICE_FILE"
"""Names the file."""


class DeviceFileHook(BuildHookInterface):
    """Adds one file."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """What hatchling calls before it puts the wheel together."""
        file = os.environ.get(VARIABLE)
        if file:
            build_data["force_include"][file] = "tableside/tools/device/tableside.uf2"
