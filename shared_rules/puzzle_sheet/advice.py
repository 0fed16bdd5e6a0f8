"""Advice on Puzzle Sheet.

Each place of each piece is judged by how closely it fits the shaded cells and by the single empty cells that it leaves;
the best of these by the largest rectangle that can still be filled, times points. In a solo game the aim is a high
score, not an empty sheet.
"""

from shared_rules.advice import Advice, Choices
from shared_rules.puzzle_sheet.boards import (
    COLUMNS,
    MOST_ROWS,
    ROW_BITS,
    Boards,
    largest_rectangle,
)
from shared_rules.words import later, later_n

_WIDTH = 16  # maximum places judged by their rectangle; fewer on boards of more than 64 cells
_MOST_PLACES = 1200  # maximum places judged at all; no shipped sheet has as many
_STRIDE = MOST_ROWS + 2  # bytes per row of a board with a border
_STEPS = (-_STRIDE, -1, 1, _STRIDE)
_HOLE = 4  # cost of a single empty cell, in closed sides
_POINT = 2  # worth of a point of the piece, in closed sides
_COST = 18  # empty cells that make a rectangle worthless
_AHEAD = 12  # points still to come
_PACK = 8  # worth of a closed side, in points of the final score
_MOST_SCORE = 4095
_BONUS = later_n("Bonus at {0} point", "Bonus at {0} points")
_NO_BONUS = later_n("Bonus at {0} point fits nowhere", "Bonus at {0} points fits nowhere")


class _Board:
    """A seat's board: `rows` of empty cells, `empty` for Boards.corners, and bytes with a border.

    The bytes have 1 for each empty cell, and for each cell its number of empty neighbours.
    """

    def __init__(self, game: Boards, seat: int):
        self.rows = list(game.free[seat])
        self.empty = _as_one(self.rows)
        self.free = bytearray(_STRIDE * _STRIDE)
        self.near = bytearray(_STRIDE * _STRIDE)

    def look(self):
        """Fill the bytes."""
        for row in range(len(self.rows)):
            yield
            bits = self.rows[row]
            at = (row + 1) * _STRIDE
            while bits:
                at += 1
                if bits & 1:
                    self.free[at] = 1
                    for step in _STEPS:
                        self.near[at + step] += 1
                bits >>= 1

    def judge(self, cells: list, around: list, at: int) -> int:
        """Return the open sides of a piece's cells at a place, plus the cost of single empty cells beside it.

        around: (offset, number of the piece's cells beside it).
        """
        near = self.near
        free = self.free
        total = 0
        for cell in cells:
            total += near[at + cell]
        for side, count in around:
            if free[at + side] and near[at + side] == count:
                total += _HOLE
        return total


def _as_one(rows: list) -> int:
    empty = 0
    for row in reversed(rows):
        empty = empty << ROW_BITS | row
    return empty


def _outline(cells: list) -> tuple:
    """Return (pairs of neighbours counted twice, [(offset around the piece, cells beside it)])."""
    inside = 0
    around = []
    for cell in cells:
        for step in _STEPS:
            if cell + step in cells:
                inside += 1
            else:
                around.append(cell + step)
    return inside, [(side, around.count(side)) for side in sorted(around) if side not in cells]


def _promise(rows: list, game: Boards):
    """Return (height, width, worth) of the rectangle with the greatest worth, area times (_COST - empty cells)."""
    best = (0, 0, 0)
    worth = 0
    columns = range(game.width)
    for top in range(len(rows)):
        yield
        inside = COLUMNS
        empties = bytearray(game.width)
        for bottom in range(top, len(rows)):
            inside &= game.cells[bottom]
            if not inside:
                break
            free = rows[bottom]
            for column in columns:
                empties[column] += free >> column & 1
            height = bottom - top + 1
            for left in columns:
                if height * (game.width - left) * _COST <= worth:
                    break
                empty = area = 0
                for column in range(left, game.width):
                    empty += empties[column]
                    if empty >= _COST or not inside >> column & 1:
                        break
                    area += height
                    if area * (_COST - empty) > worth:
                        worth = area * (_COST - empty)
                        best = (height, column - left + 1, worth)
    return best


def _left(game: Boards, index: int) -> int:
    """Return how often a piece, or -1 for a bonus piece, can be taken."""
    return 1 if index < 0 else game.times_left(index)


def _places(game: Boards, board: _Board, wanted: int | None):
    """Return the best places, best first, and the wanted one.

    Each is an integer with the bits of score, piece's index + 1, row and column (from 0), so that ties have an order
    and hundreds fit in memory.
    """
    width = min(_WIDTH, max(4, 1024 // game.size))
    best: list = []
    extra = []
    seen = 0
    for index in (-1,) if game.phase == "bonus" else range(game.count - 1, -1, -1):
        if not _left(game, index) or seen > _MOST_PLACES and wanted is None:
            continue
        yield
        piece = game.bonus_piece if index < 0 else game.pieces[index]
        corners = game.corners(piece, board.empty)
        if not corners:
            continue
        cells = [(cell >> 4) * _STRIDE + (cell & 15) for cell in piece]
        inside, around = _outline(cells)
        start = _MOST_SCORE - 4 * len(cells) - inside - (_POINT * game.worth(index) if index >= 0 else 0)
        for row in range(game.height):
            yield
            bits = corners >> ROW_BITS * row & COLUMNS
            column = 0
            while bits:
                if bits & 1:
                    seen += 1
                    place = index + 1 << 8 | row << 4 | column
                    score = start + board.judge(cells, around, (row + 1) * _STRIDE + column + 1) << 15 | place
                    if place == wanted:
                        extra.append(score)
                    if len(best) < width or score < best[-1]:
                        _keep(best, score, width)
                bits >>= 1
                column += 1
    return best + [score for score in extra if score not in best]


def _keep(best: list, score: int, most: int) -> None:
    """Insert a score into the best, keeping at most `most`."""
    at = len(best)
    while at and best[at - 1] > score:
        at -= 1
    best.insert(at, score)
    if len(best) > most:
        best.pop()


def _fitting(game: Boards, seat: int, rows: list):
    """Return the available pieces that fit on a board with these empty rows."""
    empty = _as_one(rows)
    found = []
    for index in range(game.count):
        yield
        if game.available(index) and game.corners(game.pieces[index], empty):
            found.append(index)
    return found


def _on_paper(game, seat: int, also: dict | None) -> list:
    """Return the advice if fits are unknown: the pieces worth most come first.

    `about` estimates everybody's rectangles as 3 of 5 cells of the board, the average of this player's games on the
    shipped boards.
    """
    most = max([game.worth(index) for index in range(game.count) if game.available(index)] or [0])
    others = []
    for place in range(1, game.players):
        other = (seat + place) % game.players
        # Players who still have a turn in this round take a piece too.
        later = (other - game.first) % game.players > (seat - game.first) % game.players
        others.append(game.points[other] + (most if later else 0))
    lead = game.points[seat] - max(others or [-_AHEAD])
    choices = Choices()
    asked = None
    for action in game.legal():
        points = lead + (game.worth(game.index_of(action["piece"])) if "piece" in action else 0)
        choices.add(60 * game.size * points, action)
        if action == also:
            asked = 60 * game.size * points
    if asked is not None:
        choices.insist(asked, also, also)  # pyright: ignore[reportArgumentType]
    return [Advice(action, about) for about, action in choices.found]


def _place_of(game: Boards, action: dict) -> int:
    """Return an action's place in the format of `_places`."""
    row, column = action["at"]
    return game.index_of(action.get("piece")) + 1 << 8 | row - 1 << 4 | column - 1


def _most_promised(game: Boards, seat: int):
    """Return the promise of the best other sheet, times _COST."""
    most = 0
    for other in range(game.players):
        if other != seat:
            worth = (yield from _promise(list(game.free[other]), game))[2]
            most = max(most, (game.points[other] + _AHEAD) * worth)
    return most


def think(game, seat: int, also: dict | None = None):
    """See shared_rules/advice.py. `about` is exact if the action ends the game.

    Otherwise it is the lead by rectangle times points, scaled to the worth of such leads at the end of games between
    this player and the sensible one.
    """
    if seat is None or seat != game.to_move:
        return []
    if game.pad:
        yield
        return _on_paper(game, seat, also)
    board = _Board(game, seat)
    yield from board.look()
    places = yield from _places(game, board, _place_of(game, also) if also and "at" in also else None)
    scores = game.scores()
    if not places:
        others = scores[:seat] + scores[seat + 1 :]
        return [Advice({"type": "stop"}, 100 * (scores[seat] - max(others or [0])))]
    most = yield from _most_promised(game, seat)
    next_seat = (seat + 1) % game.players
    fitting = (yield from _fitting(game, next_seat, game.free[next_seat])) if game.players > 1 else []
    empty = 100 * (game.unshaded(seat) or 0) // game.size
    found = []
    for place in places:
        index = (place >> 8 & 127) - 1
        row, column = place >> 4 & 15, place & 15
        points = game.points[seat] + (game.worth(index) if index >= 0 else 0)
        rows = list(board.rows)
        for cell in game.bonus_piece if index < 0 else game.pieces[index]:
            rows[row + (cell >> 4)] &= ~(1 << column + (cell & 15))
        yield
        height, width, worth = yield from _promise(rows, game)
        goal = (later("rectangle {0} x {1}"), height, width) if worth else None
        order = 0
        # Count only the closed sides that the closest place has more.
        lead = ((places[0] >> 15) - (place >> 15)) * _PACK * _COST
        if game.players == 1:
            about = 100 * (lead + (points + empty * empty // 100) * worth) // _COST
        elif _ends(game, seat, index, points, rows, fitting):
            height, width = largest_rectangle([game.cells[at] ^ rows[at] for at in range(game.height)])[:2]
            margin = height * width * points - max(scores[:seat] + scores[seat + 1 :])
            order = -1 if margin > 0 else 1
            about = 100 * margin
            goal = later("end the game")
        else:
            about = max(45, 90 - empty * 6 // 5) * (lead + (points + _AHEAD) * worth - most) // _COST
        at = [row + 1, column + 1]
        action: dict = (
            {"type": "take", "piece": game.name(index), "at": at} if index >= 0 else {"type": "bonus", "at": at}
        )
        found.append((order, -about, place, action, goal))
    found.sort()
    # If the best choice ends the game with a win, show only such ends; otherwise show ends only if all choices end the
    # game.
    return [
        Advice(action, -about, goal)
        for order, about, _place, action, goal in found
        if order == found[0][0] or action == also
    ]


def _ends(game: Boards, seat: int, index: int, points: int, rows: list, fitting: list) -> bool:
    """Return True if a piece would end the game.

    The next bonus piece fits nowhere, or nothing fits for the next player, whose fitting pieces are given.
    """
    placed = game.placed[seat] + (index < 0)
    if placed < len(game.bonuses) and points >= game.sheet["bonus"][placed]["at"]:
        return not game.corners(game.bonuses[placed], _as_one(rows))
    return not [other for other in fitting if other != index or _left(game, index) > 1]


def facts(game, seat: int | None) -> list:
    """Return what is certain about a seat's sheet, as texts of shared_rules.words.

    It covers the largest rectangle and score, fitting pieces, single empty cells and the next bonus piece.
    """
    if game.pad:
        return [(later("Pieces left: {0}"), len([index for index in range(game.count) if game.available(index)]))]
    if seat is None:
        return []
    board = _Board(game, seat)
    for _ in board.look():
        pass
    height, width = game.rectangle(seat)[:2]
    found: list = [
        (later("Rectangle {0} \xd7 {1}"), height, width),
        (later("Score now: {0}"), height * width * game.points[seat]),
    ]
    fitting = [
        index for index in range(game.count) if game.available(index) and game.corners(game.pieces[index], board.empty)
    ]
    if 0 < len(fitting) < 4:
        found.append((later("Still fits: {0}"), ", ".join([game.name(index) for index in fitting])))
    else:
        found.append((later("Pieces that fit: {0}"), len(fitting)))
    single = len([at for at in range(len(board.free)) if board.free[at] and not board.near[at]])
    if single:
        found.append((later("Single empty cells: {0}"), single))
    threshold = game.bonus_at(seat)
    if threshold is not None:
        fits = game.corners(game.bonuses[game.placed[seat]], board.empty)
        found.append([threshold] + (_BONUS if fits else _NO_BONUS))
    return found
