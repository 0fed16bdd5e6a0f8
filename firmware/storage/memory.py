"""Remembered choices in memory.txt: one line with a checksum and an object; each screen has its own keys."""

from firmware.language import later
from firmware.storage import files

FILE = "memory.txt"
DAMAGED = later("Remembered names and choices were damaged. Some were reset.")


class Memory:
    """The remembered choices of one Storage. The file is parsed only if it changed: parsing takes 8 ms on a Pico."""

    def __init__(self, folder):
        self._folder = folder
        self._content = None
        self._values = {}

    def recall(self, key: str, default, usable=None):
        """Return the value remembered under `key`, or `default`. usable: returns what this version can use of a copy,
        None if that is nothing, and must not raise; a value of no use is moved to memory.bad.
        """
        self.read()
        value = self._values.get(key)
        if value is None:
            return default
        value = _copied(value)
        found = usable(value) if usable else value
        if found is not None:
            return found
        try:
            self._folder.append_log("memory.bad", {key: self._values.pop(key)})
            self._folder.tell(DAMAGED)
            self._write()
        except TypeError:
            self._folder.quarantine(FILE, DAMAGED)
        except OSError:
            pass  # it is rejected again next time
        return default

    def remember(self, key: str, value) -> None:
        """Remember a JSON value. Raises OSError."""
        self.read()
        if key in self._values and self._values[key] == value:
            return
        self._values[key] = _copied(value)
        self._write()

    def read(self) -> None:
        """Parse the file if it changed."""
        content = files.read_bytes(self._folder.path(FILE))
        if content == self._content:
            return
        self._content, self._values = content, {}
        value, good = files.read_crc_line(content.rstrip(b"\n"))
        if good and isinstance(value, dict):
            self._values = value
        elif content:
            self._folder.quarantine(FILE, DAMAGED)

    def _write(self):
        try:
            line = files.add_crc(self._values)
        except TypeError:
            # Another key has a value that cannot be written, such as a fraction. Keep the others.
            self._folder.quarantine(FILE, DAMAGED)
            self._content = b""
            self._values = {key: self._values[key] for key in self._values if _is_writable(self._values[key])}
            line = files.add_crc(self._values)
        # If flash refuses, the file stays as it was, and the values hold until power off.
        self._folder.write_text(FILE, line.decode())
        self._content = line


def _is_writable(value):
    try:
        files.add_crc(value)
    except TypeError:
        return False
    return True


def _copied(value):
    """Return a deep copy of a JSON value, so that changing it does not change the remembered one."""
    whole = [value]
    unfinished = [whole]
    while unfinished:
        container = unfinished.pop()
        for place in container if isinstance(container, dict) else range(len(container)):
            if isinstance(container[place], (list, dict)):
                container[place] = container[place].copy()
                unfinished.append(container[place])
    return whole[0]
