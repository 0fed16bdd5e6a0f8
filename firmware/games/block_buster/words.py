"""How the things of Block Buster are called, and their colours."""

from firmware.drawing import theme


def shown_colours(app) -> list:
    """For each colour of the game an index into theme.PLAYERS: the players', for second colours those left over."""
    colours = list(app.game.colours)
    if app.game.table.game.two_colours:
        colours += [colour for colour in range(len(theme.PLAYERS)) if colour not in colours][:2]
    return colours


def position_words(at: list) -> str:
    """A point block, as [row, column], in words."""
    return "row\xa0%d, column\xa0%d" % tuple(at)


def danger_words(table, danger: list) -> tuple:
    """Who needs just one more, the longest words first. danger: [seat, letter's code] of the rules."""
    name = table.players[danger[0]]
    kind = chr(danger[1])
    return (
        "%s needs one more %s to win" % (name, kind),
        "%s: one more %s wins" % (name, kind),
        "One more %s wins" % kind,
    )
