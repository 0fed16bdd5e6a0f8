"""The space map of Block Buster: ok adds a space for the selected colour or removes one."""

from firmware.drawing import fonts, theme, widgets
from firmware.drawing.area import Area
from firmware.games.block_buster.map import MapScreen, SpaceMap
from firmware.games.block_buster.words import COLOURS, shown_colours
from firmware.language import shown_name, t, t_n
from shared_rules.block_buster.points import NOBODY, UNKNOWN

COLOUR = MapScreen.TILES
"""First tile of the colours."""
LESS = 200
DONE = MapScreen.DONE
_LESS = "-1"

_BAND = 32
_LEAST_CELL = 24
_LINE = 20
"""Height of the band above the map. If with a line and tiles below the map its cells would be less than _LEAST_CELL
high, the tiles are beside it instead.
"""


class _Room:
    """What there is room for. `below`: a line and tiles below the map, in a row of `row` pixels; otherwise the tiles,
    `tile` pixels high, are beside it. Large text leaves the map the room of the line, or the whole height of the panel.
    """

    def __init__(self, height, points):
        line = fonts.SMALL.line
        self.row = 24 + fonts.SMALL.height
        self.below = height - _BAND - _LINE - 24 - fonts.PLAIN_SMALL.height >= _LEAST_CELL * points.side
        self.has_line = self.below and not fonts.large_text
        self.whole = fonts.large_text and not self.below
        # A low panel has no room for a large Done, which back does as well, nor for all numbers.
        self.tile = (height - line) // (points.colours + 2)
        self.done = self.below or self.tile >= fonts.SMALL.height
        if not self.done:
            self.tile = (height - 2 * line) // points.colours
        self.font = fonts.PLAIN_SMALL if self.whole else fonts.SMALL
        self.numbers = self.below or self.tile >= self.font.height
        self.done_words = fonts.CHECK if self.whole else t("Done")

    def column(self) -> int:
        """Return the width of the tiles beside the map."""
        number = 25 + fonts.PLAIN_SMALL.width("12")
        if self.done:
            return max(number, fonts.SMALL.width(self.done_words) + 7)
        return number if self.numbers else fonts.SMALL.width(_LESS) + 8


def _outline(canvas, x, y, w, h, colour):
    # Another shape than the focus, which fills.
    canvas.fill(x + 1, y + 1, w - 2, h - 2, colour)
    canvas.fill(x + 3, y + 3, w - 6, h - 6, theme.BACKGROUND)


class Spaces(MapScreen):
    """State: {"colour": selected, "less": ok removes, "at": point shown, "home": see below, "focus": stop}.

    When new, at most "colour" and "at"; without a colour it resumes the report of the last block. From the tiles
    the focus returns to `home`: where ok was pressed last, or where a stick moved since, except on the straight way to
    the tiles.
    """

    def __init__(self, app, state):
        MapScreen.__init__(self, app, state, SpaceMap())
        state = state or {}
        self.colour = state["colour"] if "colour" in state else self._last_colour()
        self.at = state["at"] if "at" in state else self._latest()
        self.less = state.get("less", False)
        self.home = state.get("home", self.at)
        self.focus = state.get("focus", self.at)
        self.shown = shown_colours(app)
        self.room = room = _Room(self.layout.height, self.points)
        self.parts = (self.band, self.map, self.line) if room.has_line else (self.band, self.map)

    def state(self) -> dict:
        return {"colour": self.colour, "less": self.less, "at": self.at, "home": self.home, "focus": self.focus}

    def _last_colour(self):
        # The colour reported last, if that was for the last block; otherwise that of the player to move.
        table = self.app.game.table
        number = table.count
        colour = None
        while number:
            number -= 1
            entry = table.entries(number, number + 1)[0]
            action = entry.action if entry.kind == "do" else {"type": entry.kind}
            if action["type"] == "place":
                placed = entry.action.get("colour", entry.player)
                return placed if colour in (None, placed) else table.to_move or 0
            if action["type"] != "spaces" or colour not in (None, action["colour"]):
                break
            colour = action["colour"]
        return table.to_move or 0

    def _latest(self):
        # The point reported last for the colour, because its blocks are connected, or the nearest point with a free
        # space; before any report the middle.
        points = self.points
        side = points.side
        latest = points.latest[self.colour]
        if latest == NOBODY:
            latest = side // 2 * (side + 1)
        free = [at for at in range(side * side) if points.free(at)]
        away = [abs(at // side - latest // side) + abs(at % side - latest % side) for at in free]
        return free[away.index(min(away))] if free else latest

    def _taken(self):
        # The points where the selected colour has a space.
        return [at for at in range(len(self.points.kinds)) if self.points.count(at, self.colour)]

    def chosen(self, stop: int) -> None:
        if stop < COLOUR:
            self.home = self.at
            cell = self.points.cell(self.at)
            count = self.points.count(self.at, self.colour) + (-1 if self.less else 1)
            self.app.act({"type": "spaces", "at": cell, "colour": self.colour, "count": count})
        else:
            if stop == LESS:
                self.less = not self.less
            else:
                self.colour = stop - COLOUR
            self.at = self.focus = self.home
        self._stay_where_there_is_something()

    def moved(self, before: int) -> None:
        """On the tiles the frame marks where the focus will return."""
        if self.focus < COLOUR and self.app.hardware.has_stick and not self._nears_tiles(before):
            self.home = self.focus
        self.at = self.focus if self.focus < COLOUR else self.home

    def _nears_tiles(self, before):
        side = self.points.side
        row, column = self.focus // side - before // side, self.focus % side - before % side
        return before < COLOUR and (row > 0 and not column if self.room.below else column > 0 and not row)

    def _stay_where_there_is_something(self):
        # While removing, stay on points where the selected colour has a space; if it has none, ok adds again.
        if self.less and not self.points.count(self.at, self.colour):
            taken = self._taken()
            self.less = len(taken) > 0
            if taken:
                self.at = self.home = self.focus = taken[0]

    def stops(self) -> list:
        """List the points, then the tiles: a row below the map or a column beside it."""
        side = self.points.side
        taken = self._taken()
        tiles = [COLOUR + colour for colour in range(self.points.colours)] + ([LESS] if taken else [])
        tiles += [DONE] if self.room.done else []
        stops = self.point_stops(taken if self.less else range(side * side))
        for i in range(len(tiles)):
            along = i * side // len(tiles)
            stops.append((side, along, tiles[i]) if self.room.below else (along, side, tiles[i]))
        return stops

    # Picture

    def prepare(self) -> None:
        points = self.points
        room, below = self.room, self.room.below
        area = self.layout.content()
        # Beside the map the tiles take the remaining width.
        width = area.w if below else (area.w - room.column()) // points.side * points.side
        strip = area.cut_left(width if room.whole else 0)
        band = area.cut_top(_BAND if below else fonts.SMALL.line)
        tiles = area.cut_bottom(room.row if below else 0)
        line = area.cut_bottom(fonts.SMALL.line if room.has_line else 0)
        strip = strip if room.whole else area.cut_left(width)
        if self.dirty:
            self.set_stops()
            self.dirty = False
            self.map.prepare(*strip, points, self.shown)
        self.map.at = self.at
        self.map.lit = self.focus < COLOUR
        free = points.free(self.at)
        texts = (t_n(free, "{0} free", "{0} free"), "")
        if points.kinds[self.at] != UNKNOWN:
            texts = (t_n(free, "{1}: {0} free", "{1}: {0} free", chr(points.kinds[self.at])),) + texts
        name = shown_name(self.app.game.table.players[points.seat_of(self.colour)])
        press = self._press_words()
        if room.has_line:
            press = widgets.first_that_fits(press, fonts.SMALL, self.layout.width - 2 * widgets.EDGE)
            self.line.prepare(*line, press, style=theme.TEXT)
        elif room.whole:
            name, texts = "", ("",)
        elif press[0]:
            # The mark shows whose spaces they are.
            name = press[0]
            if fonts.large_text:
                name = widgets.first_that_fits(press, fonts.SMALL, min(self.layout.width - 32, 184))
        self._set_tiles(Area(*tiles) if below else area, below)
        self.band.prepare(self.layout, band[3], self.shown[self.colour], name, texts, beside=room.whole and width)
        self.less_width = fonts.SMALL.width(_LESS)
        self.taken = [str(points.count(self.at, other)) for other in range(points.colours)]
        self.can_less = len(self._taken()) > 0

    def _press_words(self):
        # What ok does at the focus, longest first.
        focus = self.focus
        if self.app.game.table.over:
            return ("",)
        if focus == DONE:
            return t("OK: back to the game"), t("OK: back")
        if focus == LESS:
            if self.less:
                return t("OK: add spaces"), t("Add spaces")
            return t("OK: remove spaces"), t("OK: remove")
        if focus >= COLOUR:
            colour = t(COLOURS[self.shown[focus - COLOUR]])
            return t("OK: choose {0}", colour), t("OK: {0}", colour)
        return self._press_on_point()

    def _press_on_point(self):
        if self.less:
            return t("OK: remove a space here"), t("OK: remove one")
        if not self.points.free(self.at):
            return t("No space is free here"), t("None is free")
        # After a report, say what comes next.
        entry = self.app.game.table.undo_entry()
        reported = entry and entry.action["type"] == "spaces"
        return t("OK: add one. Back: done") if reported else t("OK: add a space here"), t("OK: add one")

    def _set_tiles(self, area: Area, below):
        count = self.points.colours
        cut = area.cut_left if below else area.cut_top
        less, done = (28, fonts.SMALL.width(t("Done")) + 4) if fonts.large_text else (40, 56)
        size = (area.w - less - done) // count if below else self.room.tile
        self.tiles = [cut(size) for _colour in range(count)]
        self.less_tile = cut(less if below else size) if self.room.done else area.rest()
        if self.room.done:
            self.done.prepare(*area.rest(), self.room.done_words, fonts.SMALL)

    def draw(self, canvas) -> None:
        MapScreen.draw(self, canvas)
        for colour in range(len(self.tiles)):
            self._tile(canvas, colour)
        self._draw_less(canvas)
        if self.room.done:
            self.done.draw(canvas, self.focus == DONE)

    def _draw_less(self, canvas):
        # It has an outline while ok removes.
        x, y, w, h = self.less_tile
        focused = self.focus == LESS
        if canvas.begin_region(x, y, w, h, theme.BACKGROUND, self.can_less << 2 | focused << 1 | self.less, _LESS):
            style = theme.TEXT if self.can_less else theme.TEXT_DIM
            if focused:
                canvas.fill(x + 1, y + 1, w - 2, h - 2, theme.FOCUS)
                style = theme.TEXT_FOCUS
            elif self.less:
                _outline(canvas, x, y, w, h, theme.WARNING)
            canvas.text(x + (w - self.less_width) // 2, y + (h - fonts.SMALL.height) // 2, _LESS, fonts.SMALL, style)

    def _tile(self, canvas, colour):
        # A colour's mark and its number of spaces at the point; the selected colour has an outline.
        x, y, w, h = self.tiles[colour]
        focused = self.focus == COLOUR + colour
        in_hand = self.colour == colour
        shown = self.shown[colour]
        words = self.taken[colour]
        if not canvas.begin_region(x, y, w, h, theme.BACKGROUND, shown << 2 | focused << 1 | in_hand, words):
            return
        ink = theme.PLAYER_INKS[shown]
        style = theme.TEXT
        if focused:
            canvas.fill(x + 1, y + 1, w - 2, h - 2, theme.FOCUS)
            ink = style = theme.TEXT_FOCUS
        elif in_hand:
            _outline(canvas, x, y, w, h, theme.PLAYERS[shown][1])
        if self.room.below:
            canvas.picture(x + (w - 16) // 2, y + 3, theme.mark(shown, 16), ink)
            canvas.text(x + (w - fonts.SMALL.width(words)) // 2, y + 21, words, fonts.SMALL, style)
        else:
            canvas.picture(x + 3, y + (h - 16) // 2, theme.mark(shown, 16), ink)
            if self.room.numbers:
                font = self.room.font
                canvas.text(x + 24, y + (h - font.height) // 2, words, font, style)
