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
    app.frame.acknowledge_key()
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


class Tips:
    """What of the running game is still to be taught."""

    def __init__(self, session):
        self._session = session
        self.silent = False  # a computer on the cable did something after the last key: nobody is taught by that
        self.untaught: dict | None = {}  # see above; None: not looked yet

    def look(self, game: str) -> None:
        """Find out what of a game is to be taught."""
        app = self._session.app
        self.untaught = untaught(app, game) if app.settings.tips else {}

    def forget(self) -> None:
        """Another game is open: look again before the next tip."""
        self.untaught = None

    def teach(self, *kinds: str) -> None:
        """Show the tip for the first of these, types of events or the name of a screen about to open, that has one: in
        front of the notices, which it explains.
        """
        session = self._session
        app, table = session.app, session.table
        if self.silent or table is not None and session.awaits_rivals():
            return
        if self.untaught is None:
            if app.light is None or table is None or session.read_only or session.coach.begun:
                return  # nobody waits for the first picture because of a tip
            self.look(table.game.ID)
        tips = self.untaught or {}
        for kind in kinds:
            if kind in tips:
                number, words = tips.pop(kind)
                app.stack.push(_TIP, [words, "Tip", number])
                return
