"""What flash holds of the running game: its record, its metadata, and the screens its players had open. If flash fails,
the game continues in memory and the next write tries again.
"""

from firmware import fairness, loading
from firmware.drawing import theme
from firmware.instructions import DO
from firmware.storage.files import all_are
from firmware.storage.storage import JOURNAL_WORTH_MERGING

EVENING = "evening"
"""Key of the evening's number, in memory and in metadata."""


class GameRecord:
    """number: the game's number in flash; None also if flash refused the game. side, place: metadata and session, which
    other programs may write. What writes returns False if flash refuses.
    """

    def __init__(self, storage, table, number: int | None, side: dict, place: dict):
        seats = len(table.players) if table else 0
        over = table is not None and table.over
        self._storage = storage
        self._table = table
        self.number = number
        self.unsaved = False  # flash lacks lines of the record; the next save rewrites it
        self.seed_from = side.get("seed_from")  # who chose the seed (see firmware.fairness); None: this handheld
        self.seen = fairness.seen_in(side)  # what was seen while the game could continue (see firmware.fairness)
        self.played_ms = max(_ms_in(side), _ms_in(place))  # time the handheld was on with this game open
        self.evening = evening_in(side) if over else 0  # that of the end, below 0 if it does not count
        # The best of three, five or seven that the game is part of.
        self.series = _read("series", side, seats)
        # The points of each seat at the start, and what each gave away, in hundredths, once it was reviewed.
        self.handicap = _read("handicap", side, seats)
        self.lost = _read("lost", side, seats) if over else None
        self.taken = _taken_in(side, seats)  # for each take-over [number of entries before it, levels until then]
        self._has_outcome = "winners" in side  # that in flash

    def save(self, lines: list, side: dict) -> bool:
        """Write the table's record to flash, which lacks these lines. side: the metadata of a new game."""
        storage, table = self._storage, self._table
        try:
            if self.number is None:
                self.number = storage.create(table.save(), side)  # pyright: ignore[reportOptionalMemberAccess]
                self._has_outcome = "winners" in side
            elif self.unsaved:
                storage.rewrite(self.number, table.save())  # pyright: ignore[reportOptionalMemberAccess]
                self._recount(self.number)
            elif lines:
                storage.append(self.number, lines)
        except OSError:
            storage.failed()
            self.unsaved = True
            return False
        self.unsaved = False
        return True

    def lacks(self, side: dict) -> bool:
        """Return True if the metadata in flash lacks the outcome that `side` has, or the other way round."""
        return ("winners" in side) != self._has_outcome

    def write_side(self, side: dict, later: bool = True) -> bool:
        """Write the metadata. later: if flash refuses, they are written once it takes writes."""
        if self.number is None:
            return True  # they come with the game
        write = self._storage.kept if later else self._storage.takes
        if not write(self._storage.write_metadata, self.number, side):
            return False
        self._has_outcome = "winners" in side
        return True

    def left(self):
        """Return what the metadata has of the screens that were open when the game was left, or None."""
        return None if self.number is None else self._storage.side(self.number).get("left")

    def recount(self, number: int) -> bool:
        """Drop a game from the outcome cache, so that its files are read again."""
        return self._storage.takes(self._recount, number)

    def _recount(self, number):
        loading.load("firmware.storage.outcomes").forget(self._storage, number)

    def delete(self, number: int) -> bool:
        """Delete game `number`; its number may be reused."""
        known = self.recount(number)
        return self._storage.takes(self._storage.delete, number) and known

    def tidy(self) -> None:
        """Merge the journal while idle, so that the next action need not."""
        try:
            self._storage.merge_journal(JOURNAL_WORTH_MERGING)
        except (OSError, MemoryError):
            pass  # nothing is lost: the next action retries and reports the failure


def _ms_in(kept):
    seconds = kept.get("seconds")
    return seconds * 1000 if type(seconds) is int and seconds > 0 else 0


def _taken_in(side, seats):
    kept = side.get("taken")
    if not all_are(list, kept) or not all([len(each) == 2 and type(each[0]) is int for each in kept]):
        return []
    if not all([each[0] >= 0 and all_are(str, each[1]) and len(each[1]) == seats for each in kept]):
        return []
    return kept


def _read(key, side, seats):
    if key not in side:
        return None
    if key == "series":
        return loading.load("firmware.series").checked(side[key], seats)
    return loading.load("firmware.handicap").points_in(side, key, seats)


# Writing metadata and sessions, and reading untrusted ones


def side_of(session) -> dict:
    """Return the metadata of a GameSession as it is now (see Storage.side). A new game begins with such entries, and is
    restored from them.
    """
    record, table, turns = session.record, session.table, session.clock.all_turns()
    side: dict = {"colours": session.colours}
    for key, value in (
        ("seed_from", record.seed_from),
        ("seen", record.seen),
        ("rivals", session.rivals and session.rivals.levels),
        ("coach", session.coach.level),
        ("series", record.series),
        ("handicap", record.handicap),
        ("lost", record.lost),
        ("taken", record.taken),
        ("clock", session.clock.limit),
        ("turns", any(turns) and turns),
        ("slept", session.clock.slept),
    ):
        if value:
            side[key] = value
    if table.over:
        state = table.state()
        side["scores"] = state["scores"]
        side["winners"] = state["winners"]
        rules = table.game
        side["highlights"] = rules.highlights()
        side["teams"] = rules.teams()
        if record.evening:
            side[EVENING] = record.evening
        if record.taken:
            side["played_by"] = levels_played(session)
    if record.played_ms >= 1000:
        side["seconds"] = record.played_ms // 1000
    return side


def levels_played(session) -> list:
    """Return for each seat the levels of the rivals that acted in it, "" for a person, in order."""
    table = session.table
    found = [[] for _ in table.players]
    at = 0
    for end, levels in session.record.taken + [[table.count, session.levels]]:
        for entry in table.entries(at, end):
            if entry.kind == DO and entry.player is not None and levels[entry.player] not in found[entry.player]:
                found[entry.player].append(levels[entry.player])
        at = end
    return found


def current_evening(storage) -> int:
    """Return the number of the current evening."""
    return storage.remembered(EVENING, 1, _number)


def _number(value):
    return value if type(value) is int and value > 0 else None


def evening_in(side: dict) -> int:
    """Return the evening of a finished game, negative if it does not count; 0 if unknown."""
    number = side.get(EVENING)
    return number if type(number) is int else 0


def colours_in(side, players):
    """Return an index into theme.PLAYERS for each seat, a free one where the metadata has none."""
    return theme.seat_colours(side.get("colours"), players)


def levels_in(side, table):
    """Return each seat's rival level, "" for a person; () if invalid or if rivals cannot play this game. A level that
    only another version knows is the first one.
    """
    levels = side.get("rivals")
    if not levels:
        return ()
    if loading.screens_of(table.game.ID).no_rival(table.options) != "":
        return ()
    if not all_are(str, levels) or len(levels) != len(table.players):
        return ()
    known = loading.load("shared_rules.rival").LEVELS
    return [level if not level or level in known else known[0] for level in levels]


def place_of(session, stack: list) -> dict:
    """Return the value that restores these screens of a GameSession."""
    place = {"at": session.at, "game": session.record.number, "stack": stack}
    if session.coach.warned == session.at:
        place["warned"] = True
    if session.looked_at:
        place["looks"] = True
    return place


def is_place(value) -> bool:
    """Return True if `value` has the form that `place_of` gives; states of screens are not checked."""
    if not isinstance(value, dict) or not all_are(int, [value.get("at")]) or value["at"] < 0 or "game" not in value:
        return False
    if value["game"] is not None and (not all_are(int, [value["game"]]) or value["game"] < 1):
        return False
    stack = value.get("stack")
    if not stack or not all_are(list, stack):
        return False
    return all([len(entry) == 2 and isinstance(entry[0], str) and "." in entry[0] for entry in stack])
