"""Best of three, five or seven: games of the same players, until one has won most of them.

It is kept in the side file of each of its games, as the value that they began with: {"of": 3, "wins": [1, 0], "loser":
True if the loser starts, else the next player}.
"""

from firmware.drawing import fonts
from firmware.storage.files import all_are

LENGTHS = (3, 5, 7)
STARTS = ("next player starts", "loser starts")


def choices() -> list:
    """What can be chosen, in the order of `begun`."""
    return ["Best of %d\n%s" % (length, starts) for length in LENGTHS for starts in STARTS]


def begun(choice: int, seats: int) -> dict:
    """A series of which nothing is won yet. choice: an index of `choices`."""
    return {"of": LENGTHS[choice // 2], "wins": [0] * seats, "loser": choice % 2 == 1}


def checked(value, seats: int) -> dict | None:
    """The series in a side file; None if there is none, or what another program wrote is none."""
    if not isinstance(value, dict) or value.get("of") not in LENGTHS or type(value.get("loser")) is not bool:
        return None
    wins = value.get("wins")
    if not all_are(int, wins) or len(wins) != seats or min(wins) < 0 or max(wins) > value["of"] // 2:
        return None
    return value


def wins_after(series: dict, game) -> list:
    """For each seat the games that it has won once `game`, which is over, counts: a win that several share counts for
    none of them, but partners share theirs.
    """
    wins = list(series["wins"])
    teams = game.teams()
    if len(dict.fromkeys([teams[seat] for seat in game.winners])) == 1:
        for seat in game.winners:
            wins[seat] += 1
    return wins


def is_decided(series: dict, wins: list) -> bool:
    """Return True if somebody has won most of the games."""
    return max(wins) > series["of"] // 2


def following(series: dict, wins: list) -> dict:
    """What the next game of a series begins with."""
    return {"of": series["of"], "wins": wins, "loser": series["loser"]}


def score_text(series: dict, names: list, wins: list) -> str:
    """The score: "Best of 3: Ann 1, Bo 0"."""
    return "Best of %d: %s" % (series["of"], ", ".join(["%s %d" % (names[at], wins[at]) for at in range(len(names))]))


def with_wins(name: str, series: dict | None, seat: int) -> str:
    """A name with a dot for each game that this player has won."""
    won = series["wins"][seat] if series else 0
    return name + " " + fonts.DOT * won if won else name
