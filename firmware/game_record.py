"""What flash holds of the running game: its record, its metadata, and the screens its players had open. If flash fails,
the game continues in memory and the next write tries again.
"""

from firmware import loading
from firmware.drawing import theme
from firmware.storage.files import all_are
from firmware.storage.storage import JOURNAL_WORTH_MERGING

EVENING = "evening"
"""Key of the evening's number, in memory and in metadata."""


class GameRecord:
    """number: the game's number in flash; None also if flash refused the game."""

    def __init__(self, session, number, seed_from):
        self._session = session
        self._app = session.app
        self.number = number
        self.unsaved = False  # flash lacks lines of the record; the next save rewrites it
        self.seed_from = seed_from  # who chose the seed (see firmware.fairness); None: this handheld
        self.seen = []  # what a computer saw before the end (see firmware.fairness)
        self.played_ms = 0  # time the handheld was on with this game open
        self.evening = 0  # the evening in which the game ended, below 0 if it does not count
        self.series = None  # the best of three, five or seven that the game is part of (see firmware.series)
        self.handicap = None  # the points of each seat at the start (see firmware.handicap)
        self.lost = None  # what each seat gave away, in hundredths of a point, once the finished game was reviewed
        self._has_outcome = None  # the metadata has the outcome; None: not checked yet

    def save(self, lines: list) -> None:
        """Write the table's record to flash, which lacks these lines."""
        storage, table = self._app.storage, self._session.table
        try:
            if self.number is None:
                self.number = storage.create(table.save(), self.side())
            elif self.unsaved:
                storage.rewrite(self.number, table.save())
                self.recount(self.number)
            elif lines:
                storage.append(self.number, lines)
            self.unsaved = False
            if self._has_outcome is None:
                self._has_outcome = "winners" in storage.side(self.number)
            if table.over:
                self._session.clock.stop()
                self.evening = self.evening or current_evening(storage)
            else:
                self.lost = None
            side = self.side()
            if ("winners" in side) != self._has_outcome:
                self._put_side(side)
                self._has_outcome = not self._has_outcome
        except OSError:
            self.unsaved = True
            self._app.flash_failed()

    def is_whole(self) -> bool:
        """Return True if all of the record is in flash, after trying once more if a write failed."""
        if self.unsaved:
            self.save([])
        return not self.unsaved

    def recount(self, number: int) -> None:
        """Drop a game from the outcome cache, so that its files are read again. Raises OSError."""
        loading.load("firmware.storage.outcomes").forget(self._app.storage, number)

    def count_time(self, ms: int) -> None:
        """Add `ms` to the playing time if an unfinished game is open."""
        session = self._session
        if self.number is not None and not session.read_only and not session.table.over and session.is_open():
            self.played_ms += ms

    def side(self) -> dict:
        """Return the current metadata."""
        return side_of(self._session)

    def write_side(self, side: dict) -> None:
        """Write the metadata."""
        self._try(self._put_side, side)

    def _put_side(self, side):
        self._app.storage.write_metadata(self.number, side)
        self._session.clock.unsaved = []

    def write_left(self, entries: list) -> None:
        """Save the screens that were open when the players left the game."""
        if self.number is not None:
            side = self.side()
            side["left"] = place_of(self._session, entries)
            self.write_side(side)

    def note_seen(self, what: str) -> None:
        """Record permanently that a computer saw this (a constant of firmware.fairness)."""
        self.seen.append(what)
        if self.number is not None:
            side = self.side()
            left = self._app.storage.side(self.number).get("left")
            if left is not None:
                side["left"] = left
            self.write_side(side)

    def delete(self, number: int) -> None:
        """Delete game `number`; its number may be reused."""
        self._try(self.recount, number)
        self._try(self._app.storage.delete, number)

    def tidy(self) -> None:
        """Merge the journal while idle, so that the next action need not."""
        try:
            self._app.storage.merge_journal(JOURNAL_WORTH_MERGING)
        except (OSError, MemoryError):
            pass  # nothing is lost: the next action retries and reports the failure

    def _try(self, write, *arguments):
        try:
            write(*arguments)
        except OSError:
            self._app.flash_failed()


# Writing metadata and sessions, and reading untrusted ones


def side_of(session) -> dict:
    """Return the metadata of a GameSession as it is now (see Storage.side)."""
    record, table = session.record, session.table
    side: dict = {"colours": session.colours}
    for key, value in (
        ("seed_from", record.seed_from),
        ("seen", record.seen),
        ("rivals", session.rivals and session.rivals.levels),
        ("coach", session.coach.level),
        ("series", record.series),
        ("handicap", record.handicap),
        ("lost", record.lost),
        ("clock", session.clock.limit),
        ("turns", any(session.clock.turns) and session.clock.turns),
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
    if record.played_ms >= 1000:
        side["seconds"] = record.played_ms // 1000
    return side


def current_evening(storage) -> int:
    """Return the number of the current evening."""
    return storage.remembered(EVENING, 1, _is_number)


def _is_number(value):
    return type(value) is int and value > 0


def evening_in(side: dict) -> int:
    """Return the evening of a finished game, negative if it does not count; 0 if unknown."""
    number = side.get(EVENING)
    return number if type(number) is int else 0


def colours_in(side, players):
    """Return an index into theme.PLAYERS for each seat; the default order if the metadata is invalid."""
    colours = side.get("colours")
    if all_are(int, colours) and len(colours) == players:
        if all([0 <= colour < len(theme.PLAYERS) and colours.count(colour) == 1 for colour in colours]):
            return colours
    return list(range(players))


def levels_in(side, table):
    """Return each seat's rival level, "" for a person; () if invalid or if rivals cannot play this game."""
    levels = side.get("rivals")
    if loading.screens_of(table.game.ID).no_rival(table.options) != "":
        return ()
    if not all_are(str, levels) or len(levels) != len(table.players):
        return ()
    known = loading.load("shared_rules.rival").LEVELS
    return levels if all([not level or level in known for level in levels]) else ()


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
