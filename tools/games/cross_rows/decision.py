"""What a sensible player of Cross Rows does with the dice as rolled."""

from shared_rules.cross_rows.rules import ROWS, CrossRows, crosses

_LOST_AT_WHITE = 1
_LOST_AT_OWN_WHITE = 2
_LOST_AT_COLOUR = 1
_LOST_FOR_PENALTY = 4
"""Most numbers that a cross may lose: at the white dice of others, at one's own, at the coloured dice, and instead of a
penalty. Duels found no better ones.
"""


def decide(game: CrossRows) -> dict:
    """Return the action of the player to move, without `dice`."""
    return {"type": "roll"} if game.phase == "roll" else answer(game, game.to_move)


def answer(game: CrossRows, seat: int) -> dict:
    """Return the answer of a seat: the cross that loses fewest numbers, in the longest row, or none."""
    own = seat == game.active_player
    if game.phase == "white":
        most = _LOST_AT_OWN_WHITE if own else _LOST_AT_WHITE
        found = [(row, game.white_sum()) for row in game.white_rows(seat)]
    else:
        most = _LOST_FOR_PENALTY if game.idle else _LOST_AT_COLOUR
        found = [(row, number) for row in range(len(ROWS)) for number in game.colour_numbers(row)]
    ranks = [(game.lost(seat, row, number), -crosses(game.sheets[seat][row])) for row, number in found]
    if not ranks or min(ranks)[0] > most:
        return {"type": "skip", "player": seat}
    row, number = found[ranks.index(min(ranks))]
    if game.phase == "white":
        return {"type": "white", "player": seat, "row": ROWS[row]}
    return {"type": "colour", "row": ROWS[row], "number": number}
