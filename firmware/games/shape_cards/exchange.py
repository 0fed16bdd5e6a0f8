"""Revenge in Shape Cards: one of the own cards for one of the other player's, which in expert stays hidden."""

from firmware.games.shape_cards.board import HIDDEN, figure
from firmware.games.shape_cards.choosing import BUTTON, Choosing
from firmware.screens.in_game.base import Button, Line


class Exchange(Choosing):
    """State: [index in the own hand or -1, focus]; None in expert, where it would tell something."""

    drops_type_ahead = True

    def __init__(self, app, state):
        Choosing.__init__(self, app, state)
        self.at, self.focus = state or [-1, 0]
        self.line = Line()
        self.button = Button()
        self.cover = app.screens().cover(app, self.seat)

    def state(self) -> list | None:
        return None if self.game.expert else [self.at, self.focus]

    def _owner(self):
        # Whose cards are shown.
        return self.seat if self.at < 0 else 1 - self.seat

    def focusable(self) -> list:
        return list(range(len(self.game.hands[self._owner()]))) + [BUTTON]

    def chosen(self, target: int) -> None:
        hands = self.game.hands
        if target == BUTTON:
            self.back()
        elif self.at < 0:
            self.at = target
            self.focus = 0
        else:
            theirs = target if self.game.expert else hands[1 - self.seat][target]
            self.app.act({"type": "exchange", "mine": hands[self.seat][self.at], "theirs": theirs})

    def lay_out(self) -> None:
        game = self.game
        owner = self._owner()
        area = self.begin(("exchange", ""))
        words = "Which card do you give?" if self.at < 0 else "Which one do you take?"
        self.line.prepare(*area.cut_top(24), words, centred=True)
        self.parts.append(self.line)
        self.button.prepare(*area.cut_bottom(28 if self.layout.tall else 24), "Back")
        hidden = game.expert and owner != self.seat
        masks = [HIDDEN if hidden else figure(game, card) for card in game.hands[owner]]
        self.lay_hand(area, masks, self.app.colours[owner])
        self.choices = [(i, self.cards[i]) for i in range(len(masks))] + [(BUTTON, self.button)]
