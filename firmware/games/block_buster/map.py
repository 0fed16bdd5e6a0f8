"""Drawing of Block Buster's point blocks: the sign of each kind, the leader, the 12 spaces."""

import micropython

from firmware.drawing import fonts, theme
from firmware.drawing.area import Area
from firmware.drawing.widgets import Background, Button, Line
from firmware.keys import BACK, INFO, OK
from firmware.screens.in_game.base import Choosing
from shared_rules.block_buster.points import FIRST_KIND, LETTERS, NOBODY, SPACES, UNKNOWN

# The signs of the kinds A to E in a square of 5 x 5 units: x, y, width and height of each bar.
_SIGNS = (
    ((0, 0, 5, 1), (0, 4, 5, 1), (0, 1, 1, 3), (4, 1, 1, 3)),
    ((2, 0, 1, 5), (0, 2, 5, 1)),
    tuple([(at, at, 1, 1) for at in range(5)] + [(4 - at, at, 1, 1) for at in (0, 1, 3, 4)]),
    ((0, 0, 5, 1), (2, 1, 1, 4)),
    ((0, 0, 5, 1), (0, 2, 5, 1), (0, 4, 5, 1)),
)
_INKS = tuple([theme.style(theme.PANEL, player[1]) for player in theme.PLAYERS])
_BAR, _LOW_BAR = 4, 2
"""Heights of the bar that shows the taken spaces; the low one, for cells of less than _LOW pixels, has no rim."""
_LOW = 23
_FREE = theme.rgb(0x4C5C76)
LEAST_CELL = 17
"""Least height of a point, for its sign."""


def sign(canvas, x: int, y: int, unit: int, kind: int, colour: int) -> None:
    """Paint the sign of a kind (its letter's code), 5 units square with its top left at x, y, into the open box."""
    for bar in _SIGNS[kind - FIRST_KIND]:
        canvas.fill(x + bar[0] * unit, y + bar[1] * unit, bar[2] * unit, bar[3] * unit, colour)


class Map:
    """The square of point blocks at the top left of a strip, which it covers completely.

    `at` is the current point or -1; `lit` is True while it has the focus. Subclasses define `measure`, `shown` and
    `paint`.
    """

    def __init__(self):
        self.at = -1
        self.lit = False
        self._texts = []

    def prepare(self, x: int, y: int, w: int, h: int, points, colours: list) -> None:
        """Format for a strip; colours: an index into theme.PLAYERS for each colour of the game."""
        side = self._side = points.side
        self.points = points
        self.width = w // side
        self.height = h // side
        self._x, self._y = x, y
        area = Area(x, y, w, h)
        below = area.cut_bottom(h % side)
        area.cut_left(side * self.width)
        self._around = (Background(area.rest()), Background(below))
        self.measure(colours)
        # Only points whose text changes are repainted.
        self._texts = [self.shown(at) for at in range(side * side)]

    def measure(self, colours: list) -> None:
        """Choose sizes for cells of `width` by `height`."""
        raise NotImplementedError

    def shown(self, at: int) -> str:
        """Return what is shown of a point, as text."""
        raise NotImplementedError

    def paint(self, canvas, x: int, y: int, at: int, frame: int) -> None:
        """Paint a point into its open box, inside a frame of `frame` pixels."""
        raise NotImplementedError

    def draw(self, canvas) -> None:
        """Paint one box per point, and the background around them."""
        w = self.width
        h = self.height
        for at in range(len(self._texts)):
            x = self._x + at % self._side * w
            y = self._y + at // self._side * h
            look = (at == self.at) * (1 + self.lit)
            if canvas.begin_region(x, y, w, h, theme.BACKGROUND, look, self._texts[at]):
                frame = 1
                if at == self.at:
                    frame = 2 if w < 36 and self.points.secured[at] == NOBODY else 3
                    canvas.fill(x, y, w, h, theme.FOCUS if self.lit else theme.FAINT)
                    canvas.fill(x + 2, y + 2, w - 4, h - 4, theme.BACKGROUND)
                self.paint(canvas, x, y, at, frame)
        for blank in self._around:
            blank.draw(canvas)


class KindMap(Map):
    """A map of large signs with their letters."""

    def measure(self, colours: list) -> None:
        """Choose the largest signs that fit."""
        self._unit = 3
        for width, height, unit in ((40, 24, 4), (50, 36, 5), (64, 48, 7)):
            if self.width >= width and self.height >= height:
                self._unit = unit
        self._font = fonts.MEDIUM if self._unit > 4 else fonts.SMALL
        self._mark = fonts.in_picture(self.height)  # the font of "?"
        self._beside = self._font.height - 3  # the pixels for the letter
        for font in (fonts.SMALL, fonts.PLAIN_MEDIUM, fonts.PLAIN_SMALL) if fonts.large_text else ():
            self._font, self._beside = font, 4 + font.width(LETTERS[0])
            if self.height >= font.height and self.width >= 5 * self._unit + self._beside + 4:
                break

    def shown(self, at: int) -> str:
        """The kind."""
        return chr(self.points.kinds[at])

    @micropython.native
    def paint(self, canvas, x: int, y: int, at: int, frame: int) -> None:
        """The sign and the letter beside it."""
        w = self.width
        h = self.height
        canvas.fill(x + frame, y + frame, w - 2 * frame, h - 2 * frame, theme.PANEL)
        kind = self.points.kinds[at]
        if kind == UNKNOWN:
            canvas.text(x + w // 2 - 5, y + (h - self._mark.height) // 2, "?", self._mark, theme.TEXT_PANEL_DIM)
            return
        font = self._font
        size = 5 * self._unit
        left = x + (w - size - self._beside) // 2
        sign(canvas, left, y + (h - size) // 2, self._unit, kind, theme.FOCUS)
        if self._beside:
            letter = LETTERS[kind - FIRST_KIND]
            canvas.text(left + size + 4, y + (h - font.height) // 2, letter, font, theme.TEXT_PANEL)


class SpaceMap(Map):
    """A map of the leaders and the taken spaces."""

    def measure(self, colours: list) -> None:
        """Set the sizes of sign, mark and bar; find each point's leader."""
        self._colours = colours
        w, h = self.width, self.height
        self._unit = 3 if h < 36 or w < 44 else 4 if w < 64 else 5
        self._mark = 24 if h >= 36 and w >= 54 else 16
        self._step = min(3, (w - 6) // SPACES)
        self._bar_height = _BAR if h >= _LOW else _LOW_BAR
        self._font = fonts.in_picture(h - _BAR)
        owners = [self.points.owner(at) for at in range(self._side * self._side)]
        self._leaders = bytes([NOBODY if owner == NOBODY else colours[owner] for owner in owners])

    def shown(self, at: int) -> str:
        """Return the kind and each colour's number of spaces."""
        points = self.points
        counts = [chr(48 + points.count(at, colour)) for colour in range(points.colours)]
        return chr(points.kinds[at]) + "".join(counts)

    @micropython.native
    def paint(self, canvas, x: int, y: int, at: int, frame: int) -> None:
        """Paint the sign, the leader's mark and the bar, in the player's colour if the point is secured."""
        w = self.width
        h = self.height
        mark = self._mark
        background = theme.PANEL
        ink = theme.INK
        leader = self._leaders[at]
        secured = self.points.secured[at] != NOBODY
        kind = self.points.kinds[at]
        if secured:
            background = theme.PLAYERS[leader][1]
            ink = theme.BACKGROUND
        canvas.fill(x + frame, y + frame, w - 2 * frame, h - 2 * frame, background)
        unit = self._unit
        if leader != NOBODY and w < 36:
            unit = 2
        size = 5 * unit
        bar = self._bar_height
        top = y + (h - bar - 1 - size) // 2 + 1
        space = (w - size - mark) // 3
        if space < 1:
            space = 1
        left = x + space
        if leader == NOBODY:
            left = x + (w - size) // 2
        if kind == UNKNOWN:
            top = y + (h - _BAR - self._font.height) // 2
            canvas.text(left + (size - 10) // 2, top, "?", self._font, theme.TEXT_PANEL_DIM)
        else:
            sign(canvas, left, top, unit, kind, ink)
        if leader != NOBODY:
            style = theme.PLAYER_STYLES[leader] if secured else _INKS[leader]
            canvas.picture(x + w - space - mark, y + (h - bar - mark) // 2, theme.mark(leader, mark), style)
        self._bar(canvas, x, y + h - bar - (3 if bar == _BAR else 1), at)

    @micropython.native
    def _bar(self, canvas, x, y, at):
        # One step per space: each colour's in turn, then the free ones.
        step = self._step
        width = SPACES * step
        x += (self.width - width) // 2
        bar = self._bar_height
        if bar == _BAR:
            canvas.fill(x - 1, y - 1, width + 2, bar + 2, theme.BACKGROUND)
        canvas.fill(x, y, width, bar, _FREE)
        for colour in range(self.points.colours):
            count = self.points.count(at, colour)
            if count:
                canvas.fill(x, y, count * step, bar, theme.PLAYERS[self._colours[colour]][1])
                x += count * step


class MapScreen(Choosing):
    """Base of the map screens, with the focus on a point block or a tile beside the map; back and info close them.

    `at`: the current point; `focus`: a point, or a tile's number from TILES on.
    """

    lights_player_led = False
    TILES = 100
    DONE = 201

    def __init__(self, app, state, shown_map: Map):
        Choosing.__init__(self, app, state)
        self.points = app.game.table.game.points
        self.map = shown_map
        self.line = Line()
        self.done = Button()
        self.at = 0

    def point_stops(self, points) -> list:
        side = self.points.side
        return [(at // side, at % side, at) for at in points]

    def handle(self, key: int) -> None:
        if key == BACK or key == INFO or key == OK and self.focus == self.DONE:
            self.app.stack.pop()
        else:
            Choosing.handle(self, key)

    def moved(self, before: int) -> None:
        """The current point follows the focus."""
        if self.focus < self.TILES:
            self.at = self.focus
