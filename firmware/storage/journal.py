"""The journal of the growing record: tail.log holds its newest lines until they are appended to it. Its first line has
the game's number and the size of its record file before them.
"""

import os

from firmware.storage import files

FILE = "tail.log"


def read_tail(content):
    """Parse tail.log into (game number, size of its record file before the tail, the tail's lines); (0, 0, b"") if
    invalid.
    """
    header, end, lines = content.partition(b"\n")
    value, good = files.read_crc_line(header)
    if end and good and files.all_are(int, value) and len(value) == 2 and value[0] > 0 and 0 <= value[1] < 1 << 30:
        return value[0], value[1], lines
    return 0, 0, b""


def joined(log, before, lines):
    """Return the bytes of a record joined with its tail `lines`. After a power cut nothing is doubled if the tail was
    appended but not removed, and nothing is missing if appending was interrupted.
    """
    whole = log[:before] + lines
    return whole if len(whole) > len(log) else log


class Journal:
    """The journal of a Storage."""

    def __init__(self, folder):
        self._folder = folder
        self._path = folder.path(FILE)
        # (game number, journal size, size of the record before it); None: unknown after a failure
        self._tail = None

    def begin(self, number: int, size: int) -> None:
        """Note that a record of `size` bytes was created and that there is no journal."""
        self._tail = (number, 0, size)

    def append(self, number: int, lines: list) -> None:
        """See Storage.append."""
        content = ("\n".join(lines) + "\n").encode()
        owner, size, before = self._recovered()
        if size and (owner != number or size + len(content) > files.SMALL_FILE):
            self.merge(1)
            owner, size, before = self._recovered()
        if owner != number:
            before = files.size_of(self._folder.game_path(number, "log"))
        if not size:
            content = files.add_crc([number, before]) + content
        self._tail = None
        self._folder.written(files.append_to, self._path, content)
        self._tail = (number, size + len(content), before)

    def merge(self, least: int) -> None:
        """See Storage.merge_journal."""
        number, size, before = self._recovered()
        if size < least:
            return
        self._tail = None
        if not number:
            # Not by `quarantine`: lines appended to a bad journal that stays would be unreadable.
            files.replace(self._path, self._folder.path("tail.bad"))
            self._tail = (0, 0, 0)
            return
        lines = read_tail(files.read_bytes(self._path))[2]
        log = self._folder.game_path(number, "log")
        present = files.size_of(log)
        if present and present == before:
            files.append_to(log, lines)
        elif present:
            files.write_whole(log, joined(files.read_bytes(log), before, lines))
        os.remove(self._path)
        self._tail = (number, 0, files.size_of(log))

    def _recovered(self):
        # Return (game number, journal size, size of the record before it) after completing an interrupted merge.
        if self._tail is None:
            content = files.read_bytes(self._path)
            number, before, _lines = read_tail(content)
            self._tail = (number, len(content), before)
            if content and files.size_of(self._folder.game_path(number, "log")) != before:
                self.merge(1)
        return self._tail

    def drop(self, number: int) -> None:
        """Remove the journal if it belongs to this record or to none."""
        content = files.read_bytes(self._path)
        owner = read_tail(content)[0]
        self._tail = None
        if content and not owner:
            self._folder.quarantine(FILE)
        elif content and owner == number:
            os.remove(self._path)
