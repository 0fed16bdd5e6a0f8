"""What flash has of the running game: its record, and beside it the side file. When the flash refuses, the game goes on
in memory and the next write tries again.
"""

from firmware.storage import outcomes, side_file
from firmware.storage.storage import JOURNAL_WORTH_MERGING


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
        self._has_outcome = None  # whether the side file tells the outcome; None: not looked yet

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
            side = self.side()
            if ("winners" in side) != self._has_outcome:
                storage.write_metadata(self.number, side)
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
        return side_file.of(self._session)

    def write_side(self, side: dict) -> None:
        """Write the side file."""
        self._try(self._app.storage.write_metadata, self.number, side)

    def write_left(self, entries: list) -> None:
        """Keep which screens were open when its players left it."""
        if self.number is not None:
            side = self.side()
            side["left"] = side_file.place_of(self._session, entries)
            self.write_side(side)

    def note_seen(self, what: str) -> None:
        """Keep for good that a computer saw this, as firmware.fairness names it."""
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
            pass  # nothing is lost by it: the next action does it, and tells the players if the flash refuses again

    def _try(self, write, *arguments):
        try:
            write(*arguments)
        except OSError:
            self._app.flash_failed()
