"""A game's metadata and the outcome in it. Other programs write such files too, so everything is checked."""

from firmware.storage.files import all_are, read_crc_line
from shared_rules.game import team_rows


def read(content: bytes) -> tuple:
    """Return (metadata, False) of a side file, ({}, False) if it is empty, ({}, True) if it is damaged."""
    value, good = read_crc_line(content.rstrip(b"\n"))
    if good and isinstance(value, dict) and ("winners" not in value or _is_result(value)):
        return value, False
    return {}, content != b""


def _is_result(side):
    """Return True if scores and winners of this metadata are plausible."""
    scores, winners = side.get("scores"), side["winners"]
    if not isinstance(scores, list) or not all_are(int, [score for score in scores if score is not None]):
        return False
    return all_are(int, winners) and all([0 <= seat < len(scores) for seat in winners])


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


def with_partners(players: list) -> list:
    """Return the seats of an outcome with the points of each one's team in place of its own."""
    if all([players[seat][3] == seat for seat in range(len(players))]):
        return players
    for seats, points in team_rows([player[3] for player in players], [player[1] for player in players]):
        for seat in seats:
            name, _own, won, team, highlights = players[seat]
            players[seat] = (name, points, won, team, highlights)
    return players
