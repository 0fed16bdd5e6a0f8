"""Breadboards with panels of any size, for tests."""

from firmware.boards import generic

SIZES = ((240, 135), (320, 170), (320, 172), (240, 200), (240, 240), (320, 240), (240, 280), (280, 240))


def panel(size):
    """A board whose panel is (width, height) pixels."""
    board = generic.read(b"")
    board.WIDTH, board.HEIGHT = size
    board.NAME = f"Breadboard {size}"  # layouts are kept by name
    return board
