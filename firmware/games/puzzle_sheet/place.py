"""Placing a piece, or a bonus piece, on the own board in Puzzle Sheet."""

from firmware.drawing import fonts, theme
from firmware.drawing.widgets import layout
from firmware.games.puzzle_sheet import art
from firmware.keys import BACK, DOWN, OK, RIGHT, UP
from firmware.screens.in_game.base import Band, InGame, Line
from firmware.screens.paragraph import Paragraph

_BONUS = -1


class Place(InGame):
    """The piece lies on the board and moves only to where it fits.

    State: [index of the piece or -1 for the bonus piece that is due, row, column, whether the row is chosen, the cell in the way of the last step
    or None]; row and column count from 0, -1 stands for the place that suits the piece best. None: the bonus piece. With four keys up and down
    choose the row first, then the column.
    """

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        game = self.game = app.table.game
        self.seat = game.to_move
        self.index, self.row, self.column, self.row_chosen, self.blocked = state or [_BONUS, -1, -1, 0, None]
        # A press that answered the notice twice must not place the bonus piece.
        self.must_be_seen = self.index == _BONUS
        if self.index == _BONUS:
            self.piece = game.bonuses[game.placed[self.seat]]
        else:
            self.piece = game.pieces[self.index]
        # For each row the columns where the piece fits, as bits.
        self.fits = [game.columns(self.piece, row) for row in range(game.height)]
        if self.row < 0:
            self._suggest()
        self.band = Band()
        self.board = art.Board()
        self.line = Line()
        self.words = Paragraph()

    def state(self):
        """As in the class's words."""
        return [self.index, self.row, self.column, self.row_chosen, self.blocked]

    @property
    def focus(self):
        """Where the piece lies, and which choice is due."""
        return self.row, self.column, self.row_chosen

    def _suggest(self):
        # The place with the fewest empty cells around the piece: it leaves the fewest holes.
        game = self.game
        free = game.free[self.seat]
        least = 1000
        for row in range(game.height):
            columns = self.fits[row]
            column = 0
            while columns:
                if columns & 1:
                    open_sides = 0
                    for cell in self.piece:
                        at = row + (cell >> 4)
                        across = column + (cell & 15)
                        around = free[at] << 1
                        open_sides += (around >> across & 1) + (around >> across + 2 & 1)
                        if at:
                            open_sides += free[at - 1] >> across & 1
                        if at + 1 < game.height:
                            open_sides += free[at + 1] >> across & 1
                    if open_sides < least:
                        least = open_sides
                        self.row, self.column = row, column
                columns >>= 1
                column += 1

    def handle(self, key):
        """The piece moves; ok places it; back returns to the pieces."""
        if key == BACK and self.row_chosen:
            self.row_chosen = 0
            self.app.changed()
        elif key == BACK and self.index != _BONUS:
            self.app.pop()
        elif self.common(key):
            return
        elif key == OK:
            self._chosen()
        else:
            self._move(key)
            self.app.changed()

    def _rows_to_choose(self):
        # With four keys a row is chosen first, where there are several.
        return not self.app.hardware.has_stick and not self.row_chosen and len([bits for bits in self.fits if bits]) > 1

    def _chosen(self):
        bits = self.fits[self.row]
        if self._rows_to_choose() and bits & (bits - 1):
            self.row_chosen = 1
            self.app.changed()
            return
        at = [self.row + 1, self.column + 1]
        if self.index == _BONUS:
            self.app.act({"type": "bonus", "at": at})
        else:
            self.app.act({"type": "take", "piece": self.game.name(self.index), "at": at})

    def _move(self, key):
        down = key == UP or key == DOWN
        step = 1 if key == DOWN or key == RIGHT else -1
        if not self.app.hardware.has_stick:
            down = self._rows_to_choose()
        wanted = (self.row + step, self.column) if down else (self.row, self.column + step)
        if down:
            self._other_row(step)
        else:
            self._other_column(step)
        self.blocked = None
        if (self.row, self.column) != wanted and 0 <= wanted[0] < self.game.height and 0 <= wanted[1] < self.game.width:
            blocked = self.game.blocking(self.piece, wanted[0], wanted[1])
            self.blocked = blocked and list(blocked)

    def _other_row(self, step):
        # The next row where the piece fits, round at both ends; there the nearest column.
        height = self.game.height
        row = (self.row + step) % height
        while not self.fits[row]:
            row = (row + step) % height
        bits = self.fits[row]
        for away in range(16):
            for column in (self.column - away, self.column + away):
                if column >= 0 and bits >> column & 1:
                    self.row, self.column = row, column
                    return

    def _other_column(self, step):
        # The next place in the row; with a stick on to the next row behind its end, with four keys round.
        width = self.game.width
        column = self.column + step
        while True:
            if not 0 <= column < width:
                if self.app.hardware.has_stick:
                    self.row = (self.row + step) % self.game.height
                column = 0 if step > 0 else width - 1
            if self.fits[self.row] >> column & 1:
                self.column = column
                return
            column += step

    def prepare(self):
        """Band, board with the piece, words."""
        app = self.app
        game = self.game
        place = layout(app)
        self.place = place
        colour = app.colours[self.seat]
        name = app.table.players[self.seat]
        if self.index == _BONUS:
            titles = ("Bonus for %d" % game.bonus_due, "Bonus %d" % game.bonus_due, "Bonus")
        else:
            titles = ("piece " + game.name(self.index), game.name(self.index))
        board = self.board
        board.light([[self.row + 1 + (cell >> 4), self.column + 1 + (cell & 15)] for cell in self.piece])
        for row in range(16):
            board.blocked[row] = 0
        words = self._words()
        shaded = game.shaded(self.seat)
        pixels = art.seat_colour(app, self.seat)
        if place.tall:
            self.band.prepare(place, 32, colour, name, titles + ("",))
            self._block(board)
            board.prepare(place.left, 32, place.width, place.height - 60, game, shaded, pixels)
            self.line.prepare(place.left, place.height - 28, place.width, 28, words, fonts.MEDIUM, theme.TEXT, True)
        else:
            self.band.prepare(place, 20, colour, name, titles + ("",), True)
            self._block(board)
            w = min(120, 115 // game.height * game.width + 4)
            board.prepare(place.left, 20, w, place.height - 20, game, shaded, pixels)
            x = place.left + w
            self.words.prepare(x, 20, place.right - x, place.height, (), (words,))

    def _block(self, board):
        if self.blocked:
            row, column = self.blocked
            if row <= self.game.height and column <= self.game.width:
                board.blocked[row - 1] = 1 << column - 1

    def _words(self):
        if self.blocked:
            row, column = self.blocked
            if row <= self.game.height and column <= self.game.width:
                if self.game.cells[row - 1] >> column - 1 & 1:
                    return "Row %d, column %d is shaded" % (row, column)
                return "No cell at row %d, column %d" % (row, column)
        if self._rows_to_choose():
            return "Choose the row"
        if self.row_chosen:
            return "Choose the column"
        return "Bonus: shade it here" if self.index == _BONUS else "OK: shade it here"

    def draw(self, canvas):
        """The boxes of the parts."""
        self.band.draw(canvas)
        self.board.draw(canvas)
        if self.place.tall:
            self.line.draw(canvas)
        else:
            self.words.draw(canvas)
