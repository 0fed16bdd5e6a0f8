"""Revenge in Shape Cards: what it does."""

from firmware.drawing import lists, widgets
from firmware.games.shape_cards import game as shape_cards
from firmware.keys import OK
from firmware.screens.in_game.base import Band, InGame

_LABELS = {
    "swap": "Swap a piece",
    "replace": "Replace a piece",
    "wipe": "Take all off",
    "exchange": "Exchange cards",
    "none": "Nothing can be done",
}
_BELOW = {
    "swap": "with a piece next to it",
    "replace": "of theirs by an own one",
    "wipe": "every piece of theirs",
    "exchange": "one of yours for one of theirs",
    "none": "the turn ends",
}


class Revenge(InGame):
    """What is open and possible. State: the list's."""

    drops_type_ahead = True

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.list = lists.List(state)
        self.band = Band()
        self.kinds = app.table.game.revenges() or ["none"]
        self.list.set([_LABELS[kind] + "\n" + _BELOW[kind] for kind in self.kinds])

    def state(self):
        """Focus and scroll place."""
        return self.list.state()

    def handle(self, key):
        """Ok chooses one; a piece or cards are chosen next."""
        if self.common(key):
            return
        app = self.app
        if self.list.handle(key):
            app.invalidate()
        elif key == OK:
            kind = self.kinds[self.list.focus]
            if kind == "swap" or kind == "replace":
                app.push(shape_cards.TARGET, {"kind": kind, "from": -1, "focus": -1})
            elif kind == "exchange":
                app.push(shape_cards.EXCHANGE)
            else:
                app.act({"type": kind})

    def prepare(self):
        """Band and list."""
        app = self.app
        layout = self.layout = widgets.layout(app)
        seat = app.table.to_move
        top = 36 if layout.tall else 24
        self.band.prepare(
            layout, top, app.colours[seat], app.table.players[seat], ("your revenge", "revenge", ""), True
        )
        self.list.prepare(layout, top, layout.height)

    def draw(self, canvas):
        """The boxes of the parts."""
        self.band.draw(canvas)
        self.list.draw(canvas)
