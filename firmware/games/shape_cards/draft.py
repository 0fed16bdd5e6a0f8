"""Picking a card of Shape Cards: all figures, with those that a player has hollow."""

from firmware.drawing import fonts, widgets
from firmware.drawing.widgets import Background, Line
from firmware.games.shape_cards.board import Card, figure
from firmware.games.shape_cards.choosing import Choosing
from firmware.language import t
from shared_rules.shape_cards.fields import CARDS, SIDE


class Draft(Choosing):
    """State: the focused card."""

    BAND = (36, 23)
    drops_type_ahead = True

    def __init__(self, app, state):
        Choosing.__init__(self, app, state)
        self.line = Line()

    def focusable(self) -> list:
        return sorted(self.game.cards.deck)

    def chosen(self, target: int) -> None:
        self.app.act({"type": "pick", "card": target})

    def _texts(self, name):
        # For whom a card is picked, "" for the player who picks: of the line, on a low panel of the band.
        if self.layout.high:
            if name:
                return t("Pick a card for {0}:", name), t("For {0}:", name), t("for them")
            return t("Pick a card for yourself:"), t("For yourself:")
        if name:
            return t("Pick a card for {0}", name), t("for {0}", name), t("for them")
        return t("Pick a card for yourself"), t("for yourself"), t("for you")

    def lay_out(self) -> None:
        app = self.app
        owner = self.game.picks_for()
        tall = self.layout.high
        texts = self._texts("" if owner == self.seat else app.game.table.players[owner])
        area = self.begin((t("pick a card"), t("pick"), "") if tall else texts)
        if tall:
            asked = widgets.first_that_fits(texts, fonts.SMALL, area.w - widgets.EDGE)
            self.line.prepare(*area.cut_top(max(24, fonts.SMALL.line)), asked, centred=True)
            self.parts.append(self.line)
        rows = CARDS // SIDE
        self.parts.append(Background(area.cut_bottom(area.h % rows)))
        cells = area.grid(SIDE, rows)
        for card in range(CARDS):
            self.choices.append((card, Card(cells[card], figure(self.game, card), app.game.colours[owner])))
