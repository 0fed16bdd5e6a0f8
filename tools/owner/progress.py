"""How far something is: a progress bar in a terminal; where the output goes to a file, a line now and then."""

import sys
import time

from host_sim.streams import is_screen

_WIDTH = 28
_PERCENT_A_LINE = 20


class Progress:
    """Call it with (bytes done, bytes in all, what is under way)."""

    def __init__(self, stream=None, now=time.monotonic):
        self._stream = stream or sys.stdout
        self._live = is_screen(self._stream)
        self._now = now
        self._started = now()
        self._printed = -1
        self._longest = 0

    def __call__(self, done, total, what):
        """Show that `done` of `total` parts are done and `what` comes next."""
        percent = 100 * done // total if total else 100
        left = self._seconds_left(done, total)
        if not self._live:
            if percent // _PERCENT_A_LINE > self._printed:
                self._printed = percent // _PERCENT_A_LINE
                print(f"  {percent:3d} %  {done // 1024} of {total // 1024} KB", file=self._stream, flush=True)
            return
        full = _WIDTH * percent // 100
        line = f"  [{'#' * full}{'.' * (_WIDTH - full)}] {percent:3d} %{left}  {what}"[:100]
        self._longest = max(self._longest, len(line))
        self._stream.write("\r" + line.ljust(self._longest))
        self._stream.flush()

    def _seconds_left(self, done, total):
        passed = self._now() - self._started
        if not done or passed < 2:
            return ""
        return f", {round(passed * (total - done) / done)} s left"

    def end(self) -> None:
        """Leave the bar's line."""
        if self._live and self._longest:
            self._stream.write("\n")
            self._stream.flush()
