"""All files of the handheld: game records, the session, settings, names, the crash log.

Layout in one folder
    games/NNNN.log    the record of game NNNN, as shared_rules.table.table writes it; it grows or loses a damaged end
    tail.log          the journal: newest lines of the growing record, until they are appended to it
    games/NNNN.side   metadata: seat colours, the outcome, the screens that were open when it was left
    games/NNNN.lost   what followed the last good line of a damaged record
    place.log         the open screens after each press, one line each; the last good line counts
    memory.txt        remembered choices: see firmware.storage.memory
    outcomes.log      results of the finished games: see firmware.storage.outcomes
    pad.log           the score pad, one line per change: see firmware.pads.bookkeeping
    pads.log          finished score pads; profiles.log, dice_sets.log, throws.log, cards.log: see firmware.pads
    settings.txt      see firmware.storage.settings
    crash.log         crash reports, newest last; crash.old is the previous log
    *.bad             a file with unusable content

A whole file is written as `<name>.new` and renamed over the old one; an empty file counts as absent. Every method that
writes may raise OSError if flash fails; earlier data is never lost by that.
"""

import os

from firmware.language import later
from firmware.storage import files, journal, memory, side_file
from firmware.storage.folder import Folder
from shared_rules.table import record

JOURNAL_WORTH_MERGING = 250
"""Minimum bytes of a journal for merging it into its record while idle."""
CRASH_LOG_LONG = 8192
_PLACE = "place.log"
_SIDE_DAMAGED = later("The result of game {0} was damaged. Resume it in History to get it back.")
_CRASHES = "crash.log"


def _games_in(place):
    # Return the games of a saved session, whose numbers a new game must not take: a power cut restores it.
    try:
        return [place["game"]] + [state[0] for name, state in place["stack"] if name == "screens.history.Game"]
    except (TypeError, KeyError, ValueError, IndexError):
        return []


class Storage(Folder):
    """The files of the handheld in its folder."""

    def __init__(self, folder, before_writing=lambda: None):
        Folder.__init__(self, folder, before_writing)
        self._journal = journal.Journal(self)
        self.memory = memory.Memory(self)
        self._place = None  # the last line written
        self._torn = False  # an append failed: the session log may end in part of a line

    # Game records

    def games(self):
        """Return the numbers of all games, newest first."""
        return sorted(self.sizes(), reverse=True)

    def sizes(self):
        """Return a dict from game number to the size of its record in bytes, including the journal."""
        folder, sizes = self._folder + "/games", {}
        try:
            for entry in os.ilistdir(folder) if hasattr(os, "ilistdir") else [(name,) for name in os.listdir(folder)]:
                name = entry[0]
                stem = name[:-4]
                if name[-4:] == ".log" and stem.encode().isdigit() and len(stem) < 9 and name == "%04d.log" % int(stem):
                    size = entry[3] if len(entry) > 3 else files.size_of(folder + "/" + name)
                    sizes[int(stem)] = size or files.is_folder(folder + "/" + name)
        except OSError:
            return {}
        number, before, lines = journal.read_tail(files.read_bytes(self.path(journal.FILE)))
        if number in sizes:
            sizes[number] = max(sizes[number], before + len(lines))
        return {number: sizes[number] for number in sizes if number and sizes[number]}

    def create(self, text, side):
        """Save a new game and return its number. `text`: its record so far; `side`: see `side`."""
        self.merge_journal()
        number = max([0] + self.games()) + 1
        named = _games_in(self.read_session())
        while number in named:
            number += 1
        # Metadata first: an existing game has its colours.
        self.written(files.write_whole, self.game_path(number, "side"), files.add_crc(side))
        self.written(files.write_whole, self.game_path(number, "log"), text.encode())
        self._journal.begin(number, len(text.encode()))
        return number

    def append(self, number, lines):
        """Append lines (without line ends) to a game's record, in one write."""
        self._journal.append(number, lines)

    def merge_journal(self, least=1):
        """Append the journal to its record if it has at least `least` bytes."""
        self._journal.merge(least)

    def rewrite(self, number, text):
        """Replace a whole record."""
        self.written(files.write_whole, self.game_path(number, "log"), text.encode())
        self._journal.drop(number)

    def rewrite_lines(self, number, lines):
        """Replace a whole record by lines (bytes with line ends), which may be read from it. It has no journal."""
        files.write_lines(self.game_path(number, "log"), lines)
        self._journal.drop(number)  # which knows where the old record ended

    def quarantine_tail(self, number, good):
        """Move what follows `good`, the text of the good lines of a record, to its "lost" file."""
        lost = self._whole(number)[0][len(good.encode()) :]
        if lost:
            self.written(files.append_to, self.game_path(number, "lost"), lost)

    def record(self, number):
        """Return (text, damaged) of a record. damaged: it contains bytes that are not text, and only the good lines
        before them are returned, or an unreadable journal may have had its newest lines.
        """
        content, complete = self._whole(number)
        text, damaged = files.text_of(content)
        return text, damaged or not complete

    def _whole(self, number):
        """Return (bytes of a record with its journal, False if a journal belongs to no known record)."""
        content = files.read_bytes(self.game_path(number, "log"))
        tail = files.read_bytes(self.path(journal.FILE))
        owner, before, lines = journal.read_tail(tail)
        if owner == number:
            content = journal.joined(content, before, lines)
        return content, bool(owner or not tail)

    def first_line(self, number):
        """Return the first line of a record without reading the rest."""
        try:
            with open(self.game_path(number, "log"), "rb") as file:
                return files.text_of(file.readline())[0].rstrip("\n")
        except OSError:
            return ""

    def setup(self, number):
        """Return a game's setup from the first line of its record, or None if unreadable."""
        for value, _crc in record.good_values(self.first_line(number)):
            if isinstance(value, dict) and isinstance(value.get("game"), str) and value.get("players"):
                return value if files.all_are(str, value["players"]) else None
            break
        return None

    def side(self, number):
        """Return a game's metadata, {} if damaged: `colours`, `scores`, `winners` and `evening` once over, `left` once
        left, `seed_from` if the seed came from elsewhere, and what firmware.game_record.side_of adds.
        """
        value, damaged = side_file.read(files.read_bytes(self.game_path(number, "side")))
        if damaged:
            self.quarantine("games/%04d.side" % number, [_SIDE_DAMAGED, number])
        return value

    def is_over(self, number):
        """Return True if a game's metadata has its result. Parsing the JSON would take 6 ms on a Pico."""
        content = files.read_bytes(self.game_path(number, "side"))
        return b'"winners":' in content if files.is_whole(content.rstrip(b"\n")) else "winners" in self.side(number)

    def write_metadata(self, number, side):
        """Replace a game's metadata."""
        self.written(files.write_whole, self.game_path(number, "side"), files.add_crc(side))

    def delete(self, number):
        """Delete a game. Files that remain after a power cut without their record are no game."""
        for kind in ("lost", "bad", "log", "side"):
            if files.exists(self.game_path(number, kind)):
                self.written(files.remove, self.game_path(number, kind))
        self._journal.drop(number)

    # The session

    def read_session(self):
        """Return the last session written, or None, skipping a damaged end."""
        lines = files.read_bytes(self.path(_PLACE)).split(b"\n")
        value, good, whole = None, False, lines[-1] == b""
        del lines[len(lines) - whole :]
        while lines and not good:
            value, good = files.read_crc_line(lines.pop())
            whole = whole and good
        if not whole:
            # Appending to a torn line would damage the next one too.
            self._place = None
            self._torn = not self.kept(self.write_text, _PLACE, files.add_crc(value).decode() if good else "")
        return value

    def write_session(self, place):
        """Append the session unless it equals the last one written."""
        line = files.add_crc(place)
        if line == self._place:
            return
        if self._torn or files.size_of(self.path(_PLACE)) + len(line) > files.SMALL_FILE:
            self.written(files.write_whole, self.path(_PLACE), line)
        else:
            self._torn = True
            self.written(files.append_to, self.path(_PLACE), line)
        self._torn = False
        self._place = line

    def quarantine(self, name, news=None):
        """See Folder.quarantine. The next session is written even if it equals the last one."""
        self._place = None
        Folder.quarantine(self, name, news)

    # Logs of individual screens

    def read_log(self, name):
        """Return (values, whole): the values up to the first bad line; `whole` if there is none."""
        values = []
        lines = files.read_bytes(self.path(name)).split(b"\n")
        for i in range(len(lines) - 1):
            value, good = files.read_crc_line(lines[i])
            if not good:
                return values, False
            values.append(value)
        return values, lines[-1] == b""

    def write_log(self, name, values):
        """Replace a log; without values delete it."""
        if not values:
            if files.exists(self.path(name)):
                self.written(files.remove, self.path(name))
            return
        self.written(files.write_whole, self.path(name), b"".join([files.add_crc(value) for value in values]))

    # Remembered choices

    def remembered(self, key, default, usable=None):
        """Return the value remembered under `key` (str), or `default`; see firmware.storage.memory."""
        return self.memory.recall(key, default, usable)

    def remember(self, key, value):
        """Remember a JSON value under `key`."""
        self.memory.remember(key, value)

    # Text files and the crash log

    def read_text(self, name):
        """Return (text, damaged) of a small file; ("", False) if it is absent."""
        return files.text_of(files.read_bytes(self.path(name)))

    def log_crash(self, text):
        """Append a crash report; the logs never exceed twice CRASH_LOG_LONG bytes."""
        if files.size_of(self.path(_CRASHES)) + len(text) > CRASH_LOG_LONG and files.exists(self.path(_CRASHES)):
            files.replace(self.path(_CRASHES), self.path("crash.old"))
        self.written(files.append_to, self.path(_CRASHES), text[:CRASH_LOG_LONG].encode())

    def crashes(self):
        """Return the text of the crash log, "" if there is none."""
        return files.text_of(files.read_bytes(self.path(_CRASHES)))[0]
