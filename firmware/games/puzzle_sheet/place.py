"""Placing a piece or a bonus piece on the player's own board in Puzzle Sheet."""

from firmware.drawing import fonts, theme
from firmware.drawing.paragraph import Paragraph
from firmware.drawing.widgets import EDGE, Line, first_that_fits
from firmware.games.puzzle_sheet import art
from firmware.keys import BACK, DOWN, OK, RIGHT, UP
from firmware.language import t
from firmware.screens.in_game.base import InGame
from shared_rules.puzzle_sheet.boards import rows_of

_BONUS = -1


class Piece:
    """A piece on a player's board that moves only to where it fits.

    `cells`: its cells, in the rules' format; row, column: of its top left, from 0; -1 for the best place.
    """

    def __init__(self, game, seat: int, cells: bytes, row: int, column: int):
        self._game = game
        self._free = game.free[seat]
        self.cells = cells
        self.row, self.column = row, column
        # For each row, the columns where the piece fits, as bits.
        self._fits = rows_of(game.places(cells))
        if row < 0:
            self._suggest()

    @property
    def fits_in_rows(self) -> int:
        """Count the rows in which it fits somewhere."""
        return len([bits for bits in self._fits if bits])

    @property
    def fits_beside(self) -> bool:
        """Return True if it also fits elsewhere in its row."""
        bits = self._fits[self.row]
        return bits & (bits - 1) > 0

    def _suggest(self):
        # The place with the fewest empty cells around the piece leaves the fewest holes.
        least = None
        for row, column in self._game.places(self.cells):
            sides = self._open_sides(row - 1, column - 1)
            if least is None or sides <= least:
                least = sides
                self.row, self.column = row - 1, column - 1

    def _open_sides(self, row, column):
        free = self._free
        count = 0
        for cell in self.cells:
            at = row + (cell >> 4)
            across = column + (cell & 15)
            around = free[at] << 1
            count += (around >> across & 1) + (around >> across + 2 & 1)
            if at:
                count += free[at - 1] >> across & 1
            if at + 1 < self._game.height:
                count += free[at + 1] >> across & 1
        return count

    def move_down(self, step: int) -> None:
        """Move down to the next row where it fits, or up (-1), wrapping; there to the nearest column."""
        height = self._game.height
        row = (self.row + step) % height
        while not self._fits[row]:
            row = (row + step) % height
        bits = self._fits[row]
        for away in range(16):
            for column in (self.column - away, self.column + away):
                if column >= 0 and bits >> column & 1:
                    self.row, self.column = row, column
                    return

    def move_right(self, step: int, in_row: bool) -> None:
        """Move right to the next place in the row, or left (-1).

        in_row: wrap in the row, otherwise go on to the next row.
        """
        width = self._game.width
        column = self.column + step
        while True:
            if not 0 <= column < width:
                if not in_row:
                    self.row = (self.row + step) % self._game.height
                column = 0 if step > 0 else width - 1
            if self._fits[self.row] >> column & 1:
                self.column = column
                return
            column += step

    def on_board(self) -> list:
        """List the cells that it covers, each [row, column] from 1."""
        return [[self.row + 1 + (cell >> 4), self.column + 1 + (cell & 15)] for cell in self.cells]


class Place(InGame):
    """The piece is on the board and moves only to where it fits.

    With four keys ok takes the suggestion; up and down choose first a row, then the column. State: None for the bonus
    piece, or see `state`.
    """

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        game = self.game = app.game.table.game
        seat = self.seat = game.to_move
        self.index, row, column, self.row_chosen, blocked = state or [_BONUS, -1, -1, 0, None]
        self.blocked = self._on_board(blocked)
        # A second press on the notice must not place the bonus piece.
        self.drops_type_ahead = self.index == _BONUS
        cells = game.bonus_piece if self.index == _BONUS else game.pieces[self.index]
        self.piece = Piece(game, seat, cells, row, column)
        if row < 0:
            self.row_chosen = -1
        self.board = art.Board()
        self.line = Line()
        self.words = Paragraph()
        self.said = ()  # the texts formatted last
        self._lay_out()

    def state(self) -> list:
        """Return [piece's index or -1 for the bonus piece, row, column, row_chosen, blocking cell].

        Row and column count from 0, -1 for the best place; row_chosen: 1 once the row is chosen, -1 while the piece is
        where suggested; the cell that blocked the last step, or None.
        """
        return [self.index, self.piece.row, self.piece.column, self.row_chosen, self.blocked]

    @property
    def focus(self) -> tuple:
        """Return where the piece is, and which choice is due."""
        return self.piece.row, self.piece.column, self.row_chosen

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
        # With four keys a row is chosen first, if there are several.
        return not self.app.hardware.has_stick and self.row_chosen <= 0 and self.piece.fits_in_rows > 1

    def _chosen(self):
        piece = self.piece
        if self._rows_to_choose() and not self.row_chosen and piece.fits_beside:
            self.row_chosen = 1
            self.app.frame.invalidate()
            return
        at = [piece.row + 1, piece.column + 1]
        if self.index == _BONUS:
            self.app.act({"type": "bonus", "at": at})
        else:
            self.app.act({"type": "take", "piece": self.game.name(self.index), "at": at})

    def _move(self, key):
        self.row_chosen = max(self.row_chosen, 0)
        piece, game, has_stick = self.piece, self.game, self.app.hardware.has_stick
        down = key in (UP, DOWN) if has_stick else self._rows_to_choose()
        step = 1 if key in (DOWN, RIGHT) else -1
        row, column = piece.row + step * down, piece.column + step * (not down)
        if down:
            piece.move_down(step)
        else:
            piece.move_right(step, not has_stick)
        self.blocked = None
        if (piece.row, piece.column) != (row, column) and 0 <= row < game.height and 0 <= column < game.width:
            self.blocked = self._on_board(game.blocking(piece.cells, row, column))

    def _on_board(self, cell):
        # The cell, [row, column] from 1, if the board has it; else None.
        return list(cell) if cell and cell[0] <= self.game.height and cell[1] <= self.game.width else None

    def _lay_out(self):
        game = self.game
        if self.index == _BONUS:
            due = game.bonus_due
            titles = (t("Bonus for {0}", due), t("Bonus {0}", due), t("Bonus"), "")
        else:
            titles = (t("piece {0}", game.name(self.index)), game.name(self.index), "")
        tall = self.layout.high
        beside = art.beside_band(self.layout, game)
        area = self.below_band(self.seat, 32, 20, titles, not tall, beside=beside[2])
        if self.layout.high:
            self.text_strip = area.cut_bottom(28 if tall else 2 * fonts.SMALL.line)
            self.board_strip = area.rest()
        else:
            self.board_strip = beside if beside[2] else art.beside(area, game)
            self.text_strip = area.rest()
        self.parts = (self.band, self.board, self.line if tall else self.words)

    def prepare(self) -> None:
        texts = self._texts()
        if self.layout.high:
            text = first_that_fits(texts, fonts.SMALL, self.text_strip[2] - EDGE)
            self.line.prepare(*self.text_strip, text, fonts.MEDIUM, theme.TEXT, True)
        elif texts != self.said:
            self.words.prepare(*self.text_strip, (), texts)
        self.said = texts
        self.board.blocked = rows_of([self.blocked] if self.blocked else ())
        self.board.show(self.app, self.seat, self.board_strip, self.piece.on_board())

    def _texts(self):
        # The text, longest first.
        if self.blocked:
            row, column = self.blocked
            if self.game.cells[row - 1] >> column - 1 & 1:
                return t("Row {0}, column {1} is shaded", row, column), t("Shaded")
            return t("No cell at row {0}, column {1}", row, column), t("No cell")
        if self._rows_to_choose() and not self.row_chosen:
            return (t("Choose the row"),)
        if self.row_chosen > 0:
            return (t("Choose the column"),)
        return (t("OK: place it here"),)
