"""A cache of the results of finished games: one line per game in outcomes.log, so that statistics read one file.

It is rebuilt line by line from the games' own files. A line is a CRC-32 in hex, a space, and tab-separated fields: game
number, bytes of its record, game id, seconds, and for each seat: the name as JSON (after a ? if it identifies no one,
see is_known_by, or a rival), points (may be empty), 1 for a win else 0, team, comma-separated highlights.

A line is valid while the record has that size: every change adds to a record. The last line of a number counts; size 0
invalidates earlier ones. Two fields only: the game is unfinished, so its files need no second look.

An outcome is (number, game id, seconds, players), with for each seat (name or "", points of its team or None, won,
team, highlights as text).
"""

import os
from binascii import crc32

from firmware.language import t
from firmware.storage.files import exists, write_lines
from firmware.storage.side_file import is_persons, with_partners
from shared_rules.text import canonical_json, json_reader

FILE = "outcomes.log"
NOBODY = "?"
"""What a record has in place of a deleted name; it gets no statistics."""
FEWEST = 3
"""Minimum of games for showing a best or a head-to-head."""
_MOST_DEAD = 60
"""Maximum number of obsolete lines before the file is rewritten without them."""


def duration(seconds: int) -> str:
    """Format a duration; seconds: at least 1."""
    minutes = max(1, (seconds + 30) // 60)
    return t("{0} h {1} min", minutes // 60, minutes % 60) if minutes >= 60 else t("{0} min", minutes)


def outcomes(storage, name: str = "", game: str = ""):
    """Yield the outcomes of all finished games, or only those with this player's name or of this game. Add what the
    file lacks, if flash allows.
    """
    named = canonical_json.quoted(name).encode() if name else b""
    kind = ("\t%s\t" % game).encode() if game else b""
    # Inlined, because each call takes 0.3 ms on a Pico.
    for line in _lines_that_count(storage):
        if named not in line or kind not in line:
            continue
        try:
            fields = str(line[9:-1], "utf-8").split("\t")
            players = []
            for at in range(4, len(fields), 5):
                name = fields[at]
                if name[0] != '"':
                    name = ""
                elif "\\" in name:
                    name = str(_unquoted(name))
                else:
                    name = name[1:-1]
                points = int(fields[at + 1]) if fields[at + 1] else None
                players.append((name, points, fields[at + 2] == "1", int(fields[at + 3]), fields[at + 4]))
            outcome = int(fields[0]), fields[2], int(fields[3]), with_partners(players)
        except (ValueError, IndexError):
            # Another program wrote this line: next time read the game's own files.
            try:
                forget(storage, int(line[9:].split(b"\t", 1)[0]))
            except OSError:
                pass
            continue
        yield outcome


def _number_and_size(line):
    """Return (game number, size of its record when the line was written), or None if the line is damaged."""
    body = line[9:-1]
    try:
        if line[-1:] == b"\n" and int(line[:8], 16) == crc32(body):
            fields = body.split(b"\t", 2)
            number, size = int(fields[0]), int(fields[1])
            return None if number < 0 else (number, size)
    except (ValueError, IndexError):
        pass
    return None


def _lines_that_count(storage):
    sizes = storage.sizes()
    places = {}  # game number -> index of its last line
    counts = bytearray()  # for each line 1 if it is valid
    damaged = False
    for line in lines(storage):
        found = _number_and_size(line)
        if found is None:
            damaged = True
            counts.append(0)
            continue
        number, size = found
        if number in places:
            counts[places.pop(number)] = 0
        good = size > 0 and sizes.get(number) == size
        if good:
            places[number] = len(counts)
        counts.append(good)
    added = [_line_of(storage, number, sizes[number]) for number in sorted(sizes) if number not in places]
    try:
        if damaged or len(counts) > len(places) + _MOST_DEAD:
            write_lines(storage.path(FILE), _kept(storage, counts, added))
            counts = b"\1" * (len(places) + len(added))
            added = []
        elif added:
            _append(storage, added)
    except OSError:
        pass  # the figures are correct without it, but slow again next time
    for line in _kept(storage, counts, added):
        if line.count(b"\t") > 3:
            yield line  # otherwise the game is unfinished


def forget(storage, number: int) -> None:
    """Invalidate the outcome of a game, so that its own files are read again. Raises OSError."""
    if exists(storage.path(FILE)):
        # Line end first: after a torn line this one would be lost.
        _append(storage, [b"\n" + _sealed("%d\t0" % number)])


def _append(storage, added):
    # Line by line: all together may not fit into the heap.
    with open(storage.path(FILE), "ab") as file:
        for line in added:
            file.write(line)


def lines(storage, name: str = FILE):
    """Yield each line of a file as bytes with its end; nothing if it is absent."""
    try:
        with open(storage.path(name), "rb") as file:
            yield from file
    except OSError:
        return  # absent


def start_again(storage) -> None:
    """Delete the cache, so that all games' files are read again. Raises OSError."""
    if exists(storage.path(FILE)):
        os.remove(storage.path(FILE))


def _kept(storage, counts, added):
    # Yield the valid lines of the file, then the added ones, which the file may already have after them.
    at = 0
    for line in lines(storage):
        if at < len(counts) and counts[at]:
            yield line
        at += 1
    yield from added


def _sealed(text):
    body = text.encode()
    return b"%08x %s\n" % (crc32(body) & 0xFFFFFFFF, body)


def _line_of(storage, number, size):
    """Return the line of a game from its own files; only number and size if it is unfinished or unreadable."""
    side = storage.side(number)
    nothing = _sealed("%d\t%d" % (number, size))
    if "winners" not in side:
        return nothing
    found = storage.setup(number)
    if not found or len(side["scores"]) != len(found["players"]) or "\t" in found["game"] or "\n" in found["game"]:
        return nothing
    names = found["players"]
    seconds = side.get("seconds", 0)
    fields = ["%d\t%d\t%s\t%d" % (number, size, found["game"], seconds if _is_count(seconds) else 0)]
    for seat in range(len(names)):
        points = side["scores"][seat]
        name = canonical_json.quoted(names[seat])
        fields.append(name if is_known_by(names[seat], names) and is_persons(side, seat) else "?" + name)
        fields.append("" if points is None else str(points))
        fields.append("1" if seat in side["winners"] else "0")
        fields.append(str(_of_seat(side.get("teams"), seat, seat)))
        highlights = _of_seat(side.get("highlights"), seat, [])
        good = isinstance(highlights, list) and all([_is_count(each) for each in highlights])
        fields.append(",".join([str(each) for each in highlights]) if good else "")
    return _sealed("\t".join(fields))


def _is_count(value):
    return type(value) is int and value >= 0


def _of_seat(values, seat, default):
    # Other programs may write these files: invalid values count as absent.
    if isinstance(values, list) and seat < len(values) and type(values[seat]) is type(default):
        return values[seat]
    return default


def is_known_by(name: str, names: list) -> bool:
    """Return False if the name is doubled at this table, was deleted, or never entered ("Player 1")."""
    never_entered = name[:7] == "Player " and name[7:].encode().isdigit()
    return names.count(name) == 1 and name != NOBODY and not never_entered


def _unquoted(name):
    return json_reader.read(name.encode())


# Statistics


def own_seat(players: list, name: str) -> int:
    """Return the seat with this name, or -1."""
    for i in range(len(players)):
        if players[i][0] == name:
            return i
    return -1


def above(players: list, one: int, other: int) -> int:
    """Return 1 if seat `one` finished above `other`, -1 below, 0 if neither or if they are partners."""
    mine, theirs = players[one], players[other]
    if mine[2] != theirs[2]:
        return 1 if mine[2] else -1
    if mine[3] == theirs[3] or mine[1] is None or theirs[1] is None:
        return 0
    return (mine[1] > theirs[1]) - (mine[1] < theirs[1])


class Total:
    """Statistics of one person over some games.

    `games`; `contested`: those with opponents; `wins` of these, shared ones too; `scored`: games with points; their
    `points` and `best`; `seconds`; `timed`: games with a known time; `highlights`: [sum, highest, games] each.
    """

    def __init__(self):
        self.games = self.contested = self.wins = self.scored = self.points = self.seconds = self.timed = 0
        self.best = None
        self.highlights = []

    def add(self, outcome: tuple, seat: int) -> None:
        """Add a game in which the person had this seat."""
        _number, _game, seconds, players = outcome
        _name, points, won, _team, highlights = players[seat]
        highlights = [int(each) for each in highlights.split(",") if each.encode().isdigit() and len(each) < 10]
        self.games += 1
        if len(players) > 1:
            self.contested += 1
            self.wins += won
        if points is not None:
            self.scored += 1
            self.points += points
            if self.best is None or points > self.best:
                self.best = points
        if seconds:
            self.timed += 1
            self.seconds += seconds
        for i in range(len(highlights)):
            if i == len(self.highlights):
                self.highlights.append([0, highlights[i], 0])
            kept = self.highlights[i]
            kept[0] += highlights[i]
            kept[1] = max(kept[1], highlights[i])
            kept[2] += 1


def people(storage) -> list:
    """Return [name, games] of everyone in finished games, most games first."""
    # Count the quoted names only: decoding each outcome would take twice as long.
    found = {}
    for line in _lines_that_count(storage):
        fields = line[9:-1].split(b"\t")
        for at in range(4, len(fields), 5):
            quoted = fields[at]
            if quoted[:1] == b'"':
                found[quoted] = found.get(quoted, 0) + 1
    entries = []
    for quoted in found:
        try:
            entries.append([str(_unquoted(str(quoted, "utf-8"))), found[quoted]])
        except ValueError:
            pass  # another program's line
    return sorted(entries, key=lambda entry: (-entry[1], entry[0]))


def of_person(games, name: str) -> tuple:
    """Return (totals, rivals) of a person. totals: a Total by game id and by (id, number of players); rivals: by name,
    [games together, finished above them, below them].
    """
    totals = {}
    rivals = {}
    for outcome in games:
        players = outcome[3]
        seat = own_seat(players, name)
        if seat < 0:
            continue
        for key in (outcome[1], (outcome[1], len(players))):
            total = totals.get(key)
            if total is None:
                total = totals[key] = Total()
            total.add(outcome, seat)
        for other in range(len(players)):
            rival = players[other][0]
            if rival and other != seat:
                entry = rivals.get(rival)
                if entry is None:
                    entry = rivals[rival] = [0, 0, 0]
                _add_meeting(entry, players, seat, other)
    return totals, rivals


def average(total: int, count: int) -> str:
    """Format an average with one decimal, rounded half up."""
    tenths = (20 * total + count) // (2 * count)
    return ("-" if tenths < 0 else "") + t("{0}.{1}", abs(tenths) // 10, abs(tenths) % 10)


def versus(name: str, other: str, ahead: int, behind: int) -> tuple:
    """Return a head-to-head as two parts of one line."""
    if ahead == behind:
        return _in_two(t("{0} and\n{1} {2}-{3}", name, other, ahead, behind))
    if ahead < behind:
        name, other, ahead, behind = other, name, behind, ahead
    return _in_two(t("{0} leads\n{1} {2}-{3}", name, other, ahead, behind))


def _in_two(words):
    # A line break in a text is where a row may break it.
    first, _line_break, second = words.partition("\n")
    return first, second


def story(storage, number: int) -> tuple | None:
    """Return a remark on a finished game, ((line in two parts), name it is about), or None.

    A personal best, the winner's first, among games of this kind with as many players; else the head-to-head of the
    first two at the table. For a solo game: the distance from the previous best.
    """
    own = None
    for outcome in outcomes(storage):
        if outcome[0] == number:
            own = outcome
    if own is None:
        return None
    players = own[3]
    if len(players) == 1:
        return _alone(storage, own)
    ranked = [seat for seat in range(len(players)) if players[seat][1] is not None]
    ranked.sort(key=lambda seat: (not players[seat][2], -players[seat][1], seat))
    ranked = [seat for seat in ranked if players[seat][0]]
    alike, met = _others(storage, own, ranked)
    for seat in ranked:
        count = len(alike[seat]) + 1
        if count >= FEWEST and players[seat][1] > max(alike[seat]):
            return _in_two(t("{0}'s record\nin {1} games", players[seat][0], count)), players[seat][0]
    if met[0] >= FEWEST:
        return versus(players[ranked[0]][0], players[ranked[1]][0], met[1], met[2]), players[ranked[0]][0]
    return None


def _others(storage, own, ranked):
    """Return what other games say of these seats: for each seat its points in games of this kind, and for the first two
    their meetings as [games, finished above, below].
    """
    number, game, _seconds, players = own
    alike = [[] for _ in players]
    met = [0, 0, 0]
    for outcome in outcomes(storage):
        others = outcome[3]
        at = [own_seat(others, players[seat][0]) for seat in ranked]
        if outcome[0] != number and outcome[1] == game and len(others) == len(players):
            for place in range(len(ranked)):
                points = others[at[place]][1] if at[place] >= 0 else None
                if points is not None:
                    alike[ranked[place]].append(points)
        if len(ranked) > 1 and at[0] >= 0 and at[1] >= 0:
            _add_meeting(met, others, at[0], at[1])
    return alike, met


def _alone(storage, own):
    # Only games with the same options compare: read the setups only of would-be bests, which are few.
    number, game, _seconds, players = own
    name, points = players[0][:2]
    options = (storage.setup(number) or {}).get("options")
    best = None
    for other, _game, _seconds, others in outcomes(storage, "", game):
        if other == number or len(others) > 1 or others[0][0] != name or others[0][1] is None:
            continue
        if (best is None or others[0][1] > best) and (storage.setup(other) or {}).get("options") == options:
            best = others[0][1]
    if best is None or points is None:
        return None
    if points > best:
        return _in_two(t("Your best! Before:\n{0}.", best)), name
    if points == best:
        return _in_two(t("As good as your best,\n{0}.", best)), name
    return _in_two(t("{0} below your best,\n{1}.", best - points, best)), name


def _add_meeting(met, players, one, two):
    # Add a game of these seats to [games, finished above, below], unless they are partners.
    result = above(players, one, two)
    if players[one][3] != players[two][3]:
        met[0] += 1
        if result > 0:
            met[1] += 1
        elif result:
            met[2] += 1
