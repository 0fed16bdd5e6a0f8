"""Orders of Yacht to the players: what is written on paper, or rubbed out. They stay until they are acknowledged."""

from firmware.drawing import widgets
from firmware.games.yacht import game as yacht
from firmware.screens.in_game.notices import Notices
from firmware.screens.paragraph import Paragraph

_TITLES = {"bonus": "Bonus!", "write": "Redone", "rub": "Undone"}


class Notice(Notices):
    """The notices of one action, one after the other, as firmware/games/yacht/game.py lists them."""

    def __init__(self, app, state):
        Notices.__init__(self, app, state)
        self.words = Paragraph()

    def prepare(self) -> None:
        """Band of the player concerned, the order, the button."""
        kind, seat, box, points = self.notice
        place = widgets.layout(self.app)
        area = place.content()
        band = area.cut_top(36 if place.tall else 25)
        self.prepare_band(place, band[3], seat)
        self.button.prepare(*area.cut_bottom(28), self.band.name + " has done it")
        words = ("Rub out " if kind == "rub" else "Write ") + yacht.written_words(box, points)
        self.words.prepare(area.x, area.y, area.w, area.bottom, (_TITLES[kind],), (words,))

    def draw(self, canvas) -> None:
        """The boxes of the parts."""
        self.band.draw(canvas)
        self.words.draw(canvas)
        self.button.draw(canvas, True)
