"""The saves that an owner means: on a board (--port, or the only one), in a folder of the simulator (--save), in a
backup (--file).
"""

import argparse
import contextlib
import os
import sys
import typing
from collections.abc import Callable

from tools.refusal import CodeError, Refusal, quoted

_NOBODY = """No Pico was found on USB. Plug it in with a cable that carries data (many only charge).

To put the handheld on a Pico: hold its BOOTSEL button while plugging it in; a drive named
RPI-RP2 appears, on a Pico 2 RP2350. Then start {this}."""


def only_port(again: bool = False) -> str:
    """Return the port of the one board that is connected. again: the command is `install --board`. Raises Refusal."""
    from tools.device.board.board_link import only_port as found

    return found(_NOBODY.format(this="this again" if again else "'python3 tools/dev.py install --board NAME'"))


def agreed(question: str, yes: bool) -> bool:
    """Return True if the user wants that; yes: they said so before. Raises Refusal when it is not so."""
    if yes:
        print(question)
    elif not sys.stdin.isatty() or input(f"{question} [y/N] ").strip().lower() not in ("y", "yes"):
        before = "" if sys.stdin.isatty() else f"{question}\n"
        raise Refusal(f"{before}Nothing was changed. To continue without a question, add --yes.")
    return True


def add_options(parser: argparse.ArgumentParser, backups: bool = False) -> None:
    """Add --port and --save, and --file where a backup can be read."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--port", help="serial port, or socket://HOST:PORT; without it the command searches for the board"
    )
    where.add_argument("--save", metavar="DIR", help="a folder of the simulator (as for sim --save)")
    if backups:
        where.add_argument("--file", metavar="BACKUP", help="a file from 'backup', also unpacked")


@contextlib.contextmanager
def opened(chosen: argparse.Namespace, reads: bool = False) -> typing.Any:
    """Open the place that the options choose; a board is restarted at the end. reads: a folder must be there."""
    # Here, so that the commands can explain themselves before any package is there.
    from tools.owner.archive import Archive
    from tools.owner.saves import Board, Folder

    if getattr(chosen, "file", None):
        yield Archive(chosen.file)
        return
    if chosen.save:
        if reads and not os.path.isdir(chosen.save):
            raise Refusal(f"There is no folder {chosen.save}.")
        yield Folder(chosen.save)
        return
    with connected(chosen.port or _only_port(), sys.stderr) as link:
        yield Board(link)
        print("Restarting the board.", file=sys.stderr, flush=True)


def _only_port():
    """Return the port of the one board. Raises Refusal, which names the folder of the simulator too."""
    try:
        return only_port()
    except Refusal as error:
        folder = quoted(_folder_of_sim())
        raise Refusal(f"{error.args[0]}\n\nFor games played without a board add:  --save {folder}") from error


def _folder_of_sim():
    try:
        from host_sim.cli import default_folder

        return default_folder()
    except ModuleNotFoundError:  # only `sim` needs the package that finds it
        return "FOLDER"


@contextlib.contextmanager
def connected(port: str, output: typing.TextIO) -> typing.Any:
    """Open a BoardLink. At the end the board is restarted, whatever happened: else it waits at MicroPython's prompt.
    output: for messages. Raises LinkError.
    """
    from tools.device.board.board_link import BoardLink

    print(f"Talking to the board on {port} ...", file=output, flush=True)
    with BoardLink(port) as link:
        try:
            yield link
        except BaseException as error:
            link.restart_after(error)
            raise
        link.restart()


def with_plain_errors(work: Callable[[], int]) -> int:
    """Return the exit code of `work()`; errors that an owner can meet are printed in plain words."""
    from host_sim.folder_lock import FolderError
    from tools.owner.terminal_text import plain

    try:
        return work()
    except (Refusal, FolderError) as error:
        message = str(error)
    except CodeError as error:
        message = f"The board could not do a step; it says:\n{error}"
    except OSError as error:
        message = f"A file cannot be read or written: {error}"
    print(f"\n{plain(message)}", file=sys.stderr)  # it may name a file as a stranger named it
    return 1
