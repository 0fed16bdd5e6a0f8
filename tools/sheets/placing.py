"""Boards and pieces as bit masks, for programs that try thousands of placements."""

from shared_rules.puzzle_sheet.rules import RULES
from tools.sheets.drawings import SQUARE


class Placing:
    """All placements on the board of a sheet (SHEET of the table protocol).

    A cell is bit `row * width + column`, from 0. `board`: the mask of all cells. `pieces`: name ("3A") -> list of
    (mask, [row, column] as actions have it). `bonus`: list of (threshold, such a list).
    """

    def __init__(self, sheet):
        rows = sheet["board"]
        self.width = len(rows[0])
        self.height = len(rows)
        self.board = sum(1 << self.bit(r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell == ".")
        self.pieces = {}
        self.worth = {}
        for number, frame in enumerate(sheet["frames"], 1):
            for letter, piece in frame["pieces"].items():
                self.pieces[f"{number}{letter}"] = self._placements(piece)
                self.worth[f"{number}{letter}"] = frame["points"]
        self.bonus = [(bonus["at"], self._placements(bonus["piece"])) for bonus in sheet["bonus"]]
        self.rectangles = self._rectangles()

    def bit(self, row, column):
        """The number of a cell's bit; row and column from 0."""
        return row * self.width + column

    def mask(self, cells):
        """The mask of cells given as [row, column] from 1."""
        return sum(1 << self.bit(row - 1, column - 1) for row, column in cells)

    def around(self, mask):
        """The cells beside those of the mask, off the board left out."""
        last = sum(1 << self.bit(row, self.width - 1) for row in range(self.height))
        first = sum(1 << self.bit(row, 0) for row in range(self.height))
        grown = (mask & ~last) << 1 | (mask & ~first) >> 1 | mask << self.width | mask >> self.width
        return grown & self.board & ~mask

    def _placements(self, piece):
        found = []
        for top in range(self.height - len(piece) + 1):
            for left in range(self.width - len(piece[0]) + 1):
                cells = [
                    [top + row + 1, left + column + 1]
                    for row, line in enumerate(piece)
                    for column, cell in enumerate(line)
                    if cell == SQUARE
                ]
                mask = self.mask(cells)
                if not mask & ~self.board:
                    found.append((mask, [top + 1, left + 1]))
        return found

    def _rectangles(self):
        """The masks of all rectangles that lie wholly on the board, largest first."""
        found = []
        for top in range(self.height):
            for left in range(self.width):
                for height in range(1, self.height - top + 1):
                    for width in range(1, self.width - left + 1):
                        line = ((1 << width) - 1) << left
                        mask = sum(line << self.width * row for row in range(top, top + height))
                        if not mask & ~self.board:
                            found.append(mask)
        return sorted(found, key=lambda mask: (-mask.bit_count(), mask))


def new_game(sheet, players, fill=(), first=0):
    """An open game of the real rules."""
    options = {"sheet": sheet, "tracking": "board", "solo_fill": [list(cell) for cell in fill]}
    game = RULES(players, RULES.resolve_options(options, players), first, [])
    game.open()
    return game


def play(game, action):
    """Check and carry out an action; returns the events. Raises Illegal."""
    game.check(action)
    return game.apply(action)
