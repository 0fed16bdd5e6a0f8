"""What is being done, with its time."""

import sys
import time
from typing import TextIO


class Steps:
    """Prints each step as it begins, and how long it took."""

    def __init__(self, stream: TextIO | None = None):
        self._stream = stream or sys.stdout
        self._number = 0
        self._began = 0.0

    def begin(self, what: str) -> None:
        """End the step before; begin the next one."""
        self.end()
        self._number += 1
        self._began = time.monotonic()
        print(f"Step {self._number}: {what} ...", file=self._stream, flush=True)

    def end(self) -> None:
        """End the last step, if there is one."""
        if self._number:
            print(f"  done after {time.monotonic() - self._began:.0f} s", file=self._stream, flush=True)


class Elapsed:
    """Prints lines with the time since the start; other processes may call it."""

    def __init__(self):
        self._started = time.monotonic()

    def __call__(self, text: str) -> None:
        """Print this line."""
        print(f"{time.monotonic() - self._started:6.1f} s  {text}", flush=True)
