"""Files of the handheld: records of games, the place (which screens are open), settings, names, the crash log.

Layout under one folder
    games/NNNN.log    the record of game NNNN, as shared_rules.table.table writes it: it only grows, or loses a bad end
    tail.log          the newest lines of the record that grows, until there is time to append them to it
    games/NNNN.side   beside the game: seat colours, the outcome, the screens that were open when it was left
    games/NNNN.lost   what was behind the last good line of a damaged record
    place.log         the open screens after each press, one line each; the last good line counts
    memory.txt        remembered choices: see firmware.storage.memory
    outcomes.log      how the finished games ended: see firmware.storage.outcomes
    pad.log           the score pad, one line a change: see firmware.pads.bookkeeping
    pads.log          finished score pads; dice_sets.log, throws.log, cards.log: see firmware.pads
    settings.txt      see firmware.storage.settings
    crash.log         what went wrong, newest last; crash.old is the log before it
    *.bad             a file of which something could not be used

A file is written whole as `<name>.new` and then renamed over the old one; an empty file counts as absent. Every method
that writes may raise OSError when the flash refuses; nothing written before is lost by that.
"""

import os

from firmware.storage import files, journal, memory
from shared_rules.table import record

JOURNAL_WORTH_MERGING = 250
"""Bytes of a journal that is appended to its record while nobody presses."""
CRASH_LOG_LONG = 8192
_PLACE = "place.log"
_SIDE_DAMAGED = "The result of game %d was damaged. Resume it in History to get it back."
_CRASHES = "crash.log"


def _is_result(side):
    """Return True if the scores and winners in a side file can be those of a game."""
    scores, winners = side.get("scores"), side["winners"]
    if not isinstance(scores, list) or not files.all_are(int, [score for score in scores if score is not None]):
        return False
    return files.all_are(int, winners) and all([0 <= seat < len(scores) for seat in winners])


class Storage:
    """The files under one folder (without a trailing slash), which is made when something is written first.

    before_writing: called before each write, which takes a long time on a Pico.
    """

    def __init__(self, folder, before_writing=lambda: None):
        self._folder = folder
        self._before_writing = before_writing
        self._journal = journal.Journal(self)
        self.memory = memory.Memory(self)
        self._place = None  # the line written last
        self._torn = False  # an append failed: part of a line may be at the end of the session log
        self.news = None  # what the players must know of files that were set aside; the app shows it, once

    def written(self, write, path, content):
        """Write by files.write_whole or files.append_to; where the folders lack, make them first."""
        self._before_writing()
        try:
            write(path, content)
        except OSError:
            if files.exists(self._folder + "/games"):
                raise
            for folder in (self._folder, self._folder + "/games"):
                if not files.exists(folder):
                    os.mkdir(folder)
            write(path, content)

    def path(self, name):
        """Where a file of this name is."""
        return self._folder + "/" + name

    def game_path(self, number, kind):
        """Where a game has its record ("log"), without what the journal has of it, or its "side" or "lost" file."""
        return "%s/games/%04d.%s" % (self._folder, number, kind)

    # Records of games

    def games(self):
        """The numbers of all games, newest first."""
        return sorted(self.sizes(), reverse=True)

    def sizes(self):
        """The bytes of each record, its tail included, by the number of the game."""
        folder, sizes = self._folder + "/games", {}
        try:
            for entry in os.ilistdir(folder) if hasattr(os, "ilistdir") else [(name,) for name in os.listdir(folder)]:
                name = entry[0]
                stem = name[:-4].encode()
                if name[-4:] == ".log" and stem.isdigit() and len(stem) < 9 and name == "%04d.log" % int(stem):
                    size = entry[3] if len(entry) > 3 else files.size_of(folder + "/" + name)
                    sizes[int(stem)] = size or files.is_folder(folder + "/" + name)
        except OSError:
            return {}
        number, before, lines = journal.read_tail(files.read_bytes(self.path(journal.FILE)))
        if number in sizes:
            sizes[number] = max(sizes[number], before + len(lines))
        return {number: sizes[number] for number in sizes if number and sizes[number]}

    def create(self, text, side):
        """Keep a new game; gives its number. `text`: its record so far; `side`: see `side`."""
        self.merge_journal()
        number = max([0] + self.games()) + 1
        named = self._named_games()
        while number in named:
            number += 1
        # The side file goes first: a game that exists has its colours.
        self.written(files.write_whole, self.game_path(number, "side"), files.add_crc(side))
        self.written(files.write_whole, self.game_path(number, "log"), text.encode())
        self._journal.begin(number, len(text.encode()))
        return number

    def append(self, number, lines):
        """Add lines (without line ends) to the record of a game, in one write."""
        self._journal.append(number, lines)

    def merge_journal(self, least=1):
        """Append the tail to the record that it belongs to, if it has `least` bytes."""
        self._journal.merge(least)

    def rewrite(self, number, text):
        """Put a whole record in the place of what is there."""
        self.written(files.write_whole, self.game_path(number, "log"), text.encode())
        self._journal.drop(number)

    def quarantine_tail(self, number, good):
        """Set aside what is in a record behind `good`, the text of its good lines."""
        lost = self._whole(number)[0][len(good.encode()) :]
        if lost:
            self.written(files.append_to, self.game_path(number, "lost"), lost)

    def record(self, number):
        """(text, damaged) of a record: damaged when it holds bytes that are no text, and the good lines before them are
        given; or when its newest lines may have been in a tail that cannot be read.
        """
        content, complete = self._whole(number)
        text, damaged = files.text_of(content)
        return text, damaged or not complete

    def _whole(self, number):
        """(the bytes of a record with its tail, False when there is a tail of no known record)."""
        content = files.read_bytes(self.game_path(number, "log"))
        tail = files.read_bytes(self.path(journal.FILE))
        owner, before, lines = journal.read_tail(tail)
        if owner == number:
            content = journal.joined(content, before, lines)
        return content, bool(owner or not tail)

    def first_line(self, number):
        """The first line of a record without reading the rest."""
        try:
            with open(self.game_path(number, "log"), "rb") as file:
                return files.text_of(file.readline())[0].rstrip("\n")
        except OSError:
            return ""

    def setup(self, number):
        """The setup of a game as the first line of its record has it, or None when that cannot be read."""
        for value, _crc in record.good_values(self.first_line(number)):
            if isinstance(value, dict) and isinstance(value.get("game"), str) and value.get("players"):
                return value if files.all_are(str, value["players"]) else None
            break
        return None

    def side(self, number):
        """A game's side file: `colours`, once over `scores` and `winners`, `left` when it was left, `seed_from` when it
        did not draw its seed here, `rivals` where some play (see firmware.rivals); {} when damaged.
        """
        content = files.read_bytes(self.game_path(number, "side"))
        value, good = files.read_crc_line(content.rstrip(b"\n"))
        if good and isinstance(value, dict) and ("winners" not in value or _is_result(value)):
            return value
        if content:
            self.quarantine("games/%04d.side" % number, _SIDE_DAMAGED % number)
        return {}

    def is_over(self, number):
        """Return True if a game has its result in its side file. Reading that as JSON would take 6 ms on a Pico."""
        content = files.read_bytes(self.game_path(number, "side"))
        return b'"winners":' in content if files.is_whole(content.rstrip(b"\n")) else "winners" in self.side(number)

    def write_metadata(self, number, side):
        """Put a new side file in place of the old one."""
        self.written(files.write_whole, self.game_path(number, "side"), files.add_crc(side))

    def delete(self, number):
        """Forget a game. What is left when the power goes behind its record is no game."""
        for kind in ("lost", "bad", "log", "side"):
            if files.exists(self.game_path(number, kind)):
                files.remove(self.game_path(number, kind))
        self._journal.drop(number)

    # The place

    def read_session(self):
        """The place written last, or None. A damaged end is passed over."""
        lines = files.read_bytes(self.path(_PLACE)).split(b"\n")
        value, good, whole = None, False, lines[-1] == b""
        del lines[len(lines) - whole :]
        while lines and not good:
            value, good = files.read_crc_line(lines.pop())
            whole = whole and good
        if not whole:
            # Appending behind a torn line would spoil the next one too.
            try:
                self.written(files.write_whole, self.path(_PLACE), files.add_crc(value) if good else b"")
            except OSError:
                pass  # the next append will meet the same flash, and the players get a message then
        return value

    def _named_games(self):
        """Numbers of games that the screens in flash are about: after a power cut they would open on a new one."""
        place = self.read_session() or {}
        try:
            return [place["game"]] + [state[0] for name, state in place["stack"] if name == "screens.history.Game"]
        except (TypeError, KeyError, ValueError, IndexError):
            return []

    def write_session(self, place):
        """Append the place, unless it is the one written last."""
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

    # Logs of screens that keep one of their own

    def read_log(self, name):
        """(values, whole): the values of a log's good lines up to the first bad one; `whole`: there is nothing else."""
        values = []
        lines = files.read_bytes(self.path(name)).split(b"\n")
        for i in range(len(lines) - 1):
            value, good = files.read_crc_line(lines[i])
            if not good:
                return values, False
            values.append(value)
        return values, lines[-1] == b""

    def append_log(self, name, value):
        """Add a line."""
        self.written(files.append_to, self.path(name), files.add_crc(value))

    def write_log(self, name, values):
        """Put a log with these lines in the place of what is there; without any there is none."""
        if not values:
            self._before_writing()
            if files.exists(self.path(name)):
                files.remove(self.path(name))
            return
        self.written(files.write_whole, self.path(name), b"".join([files.add_crc(value) for value in values]))

    # Remembered choices

    def remembered(self, key, default, fits=None):
        """The value remembered under `key` (text), or `default`; see firmware.storage.memory."""
        return self.memory.recall(key, default, fits)

    def remember(self, key, value):
        """Remember a JSON value under `key`."""
        self.memory.remember(key, value)

    # Text files and the crash log

    def read_text(self, name):
        """(text, damaged) of a small file in the folder; ("", False) when it is absent."""
        return files.text_of(files.read_bytes(self.path(name)))

    def write_text(self, name, text):
        """Write a small file whole."""
        self.written(files.write_whole, self.path(name), text.encode())

    def quarantine(self, name, news=None):
        """Put a file aside as `<first part of its name>.bad`, with `news` as a message to the players, if the flash
        allows.
        """
        self._place = None
        try:
            files.replace(self.path(name), self.path(name.split(".")[0] + ".bad"))
            self.news = ((self.news or "") + " " + (news or "")).strip() or None
        except OSError:
            pass

    def log_crash(self, text):
        """Add one report to the crash log; the log never grows beyond twice CRASH_LOG_LONG bytes."""
        if files.size_of(self.path(_CRASHES)) + len(text) > CRASH_LOG_LONG and files.exists(self.path(_CRASHES)):
            files.replace(self.path(_CRASHES), self.path("crash.old"))
        self.written(files.append_to, self.path(_CRASHES), text[:CRASH_LOG_LONG].encode())

    def crashes(self):
        """The text of the crash log, empty when nothing ever went wrong."""
        return files.text_of(files.read_bytes(self.path(_CRASHES)))[0]
