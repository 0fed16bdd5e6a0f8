"""The handicap of two players: the points at the start that make them even, from what each gave away in their reviewed
games (docs/coach.md). Integers only.

The metadata of a reviewed game has "lost", what each seat gave away in hundredths of a point; that of a game with a
handicap has "handicap", the points of each seat at the start. The rules know neither. A review reads the games before
it and remembers the offer, so that the setup opens at once.
"""

from firmware import loading
from firmware.language import t, t_n
from firmware.storage.files import all_are, read_bytes
from firmware.wording import listed_whole

_OFFERS = "handicaps"
_MOST_OFFERS = 12

FEWEST = 10
"""Minimum of reviewed games."""
_MOST = 40
"""Maximum number of games of two players to examine, the newest first."""
_SQUARE = 512
"""The square of 2.263 in hundredths: so many standard errors are 95 % with ten games, and more with more."""


def points_in(side: dict, key: str, seats: int) -> list | None:
    """Return the points of each seat in metadata, which other programs may write; None if there are none or invalid."""
    points = side.get(key) or []
    if not all_are(int, points) or len(points) != seats or min(points) < 0 or max(points) > 10**6:
        return None
    return points


def even(differences: list) -> tuple | None:
    """Return (seat, points, lowest, highest): who needs how many points at the start, with the 95 % interval; None
    without enough games, or if no points may be right. differences: for each game what seat 0 gave away more.
    """
    count = len(differences)
    if count < FEWEST:
        return None
    total = abs(sum(differences))
    spread = count * sum([each * each for each in differences]) - total * total
    # All are multiplied by twice `unit`; the lowest is rounded half down, the others half up.
    unit = 100 * count
    width = _root(4 * _SQUARE * spread // (100 * (count - 1)))
    lowest = (2 * total + unit - width - 1) // (2 * unit)
    if lowest < 1:
        return None
    points, highest = [(2 * total + unit + more) // (2 * unit) for more in (0, width)]
    return 0 if sum(differences) > 0 else 1, points, lowest, highest


def _root(value):
    # Return the square root, rounded down.
    root, better = value, (value + 1) // 2
    while better < root:
        root, better = better, (better + value // better) // 2
    return root


def _reviewed(storage, names, rules, options):
    # For the reviewed games of two people by these rules, what names[0] gave away more, in hundredths of a point.
    outcomes = loading.load("firmware.storage.outcomes")
    seats = {}
    for number, kind, _seconds, players in outcomes.outcomes(storage, names[0], rules.ID):
        if kind == rules.ID and sorted([player[0] for player in players]) == sorted(names):
            seats[number] = outcomes.own_seat(players, names[0])
    found = []
    for number in sorted(seats, reverse=True)[:_MOST]:
        # Most metadata need not be parsed, which takes 6 ms on a Pico.
        if b'"lost":' in read_bytes(storage.game_path(number, "side")):
            lost = points_in(storage.side(number), "lost", 2)
            setup = storage.setup(number)
            if lost and setup and setup.get("version") == rules.VERSION and setup.get("options") == options:
                found.append(lost[seats[number]] - lost[1 - seats[number]])
    return found


def renew(app, names: list, rules, options: dict) -> tuple:
    """Read the reviewed games of two people and remember what their next setup offers. Return (number of these games, a
    result of `even`).
    """
    found = _reviewed(app.storage, names, rules, options)
    offer = even(found)
    kept = [each for each in _offers(app.storage) if not _is_for(each, names, rules, options)]
    if offer:
        kept.insert(0, [rules.ID, rules.VERSION, options, names, list(offer)])
    app.remember(_OFFERS, kept[:_MOST_OFFERS])
    return len(found), offer


def offered(storage, names: list, rules, options: dict) -> tuple | None:
    """Return what `even` said of these two people after their last review."""
    for each in _offers(storage):
        if _is_for(each, names, rules, options):
            seat, points, lowest, highest = each[4]
            return names.index(each[3][seat]), points, lowest, highest
    return None


def meets(storage, names: list, game: str) -> bool:
    """Return True if anything may be offered to these two: the rules need not be imported before."""
    return any([each[0] == game and sorted(each[3]) == sorted(names) for each in _offers(storage)])


def _offers(storage):
    return storage.remembered(_OFFERS, [], _usable)


def rename(app, old: str, new: str | None) -> None:
    """Rename a player in what was offered; None forgets it."""
    offers = _offers(app.storage)
    kept = [each for each in offers if new or old not in each[3]]
    for each in kept:
        each[3] = [new if name == old else name for name in each[3]]
    if kept != _offers(app.storage):
        app.remember(_OFFERS, kept)


def _usable(value):
    return [each for each in value if _is_offer(each)] if isinstance(value, list) else None


def _is_offer(each):
    if not isinstance(each, list) or len(each) != 5 or not all_are(str, each[3]) or not all_are(int, each[4]):
        return False
    return len(each[3]) == 2 and len(each[4]) == 4 and each[4][0] in (0, 1) and min(each[4]) >= 0


def _is_for(offer, names, rules, options):
    game, version, others, players, _even = offer
    return game == rules.ID and version == rules.VERSION and others == options and sorted(players) == sorted(names)


def at_start(offer: tuple) -> list:
    """Return the points of both seats at the start."""
    return [offer[1] if seat == offer[0] else 0 for seat in range(2)]


def offer_text(offer: tuple) -> str:
    """Return what follows the name: " +12 (9 to 15)"."""
    return t(" +{0} ({1} to {2})", *offer[1:])


def result_text(points: list, scores: list, names: list) -> str:
    """Return the result with a handicap, the best first: "Bo 131, Ann 128"."""
    ranked = sorted([(-scores[seat] - points[seat], seat) for seat in range(len(names))])
    return listed_whole([t("{0} {1}", names[seat], -below) for below, seat in ranked])


def review_text(app) -> str:
    """Return what the reviews of the running game's players say of a handicap; "" if they cannot have one."""
    game = app.game
    table = game.table
    if len(table.players) != 2 or game.people() != 2 or game.record.lost is None:
        return ""
    count, offer = renew(app, table.players, table.game, table.options)
    if not count:
        return ""
    if count < FEWEST:
        return t("Handicap: {0} of {1} reviewed games.", count, FEWEST)
    if offer is None:
        return t_n(count, "Handicap: none is sure after {0} game.", "Handicap: none is sure after {0} games.")
    return t("Handicap: {0} +{1} ({2} to {3})", table.players[offer[0]], *offer[1:])
