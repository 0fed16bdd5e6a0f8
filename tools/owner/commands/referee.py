"""`dev.py referee`: the table protocol with a handheld."""

import argparse
import json
import queue
import sys
import threading
from typing import Any

_DESCRIPTION = (
    "Use the table protocol with the game that is open on a handheld, over its USB cable, while people play on it: one"
    " JSON object a line on standard input, one a line on standard output. The handheld shows and records actions like"
    " pressed keys. --desk plays a game on this computer alone. docs/protocol.md describes the protocol."
)
_ALIVE_SECONDS = 15
"""The handheld disconnects a computer that was silent for a minute."""


def main(arguments: list[str]) -> int:
    """Answer lines until the input ends; 0, or 1 when the handheld is lost."""
    parser = argparse.ArgumentParser("python3 tools/dev.py referee", description=_DESCRIPTION)
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--port", help="serial port, or socket://HOST:PORT; without it the command searches for the handheld"
    )
    where.add_argument("--desk", action="store_true", help="without a handheld")
    chosen = parser.parse_args(arguments)
    if chosen.desk:
        from tools.owner import referee

        return referee.main()
    from tools.device.board.usb_link import open_link
    from tools.refusal import Refusal

    try:
        with open_link(chosen.port) as link:
            print(f"Talking to the game on the {link.board}.", file=sys.stderr, flush=True)
            converse(link, sys.stdin.buffer, sys.stdout.buffer)
    except Refusal as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    return 0


def converse(link: Any, source: Any, sink: Any) -> None:
    """Carry lines from `source` to the handheld and the replies to `sink`, until `source` ends."""
    lines = queue.Queue(1)
    threading.Thread(target=_read, args=(source, lines), daemon=True).start()
    while True:
        try:
            line = lines.get(timeout=_ALIVE_SECONDS)
        except queue.Empty:
            link.status()
            continue
        if line is None:
            return
        sink.write(link.ask(_composed(line)) + b"\n")
        sink.flush()


def _composed(line):
    """Return a request with the accents of names joined to their letters: a handheld cannot do that."""
    from tools.owner.terminal_text import composed

    try:
        request = json.loads(line)
        names = [composed(name) for name in request["players"]]
    except (ValueError, TypeError, KeyError, RecursionError):
        return line
    return line if names == request["players"] else json.dumps({**request, "players": names}).encode()


def _read(source, lines):
    from tools.owner.referee import read_line

    while True:
        line = read_line(source)
        lines.put(line)
        if line is None:
            return
