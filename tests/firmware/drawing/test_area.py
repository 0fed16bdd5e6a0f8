"""Strips and cells tile the rectangle they are cut from."""

import random

import pytest

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


def test_strips_come_from_their_side():
    area = Area(20, 0, 100, 200)
    assert area.cut_top(40) == (20, 0, 100, 40)
    assert area.cut_bottom(28) == (20, 172, 100, 28)
    assert area.cut_left(30) == (20, 40, 30, 132)
    assert area.cut_right(10) == (110, 40, 10, 132)
    assert area.rest() == (50, 40, 60, 132) and (area.right, area.bottom) == (110, 172)
