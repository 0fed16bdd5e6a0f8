"""Placing a piece, or a bonus piece, on the own board in Puzzle Sheet."""

from firmware.drawing import fonts, theme
from firmware.games.puzzle_sheet import art
from firmware.keys import BACK, DOWN, OK, RIGHT, UP
from firmware.screens.in_game.base import InGame, Line
from firmware.screens.paragraph import Paragraph
from shared_rules.puzzle_sheet.boards import rows_of

_BONUS = -1


class Place(InGame):
    """The piece lies on the board and moves only to where it fits.

    State: [index of the piece or -1 for the bonus piece that is due, row, column, 1 once the row is chosen and -1 while
    the piece lies where it was suggested, the cell in the way of the last step or None]; row and column count from 0,
    -1 for the place that suits the piece best. None: the bonus piece. With four keys ok takes the suggestion; up and
    down choose another row first, then the column.
    """

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        game = self.game = app.game.table.game
        self.seat = game.to_move
        self.index, self.row, self.column, self.row_chosen, self.blocked = state or [_BONUS, -1, -1, 0, None]
        self.blocked = self._on_board(self.blocked)
        # A press that answered the notice twice must not place the bonus piece.
        self.drops_type_ahead = self.index == _BONUS
        self.piece = game.bonus_piece if self.index == _BONUS else game.pieces[self.index]
        # For each row the columns where the piece fits, as bits.
        self.fits = rows_of(game.places(self.piece))
        self.several_rows = len([bits for bits in self.fits if bits]) > 1
        if self.row < 0:
            self._suggest()
            self.row_chosen = -1
        self.board = art.Board()
        self.line = Line()
        self.words = Paragraph()
        self.said = ""  # the text that was formatted last
        self._lay_out()

    def state(self) -> list:
        return [self.index, self.row, self.column, self.row_chosen, self.blocked]

    @property
    def focus(self) -> tuple:
        """Where the piece lies, and which choice is due."""
        return self.row, self.column, self.row_chosen

    def _suggest(self):
        # The place with the fewest empty cells around the piece: it leaves the fewest holes.
        least = None
        for row, column in self.game.places(self.piece):
            sides = self._open_sides(row - 1, column - 1)
            if least is None or sides <= least:
                least = sides
                self.row, self.column = row - 1, column - 1

    def _open_sides(self, row, column):
        free = self.game.free[self.seat]
        count = 0
        for cell in self.piece:
            at = row + (cell >> 4)
            across = column + (cell & 15)
            around = free[at] << 1
            count += (around >> across & 1) + (around >> across + 2 & 1)
            if at:
                count += free[at - 1] >> across & 1
            if at + 1 < self.game.height:
                count += free[at + 1] >> across & 1
        return count

    def handle(self, key: int) -> None:
        if key == BACK and self.row_chosen > 0:
            self.row_chosen = 0
            self.app.frame.invalidate()
        elif key == BACK and self.index != _BONUS:
            self.app.stack.pop()
        elif self.common(key):
            return
        elif key == OK:
            self._chosen()
        else:
            self._move(key)
            self.app.frame.invalidate()

    def _rows_to_choose(self):
        # With four keys a row is chosen first, where there are several.
        return not self.app.hardware.has_stick and self.row_chosen <= 0 and self.several_rows

    def _chosen(self):
        bits = self.fits[self.row]
        if self._rows_to_choose() and not self.row_chosen and bits & (bits - 1):
            self.row_chosen = 1
            self.app.frame.invalidate()
            return
        at = [self.row + 1, self.column + 1]
        if self.index == _BONUS:
            self.app.act({"type": "bonus", "at": at})
        else:
            self.app.act({"type": "take", "piece": self.game.name(self.index), "at": at})

    def _move(self, key):
        self.row_chosen = max(self.row_chosen, 0)
        down = key in (UP, DOWN) if self.app.hardware.has_stick else self._rows_to_choose()
        step = 1 if key in (DOWN, RIGHT) else -1
        row, column = self.row + step * down, self.column + step * (not down)
        if down:
            self._other_row(step)
        else:
            self._other_column(step)
        self.blocked = None
        if (self.row, self.column) != (row, column) and 0 <= row < self.game.height and 0 <= column < self.game.width:
            self.blocked = self._on_board(self.game.blocking(self.piece, row, column))

    def _on_board(self, cell):
        # The cell, [row, column] counted from 1, if the board has it; else None.
        return list(cell) if cell and cell[0] <= self.game.height and cell[1] <= self.game.width else None

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

    def _lay_out(self):
        game = self.game
        if self.index == _BONUS:
            titles = ("Bonus for %d" % game.bonus_due, "Bonus %d" % game.bonus_due, "Bonus", "")
        else:
            titles = ("piece %s" % game.name(self.index), game.name(self.index), "")
        tall = self.layout.tall
        area = self.below_band(self.seat, 32, 20, titles, not tall)
        if tall:
            self.text_strip = area.cut_bottom(28)
            self.board_strip = area.rest()
        else:
            self.board_strip = art.beside(area, game)
            self.text_strip = area.rest()
        self.parts = (self.band, self.board, self.line if tall else self.words)

    def prepare(self) -> None:
        text = self._text()
        if self.layout.tall:
            self.line.prepare(*self.text_strip, text, fonts.MEDIUM, theme.TEXT, True)
        elif text != self.said:
            self.words.prepare(*self.text_strip, (), (text,))
        self.said = text
        self.board.blocked = rows_of([self.blocked] if self.blocked else ())
        lit = [[self.row + 1 + (cell >> 4), self.column + 1 + (cell & 15)] for cell in self.piece]
        self.board.show(self.app, self.seat, self.board_strip, lit)

    def _text(self):
        if self.blocked:
            row, column = self.blocked
            if self.game.cells[row - 1] >> column - 1 & 1:
                return "Row %d, column %d is shaded" % (row, column)
            return "No cell at row %d, column %d" % (row, column)
        if self._rows_to_choose() and not self.row_chosen:
            return "Choose the row"
        if self.row_chosen > 0:
            return "Choose the column"
        return "OK: place it here"
