"""Tips: a sentence, once, when something happens for the first time."""

from firmware import loading
from firmware.keys import BACK
from firmware.language import later
from firmware.screens.choice import Message

TAUGHT = "taught"
"""Key in memory.txt for the tips read in each game, one bit each, or ALL."""
ALL = -1
_TIP = "screens.in_game.tips.Tip"


def _taught(app):
    return app.storage.remembered(TAUGHT, {}, lambda kept: kept if isinstance(kept, dict) else None)


def remember(app, game: str, number: int | None = None) -> None:
    """Remember that this tip of a game was read; None: all tips."""
    app.frame.acknowledge_key()
    taught = _taught(app)
    taught[game] = ALL if number is None else taught.get(game, 0) | 1 << number
    app.remember(TAUGHT, taught)


def untaught(app, game: str) -> dict:
    """Return the unread tips of a game: {screen or type of event: (number, tip)}."""
    read = _taught(app).get(game, 0)
    if read == ALL or not loading.screens_of(game).HOW_TO_PLAY:
        return {}
    tips = loading.load(loading.module_of_game(game, "how_to_play")).TIPS
    unread = {tips[at][0]: (at, tips[at][1]) for at in range(len(tips)) if not read >> at & 1}
    if not unread:
        remember(app, game)
    return unread


class Tips:
    """The unread tips of the running game."""

    def __init__(self, app):
        self._app = app
        self.silent = False  # a computer acted after the last key: show no tips
        self.untaught: dict | None = {}  # result of `untaught`; None: unknown

    def look(self, game: str) -> None:
        """Look up the unread tips of a game."""
        self.untaught = untaught(self._app, game) if self._app.settings.tips else {}

    def forget(self) -> None:
        """Look again before the next tip, because another game is open."""
        self.untaught = None

    def take(self, kinds: list) -> list | None:
        """Return name and state of the screen of the first unread tip for these events or screens."""
        tips = self.untaught or {}
        for kind in kinds:
            if kind in tips:
                number, words = tips.pop(kind)
                return [_TIP, [words, later("Tip"), number]]
        return None


class Tip(Message):
    """A tip, shown only once. State: [words, title, its number among the game's tips]."""

    needs_table = True

    def __init__(self, app, state):
        self.number = state[2]
        Message.__init__(self, app, state[:2] + state[3:])

    def state(self) -> list:
        state = Message.state(self)
        return state[:2] + [self.number] + state[2:]

    def handle(self, key: int) -> None:
        if key == BACK:
            self.answered(0)
        else:
            Message.handle(self, key)

    def answered(self, index: int) -> None:
        app = self.app
        # Save first: after a power cut, better read it twice than never.
        remember(app, app.game.table.game.ID, self.number)
        app.stack.pop()
