"""Names and colours of the things in Block Buster."""

from firmware.drawing import theme


def shown_colours(app) -> list:
    """Return an index into theme.PLAYERS for each colour of the game; second colours get unused ones."""
    colours = list(app.game.colours)
    if app.game.table.game.two_colours:
        colours += [colour for colour in range(len(theme.PLAYERS)) if colour not in colours][:2]
    return colours


def position_words(at: list) -> str:
    """Describe the position of a point block, [row, column]."""
    return "row\xa0%d, column\xa0%d" % tuple(at)


def danger_words(table, danger: list) -> tuple:
    """Describe the player who needs just one more, longest text first. danger: [seat, letter's code] of the rules."""
    name = table.players[danger[0]]
    kind = chr(danger[1])
    return (
        "%s needs one more %s to win" % (name, kind),
        "%s: one more %s wins" % (name, kind),
        "One more %s wins" % kind,
    )
