"""Debouncing, repeats, long presses, the ring buffer and stuck keys, from pin levels alone."""

import random

import pytest

from firmware.keys import BACK, DOWN, HELD, HOLD_MS, LEFT, OK, RIGHT, STUCK_MS, UP, Keys

LAYOUT = (("Up", "up"), ("Down", "down"), ("Left", "left"), ("Right", "right"), ("A", "ok"), ("B", "back"))


class Bench:
    """Keys on levels that a test sets, sampled every 5 ms as the timer does; the clock begins just before it wraps."""

    def __init__(self, start=(1 << 30) - 300):
        self.now = start
        self.levels = {label: 1 for label, _ in LAYOUT}
        self.keys = Keys([(label, logical, lambda label=label: self.levels[label]) for label, logical in LAYOUT])

    def set(self, label, level):
        self.levels[label] = level
        self.keys.sample(self.now)

    def wait(self, ms):
        for _ in range(ms // 5):
            self.now = (self.now + 5) % (1 << 30)
            self.keys.sample(self.now)

    def press(self, label, ms=80):
        self.set(label, 0)
        self.wait(ms)
        self.set(label, 1)
        self.wait(40)

    def events(self):
        found = []
        while True:
            event = self.keys.next()
            if event < 0:
                return found
            found.append(event)


@pytest.fixture
def bench():
    return Bench()


def test_a_press_counts_on_its_leading_edge(bench):
    bench.set("A", 0)
    assert bench.events() == [OK]


def test_a_contact_that_was_seen_closed_counts_though_it_is_open_again_when_its_turn_comes(bench):
    bench.keys.sample(bench.now, [label for label, _ in LAYOUT].index("A"))
    bench.now += 2
    bench.set("A", 0)
    bench.wait(80)
    bench.set("A", 1)
    bench.wait(40)
    assert bench.events() == [OK]


def test_a_release_that_bounces_after_nobody_looked_for_long_is_no_press(bench):
    bench.set("A", 0)
    bench.now += 60
    bench.set("A", 1)
    bench.now += 1
    bench.set("A", 0)
    bench.now += 1
    bench.set("A", 1)
    bench.wait(60)
    assert bench.events() == [OK]


@pytest.mark.parametrize("jump", [-1000, -3_600_000, 1 << 29, (1 << 29) + 1])
def test_a_key_that_is_let_go_while_the_clock_is_set_counts_again_at_once(bench, jump):
    bench.set("A", 0)
    bench.wait(80)
    bench.set("A", 1)
    bench.now = (bench.now + jump) % (1 << 30)
    bench.wait(40)
    bench.press("A")
    assert bench.events() == [OK, OK]


def test_one_press_is_one_event(bench):
    bench.press("A")
    bench.press("B")
    assert bench.events() == [OK, BACK]


@pytest.mark.parametrize("seed", range(20))
def test_bounce_at_both_ends_gives_one_event(bench, seed):
    chance = random.Random(seed)
    for _ in range(5):
        for final in (0, 1):
            for _ in range(chance.randrange(2, 12)):
                bench.set("A", chance.randrange(2))
                bench.now += 1
            bench.set("A", final)
            bench.wait(60)
    assert bench.events() == [OK] * 5


def test_a_second_press_counts_after_20_ms_of_rest_and_not_before(bench):
    bench.press("A", 50)
    bench.events()
    bench.set("A", 0)
    bench.wait(50)
    bench.set("A", 1)
    bench.wait(10)
    bench.set("A", 0)
    assert bench.events() == [OK]


def test_a_held_direction_repeats_after_400_ms_then_every_120_ms(bench):
    bench.set("Down", 0)
    bench.wait(395)
    assert bench.events() == [DOWN]
    bench.wait(5)
    assert bench.events() == [DOWN]
    for _ in range(3):
        bench.wait(115)
        assert bench.events() == []
        bench.wait(5)
        assert bench.events() == [DOWN]


def test_repeats_do_not_pile_up_while_nobody_reads_them(bench):
    bench.press("Down", 3000)
    assert bench.events() == [DOWN]


def test_a_long_press_fires_once(bench):
    bench.set("B", 0)
    bench.wait(HOLD_MS - 5)
    assert bench.events() == [BACK]
    bench.wait(5)
    assert bench.events() == [BACK | HELD]
    bench.wait(3000)
    assert bench.events() == []


def test_presses_wait_in_order_and_the_ring_keeps_the_first_fifteen(bench):
    for _ in range(10):
        bench.press("A")
        bench.press("B")
    assert bench.events() == [OK, BACK] * 7 + [OK]


def test_two_keys_at_once_are_both_heard(bench):
    bench.set("Left", 0)
    bench.set("A", 0)
    bench.wait(30)
    assert bench.events() == [LEFT, OK]


def test_a_stuck_key_falls_silent_and_is_named_until_it_is_let_go(bench):
    bench.set("Up", 0)
    bench.wait(STUCK_MS - 5)
    assert bench.keys.stuck() is None
    bench.wait(5)
    bench.events()
    assert bench.keys.stuck() == "Up"
    bench.wait(2000)
    assert bench.events() == []
    bench.press("A")
    assert bench.events() == [OK]
    bench.set("Up", 1)
    bench.wait(30)
    assert bench.keys.stuck() is None
    bench.press("Up")
    assert bench.events() == [UP]


def test_left_handed_swaps_the_directions_only(bench):
    bench.keys.left_handed(True)
    for label in ("Up", "Down", "Left", "Right", "A", "B"):
        bench.press(label)
    assert bench.events() == [DOWN, UP, RIGHT, LEFT, OK, BACK]
    bench.keys.left_handed(False)
    bench.press("Up")
    assert bench.events() == [UP]


def test_left_handed_keeps_the_long_press_a_long_press(bench):
    bench.keys.left_handed(True)
    bench.press("B", 700)
    assert bench.events() == [BACK, BACK | HELD]


def test_mute_silences_what_is_down_until_it_is_let_go(bench):
    bench.set("B", 0)
    bench.keys.mute()
    bench.wait(1000)
    assert bench.events() == []
    bench.set("B", 1)
    bench.wait(40)
    bench.press("B")
    assert bench.events() == [BACK]


def test_drop_forgets_what_waits_but_not_what_follows(bench):
    bench.press("A")
    bench.keys.drop()
    assert not bench.keys.waiting()
    bench.press("B")
    assert bench.events() == [BACK]


def test_down_reads_the_pin_at_boot(bench):
    bench.levels["B"] = 0
    assert bench.keys.down(BACK)
    assert not bench.keys.down(OK)


def test_active_is_true_until_every_key_has_settled(bench):
    bench.keys.sample(bench.now)
    assert not bench.keys.active
    bench.set("A", 0)
    assert bench.keys.active
    bench.set("A", 1)
    assert bench.keys.active
    bench.wait(40)
    assert not bench.keys.active


def test_a_sample_inside_a_sample_changes_nothing():
    keys = None

    def level():
        keys.sample(0)
        return 0

    keys = Keys([("A", "ok", level)])
    keys.sample(0)
    assert [keys.next(), keys.next()] == [OK, -1]
