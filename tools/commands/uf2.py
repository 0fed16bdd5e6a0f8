"""`dev.py uf2`: one file that makes a handheld of a Pico by drag and drop."""

import argparse
import os
from pathlib import Path

from tools.owner.display import add_board_option
from tools.refusal import Refusal, as_typed

_REPLACES = """\
Copying it REPLACES everything on the board: saved games, history, settings and sheets of your own are gone.
To update a handheld and keep them, use instead:  python3 tools/dev.py install"""
_KEEPS = """\
It holds MicroPython only: files, saved games and settings on the board stay. Without a handheld's files on the board,
go on with:  python3 tools/dev.py install --board NAME"""


def main(arguments: list[str]) -> int:
    """Write the file; 0 when it is there."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py uf2",
        description=(
            "Make one UF2 file with MicroPython, the game and a file system, to copy onto the drive that a Pico shows"
            " when its BOOTSEL button is held while plugging it in. The game's code is inside MicroPython where that"
            " can be built (see 'image'), else in files beside the official MicroPython. It replaces everything on the"
            " board, saved games too; with --bare it holds MicroPython only and keeps all files. To update a handheld"
            " use 'install'."
        ),
    )
    add_board_option(parser, "which display is on the Pico")
    parser.add_argument(
        "--pico",
        metavar="NAME",
        help="which Pico it is: pico, pico_w, pico2 or pico2_w (default: every Pico where the code is inside, else"
        " pico)",
    )
    parser.add_argument(
        "--image",
        metavar="FILE",
        help="another MicroPython for that Pico, official or of 'image'",
    )
    parser.add_argument(
        "--settings", metavar="FILE", help="for --board generic: the board_settings.txt of the breadboard"
    )
    parser.add_argument("--bare", action="store_true", help="MicroPython only: what is in the file system stays")
    parser.add_argument("--out", metavar="FILE", help="the file to write, or the folder for it (default: this folder)")
    chosen = parser.parse_args(arguments)
    from tools.owner import reach

    return reach.told_plainly(lambda: _make(chosen))


def _make(chosen):
    from tools.owner.display import settings_files
    from tools.uf2 import interpreter

    for option in ("image", "settings", "out"):
        if getattr(chosen, option) == "":
            raise Refusal(f"--{option} needs the name of a file; what was given is empty.")
    board = _board(chosen)
    pico = interpreter.pico_of(chosen.pico) if chosen.pico else None
    settings = settings_files(chosen.settings, board)
    if board == "generic" and not settings:
        raise Refusal(
            "The file replaces the settings of the breadboard, too: add --settings FILE. With all wires as in"
            " docs/boards.md FILE may be empty."
        )
    uf2, holds, picos = _file(chosen, pico, board, settings)
    end = "" if len(picos) > 1 else f"-{picos[0]}"
    path, chip = _written(chosen, f"tableside-{board}{end}.uf2" if board else f"micropython{end}.uf2", uf2)
    names = " or ".join(interpreter.PICOS[name].name for name in picos)
    if chip:
        print(f"\nCopied onto the {names}: {holds}. It restarts by itself.")
        return 0
    drives = " or ".join("RPI-RP2" if interpreter.PICOS[name].chip == "RP2040" else "RP2350" for name in picos)
    print(
        f"\nWrote {path} ({len(uf2) / 1e6:.1f} MB): {holds}, on a {names}.\nHold BOOTSEL while plugging in"
        f" the Pico and copy the file onto the drive {drives} that appears. It restarts by itself.\n"
    )
    print(as_typed(_KEEPS if board is None else _REPLACES))
    return 0


def _board(chosen):
    """The full name of the board; None for --bare."""
    from tools.owner.display import choices

    if chosen.bare:
        if chosen.board:
            raise Refusal("A --bare file is the same for every display: leave --board out.")
        return None
    if not chosen.board:
        raise Refusal(f"Say which display is on the Pico:\n{choices()}\nor ask for MicroPython alone with --bare.")
    return chosen.board


def _file(chosen, pico, board, settings):
    """(the UF2 file, what it holds in words, the keys of PICOS that it is for). pico: one of these, None for what fits;
    board: None for MicroPython alone.
    """
    from host_sim.boards import load_board
    from tools.image import build, frozen

    content = _micropython(chosen, pico)
    title = load_board(board).NAME if board else ""
    picos = [pico.removesuffix("_w")] if pico else build.picos_of(content)
    files = {**frozen.first_files(board), **settings} if board else None
    return build.file_for(content, picos, files), "the handheld" + (f", for the {title}" if board else ""), picos


def _micropython(chosen, pico):
    """The bytes of the image that is asked for, or of one that is built."""
    from tools.image import build
    from tools.owner.display import content_of

    return content_of(chosen.image) if chosen.image else build.image(pico.removesuffix("_w") if pico else build.EVERY)


def _written(chosen, name, uf2):
    """(the path of the file and whether it replaced an older one, in words; True if that is on a Pico, which has taken
    it in).
    """
    from tools.output_file import put
    from tools.owner.bootsel import Drive, chip_of

    path = Path(chosen.out or name)
    try:
        path = _output(chosen, name)
        chip = chip_of(path.parent)
        if chip is None:
            replaced = put(path, uf2, b"UF2\n")
        else:
            # The drive of a Pico goes away with the last block: nothing can be renamed there.
            Drive(path.parent, chip).put(path.name, uf2)
            replaced = ""
    except OSError as error:
        raise Refusal(f"{path} cannot be written: {error.strerror or error}") from error
    return f"{path}{replaced}", chip is not None


def _output(chosen, name):
    path = Path(chosen.out or name)
    if path.is_dir():
        path = path / name
    elif chosen.out and os.path.basename(chosen.out) in ("", ".", ".."):
        raise Refusal(f"There is no folder {chosen.out}: make it first, or choose another with --out.")
    sources = {
        "the image itself": chosen.image,
        "the file of settings itself": chosen.settings,
    }
    for what, source in sources.items():
        if source and path.exists() and os.path.exists(source) and path.samefile(source):
            raise Refusal(f"{path} is {what}: choose another name with --out.")
    return path
