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
        cells = shown.picture and shown.picture[0]
        self.sheet.dark()
        self.sheet.light([5 * row + column - 6 for row, column in cells or ()], ORDERED)
        self.alone = fonts.large_text and cells is not None
        text = _TEXT
        if self.on_picture:
            self._prepare_alone(shown)
            return
        if fanfare and area.h >= _ROOM:
            # Above the band of the player who must write.
            fanfare.prepare(area.x, area.y, area.w, _FANFARE, shown.titles, ())
            area = self.begin(shown.seat, tall=28, top=fanfare.height)
            self.parts.insert(0, fanfare)
            text = 28
        else:
            area = self.begin(shown.seat)
        if cells is None or self.alone:
            self.button.prepare(*area.cut_bottom(28), shown.answer)
        elif self.layout.height >= _ROOM:
            self.button.prepare(*area.cut_bottom(28), shown.answer)
            below = Area(*area.cut_bottom(area.h - text))
            self._lay_below(below, shown.seat)
        else:
            cell = max(20, (area.w - 132) // 5)
            self._lay_sheet(area, shown.seat, cell, min(area.h, 135))
            self.button.prepare(*area.cut_bottom(max(26, fonts.SMALL.line)), t("Done"), self.font())
            if fanfare:
                fanfare.prepare(area.x, area.y, area.w, area.h - 40, shown.titles[area.w < 120 :], ())
                area.cut_top(fanfare.height)
                self.parts.append(fanfare)
        self.say(area.rest(), () if fanfare else shown.titles, shown.texts, shown.look)

    def _prepare_alone(self, shown):
        layout = self.layout
        beside = self.low_picture(LABEL + 5 * max(20, (layout.width - 132) // 5))
        area = self.below_band(shown.seat, 36, 25, beside=beside)
        self.parts = [self.band]
        self.button.prepare(*area.cut_bottom(28), t("Done") if beside else shown.answer, self.font())
        if beside:
            self._lay_sheet(
                Area(layout.left, 0, beside, layout.height), shown.seat, (beside - LABEL) // 5, layout.height
            )
            self.parts.append(Background(area.rest()))
        else:
            self._lay_below(area, shown.seat)

    def _lay_below(self, area, seat):
        cell = (area.w - 32) // 5
        self.parts.append(Background(area.cut_left((area.w - LABEL - 5 * cell) // 2)))
        self._lay_sheet(area, seat, cell, area.h)
        self.parts.append(Background(area.rest()))

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
