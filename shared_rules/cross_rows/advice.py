"""Advice on Cross Rows: each choice's sheets, with an estimate of what open rows still bring.

The active player looks ahead from the white dice to the coloured ones, which all lie on the table. The estimate was
fitted to games of rivals, for any number of players. Points are in thousandths.
"""

from shared_rules.advice import Advice, Choices
from shared_rules.cross_rows.rules import (
    FEWEST_BEFORE_LAST,
    LAST,
    LOCKED_AT_END,
    MOST_PENALTIES,
    PENALTY,
    ROWS,
    CrossRows,
    crosses,
    place_of,
    points,
)
from shared_rules.everybody_acts import REST

_POINT = 1000
# By the number of a row's last numbers: how many of the 36 rolls of two dice show one of them.
_WAYS = (0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36)


def to_come(left: int, count: int, pace: int) -> int:
    """Return what a row adds to its `count` crosses, with `left` numbers left on the right.

    The more numbers come up, the smaller the share that is crossed, because other rows need theirs.
    """
    if not left:
        return 0
    spare = max(0, left - max(0, FEWEST_BEFORE_LAST - count))
    # The last number counts twice because the lock is crossed too, if enough crosses are likely.
    ways = 50 * (_WAYS[left] - 1) + 100 * spare**3 // left**3
    rolled = pace * ways // 50
    most = 300 * (10 + left)
    more = most * rolled // (most + rolled) if rolled else 0
    return more * (2 * _POINT * count + more + _POINT) // (2 * _POINT)


def _pace(game: CrossRows, locks: int) -> int:
    """Return how often each of the 36 rolls will be offered until the end, in thousandths.

    It rises with the turns left and falls with the number of players, who share them.
    """
    players = game.players
    fifths = max(5 * (23 + players - game.turn), 38 + 6 * players - game.turn, 4)  # of a turn
    if locks:
        fifths = fifths * 3 // 4
    return 2 * (players + 4) * fifths // players


class _Outlook:
    """A seat's expectations of the game. A row is (numbers left on the right, crosses)."""

    def __init__(self, game: CrossRows, seat: int):
        self.game = game
        self.active = seat == game.active_player
        self.own = _rows(game, seat)
        self._penalties = game.penalties[seat]
        others = [other for other in range(game.players) if other != seat]
        self._others = [(_rows(game, other), game.penalties[other]) for other in others]

    def crossed(self, own: list, row: int, number: int) -> list:
        """Return the seat's rows with one more number crossed."""
        place = place_of(row, number)
        own = list(own)
        own[row] = (LAST - place, own[row][1] + (2 if place == LAST else 1))
        return own

    def closed(self, own: list) -> list:
        """Return for each row True if it will be locked at the end of the phase, as far as is known."""
        return [
            self.game.locked[row] or not own[row][0] or any([not rows[row][0] for rows, _penalties in self._others])
            for row in range(len(ROWS))
        ]

    def margin(self, own: list, penalty: bool = False) -> int:
        """Return the final margin over the best other player with these rows, and one more penalty if `penalty`."""
        closed = self.closed(own)
        locks = closed.count(True)
        penalties = self._penalties + (1 if penalty else 0)
        over = locks >= LOCKED_AT_END or penalties >= MOST_PENALTIES
        pace = 0 if over else _pace(self.game, locks)
        best = max([_worth(rows, theirs, closed, pace) for rows, theirs in self._others])
        return _worth(own, penalties, closed, pace) - best

    def with_colour(self, own: list, idle: bool):
        """Return this margin before the active player's choice of a coloured die."""
        closed = self.closed(own)
        if closed.count(True) >= LOCKED_AT_END:
            return self.margin(own)
        best = self.margin(own, idle)
        for row in range(len(ROWS)):
            left, count = own[row]
            for number in [] if closed[row] else self.game.colour_sums(row):
                place = place_of(row, number)
                if LAST - place < left and (place < LAST or count >= FEWEST_BEFORE_LAST):
                    yield
                    best = max(best, self.margin(self.crossed(own, row, number)))
        return best

    def after(self, action: dict):
        """Return this margin after an action of this seat."""
        own = self.own
        kind = action["type"]
        if kind == "white" or kind == "colour":
            number = action["number"] if kind == "colour" else self.game.white_sum()
            own = self.crossed(own, ROWS.index(action["row"]), number)
        idle = self.active and self.game.idle and own == self.own
        if self.active and self.game.phase == "white":
            return (yield from self.with_colour(own, idle))
        return self.margin(own, idle and kind != "roll")


def _rows(game, seat):
    return [(max(0, LAST - signs.rfind(b"x")), crosses(signs)) for signs in game.sheets[seat]]


def _worth(rows, penalties, closed, pace):
    # A pace of 0 means that the game is over.
    worth = -PENALTY * _POINT * penalties
    for row in range(len(ROWS)):
        left, count = rows[row]
        worth += points(count) * _POINT
        if pace and not closed[row]:
            worth += to_come(left, count, pace)
    return worth


def think(game: CrossRows, seat: int, also: dict | None = None):
    """Return the good choices of an awaited seat; see shared_rules/advice.py."""
    if seat not in game.awaited():
        return []
    outlook = _Outlook(game, seat)
    choices = Choices()
    for action in game.legal():
        if action["type"] != REST and action.get("player", seat) == seat:
            yield
            choices.add((yield from outlook.after(action)), action)
    if also:
        yield
        choices.insist((yield from outlook.after(also)), also, also)
    return [Advice(action, (margin + _POINT // 200) // (_POINT // 100)) for margin, action in choices.found]
