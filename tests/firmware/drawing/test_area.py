"""Strips and cells tile the rectangle they are cut from; which panels are served, and what round corners cost."""

import random

import pytest

from firmware.drawing import area
from firmware.drawing.area import Area


def pixels(part):
    x, y, w, h = part
    return [(column, row) for column in range(x, x + w) for row in range(y, y + h)]


@pytest.mark.parametrize("seed", range(40))
def test_random_cuts_and_what_is_left_cover_each_pixel_once(seed):
    chance = random.Random(seed)
    area = Area(chance.randrange(5), chance.randrange(5), chance.randint(1, 40), chance.randint(1, 40))
    whole = sorted(pixels(area.rest()))
    parts = []
    for _ in range(chance.randrange(6)):
        cut = chance.choice((area.cut_top, area.cut_bottom, area.cut_left, area.cut_right))
        parts += pixels(cut(chance.randrange(30)))
    for cell in area.grid(chance.randint(1, 5), chance.randint(1, 5)):
        parts += pixels(cell)
    assert sorted(parts) == whole


class Board:
    """As much of a board as its panel."""

    def __init__(self, width, height, corners=0):
        self.WIDTH, self.HEIGHT, self.CORNERS = width, height, corners


@pytest.mark.parametrize("panel", [(240, 135), (320, 240), (240, 320), (240, 280, 40), (320, 172, 30)])
def test_sizes_that_are_served(panel):
    assert area.refused(Board(*panel)) == ""


@pytest.mark.parametrize(
    ("panel", "words"),
    [
        ((239, 240), "The panel has 239 x 240 pixels. At least 240 x 135 are needed."),
        ((240, 134), "The panel has 240 x 134 pixels. At least 240 x 135 are needed."),
        ((240, 135, 44), "The panel has 240 x 121 pixels between its corners. At least 240 x 135 are needed."),
        ((480, 320), "The panel has 480 x 320 pixels. At most 320 x 240 are served."),
        ((280, 280), "The panel has 280 x 280 pixels. At most 320 x 240 are served."),
    ],
)
def test_sizes_that_are_refused(panel, words):
    assert area.refused(Board(*panel)) == words


def test_small_corners_cut_off_parts_of_hint_columns_alone_and_large_ones_need_a_margin():
    assert [area.margin(Board(240, 240, radius)) for radius in (0, 20, 24, 30, 40)] == [0, 0, 0, 2, 5]
    assert area.cut(Board(240, 240, 20), 0) == 16 and area.cut(Board(240, 240, 20), 19) == 0
