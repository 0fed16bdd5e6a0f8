"""Names and colours of the things in Block Buster."""

from firmware.drawing import theme
from firmware.language import later, t

COLOURS = (later("red"), later("blue"), later("green"), later("yellow"), later("violet"), later("white"))
"""The names of theme.PLAYERS inside a sentence."""


def shown_colours(app) -> list:
    """Return an index into theme.PLAYERS for each colour of the game; second colours get unused ones."""
    colours = list(app.game.colours)
    if app.game.table.game.two_colours:
        colours += [colour for colour in range(len(theme.PLAYERS)) if colour not in colours][:2]
    return colours


def position_words(at: list) -> str:
    """Describe the position of a point block, [row, column]."""
    return t("row\xa0{0}, column\xa0{1}", *at)


def danger_words(table, danger: list) -> tuple:
    """Describe the player who needs just one more, longest text first. danger: [seat, letter's code] of the rules."""
    name = table.players[danger[0]]
    kind = chr(danger[1])
    return (
        t("{0} needs one more {1} to win", name, kind),
        t("{0}: one more {1} wins", name, kind),
        t("One more {0} wins", kind),
        t("One more {0}", kind),
    )
