"""Hidden cards of one player of Shape Cards, in expert: covered whenever their screen opens."""

from firmware.drawing.widgets import Button
from firmware.games.shape_cards.board import NO_CARD, figure
from firmware.games.shape_cards.choosing import Choosing
from firmware.language import t


class Look(Choosing):
    """Players look at their hands one after another. State: [seats, index of the one who looks]."""

    drops_type_ahead = True

    def __init__(self, app, state):
        Choosing.__init__(self, app, state)
        self.focus = 0
        self.seats, self.index = state
        self.seat = self.seats[self.index]
        self.leaves = len(self.seats) == 1
        self.button = Button()
        self.cover = app.game.screens.cover(app, self.seat)

    def state(self) -> list:
        return [self.seats, self.index]

    def focusable(self) -> list:
        return [0]

    def chosen(self, target: int) -> None:
        if self.index + 1 < len(self.seats):
            self.app.stack.replace(self.app.stack[-1][0], [self.seats, self.index + 1])
        else:
            self.app.stack.pop()

    def lay_out(self) -> None:
        area = self.begin((t("secret"), t("hidden"), ""))
        self.button.prepare(*area.cut_bottom(28), t("Hide cards"))
        masks = [figure(self.game, card) for card in self.game.cards.hands[self.seat]]
        self.lay_hand(area, masks or [NO_CARD], self.app.game.colours[self.seat])
        self.parts += self.cards
        self.choices = [(0, self.button)]
