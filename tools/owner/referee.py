"""The table protocol on standard input and output: `python -m tools.owner.referee`. One JSON object a line in, one
a line out."""

import os
import sys

from host_sim import streams
from shared_rules.protocol import LONGEST_LOAD, Session


def read_line(stream) -> bytes | None:
    """Return the next line without its line end, None at the end; of a line that is too long only its beginning, which
    is still too long.
    """
    line = stream.readline(LONGEST_LOAD + 2)
    if not line:
        return None
    rest = line
    while len(rest) and not rest.endswith(b"\n"):
        rest = stream.readline(65536)
    if line.endswith(b"\r\n"):
        return line[:-2]
    return line[:-1] if line.endswith(b"\n") else line


def main() -> int:
    """Answer each line until the input ends or nobody reads the answers."""
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
    sys.exit(streams.guarded(main, True))
