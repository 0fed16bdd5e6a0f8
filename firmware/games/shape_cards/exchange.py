"""Revenge in Shape Cards: exchange an own card for one of the other player's, which in expert stays hidden."""

from firmware.games.shape_cards.board import HIDDEN, NO_CARD, figure
from firmware.games.shape_cards.choosing import BUTTON, OnBoard
from firmware.language import t


class Exchange(OnBoard):
    """The cards beside the board have the focus.

    State: [index in the player's hand or -1, focus]; None in expert, to reveal nothing.
    """

    drops_type_ahead = True
    explains = True

    def __init__(self, app, state):
        OnBoard.__init__(self, app, state)
        self.at, self.focus = state or [-1, 0]
        self.cover = app.game.screens.cover(app, self.seat)

    def state(self) -> list | None:
        return None if self.game.expert else [self.at, self.focus]

    def _owner(self):
        # The player whose card is chosen now.
        return self.seat if self.at < 0 else 1 - self.seat

    def focusable(self) -> list:
        return list(range(len(self.game.cards.hands[self._owner()]))) + [BUTTON]

    def chosen(self, target: int) -> None:
        hands = self.game.cards.hands
        if target == BUTTON:
            self.back()
        elif self.at < 0:
            self.at = target
            self.focus = 0
        else:
            theirs = target if self.game.expert else hands[1 - self.seat][target]
            self.app.act({"type": "exchange", "mine": hands[self.seat][self.at], "theirs": theirs})

    def texts(self) -> tuple:
        texts = t("Which one do you take?"), t("Take which?")
        if self.at < 0:
            texts = t("Which card do you give?"), t("Give which?")
        return texts, t("exchange"), (t("Back"),)

    def hands(self) -> list:
        """List the cards to choose from, then the other player's; in expert nobody sees these."""
        game = self.game
        owner = self._owner()
        found = []
        for seat in (owner, 1 - owner):
            hidden = game.expert and seat != self.seat
            colour = self.app.game.colours[seat]
            found += [(HIDDEN if hidden else figure(game, card), colour) for card in game.cards.hands[seat]]
            found += [(NO_CARD, 0)] * (len(found) % 2)
        return found

    def light_board(self) -> None:
        """The focus is never on a field."""
        self.board.pieces(self.game)

    def lay_out(self) -> None:
        OnBoard.lay_out(self)
        chosen_from = self.cards[: len(self.game.cards.hands[self._owner()])]
        for card in chosen_from:
            self.parts.remove(card)
        self.choices += [(at, chosen_from[at]) for at in range(len(chosen_from))]
