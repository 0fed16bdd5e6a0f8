"""Entry and correction of the kinds of Block Buster's point blocks, one point after another."""

from firmware.drawing import fonts, theme
from firmware.games.block_buster.map import KindMap, MapScreen, sign
from firmware.games.block_buster.words import shown_colours
from shared_rules.block_buster.points import FIRST_KIND, LETTERS, UNKNOWN

KIND = MapScreen.TILES
"""First tile of the kinds."""
DONE = MapScreen.DONE


class Kinds(MapScreen):
    """State: {"at": current point, "focus": stop} or None; "focus" may be missing."""

    def __init__(self, app, state):
        MapScreen.__init__(self, app, state, KindMap())
        state = state or {}
        self.parts = (self.line, self.map)
        self.at = state["at"] if "at" in state else max(0, self._unknown(0))
        self.focus = state.get("focus", KIND)

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
        return kinds + [(side, side, DONE)] + self.point_stops(range(side * side))

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
            self.focus = DONE
        self.app.act({"type": "kind", "at": cell, "kind": LETTERS[stop - KIND]})

    def prepare(self) -> None:
        tall = self.layout.tall
        area = self.layout.content()
        self.line.prepare(*area.cut_top(28 if tall else 20), "Kind at %s" % self.point_words(), style=theme.TEXT)
        x, y, w, h = area.cut_bottom(36 if tall else 20)
        self.map.at = self.at
        self.map.lit = self.focus < KIND
        self.map.prepare(*area.rest(), self.points, shown_colours(self.app))
        side = self.points.side
        width = (w - 52) // side
        self.tiles = [(x + i * width, y, width, h) for i in range(side)]
        self.done.prepare(x + side * width, y, w - side * width, h, "Done", fonts.SMALL)

    def draw(self, canvas) -> None:
        MapScreen.draw(self, canvas)
        for kind in range(self.points.side):
            self._tile(canvas, kind)
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
