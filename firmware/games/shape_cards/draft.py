"""Picking a card of Shape Cards: all figures, with those that a player has hollow."""

from firmware.drawing import fonts, widgets
from firmware.drawing.widgets import Background, Line
from firmware.games.shape_cards.board import Card, figure
from firmware.games.shape_cards.choosing import Choosing
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

    def lay_out(self) -> None:
        app = self.app
        owner = self.game.picks_for()
        own = owner == self.seat
        whom = "yourself" if own else app.game.table.players[owner]
        headline = ("Pick a card for %s" % whom, "for %s" % whom, "for you" if own else "for them")
        tall = self.layout.tall
        area = self.begin(("pick a card", "pick", "") if tall else headline)
        if tall:
            asked = widgets.first_that_fits((headline[0] + ":", "For %s:" % whom), fonts.SMALL, area.w - widgets.EDGE)
            self.line.prepare(*area.cut_top(24), asked, centred=True)
            self.parts.append(self.line)
        rows = CARDS // SIDE
        self.parts.append(Background(area.cut_bottom(area.h % rows)))
        cells = area.grid(SIDE, rows)
        for card in range(CARDS):
            self.choices.append((card, Card(cells[card], figure(self.game, card), app.game.colours[owner])))
