"""What a sensible player of Cross Rows does with the dice as rolled."""

from shared_rules.cross_rows.rules import LAST, ROWS, CrossRows, crosses, place_of

_LOST_AT_WHITE = 1
_LOST_AT_OWN_WHITE = 2
_LOST_AT_COLOUR = 1
_LOST_FOR_PENALTY = 4
"""So many numbers may get lost by a cross at most: at the white dice of others, at one's own, at the coloured dice, and
where nothing else is left but a penalty. Duels of players with other numbers found none that are better."""


def decide(game: CrossRows) -> dict:
    """The action of the player to move, without `dice`: the cross that loses fewest numbers, in the longest row of
    these, if it does not lose too many."""
    seat = game.to_move
    own = seat == game.active_player
    if game.phase == "roll":
        return {"type": "roll"}
    if game.phase == "white":
        most = _LOST_AT_OWN_WHITE if own else _LOST_AT_WHITE
        found = [(row, game.white_sum()) for row in game.white_rows(seat)]
    else:
        most = _LOST_FOR_PENALTY if game.idle else _LOST_AT_COLOUR
        found = [(row, number) for row in range(len(ROWS)) for number in game.colour_numbers(row)]
    ranks = [(_lost(game, seat, row, number), -crosses(game.sheets[seat][row])) for row, number in found]
    if not ranks or min(ranks)[0] > most:
        return {"type": "skip", "player": seat}
    row, number = found[ranks.index(min(ranks))]
    if game.phase == "white":
        return {"type": "white", "player": seat, "row": ROWS[row]}
    return {"type": "colour", "row": ROWS[row], "number": number}


def _lost(game, seat, row, number):
    """How many numbers get lost; none are missed once the row is locked."""
    place = place_of(row, number)
    return -1 if place == LAST else place - 1 - game.sheets[seat][row].rfind(b"x")
