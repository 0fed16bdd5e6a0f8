"""The bouncing of keys."""

import itertools

import pytest

from host_sim.switches import LONGEST_BOUNCE_US, Switch, bounce


@pytest.mark.parametrize("number", range(200))
def test_a_bounce_touches_at_once_ends_where_it_began_and_is_short(number):
    moments = bounce(number)
    assert moments[0] == 0 and len(moments) % 2 == 1
    assert moments == sorted(set(moments)) and moments[-1] < LONGEST_BOUNCE_US


def test_most_movements_bounce_and_they_differ():
    patterns = [tuple(bounce(number)) for number in range(1, 64)]
    assert sum(len(pattern) > 1 for pattern in patterns) > 50
    assert len(set(patterns)) > 50
    assert max(pattern[-1] for pattern in patterns) > 5000


def test_levels_alternate_and_end_pressed_or_released():
    switch = Switch(15, 3)
    for pressed in (True, False) * 10:
        changes = switch.move(pressed)
        levels = [level for _, level in changes]
        assert levels[0] == levels[-1] == (0 if pressed else 1)
        assert all(first != second for first, second in itertools.pairwise(levels))


def test_nothing_moves_when_the_finger_does_not():
    switch = Switch(15)
    assert switch.move(False) == []
    switch.move(True)
    assert switch.move(True) == []


def test_the_same_switch_bounces_equally_in_every_run():
    first, second = Switch(15, 2), Switch(15, 2)
    for pressed in (True, False, True, False):
        assert first.move(pressed) == second.move(pressed)
