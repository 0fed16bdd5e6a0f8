"""Answers the requests of a transcript. Runs unchanged on CPython, on MicroPython in WebAssembly and on the Pico."""

import gc
import sys

from shared_rules.protocol import Session


def _entropy(count: int) -> bytes:
    """Entropy that is the same on every runtime: a transcript whose `new` names no seed gets this one."""
    return bytes(range(count))


def replies(requests: list) -> list:
    """The reply (str) to each request (bytes) of one conversation."""
    session = Session(_entropy)
    return [session.answer(request) for request in requests]


def run_file(source: str, target: str) -> None:
    """Answers the requests in a file, one a line, into another file, one reply a line.

    Keeps one line in memory at a time. Between requests it does what the handheld does when it is idle: without that,
    the Pico's memory is soon in pieces too small for a long line.
    """
    tidy = gc.collect if sys.implementation.name == "micropython" else None
    session = Session(_entropy, tidy)
    with open(source, "rb") as requests, open(target, "wb") as answers:
        for line in requests:
            answers.write(session.answer(line[:-1]).encode() + b"\n")
            if tidy is not None:
                tidy()
