"""Taught while the game runs: what happens for the first time brings a sentence, once."""

from firmware import loading

EVICTABLE = True
TAUGHT = "taught"
"""Under this name memory.txt has for each game the tips that were shown, one bit each, or ALL."""
ALL = -1
_MESSAGE = "screens.choice.Message"


def _taught(app):
    kept = app.storage.remembered(TAUGHT, {})
    return kept if isinstance(kept, dict) else {}


def _tips(app):
    """The tips of the running game."""
    game = app.table.game.ID
    if not getattr(app.screens(), "HOW_TO_PLAY", False):
        return ()
    return loading.lazy_import("games.%s.how_to_play" % game).TIPS  # pyright: ignore[reportAttributeAccessIssue]


def untaught(app) -> dict:
    """For the running game, each screen and type of event that has a tip which was not shown yet."""
    shown = _taught(app).get(app.table.game.ID, 0)
    if shown == ALL:
        return {}
    if type(shown) is not int:
        shown = 0
    tips = _tips(app)
    return {tips[at][0]: at for at in range(len(tips)) if not shown >> at & 1}


def show(app, what: str) -> None:
    """Show the tip for a screen that is about to open, or for a type of event whose notices are open already: below
    them. From now on it was shown.
    """
    at = app.game.untaught.pop(what)
    taught = _taught(app)
    game = app.table.game.ID
    before = taught.get(game, 0)
    taught[game] = ALL if not app.game.untaught else (before if type(before) is int else 0) | 1 << at
    app.remember(TAUGHT, taught)
    entry = [_MESSAGE, [_tips(app)[at][1], "Tip"]]
    if what in [name for name, _state in app.stack[-1:]] or len(app.stack) < 3:
        app.push(*entry)
    else:
        app.stack.insert(2, entry)
