"""What is worth doing in Puzzle Sheet, where the handheld knows the boards.

Every place of every piece is judged by how closely it lies to what is shaded and by the holes of one cell that it
leaves; the best of them by the largest rectangle that can still be filled, times points. `about` is the difference
between what the sheets promise by that measure, and exact where the game would end at once.
"""

from array import array

from shared_rules.advice import Advice
from shared_rules.puzzle_sheet.boards import COLUMNS, MOST_ROWS, ROW_BITS, largest_rectangle

_WIDTH = 16  # places that are judged by their rectangle
_STRIDE = MOST_ROWS + 2  # from row to row of a board with a border
_HOLE = 4
_POINTS = 2
_EMPTY_COST = 18  # empty cells that make a rectangle worthless
_POINTS_AHEAD = 12
_PACK = 8


class _Piece:
    """Offsets of a piece's cells and of the cells around it, with how many of the piece's cells are next to each."""

    def __init__(self, piece: bytes):
        self.cells = [(cell >> 4) * _STRIDE + (cell & 15) for cell in piece]
        around = []
        inside = 0
        for cell in self.cells:
            for step in (-_STRIDE, -1, 1, _STRIDE):
                if cell + step in self.cells:
                    inside += 1
                else:
                    around.append(cell + step)
        self.inside = inside
        self.around = []
        self.beside = bytearray()
        for cell in around:
            if cell not in self.around:
                self.around.append(cell)
                self.beside.append(len([other for other in around if other == cell]))


class _Board:
    """The empty cells of a seat: as bytes with a border, with the number of empty neighbours of each cell."""

    def __init__(self, game, seat: int):
        self.rows = list(game.free[seat])
        self.all = 0
        for row in reversed(self.rows):
            self.all = self.all << ROW_BITS | row
        size = (MOST_ROWS + 2) * _STRIDE
        self.free = bytearray(size)
        self.near = bytearray(size)
        for row in range(len(self.rows)):
            for column in range(game.width):
                if self.rows[row] >> column & 1:
                    at = (row + 1) * _STRIDE + column + 1
                    self.free[at] = 1
                    for step in (-_STRIDE, -1, 1, _STRIDE):
                        self.near[at + step] += 1

    def packing(self, piece: _Piece, at: int) -> int:
        """Closed sides of the cells of a piece at a place, less what holes of one cell cost."""
        near = self.near
        free = self.free
        total = piece.inside + 4 * len(piece.cells)
        for cell in piece.cells:
            total -= near[at + cell]
        around = piece.around
        beside = piece.beside
        for side in range(len(around)):
            cell = at + around[side]
            if free[cell] and near[cell] == beside[side]:
                total -= _HOLE
        return total


def _promise(rows: list, cells: array, width: int) -> int:
    """Of all rectangles of the board the greatest area times (_EMPTY_COST - empty cells in it)."""
    best = 0
    height = len(rows)
    cost = _EMPTY_COST
    for top in range(height):
        inside = COLUMNS
        empties = bytearray(width)
        for bottom in range(top, height):
            inside &= cells[bottom]
            if not inside:
                break
            free = rows[bottom]
            for column in range(width):
                if free >> column & 1:
                    empties[column] += 1
            high = bottom - top + 1
            if high * width * cost <= best:
                continue
            for left in range(width):
                if high * (width - left) * cost <= best:
                    break
                empty = 0
                area = 0
                for column in range(left, width):
                    if not inside >> column & 1:
                        break
                    empty += empties[column]
                    if empty >= cost:
                        break
                    area += high
                    if area * (cost - empty) > best:
                        best = area * (cost - empty)
    return best


def think(game, seat: int, also: dict | None = None):
    """See shared_rules/advice.py. Empty where the boards are on paper: nothing is known of them."""
    if game.pad or seat != game.to_move:
        return []
    board = _Board(game, seat)
    due = game.phase == "bonus"
    found = []
    for index in (-1,) if due else range(game.count):
        if index >= 0 and not game.available(index):
            continue
        yield
        cells = game.bonus_piece if index < 0 else game.pieces[index]
        corners = game.corners(cells, board.all)
        if not corners:
            continue
        piece = _Piece(cells)
        worth = 0 if index < 0 else _POINTS * game.worth(index)
        for row in range(game.height):
            yield
            bits = corners >> ROW_BITS * row & COLUMNS
            column = 0
            while bits:
                if bits & 1:
                    score = worth + board.packing(piece, (row + 1) * _STRIDE + column + 1)
                    found.append((-score, index, row, column))
                bits >>= 1
                column += 1
    if not found:
        return [Advice({"type": "stop"})]
    found.sort()
    fits = []
    follower = (seat + 1) % game.players
    if game.players > 1:
        empty = _Board(game, follower).all
        for index in range(game.count):
            yield
            if game.available(index) and game.corners(game.pieces[index], empty):
                fits.append(index)
    scores = game.scores()
    others = max([scores[other] for other in range(game.players) if other != seat] or [0])
    told = []
    for rank in range(min(len(found), _WIDTH)):
        score, index, row, column = found[rank]
        yield
        points = game.points[seat] + (game.worth(index) if index >= 0 else 0)
        rows = list(board.rows)
        for cell in game.bonus_piece if index < 0 else game.pieces[index]:
            rows[row + (cell >> 4)] &= ~(1 << column + (cell & 15))
        value = (points + _POINTS_AHEAD) * _promise(rows, game.cells, game.width) - score * _PACK * _EMPTY_COST
        placed = game.placed[seat] + (index < 0)
        after = 0
        for bits in reversed(rows):
            after = after << ROW_BITS | bits
        ends = False
        due = placed < len(game.bonuses) and points >= game.sheet["bonus"][placed]["at"]
        if due:
            ends = not game.corners(game.bonuses[placed], after)
        if game.players > 1 and not ends:
            ends = not [other for other in fits if other != index or TWICE(game, index)]
        if ends and game.players > 1:
            shaded = [game.cells[at] ^ rows[at] for at in range(game.height)]
            rectangle = largest_rectangle(shaded)
            mine = rectangle[0] * rectangle[1] * points
            value = 10**9 + mine if mine > others else value - 10**7
        told.append((-value, rank))
    told.sort()
    result = []
    for value, rank in told:
        _score, index, row, column = found[rank]
        at = [row + 1, column + 1]
        result.append(Advice({"type": "bonus", "at": at} if index < 0 else {"type": "take", "piece": game.name(index), "at": at}, 0))
    return result


def TWICE(game, index):
    return game.players >= 4 and game.frame(index) >= 3 and not game.taken[index]
