"""`dev.py uf2`: one file for drag and drop, which installs or updates the handheld on a Pico."""

import argparse
import os
from pathlib import Path

from tools.owner.display import add_board_option
from tools.refusal import Refusal


def main(arguments: list[str]) -> int:
    """Write the file; 0 when it is there."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py uf2",
        description=(
            "Write one file to copy onto the drive of a Pico, which appears if you hold BOOTSEL while plugging it in."
            " The file works on every Pico, new or in use: games, settings and sheets stay. --board also sets the"
            " display; without it a handheld in use keeps its display."
        ),
    )
    add_board_option(parser, "which display is on the Pico")
    parser.add_argument("--settings", metavar="FILE", help="for --board generic: the settings of the breadboard")
    parser.add_argument("--image", metavar="FILE", help="take the program from this file, for example from a release")
    parser.add_argument("--out", metavar="FILE", help="the file to write, or the folder for it (default: this folder)")
    parser.add_argument("--yes", action="store_true", help="do not ask before downloading the program of a release")
    chosen = parser.parse_args(arguments)
    from tools.owner import reach

    return reach.with_plain_errors(lambda: _make(chosen))


def _make(chosen):
    from tools.device.board_sector import board_sector
    from tools.device.device_file import NAME, file_of
    from tools.owner import program_file
    from tools.owner.display import settings_in
    from tools.owner.reach import agreed

    for option in ("image", "settings", "out"):
        if getattr(chosen, option) == "":
            raise Refusal(f"--{option} needs the name of a file; it is empty.")
    board = chosen.board
    if board == "generic" and not chosen.settings:
        raise Refusal(
            "The file also replaces the settings of the breadboard: add --settings FILE. With all wires as in"
            " docs/boards.md FILE may be empty."
        )
    settings = settings_in(chosen.settings, board)
    sector = board_sector(board, settings) if board else None
    programs = program_file.programs(chosen.image, lambda question: agreed(question, chosen.yes))
    uf2 = file_of(programs, sector)
    path, on_a_pico = _written(chosen, f"tableside-{board}.uf2" if board else NAME, uf2)
    if on_a_pico:
        print("\nCopied onto the Pico. It restarts by itself.")
        return 0
    picos = " or ".join(chip.picos for chip in programs)
    drives = " or ".join(chip.drive for chip in programs)
    print(
        f"\nWrote {path}, {len(uf2) / 1e6:.1f} MB, for a {picos}.\nHold BOOTSEL while plugging in the Pico and copy the"
        f" file onto the drive {drives} that appears. The Pico restarts by itself.\nGames, settings and sheets stay."
    )
    if board is None:
        print("The file sets no display. A new Pico needs one: add --board NAME.")
    return 0


def _written(chosen, name, uf2):
    """Write the file; returns (its path in words, True if it was copied onto a Pico)."""
    from tools.output_file import put
    from tools.owner.bootsel import Drive, chip_of

    path = Path(chosen.out or name)
    try:
        path = _output(chosen, name)
        chip = chip_of(path.parent)
        if chip is None:
            replaced = put(path, uf2, b"UF2\n")
        else:
            # Nothing can be renamed on the drive of a Pico.
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
        raise Refusal(f"There is no folder {chosen.out}: create it, or choose another with --out.")
    for what, source in {"the file of --image": chosen.image, "the file of settings": chosen.settings}.items():
        if source and path.exists() and os.path.exists(source) and path.samefile(source):
            raise Refusal(f"{path} is {what} itself: choose another name with --out.")
    return path
