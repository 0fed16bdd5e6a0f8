"""What is allowed in the puzzle sheet, and why the rest is not. Needed while an action is judged only."""

from shared_rules.game import Illegal, check_keys, is_whole
from shared_rules.puzzle_sheet.boards import Boards

EVICTABLE = True


def check(game: Boards, action: dict) -> None:
    """Raises Illegal unless the game, a PuzzleSheet, takes the action now."""
    kind = action.get("type")
    if kind == "take":
        _check_take(game, action)
    elif kind == "bonus":
        if game.phase != "bonus":
            raise Illegal("No bonus piece is due.")
        _check_place(game, action, (), game.bonus_piece)
    elif kind == "stop":
        check_keys(action)
        _check_stop(game)
    elif kind == "tally":
        _check_tally(game, action)
    else:
        raise Illegal("Here you take a piece, place a bonus piece, stop or tally.")


def _check_take(game, action: dict) -> None:
    if game.phase == "bonus":
        points = "1 point" if game.bonus_due == 1 else "%d points" % game.bonus_due
        raise Illegal("Place the bonus piece for %s first." % points)
    if game.phase != "take":
        raise Illegal("No more pieces are taken: the sheets are tallied.")
    index = game.index_of(action.get("piece"))
    if index < 0:
        raise Illegal("There is no such piece: pieces are named by frame and letter, like 1A.")
    if not game.available(index):
        raise Illegal("Piece %s is taken." % game.name(index))
    _check_place(game, action, ("piece",), game.pieces[index])


def _check_place(game, action: dict, keys: tuple, piece: bytes) -> None:
    if game.pad:
        check_keys(action, *keys)
        return
    check_keys(action, "at", *keys)
    at = action["at"]
    if not isinstance(at, (list, tuple)) or len(at) != 2:
        raise Illegal("The place of a piece is a row and a column.")
    row, column = at
    if not is_whole(row, 1, game.height) or not is_whole(column, 1, game.width):
        raise Illegal("Rows go from 1 to %d and columns from 1 to %d." % (game.height, game.width))
    if not piece or game.blocking(piece, row - 1, column - 1):
        raise Illegal(_why_not(game, piece, row - 1, column - 1))


def _why_not(game, piece: bytes, row: int, column: int) -> str:
    # Row and column count from 0.
    if not game.fits(piece):
        return "This piece fits nowhere on the board."
    row, column = game.blocking(piece, row, column) or (0, 0)
    if row > game.height or column > game.width:
        return "The piece would stick out over the edge of the board."
    if game.cells[row - 1] >> column - 1 & 1:
        return "Row %d, column %d is shaded already." % (row, column)
    return "Row %d, column %d is not a cell of the board." % (row, column)


def _check_stop(game) -> None:
    if game.phase == "tally":
        raise Illegal("The game has stopped: tally the sheets.")
    if game.pad or game.stuck():
        return
    if game.phase == "bonus":
        raise Illegal("The bonus piece fits: place it.")
    for index in range(game.count):
        if game.can_take(index):
            raise Illegal("Piece %s still fits, so the game goes on." % game.name(index))


def _check_tally(game, action: dict) -> None:
    check_keys(action, "player", "height", "width", "unshaded")
    if game.phase != "tally":
        raise Illegal("Sheets are tallied after the stop." if game.pad else "The device counts this game.")
    seat = action["player"]
    if not is_whole(seat, 0, game.players - 1):
        raise Illegal("The players are 0 to %d." % (game.players - 1))
    if game.tallies[seat]:
        raise Illegal("This sheet is tallied already.")
    height = action["height"]
    width = action["width"]
    if not is_whole(height, 0, game.height) or not is_whole(width, 0, game.width):
        raise Illegal("A rectangle is at most %d high and %d wide." % (game.height, game.width))
    if (height == 0) != (width == 0):
        raise Illegal("A rectangle has both a height and a width, or neither.")
    if not is_whole(action["unshaded"], 0, game.most_unshaded(height, width)):
        raise Illegal("A rectangle and unshaded cells of %d at most: the board has no more." % game.size)
