"""Fonts and pictures in an image of our own: bytes of a module (tools/image), which lie in flash as all of it does."""

from array import array

import uctypes

from firmware import frozen_assets as frozen  # pyright: ignore[reportAttributeAccessIssue]


def load(_folder: str, names: tuple) -> list:
    """For each atlas an array("I") with the addresses of its pages."""
    atlases = [getattr(frozen, name.replace(".", "_")) for name in names]
    return [array("I", [uctypes.addressof(page) for page in pages]) for pages in atlases]
