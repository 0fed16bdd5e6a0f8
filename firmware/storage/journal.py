"""The journal of the record that grows: tail.log has its newest lines until there is time to append them. Its first
line names the game and the bytes of its record file before them.
"""

from firmware.storage import storage as files


class Journal:
    """The journal among the files of a Storage."""

    def __init__(self, storage):
        self._storage = storage
        self._path = storage.path(files.TAIL)
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
        lines = files.read_tail(files.read_bytes(self._path))[2]
        log = self._storage.game_path(number, "log")
        present = files.size_of(log)
        if present and present == before:
            files.append_to(log, lines)
        elif present:
            files.write_whole(log, files.joined(files.read_bytes(log), before, lines))
        files.os.remove(self._path)
        self._tail = (number, 0, files.size_of(log))

    def _recovered(self):
        # (number of its game, its bytes, bytes of the record before it). What was left half done is done first.
        if self._tail is None:
            content = files.read_bytes(self._path)
            number, before, _lines = files.read_tail(content)
            self._tail = (number, len(content), before)
            if content and files.size_of(self._storage.game_path(number, "log")) != before:
                self.merge(1)
        return self._tail

    def drop(self, number: int) -> None:
        """Remove it if it is this record's, or nobody's any more."""
        content = files.read_bytes(self._path)
        owner = files.read_tail(content)[0]
        self._tail = None
        if content and not owner:
            self._storage.quarantine(files.TAIL)
        elif content and owner == number:
            files.os.remove(self._path)
