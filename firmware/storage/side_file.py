"""What a game's side file says of its end. Other programs write such files too."""

from firmware.storage.files import all_are
from shared_rules.game import team_rows


def is_outcome(side: dict, names: list) -> bool:
    """Return True if a side file knows how a game of these players ended."""
    return "winners" in side and len(side["scores"]) == len(names)


def rows_in(side: dict) -> list:
    """(seats, points) of each team in a side file with an outcome."""
    teams = side.get("teams")
    seats = list(range(len(side["scores"])))
    known = all_are(int, teams) and len(teams) == len(seats) and all([0 <= team < len(seats) for team in teams])
    return team_rows(teams if known else seats, side["scores"])
