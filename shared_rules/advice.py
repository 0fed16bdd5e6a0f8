"""Advice on a player's choices, for rivals, the coach and the review after a game.

Rules with `ADVISES = True` have a module `advice` beside them with `think(game, seat, also=None)`. This generator
yields None at least every 10 ms on a Pico and returns a list of Advice, best first, ties in a fixed order: distinct
good choices and `also`, an action without dice. It never changes the game, nor uses the seed or what the seat cannot
see.
"""

from shared_rules import registry
from shared_rules.words import english

SHOWN = 3
"""Maximum number of choices shown."""


class Advice:
    """One choice. `action`: complete except for its dice; `goal`: its aim, a text of shared_rules.words, or None.

    `about`: expected final margin over the best other player, in a solo game the final score, in hundredths of a point,
    or None; `exact`: chance of the goal as (numerator, denominator), or None.
    """

    def __init__(self, action: dict, about: int | None = None, goal=None, exact: tuple | None = None):
        self.action = action
        self.about = about
        self.goal = goal
        self.exact = exact

    def value(self) -> dict:
        """Return the value for the table protocol."""
        goal = None if self.goal is None else english(self.goal).replace("\xa0", " ")
        return {"action": self.action, "about": self.about, "goal": goal, "exact": self.exact}


class Choices:
    """The best of many choices, as (margin, action) in descending order; equal ones in order of arrival."""

    def __init__(self, most: int = 6):
        self.found = []
        self._most = most

    def takes(self, margin: int) -> bool:
        """Return True if this margin is among the best so far: otherwise its action need not be made."""
        return len(self.found) < self._most or self.found[-1][0] < margin

    def add(self, margin: int, action: dict) -> None:
        """Add a choice."""
        if self.takes(margin):
            self._insert(margin, action)
            del self.found[self._most :]

    def insist(self, margin: int, action: dict, same: dict) -> None:
        """Add this action whatever its rank, instead of `same`."""
        self.found = [choice for choice in self.found if choice[1] != same]
        self._insert(margin, action)

    def _insert(self, margin, action):
        at = len(self.found)
        while at and self.found[at - 1][0] < margin:
            at -= 1
        self.found.insert(at, (margin, action))


def finish(thinking) -> list:
    """Run a generator to its end and return its result."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return end.value


def best_choices(game):
    """Yield None while the game thinks, then the choices of the player to move as protocol values, best first.

    At most three; none if nobody is to move or the game gives no advice.
    """
    module = registry.advice(game.ID) if game.to_move is not None else None
    if module:
        for choice in (yield from module.think(game, game.to_move))[:SHOWN]:
            yield choice.value()


def reduced(numerator: int, denominator: int) -> tuple:
    """Reduce a fraction to its lowest terms."""
    a, b = numerator, denominator
    while b:
        a, b = b, a % b
    return numerator // a, denominator // a
