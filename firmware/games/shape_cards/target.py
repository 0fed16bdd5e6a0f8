"""Revenge in Shape Cards: which piece it meets."""

from firmware.games.shape_cards.board import LIT
from firmware.games.shape_cards.table import BUTTON, OnBoard
from shared_rules.shape_cards.fields import OWN, cell


class Target(OnBoard):
    """A piece of the other player's to be replaced, or swapped with a second one. State: {"kind", "from": field of the
    first or -1, "focus": place}.
    """

    def __init__(self, app, state):
        OnBoard.__init__(self, app, state)
        self.kind = state["kind"]
        self.at = state["from"]
        self.focus = state["focus"]

    def state(self):
        """What was chosen, and the focus."""
        return {"kind": self.kind, "from": self.at, "focus": self.focus}

    def focusable(self):
        """The pieces that can be chosen, and the way back."""
        game = self.game
        if self.kind == "replace":
            stops = game.where(OWN[1 - self.seat])
        elif self.at < 0:
            starts = [swap[0] for swap in game.swaps()]
            stops = [at for at in range(16) if at in starts]
        else:
            stops = [swap[1] for swap in game.swaps() if swap[0] == self.at]
        stops.append(BUTTON)
        return stops

    def labels(self):
        """The way back."""
        return ("Back",)

    def words(self):
        """What is to be chosen."""
        if self.kind == "replace":
            return "Which piece is replaced?", "replace"
        if self.at < 0:
            return "Which piece is swapped?", "swap"
        return "With which one?", "swap"

    def light(self):
        """The first piece."""
        if self.at >= 0:
            self.board.looks[self.at] |= LIT

    def chosen(self, place):
        """Choose the first piece, or act."""
        if place == BUTTON:
            if self.at >= 0:
                self.let_go()
            else:
                self.app.pop()
            return
        if self.kind == "replace":
            self.app.act({"type": "replace", "at": cell(place)})
        elif self.at < 0:
            self.at = place
        else:
            self.app.act({"type": "swap", "from": cell(self.at), "to": cell(place)})
