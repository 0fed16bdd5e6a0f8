"""Entry and correction of the kinds of Block Buster's point blocks, one point after another."""

from firmware.drawing import fonts, theme, widgets
from firmware.drawing.area import Area
from firmware.games.block_buster.map import LEAST_CELL, KindMap, MapScreen, sign
from firmware.games.block_buster.words import position_words, shown_colours
from firmware.language import t
from shared_rules.block_buster.points import FIRST_KIND, LETTERS, UNKNOWN

KIND = MapScreen.TILES
"""First tile of the kinds."""
DONE = MapScreen.DONE
_LEAST_TILE = 36
"""Width of a tile with a sign and a large letter."""


class Kinds(MapScreen):
    """State: {"at": current point, "focus": stop} or None; "focus" may be missing."""

    def __init__(self, app, state):
        MapScreen.__init__(self, app, state, KindMap())
        state = state or {}
        self.at = state["at"] if "at" in state else max(0, self._unknown(0))
        self.focus = state.get("focus", KIND)
        # Large text has no room for Done, which back does as well, nor on a low panel for a line above the map.
        line, side = fonts.SMALL.line, self.points.side
        self.tile = (self.layout.width - fonts.SMALL.width(t("Done")) - 14) // side
        self.has_done = not fonts.large_text or self.tile >= _LEAST_TILE
        self.has_line = (
            self.layout.high or not fonts.large_text
        ) and self.layout.height - 2 * line >= side * LEAST_CELL
        self.parts = (self.line, self.map) if self.has_line else (self.map,)

    def state(self) -> dict:
        return {"at": self.at, "focus": self.focus}

    def _unknown(self, start):
        # The next point of unknown kind, or -1.
        kinds = self.points.kinds
        for further in range(len(kinds)):
            at = (start + further) % len(kinds)
            if kinds[at] == UNKNOWN:
                return at
        return -1

    def stops(self) -> list:
        """List the kinds first; there only up and down move the focus."""
        side = self.points.side
        kinds = [(side, kind, KIND + kind) for kind in range(side)]
        done = [(side, side, DONE)] if self.has_done else []
        return kinds + done + self.point_stops(range(side * side))

    def chosen(self, stop: int) -> None:
        """Select a point, or enter its kind and go to the next unknown point."""
        points = self.points
        if stop < KIND:
            kind = points.kinds[self.at]
            self.focus = KIND + (0 if kind == UNKNOWN else kind - FIRST_KIND)
            return
        cell = points.cell(self.at)
        following = self._unknown(self.at + 1)
        if following >= 0 and following != self.at:
            self.at = following
        else:
            self.focus = DONE if self.has_done else self.at
        self.app.act({"type": "kind", "at": cell, "kind": LETTERS[stop - KIND]})

    def prepare(self) -> None:
        tall = self.layout.high
        area = self.layout.content()
        line = fonts.SMALL.line
        if self.has_line:
            cell = self.points.cell(self.at)
            texts = (t("Kind at {0}", position_words(cell)), t("Row\xa0{0}, column\xa0{1}", *cell))
            words = widgets.first_that_fits(texts, fonts.SMALL, area.w - 2 * widgets.EDGE)
            self.line.prepare(*area.cut_top(28 if tall else line), words, style=theme.TEXT)
        side = self.points.side
        tiles = Area(*area.cut_bottom(36 if tall else line))
        if self.has_done:
            self.done.prepare(*tiles.cut_right(tiles.w - self.tile * side), t("Done"), fonts.SMALL)
        self.tiles = tiles.grid(side, 1)
        self.map.at = self.at
        self.map.lit = self.focus < KIND
        self.map.prepare(*area.rest(), self.points, shown_colours(self.app))

    def draw(self, canvas) -> None:
        MapScreen.draw(self, canvas)
        for kind in range(self.points.side):
            self._tile(canvas, kind)
        if self.has_done:
            self.done.draw(canvas, self.focus == DONE)

    def _tile(self, canvas, kind):
        x, y, w, h = self.tiles[kind]
        focused = self.focus == KIND + kind
        letter = LETTERS[kind]
        if not canvas.begin_region(x, y, w, h, theme.BACKGROUND, focused, letter):
            return
        canvas.fill(x + 1, y + 1, w - 2, h - 2, theme.FOCUS if focused else theme.PANEL)
        unit = 3 if w >= 32 else 2
        left = x + (w - 5 * unit - 14) // 2
        ink = theme.BACKGROUND if focused else theme.INK
        sign(canvas, left, y + (h - 5 * unit) // 2, unit, FIRST_KIND + kind, ink)
        style = theme.TEXT_FOCUS if focused else theme.TEXT_PANEL
        canvas.text(left + 5 * unit + 3, y + (h - fonts.SMALL.height) // 2, letter, fonts.SMALL, style)
