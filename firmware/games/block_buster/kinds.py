"""The kinds of Block Buster's point blocks, typed in from the table or corrected: choose a kind, and the next point block is in question."""

from firmware.drawing import fonts, theme, widgets
from firmware.drawing.focus import Focus
from firmware.games.block_buster import game as block_buster
from firmware.games.block_buster.map import Map, sign
from firmware.keys import BACK, INFO, OK
from firmware.screens.in_game.base import Button, InGame, Line
from shared_rules.block_buster.points import FIRST_KIND, UNKNOWN

KIND = 100
"""Places of the focus: the points from 0 on, the kinds from KIND on, one button."""
DONE = 201
_LETTERS = ("A", "B", "C", "D", "E")


class Kinds(InGame):
    """State: {"at": the point in question, "focus": place}, or None; "focus" may be left out."""

    shows_player = False

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.points = app.table.game.points
        state = state or {}
        self.at = state["at"] if "at" in state else max(0, self._unknown(0))
        self.focus = state.get("focus", KIND)
        side = self.points.side
        # The kinds come first, where up and down alone move the focus.
        self.order = [KIND + kind for kind in range(side)] + [DONE] + list(range(side * side))
        self.places = Focus()
        self.map = Map(True)
        self.line = Line()
        self.done = Button()
        self.tiles = []

    def state(self):
        """The point in question and the focus."""
        return {"at": self.at, "focus": self.focus}

    def _unknown(self, start):
        # The next point whose kind is not known, -1 when there is none.
        kinds = self.points.kinds
        for further in range(len(kinds)):
            at = (start + further) % len(kinds)
            if kinds[at] == UNKNOWN:
                return at
        return -1

    def handle(self, key):
        """Ok on a kind tells it, on a point puts that one in question; back and info close."""
        app = self.app
        if key == BACK or key == INFO:
            app.pop()
            return
        if self.common(key):
            return
        if key == OK:
            self._chosen()
            return
        self._set_places()
        if self.places.handle(key, app.hardware.has_stick):
            self.focus = self.order[self.places.index]
            if self.focus < KIND:
                self.at = self.focus
            app.changed()

    def _chosen(self):
        focus = self.focus
        points = self.points
        if focus == DONE:
            self.app.pop()
        elif focus < KIND:
            kind = points.kinds[self.at]
            self.focus = KIND + (0 if kind == UNKNOWN else kind - FIRST_KIND)
            self.app.changed()
        else:
            at = [self.at // points.side + 1, self.at % points.side + 1]
            following = self._unknown(self.at + 1)
            if following >= 0 and following != self.at:
                self.at = following
            else:
                self.focus = DONE
            self.app.act({"type": "kind", "at": at, "kind": _LETTERS[focus - KIND]})

    def _set_places(self):
        side = self.points.side
        places = []
        for stop in self.order:
            if stop < KIND:
                places.append((stop // side, stop % side))
            else:
                places.append((side, side if stop == DONE else stop - KIND))
        self.places.set(places)
        self.places.index = self.order.index(self.focus)

    def prepare(self):
        """The question, the map, the kinds to choose from."""
        place = self.place = widgets.layout(self.app)
        points = self.points
        side = points.side
        tall = place.tall
        where = block_buster.place_words([self.at // side + 1, self.at % side + 1])
        top = 28 if tall else 20
        self.line.prepare(place.left, 0, place.width, top, "Kind of " + where, style=theme.TEXT_GOOD)
        self.map.at = self.at
        self.map.lit = self.focus < KIND
        shown = block_buster.shown_colours(self.app)
        below = 36 if tall else 20
        y = place.height - below
        self.map.prepare(place.left, top, place.width, y - top, points, shown)
        width = (place.width - 52) // side
        self.tiles = [(place.left + i * width, y, width, below) for i in range(side)]
        x = place.left + side * width
        self.done.prepare(x, y, place.right - x, below, "Done", fonts.SMALL)

    def draw(self, canvas):
        """The boxes of the parts."""
        self.line.draw(canvas)
        self.map.draw(canvas)
        self.map.draw_around(canvas, self.place, self.done.y)
        for kind in range(self.map.side):
            self._tile(canvas, kind)
        self.done.draw(canvas, self.focus == DONE)

    def _tile(self, canvas, kind):
        x, y, w, h = self.tiles[kind]
        focused = self.focus == KIND + kind
        if not canvas.box(x, y, w, h, theme.BACKGROUND, focused, _LETTERS[kind]):
            return
        canvas.fill(x + 1, y + 1, w - 2, h - 2, theme.FOCUS if focused else theme.PANEL)
        ink = theme.BACKGROUND if focused else theme.INK
        unit = 3 if w >= 32 else 2
        left = x + (w - 5 * unit - 14) // 2
        sign(canvas, left, y + (h - 5 * unit) // 2, unit, FIRST_KIND + kind, ink)
        canvas.text(
            left + 5 * unit + 3,
            y + (h - 18) // 2,
            _LETTERS[kind],
            fonts.SMALL,
            theme.TEXT_FOCUS if focused else theme.TEXT_PANEL,
        )
