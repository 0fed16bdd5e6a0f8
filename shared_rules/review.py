"""The losses of a game's choices, measured by the game's own adviser (shared_rules/advice.py)."""

from shared_rules import registry

FEWEST = 5
"""Minimum number of a player's free choices for an error rate."""
MOST = 5
"""Number of worst choices in a review."""


class Rated:
    """One action in force. `number`: of its entry; `seat`: who did it, or None; `forced`: there was no other choice.

    `game`: the rules before it, valid until the next is requested; `best` and `played`: the best choice and the one
    made, an Advice each, None if the game gives none.
    """

    def __init__(self, number: int, seat, game, action: dict, found: list):
        self.number = number
        self.seat = seat
        self.game = game
        self.best = found[0] if found else None
        self.played = None
        self.forced = len(found) < 2
        for choice in found:
            if choice.action == action:
                self.played = choice

    @property
    def counts(self) -> bool:
        """Return True if it was a free choice with a known loss."""
        return not self.forced and self.played is not None and self.played.about is not None

    @property
    def lost(self) -> int:
        """Return the loss in hundredths of a point, 0 if unknown.

        It is rounded to tenths, as displayed, so that sums agree with their parts.
        """
        if not self.counts:
            return 0
        return (self.best.about - self.played.about + 5) // 10 * 10  # pyright: ignore[reportOptionalMemberAccess]


def rated(table):
    """Yield, for the actions in force, None as often as the adviser does, and a Rated for each action; nothing of a
    game that is not over, in which something may be hidden from those who would read it.
    """
    if not table.over:
        return
    game = table.setup.start()
    game.open()
    advice = registry.advice(game.ID)
    path = table.numbers_in_force()
    while path:
        number = path.pop()
        action = table.entries(number, number + 1)[0].action
        choice = {key: action[key] for key in action if key != "dice"}
        seat = game.actor(choice)
        found = []
        if seat is not None:
            thinking = advice.think(game, seat, choice)  # pyright: ignore[reportOptionalMemberAccess]
            while True:
                try:
                    next(thinking)
                except StopIteration as end:
                    found = end.value
                    break
                yield None
        yield Rated(number, seat, game, choice, found)
        game.apply(action)


class Review:
    """Sums over the free choices of a game: `counts` and `lost` (hundredths of a point) by seat.

    `worst`: (loss, number, better action) of the greatest losses, worst first. Choices of `rivals`, seats that the
    handheld plays, are left out.
    """

    def __init__(self, players: int, rivals=()):
        self.rivals = rivals
        self.counts = [0] * players
        self.lost = [0] * players
        self.worst = []

    def add(self, choice: Rated) -> None:
        """Add one choice."""
        if not choice.counts or choice.seat in self.rivals:
            return
        lost = choice.lost
        self.counts[choice.seat] += 1
        self.lost[choice.seat] += lost
        at = 0
        while at < len(self.worst) and self.worst[at][0] >= lost:
            at += 1
        if lost > 0 and at < MOST:
            self.worst.insert(at, (lost, choice.number, choice.best.action))  # pyright: ignore[reportOptionalMemberAccess]
            del self.worst[MOST:]

    def rate(self, seat: int):
        """Return a player's loss per choice in hundredths of a point; None if there were too few."""
        count = self.counts[seat]
        return (2 * self.lost[seat] + count) // (2 * count) if count >= FEWEST else None

    def worst_choices(self, table, describe) -> list:
        """Return describe(game before it, loss, seat, action, better action) for each of the worst choices."""
        game = table.setup.start()
        game.open()
        found = [None] * len(self.worst)
        path = table.numbers_in_force()
        while path:
            number = path.pop()
            entry = table.entries(number, number + 1)[0]
            for at in range(len(found)):
                lost, worst, better = self.worst[at]
                if worst == number:
                    found[at] = describe(game, lost, entry.player, entry.action, better)
            game.apply(entry.action)
        return found


def before(table, number: int):
    """Return the rules before the action in force with this number."""
    game = table.setup.start()
    game.open()
    path = table.numbers_in_force()
    while path[-1] != number:
        at = path.pop()
        game.apply(table.entries(at, at + 1)[0].action)
    return game


def reviewed(table, rivals):
    """Yield, over a whole game, how many actions in force are rated so far; return the Review without those of the
    seats `rivals`.
    """
    sums = Review(table.game.players, rivals)
    done = 0
    for each in rated(table):
        if each:
            done += 1
            sums.add(each)
        yield done
    return sums
