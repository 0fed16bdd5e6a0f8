"""`dev.py emulate`: a script on the real MicroPython, in an emulated Pico."""

import argparse
import sys
import tempfile
import time
from pathlib import Path

NO_SCRIPT = """The emulated Pico is too slow to play on (about twenty seconds for one second of hard work), so it runs scripts:

    python3 tools/dev.py emulate --script FILE --shots FOLDER

A script is plain text, one step a line, for example:

    expect New game
    press ok
    shot new_game

To play, and to try a script quickly, use:  python3 tools/dev.py sim
"""


def main(arguments):
    """Run the script; 0 when every step went well."""
    parser = argparse.ArgumentParser(
        "dev.py emulate",
        description="Boot the official MicroPython image with the compiled files on an emulated Pico, press its keys as the "
        "script says and keep the pictures that its panel shows. The options are those of 'sim'.",
    )
    parser.add_argument("--board", help="board by name or part of it")
    parser.add_argument("--seed", help="fix the dice, for scripts that are to be repeated (the screen says TEST DICE)")
    parser.add_argument("--script", type=Path, metavar="FILE", help="the steps, see 'sim --help'")
    parser.add_argument("--shots", type=Path, metavar="FOLDER", help="where the pictures go")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="what lies in flash: taken from here, written here at the end")
    chosen = parser.parse_args(arguments)
    if chosen.script is None:
        print(NO_SCRIPT)
        return 2
    return _run(chosen)


def _run(chosen):
    from host_sim.boards import DEFAULT_BOARD
    from host_sim.script import ScriptError, run_file
    from tools.device_files import CompileError
    from tools.emulated_pico.board import BoardFault
    from tools.emulated_pico.handheld import EmulatedHandheld
    from tools.micropython_image import ImageMissing

    started = time.monotonic()
    try:
        print("Compiling the firmware and preparing the flash ...", flush=True)
        with tempfile.TemporaryDirectory() as nothing:
            handheld = EmulatedHandheld(chosen.board or DEFAULT_BOARD, chosen.save or nothing, chosen.seed)
            print(f"Booting MicroPython with a {handheld.board.NAME} ...", flush=True)
            written = run_file(handheld, chosen.script, chosen.shots, _Progress(started))
            handheld.power_off()
    except (ScriptError, CompileError, ImageMissing, BoardFault, ValueError) as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    print(f"Done in {time.monotonic() - started:.0f} s, {len(written)} pictures.")
    return 0


class _Progress:
    """Prints each line with the time since the start."""

    def __init__(self, started):
        self._started = started

    def __call__(self, text):
        print(f"  {time.monotonic() - self._started:5.1f} s  {text}", flush=True)
