"""Revenge in Shape Cards: choice of its effect."""

from firmware.drawing import fonts
from firmware.games.shape_cards.choosing import BUTTON, OnBoard
from firmware.games.shape_cards.game import EXCHANGE, TARGET
from firmware.language import later, t
from shared_rules.shape_cards.fields import FIRST_FIELD, OWN

_TEXTS = {
    "swap": (later("Swap"), later("Swap with a neighbour"), later("Swap two")),
    "replace": (later("Replace"), later("Replace one with yours"), later("Replace one")),
    "wipe": (later("Remove all"), later("Remove all their pieces"), later("All their pieces")),
    "exchange": (later("Exchange"), later("Exchange a card"), later("One card")),
    "none": (later("End turn"), later("No revenge is possible"), later("Not possible")),
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
        across = (2 if len(self.kinds) == 4 else 3) if self.layout.high else 1
        return [divmod(at, across) + (BUTTON + at,) for at in range(len(self.kinds))]

    def moved(self, before: int) -> None:
        """The text describes the focused button."""
        self.dirty = True

    def texts(self) -> tuple:
        texts = tuple([t(text) for text in _TEXTS[self.kinds[self.focus - BUTTON]][1:]])
        labels = [t(_TEXTS[kind][0]) for kind in self.kinds]
        if "wipe" in self.kinds and (len(labels) == 3 or fonts.large_text):
            # Side by side or large; the text above says "all".
            labels[self.kinds.index("wipe")] = t("Remove")
        return texts, t("revenge"), tuple(labels)

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
