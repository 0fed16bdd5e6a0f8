"""The result, unveiled from last to first if `unveil` is set."""

from firmware import loading
from firmware.drawing import lists
from firmware.keys import HELD, OK
from firmware.language import t
from firmware.screens.in_game.base import InGame


class Unveiling(InGame):
    """Covers the end screen. OK shows one more player, OK held shows all. State: number of players shown."""

    drops_type_ahead = True
    lights_player_led = False

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.rows = lists.List()
        self.shown = state or 0
        over = loading.screen_class(app.game.screens.play(app.game.table))(app, None)
        self.players = over.players()
        self.title = lists.Title()
        self.parts = (self.title, self.rows)
        self._fill()

    def state(self) -> int:
        return self.shown

    def _fill(self):
        rows = self.players[len(self.players) - self.shown :]
        more = t("Who is next?") if self.shown < len(self.players) - 1 else t("Who is first?")
        rows = [(more, "", -1)] + [row[:3] for row in rows]
        self.rows.set([row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows])

    def handle(self, key: int) -> None:
        if key == OK + HELD:
            self.app.stack.pop()
        elif key == OK and self.shown < len(self.players) - 1:
            self.shown += 1
            self._fill()
            self.app.frame.invalidate()
        elif key == OK:
            self.app.stack.pop()
        else:
            self.common(key)

    def prepare(self) -> None:
        self.title.prepare(self.layout, t("The result"), t("{0} of {1}", self.shown, len(self.players)))
        self.rows.prepare(self.layout, self.title.bottom, self.layout.height)
