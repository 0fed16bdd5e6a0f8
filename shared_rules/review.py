"""What the choices of a game gave away, measured by the game's own adviser (shared_rules/advice.py)."""

from shared_rules import registry

FEWEST = 5
"""Choices of a player that were not forced, below which there is no error rate."""
MOST = 5
"""Choices that gave most away, for a review."""


class Rated:
    """One action in force. `number`: that of its entry; `seat`: who did it, or None; `game`: the rules as they
    stood before it, until the next is asked for; `best` and `played`: the best choice and the one that was made, each
    an Advice, None where the game gives none; `forced`: there was no other choice.
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
        """Whether it was a choice whose loss is known."""
        return not self.forced and self.played is not None and self.played.about is not None

    @property
    def lost(self) -> int:
        """What it gave away, in hundredths of a point, 0 where that is not known; in whole tenths, as it is shown, so
        that sums agree with what they are sums of.
        """
        if not self.counts:
            return 0
        return (self.best.about - self.played.about + 5) // 10 * 10  # pyright: ignore[reportOptionalMemberAccess]


def rated(table):
    """A generator over the actions in force: yields None as often as the adviser does, and a Rated for each action."""
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
    """Sums over a game: `counts` and `lost` (hundredths of a point) by seat, of choices that were not forced; `worst`:
    (what it gave away, number, the better action) of those that gave most away, the worst first.
    """

    def __init__(self, players: int):
        self.counts = [0] * players
        self.lost = [0] * players
        self.worst = []

    def add(self, choice: Rated) -> None:
        """Take in one."""
        if not choice.counts:
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
        """What a player gave away in a choice, in hundredths of a point; None where there were too few."""
        count = self.counts[seat]
        return (2 * self.lost[seat] + count) // (2 * count) if count >= FEWEST else None

    def worst_choices(self, table, describe) -> list:
        """The worst, each describe(the game before it, what was given away, seat, its action, the better one)."""
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
    """The rules as they stood before the action in force of this number."""
    game = table.setup.start()
    game.open()
    path = table.numbers_in_force()
    while path[-1] != number:
        at = path.pop()
        game.apply(table.entries(at, at + 1)[0].action)
    return game


def reviewed(table):
    """A generator over a whole game: yields how many actions in force were rated so far, and returns the Review."""
    sums = Review(table.game.players)
    done = 0
    for each in rated(table):
        if each:
            done += 1
            sums.add(each)
        yield done
    return sums
