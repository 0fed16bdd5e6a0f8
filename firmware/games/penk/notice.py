"""Orders of Penk!: who writes what on paper. They stay until acknowledged."""

from firmware.drawing import fonts
from firmware.drawing.area import Area
from firmware.drawing.widgets import Background
from firmware.games.penk.sheet import LABEL, ORDERED, Sheet
from firmware.keys import OK
from firmware.language import t
from firmware.screens.in_game.fanfare import Fanfare
from firmware.screens.in_game.notices import Notices

_TEXT = 61
"""Height of the text above a sheet."""
_LEAST = 115
"""Least height of a sheet below the text; with less room it is beside it."""
_ROOM = 36 + _TEXT + _LEAST + 28
"""Height of everything, including the band above and the button below."""
_FANFARE = 41


class Notice(Notices):
    """The notices of one action, worded in firmware/games/penk/events.py."""

    def __init__(self, app, state):
        Notices.__init__(self, app, state)
        self.sheet = Sheet()
        self.fanfare = None
        penk = _penk(self.shown)
        if penk and (self.layout.height >= _ROOM or not fonts.large_text):
            moves = self.is_new and app.settings.motion and (not self.at or _penk(self.queue[self.at - 1]) != penk)
            self.fanfare = Fanfare(app.game.colours[penk["player"]], moves)
            self._follow()

    def _follow(self):
        # The LED flashes with the fanfare, then shows the player to move.
        self.led = self.fanfare.led if self.fanfare and self.fanfare.moving else None

    def tick(self, now: int) -> bool:
        """Show a Penk for a moment."""
        moved = self.fanfare is not None and self.fanfare.tick(now, self.app.hardware.elapsed)
        self._follow()
        return moved

    def handle(self, key: int) -> None:
        """Let ok end the fanfare first."""
        if key == OK and self.fanfare and self.fanfare.moving:
            self.fanfare.stop()
            self._follow()
            self.app.frame.invalidate()
        else:
            Notices.handle(self, key)

    def prepare(self) -> None:
        shown = self.shown
        fanfare = self.fanfare
        area = self.layout.content()
        text = _TEXT
        if fanfare and area.h >= _ROOM:
            # Above the band of the player who must write.
            fanfare.prepare(area.x, area.y, area.w, _FANFARE, shown.titles, ())
            area = self.begin(shown.seat, tall=28, top=fanfare.height)
            self.parts.insert(0, fanfare)
            text = 28
        else:
            area = self.begin(shown.seat)
        cells = shown.picture and shown.picture[0]
        self.sheet.dark()
        self.sheet.light([5 * row + column - 6 for row, column in cells or ()], ORDERED)
        if cells is None:
            self.button.prepare(*area.cut_bottom(28), shown.answer)
        elif self.layout.height >= _ROOM:
            self.button.prepare(*area.cut_bottom(28), shown.answer)
            below = Area(*area.cut_bottom(area.h - text))
            cell = (area.w - 32) // 5
            self.parts.append(Background(below.cut_left((area.w - LABEL - 5 * cell) // 2)))
            self._lay_sheet(below, shown.seat, cell, below.h)
            self.parts.append(Background(below.rest()))
        else:
            cell = max(20, (area.w - 132) // 5)
            self._lay_sheet(area, shown.seat, cell, min(area.h, 135))
            self.button.prepare(*area.cut_bottom(max(26, fonts.SMALL.line)), t("Done"), self.font())
            if fanfare:
                fanfare.prepare(area.x, area.y, area.w, area.h - 40, shown.titles[area.w < 120 :], ())
                area.cut_top(fanfare.height)
                self.parts.append(fanfare)
        self.say(area.rest(), () if fanfare else shown.titles, shown.texts, shown.look)

    def _lay_sheet(self, area, seat, cell, height):
        # At the left of the area, from which it is cut, with background below.
        game = self.app.game
        self.sheet.prepare(area.x, area.y, cell, height, game.table.game, seat, game.colours[seat])
        x, _y, width, bottom = self.sheet.area
        area.cut_left(width)
        self.parts.append(self.sheet)
        self.parts.append(Background((x, bottom, width, area.bottom - bottom)))


def _penk(instruction):
    # The event of the Penk that an instruction is about.
    return instruction.picture and instruction.picture[1]
