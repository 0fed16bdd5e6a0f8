"""The boards and pieces of Puzzle Sheet, and what fits where.

A row of a board is an integer whose bit c is column c + 1. A piece is a bytes object with 16 x row + column for each
cell, from 0 inside the piece's box, in reading order.
"""

from array import array

from shared_rules.game import Game

MOST_ROWS = 16
"""Maximum number of rows and columns of a board."""
# Bits per row of a whole board as one integer: twice a row's width, so that a piece that extends beyond the right edge
# never reaches the next row.
ROW_BITS = 32
COLUMNS = 0xFFFF
"""All columns of a row."""
TWICE_FROM_PLAYERS = 4
TWICE_FROM_FRAME = 3
"""From this number of players on, the pieces of this frame and of later ones can be taken twice."""


def board_rows(board: list) -> array:
    """Return the rows of a sheet's board, whose texts have a dot for each cell."""
    rows = array("H")
    for row in board:
        bits = 0
        for column in range(len(row)):
            if row[column] == ".":
                bits |= 1 << column
        rows.append(bits)
    return rows


def rows_of(cells: list | tuple) -> list:
    """Return these cells, each (row, column) counted from 1, as MOST_ROWS rows."""
    rows = [0] * MOST_ROWS
    for row, column in cells:
        rows[row - 1] |= 1 << column - 1
    return rows


def cells_of(rows: list) -> list:
    """Return the set bits of these rows as [row, column], counted from 1."""
    cells = []
    for row in range(len(rows)):
        for column in range(MOST_ROWS):
            if rows[row] >> column & 1:
                cells.append([row + 1, column + 1])
    return cells


def count_of(rows: list | array) -> int:
    """Count the set bits of these rows."""
    count = 0
    for bits in rows:
        while bits:
            bits &= bits - 1
            count += 1
    return count


def extent(piece: bytes) -> tuple:
    """Return (height, width) of a piece's box."""
    width = 0
    for cell in piece:
        width = max(width, (cell & 15) + 1)
    return ((piece[-1] >> 4) + 1 if piece else 0), width


def score(height: int, width: int, points: int) -> int:
    """Return the score of a sheet with a largest rectangle of this height and width."""
    return height * width * points


def packed_piece(rows: list, height: int, width: int) -> bytes:
    """Return the piece drawn by these rows; empty if it exceeds a board of this height and width."""
    if len(rows) > height or len(rows[0]) > width:
        return b""
    cells = bytearray()
    for row in range(len(rows)):
        for column in range(len(rows[row])):
            if rows[row][column] == "#":
                cells.append(row << 4 | column)
    return bytes(cells)


def largest_rectangle(shaded: list) -> tuple:
    """Return (height, width, top row, left column) of the largest rectangle of set bits in these rows.

    Counted from 1; all 0 if no bit is set. Among equals the topmost, then the widest, then the leftmost.
    """
    best = (0, 0, 0, 0)
    for top in range(len(shaded)):
        common = -1
        for bottom in range(top, len(shaded)):
            common &= shaded[bottom]
            if not common:
                break
            height = bottom - top + 1
            # After n steps a set bit marks the start of n + 1 set bits in a row.
            left = 0
            starts = common
            width = 0
            while starts:
                left = starts
                width += 1
                starts &= common >> width
            if height * width > best[0] * best[1]:
                column = 1
                while not left & 1:
                    left >>= 1
                    column += 1
                best = (height, width, top + 1, column)
    return best


class Boards(Game):
    """The boards, pieces and points of a puzzle sheet, besides Game's attributes.

    Piece indexes are in frame-then-letter order.
    """

    def __init__(self, players: int, options: dict, first, deal: list):
        super().__init__(players, options, first, deal)
        self.sheet = sheet = options["sheet"]
        board = sheet["board"]
        self.height = len(board)
        self.width = len(board[0])
        self.cells = board_rows(board)  # the board as printed
        self.size = count_of(self.cells)
        self._names = ""  # of all pieces in one text: separate texts would need 1 KB of the Pico's memory
        self.pieces = []
        for frame in range(len(sheet["frames"])):
            pieces = sheet["frames"][frame]["pieces"]
            for letter in sorted(pieces):
                self._names += "%d%s" % (frame + 1, letter)
                self.pieces.append(packed_piece(pieces[letter], self.height, self.width))
        self.taken = bytearray(self.count)  # times taken, by index
        self.bonuses = [packed_piece(entry["piece"], self.height, self.width) for entry in sheet["bonus"]]
        self.placed = bytearray(players)  # number of bonus pieces by seat
        self.points = [0] * players
        self.pad = options["tracking"] == "pad"  # the boards are not tracked
        # Rows of each seat's empty cells; empty on the pad.
        self.free = [] if self.pad else [array("H", self.cells) for _ in range(players)]
        for row, column in options["solo_fill"]:
            self.free[0][row - 1] &= ~(1 << column - 1)
        self.tallies: list = [None] * players  # (height, width, unshaded) by seat
        # Number of cells covered by each seat's pieces, plus those shaded at the start.
        self.covered = [len(options["solo_fill"])] + [0] * (players - 1)

    # Pieces and places

    @property
    def count(self) -> int:
        """Count the pieces of all frames."""
        return len(self.pieces)

    def frame(self, index: int) -> int:
        """Return the frame of a piece, 1 to 4."""
        return int(self._names[2 * index])

    def name(self, index: int) -> str:
        """Return the name of a piece, frame and letter: "1A"."""
        return self._names[2 * index : 2 * index + 2]

    def index_of(self, name: object) -> int:
        """Return the index of the piece with this name, or -1."""
        # Digits and letters alternate, so a name that begins with a digit is only found at even places.
        if not isinstance(name, str) or len(name) != 2 or not "1" <= name[0] <= "4":
            return -1
        return self._names.find(name) // 2

    def times_left(self, index: int) -> int:
        """Return how often players can still take the piece."""
        twice = self.players >= TWICE_FROM_PLAYERS and self.frame(index) >= TWICE_FROM_FRAME
        return (2 if twice else 1) - self.taken[index]

    def available(self, index: int) -> bool:
        """Return True if any player can still take the piece."""
        return self.times_left(index) > 0

    def worth(self, index: int) -> int:
        """Return the points of the piece's frame."""
        return self.sheet["frames"][self.frame(index) - 1]["points"]

    def bonus_at(self, seat: int) -> int | None:
        """Return the threshold of the seat's next bonus piece, or None."""
        place = self.placed[seat]
        return self.sheet["bonus"][place]["at"] if place < len(self.bonuses) else None

    @property
    def bonus_piece(self) -> bytes:
        """Return the active player's next bonus piece, which must exist."""
        return self.bonuses[self.placed[self.active_player]]

    @property
    def bonus_due(self) -> int | None:
        """Return the threshold of the bonus piece that the active player must place now, or None."""
        return self.bonus_at(self.active_player) if self.phase == "bonus" else None

    def empty_cells(self) -> int:
        """Return the empty cells of the active player's board, for `corners`."""
        cells = 0
        for row in reversed(self.free[self.active_player]):
            cells = cells << ROW_BITS | row
        return cells

    def corners(self, piece: bytes, empty: int) -> int:
        """Return where the top left corner of the piece's box fits on a board with these empty cells.

        As bits: ROW_BITS * row + column, from 0. The empty cells are shifted by each cell of the piece, and all results
        combined.
        """
        found = -1 if piece else 0
        for cell in piece:
            found &= empty >> cell + (cell & 240)
        return found

    def places(self, piece: bytes) -> list:
        """Return each [row, column], from 1, where the corner of the piece's box fits on the active player's board.

        In reading order.
        """
        found = self.corners(piece, self.empty_cells())
        return cells_of([found >> ROW_BITS * row & COLUMNS for row in range(self.height)])

    def fits(self, piece: bytes) -> bool:
        """Return True if the piece fits anywhere on the active player's board."""
        return self.corners(piece, self.empty_cells()) != 0

    def can_take(self, index: int) -> bool:
        """Return True if the active player can take the piece: it is available and, on `board`, fits."""
        return self.available(index) and (self.pad or self.fits(self.pieces[index]))

    def stuck(self) -> bool:
        """Return True if on `board` nothing fits for the active player: only a stop is possible."""
        if self.phase == "bonus":
            return not self.fits(self.bonus_piece)
        for index in range(self.count):
            if self.can_take(index):
                return False
        return True

    def blocking(self, piece: bytes, row: int, column: int) -> tuple | None:
        """Return the first cell of the piece that cannot be shaded on the active player's board, or None.

        The corner of its box is at this row and column, from 0. The result is (row, column) from 1.
        """
        free = self.free[self.active_player]
        for cell in piece:
            at = row + (cell >> 4)
            across = column + (cell & 15)
            if at >= self.height or across >= self.width or not free[at] >> across & 1:
                return at + 1, across + 1
        return None

    # For display

    def shaded(self, seat: int) -> list:
        """Return the rows of the seat's shaded cells, on `board`."""
        return [self.cells[row] ^ self.free[seat][row] for row in range(self.height)]

    def unshaded(self, seat: int) -> int | None:
        """Count the unshaded cells of the seat's board; None on `pad` before the tally."""
        if self.pad:
            return self.tallies[seat] and self.tallies[seat][2]
        return count_of(self.free[seat])

    def most_unshaded(self, height: int, width: int) -> int:
        """Count the cells outside a rectangle; negative if the board is smaller."""
        return self.size - height * width

    def rectangle(self, seat: int) -> tuple | None:
        """Return (height, width, top row, left column) of the seat's largest rectangle.

        On `pad` row and column are 0, and the result is None before the tally.
        """
        if self.pad:
            return self.tallies[seat] and self.tallies[seat][:2] + (0, 0)
        return largest_rectangle(self.shaded(seat))
