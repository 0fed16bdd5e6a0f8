"""Orders of Yacht to the players: what is written on paper, or rubbed out. They stay until they are acknowledged."""

from firmware.games.yacht import game as yacht
from firmware.screens.in_game.notices import Notices

_TITLES = {"bonus": "Bonus!", "write": "Redone", "rub": "Undone"}


class Notice(Notices):
    """The notices of one action, one after the other, as firmware/games/yacht/game.py lists them."""

    def prepare(self) -> None:
        """Band of the player concerned, the order, the button."""
        kind, seat, box, points = self.notice
        area = self.begin(seat)
        self.button.prepare(*area.cut_bottom(28), self.band.name + " has done it")
        words = ("Rub out " if kind == "rub" else "Write ") + yacht.written_words(box, points)
        self.say(area.rest(), (_TITLES[kind],), (words,))
