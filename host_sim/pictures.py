"""Conversion of the panel's pixels (RGB565, high byte first) to pictures for a computer."""

from __future__ import annotations

import os
from array import array
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image


def swapped(pixels: bytes) -> bytes:
    """Return the same pixels with the low byte first, for window systems."""
    items = array("H", pixels)
    items.byteswap()
    return items.tobytes()


def image_of(pixels: bytes, width: int, height: int) -> Image.Image:
    """Return a Pillow RGB image of width * height RGB565 pixels."""
    # Imported here because the command line's help works without any package.
    from PIL import Image

    return Image.frombytes("RGB", (width, height), swapped(pixels), "raw", "BGR;16")


def light_of(backlight: int) -> int:
    """Return the brightness of the displayed picture, 0 to 255, for a backlight of 0 to 100.

    Eyes adapt to little light, so a dimmed panel is shown darker but readable, and a bright one unchanged.
    """
    return 0 if backlight == 0 else min(255, 80 + backlight * 22 // 10)


def save_png(pixels: bytes, width: int, height: int, folder: str, name: str) -> str:
    """Write folder/name.png, making the folder if missing, and return its path."""
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, name + ".png")
    image_of(pixels, width, height).save(path, format="PNG")
    return path
