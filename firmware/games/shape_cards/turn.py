"""A turn of Shape Cards on the board, and the answer to the other player's piece."""

from firmware.drawing import fonts
from firmware.games.shape_cards.board import LIT, LOOKS
from firmware.games.shape_cards.choosing import BUTTON, OnBoard
from firmware.games.shape_cards.game import DECLARE as DECLARE_CARD
from firmware.games.shape_cards.game import GAME
from firmware.games.shape_cards.words import complete_words
from firmware.language import later, t
from shared_rules.shape_cards import fields

DECLARE, TAKE_OFF, AVENGE = BUTTON, BUTTON + 1, BUTTON + 2
OWN, GREEN, NEITHER = BUTTON, BUTTON + 1, BUTTON + 2
ALLOW, CONTEST = BUTTON, BUTTON + 1
"""Focus targets after the fields: in a turn, after choosing a field, in an answer."""

_REMOVALS = (
    (later("Removes all yellow pieces"), later("Removes all yellow"), later("All yellow")),
    (later("Removes all blue pieces"), later("Removes all blue"), later("All blue")),
)
_REMOVALS_OF_GREEN = (later("Removes all green pieces"), later("Removes green"), later("All green"))
_REMOVALS_OF_BOTH = (
    (
        later("Removes all yellow and green"),
        later("Removes yellow and green"),
        later("Removes yellow & green"),
        later("Removes yellow, green"),
        later("Also green"),
    ),
    (
        later("Removes all blue and green"),
        later("Removes blue and green"),
        later("Removes blue & green"),
        later("Removes blue, green"),
        later("Also green"),
    ),
)
"""What a removal takes, longest first; for the pieces of each seat."""
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
        headline = t("revenge {0}", game.counters[self.seat]) if game.revenge else t("round {0}", game.round)
        if self.at >= 0:
            labels = (t("Blue") if self.seat else t("Yellow"), t("Green"), t("Back"))
            return (t("Which piece goes there?"),), headline, labels
        own = game.count(fields.OWN[self.seat])
        if own:
            removes = t("Remove") if game.revenge or fonts.large_text else t("Remove all")
        else:
            removes = t("Pass")
        labels = (t("Declare"), removes)
        if game.revenge:
            labels += (t("Revenge"),)
        texts = self._focus_texts(own)
        self.explains = bool(texts)
        if game.barred != fields.NOWHERE:
            headline = t("blocked") if fonts.large_text else t("choose again")
            return texts + (t("Blocked: choose again"),), headline, labels
        return texts + (t("Choose a field or an action"),), headline, labels

    def _focus_texts(self, own):
        # What the focused button would do, longest text first. own: number of the player's pieces.
        game = self.game
        if self.focus == DECLARE and self.complete:
            return complete_words(self.app.game.table, self.seat, self.complete[0], self.words_width)
        if self.focus == TAKE_OFF:
            if not own and not game.clears_greens(game.active_player):
                return t("Counts as removing all"), t("A removal")
            return tuple([t(words) for words in self._removals(own)])
        if self.focus != AVENGE:
            return ()
        if self._lacks:
            lacks = self._lacks
            return t("Only a 6 helps ({0} of {1})", *lacks), t("Only a 6 ({0} of {1})", *lacks), t("Only a 6")
        return t("A 6 lets you choose any"), t("With a 6 choose any"), t("6: choose any")

    def _removals(self, own):
        if not own:
            return _REMOVALS_OF_GREEN
        both = self.game.clears_greens(self.game.active_player)
        return (_REMOVALS_OF_BOTH if both else _REMOVALS)[self.seat]

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
            words = later("Only a 6 helps: you have {0} of {1} points. Without a 6 your turn is lost.")
            question = [later("Revenge"), [words] + list(self._lacks), later("Back"), later("Roll")]
            app.stack.push("screens.choice.Confirm", question)
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
        return (t("Allow the lit piece?"),), t("allow?"), (t("Allow"), t("Contest"))

    def light(self) -> None:
        self.board.looks[self.game.pending] |= LIT

    def chosen(self, target: int) -> None:
        if target == ALLOW:
            self.app.act({"type": "allow"})
        else:
            _roll(self.app, "contest")
