"""The theme: contrast, mixing of colours, the players' colours and marks."""

import itertools

import pytest

from firmware.drawing import theme
from firmware.games.penk.sheet import OPEN_BACKGROUND

STYLES = {name: value for name, value in vars(theme).items() if isinstance(value, bytes)}
STYLES.update({"PLAYER_STYLES[%d]" % index: style for index, style in enumerate(theme.PLAYER_STYLES)})
STYLES.update({"PLAYER_INKS[%d]" % index: style for index, style in enumerate(theme.PLAYER_INKS)})


def parts(colour):
    """Red, green, blue of an RGB565 colour, 0 to 1."""
    return (colour >> 11) / 31, (colour >> 5 & 63) / 63, (colour & 31) / 31


# How people without red, green or blue cones see linear red, green and blue: Vienot, Brettel and Mollon 1999.
SIGHTS = {
    "protanopia": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "deuteranopia": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
    "tritanopia": ((1, 0.12740, -0.12740), (0, 0.87391, 0.12609), (0, 0.87391, 0.12609)),
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}


def seen(sight, linear):
    """Red, green and blue that somebody with all cones would have to see to see the same."""
    return [max(0, sum(weight * part for weight, part in zip(row, linear, strict=True))) for row in SIGHTS[sight]]


def luminance(colour, sight):
    """Relative luminance as WCAG 2.1 defines it."""
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts(colour)]
    red, green, blue = seen(sight, linear)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    """The contrast for who sees the least of it."""
    found = []
    for sight in SIGHTS:
        brighter, darker = sorted((luminance(one, sight), luminance(other, sight)), reverse=True)
        found.append((brighter + 0.05) / (darker + 0.05))
    return min(found)


def ends(style):
    """Paper and ink of a style."""
    return style[0] << 8 | style[1], style[6] << 8 | style[7]


@pytest.mark.parametrize("name", sorted(STYLES))
def test_text_has_a_contrast_of_at_least_4_5_to_1(name):
    assert contrast(*ends(STYLES[name])) >= 4.5


def test_colours_that_screens_mix_themselves_have_the_contrast_too():
    for paper, ink in (
        (theme.PANEL, theme.DIM), (theme.PANEL, theme.GOOD), (theme.PANEL, theme.WARNING), (theme.PANEL, theme.FOCUS),
        (theme.BACKGROUND, theme.FOCUS),
    ):  # fmt: skip
        assert contrast(paper, ink) >= 4.5


def test_outlines_that_tell_a_state_and_marks_are_seen():
    for paper, outline in (
        (theme.BACKGROUND, theme.FAINT), (theme.PANEL, theme.FAINT), (OPEN_BACKGROUND, theme.DIM),
        *((theme.PANEL, player[1]) for player in theme.PLAYERS),
    ):  # fmt: skip
        assert contrast(paper, outline) >= 3


def test_each_colour_has_its_own_name_mark_and_led_colour():
    assert len({player[0] for player in theme.PLAYERS}) == len({player[2] for player in theme.PLAYERS}) == 6
    assert len(set(theme.LED_COLOURS)) == len(theme.LED_COLOURS) == 6
    assert all(0 <= part <= 255 for colour in theme.LED_COLOURS for part in colour)


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_players_colours_differ_for_everybody(sight):
    def shown(colour):
        return [part ** (1 / 2.2) for part in seen(sight, [part**2.2 for part in parts(colour)])]

    for one, other in itertools.combinations(theme.PLAYERS, 2):
        distance = sum((a - b) ** 2 for a, b in zip(shown(one[1]), shown(other[1]), strict=True)) ** 0.5
        assert distance > 0.12, (one[0], other[0])
