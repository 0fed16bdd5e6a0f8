"""Spans of time: never negative, whatever the clock does, and never longer than the handheld stays awake."""

from types import SimpleNamespace

import pytest

from firmware.hardware import LONG, Hardware
from firmware.light import Light

DAY = 24 * 60 * 60 * 1000
WRAP = 1 << 30


@pytest.mark.parametrize(
    ("passed", "length"),
    [
        (0, 0),
        (1, 1),
        (5 * DAY, 5 * DAY),
        (LONG, LONG),
        (LONG + 1, LONG),
        (7 * DAY, LONG),
        (12 * DAY, LONG),
        (-1, 0),
        (-59_000, 0),
    ],
)
@pytest.mark.parametrize("begun", [0, 5, WRAP // 2 - 1, WRAP // 2, WRAP - 1])
def test_a_span_of_time_is_right_across_the_wrap_and_never_negative(begun, passed, length):
    assert Hardware.elapsed(None, (begun + passed) % WRAP, begun) == length


@pytest.mark.parametrize("idle", [0, 1000, 7 * DAY, 8 * DAY, -3000])
@pytest.mark.parametrize(("sleep", "most"), [(300, 300_000), (0, 1_800_000)])
def test_the_time_of_a_game_counts_no_more_than_the_time_until_sleep(idle, sleep, most):
    counted = []
    app = SimpleNamespace(
        now=0,
        hardware=SimpleNamespace(elapsed=lambda later, earlier: Hardware.elapsed(None, later, earlier)),
        settings=SimpleNamespace(sleep_seconds=sleep),
        game=SimpleNamespace(count_time=counted.append),
    )
    light = Light(app)
    app.now = idle % WRAP
    light.wake()
    assert counted == [min(max(idle, 0), most)]
