"""Files of the handheld: records of games, the place (which screens are open), settings, names, the crash log.

Layout under one folder
    games/NNNN.log    the record of game NNNN, as shared_rules.table.table writes it: it only grows, or loses a bad end
    tail.log          the newest lines of the record that grows, until there is time to append them to it
    games/NNNN.side   beside the game: seat colours, the outcome, the screens that were open when it was left
    games/NNNN.lost   what stood behind the last good line of a damaged record
    place.log         the open screens after each press, one line each; the last good line counts
    memory.txt        remembered choices: names with colours, values of the last game
    outcomes.log      how the finished games ended: see firmware.storage.outcomes
    pad.log           the score pad, one line a change: see firmware.pads.bookkeeping
    settings.txt      see firmware.storage.settings
    crash.log         what went wrong, newest last; crash.old is the log before it

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
_TAIL = "tail.log"
_PLACE = "place.log"
_MEMORY = "memory.txt"
_CRASHES = "crash.log"


def _replace(old, new):
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


def _read(path):
    """The bytes of a file, empty when it is absent or cannot be read."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


def _size(path):
    try:
        return os.stat(path)[6]
    except OSError:
        return 0


def _write_whole(path, content):
    write_lines(path, (content,))


def write_lines(path, lines):
    """Put these lines, bytes with their ends, in the place of a file, which may be read meanwhile."""
    temporary = path + ".new"
    with open(temporary, "wb") as file:
        for line in lines:
            file.write(line)
    _replace(temporary, path)


def _append(path, content):
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
    value, good = _parse_crc_line(header)
    if end and good and isinstance(value, list) and len(value) == 2:
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


def _parse_crc_line(line):
    """(value, True) of a line as `sealed` writes it, or (None, False) when it is damaged."""
    from shared_rules.text import json_reader  # here, so that a handheld without saves starts sooner

    if len(line) < 10 or line[8:9] != b" ":
        return None, False
    try:
        if int(line[:8], 16) != crc32(line[9:]) & 0xFFFFFFFF:
            return None, False
        return json_reader.read(line[9:]), True
    except ValueError:
        return None, False


class Storage:
    """The files under one folder (without a trailing slash), which is made when something is written first."""

    def __init__(self, folder):
        self._folder = folder
        # (number of its game, its bytes, bytes of the record before it); None: not looked at since something failed
        self._tail = None
        self._place = None  # the line written last
        self._torn = False  # an append failed: part of a line may stand at the end of the session log

    def _written(self, write, path, content):
        """Write by _write_whole or _append; where the folders lack, as on a new handheld, make them first."""
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

    def _game(self, number, kind):
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
                if name[-4:] == ".log" and name[:-4].isdigit():
                    sizes[int(name[:-4])] = entry[3] if len(entry) > 3 else _size(folder + "/" + name)
        except OSError:
            return {}
        number, before, lines = read_tail(_read(self.path(_TAIL)))
        if number in sizes:
            sizes[number] = max(sizes[number], before + len(lines))
        return {number: sizes[number] for number in sizes if sizes[number]}

    def create(self, text, side):
        """Keep a new game; gives its number. `text`: its record so far; `side`: see `side`."""
        self.merge_journal()
        number = max([0] + self.games()) + 1
        # The side file goes first: a game that exists has its colours.
        self._written(_write_whole, self._game(number, "side"), add_crc(side))
        self._written(_write_whole, self._game(number, "log"), text.encode())
        self._tail = (number, 0, len(text.encode()))
        return number

    def append(self, number, lines):
        """Add lines (without line ends) to the record of a game, in one go."""
        content = ("\n".join(lines) + "\n").encode()
        owner, size, before = self._recover_journal()
        if size and (owner != number or size + len(content) > SMALL_FILE):
            self.merge_journal()
            owner, size, before = self._recover_journal()
        if owner != number:
            before = _size(self._game(number, "log"))
        if not size:
            content = add_crc([number, before]) + content
        self._tail = None
        self._written(_append, self.path(_TAIL), content)
        self._tail = (number, size + len(content), before)

    def merge_journal(self, least=1):
        """Append the tail to the record that it belongs to, if it has `least` bytes."""
        number, size, before = self._recover_journal()
        if size < least:
            return
        self._tail = None
        if not number:
            # Not by quarantine: behind a bad tail that stays no line could be read.
            _replace(self.path(_TAIL), self.path("tail.bad"))
            self._tail = (0, 0, 0)
            return
        lines = read_tail(_read(self.path(_TAIL)))[2]
        log = self._game(number, "log")
        present = _size(log)
        if present and present == before:
            _append(log, lines)
        elif present:
            _write_whole(log, joined(_read(log), before, lines))
        os.remove(self.path(_TAIL))
        self._tail = (number, 0, _size(log))

    def _recover_journal(self):
        """(number of its game, its bytes, bytes of the record before it). What was left half done is done first."""
        if self._tail is None:
            content = _read(self.path(_TAIL))
            number, before, _lines = read_tail(content)
            self._tail = (number, len(content), before)
            if content and _size(self._game(number, "log")) != before:
                self.merge_journal()
        return self._tail

    def _drop_journal(self, number):
        """Remove the tail if it is this record's, or nobody's any more."""
        content = _read(self.path(_TAIL))
        owner = read_tail(content)[0]
        if not content:
            return
        self._tail = None
        if not owner:
            self.quarantine(_TAIL)
        elif owner == number:
            os.remove(self.path(_TAIL))

    def rewrite(self, number, text):
        """Put a whole record in the place of what is there."""
        self._written(_write_whole, self._game(number, "log"), text.encode())
        self._tail = None
        self._drop_journal(number)

    def quarantine_tail(self, number, good):
        """Set aside what stands in a record behind `good`, the text of its good lines."""
        lost = self._whole(number)[0][len(good.encode()) :]
        if lost:
            self._written(_append, self._game(number, "lost"), lost)

    def record(self, number):
        """(text, damaged) of a record: damaged when it holds bytes that are no text, and the good lines before them are
        given; or when its newest lines may have stood in a tail that cannot be read.
        """
        content, complete = self._whole(number)
        text, damaged = _text_of(content)
        return text, damaged or not complete

    def _whole(self, number):
        """(the bytes of a record with its tail, False when there is a tail of which nobody knows whose it is)."""
        content = _read(self._game(number, "log"))
        tail = _read(self.path(_TAIL))
        owner, before, lines = read_tail(tail)
        if owner == number:
            content = joined(content, before, lines)
        return content, bool(owner or not tail)

    def first_line(self, number):
        """The first line of a record without reading the rest."""
        try:
            with open(self._game(number, "log"), "rb") as file:
                return _text_of(file.readline())[0].rstrip("\n")
        except OSError:
            return ""

    def side(self, number):
        """A game's side file: `colours`, once over `scores` and `winners`, `left` when it was left, `seed_from` when it
        did not draw its seed here; {} when damaged.
        """
        value, good = _parse_crc_line(_read(self._game(number, "side")).rstrip(b"\n"))
        return value if good and isinstance(value, dict) else {}

    def write_metadata(self, number, side):
        """Put a new side file in place of the old one."""
        self._written(_write_whole, self._game(number, "side"), add_crc(side))

    def delete(self, number):
        """Forget a game. Its record goes first: what is left after a power cut in between is no game."""
        for kind in ("log", "side", "lost"):
            if exists(self._game(number, kind)):
                os.remove(self._game(number, kind))
        self._drop_journal(number)

    # The place

    def read_session(self):
        """The place written last, or None. A damaged end is passed over."""
        value, good, whole = self._last_line(_PLACE)
        if not whole:
            # Appending behind a torn line would spoil the next one too.
            try:
                self._written(_write_whole, self.path(_PLACE), add_crc(value) if good else b"")
            except OSError:
                pass  # the next append will meet the same flash, and the players are told then
        return value

    def _last_line(self, name):
        """(value, True when there is one, True when the file ends with it)."""
        lines = _read(self.path(name)).split(b"\n")
        whole = lines[-1] == b""
        index = len(lines) - (2 if whole else 1)
        while index >= 0:
            value, good = _parse_crc_line(lines[index])
            if good:
                return value, True, whole
            whole = False
            index -= 1
        return None, False, whole

    def write_session(self, place):
        """Append the place, unless it is the one written last."""
        line = add_crc(place)
        if line == self._place:
            return
        if self._torn or _size(self.path(_PLACE)) + len(line) > SMALL_FILE:
            self._written(_write_whole, self.path(_PLACE), line)
        else:
            self._torn = True
            self._written(_append, self.path(_PLACE), line)
        self._torn = False
        self._place = line

    # Logs of screens that keep one of their own

    def read_log(self, name):
        """(values, whole): the values of a log's good lines up to the first bad one; `whole`: there is nothing else."""
        values = []
        lines = _read(self.path(name)).split(b"\n")
        for i in range(len(lines) - 1):
            value, good = _parse_crc_line(lines[i])
            if not good:
                return values, False
            values.append(value)
        return values, lines[-1] == b""

    def append_log(self, name, value):
        """Add a line."""
        self._written(_append, self.path(name), add_crc(value))

    def write_log(self, name, values):
        """Put a log with these lines in the place of what is there."""
        self._written(_write_whole, self.path(name), b"".join([add_crc(value) for value in values]))

    # Remembered choices

    def remembered(self, key, default):
        """The value remembered under `key` (text), or `default`."""
        memory = self._memory()
        return memory[key] if key in memory else default

    def remember(self, key, value):
        """Remember a JSON value under `key`."""
        memory = self._memory()
        if key in memory and memory[key] == value:
            return
        memory[key] = value
        self._written(_write_whole, self.path(_MEMORY), add_crc(memory))

    def _memory(self):
        content = _read(self.path(_MEMORY))
        value, good = _parse_crc_line(content.rstrip(b"\n"))
        if good and isinstance(value, dict):
            return value
        if content:
            self.quarantine(_MEMORY)
        return {}

    # Text files and the crash log

    def read_text(self, name):
        """(text, damaged) of a small file in the folder; ("", False) when it is absent."""
        return _text_of(_read(self.path(name)))

    def write_text(self, name, text):
        """Write a small file whole."""
        self._written(_write_whole, self.path(name), text.encode())

    def quarantine(self, name):
        """Put a file that could not be read aside as `<first part of its name>.bad`, if the flash allows."""
        try:
            _replace(self.path(name), self.path(name.split(".")[0] + ".bad"))
        except OSError:
            pass

    def log_crash(self, text):
        """Add one report to the crash log; the log never grows beyond twice CRASH_LOG_LONG bytes."""
        if _size(self.path(_CRASHES)) + len(text) > CRASH_LOG_LONG and exists(self.path(_CRASHES)):
            _replace(self.path(_CRASHES), self.path("crash.old"))
        self._written(_append, self.path(_CRASHES), text[:CRASH_LOG_LONG].encode())

    def crashes(self):
        """The text of the crash log, empty when nothing ever went wrong."""
        return _text_of(_read(self.path(_CRASHES)))[0]
