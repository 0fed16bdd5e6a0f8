"""Taught while the game runs: what happens for the first time brings a sentence, once."""

from firmware import loading

TAUGHT = "taught"
"""Under this name memory.txt has for each game the tips that were shown, one bit each, or ALL."""
ALL = -1
_MESSAGE = "screens.choice.Message"


def _taught(app, game):
    """(what was shown of all games, of this one)."""
    kept = app.storage.remembered(TAUGHT, {}, _is_taught)
    loading.evict("firmware.storage.memory")  # what a game keeps would come to lie behind it
    return kept, kept.get(game, 0)


def _is_taught(kept):
    return isinstance(kept, dict) and all([type(kept[game]) is int for game in sorted(kept)])


def untaught(app, game: str) -> dict:
    """For each screen and type of event of a game that has a tip which was not shown yet, (its number, the tip)."""
    shown = _taught(app, game)[1]
    if shown == ALL or not getattr(loading.game(game), "HOW_TO_PLAY", False):
        return {}
    tips = loading.lazy_import("games.%s.how_to_play" % game).TIPS  # pyright: ignore[reportAttributeAccessIssue]
    return {tips[at][0]: (at, tips[at][1]) for at in range(len(tips)) if not shown >> at & 1}


def show(app, what: str) -> None:
    """Show the tip for a screen that is about to open, or for a type of event: in front of its notices, which it
    explains. From now on it was shown.
    """
    number, words = app.game.untaught.pop(what)
    game = app.table.game.ID
    taught, shown = _taught(app, game)
    taught[game] = shown | 1 << number if app.game.untaught else ALL
    app.remember(TAUGHT, taught)
    loading.evict("firmware.storage.memory")
    app.push(_MESSAGE, [words, "Tip"])
