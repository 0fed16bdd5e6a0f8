"""A turn of Shape Cards on the board, and the answer to the other player's piece."""

from firmware.drawing import fonts
from firmware.games.shape_cards.board import LIT, LOOKS
from firmware.games.shape_cards.choosing import BUTTON, OnBoard
from firmware.games.shape_cards.game import DECLARE as DECLARE_CARD
from firmware.games.shape_cards.game import GAME
from firmware.games.shape_cards.words import PIECES, card_words
from shared_rules.shape_cards import fields

DECLARE, TAKE_OFF, AVENGE = BUTTON, BUTTON + 1, BUTTON + 2
OWN, GREEN, NEITHER = BUTTON, BUTTON + 1, BUTTON + 2
ALLOW, CONTEST = BUTTON, BUTTON + 1
"""Focus targets after the fields: in a turn, after choosing a field, in an answer."""

_BOTH_COLOURS = ("Removes all %s and green", "Removes %s and green", "Removes %s & green", "Removes %s, green")
_BOTH_COLOURS += ("Also green",)
_FROM_THE_MIDDLE = (5, 6, 10, 9, 1, 2, 7, 11, 14, 13, 8, 4, 0, 3, 15, 12)


def _roll(app, kind):
    # Real dice are entered first.
    if app.game.table.dice_from == "table":
        app.stack.push(GAME.ENTRY)
    else:
        app.act({"type": kind})


class Turn(OnBoard):
    """A turn: a field and then its piece, or another action. State: {"focus", "at": chosen field or -1}."""

    def __init__(self, app, state):
        OnBoard.__init__(self, app, state)
        # A second press on the end of the previous turn must not act in this one.
        self.drops_type_ahead = state is None
        # In expert nothing may reveal a hand.
        self.complete = None  # (card, mask) of a complete placement
        if not self.game.expert:
            found = self.game.declarations()
            self.complete = found[0] if found else None
        own = self.complete is not None and self.complete[0] in self.game.cards.hands[self.seat]
        self.can_declare = self.game.expert or self.complete is not None
        self._lacks = ()  # revenge points had and needed, if the possible revenges need a 6
        if self.game.revenge:
            has, needed = self.game.counters[self.seat], self.game.possible_revenges()[0][1]
            self._lacks = (has, needed) if has < needed else ()
        self.at = state["at"] if state else -1
        self.focus = state["focus"] if state else DECLARE if own else self._likeliest_field()

    def state(self) -> dict:
        return {"focus": self.focus, "at": self.at}

    def _likeliest_field(self):
        # A field missing to a card of the player; in expert the free one nearest to the middle, to reveal nothing.
        missing = 0 if self.game.expert else self.game.nearest()[0]
        if missing:
            return fields.indexes(missing)[0]
        free = [at for at in _FROM_THE_MIDDLE if self.game.is_free(at)]
        return (free + [DECLARE])[0]

    def _likeliest_piece(self):
        # Green, which cannot be contested, if the card that it helps has its two own pieces.
        if not self.game.expert:
            missing, own = self.game.nearest()
            if missing & fields.FIRST_FIELD >> self.at and fields.has_two(own):
                return GREEN
        return OWN

    @property
    def ok_discards(self) -> bool:
        """On a full board this may be all that is left, so it has the focus."""
        return self.at < 0 and self.focus == TAKE_OFF

    def moved(self, before: int) -> None:
        """The text describes the focused button."""
        self.dirty = True

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
            return ("Which piece goes there?",), headline, ("Blue" if self.seat else "Yellow", "Green", "Back")
        own = game.count(fields.OWN[self.seat])
        labels = ("Declare", "Pass" if not own else "Remove" if game.revenge or fonts.large_text else "Remove all")
        if game.revenge:
            labels += ("Revenge",)
        texts = self._focus_texts(own)
        self.explains = bool(texts)
        if game.barred != fields.NOWHERE:
            headline = "blocked" if fonts.large_text else "choose again"
            return texts + ("Blocked: choose again",), headline, labels
        return texts + ("Choose a field or an action",), headline, labels

    def _focus_texts(self, own):
        # What the focused button would do, longest text first. own: number of the player's pieces.
        game = self.game
        if self.focus == DECLARE and self.complete:
            card = card_words(self.app.game.table, self.seat, self.complete[0], self.words_width)
            return "%s is complete" % card, card
        if self.focus == TAKE_OFF:
            greens = game.clears_greens(game.active_player)
            colour = PIECES[self.seat]
            if not own:
                if greens:
                    return "Removes all green pieces", "Removes green", "All green"
                return "Counts as removing all", "A removal"
            if greens:
                return tuple([words.replace("%s", colour) for words in _BOTH_COLOURS])
            return "Removes all %s pieces" % colour, "Removes all %s" % colour, "All %s" % colour
        if self.focus == AVENGE and self._lacks:
            return "Only a 6 helps (%d of %d)" % self._lacks, "Only a 6 (%d of %d)" % self._lacks, "Only a 6"
        return ("A 6 lets you choose any", "With a 6 choose any", "6: choose any") if self.focus == AVENGE else ()

    def light(self) -> None:
        """Show the result of ok: the chosen field's piece, Declare's complete placement, what Remove takes away."""
        game = self.game
        if self.at < 0 and self.focus == DECLARE and self.complete:
            self.board.light(self.complete[1])
        if self.at < 0 and self.focus == TAKE_OFF:
            own, green = game.pieces()
            self.board.light(own | green if game.clears_greens(self.seat) else own)
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
            self.focus = self._likeliest_piece()
        elif target == DECLARE:
            app.stack.push(DECLARE_CARD)
        elif target == TAKE_OFF:
            app.act({"type": "clear"})
        elif self._lacks:
            words = "Only a 6 helps: you have %d of %d points. Without a 6 your turn is lost." % self._lacks
            app.stack.push("screens.choice.Confirm", ["Revenge", words, "Back", "Roll"])
        else:
            _roll(app, "revenge")

    def on_result(self, name: str, value) -> None:
        """Roll for a 6 once confirmed; the coach does not ask again."""
        self.app.game.coach.warned = self.app.game.at
        _roll(self.app, "revenge")


class Answer(OnBoard):
    """Answer to the other player's piece: allow it, or contest it, which is free. State: the focus."""

    drops_type_ahead = True

    def __init__(self, app, state):
        OnBoard.__init__(self, app, ALLOW if state is None else state)

    def focusable(self) -> list:
        return [ALLOW, CONTEST]

    def texts(self) -> tuple:
        return ("Allow the lit piece?",), "allow?", ("Allow", "Contest")

    def light(self) -> None:
        self.board.looks[self.game.pending] |= LIT

    def chosen(self, target: int) -> None:
        if target == ALLOW:
            self.app.act({"type": "allow"})
        else:
            _roll(self.app, "contest")
