"""Orders of Penk! to the players: who writes what on paper. They stay until they are acknowledged."""

from firmware.drawing.area import Area
from firmware.games.penk import game as penk
from firmware.games.penk.sheet import HEAD, LABEL, ORDERED, Sheet
from firmware.keys import OK
from firmware.screens.in_game.base import Paper
from firmware.screens.in_game.fanfare import Fanfare
from firmware.screens.in_game.notices import SETBACK, Notices, Told

_TEXT = 61
"""Height of the text above a sheet."""
_LEAST = 115
"""Height of a sheet below them; where there is less it stands beside them."""
_ROOM = 36 + _TEXT + _LEAST + 28
"""Height of all with the band above and the button below."""
_FANFARE = 41


class Notice(Notices):
    """The notices of one action, as firmware/games/penk/game.py lists them."""

    def __init__(self, app, state):
        Notices.__init__(self, app, state)
        self.sheet = Sheet()
        self.fanfare = None
        line = _penk(self.notice)
        if line:
            moves = self.is_new and app.settings.motion and (not self.at or _penk(self.queue[self.at - 1]) != line)
            colour = app.colours[line[0]]
            self.fanfare = Fanfare(colour, moves)
            self._follow()

    def _follow(self):
        # The LED flashes with the fanfare, and shows the player to move after it.
        self.led = self.fanfare.led if self.fanfare and self.fanfare.moving else None

    def tick(self, now: int) -> bool:
        """A Penk is seen for a moment."""
        moved = self.fanfare is not None and self.fanfare.tick(now, self.app.hardware.elapsed)
        self._follow()
        return moved

    def handle(self, key: int) -> None:
        """Ok ends the fanfare first."""
        if key == OK and self.fanfare and self.fanfare.moving:
            self.fanfare.stop()
            self._follow()
            self.app.invalidate()
        else:
            Notices.handle(self, key)

    def prepare(self) -> None:
        told = self.told()
        fanfare = self.fanfare
        area = self.layout.content()
        text = _TEXT
        if fanfare and area.h >= _ROOM:
            # Above the band of the player who has to write.
            fanfare.prepare(area.x, area.y, area.w, _FANFARE, told.titles, ())
            area = self.begin(told.seat, tall=28, top=fanfare.height)
            text = 28
        else:
            area = self.begin(told.seat)
        self.sheet.dark()
        self.sheet.light([5 * row + column - 6 for row, column in told.shows or ()], ORDERED)
        if told.shows is None:
            self.button.prepare(*area.cut_bottom(28), told.answer)
        elif self.layout.height >= _ROOM:
            self.button.prepare(*area.cut_bottom(28), told.answer)
            below = Area(*area.cut_bottom(area.h - text))
            cell = (area.w - 32) // 5
            self.parts.append(Paper(below.cut_left((area.w - LABEL - 5 * cell) // 2)))
            self._lay_sheet(below, told.seat, cell, below.h)
            self.parts.append(Paper(below.rest()))
        else:
            cell = max(20, (area.w - 132) // 5)
            self._lay_sheet(area, told.seat, cell, min(area.h, 135))
            self.button.prepare(*area.cut_bottom(26), "Done", self.font())
            if fanfare:
                fanfare.prepare(area.x, area.y, area.w, area.h - 40, told.titles[area.w < 120 :], ())
                area.cut_top(fanfare.height)
        if fanfare:
            self.parts.append(fanfare)
        self.say(area.rest(), () if fanfare else told.titles, told.texts, told.look)

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
            others = ", ".join([table.players[other] for other in notice[1]])
            both = "%s has two full columns. Still to play: %s" % (table.players[seat], others)
            return Told(seat, ("Last round!",), (both, "Still to play: %s" % others))
        name = table.players[seat]
        done = self.done(seat)
        if kind == "block":
            return Told(seat, _cheers(table, notice[5]), ("Cross out %s\xa0%d" % tuple(notice[2:4]),), done, notice[4])
        if kind == "penk":
            line, index = notice[2:]
            cells = [[index, other] if line == "row" else [other, index] for other in range(1, 6)]
            texts = ("%s\xa0%d: nothing to cross out" % (line[0].upper() + line[1:], index), "Nothing to cross out")
            return Told(seat, _cheers(table, seat), texts, "OK", cells)
        if kind == "skip":
            return Told(seat, ("No clear cell",), ("%s's turn is skipped." % name,), look=SETBACK)
        if kind == "circle":
            return Told(seat, self.again(seat), ("Circle %s" % penk.cell_words(notice[2]),), done, notice[2])
        if kind == "cross":
            return Told(seat, self.again(seat), ("Cross out column\xa0%d" % notice[2],), done, notice[3])
        if notice[2] == "o":
            text = "Erase the circles %s" % penk.cell_words(notice[3])
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


def _penk(notice):
    # [seat, line, index] of the Penk that a notice tells, or None.
    if notice[0] == "penk":
        return notice[1:]
    return [notice[5]] + notice[2:4] if notice[0] == "block" else None


def _cheers(table, seat):
    return "PENK! %s" % table.players[seat], "PENK!"
