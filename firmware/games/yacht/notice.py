"""Orders of Yacht to the players: what is written on paper, or rubbed out. They stay until they are acknowledged."""

from firmware.games.yacht import game as yacht
from firmware.screens.in_game.notices import Notices, Told

_TITLES = {"bonus": "Bonus!", "rub": "Undone"}


class Notice(Notices):
    """The notices of one action, as firmware/games/yacht/game.py lists them."""

    def told(self) -> Told:
        kind, seat, box, points = self.notice
        text = ("Erase %s" if kind == "rub" else "Write %s") % yacht.written_words(box, points)
        titles = self.again(seat) if kind == "write" else (_TITLES[kind],)
        return Told(seat, titles, (text,), self.done(seat))
