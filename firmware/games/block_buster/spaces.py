"""The map of Block Buster's point blocks: one press adds a space for the colour in hand, or takes one back; other colours are beside it."""

from firmware.drawing import fonts, theme, widgets
from firmware.drawing.focus import Focus
from firmware.games.block_buster import game as block_buster
from firmware.games.block_buster.map import Map
from firmware.keys import BACK, INFO, OK
from firmware.screens.in_game.base import Band, Button, InGame, Line
from shared_rules.block_buster.points import NOBODY, UNKNOWN

COLOUR = 100
"""Places of the focus: the points from 0 on, the colours from COLOUR on, two buttons."""
LESS = 200
DONE = 201
_LESS = "-1"
_ON_WARNING = theme.style(theme.WARNING, theme.BACKGROUND)


class Spaces(InGame):
    """State: {"colour": in hand, "less": whether ok takes back, "at": the point whose spaces are shown, "home": where the focus comes back to from the
    tiles, "focus": place}; a fresh one has "colour" and "at" or less.
    """

    shows_player = False  # the colour in hand is mostly that of the player before

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.game = app.table.game
        self.points = self.game.points
        state = state or {}
        self.colour = state["colour"] if "colour" in state else self.game.to_move or 0
        self.at = state["at"] if "at" in state else self._latest()
        self.less = state.get("less", False)
        self.home = state.get("home", self.at)
        self.focus = state.get("focus", self.at)
        self.order = []
        self.places = Focus()
        self.map = Map()
        self.band = Band()
        self.line = Line()
        self.done = Button()
        self.shown = block_buster.shown_colours(app)
        self.tiles = []
        self.stale = True  # the map must be formatted anew
        self.can_less = False

    def state(self):
        """As in the class's words."""
        return {"colour": self.colour, "less": self.less, "at": self.at, "home": self.home, "focus": self.focus}

    def _latest(self):
        # Where the colour was reported last, as its blocks hang together; the middle before.
        latest = self.points.latest[self.colour]
        return self.points.side // 2 * (self.points.side + 1) if latest == NOBODY else latest

    def handle(self, key):
        """Ok on a point adds a space or takes it back, on a colour takes that in hand; back and info close."""
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
            if self.focus < COLOUR:
                self.at = self.focus
            app.changed()

    def _chosen(self):
        focus = self.focus
        if focus == DONE:
            self.app.pop()
            return
        if focus < COLOUR:
            self._report(-1 if self.less else 1)
        else:
            if focus == LESS:
                self.less = not self.less
            else:
                self.colour = focus - COLOUR
            self.at = self.focus = self.home
        self._stay_where_there_is_something()
        self.app.changed()

    def _report(self, step):
        side = self.points.side
        self.home = self.at
        self.stale = True
        at = [self.at // side + 1, self.at % side + 1]
        self.app.act(
            {"type": "spaces", "at": at, "colour": self.colour, "count": self.points.count(self.at, self.colour) + step}
        )

    def _stay_where_there_is_something(self):
        # What takes back stays on points where the colour in hand has a space; where it has none at all, ok adds again.
        if self.less and not self.points.count(self.at, self.colour):
            taken = self._taken()
            self.less = len(taken) > 0
            if taken:
                self.at = self.home = self.focus = taken[0]

    def _taken(self):
        # The points where the colour in hand has a space.
        return [at for at in range(len(self.points.kinds)) if self.points.count(at, self.colour)]

    def _set_places(self):
        # On a tall panel the tiles are a row below the map, else a column beside it.
        side = self.points.side
        tall = widgets.layout(self.app).tall
        taken = self._taken()
        stops = taken if self.less else list(range(side * side))
        tiles = [COLOUR + colour for colour in range(self.points.colours)]
        if taken:
            tiles.append(LESS)
        tiles.append(DONE)
        places = [(at // side, at % side) for at in stops]
        for i in range(len(tiles)):
            along = i * side // len(tiles)
            places.append((side, along) if tall else (along, side))
        self.order = stops + tiles
        if self.focus not in self.order:
            self.focus = self.order[0]
        self.places.set(places)
        self.places.index = self.order.index(self.focus)

    # Picture

    def prepare(self):
        """Band, map, words on the point, tiles."""
        app = self.app
        place = self.place = widgets.layout(app)
        points = self.points
        side = points.side
        if self.stale:
            self.stale = False
            self.map.prepare(
                place.left,
                32 if place.tall else 20,
                place.width if place.tall else 155,
                146 if place.tall else 115,
                points,
                self.shown,
            )
        name = app.table.players[self.colour % points.players]
        kind = points.kinds[self.at]
        kind = "" if kind == UNKNOWN else chr(kind)
        free = "%d free" % points.free(self.at)
        if place.tall:
            self.band.prepare(
                place,
                32,
                self.shown[self.colour],
                name,
                ("" if app.table.over else "takes back" if self.less else "adds spaces", ""),
            )
            where = block_buster.place_words([self.at // side + 1, self.at % side + 1])
            words = "%s at %s: %s" % (kind, where, free) if kind else "%s: %s" % (where, free)
            self.line.prepare(place.left, 178, place.width, 20, words, style=theme.TEXT_DIM)
            self._tiles_below(198)
        else:
            self.band.prepare(place, 20, self.shown[self.colour], name, (kind + " " + free, free, ""))
            self._tiles_beside()
        self.less_width = fonts.SMALL.width(_LESS)
        self.taken = [str(points.count(self.at, other)) for other in range(points.colours)]
        self.can_less = len(self._taken()) > 0
        self.map.at = self.at
        self.map.lit = self.focus < COLOUR

    def _tiles_below(self, y):
        place = self.place
        count = self.points.colours
        width = (place.width - 96) // count
        self.tiles = [(place.left + i * width, y, width, place.height - y) for i in range(count)]
        x = place.left + count * width
        self.less_tile = (x, y, 40, place.height - y)
        self.done.prepare(x + 40, y, place.right - x - 40, place.height - y, "Done", fonts.SMALL)

    def _tiles_beside(self):
        place = self.place
        x = self.map.right
        width = place.right - x
        count = self.points.colours
        height = (place.height - 20) // (count + 2)
        self.tiles = [(x, 20 + i * height, width, height) for i in range(count)]
        y = 20 + count * height
        self.less_tile = (x, y, width, height)
        self.done.prepare(x, y + height, width, place.height - y - height, "Done", fonts.SMALL)

    def draw(self, canvas):
        """The boxes of the parts."""
        place = self.place
        self.band.draw(canvas)
        self.map.draw(canvas)
        if place.tall:
            self.map.draw_around(canvas, place, self.line.y)
            self.line.draw(canvas)
        elif self.map.bottom < place.height:
            canvas.blank(place.left, self.map.bottom, self.map.width, place.height - self.map.bottom, theme.BACKGROUND)
        for colour in range(len(self.tiles)):
            self._tile(canvas, colour)
        self._draw_less(canvas)
        self.done.draw(canvas, self.focus == DONE)

    def _draw_less(self, canvas):
        # Lit while ok takes back.
        x, y, w, h = self.less_tile
        focused = self.focus == LESS
        if canvas.box(x, y, w, h, theme.BACKGROUND, self.can_less << 2 | focused << 1 | self.less, _LESS):
            style = theme.TEXT_DIM
            if focused or self.less:
                canvas.fill(x + 1, y + 1, w - 2, h - 2, theme.FOCUS if focused else theme.WARNING)
                style = theme.TEXT_FOCUS if focused else _ON_WARNING
            elif self.can_less:
                style = theme.TEXT
            canvas.text(x + (w - self.less_width) // 2, y + (h - 18) // 2, _LESS, fonts.SMALL, style)

    def _tile(self, canvas, colour):
        # A colour's mark and how many spaces it has of the point; the colour in hand fills its tile.
        x, y, w, h = self.tiles[colour]
        focused = self.focus == COLOUR + colour
        in_hand = self.colour == colour
        shown = self.shown[colour]
        if not canvas.box(x, y, w, h, theme.BACKGROUND, shown << 2 | focused << 1 | in_hand, self.taken[colour]):
            return
        ink = theme.PLAYER_INKS[shown]
        style = theme.TEXT
        if focused or in_hand:
            paper = theme.FOCUS if focused else theme.PLAYERS[shown][1]
            canvas.fill(x + 1, y + 1, w - 2, h - 2, paper)
            ink = style = theme.TEXT_FOCUS if focused else theme.PLAYER_STYLES[shown]
        words = self.taken[colour]
        if self.place.tall:
            canvas.picture(x + (w - 16) // 2, y + 3, theme.mark(shown, 16), ink)
            canvas.text(x + (w - fonts.SMALL.width(words)) // 2, y + 21, words, fonts.SMALL, style)
        else:
            canvas.picture(x + 3, y + (h - 16) // 2, theme.mark(shown, 16), ink)
            canvas.text(x + 24, y + (h - 18) // 2, words, fonts.SMALL, style)
