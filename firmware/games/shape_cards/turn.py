"""A turn of Shape Cards on the board, and the other player's answer to an own piece."""

from firmware.games.shape_cards import game as shape_cards
from firmware.games.shape_cards.board import LIT, LOOKS
from firmware.games.shape_cards.choosing import BUTTON, OnBoard
from shared_rules.shape_cards import fields

DECLARE, TAKE_OFF, AVENGE = BUTTON, BUTTON + 1, BUTTON + 2
OWN, GREEN, NEITHER = BUTTON, BUTTON + 1, BUTTON + 2
ALLOW, CONTEST = BUTTON, BUTTON + 1
"""Focus targets beside the fields: in a turn, once a field is chosen, in an answer."""

_FROM_THE_MIDDLE = (5, 6, 10, 9, 1, 2, 7, 11, 14, 13, 8, 4, 0, 3, 15, 12)


def _roll(app, kind):
    # The players' own dice are typed in first.
    if app.table.dice_from == "table":
        app.push(shape_cards.ENTRY)
    else:
        app.act({"type": kind})


class Turn(OnBoard):
    """A turn: a field and then the piece for it, or another action. State: {"focus", "at": chosen field or -1}."""

    def __init__(self, app, state):
        OnBoard.__init__(self, app, state)
        # A second press on what ended the turn before must not act in this one.
        self.drops_type_ahead = state is None
        # In expert the button must not tell what is in a hand.
        self.can_declare = self.game.expert or bool(self.game.declarations())
        self.at = state["at"] if state else -1
        # Nothing that depends on hidden cards: the free field nearest to the middle.
        free = [at for at in _FROM_THE_MIDDLE if self.game.is_free(at)]
        self.focus = state["focus"] if state else (free + [DECLARE])[0]

    def state(self) -> dict:
        return {"focus": self.focus, "at": self.at}

    def focusable(self) -> list:
        if self.at >= 0:
            return [OWN, GREEN, NEITHER]
        targets = [at for at in range(fields.FIELDS) if self.game.is_free(at)]
        if self.can_declare:
            targets.append(DECLARE)
        return targets + ([TAKE_OFF, AVENGE] if self.game.revenge else [TAKE_OFF])

    def texts(self) -> tuple:
        game = self.game
        headline = "revenge %d" % game.counters[self.seat] if game.revenge else "round %d" % game.round
        if self.at >= 0:
            return "Which piece goes there?", headline, ("Blue" if self.seat else "Yellow", "Green", "Back")
        labels = ("Declare", "Remove" if game.count(fields.OWN[self.seat]) else "Pass")
        if game.revenge:
            labels += ("Revenge",)
        if game.barred != fields.NOWHERE:
            return "Blocked: choose again", "choose again", labels
        return "Choose a field or an action", headline, labels

    def light(self) -> None:
        """The chosen field shows the piece that ok would put there."""
        if self.at >= 0:
            pieces = {OWN: fields.OWN[self.seat], GREEN: fields.GREEN}
            self.board.looks[self.at] = LIT | LOOKS[pieces.get(self.focus, fields.EMPTY)]

    def chosen(self, target: int) -> None:
        app = self.app
        if self.at >= 0:
            if target == NEITHER:
                self.back()
            else:
                app.act({"type": "own" if target == OWN else "green", "at": fields.cell(self.at)})
        elif target < BUTTON:
            self.at = target
            self.focus = OWN
        elif target == DECLARE:
            app.push(shape_cards.DECLARE)
        elif target == TAKE_OFF:
            app.act({"type": "clear"})
        else:
            _roll(app, "revenge")


class Answer(OnBoard):
    """The other player has placed an own piece: allow it, or contest it. State: the focus."""

    drops_type_ahead = True

    def focusable(self) -> list:
        return [ALLOW, CONTEST]

    def texts(self) -> tuple:
        return "Allow the lit piece?", "allow?", ("Allow", "Contest")

    def light(self) -> None:
        self.board.looks[self.game.pending] |= LIT

    def chosen(self, target: int) -> None:
        if target == ALLOW:
            self.app.act({"type": "allow"})
        else:
            _roll(self.app, "contest")
