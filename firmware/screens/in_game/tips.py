"""Taught while the game runs: what happens for the first time brings a sentence, once."""

from firmware import loading

TAUGHT = "taught"
"""Under this name memory.txt has for each game the tips that were read, one bit each, or ALL."""
ALL = -1
_TIP = "screens.in_game.tip.Tip"


def _taught(app):
    return app.storage.remembered(TAUGHT, {}, _is_taught)


def _is_taught(kept):
    return isinstance(kept, dict) and all([type(kept[game]) is int for game in sorted(kept)])


def remember(app, game: str, number: int | None = None) -> None:
    """From now on this tip of a game was read; None: all were."""
    app.acknowledge_key()
    taught = _taught(app)
    taught[game] = ALL if number is None else taught.get(game, 0) | 1 << number
    app.remember(TAUGHT, taught)


def untaught(app, game: str) -> dict:
    """For each screen and type of event of a game that has a tip which was not read yet, (its number, the tip)."""
    read = _taught(app).get(game, 0)
    if read == ALL or not loading.screens_of(game).HOW_TO_PLAY:
        return {}
    tips = loading.load(loading.module_of_game(game, "how_to_play")).TIPS
    unread = {tips[at][0]: (at, tips[at][1]) for at in range(len(tips)) if not read >> at & 1}
    if not unread:
        remember(app, game)
    return unread


def show(app, what: str) -> None:
    """Show the tip for a screen that is about to open, or for a type of event: in front of its notices, which it
    explains.
    """
    number, words = app.game.untaught.pop(what)
    app.push(_TIP, [words, "Tip", number])
