"""`dev.py uf2`: one file that makes a handheld of a Pico by drag and drop."""

import argparse
import sys
from pathlib import Path

from tools.refusal import Refusal

_NAMES = ("pico", "pico_w", "pico2", "pico2_w")

_REPLACES = """Copying it REPLACES everything on the board: saved games, history, settings and sheets of your own are gone.
To update a handheld and keep them, use instead:  python3 tools/dev.py install"""
_KEEPS = """It holds MicroPython only: files, saved games and settings on the board stay. Without a handheld's files on the board,
go on with:  python3 tools/dev.py install --board NAME"""


def main(arguments):
    """Write the file; 0 when it is there."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py uf2",
        description="Make one UF2 file with MicroPython, the compiled firmware and its file system, to copy onto the drive that "
        "a Pico shows when its BOOTSEL button is held while plugging it in. It replaces everything on the board, saved games "
        "too; with --bare it holds MicroPython only and keeps all files. To update a handheld use 'install'.",
    )
    parser.add_argument("--board", metavar="NAME", help="which display is on the Pico: its name or part of it")
    parser.add_argument("--pico", choices=_NAMES, default="pico", help="which Pico it is (default: %(default)s)")
    parser.add_argument(
        "--image",
        metavar="FILE",
        help="MicroPython for that Pico, as downloaded from micropython.org; only the one for the Pico is fetched by itself",
    )
    parser.add_argument("--settings", metavar="FILE", help="for --board generic: the board_settings.txt of the breadboard")
    parser.add_argument("--bare", action="store_true", help="MicroPython only: what is in the file system stays")
    parser.add_argument("--out", metavar="FILE", help="the file to write, or the folder for it (default: this folder)")
    chosen = parser.parse_args(arguments)
    try:
        return _make(chosen)
    except Refusal as error:
        print(f"\n{error}", file=sys.stderr)
    return 1


def _make(chosen):
    from tools.owner.display import settings_files
    from tools.uf2 import interpreter, one_file

    board = _board(chosen)
    settings = settings_files(chosen.settings, board)
    runtime = interpreter.read(_image(chosen), chosen.pico)
    if board is None:
        uf2, holds = one_file.bare(runtime), "MicroPython"
        name = f"micropython-{chosen.pico}.uf2"
    else:
        uf2, holds = _with_board(runtime, board, settings)
        name = f"tableside-{board}-{chosen.pico}.uf2"
    place = _place(chosen, name)
    try:
        place.write_bytes(uf2)
    except OSError as error:
        raise Refusal(f"{place} cannot be written: {error.strerror}") from error
    drive = "RPI-RP2" if runtime.pico.chip == "RP2040" else "RP2350"
    print(f"\nWrote {place} ({len(uf2) / 1e6:.1f} MB): {holds}, on a {runtime.pico.name}.")
    print(f"Hold BOOTSEL while plugging in the Pico and copy the file onto the drive {drive} that appears. It restarts by itself.\n")
    print(_KEEPS if board is None else _REPLACES)
    return 0


def _board(chosen):
    """The full name of the board; None for --bare."""
    from tools.owner.display import choices, display_of

    if chosen.bare:
        if chosen.board:
            raise Refusal("A --bare file is the same for every display: leave --board out.")
        return None
    if not chosen.board:
        raise Refusal(f"Say which display is on the Pico:\n{choices()}\nor ask for MicroPython alone with --bare.")
    return display_of(chosen.board)


def _image(chosen):
    from tools.micropython_image import micropython_image
    from tools.owner.display import content_of
    from tools.uf2.interpreter import PICOS

    if chosen.image:
        return content_of(chosen.image)
    if chosen.pico == "pico":
        return micropython_image()
    pico = PICOS[chosen.pico]
    raise Refusal(
        f"MicroPython for the {pico.name} is not fetched by itself. Download {pico.file}\n"
        f"from {pico.page}\nand start this again with  --image {pico.file}"
    )


def _with_board(runtime, board, settings):
    from host_sim.boards import load_board
    from tools.device_files import NEW_BOARD, NEW_BOARD_TEXT, device_files
    from tools.uf2.one_file import with_files

    title = load_board(board).NAME
    print(f"Compiling for the {title} ...", flush=True)
    files = {**device_files(board), NEW_BOARD: NEW_BOARD_TEXT, **settings}
    return with_files(runtime, files), f"MicroPython and {len(files)} files for the {title}"


def _place(chosen, name):
    place = Path(chosen.out or name)
    if place.is_dir():
        place = place / name
    if chosen.image and place.exists() and place.samefile(chosen.image):
        raise Refusal(f"{place} is the image itself: choose another name with --out.")
    return place
