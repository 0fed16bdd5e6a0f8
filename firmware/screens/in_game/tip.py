"""Tips: the first time that something happens in a game, one sentence says what it means. Each is told once on this
handheld, and none while the setting is off.

A moment is named by the game's id and the class of its open screen ("penk.Mark"); a notice by its kind ("penk.block"),
and dice that were rolled are "rolled" (firmware/running_game.py). TIPS of firmware/games/<game id>/how_to_play.py has
the sentence, at most three lines of the small font.
"""

from firmware import loading
from firmware.drawing import theme, widgets
from firmware.keys import BACK, OK
from firmware.screen import Screen
from firmware.screens.in_game.base import Button, Line
from firmware.screens.paragraph import Paragraph

TOLD = "tips"
"""Under this the handheld remembers which moments were told of."""
_UNREAD_MS = 400
"""A press so soon was meant for the screen below: it does nothing."""


def tell(app, moment: str) -> None:
    """Tell of a moment, unless it was told of before or there is nothing to tell."""
    told = app.storage.remembered(TOLD, [])
    if not isinstance(told, list):
        told = []  # another version may have remembered something else
    game_id, _dot, name = moment.partition(".")
    if moment in told or not loading.has_module(game_id, "how_to_play"):
        return
    texts = "games.%s.how_to_play" % game_id
    text = loading.lazy_import(texts).TIPS.get(name)
    loading.evict(loading.FOLDER + texts)
    if text:
        app.remember(TOLD, told + [moment])
        app.push("screens.in_game.tip.Tip", text)


class Tip(Screen):
    """A sentence that any press closes. State: the sentence."""

    needs_table = True
    drops_type_ahead = True
    keys = 1 << OK | 1 << BACK

    def __init__(self, app, state):
        self.app = app
        self.text = state
        self.since = None
        self.words = Paragraph()
        self.line = Line()
        self.button = Button()

    def state(self) -> str:
        return self.text

    def tick(self, now: int) -> bool:
        if self.since is None:
            self.since = now
        return False

    def handle(self, key: int) -> None:
        app = self.app
        if self.since is not None and app.hardware.elapsed(app.now, self.since) >= _UNREAD_MS:
            app.pop()

    def prepare(self) -> None:
        layout = widgets.layout(self.app)
        area = layout.content()
        self.button.prepare(*area.cut_bottom(28), "OK")
        self.tall = layout.tall
        if self.tall:
            self.line.prepare(*area.cut_bottom(28), "Off: in Settings", style=theme.TEXT_DIM, centred=True)
        self.words.prepare(*area.rest(), ("Tip",), (self.text,))

    def draw(self, canvas) -> None:
        self.words.draw(canvas)
        if self.tall:
            self.line.draw(canvas)
        self.button.draw(canvas, True)
