"""Revenge in Shape Cards: choice of the piece to replace or swap."""

from firmware.games.shape_cards.board import LIT, LOOKS
from firmware.games.shape_cards.choosing import BUTTON, OnBoard
from firmware.language import t
from shared_rules.shape_cards.fields import FIELDS, OWN, cell


class Target(OnBoard):
    """A piece to be replaced, or swapped with a second one. State: {"kind", "from": first field or -1, "focus"}."""

    explains = True

    def __init__(self, app, state):
        OnBoard.__init__(self, app, state)
        self.kind = state["kind"]
        self.at = state["from"]
        self.focus = state["focus"]

    def state(self) -> dict:
        return {"kind": self.kind, "from": self.at, "focus": self.focus}

    def focusable(self) -> list:
        game = self.game
        if self.kind == "replace":
            return game.where(OWN[1 - self.seat]) + [BUTTON]
        if self.at >= 0:
            return [second for first, second in game.swaps() if first == self.at] + [BUTTON]
        starts = [first for first, _second in game.swaps()]
        return [at for at in range(FIELDS) if at in starts] + [BUTTON]

    def texts(self) -> tuple:
        if self.kind == "replace":
            return (t("Replace which piece?"), t("Replace one")), t("replace"), (t("Back"),)
        texts = t("With which piece?"), t("With which?")
        if self.at < 0:
            texts = t("Swap which piece?"), t("Swap which?")
        return texts, t("swap"), (t("Back"),)

    def light(self) -> None:
        """Show the board as ok would leave it, if ok decides."""
        looks = self.board.looks
        if self.focus < BUTTON and self.kind == "replace":
            looks[self.focus] = LOOKS[OWN[self.seat]]
        elif self.at >= 0:
            if self.focus < BUTTON:
                looks[self.at], looks[self.focus] = looks[self.focus], looks[self.at]
            looks[self.at] |= LIT

    def chosen(self, target: int) -> None:
        if target == BUTTON:
            self.back()
        elif self.kind == "replace":
            self.app.act({"type": "replace", "at": cell(target)})
        elif self.at < 0:
            self.at = target
        else:
            self.app.act({"type": "swap", "from": cell(self.at), "to": cell(target)})
