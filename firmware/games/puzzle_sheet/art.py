"""Drawing of pieces and boards of Puzzle Sheet."""

import micropython

from firmware.drawing import fonts, theme
from firmware.drawing.area import Area
from firmware.drawing.widgets import Background
from shared_rules.puzzle_sheet.boards import MOST_ROWS, extent, rows_of

EMPTY = theme.rgb(0x2F3B4D)
STRIKE = theme.rgb(0xFF6E62)
LIT = theme.FOCUS
BLOCKED = theme.rgb(0xFF6E62)
LARGEST_CELL = 24
_LEAST_BAR = 24
"""Pixels of a bar beside a large number."""


@micropython.native
def draw_piece(canvas, x: int, y: int, size: int, piece: bytes, colour: int) -> None:
    """Paint a piece into the open box, its top left at x, y; each cell is `size` pixels wide including a gap."""
    side = size - 1 if size > 2 else size
    for i in range(len(piece)):
        cell = piece[i]
        canvas.fill(x + (cell & 15) * size, y + (cell >> 4) * size, side, side, colour)


@micropython.native
def draw_hollow(canvas, x: int, y: int, size: int, piece: bytes) -> None:
    """Like draw_piece, for a piece that cannot be taken: cell outlines, or dots if these are too small."""
    side = size - 1 if size > 3 else 1
    for i in range(len(piece)):
        cell = piece[i]
        left = x + (cell & 15) * size
        top = y + (cell >> 4) * size
        # One-pixel cells touch each other, so only every second one is a dot.
        if size > 1 or not (cell ^ cell >> 4) & 1:
            canvas.fill(left, top, side, side, theme.FAINT)
        if side > 2:
            canvas.fill(left + 1, top + 1, side - 2, side - 2, theme.BACKGROUND)


@micropython.native
def draw_strike(canvas, x: int, y: int, size: int, times: int) -> None:
    """Cross off a taken piece in a square of this size; the second line makes an X."""
    for step in range(0, size - 1, 2):
        canvas.fill(x + step, y + step, 3, 2, STRIKE)
        if times > 1:
            canvas.fill(x + size - 3 - step, y + step, 3, 2, STRIKE)


class Figure:
    """One piece with its cross-off lines, centred in an area of the panel, which it covers completely."""

    MOST = 84
    """Width and height of its box in pixels, at most."""

    def prepare(
        self, x: int, y: int, w: int, h: int, piece: bytes, colour: int, largest: int, times: int = 0, key: int = 0
    ) -> None:
        """Format for a strip; largest: maximum pixels of a cell; times: lines through the piece.

        key: different for each piece that a screen shows here.
        """
        high, wide = extent(piece)
        most = max(1, high, wide)
        side = min(w, h, self.MOST)
        size = min(largest, max(1, (side - 8) // most))
        strike = min(side, max(12, size * most + 6))
        piece_y = y + (h - high * size) // 2
        area = Area(x, y, w, h)
        above = area.cut_top((h - side) // 2)
        below = area.cut_bottom(area.h - side)
        before = area.cut_left((w - side) // 2)
        x, y, _w, _h = area.cut_left(side)
        self.around = (Background(above), Background(before), Background(area.rest()), Background(below))
        inset = (side - strike) // 2
        place = (piece, x + (side - wide * size) // 2, piece_y, size, colour)
        self._shown = (x, y, side, place, x + inset, y + inset, strike, times, key)

    def draw(self, canvas) -> None:
        """Paint the piece's box, and the background around it."""
        for blank in self.around:
            blank.draw(canvas)
        x, y, side, (piece, piece_x, piece_y, size, colour), strike_x, strike_y, strike, times, key = self._shown
        if canvas.begin_region(x, y, side, side, theme.BACKGROUND, key):
            draw_piece(canvas, piece_x, piece_y, size, piece, colour)
            if times:
                draw_strike(canvas, strike_x, strike_y, strike, times)


def beside(area, game) -> tuple[int, int, int, int]:
    """Cut the strip for a board from the left of a low panel's Area, leaving room for text."""
    most = area.w - fonts.SMALL.width("column") - 12 if fonts.large_text else area.w * 3 // 5
    return area.cut_left(min(area.h + 5, most, area.h // game.height * game.width + 4))


def beside_band(layout, game) -> tuple[int, int, int, int]:
    """Return the strip for a board beside the band of a low panel with large text; elsewhere it has no width."""
    area = layout.content()
    if layout.high or not fonts.large_text:
        return area.cut_left(0)
    area.cut_bottom(fonts.PLAIN_SMALL.line)  # the board is as large as below a band of plain text
    x, y, width, _height = beside(area, game)
    return x, y, width, layout.height


def seat_colour(app, seat: int) -> int:
    """Return the RGB565 colour of a seat."""
    return theme.PLAYERS[app.game.colours[seat]][1]


class Board:
    """A player's board in an area of the panel, which it covers completely.

    It shows shaded cells and, on top of them, lit cells (a piece), blocked cells, and a frame around a rectangle.
    """

    see_through = False
    """True: a lit cell also shows if it is shaded."""

    def __init__(self):
        self.lit = rows_of(())
        self.blocked = rows_of(())
        self.looks = [""] * MOST_ROWS
        self._laid_out = ()

    def prepare(self, x: int, y: int, w: int, h: int, game, shaded: list, colour: int, rectangle=None) -> None:
        """Format for an area of this place and size. Set `lit` and `blocked` before.

        `shaded`: rows as integers; colour: RGB565; rectangle: (height, width, top row, left column) counted from 1, or
        None.
        """
        self.shaded = shaded
        self.colour = colour
        self.rectangle = rectangle = rectangle or (0, 0, 0, 0)
        if (x, y, w, h, game) != self._laid_out:
            self._laid_out = (x, y, w, h, game)
            self._lay_out(x, y, w, h, game)
        high, _wide, top, _left = rectangle
        for row in range(self.rows):
            framed = 1 <= top <= row + 1 < top + high
            frame = rectangle if framed else ""
            self.looks[row] = "%x %x %x %s" % (shaded[row], self.lit[row], self.blocked[row], frame)

    def _lay_out(self, x, y, w, h, game):
        self.cells = game.cells
        self.rows = game.height
        self.columns = game.width
        size = self.size = min(w // self.columns, h // self.rows, LARGEST_CELL)
        self.left = x + (w - size * self.columns) // 2
        area = Area(x, y, w, h)
        above = area.cut_top((h - size * self.rows) // 2)
        self.strip = area.cut_top(size * self.rows)
        self.around = (Background(above), Background(area.rest()))
        self.gap = 2 if size >= 16 else 1 if size >= 4 else 0

    def show(self, app, seat: int, strip: tuple[int, int, int, int], lit=(), rectangle=None) -> None:
        """Format a seat's board for a strip (x, y, w, h) with these cells lit, each [row, column]."""
        game = app.game.table.game
        self.lit = rows_of(lit)
        self.prepare(*strip, game, game.shaded(seat), seat_colour(app, seat), rectangle)

    def draw(self, canvas) -> None:
        """Paint one box per row, and the background above and below."""
        for blank in self.around:
            blank.draw(canvas)
        x, y, w, _h = self.strip
        size = self.size
        for row in range(self.rows):
            if canvas.begin_region(x, y, w, size, theme.BACKGROUND, self.colour, self.looks[row]):
                self._row(canvas, y, row)
            y += size

    def _row(self, canvas, y, row):
        x = self.left
        size = self.size
        gap = self.gap
        side = size - gap
        inset = gap // 2
        cells = self.cells[row]
        shaded = self.shaded[row]
        lit = self.lit[row]
        blocked = self.blocked[row]
        for column in range(self.columns):
            colour = -1
            if blocked >> column & 1:
                colour = BLOCKED
            elif lit >> column & 1:
                colour = LIT
            elif shaded >> column & 1:
                colour = self.colour
            elif cells >> column & 1:
                colour = EMPTY
            if colour >= 0:
                canvas.fill(x + inset, y + inset, side, side, colour)
                if colour == BLOCKED:
                    # Split, so that it differs from shaded cells of any colour.
                    canvas.fill(x + inset, y + (size - 1) // 2, side, 2, theme.BACKGROUND)
                elif colour == LIT:
                    # A hole, so that it differs from shaded cells of any colour.
                    colour = self.colour if self.see_through and shaded >> column & 1 else theme.BACKGROUND
                    hole = side - side // 3 * 2
                    canvas.fill(x + inset + side // 3, y + inset + side // 3, hole, hole, colour)
            x += size
        self._frame(canvas, y, row + 1)

    def _frame(self, canvas, y, row):
        # The frame's part in this row, counted from 1.
        high, wide, top, left = self.rectangle
        size = self.size
        if top <= row < top + high:
            x = self.left + (left - 1) * size
            width = wide * size
            canvas.fill(x, y, 2, size, theme.INK)
            canvas.fill(x + width - 2, y, 2, size, theme.INK)
            if row == top:
                canvas.fill(x, y, width, 2, theme.INK)
            if row == top + high - 1:
                canvas.fill(x, y + size - 2, width, 2, theme.INK)


class Track:
    """A seat's points as a number, if it fits, and a bar with a tick at each threshold, if that fits beside it."""

    def prepare(self, x: int, y: int, w: int, h: int, app, seat: int) -> None:
        """Format for a box of this place and size."""
        game = app.game.table.game
        points = game.points[seat]
        number = str(points) if h >= fonts.SMALL.height else ""
        thresholds = [entry["at"] for entry in game.sheet["bonus"]]
        most = max(thresholds + [points, 1])
        bar_x = x + 8 + fonts.SMALL.width(number) + 8
        bar = x + w - 8 - bar_x
        ticks = [bar_x + max(0, bar * at // most - 2) for at in thresholds]
        reached = game.placed[seat]
        look = "%d %d %d" % (points, reached, seat)
        colour = seat_colour(app, seat)
        self._shown = (x, y, w, h, look, colour, number, bar_x, bar, bar * points // most, ticks, reached)

    def draw(self, canvas) -> None:
        x, y, w, h, look, colour, number, bar_x, bar, filled, ticks, reached = self._shown
        if canvas.begin_region(x, y, w, h, theme.BACKGROUND, colour, look):
            middle = y + h // 2
            canvas.text(x + 8, middle - fonts.SMALL.height // 2, number, fonts.SMALL, theme.TEXT)
            if fonts.large_text and bar < _LEAST_BAR:
                return
            canvas.fill(bar_x, middle - 3, bar, 6, theme.PANEL)
            canvas.fill(bar_x, middle - 3, filled, 6, colour)
            for i in range(len(ticks)):
                # A reached one is a block.
                wider = 2 if i < reached else 0
                colour = theme.GOOD if wider else theme.INK
                canvas.fill(ticks[i] - wider, middle - 6, 3 + 2 * wider, 12, colour)
