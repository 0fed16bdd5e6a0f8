"""The outcome in a game's metadata. Other programs write such files too, so everything is checked."""

from firmware.storage.files import all_are
from shared_rules.game import team_rows


def is_outcome(side: dict, names: list) -> bool:
    """Return True if metadata has the outcome of a game of these players."""
    return "winners" in side and len(side["scores"]) == len(names)


def is_persons(side: dict, seat: int) -> bool:
    """Return True if a person alone played a seat: no rival acted in it."""
    for kept, person in ((side.get("played_by"), [""]), (side.get("rivals"), "")):
        if isinstance(kept, list) and seat < len(kept) and type(kept[seat]) is type(person) and kept[seat] != []:
            return kept[seat] == person
    return True


def rows_in(side: dict) -> list:
    """Return (seats, points) of each team from metadata with an outcome."""
    teams = side.get("teams") or []
    seats = list(range(len(side["scores"])))
    known = all_are(int, teams) and len(teams) == len(seats) and all([0 <= team < len(seats) for team in teams])
    return team_rows(teams if known else seats, side["scores"])
