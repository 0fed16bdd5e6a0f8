"""Files of the handheld: records of games, the place (which screens are open), settings, names, the crash log.

Layout under one folder
    games/NNNN.log    the record of game NNNN, as shared_rules.table.table writes it: it only grows, or loses a bad end
    tail.log          the newest lines of the record that grows, until there is time to append them to it
    games/NNNN.side   beside the game: seat colours, the outcome, the screens that were open when it was left
    games/NNNN.lost   what stood behind the last good line of a damaged record
    place.log         the open screens after each press, one line each; the last good line counts
    memory.txt        remembered choices: see firmware.storage.memory
    outcomes.log      how the finished games ended: see firmware.storage.outcomes
    pad.log           the score pad, one line a change: see firmware.pads.bookkeeping
    pads.log          finished score pads; dice_sets.log, throws.log: see firmware.pads
    settings.txt      see firmware.storage.settings
    crash.log         what went wrong, newest last; crash.old is the log before it
    *.bad             a file of which something could not be used

A file is written whole as `<name>.new` and then renamed over the old one; an empty file counts as absent. Every method
that writes may raise OSError when the flash refuses; nothing written before is lost by that.
"""

import os
from binascii import crc32

SMALL_FILE = 500
"""Bytes of the tail and of the session log at most, if a line is not longer. Such a small file lies in its folder's own
block of littlefs: a line takes 3 ms instead of the 55 that erasing another block takes, and only when the folder's
block is full it is erased.
"""
TAIL_WORTH_FOLDING = 250
"""Bytes of a tail that is appended to its record while nobody presses."""
CRASH_LOG_LONG = 8192
TAIL = "tail.log"
_PLACE = "place.log"
_SIDE_DAMAGED = "The result of game %d was damaged. Resume it in History to get it back."
_CRASHES = "crash.log"


def replace(old, new):
    """Rename over whatever is there; on Windows only os.replace does, on MicroPython only os.rename exists."""
    if hasattr(os, "replace"):
        os.replace(old, new)
    else:
        os.rename(old, new)


def exists(path):
    """Whether there is a file or folder of this path."""
    try:
        os.stat(path)
    except OSError:
        return False
    return True


def all_are(kind, values):
    """Whether this is a list of nothing but that kind, for what another program or version may have written."""
    return isinstance(values, list) and all([type(value) is kind for value in values])


def read_bytes(path):
    """The bytes of a file, empty when it is absent or cannot be read."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


def size_of(path):
    """The bytes of a file, 0 when it is absent."""
    try:
        return os.stat(path)[6]
    except OSError:
        return 0


def is_folder(path):
    """Whether a folder is there; a computer can have put one in the place of any file."""
    try:
        return os.stat(path)[0] >> 12 == 4
    except OSError:
        return False


def remove(path):
    """Remove what is there: a file, or a folder with all that is in it."""
    paths = [path]
    while paths:
        folder = is_folder(paths[-1])
        inside = [paths[-1] + "/" + name for name in os.listdir(paths[-1])] if folder else []
        if not inside:
            (os.rmdir if folder else os.remove)(paths.pop())
        paths += inside


def write_whole(path, content):
    """Put a file with these bytes in the place of what is there."""
    write_lines(path, (content,))


def write_lines(path, lines):
    """Put these lines, bytes with their ends, in the place of a file, which may be read meanwhile."""
    temporary = path + ".new"
    with open(temporary, "wb") as file:
        for line in lines:
            file.write(line)
    replace(temporary, path)


def append_to(path, content):
    """Add bytes to a file."""
    with open(path, "ab") as file:
        file.write(content)


def _text_of(content):
    """(text, damaged): the lines up to the first that is not UTF-8."""
    try:
        return str(content, "utf-8"), False
    except UnicodeError:
        pass
    good = []
    for line in content.split(b"\n"):
        try:
            good.append(str(line, "utf-8"))
        except UnicodeError:
            break
    return "\n".join(good) + "\n", True


def read_tail(content):
    """(number of the game, bytes of its record file that stand before the tail, the tail's lines) of the content of
    tail.log; (0, 0, b"") when it is none.
    """
    header, end, lines = content.partition(b"\n")
    value, good = read_crc_line(header)
    if end and good and all_are(int, value) and len(value) == 2 and value[0] > 0 and 0 <= value[1] < 1 << 30:
        return value[0], value[1], lines
    return 0, 0, b""


def joined(log, before, lines):
    """The bytes of a record of which `lines` are the tail. Nothing stands there twice when the power went between
    appending the tail and removing it, and nothing is missing when it went in the middle of appending.
    """
    whole = log[:before] + lines
    return whole if len(whole) > len(log) else log


def add_crc(value):
    """One line of canonical JSON behind its CRC-32 in hex."""
    from shared_rules.text import canonical_json  # when first written, which is after the first screen was drawn

    body = canonical_json.write(value).encode()
    return b"%08x %s\n" % (crc32(body) & 0xFFFFFFFF, body)


def read_crc_line(line) -> tuple:
    """(value, True) of a line as `add_crc` writes it, or (None, False) when it is damaged."""
    from shared_rules.text import json_reader  # here, so that a handheld without saves starts sooner

    if len(line) < 10 or line[8:9] != b" ":
        return None, False
    try:
        if int(line[:8], 16) != crc32(line[9:]) & 0xFFFFFFFF:
            return None, False
        return json_reader.read(line[9:]), True
    except ValueError:
        return None, False


def _is_result(side):
    """Whether the scores and winners in a side file can be those of a game."""
    scores, winners = side.get("scores"), side["winners"]
    if not isinstance(scores, list) or not all_are(int, [score for score in scores if score is not None]):
        return False
    return all_are(int, winners) and all([0 <= seat < len(scores) for seat in winners])


class Storage:
    """The files under one folder (without a trailing slash), which is made when something is written first."""

    def __init__(self, folder):
        self._folder = folder
        self._journal_of = None  # firmware.storage.journal.Journal once something is written
        self._place = None  # the line written last
        self._torn = False  # an append failed: part of a line may stand at the end of the session log
        self.news = None  # what the players must know of files that were set aside; the app shows it, once

    def written(self, write, path, content):
        """Write by write_whole or append_to; where the folders lack, as on a new handheld, make them first."""
        try:
            write(path, content)
        except OSError:
            if exists(self._folder + "/games"):
                raise
            for folder in (self._folder, self._folder + "/games"):
                if not exists(folder):
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
                    size = entry[3] if len(entry) > 3 else size_of(folder + "/" + name)
                    sizes[int(stem)] = size or is_folder(folder + "/" + name)
        except OSError:
            return {}
        number, before, lines = read_tail(read_bytes(self.path(TAIL)))
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
        self.written(write_whole, self.game_path(number, "side"), add_crc(side))
        self.written(write_whole, self.game_path(number, "log"), text.encode())
        self._journal().begin(number, len(text.encode()))
        return number

    def append(self, number, lines):
        """Add lines (without line ends) to the record of a game, in one go."""
        self._journal().append(number, lines)

    def merge_journal(self, least=1):
        """Append the tail to the record that it belongs to, if it has `least` bytes."""
        self._journal().merge(least)

    def _journal(self):
        if self._journal_of is None:
            from firmware.storage.journal import Journal  # when the first picture is there

            self._journal_of = Journal(self)
        return self._journal_of

    def rewrite(self, number, text):
        """Put a whole record in the place of what is there."""
        self.written(write_whole, self.game_path(number, "log"), text.encode())
        self._journal().drop(number)

    def quarantine_tail(self, number, good):
        """Set aside what stands in a record behind `good`, the text of its good lines."""
        lost = self._whole(number)[0][len(good.encode()) :]
        if lost:
            self.written(append_to, self.game_path(number, "lost"), lost)

    def record(self, number):
        """(text, damaged) of a record: damaged when it holds bytes that are no text, and the good lines before them are
        given; or when its newest lines may have stood in a tail that cannot be read.
        """
        content, complete = self._whole(number)
        text, damaged = _text_of(content)
        return text, damaged or not complete

    def _whole(self, number):
        """(the bytes of a record with its tail, False when there is a tail of which nobody knows whose it is)."""
        content = read_bytes(self.game_path(number, "log"))
        tail = read_bytes(self.path(TAIL))
        owner, before, lines = read_tail(tail)
        if owner == number:
            content = joined(content, before, lines)
        return content, bool(owner or not tail)

    def first_line(self, number):
        """The first line of a record without reading the rest."""
        try:
            with open(self.game_path(number, "log"), "rb") as file:
                return _text_of(file.readline())[0].rstrip("\n")
        except OSError:
            return ""

    def side(self, number):
        """A game's side file: `colours`, once over `scores` and `winners`, `left` when it was left, `seed_from` when it
        did not draw its seed here, `rivals` where some play (see firmware.rivals); {} when damaged.
        """
        content = read_bytes(self.game_path(number, "side"))
        value, good = read_crc_line(content.rstrip(b"\n"))
        if good and isinstance(value, dict) and ("winners" not in value or _is_result(value)):
            return value
        if content:
            self.quarantine("games/%04d.side" % number, _SIDE_DAMAGED % number)
        return {}

    def write_metadata(self, number, side):
        """Put a new side file in place of the old one."""
        self.written(write_whole, self.game_path(number, "side"), add_crc(side))

    def delete(self, number):
        """Forget a game. What is left when the power goes behind its record is no game."""
        for kind in ("lost", "bad", "log", "side"):
            if exists(self.game_path(number, kind)):
                remove(self.game_path(number, kind))
        self._journal().drop(number)

    # The place

    def read_session(self):
        """The place written last, or None. A damaged end is passed over."""
        lines = read_bytes(self.path(_PLACE)).split(b"\n")
        value, good, whole = None, False, lines[-1] == b""
        del lines[len(lines) - whole :]
        while lines and not good:
            value, good = read_crc_line(lines.pop())
            whole = whole and good
        if not whole:
            # Appending behind a torn line would spoil the next one too.
            try:
                self.written(write_whole, self.path(_PLACE), add_crc(value) if good else b"")
            except OSError:
                pass  # the next append will meet the same flash, and the players are told then
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
        line = add_crc(place)
        if line == self._place:
            return
        if self._torn or size_of(self.path(_PLACE)) + len(line) > SMALL_FILE:
            self.written(write_whole, self.path(_PLACE), line)
        else:
            self._torn = True
            self.written(append_to, self.path(_PLACE), line)
        self._torn = False
        self._place = line

    # Logs of screens that keep one of their own

    def read_log(self, name):
        """(values, whole): the values of a log's good lines up to the first bad one; `whole`: there is nothing else."""
        values = []
        lines = read_bytes(self.path(name)).split(b"\n")
        for i in range(len(lines) - 1):
            value, good = read_crc_line(lines[i])
            if not good:
                return values, False
            values.append(value)
        return values, lines[-1] == b""

    def append_log(self, name, value):
        """Add a line."""
        self.written(append_to, self.path(name), add_crc(value))

    def write_log(self, name, values):
        """Put a log with these lines in the place of what is there."""
        self.written(write_whole, self.path(name), b"".join([add_crc(value) for value in values]))

    # Remembered choices

    def remembered(self, key, default, fits=None):
        """The value remembered under `key` (text), or `default`; see firmware.storage.memory."""
        from firmware.storage import memory  # while a setup opens

        return memory.recall(self, key, default, fits)

    def remember(self, key, value):
        """Remember a JSON value under `key`."""
        from firmware.storage import memory

        memory.remember(self, key, value)

    # Text files and the crash log

    def read_text(self, name):
        """(text, damaged) of a small file in the folder; ("", False) when it is absent."""
        return _text_of(read_bytes(self.path(name)))

    def write_text(self, name, text):
        """Write a small file whole."""
        self.written(write_whole, self.path(name), text.encode())

    def quarantine(self, name, news=None):
        """Put a file aside as `<first part of its name>.bad` and tell the players `news`, if the flash allows."""
        self._place = None
        try:
            replace(self.path(name), self.path(name.split(".")[0] + ".bad"))
            self.news = ((self.news or "") + " " + (news or "")).strip() or None
        except OSError:
            pass

    def log_crash(self, text):
        """Add one report to the crash log; the log never grows beyond twice CRASH_LOG_LONG bytes."""
        if size_of(self.path(_CRASHES)) + len(text) > CRASH_LOG_LONG and exists(self.path(_CRASHES)):
            replace(self.path(_CRASHES), self.path("crash.old"))
        self.written(append_to, self.path(_CRASHES), text[:CRASH_LOG_LONG].encode())

    def crashes(self):
        """The text of the crash log, empty when nothing ever went wrong."""
        return _text_of(read_bytes(self.path(_CRASHES)))[0]
