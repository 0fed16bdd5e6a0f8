"""Where keys take the focus, and that it stays where it can."""

import pytest

from firmware.drawing.focus import Focus
from firmware.keys import DOWN, RIGHT, UP

PLACES = [(0, 0), (0, 1), (0, 2), (2, 1), (3, 0), (3, 4)]


def test_up_and_down_go_to_the_nearest_place_of_the_next_row():
    focus = Focus()
    focus.set(PLACES)
    seen = []
    for key in (DOWN, DOWN, DOWN, RIGHT, RIGHT, DOWN, UP, UP):
        assert focus.handle(key, True)
        seen.append(focus.places[focus.index])
    assert seen == [(2, 1), (3, 0), (0, 0), (0, 1), (0, 2), (2, 1), (0, 1), (3, 0)]


def test_the_focus_survives_fewer_places():
    focus = Focus(5)
    focus.set(PLACES)
    focus.set(PLACES[:2])
    assert focus.places[focus.index] == (0, 1)
    focus.set([])
    with pytest.raises(IndexError):
        focus.places[focus.index]
    assert not focus.handle(DOWN, True)
