"""Pieces and boards of Puzzle Sheet, drawn."""

from firmware.drawing import fonts, theme

EMPTY = theme.rgb(0x2F3B4D)
GREY = theme.rgb(0x566274)
"""Cells of a piece that cannot be taken now."""
STRIKE = theme.rgb(0xFF6E62)
LIT = theme.FOCUS
BLOCKED = theme.rgb(0xFF6E62)
LARGEST_CELL = 24


def extent(piece):
    """(rows, columns) of a piece's box."""
    across = 0
    for cell in piece:
        across = max(across, cell & 15)
    return ((piece[-1] >> 4) + 1, across + 1) if piece else (0, 0)


def draw_piece(canvas, x, y, size, piece, colour):
    """The cells of a piece, each `size` pixels wide with a gap, into the open box; its box's top left at x, y."""
    side = size - 1 if size > 2 else size
    for i in range(len(piece)):
        cell = piece[i]
        canvas.fill(x + (cell & 15) * size, y + (cell >> 4) * size, side, side, colour)


def draw_strike(canvas, x, y, size, times):
    """The line through a piece that was taken, in a square of this size; a second one makes it an X."""
    for step in range(0, size - 1, 2):
        canvas.fill(x + step, y + step, 3, 2, STRIKE)
        if times > 1:
            canvas.fill(x + size - 3 - step, y + step, 3, 2, STRIKE)


class Figure:
    """One piece in the middle of an area of the panel, all of which it covers, with the lines through it."""

    def prepare(self, x, y, w, h, piece, colour, largest, times=0):
        """Format for an area of this place and size; `largest`: most pixels of a cell; times: lines through the piece."""
        self.x, self.y, self.w, self.h = x, y, w, h
        self.piece = piece
        self.colour = colour
        self.times = times
        high, wide = extent(piece)
        most = max(1, high, wide)
        side = min(w, h, 84)
        size = self.size = min(largest, max(1, (side - 8) // most))
        self.middle = x + (w - side) // 2
        self.side = side
        self.piece_x = self.middle + (side - wide * size) // 2
        self.piece_y = y + (h - high * size) // 2
        self.strike = min(side, max(12, size * most + 6))
        self.strike_x = self.middle + (side - self.strike) // 2
        self.strike_y = y + (h - self.strike) // 2

    def draw(self, canvas):
        """The box of the piece, and paper beside it."""
        x, y, h = self.x, self.y, self.h
        if self.middle > x:
            canvas.blank(x, y, self.middle - x, h, theme.BACKGROUND)
        if canvas.box(self.middle, y, self.side, h, theme.BACKGROUND):
            draw_piece(canvas, self.piece_x, self.piece_y, self.size, self.piece, self.colour)
            if self.times:
                draw_strike(canvas, self.strike_x, self.strike_y, self.strike, self.times)
        right = self.middle + self.side
        if right < x + self.w:
            canvas.blank(right, y, x + self.w - right, h, theme.BACKGROUND)


def seat_colour(app, seat):
    """RGB565 of a seat."""
    return theme.PLAYERS[app.colours[seat]][1]


class Board:
    """A player's board in an area of the panel, all of which it covers: shaded cells, and on top of them lit ones (a piece), blocked
    ones, and a frame around a rectangle."""

    see_through = False
    """Whether a lit cell shows if it is shaded."""

    def __init__(self):
        self.lit = [0] * 16  # rows, in which bit c stands for column c
        self.blocked = [0] * 16
        self.words = [""] * 16

    def prepare(self, x, y, w, h, game, shaded, colour, rectangle=(0, 0, 0, 0)):
        """Format for an area of this place and size. `shaded`: rows as integers; colour: RGB565; rectangle: (height, width, top row, left
        column) counted from 1. Set `lit` and `blocked` before."""
        self.cells = game.cells
        self.shaded = shaded
        self.colour = colour
        self.rectangle = rectangle
        self.rows = game.height
        self.columns = game.width
        size = self.size = min(w // self.columns, h // self.rows, LARGEST_CELL)
        self.x, self.y, self.w = x, y, w
        self.left = x + (w - size * self.columns) // 2
        self.margin = (h - size * self.rows) // 2
        self.rest = h - size * self.rows - self.margin
        self.gap = 2 if size >= 16 else 1 if size >= 4 else 0
        high, _wide, top, _left = rectangle
        for row in range(self.rows):
            framed = 1 <= top <= row + 1 < top + high
            self.words[row] = "%x %x %x %s" % (
                shaded[row],
                self.lit[row],
                self.blocked[row],
                rectangle if framed else "",
            )

    def light(self, cells):
        """Light these cells only, each [row, column]."""
        for row in range(16):
            self.lit[row] = 0
        for row, column in cells:
            self.lit[row - 1] |= 1 << column - 1

    def draw(self, canvas):
        """One box a row, and paper above and below."""
        x, w, size = self.x, self.w, self.size
        y = self.y
        if self.margin:
            canvas.blank(x, y, w, self.margin, theme.BACKGROUND)
            y += self.margin
        for row in range(self.rows):
            if canvas.box(x, y, w, size, theme.BACKGROUND, self.colour, self.words[row]):
                self._row(canvas, y, row)
            y += size
        if self.rest:
            canvas.blank(x, y, w, self.rest, theme.BACKGROUND)

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
                if colour == LIT and size >= 8:
                    # A hole, so that it is told from a player's cells whatever their colour.
                    colour = self.colour if self.see_through and shaded >> column & 1 else theme.BACKGROUND
                    canvas.fill(x + size // 3, y + size // 3, size - size // 3 * 2, size - size // 3 * 2, colour)
            x += size
        high, wide, top, left = self.rectangle
        row += 1
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
    """The points of a seat as a number and a bar with a tick at each threshold, in one box of at least 20 pixels' height."""

    def prepare(self, x, y, w, h, game, seat, colour):
        """Format for a box of this place and size; colour: RGB565."""
        self.x, self.y, self.w, self.h = x, y, w, h
        self.colour = colour
        points = game.points[seat]
        self.number = str(points)
        thresholds = [entry["at"] for entry in game.sheet["bonus"]]
        most = max(thresholds + [points, 1])
        self.bar_x = x + 8 + fonts.SMALL.width(self.number) + 8
        self.bar = x + w - 8 - self.bar_x
        self.filled = self.bar * points // most
        self.places = [self.bar * at // most for at in thresholds]
        self.reached = game.placed[seat]
        self.words = "%d %d %d" % (points, self.reached, seat)

    def draw(self, canvas):
        """One box."""
        if canvas.box(self.x, self.y, self.w, self.h, theme.BACKGROUND, self.colour, self.words):
            middle = self.y + self.h // 2
            canvas.text(self.x + 8, middle - fonts.SMALL.height // 2, self.number, fonts.SMALL, theme.TEXT)
            canvas.fill(self.bar_x, middle - 3, self.bar, 6, theme.PANEL)
            canvas.fill(self.bar_x, middle - 3, self.filled, 6, self.colour)
            for i in range(len(self.places)):
                canvas.fill(
                    self.bar_x + max(0, self.places[i] - 2),
                    middle - 6,
                    3,
                    12,
                    theme.GOOD if i < self.reached else theme.INK,
                )
