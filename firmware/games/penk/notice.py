"""Orders of Penk! to the players: who writes what on paper. They stay until they are acknowledged."""

from firmware.drawing.area import Area
from firmware.games.penk import game as penk
from firmware.games.penk.sheet import HEAD, LABEL, ORDERED, Sheet
from firmware.screens.in_game.base import Paper
from firmware.screens.in_game.notices import Notices, Told

_TEXT = 61
"""Height of the text above a sheet."""
_LEAST = 115
"""Height of a sheet below them; where there is less it stands beside them."""


class Notice(Notices):
    """The notices of one action, as firmware/games/penk/game.py lists them."""

    def __init__(self, app, state):
        Notices.__init__(self, app, state)
        self.sheet = Sheet()

    def prepare(self) -> None:
        told = self.told()
        area = self.begin(told.seat)
        self.sheet.dark()
        if told.shows is None:
            self.button.prepare(*area.cut_bottom(28), told.answer)
        else:
            self.sheet.light([5 * row + column - 6 for row, column in told.shows], ORDERED)
            if area.h >= _TEXT + _LEAST + 28:
                self.button.prepare(*area.cut_bottom(28), told.answer)
                below = Area(*area.cut_bottom(area.h - _TEXT))
                cell = (area.w - 32) // 5
                self.parts.append(Paper(below.cut_left((area.w - LABEL - 5 * cell) // 2)))
                self._lay_sheet(below, told.seat, cell, below.h)
                self.parts.append(Paper(below.rest()))
            else:
                cell = max(20, (area.w - 132) // 5)
                self._lay_sheet(area, told.seat, cell, min(area.h, 135))
                self.button.prepare(*area.cut_bottom(26), "Done", self.font())
        self.say(area.rest(), told.titles, told.texts)

    def _lay_sheet(self, area, seat, cell, height):
        # At the left of the area, from which it is cut, with background below.
        self.sheet.prepare(
            area.x, area.y, cell, (height - HEAD) // 5, self.app.table.game, seat, self.app.colours[seat]
        )
        x, _y, width, bottom = self.sheet.area
        area.cut_left(width)
        self.parts.append(self.sheet)
        self.parts.append(Paper((x, bottom, width, area.bottom - bottom)))

    def told(self) -> Told:
        """What is to be written, crossed out or erased; it shows the cells, lit on the player's sheet."""
        table = self.app.table
        notice = self.notice
        kind, seat = notice[:2]
        if kind == "not last":
            return Told(seat, ("No last round",), ("The last round is cancelled. Play continues.",))
        if kind == "last":
            seat = self._finisher(notice[2])
            text = "Still to play: " + ", ".join([table.players[other] for other in notice[1]])
            both = "%s has two full columns. " % table.players[seat] + text
            return Told(seat, ("Last round!",), (both, text))
        name = table.players[seat]
        done = name + ": done"
        if kind == "block":
            line = "%s\xa0%d" % (notice[2], notice[3])
            titles = ("PENK! %s, %s" % (table.players[notice[5]], line), "PENK! " + line, "PENK!")
            return Told(seat, titles, ("Cross out " + line,), done, notice[4])
        if kind == "penk":
            line, index = notice[2:]
            cells = [[index, other] if line == "row" else [other, index] for other in range(1, 6)]
            text = "Nobody has to cross out."
            return Told(seat, ("PENK! %s\xa0%d" % (line, index),), (text,), "OK", cells)
        if kind == "skip":
            return Told(seat, ("No clear cell",), ("%s's turn is skipped." % name,))
        if kind == "circle":
            return Told(seat, ("Redone",), ("Circle " + penk.cell_words(notice[2]),), done, notice[2])
        if kind == "cross":
            return Told(seat, ("Redone",), ("Cross out column\xa0%d" % notice[2],), done, notice[3])
        if notice[2] == "o":
            text = "Erase the circles " + penk.cell_words(notice[3])
        else:
            text = "Erase the lit crosses in %s\xa0%d" % (notice[4], notice[5])
        return Told(seat, ("Undone",), (text,), done, notice[3])

    def _finisher(self, active_player):
        # Whose sheet ends the game: the active player's own, or that of a player who was told to cross out.
        clear = self.app.table.game.clear
        for seat in [active_player] + list(range(len(clear))):
            if len([cells for cells in clear[seat] if not cells]) >= 2:
                return seat
        return active_player
