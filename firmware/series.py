"""Best of three, five or seven games of the same players.

The metadata of each game has the series as it was when the game began: {"of": 3, "wins": [1, 0], "loser": True if the
loser starts the next game, else the next player does}.
"""

from firmware.language import later, t
from firmware.storage.files import all_are
from firmware.wording import listed

LENGTHS = (3, 5, 7)
STARTS = (later("next player starts"), later("loser starts"))


def choices() -> list:
    """Return the rows to choose from, for `shown` of firmware.language; `begun` takes an index."""
    return [[later("Best of {0}\n{1}"), length, [starts]] for length in LENGTHS for starts in STARTS]


def begun(choice: int, seats: int) -> dict:
    """Return a series without wins. choice: an index of `choices`."""
    return {"of": LENGTHS[choice // 2], "wins": [0] * seats, "loser": choice % 2 == 1}


def checked(value, seats: int) -> dict | None:
    """Return the series in metadata; None if there is none or it is invalid."""
    if not isinstance(value, dict) or value.get("of") not in LENGTHS or type(value.get("loser")) is not bool:
        return None
    wins = value.get("wins") or []
    if not all_are(int, wins) or len(wins) != seats or min(wins) < 0 or max(wins) > value["of"] // 2:
        return None
    return value


def wins_after(series: dict, game) -> list:
    """Return the wins of each seat including the finished `game`. A shared win counts for partners only."""
    wins = list(series["wins"])
    teams = game.teams()
    if len(dict.fromkeys([teams[seat] for seat in game.winners])) == 1:
        for seat in game.winners:
            wins[seat] += 1
    return wins


def is_decided(series: dict, wins: list) -> bool:
    """Return True if somebody has won the series."""
    return max(wins) > series["of"] // 2


def following(series: dict, wins: list) -> dict:
    """Return the series for its next game."""
    return {"of": series["of"], "wins": wins, "loser": series["loser"]}


def score_text(series: dict, names: list, wins: list) -> str:
    """Return the score: "Best of 3. Ann: 1, Bo: 0"."""
    each = [t("{0}: {1}", names[at], wins[at]) for at in range(len(names))]
    return t("Best of {0}. {1}", series["of"], listed(each))
