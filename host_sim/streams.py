"""Standard input, output and error of a command: they may be closed, full, or without a reader."""

import io
import os
import sys
from collections.abc import Callable
from typing import TextIO

_DUMB = ("", "dumb", "unknown", "emacs", "network", "dialup")
"""Kinds of terminals that only append lines."""


class ReaderGone(BaseException):
    """Nobody reads what is printed. No `except Exception` mistakes it for a fault of a file or of the firmware."""


class _Output(io.FileIO):
    """Drops all bytes from the first failed write on, whose error is in `fault`. ends: then raises ReaderGone, once.

    What Python flushes at its end is dropped as well.
    """

    def __init__(self, number, ends):
        super().__init__(number, "wb", closefd=False)
        self._ends = ends
        self.fault = None

    def write(self, content):
        if self.fault is None:
            try:
                return super().write(content)
            except OSError as error:
                self.fault = error
                if self._ends:
                    raise ReaderGone from None
        return len(content)


def guarded(work: Callable[[], int], ends: bool) -> int:
    """Return the exit code of `work()`, or 0 if the reader of its output, for example `head`, has gone.

    ends: stop then, because the work only prints; otherwise finish it.
    """
    _open_closed()
    output = _taken("stdout", ends)
    _taken("stderr", False)
    try:
        try:
            code = work()
        finally:
            sys.stdout.flush()
    except ReaderGone:
        code = 0
    fault = output and output.fault
    if fault and not _is_gone(fault):
        print(f"What this prints cannot be written: {fault.strerror or fault}.", file=sys.stderr)
        return 1
    return code


def put_data(text: str) -> None:
    """Write data to standard output: in UTF-8, whatever the screen takes, for programs that read it."""
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode("utf-8"))
    sys.stdout.buffer.flush()


def is_screen(stream: TextIO) -> bool:
    """Return True for a terminal that can place text anywhere: not for a dumb or unknown one."""
    return stream.isatty() and (os.name == "nt" or os.environ.get("TERM", "") not in _DUMB)


def _is_gone(error):
    # Windows reports a pipe without a reader as an invalid argument.
    return isinstance(error, ConnectionError) or os.name == "nt" and error.errno == 22


def _open_closed():
    """Replace closed streams by null ones: Python has None there, and the next opened file would get their number."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            nothing = os.open(os.devnull, os.O_RDWR)
            if nothing == number:
                os.set_inheritable(number, True)
            else:
                os.dup2(nothing, number)
                os.close(nothing)
            setattr(sys, name, open(number, "w" if number else "r", encoding="utf-8", closefd=False))  # noqa: SIM115


def _taken(name, ends):
    """Put an _Output under a stream and return it; None for a terminal or a stream that is not the process's own."""
    stream = getattr(sys, name)
    if not isinstance(stream, io.TextIOWrapper):
        return None
    if name == "stdout":
        # Names may have letters missing in the computer's code page, which Windows uses for files and pipes.
        stream.reconfigure(errors="replace")
    raw = getattr(stream.buffer, "raw", stream.buffer)
    if isinstance(raw, _Output):
        return raw
    number = ("stdin", "stdout", "stderr").index(name)
    if stream.isatty() or type(raw) is not io.FileIO or raw.fileno() != number:
        return None
    output = _Output(number, ends)
    lines = name == "stderr" or stream.line_buffering or stream.write_through
    fresh = io.TextIOWrapper(io.BufferedWriter(output), stream.encoding, stream.errors, line_buffering=lines)
    setattr(sys, name, fresh)
    return output
