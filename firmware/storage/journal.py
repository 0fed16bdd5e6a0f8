"""The journal of the record that grows: tail.log has its newest lines until there is time to append them. Its first
line names the game and the bytes of its record file before them.
"""

import os

from firmware.storage import files

FILE = "tail.log"


def read_tail(content):
    """(number of the game, bytes of its record file before the tail, the tail's lines) of the content of
    tail.log; (0, 0, b"") when it is none.
    """
    header, end, lines = content.partition(b"\n")
    value, good = files.read_crc_line(header)
    if end and good and files.all_are(int, value) and len(value) == 2 and value[0] > 0 and 0 <= value[1] < 1 << 30:
        return value[0], value[1], lines
    return 0, 0, b""


def joined(log, before, lines):
    """The bytes of a record of which `lines` are the tail. Nothing is there twice when the power went between
    appending the tail and removing it, and nothing is missing when it went in the middle of appending.
    """
    whole = log[:before] + lines
    return whole if len(whole) > len(log) else log


class Journal:
    """The journal among the files of a Storage."""

    def __init__(self, storage):
        self._storage = storage
        self._path = storage.path(FILE)
        # (number of its game, its bytes, bytes of the record before it); None: not looked at since something failed
        self._tail = None

    def begin(self, number: int, size: int) -> None:
        """A record of so many bytes was created; there is no journal now."""
        self._tail = (number, 0, size)

    def append(self, number: int, lines: list) -> None:
        """See Storage.append."""
        content = ("\n".join(lines) + "\n").encode()
        owner, size, before = self._recovered()
        if size and (owner != number or size + len(content) > files.SMALL_FILE):
            self.merge(1)
            owner, size, before = self._recovered()
        if owner != number:
            before = files.size_of(self._storage.game_path(number, "log"))
        if not size:
            content = files.add_crc([number, before]) + content
        self._tail = None
        self._storage.written(files.append_to, self._path, content)
        self._tail = (number, size + len(content), before)

    def merge(self, least: int) -> None:
        """See Storage.merge_journal."""
        number, size, before = self._recovered()
        if size < least:
            return
        self._tail = None
        if not number:
            # Not by quarantine: behind a bad tail that stays no line could be read.
            files.replace(self._path, self._storage.path("tail.bad"))
            self._tail = (0, 0, 0)
            return
        lines = read_tail(files.read_bytes(self._path))[2]
        log = self._storage.game_path(number, "log")
        present = files.size_of(log)
        if present and present == before:
            files.append_to(log, lines)
        elif present:
            files.write_whole(log, joined(files.read_bytes(log), before, lines))
        os.remove(self._path)
        self._tail = (number, 0, files.size_of(log))

    def _recovered(self):
        # (number of its game, its bytes, bytes of the record before it). What was left half done is done first.
        if self._tail is None:
            content = files.read_bytes(self._path)
            number, before, _lines = read_tail(content)
            self._tail = (number, len(content), before)
            if content and files.size_of(self._storage.game_path(number, "log")) != before:
                self.merge(1)
        return self._tail

    def drop(self, number: int) -> None:
        """Remove it if it is this record's, or nobody's any more."""
        content = files.read_bytes(self._path)
        owner = read_tail(content)[0]
        self._tail = None
        if content and not owner:
            self._storage.quarantine(FILE)
        elif content and owner == number:
            os.remove(self._path)
