"""A turn of Shape Cards on the board, and the other player's answer to an own piece."""

from firmware.games.shape_cards import game as shape_cards
from firmware.games.shape_cards.board import LIT
from firmware.games.shape_cards.table import BUTTON, OnBoard
from shared_rules.shape_cards import fields

DECLARE, TAKE_OFF, AVENGE = BUTTON, BUTTON + 1, BUTTON + 2
OWN, GREEN, NEITHER = BUTTON, BUTTON + 1, BUTTON + 2
ALLOW, CONTEST = BUTTON, BUTTON + 1
"""Places of the focus beside the fields: in a turn, once a field is chosen, in an answer."""

_FROM_THE_MIDDLE = (5, 6, 10, 9, 1, 2, 7, 11, 14, 13, 8, 4, 0, 3, 15, 12)


class Turn(OnBoard):
    """The action of a turn: a field and then the piece for it, or one of the other actions. State: {"focus": place,
    "at": chosen field or -1}.
    """

    def __init__(self, app, state):
        OnBoard.__init__(self, app, state)
        # A second press on what ended the turn before must not act in this one.
        self.drops_type_ahead = state is None
        # In expert nobody shall see from the button what is in a hand.
        self.can_declare = self.game.expert or bool(self.game.declarations())
        self.at = state["at"] if state else -1
        self.focus = state["focus"] if state else self._first_field()

    def state(self):
        """The focus, and the field chosen."""
        return {"focus": self.focus, "at": self.at}

    def _first_field(self):
        # Nothing that depends on hidden cards: the free field nearest to the middle.
        for at in _FROM_THE_MIDDLE:
            if self.game.is_free(at):
                return at
        return DECLARE

    def focusable(self):
        """The free fields and the actions that are possible; or the pieces."""
        if self.at >= 0:
            return [OWN, GREEN, NEITHER]
        stops = [at for at in range(16) if self.game.is_free(at)]
        if self.can_declare:
            stops.append(DECLARE)
        stops.append(TAKE_OFF)
        if self.game.revenge:
            stops.append(AVENGE)
        return stops

    def labels(self):
        """What the buttons say."""
        if self.at >= 0:
            return ("Yellow" if self.seat == 0 else "Blue", "Green", "Back")
        take = "Take off" if self.game.count(fields.OWN[self.seat]) else "Pass"
        return ("Declare", take, "Revenge") if self.game.revenge else ("Declare", take)

    def words(self):
        """What is to be chosen."""
        game = self.game
        headline = "revenge %d" % game.counters[self.seat] if game.revenge else "round %d" % game.round
        if self.at >= 0:
            return "Which piece goes there?", headline
        if game.barred != fields.NOWHERE:
            return "Barred there: choose again", "choose again"
        return "Choose a field or an action", headline

    def light(self):
        """The chosen field shows the piece that ok would put there."""
        if self.at >= 0:
            self.board.looks[self.at] = LIT
            if self.focus == OWN:
                self.board.looks[self.at] |= 2 + self.seat
            elif self.focus == GREEN:
                self.board.looks[self.at] |= 1

    def chosen(self, place):
        """Choose a field, put a piece there, or act."""
        app = self.app
        if self.at >= 0:
            if place == NEITHER:
                self.let_go()
            else:
                app.act({"type": "own" if place == OWN else "green", "at": fields.cell(self.at)})
        elif place < BUTTON:
            self.at = place
            self.focus = OWN
        elif place == DECLARE:
            app.push(shape_cards.DECLARE)
        elif place == TAKE_OFF:
            app.act({"type": "clear"})
        elif app.table.dice_from == "table":
            app.push(shape_cards.ENTRY)
        else:
            app.act({"type": "revenge"})


class Answer(OnBoard):
    """The other player has placed an own piece: allow it, or contest it. State: the focus."""

    drops_type_ahead = True

    def __init__(self, app, state):
        OnBoard.__init__(self, app, state)
        self.focus = ALLOW if state is None else state

    def state(self):
        """The focus."""
        return self.focus

    def focusable(self):
        """The two answers."""
        return [ALLOW, CONTEST]

    def labels(self):
        """The two answers."""
        return ("Allow", "Contest")

    def words(self):
        """The question."""
        return "Let the lit piece stand?", "contest?"

    def light(self):
        """The piece in question."""
        self.board.looks[self.game.pending] |= LIT

    def chosen(self, place):
        """Allow, or roll."""
        app = self.app
        if place == ALLOW:
            app.act({"type": "allow"})
        elif app.table.dice_from == "table":
            app.push(shape_cards.ENTRY)
        else:
            app.act({"type": "contest"})
