"""What a player could do, best first: how the games say it. Rivals play it, the coach shows it, the review after a game
measures by it.

A game whose rules say `ADVISES = True` has a module `advice` beside them with `think(game, seat, also=None)`: a
generator that yields None at least every 10 ms on a Pico and returns a list of Advice, best first, ties in a fixed
order. The list holds the good choices that differ, and `also`, an action without dice, whatever its rank. It never
changes the game, and looks neither at the seed nor at what is hidden from that seat.
"""

from shared_rules import registry

SHOWN = 3
"""So many choices are shown, at most."""


class Advice:
    """One choice. `action`: complete but for its dice. `about`: the final margin over the best other player that is to
    be expected, alone the final score, in hundredths of a point; None where the game gives none. `goal`: what the
    action aims at, in a few words, or None. `exact`: the chance of that goal as (numerator, denominator), or None.
    """

    def __init__(self, action: dict, about: int | None = None, goal: str | None = None, exact: tuple | None = None):
        self.action = action
        self.about = about
        self.goal = goal
        self.exact = exact

    def value(self) -> dict:
        """As the table protocol tells it."""
        return {"action": self.action, "about": self.about, "goal": self.goal, "exact": self.exact}


class Choices:
    """The best choices among many, as (margin, action) in falling order; of equal ones the first that came."""

    def __init__(self, most: int = 6):
        self.found = []
        self._most = most

    def takes(self, margin: int) -> bool:
        """Return True if one with this margin is among the best so far: only then its action need be made."""
        return len(self.found) < self._most or self.found[-1][0] < margin

    def add(self, margin: int, action: dict) -> None:
        """One more."""
        if self.takes(margin):
            self._insert(margin, action)
            del self.found[self._most :]

    def insist(self, margin: int, action: dict, same: dict) -> None:
        """This very action, whatever its rank, in the place of `same`."""
        self.found = [choice for choice in self.found if choice[1] != same]
        self._insert(margin, action)

    def _insert(self, margin, action):
        at = len(self.found)
        while at and self.found[at - 1][0] < margin:
            at -= 1
        self.found.insert(at, (margin, action))


def finish(thinking) -> list:
    """What a generator returns at its end."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return end.value


def best_choices(game):
    """Yields None while the game thinks, then what the player to move could do, best first, as the table protocol tells
    it: at most three choices, none where nobody is to move or the game gives no advice."""
    module = registry.advice(game.ID) if game.to_move is not None else None
    if module:
        for choice in (yield from module.think(game, game.to_move))[:SHOWN]:
            yield choice.value()


def reduced(numerator: int, denominator: int) -> tuple:
    """The fraction in its lowest terms."""
    a, b = numerator, denominator
    while b:
        a, b = b, a % b
    return numerator // a, denominator // a
