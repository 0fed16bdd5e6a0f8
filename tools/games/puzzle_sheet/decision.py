"""What a sensible player of Puzzle Sheet does, where the boards are on screen."""

from shared_rules.puzzle_sheet.rules import PuzzleSheet

OPENING = 2
"""Random actions at the start of a duel: without dice all games would be equal."""


def decide(game: PuzzleSheet) -> dict:
    """Return the action: prefer points and large pieces that are close to what is shaded and leave no single cells."""
    if game.stuck():
        return {"type": "stop"}
    if game.phase == "bonus":
        return {"type": "bonus", "at": best_place(game, game.bonus_piece)}
    _worth, index, at = best_take(game, [index for index in range(game.count) if game.can_take(index)])
    return {"type": "take", "piece": game.name(index), "at": at}


def best_take(game: PuzzleSheet, takeable: list) -> tuple:
    """Return (worth, piece's index, place) of the best place of the best of these pieces."""
    return max(
        (worth(game, game.pieces[index], place) + 2 * game.worth(index), index, place)
        for index in takeable
        for place in game.places(game.pieces[index])
    )


def best_place(game: PuzzleSheet, piece: bytes) -> list:
    """Return the best place of a piece."""
    return max(game.places(piece), key=lambda place: (worth(game, piece, place), place))


def worth(game: PuzzleSheet, piece: bytes, place: list) -> int:
    """Rate a piece there by its cells, closed sides, and holes of one cell."""
    free = {
        (row, column)
        for row in range(game.height)
        for column in range(game.width)
        if game.free[game.active_player][row] >> column & 1
    }
    covered = {(place[0] - 1 + (cell >> 4), place[1] - 1 + (cell & 15)) for cell in piece}
    left = free - covered
    sides = [
        (row + down, column + right) for row, column in covered for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0))
    ]
    closed = sum(side not in free for side in sides)
    holes = 0
    for row, column in set(sides) & left:
        if not left & {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}:
            holes += 1
    return len(covered) + closed - 4 * holes
