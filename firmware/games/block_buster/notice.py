"""Notices of Block Buster: blocks to place, tokens to take, secured points, an immediate win."""

from firmware.drawing import fonts, theme, widgets
from firmware.drawing.widgets import Line
from firmware.games.block_buster.events import MAP
from firmware.games.block_buster.map import KindMap, sign
from firmware.games.block_buster.words import shown_colours
from firmware.instructions import Instruction
from firmware.screens.in_game.notices import Notices


class _Signs:
    """A row of signs of one kind, centred in a strip."""

    def prepare(self, strip: tuple, kind: int, count: int, unit: int, foreground: int) -> None:
        """Format for a strip. kind: its letter's code; unit: pixels, a fifth of a sign's width; foreground: RGB565."""
        self._shown = (strip, kind, count, unit, foreground)

    def draw(self, canvas) -> None:
        (x, y, w, h), kind, count, unit, foreground = self._shown
        if canvas.begin_region(x, y, w, h, theme.BACKGROUND, kind << 3 | count):
            size = 5 * unit
            x += (w - count * (size + 16) + 16) // 2
            for _number in range(count):
                sign(canvas, x, y + 1, unit, kind, foreground)
                x += size + 16


class Notice(Notices):
    """The notices of one action, worded in firmware/games/block_buster/events.py."""

    lights_player_led = False

    def __init__(self, app, state):
        Notices.__init__(self, app, state)
        self.line = Line()
        self.map = KindMap()
        self.signs = _Signs()

    def prepare(self) -> None:
        if self.shown.picture == MAP:
            self._prepare_map()
        else:
            Notices.prepare(self)

    def show(self, area, shown: Instruction) -> None:
        if shown.picture:
            high = self.layout.high
            foreground = theme.PLAYERS[self.app.game.colours[shown.seat]][1]
            kind, count = shown.picture
            self.signs.prepare(area.cut_bottom(28 if high else 20), kind, count, 5 if high else 3, foreground)
            self.parts.append(self.signs)

    def _prepare_map(self):
        tall, shown = self.layout.high, self.shown
        line = 28 if tall else fonts.SMALL.line
        if fonts.large_text and (self.leaf == 0 or self.leaf + 1 < self.leaves):
            # The words have a leaf of their own, because the map needs the whole panel.
            area = self.begin(shown.seat)
            self.button.prepare(*area.cut_bottom(line), shown.answer)
            self.parts.append(self.map)
            self.say(area.cut_bottom(0), shown.titles, shown.texts, shown.look)
            return
        area = self.layout.content()
        self.parts = [self.map]
        if not fonts.large_text:
            text = widgets.first_that_fits(shown.texts, fonts.SMALL, area.w - 2 * widgets.EDGE)
            self.line.prepare(*area.cut_top(line), text, style=theme.TEXT, centred=True)
            self.parts = [self.line, self.map]
        self.button.prepare(*area.cut_bottom(line), shown.answer, self.font())
        self.map.prepare(*area.rest(), self.app.game.table.game.points, shown_colours(self.app))
