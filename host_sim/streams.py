"""Standard input, output and error of a command: they may be closed, full, or read by nobody any more."""

import io
import os
import sys
from collections.abc import Callable
from typing import TextIO

_DUMB = ("", "dumb", "unknown", "emacs", "network", "dialup")
"""Kinds of terminals that only write on, one line below the other."""


class ReaderGone(BaseException):
    """Nobody reads what is printed. No `except Exception` takes it for a fault of a file or of the firmware."""


class _Output(io.FileIO):
    """Drops all bytes after the first that cannot be written, which `fault` says. ends: then raises ReaderGone, once.

    What Python flushes at its end is dropped in the same way.
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
    """The exit code of `work()`, or 0 when the reader of its output has gone, `head` for example.

    ends: it stops then, having nothing to do but to print; else its work is done to the end.
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


def is_screen(stream: TextIO) -> bool:
    """Return True if it is a terminal in which text can be put anywhere: not a dumb one, and not one of which no kind
    is said.
    """
    return stream.isatty() and (os.name == "nt" or os.environ.get("TERM", "") not in _DUMB)


def _is_gone(error):
    # Windows calls a pipe that nobody reads an invalid argument.
    return isinstance(error, ConnectionError) or os.name == "nt" and error.errno == 22


def _open_closed():
    """Nothing is read from, or written to, what was closed: Python has None there, and the next file that is opened
    would get its number.
    """
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
    """The _Output that is put under a stream; None where it is a terminal, or not the process's own."""
    stream = getattr(sys, name)
    if not isinstance(stream, io.TextIOWrapper):
        return None
    if name == "stdout":
        # A name may hold letters that the computer's code page lacks, which Windows takes for a file or a pipe.
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
