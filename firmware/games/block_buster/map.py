"""The point blocks of Block Buster, drawn: the sign of each one's kind, who leads, its 12 spaces."""

import micropython

from firmware.drawing import fonts, theme
from firmware.drawing.area import Area
from firmware.games.block_buster.words import position_words
from firmware.keys import BACK, INFO, OK
from firmware.screens.in_game.base import Button, Choosing, Line, Paper
from shared_rules.block_buster.points import FIRST_KIND, LETTERS, NOBODY, SPACES, UNKNOWN

# The signs of the kinds A to E in a square of 5 x 5 units: x, y, width and height of each of their bars.
_SIGNS = (
    ((0, 0, 5, 1), (0, 4, 5, 1), (0, 1, 1, 3), (4, 1, 1, 3)),
    ((2, 0, 1, 5), (0, 2, 5, 1)),
    tuple([(at, at, 1, 1) for at in range(5)] + [(4 - at, at, 1, 1) for at in (0, 1, 3, 4)]),
    ((0, 0, 5, 1), (2, 1, 1, 4)),
    ((0, 0, 5, 1), (0, 2, 5, 1), (0, 4, 5, 1)),
)
_INKS = tuple([theme.style(theme.PANEL, player[1]) for player in theme.PLAYERS])
_BAR = 4
"""Height of the bar that shows the taken spaces."""
_FREE = theme.rgb(0x4C5C76)


def sign(canvas, x: int, y: int, unit: int, kind: int, colour: int) -> None:
    """Paint the sign of a kind (its letter's code) into the open box, 5 units wide and high, its top left at x, y."""
    for bar in _SIGNS[kind - FIRST_KIND]:
        canvas.fill(x + bar[0] * unit, y + bar[1] * unit, bar[2] * unit, bar[3] * unit, colour)


class Map:
    """The square of point blocks at the left top of a strip, all of which it covers.

    `at` is the point in question, or -1; `lit` is True while it has the focus; `lay` True shows large signs with their
    letters instead of who leads.
    """

    def __init__(self, lay: bool = False):
        self.lay = lay
        self.at = -1
        self.lit = False
        self.keys = []

    def prepare(self, x: int, y: int, w: int, h: int, points, colours: list) -> None:
        """Format for a strip; colours: for each colour of the game an index into theme.PLAYERS."""
        side = self.side = points.side
        self.points = points
        self.colours = colours
        self.cell_width = w // side
        self.cell_height = h // side
        self.x, self.y = x, y
        area = Area(x, y, w, h)
        below = area.cut_bottom(h % side)
        area.cut_left(side * self.cell_width)
        self.around = (Paper(area.rest()), Paper(below))
        self.leaders = bytearray(side * side)
        self.secured = bytearray(side * side)
        # What a point shows, as a text: only points that change are painted.
        self.keys = []
        for at in range(side * side):
            leader = points.owner(at)
            self.leaders[at] = NOBODY if leader == NOBODY else colours[leader]
            self.secured[at] = points.secured[at] != NOBODY
            shown = chr(points.kinds[at])
            if not self.lay:
                for colour in range(points.colours):
                    shown += chr(48 + points.count(at, colour))
            self.keys.append(shown)
        if self.lay:
            self.unit = 3
            for width, height, unit in ((40, 24, 4), (50, 36, 5), (64, 48, 7)):
                if self.cell_width >= width and self.cell_height >= height:
                    self.unit = unit
            self.font = fonts.MEDIUM if self.unit > 4 else fonts.SMALL
        else:
            self.unit = 3 if self.cell_height < 36 or self.cell_width < 44 else 4 if self.cell_width < 64 else 5
            self.mark = 24 if self.cell_height >= 36 and self.cell_width >= 54 else 16
            self.step = min(3, (self.cell_width - 6) // SPACES)

    def draw(self, canvas) -> None:
        """One box a point, and background around them."""
        w = self.cell_width
        h = self.cell_height
        for at in range(len(self.keys)):
            x = self.x + at % self.side * w
            y = self.y + at // self.side * h
            look = (at == self.at) * (1 + self.lit)
            if canvas.begin_region(x, y, w, h, theme.BACKGROUND, look, self.keys[at]):
                self._cell(canvas, x, y, at)
        for paper in self.around:
            paper.draw(canvas)

    @micropython.native
    def _cell(self, canvas, x, y, at):
        w = self.cell_width
        h = self.cell_height
        frame = 1
        if at == self.at:
            frame = 2 if w < 36 and not self.secured[at] else 3
            canvas.fill(x, y, w, h, theme.FOCUS if self.lit else theme.DIM)
            canvas.fill(x + 2, y + 2, w - 4, h - 4, theme.BACKGROUND)
        background = theme.PANEL
        ink = theme.INK
        leader = self.leaders[at]
        kind = self.points.kinds[at]
        if self.secured[at] and not self.lay:
            background = theme.PLAYERS[leader][1]
            ink = theme.BACKGROUND
        canvas.fill(x + frame, y + frame, w - 2 * frame, h - 2 * frame, background)
        unit = self.unit
        if self.lay:
            self._laid(canvas, x, y, kind, 5 * unit)
            return
        if leader != NOBODY and w < 36:
            unit = 2
        size = 5 * unit
        top = y + (h - _BAR - 1 - size) // 2 + 1
        space = (w - size - self.mark) // 3
        if space < 1:
            space = 1
        left = x + space
        if leader == NOBODY:
            left = x + (w - size) // 2
        if kind == UNKNOWN:
            canvas.text(left + (size - 10) // 2, y + (h - _BAR - 18) // 2, "?", fonts.SMALL, theme.TEXT_PANEL_DIM)
        else:
            sign(canvas, left, top, unit, kind, ink)
        if leader != NOBODY:
            style = theme.PLAYER_STYLES[leader] if self.secured[at] else _INKS[leader]
            canvas.picture(
                x + w - space - self.mark, y + (h - _BAR - self.mark) // 2, theme.mark(leader, self.mark), style
            )
        self._bar(canvas, x, y + h - _BAR - 3, at)

    @micropython.native
    def _bar(self, canvas, x, y, at):
        # One step for each space: those of each colour in turn, then the free ones.
        step = self.step
        width = SPACES * step
        x += (self.cell_width - width) // 2
        canvas.fill(x - 1, y - 1, width + 2, _BAR + 2, theme.BACKGROUND)
        canvas.fill(x, y, width, _BAR, _FREE)
        for colour in range(self.points.colours):
            count = self.points.count(at, colour)
            if count:
                canvas.fill(x, y, count * step, _BAR, theme.PLAYERS[self.colours[colour]][1])
                x += count * step

    def _laid(self, canvas, x, y, kind, size):
        h = self.cell_height
        if kind == UNKNOWN:
            canvas.text(x + self.cell_width // 2 - 5, y + (h - 18) // 2, "?", fonts.SMALL, theme.TEXT_PANEL_DIM)
            return
        font = self.font
        left = x + (self.cell_width - size - font.height + 3) // 2
        sign(canvas, left, y + (h - size) // 2, self.unit, kind, theme.FOCUS)
        canvas.text(left + size + 4, y + (h - font.height) // 2, LETTERS[kind - FIRST_KIND], font, theme.TEXT_PANEL)


class MapScreen(Choosing):
    """Base of the screens on which a point block of the map, or a tile beside it, has the focus; back and info close
    them. `at`: the point in question; `focus`: a point, or the number of a tile, from TILES on.
    """

    lights_player_led = False
    TILES = 100
    DONE = 201

    def __init__(self, app, state, lay=False):
        Choosing.__init__(self, app, state)
        self.points = app.game.table.game.points
        self.map = Map(lay)
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
        """The focus takes the point in question with it."""
        if self.focus < self.TILES:
            self.at = self.focus

    def point_words(self) -> str:
        return position_words(self.points.cell(self.at))
