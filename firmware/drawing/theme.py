"""The theme: colours, text styles, and the players' colours and marks.

Sizes and positions on a screen are multiples of four pixels if the panel allows it. Every text style has a contrast of
at least 4.5 to 1 for every kind of colour sight (tests/firmware/drawing/test_theme.py).
"""

import micropython

from firmware.language import later


def rgb(value: int) -> int:
    """Convert 0xRRGGBB to RGB565."""
    return value >> 8 & 0xF800 | value >> 5 & 0x07E0 | value >> 3 & 0x001F


@micropython.viper
def style(background: int, foreground: int):
    """Return bytes(8): four RGB565 colours from background to foreground in even steps, high byte first."""
    # Three times each colour part, plus one, so that dividing by 3 rounds. Viper cannot divide; * 171 >> 9 divides by 3
    # below 256.
    red = (background >> 11) * 3 + 1
    green = (background >> 5 & 63) * 3 + 1
    blue = (background & 31) * 3 + 1
    red_step = (foreground >> 11) - (background >> 11)
    green_step = (foreground >> 5 & 63) - (background >> 5 & 63)
    blue_step = (foreground & 31) - (background & 31)
    mixed = bytearray(8)
    at = 0
    while at < 8:
        colour = (red * 171 >> 9) << 11 | (green * 171 >> 9) << 5 | blue * 171 >> 9
        mixed[at] = colour >> 8
        mixed[at + 1] = colour & 255
        red += red_step
        green += green_step
        blue += blue_step
        at += 2
    return bytes(mixed)


BACKGROUND = rgb(0x10141C)
PANEL = rgb(0x222B38)
"""For hint columns, cards and bars."""
INK = rgb(0xF6F2E8)
DIM = rgb(0xA8B3C2)
"""For less important text, on BACKGROUND or PANEL."""
FAINT = rgb(0x707B8A)
"""For outlines of what is unavailable now. It is hollow, because no state is shown by colour or shade alone."""
FOCUS = rgb(0xFFE2A0)
"""Background of the focused element; its text is BACKGROUND."""
GOOD = rgb(0x55C699)
WARNING = rgb(0xF5975C)

TEXT = style(BACKGROUND, INK)
TEXT_DIM = style(BACKGROUND, DIM)
TEXT_FOCUS = style(FOCUS, BACKGROUND)
TEXT_PANEL = style(PANEL, INK)
TEXT_PANEL_DIM = style(PANEL, DIM)
TEXT_GOOD = style(BACKGROUND, GOOD)
TEXT_WARNING = style(BACKGROUND, WARNING)

# Marks are picture numbers of firmware/drawing/art.py, one per player in each size.
MARK_SIZES = (16, 24, 32)
PLAYERS = (
    (later("Red"), rgb(0xF26464), 0),
    (later("Blue"), rgb(0x8BADF2), 1),
    (later("Green"), rgb(0x45C48A), 2),
    (later("Yellow"), rgb(0xF5CB42), 3),
    (later("Violet"), rgb(0x9A6BE8), 4),
    (later("White"), rgb(0xE6E6EE), 5),
)
"""For each colour: its name, RGB565, and the number of its mark (circle, square, triangle, star, heart, moon)."""

PLAYER_STYLES = tuple([style(player[1], BACKGROUND) for player in PLAYERS])
"""Text and marks on a band of the player's colour."""
PLAYER_INKS = tuple([style(BACKGROUND, player[1]) for player in PLAYERS])
"""Text and marks in the player's colour on the background."""

ORANGE = len(PLAYERS)
"""A colour of dice that no player has: such dice have signs."""
DICE = tuple([player[1] for player in PLAYERS] + [rgb(0xFF9A3D)])
DICE_INKS = PLAYER_INKS + (style(BACKGROUND, DICE[ORANGE]),)
"""For each colour of dice, RGB565 and the style of its sign."""

LED_COLOURS = ((255, 24, 16), (0, 40, 255), (0, 255, 48), (255, 160, 0), (150, 0, 255), (255, 210, 170))
"""LED values for each player's colour: red, green, blue (0 to 255)."""


def seat_colours(values: object, seats: int) -> list:
    """Return an index into PLAYERS for each seat: its own of these values, which may come from flash, or a free one if
    that is none or an earlier seat has it.
    """
    found = []
    for seat in range(seats):
        value = values[seat] if isinstance(values, list) and seat < len(values) else -1
        is_free = type(value) is int and 0 <= value < len(PLAYERS) and value not in found
        found.append(value if is_free else -1)
    free = [colour for colour in range(len(PLAYERS)) if colour not in found]
    for seat in range(seats):
        if found[seat] < 0:
            found[seat] = free.pop(0) if free else seat % len(PLAYERS)
    return found


def mark(player: int, size: int) -> int:
    """Return the picture number of a player's mark; size: 16, 24 or 32."""
    return len(PLAYERS) * MARK_SIZES.index(size) + PLAYERS[player][2]
