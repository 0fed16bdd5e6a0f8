"""Breadboards with panels of any size, for tests."""

from firmware.boards import generic

SIZES = [(240, 135), (320, 170), (320, 172), (240, 200), (240, 240), (320, 240), (240, 280), (280, 240)]
"""Width and height of the panels that are sold."""


def board_of(width, height, corners=0, key_on_the_left=True):
    """A breadboard with this panel, four keys beside it and a stick; corners: the radius of the panel's, in pixels."""
    # Where no key stands on the left, the content begins at the panel's edge.
    ok, back = ("left, 10", "left, 90") if key_on_the_left else ("right, 35", "right, 65")
    lines = [f"key = A, 12, ok, {ok}", f"key = B, 13, back, {back}"]
    lines += ["key = X, 14, undo, right, 10", "key = Y, 15, info, right, 90"]
    lines += [f"key = {name}, {pin}, {name}" for pin, name in enumerate(("up", "down", "left", "right"), 2)]
    lines += [f"width = {width}", f"height = {height}", f"corners = {corners}"]
    return generic.read("\n".join(lines).encode())
