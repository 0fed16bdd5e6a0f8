"""How far something is: one line in a terminal that changes, nothing in a file."""

import sys

from host_sim.streams import is_screen


class Progress:
    """Call it with (bytes done, bytes in all, what is under way)."""

    def __init__(self, stream=None):
        self._stream = stream or sys.stdout
        self._longest = 0

    def __call__(self, done, total, what):
        """Show that `done` of `total` bytes are done and `what` comes next."""
        if is_screen(self._stream):
            line = f"  {100 * done // total if total else 100:3d} %  {what}"
            self._longest = max(self._longest, len(line))
            self._stream.write("\r" + line.ljust(self._longest))
            self._stream.flush()

    def end(self) -> None:
        """Leave the line."""
        if self._longest:
            self._stream.write("\n")
            self._stream.flush()
