"""Tips: a sentence, once, when something happens for the first time in any game."""

from binascii import crc32

from firmware import loading
from firmware.keys import BACK
from firmware.language import later
from firmware.screens.choice import Message
from firmware.storage.files import choice_in

TAUGHT = "taught"
"""Key in memory.txt: {game: ALL for a game without unread tips, READ: the CRC-32 of each tip that was read}."""
ALL = -1
READ = ""
_TIP = "screens.in_game.tips.Tip"


def _taught(app):
    return app.storage.remembered(TAUGHT, {}, lambda kept: kept if isinstance(kept, dict) else None)


def _mark(words):
    return crc32(words.encode()) & 0xFFFFFFFF


def untaught(app, game: str) -> dict:
    """Return the unread tips of a game: {screen or type of event: tip}."""
    taught = _taught(app)
    if taught.get(game) == ALL or not loading.screens_of(game).HOW_TO_PLAY:
        return {}
    read = choice_in(taught, READ, [])
    tips = loading.load(loading.module_of_game(game, "how_to_play")).TIPS
    unread = {kind: words for kind, words in tips if _mark(words) not in read}
    if not unread:
        taught[game] = ALL
        app.remember(TAUGHT, taught)
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
                return [_TIP, [tips.pop(kind), later("Tip")]]
        return None


class Tip(Message):
    """A tip, shown only once. State: that of Message."""

    needs_table = True

    def handle(self, key: int) -> None:
        if key == BACK:
            self.answered(0)
        else:
            Message.handle(self, key)

    def answered(self, index: int) -> None:
        app = self.app
        # Save first: after a power cut, better read it twice than never.
        taught = _taught(app)
        taught[READ] = choice_in(taught, READ, []) + [_mark(self.kept[0])]
        app.remember(TAUGHT, taught)
        app.stack.pop()
