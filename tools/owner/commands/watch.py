"""`dev.py watch`: the table live in a terminal."""

import argparse
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TextIO

from host_sim.streams import is_screen

if TYPE_CHECKING:  # a package that it needs may not be there yet
    from tools.device.board.usb_link import TableLink

_CLEAR = "\x1b[H\x1b[2J"
_EVERY_SECONDS = 0.5


def main(arguments: list[str]) -> int:
    """Show the table until Ctrl-C; 0, or 1 when the handheld is lost."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py watch",
        description=(
            "Show the game that is open on a handheld in this terminal, over its USB cable, while people play on it."
            " Ctrl-C ends it; the game continues. Hidden cards stay hidden."
        ),
    )
    parser.add_argument(
        "--port", help="serial port, or socket://HOST:PORT; without it the command searches for the handheld"
    )
    parser.add_argument("--once", action="store_true", help="show it once and end")
    chosen = parser.parse_args(arguments)
    from tools.owner import reach

    return reach.with_plain_errors(lambda: _watch(chosen))


def _watch(chosen):
    from tools.device.board.usb_link import open_link

    with open_link(chosen.port) as link:
        follow(link, sys.stdout, chosen.once, lambda: time.sleep(_EVERY_SECONDS))
    return 0


def follow(link: "TableLink", sink: TextIO, once: bool, wait: Callable[[], object]) -> None:
    """Show the table whenever it changes, in a terminal in place of the older one; `wait()` is called between two
    questions.
    """
    text = _CLEAR + "{}\n" if is_screen(sink) else "{}\n\n"
    shown = None
    while True:
        status = link.status()
        moment = (status["game"], status["at"])
        if moment != shown:
            sink.write(text.format(_table(link, status)))
            sink.flush()
            shown = moment
        if once:
            return
        wait()


def _table(link, status):
    from tools.owner.table_text import as_text
    from tools.owner.terminal_text import printed

    reply = link.request({"op": "state"})
    if reply["ok"]:
        return printed(as_text(reply["state"]).split("\n"))
    return f"No game is open on the {status['board']}."
