"""How the finished games ended: one line a game in outcomes.log, so that a page of figures reads one file and not two
of each game. Nothing is known only there: the file is made again, line by line, from the games' own files.

A line is a CRC-32 in hex, a space, and fields with tabs between them: the game's number, the bytes of its record, the
game's id, the seconds that it took, and for each seat the name as JSON (behind a ? where nobody is known by it: see
is_known_by, or the handheld played the seat), the points (empty: none), 1 for a win else 0, the team (-1: an older
version kept it, which did not write down teams), and the highlights with commas between them. A line counts as long as
the record has so many bytes: whatever is done with a game adds to its record. The last line of a number counts; 0 bytes
take back those before it. A game that is not finished has a line of two fields, so that its files are not asked again.

An outcome, as everybody else sees it: (number, id of the game, seconds, players), players a list with for each seat
(name, "" where nobody is known by it; points or None; won; team; the text of the highlights).
"""

import os
from binascii import crc32

from firmware.storage.files import exists, write_lines
from shared_rules.text import canonical_json, json_reader

FILE = "outcomes.log"
NOBODY = "?"
"""What stands in a record for a name that was deleted; no figures are kept of it."""
FEWEST = 3
"""Games from which on a best or a head-to-head is told."""
_MOST_DEAD = 60
"""Lines that do not count any more, from which on the file is written again without them."""


def duration(seconds: int) -> str:
    """How long in words; seconds: from 1 on."""
    minutes = max(1, (seconds + 30) // 60)
    return "%d h %d min" % (minutes // 60, minutes % 60) if minutes >= 60 else "%d min" % minutes


def outcomes(storage, name: str = "", game: str = ""):
    """Yields the outcome of each finished game, or of those with somebody of this name, or of this kind. What the file
    lacks is added to it, if the flash allows.
    """
    named = canonical_json.quoted(name).encode() if name else b""
    kind = ("\t%s\t" % game).encode() if game else b""
    # Without further calls, each of which costs a Pico 0.3 ms.
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
            outcome = int(fields[0]), fields[2], int(fields[3]), players
        except (ValueError, IndexError):
            # Another program's line: the game's own files know better, the next time.
            try:
                forget(storage, int(line[9:].split(b"\t", 1)[0]))
            except OSError:
                pass
            continue
        yield outcome


def _number_and_size(line):
    """Of which game a line is, and how large that game was when it was written; None where the line is damaged."""
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
    places = {}  # number of a game: which line is the last of it
    counts = bytearray()  # for each line 1 if it is
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
        pass  # the figures are right without it, and slow again next time
    for line in _kept(storage, counts, added):
        if line.count(b"\t") > 3:
            yield line  # else the game is not finished


def forget(storage, number: int) -> None:
    """Let the outcome of a game be taken from its own files again. Raises OSError."""
    if exists(storage.path(FILE)):
        # The line end goes first: behind a line that a power cut has torn this one would be lost.
        _append(storage, [b"\n" + _sealed("%d\t0" % number)])


def _append(storage, added):
    # Line by line: all of them together may find no room in the heap.
    with open(storage.path(FILE), "ab") as file:
        for line in added:
            file.write(line)


def lines(storage, name: str = FILE):
    """Yields each line of a file as bytes with its end; none when it is absent."""
    try:
        with open(storage.path(name), "rb") as file:
            yield from file
    except OSError:
        return  # absent


def start_again(storage) -> None:
    """Let all outcomes be taken from the games' own files again. Raises OSError."""
    if exists(storage.path(FILE)):
        os.remove(storage.path(FILE))


def _kept(storage, counts, added):
    # The lines of the file that count, then those that were added, which the file may have already behind the others.
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
    """The line of a game as its own files have it: only the number and the size when it is not finished or cannot be
    read.
    """
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
        rival = _of_seat(side.get("rivals"), seat, "")
        fields.append(name if is_known_by(names[seat], names) and not rival else "?" + name)
        fields.append("" if points is None else str(points))
        fields.append("1" if seat in side["winners"] else "0")
        fields.append(str(_of_seat(side.get("teams"), seat, -1)))
        highlights = _of_seat(side.get("highlights"), seat, [])
        good = isinstance(highlights, list) and all([_is_count(each) for each in highlights])
        fields.append(",".join([str(each) for each in highlights]) if good else "")
    return _sealed("\t".join(fields))


def _is_count(value):
    return type(value) is int and value >= 0


def _of_seat(values, seat, default):
    # The files are other programs' too: whatever does not fit is as good as absent.
    if isinstance(values, list) and seat < len(values) and type(values[seat]) is type(default):
        return values[seat]
    return default


def is_known_by(name: str, names: list) -> bool:
    """Return True unless the name stands twice at a table of these names, was deleted, or never typed ("Player 1")."""
    return names.count(name) == 1 and name != NOBODY and not (name.startswith("Player ") and name[7:].isdigit())


def _unquoted(name):
    return json_reader.read(name.encode())


# Figures


def own_seat(players: list, name: str) -> int:
    """The seat of this name, -1 when it is not at the table."""
    for i in range(len(players)):
        if players[i][0] == name:
            return i
    return -1


def above(players: list, one: int, other: int) -> int:
    """1 when the first of two seats finished above the other, -1 below, 0 when neither did, or they are partners, or
    may have been.
    """
    mine, theirs = players[one], players[other]
    if mine[2] != theirs[2]:
        return 1 if mine[2] else -1
    if mine[3] == theirs[3] and not (mine[3] == -1 and len(players) == 2) or mine[1] is None or theirs[1] is None:
        return 0
    return (mine[1] > theirs[1]) - (mine[1] < theirs[1])


class Total:
    """Figures over some games of one person: `games`, `contested` (those with others at the table), `wins` (of those,
    shared ones too), `scored` (games with points), `points` and `best` of these, `seconds`, `timed` (games of which the
    time is known), `highlights` ([sum, highest, games] each).
    """

    def __init__(self):
        self.games = self.contested = self.wins = self.scored = self.points = self.seconds = self.timed = 0
        self.best = None
        self.highlights = []

    def add(self, outcome: tuple, seat: int) -> None:
        """Add a game in which the person had this seat."""
        _number, _game, seconds, players = outcome
        _name, points, won, _team, highlights = players[seat]
        highlights = [int(each) for each in highlights.split(",") if each.isdigit()]
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
    """[name, games] of everybody in finished games, who played most first."""
    # Of each outcome only the names, and those as they are written: all together it would take twice as long.
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
    """(totals, rivals) of a person: a Total by id of the game, and by (id, number of players); by name of the others
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
    """An average with one decimal, rounded half up."""
    tenths = (20 * total + count) // (2 * count)
    sign = "-" if tenths < 0 else ""
    return "%s%d.%d" % (sign, abs(tenths) // 10, abs(tenths) % 10)


def versus(name: str, other: str, ahead: int, behind: int) -> tuple:
    """Head-to-head as two parts of one line."""
    if ahead == behind:
        return name + " and", "%s %d-%d" % (other, ahead, behind)
    if ahead < behind:
        name, other, ahead, behind = other, name, behind, ahead
    return name + " leads", "%s %d-%d" % (other, ahead, behind)


def story(storage, number: int) -> tuple | None:
    """What there is to tell of the finished game of this number: ((a line in two parts), the name whom it is about).
    A best of somebody, the winner's first, over games of this kind with so many players; else how the first two of the
    table stand against each other. Of a game that was played alone, how far it is from the best one before.
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
            return ("%s's best" % players[seat][0], "of %d" % count), players[seat][0]
    if met[0] >= FEWEST:
        return versus(players[ranked[0]][0], players[ranked[1]][0], met[1], met[2]), players[ranked[0]][0]
    return None


def _others(storage, own, ranked):
    """What the other games say of these seats: for each seat its points in games of this kind, and how the first two of
    them met, as [games, finished above, below].
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
    # Only a game with the same options compares: the setups are read of those that would be the best, which are few.
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
        return ("Your best! Before:", "%d." % best), name
    if points == best:
        return ("As good as your best,", "%d." % best), name
    return ("%d below your best," % (best - points), "%d." % best), name


def _add_meeting(met, players, one, two):
    # Add a game of these seats to [games, finished above, below], unless they are partners, or may be.
    result = above(players, one, two)
    if result or players[one][3] != players[two][3] or len(players) == 2:
        met[0] += 1
        if result > 0:
            met[1] += 1
        elif result:
            met[2] += 1


# Names


def with_name(storage, name: str) -> list:
    """The numbers of the finished games in which this name stands."""
    quoted = canonical_json.quoted(name).encode()
    found = []
    for line in _lines_that_count(storage):
        fields = line[9:-1].split(b"\t")
        names = [fields[at] for at in range(4, len(fields), 5)]
        if quoted in names or b"?" + quoted in names:
            found.append(int(fields[0]))
    return found
