"""Revenge in Shape Cards: what it does."""

from firmware.drawing import lists
from firmware.games.shape_cards import game as shape_cards
from firmware.screens.in_game.base import Listed

_LABELS = {
    "swap": "Swap a piece\ntheirs with a neighbour",
    "replace": "Replace a piece\ntheirs with yours",
    "wipe": "Remove all\nall their pieces",
    "exchange": "Exchange cards\nyour card for theirs",
    "none": "No revenge possible\nthe turn ends",
}


class Revenge(Listed):
    """What is open and possible. State: the list's."""

    drops_type_ahead = True

    def __init__(self, app, state):
        Listed.__init__(self, app, lists.List(state))
        self.parts = (self.band, self.list)
        self.kinds = app.table.game.revenges() or ["none"]
        self.list.set([_LABELS[kind] for kind in self.kinds])

    def chosen(self, index: int) -> None:
        kind = self.kinds[index]
        if kind == "swap" or kind == "replace":
            self.app.push(shape_cards.TARGET, {"kind": kind, "from": -1, "focus": -1})
        elif kind == "exchange":
            self.app.push(shape_cards.EXCHANGE)
        else:
            self.app.act({"type": kind})

    def prepare(self) -> None:
        self.below_band(self.app.table.to_move, 36, 24, ("your revenge", "revenge", ""), True)
        self.list.prepare(self.layout, self.band.bottom, self.layout.height)
