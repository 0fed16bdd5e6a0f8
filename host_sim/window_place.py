"""Storage of the window's place and size between runs."""

import pygame

from host_sim import limited

SMALLEST = 200
VISIBLE = 100


class WindowPlace:
    """path: the file "x y width height" in screen pixels, or None to store nothing.

    An unreadable file counts as none.
    """

    def __init__(self, path: str | None):
        self._path = path
        self._kept = _read(path)

    def size(self, desktop: tuple[int, int]) -> tuple[int, int] | None:
        """Return the window's (width, height) when it was closed, or None, also if the desktop is too small."""
        if self._kept is None:
            return None
        width, height = self._kept[2:]
        return (width, height) if SMALLEST <= width <= desktop[0] and SMALLEST <= height <= desktop[1] else None

    def go_back(self, desktop: tuple[int, int]) -> None:
        """Move the window to its old place, unless that is out of sight."""
        if self._kept is None:
            return
        x, y, width, _height = self._kept
        if VISIBLE - width <= x <= desktop[0] - VISIBLE and 0 <= y <= desktop[1] - VISIBLE:
            try:
                pygame.display.set_window_position((x, y))
            except pygame.error:
                pass  # some desktops do not let a window choose

    def keep(self, size: tuple[int, int]) -> None:
        """Store the place of the window, which is still open, with this size."""
        if self._path is None:
            return
        try:
            x, y = pygame.display.get_window_position()
            with open(self._path, "w", encoding="utf-8") as file:
                file.write(f"{x} {y} {size[0]} {size[1]}\n")
        except (OSError, pygame.error):
            pass  # it opens in the middle again


def _read(path):
    try:
        x, y, width, height = map(int, limited.read(path or "", 100).split())
    except (OSError, ValueError):
        return None
    return x, y, width, height
