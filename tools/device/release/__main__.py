"""The command `tableside` of a wheel: the commands for owners, whose packages are beside this file there."""

import contextlib
import io
import sys
from pathlib import Path
from typing import TextIO

COMMANDS = ("sim", "install", "uf2", "doctor", "backup", "restore", "history")


class _Named(io.TextIOBase):
    """A stream that writes commands as they are typed here."""

    def __init__(self, stream: TextIO):
        self._stream = stream

    def write(self, text: str) -> int:
        """Write to the stream."""
        self._stream.write(text.replace("python3 tools/dev.py", "tableside").replace("py tools/dev.py", "tableside"))
        return len(text)

    def flush(self) -> None:
        """As of a text file."""
        self._stream.flush()

    def isatty(self) -> bool:
        """As of a text file."""
        return self._stream.isatty()

    def fileno(self) -> int:
        """As of a text file."""
        return self._stream.fileno()


def main() -> int:
    """Run the command that is named first; the exit code."""
    sys.path.insert(0, str(Path(__file__).parent))
    from host_sim import streams
    from tools import dev

    return streams.guarded(_chosen, any(word in dev.ENDS_UNREAD for word in sys.argv[1:2]))


def _chosen():
    from tools import dev

    word, *more = sys.argv[1:] or ["--help"]
    if word in ("-V", "--version"):
        print(f"Tableside {dev.version()}")
        return 0
    if word in COMMANDS:
        named = _Named(sys.stdout), _Named(sys.stderr)
        with contextlib.redirect_stdout(named[0]), contextlib.redirect_stderr(named[1]):
            return dev.run(dev.find(word), (), more)
    known = word in ("-h", "--help")
    if not known:
        print(f"There is no command '{word}'.\n")
    print("Tableside: a handheld companion for dice games at the table.\n\n    tableside COMMAND [options]\n")
    for name, _room, _needs, text in dev.COMMANDS:
        if name in COMMANDS:
            print(f"    {name:10} {text}")
    print("    --version  print the version\n\n'tableside COMMAND --help' explains a command.")
    return 0 if known else 2


if __name__ == "__main__":
    sys.exit(main())
