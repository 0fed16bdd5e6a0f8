"""Revenge in Shape Cards: choice of its effect."""

from firmware.drawing import fonts
from firmware.games.shape_cards.choosing import BUTTON, OnBoard
from firmware.games.shape_cards.game import EXCHANGE, TARGET
from shared_rules.shape_cards.fields import FIRST_FIELD, OWN

_TEXTS = {
    "swap": ("Swap", "Swap with a neighbour", "Swap two"),
    "replace": ("Replace", "Replace one with yours", "Replace one"),
    "wipe": ("Remove all", "Remove all their pieces", "All their pieces"),
    "exchange": ("Exchange", "Exchange a card", "One card"),
    "none": ("End turn", "No revenge is possible", "Not possible"),
}
"""Label of each kind's button, and its effect, longest text first."""


class Revenge(OnBoard):
    """A button for each possible kind of revenge. State: [index of the kind]."""

    drops_type_ahead = True
    explains = True

    def __init__(self, app, state):
        OnBoard.__init__(self, app, BUTTON + state[0] if state else BUTTON)
        self.kinds = self.game.revenges() or ["none"]
        self.targets = tuple([BUTTON + at for at in range(len(self.kinds))])

    def state(self) -> list:
        return [self.focus - BUTTON]

    def focusable(self) -> list:
        return list(self.targets)

    def stops(self) -> list:
        """Place the stops like the buttons."""
        across = (2 if len(self.kinds) == 4 else 3) if self.layout.tall else 1
        return [divmod(at, across) + (BUTTON + at,) for at in range(len(self.kinds))]

    def moved(self, before: int) -> None:
        """The text describes the focused button."""
        self.dirty = True

    def texts(self) -> tuple:
        texts = _TEXTS[self.kinds[self.focus - BUTTON]][1:]
        labels = [_TEXTS[kind][0] for kind in self.kinds]
        if len(labels) == 3 or fonts.large_text:  # side by side or large; the text above says "all"
            labels = [label.replace("Remove all", "Remove") for label in labels]
        return texts, "revenge", tuple(labels)

    def light(self) -> None:
        """Light the pieces that this kind could affect."""
        game = self.game
        kind = self.kinds[self.focus - BUTTON]
        met = game.where(OWN[1 - self.seat]) if kind == "wipe" or kind == "replace" else ()
        for at in [first for first, _second in game.swaps()] if kind == "swap" else met:
            self.board.light(FIRST_FIELD >> at)

    def chosen(self, target: int) -> None:
        kind = self.kinds[target - BUTTON]
        if kind == "swap" or kind == "replace":
            self.app.stack.push(TARGET, {"kind": kind, "from": -1, "focus": -1})
        elif kind == "exchange":
            self.app.stack.push(EXCHANGE)
        else:
            self.app.act({"type": kind})
