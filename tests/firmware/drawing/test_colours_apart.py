"""Colours that tell something apart, as they are seen by people with normal sight, without one kind of cone, and by
nobody in colour at all.

Sight without red, green or blue cones: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation
of Color Vision Deficiency" (2009), severity 1.0. Distances: CIE 1976 L*a*b*, D65.
"""

import itertools

import pytest

from firmware.drawing import theme
from firmware.games.puzzle_sheet.art import EMPTY
from tests.firmware.drawing.test_theme import parts

SIGHTS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
WHITE = (0.95047, 1, 1.08883)
APART = 20
"""Two colours that are nearer are hard to tell apart in small areas."""
PLAYERS = {name: colour for name, colour, _mark in theme.PLAYERS}
STATES = {"good": theme.GOOD, "warning": theme.WARNING, "focus": theme.FOCUS}
PAIRS = [*itertools.combinations(PLAYERS.items(), 2), *itertools.combinations(STATES.items(), 2)]


def linear(colour):
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts(colour)]


def seen(colour, sight):
    """L*, a* and b* of a colour as it is seen."""
    red, green, blue = [
        min(1, max(0, sum(factor * part for factor, part in zip(row, linear(colour), strict=True))))
        for row in SIGHTS[sight]
    ]
    x = 0.4124564 * red + 0.3575761 * green + 0.1804375 * blue
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = 0.0193339 * red + 0.1191920 * green + 0.9503041 * blue
    roots = []
    for value, white in zip((x, y, z), WHITE, strict=True):
        share = value / white
        roots.append(share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116)
    return 116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2])


def distance(one, other, sight):
    return sum((a - b) ** 2 for a, b in zip(seen(one, sight), seen(other, sight), strict=True)) ** 0.5


@pytest.mark.parametrize("sight", sorted(SIGHTS))
def test_players_and_states_stay_apart(sight):
    near = {(a, b): round(distance(one, other, sight)) for (a, one), (b, other) in PAIRS}
    assert {pair: value for pair, value in near.items() if value < APART} == {}


def test_the_distances_are_those_that_are_published():
    assert seen(0xFFFF, "normal") == pytest.approx((100, 0, 0), abs=0.02)
    assert seen(0xF800, "normal") == pytest.approx((53.24, 80.09, 67.20), abs=0.02)
    assert seen(0x001F, "normal") == pytest.approx((32.30, 79.19, -107.86), abs=0.02)


GREY_APART = 30
ONLY_LIGHTNESS = {
    "focused or not: buttons, tiles, rows of a list, keys of the keyboard": (theme.FOCUS, theme.PANEL),
    "focused or not, on the background": (theme.FOCUS, theme.BACKGROUND),
    "the focus on a field of Shape Cards or not": (theme.FOCUS, theme.PANEL),
    "key hint: its press was registered or not": (theme.FOCUS, theme.PANEL),
    "the rival's square that is lit or not": (theme.FOCUS, theme.PANEL),
    "point of Block Buster: the focus is on it, or returns to it": (theme.FOCUS, theme.FAINT),
    "bar of the chart of chances: this total or another": (theme.FOCUS, theme.FAINT),
    "share of a bar that is done or not": (theme.GOOD, theme.PANEL),
    "button that can be pressed, or not now": (theme.INK, theme.FAINT),
    **{f"secured for {name} or not": (colour, theme.PANEL) for name, colour in PLAYERS.items()},
    **{f"cell of Puzzle Sheet shaded for {name} or not": (colour, EMPTY) for name, colour in PLAYERS.items()},
}
"""States that nothing but a fill tells apart. Others have a shape, a sign or words: tests/firmware/games/
test_without_shades.py and the test of marks below."""


@pytest.mark.parametrize("state", sorted(ONLY_LIGHTNESS))
def test_in_grey_states_without_a_sign_differ_in_lightness(state):
    one, other = [seen(colour, "normal")[0] for colour in ONLY_LIGHTNESS[state]]
    assert abs(one - other) >= GREY_APART


def test_each_player_has_a_mark_of_its_own():
    assert len({mark for _name, _colour, mark in theme.PLAYERS}) == len(theme.PLAYERS)
