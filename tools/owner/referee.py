"""The table protocol on standard input and output: `python -m tools.owner.referee`. One JSON object a line in, one
a line out."""

import argparse
import os
import sys

from host_sim import streams
from shared_rules.protocol import LONGEST_LOAD, Session


def read_line(stream) -> bytes | None:
    """The next line without its line end, None at the end. Of a line that is too long only the beginning, still too
    long, is kept."""
    line = stream.readline(LONGEST_LOAD + 2)
    if not line:
        return None
    rest = line
    while len(rest) and not rest.endswith(b"\n"):
        rest = stream.readline(65536)
    if line.endswith(b"\r\n"):
        return line[:-2]
    return line[:-1] if line.endswith(b"\n") else line


def main(arguments: list[str]) -> int:
    """Answers each line until the input ends or nobody reads the answers."""
    parser = argparse.ArgumentParser(
        "python3 -m tools.owner.referee",
        description=(
            "Speak the table protocol without a handheld: reads one JSON object a line and answers each with one. "
            'For example {"op":"games"}. docs/protocol.md describes the protocol.'
        ),
    )
    parser.parse_args(arguments)
    session = Session(os.urandom)
    try:
        while True:
            line = read_line(sys.stdin.buffer)
            if line is None:
                return 0
            sys.stdout.buffer.write(session.answer(line).encode("ascii") + b"\n")
            sys.stdout.buffer.flush()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(streams.guarded(lambda: main(sys.argv[1:]), True))
