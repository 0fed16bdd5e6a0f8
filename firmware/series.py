"""Best of three, five or seven games of the same players.

The metadata of each game has the series as it was when the game began: {"of": 3, "wins": [1, 0], "loser": True if the
loser starts the next game, else the next player does}.
"""

from firmware.language import later, t
from firmware.storage.files import all_are
from firmware.storage.side_file import is_outcome, rows_in
from firmware.wording import listed_whole

LENGTHS = (3, 5, 7)
_MOST = 12
"""Maximum number of games to examine, the newest first."""
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


def wins_after(series: dict, side: dict) -> list:
    """Return the wins of each seat including a finished game. A shared win counts for partners only. side: metadata
    with an outcome.
    """
    wins = list(series["wins"])
    won = [seats for seats, _points in rows_in(side) if seats[0] in side["winners"]]
    if len(won) == 1:
        for seat in won[0]:
            wins[seat] += 1
    return wins


def is_decided(series: dict, wins: list) -> bool:
    """Return True if somebody has won the series."""
    return max(wins) > series["of"] // 2


def following(side: dict, names: list, first: int | None) -> tuple:
    """Return (the series for the next game, the seat that starts it) after a game with this metadata; (None, None) if
    it was in no series, or decided it. first: the seat that started it. A game that is unfinished is played anew.
    """
    series = checked(side.get("series"), len(names))
    if series is None:
        return None, None
    if not is_outcome(side, names):
        return series, first
    wins = wins_after(series, side)
    if is_decided(series, wins):
        return None, None
    ranked = [(seats[0] not in side["winners"], -(points or 0), seats[0]) for seats, points in rows_in(side)]
    starts = max(ranked)[2] if series["loser"] else ((first or 0) + 1) % len(names)
    return {"of": series["of"], "wins": wins, "loser": series["loser"]}, starts


def running(storage, game: str, names: list) -> tuple:
    """Return (the series in which a new game of these players is, the seat that starts it), or (None, None). It runs
    until it is decided, or until they play a game outside of it.
    """
    for number in storage.games()[:_MOST]:
        setup = storage.setup(number)
        if setup and setup["game"] == game and sorted(setup["players"]) == sorted(names):
            players = setup["players"]
            first = setup.get("first")
            series, starts = following(storage.side(number), players, first if type(first) is int else 0)
            if series and len(dict.fromkeys(names)) == len(names):
                series["wins"] = [series["wins"][players.index(name)] for name in names]
                return series, names.index(players[starts or 0])
            break
    return None, None


def score_text(series: dict, names: list, wins: list) -> str:
    """Return the score: "Best of 3. Bo: 1, Ann: 0"."""
    return t("Best of {0}. {1}", series["of"], wins_text(names, wins))


def wins_text(names: list, wins: list) -> str:
    """Return the score, the best first: "Bo: 1, Ann: 0"."""
    ranked = sorted([(-wins[at], at) for at in range(len(names))])
    return listed_whole([t("{0}: {1}", names[at], -below) for below, at in ranked])
