"""The evening: games of one sitting count together. In each game a person gets a point for every player that finished
below, and half a point for a tie.

The handheld does not know the time of day, so an evening lasts until somebody begins a new one. A finished game has the
number of its evening in its metadata, negative if the game does not count. So has a finished score pad in its line.
"""

from firmware import loading
from firmware.game_record import EVENING, current_evening, evening_in
from firmware.language import t
from firmware.storage.files import read_bytes
from firmware.storage.side_file import is_outcome, is_persons, rows_in
from firmware.wording import listed_whole

ASK = "screens.evening.Ask"
_MOST = 40
"""Maximum number of games to examine, the newest first."""
_PADS = "pads.log"  # archive.FILE: the module is imported only where there is such a pad


def half_points(rows: list, winners: list) -> list:
    """Return twice the points of each seat in one game. rows: (seats, points) of each team; partners get the same."""
    found = [0] * sum([len(seats) for seats, _points in rows])
    for seats, points in rows:
        rank = (seats[0] in winners, points is not None, points or 0)
        for others, their_points in rows:
            if others == seats:
                continue
            theirs = (others[0] in winners, their_points is not None, their_points or 0)
            half = 2 if rank > theirs else 1 if rank == theirs else 0
            for seat in seats:
                found[seat] += half * len(others)
    return found


def games(storage, number: int, most: int = _MOST) -> list:
    """Return (number, setup, metadata) of the games that ended in an evening, the newest first, at most `most`, after
    its score pads: see with_pads.
    """
    found = []
    for game in storage.games()[:_MOST]:
        side = storage.side(game)
        setup = storage.setup(game) if "winners" in side else None
        if not setup or not is_outcome(side, setup["players"]):
            continue
        evening = evening_in(side)
        if abs(evening) == number:
            found.append((game, setup, side))
            if len(found) == most:
                break
        elif 0 < abs(evening) < number:
            break
    if found and b'"evening":' in read_bytes(storage.path(_PADS)):
        return with_pads(found, number, loading.load("firmware.pads.archive").pads(storage))
    return found


def with_pads(found: list, number: int, pads: list) -> list:
    """Return the games found in an evening after its score pads: finished, with a name, and of nobody who played no
    game. pads: all finished ones, the oldest first. A pad is like a game with minus its number and with its name.
    """
    people = [name for _number, setup, _side in found for name in setup["players"]]
    for pad in pads:
        name = pad.settings["name"]
        if name and abs(pad.evening) == number and all([player in people for player in pad.names]):
            found = [(-pad.number, {"name": name, "players": pad.names}, pad.outcome())] + found
    return found


def standings(found: list) -> list:
    """Return (name, games, twice the points) of all people in these games, the best first."""
    totals: dict = {}
    order = []
    for _number, setup, side in reversed(found):
        if evening_in(side) < 0:
            continue
        names = setup["players"]
        points = half_points(rows_in(side), side["winners"])
        for seat in range(len(names)):
            if not is_persons(side, seat):
                continue
            if names[seat] not in totals:
                totals[names[seat]] = [0, 0]
                order.append(names[seat])
            totals[names[seat]][0] += 1
            totals[names[seat]][1] += points[seat]
    ranked = [(-totals[name][1], order.index(name), name) for name in order]
    return [(name, totals[name][0], totals[name][1]) for _points, _place, name in sorted(ranked)]


def points_text(half: int) -> str:
    """Format half points: "2", "2\xbd"."""
    whole = str(half // 2) if half > 1 or not half else ""
    return whole + ("\xbd" if half % 2 else "")


def line(storage, number: int) -> str:
    """Return the standings of an evening, "Ann: 2, Bo: 1"; "" before its second game."""
    found = [game for game in games(storage, number) if evening_in(game[2]) > 0]
    if len(found) < 2:
        return ""
    return listed_whole([t("{0}: {1}", name, points_text(half)) for name, _games, half in standings(found)])


def begin_another(app) -> None:
    """Begin a new evening."""
    app.remember(EVENING, current_evening(app.storage) + 1)


def ask(app) -> None:
    """Ask once after power-on if the evening continues, unless it has no finished game."""
    if not app.game.evening_asked:
        app.game.evening_asked = True
        if games(app.storage, current_evening(app.storage), 1):
            app.stack.push(ASK)


def count(app, game: int, counts: bool) -> None:
    """Count a finished game, or leave it out; below 0: a score pad."""
    if game < 0:
        loading.load("firmware.pads.archive").count(app, -game, counts)
        return
    side = app.storage.side(game)
    number = abs(evening_in(side))
    side[EVENING] = number if counts else -number
    if not app.storage.takes(app.storage.write_metadata, game, side):
        app.flash_refused()
        return
    if game == app.game.record.number:
        app.game.record.evening = side[EVENING]
