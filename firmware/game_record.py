"""What flash has of the running game: its record, beside it the side file, and where its players are. When the flash
refuses, the game goes on in memory and the next write tries again.
"""

from firmware import evening, loading
from firmware.drawing import theme
from firmware.storage import outcomes
from firmware.storage.files import all_are
from firmware.storage.storage import JOURNAL_WORTH_MERGING
from shared_rules.rival import LEVELS


class GameRecord:
    """number: its name in flash; None also for a game that the flash refused."""

    def __init__(self, session, number, seed_from):
        self._session = session
        self._app = session.app
        self.number = number
        self.unsaved = False  # the record in flash lacks lines, and the next write puts it there whole
        self.seed_from = seed_from  # who chose the seed, as firmware.fairness names them; None: this handheld drew it
        self.seen = []  # what a computer saw before the end, likewise
        self.played_ms = 0  # how long the handheld was on with it open
        self.evening = 0  # the one in which the game ended, below 0 if it does not count
        self.series = None  # the best of three, five or seven that the game is part of, see firmware.series
        self._has_outcome = None  # the side file has the outcome; None: not looked yet

    def save(self, lines: list) -> None:
        """Bring the record in flash up to the table's, of which it lacks these lines."""
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
                self.evening = self.evening or evening.current(storage)
            side = self.side()
            if ("winners" in side) != self._has_outcome:
                self._put_side(side)
                self._has_outcome = not self._has_outcome
        except OSError:
            self.unsaved = True
            self._app.flash_failed()

    def is_whole(self) -> bool:
        """Try once more where the flash refused; True when all of the record is in flash."""
        if self.unsaved:
            self.save([])
        return not self.unsaved

    def recount(self, number: int) -> None:
        """Let the outcome of a game be taken from its own files again. Raises OSError."""
        outcomes.forget(self._app.storage, number)

    def count_time(self, ms: int) -> None:
        """So long the handheld was on; it counts while a game that is not over is open."""
        session = self._session
        if self.number is not None and not session.read_only and not session.table.over and session.is_open():
            self.played_ms += ms

    def side(self) -> dict:
        """What goes into the side file now."""
        return side_of(self._session)

    def write_side(self, side: dict) -> None:
        """Write the side file."""
        self._try(self._put_side, side)

    def _put_side(self, side):
        self._app.storage.write_metadata(self.number, side)
        self._session.clock.unsaved = []

    def write_left(self, entries: list) -> None:
        """Keep which screens were open when its players left it."""
        if self.number is not None:
            side = self.side()
            side["left"] = place_of(self._session, entries)
            self.write_side(side)

    def note_seen(self, what: str) -> None:
        """Keep permanently that a computer saw this, as firmware.fairness names it."""
        self.seen.append(what)
        if self.number is not None:
            side = self.side()
            left = self._app.storage.side(self.number).get("left")
            if left is not None:
                side["left"] = left
            self.write_side(side)

    def delete(self, number: int) -> None:
        """Delete game `number`; another one may get its number."""
        self._try(self.recount, number)
        self._try(self._app.storage.delete, number)

    def tidy(self) -> None:
        """What the next action would have to do first, done while nobody waits."""
        try:
            self._app.storage.merge_journal(JOURNAL_WORTH_MERGING)
        except (OSError, MemoryError):
            pass  # nothing is lost: the next action does it, with a message if the flash refuses again

    def _try(self, write, *arguments):
        try:
            write(*arguments)
        except OSError:
            self._app.flash_failed()


# The side file and the place, written, and read back whatever is there.


def side_of(session) -> dict:
    """The value of the side file of a GameSession as it is now; see Storage.side."""
    record, table = session.record, session.table
    side: dict = {"colours": session.colours}
    for key, value in (
        ("seed_from", record.seed_from),
        ("seen", record.seen),
        ("rivals", session.rivals and session.rivals.levels),
        ("coach", session.coach.level),
        ("series", record.series),
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
            side[evening.NUMBER] = record.evening
    if record.played_ms >= 1000:
        side["seconds"] = record.played_ms // 1000
    return side


def colours_in(side, players):
    """For each seat an index into theme.PLAYERS, whatever is in a side file."""
    colours = side.get("colours")
    if all_are(int, colours) and len(colours) == players:
        if all([0 <= colour < len(theme.PLAYERS) and colours.count(colour) == 1 for colour in colours]):
            return colours
    return list(range(players))


def levels_in(side, table):
    """For each seat the level of the rival there, "" for a person; () where no rival can sit, or where another program
    wrote something else.
    """
    levels = side.get("rivals")
    if loading.screens_of(table.game.ID).no_rival(table.options) != "":
        return ()
    if not all_are(str, levels) or len(levels) != len(table.players):
        return ()
    return levels if all([not level or level in LEVELS for level in levels]) else ()


def place_of(session, stack: list) -> dict:
    """What brings these screens of a GameSession back, or those that were open when the power went."""
    place = {"at": session.at, "game": session.record.number, "stack": stack}
    if session.coach.warned == session.at:
        place["warned"] = True
    if session.looked_at:
        place["looks"] = True
    return place


def is_place(value) -> bool:
    """Return True if this is what `place_of` gives. Only its screens know whether their states are right."""
    if not isinstance(value, dict) or not all_are(int, [value.get("at")]) or value["at"] < 0 or "game" not in value:
        return False
    if value["game"] is not None and (not all_are(int, [value["game"]]) or value["game"] < 1):
        return False
    stack = value.get("stack")
    if not stack or not all_are(list, stack):
        return False
    return all([len(entry) == 2 and isinstance(entry[0], str) and "." in entry[0] for entry in stack])
