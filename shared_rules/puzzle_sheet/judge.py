"""What is allowed in the puzzle sheet, and why the rest is not. Needed while an action is judged only."""

from shared_rules.game import Illegal, check_keys, is_whole
from shared_rules.puzzle_sheet.boards import Boards


def check(game: Boards, action: dict) -> None:
    """Raises Illegal unless the game, a PuzzleSheet, takes the action now."""
    kind = action.get("type")
    if kind == "take":
        _check_take(game, action)
    elif kind == "bonus":
        check_keys(action, **({} if game.pad else {"at": list}))
        if game.phase != "bonus":
            raise Illegal("No bonus piece is due.")
        _check_place(game, action, game.bonus_piece)
    elif kind == "stop":
        check_keys(action)
        _check_stop(game)
    elif kind == "tally":
        _check_tally(game, action)
    else:
        raise Illegal('"type" must be take, bonus, stop or tally.')


def _check_take(game, action: dict) -> None:
    check_keys(action, **({"piece": str} if game.pad else {"piece": str, "at": list}))
    if game.phase == "bonus":
        points = "1 point" if game.bonus_due == 1 else "%d points" % game.bonus_due
        raise Illegal("Place the bonus piece for %s first.", points)
    if game.phase != "take":
        raise Illegal("The game has ended: tally the sheets.")
    index = game.index_of(action["piece"])
    if index < 0:
        raise Illegal("There is no such piece: pieces are named by frame and letter, like 1A.")
    if not game.available(index):
        raise Illegal("Piece %s is taken.", game.name(index))
    _check_place(game, action, game.pieces[index])


def _check_place(game, action: dict, piece: bytes) -> None:
    if game.pad:
        return
    at = action["at"]
    if len(at) != 2:
        raise Illegal("The place of a piece must be a row and a column.")
    row, column = at
    if not is_whole(row, 1, game.height) or not is_whole(column, 1, game.width):
        raise Illegal("Rows are 1 to %d and columns 1 to %d.", game.height, game.width)
    if not piece or game.blocking(piece, row - 1, column - 1):
        raise _why_not(game, piece, row - 1, column - 1)


def _why_not(game, piece: bytes, row: int, column: int) -> Illegal:
    # Row and column count from 0.
    if not game.fits(piece):
        return Illegal("This piece fits nowhere on the board.")
    row, column = game.blocking(piece, row, column) or (0, 0)
    if row > game.height or column > game.width:
        return Illegal("The piece goes over the edge of the board.")
    if game.cells[row - 1] >> column - 1 & 1:
        return Illegal("Row %d, column %d is already shaded.", row, column)
    return Illegal("Row %d, column %d is not a cell of the board.", row, column)


def _check_stop(game) -> None:
    if game.phase == "tally":
        raise Illegal("The game has ended: tally the sheets.")
    if game.pad or game.stuck():
        return
    if game.phase == "bonus":
        raise Illegal("The bonus piece fits: place it.")
    for index in range(game.count):
        if game.can_take(index):
            raise Illegal("Piece %s still fits, so the game continues.", game.name(index))


def _check_tally(game, action: dict) -> None:
    check_keys(action, player=int, height=int, width=int, unshaded=int)
    if game.phase != "tally":
        raise Illegal("Tally the sheets after the game ends." if game.pad else "The device scores this game.")
    seat = action["player"]
    if not is_whole(seat, 0, game.players - 1):
        raise Illegal("Players are 0 to %d.", game.players - 1)
    if game.tallies[seat]:
        raise Illegal("This sheet is already tallied.")
    height = action["height"]
    width = action["width"]
    if not is_whole(height, 0, game.height) or not is_whole(width, 0, game.width):
        raise Illegal("A rectangle cannot be more than %d high and %d wide.", game.height, game.width)
    if (height == 0) != (width == 0):
        raise Illegal("A rectangle must have both a height and a width, or neither.")
    if not is_whole(action["unshaded"], 0, game.most_unshaded(height, width)):
        raise Illegal("The rectangle and the unshaded cells cannot exceed %d cells.", game.size)
