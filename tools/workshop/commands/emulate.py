"""`dev.py emulate`: a script on the real MicroPython, in an emulated Pico."""

import contextlib
import sys


def main(arguments: list[str]) -> int:
    """Run the script; 0 when every step went well."""
    from host_sim.cli import choose_board, script_parser
    from host_sim.script import ScriptError

    options = script_parser(
        "python3 tools/dev.py emulate",
        "Boot the handheld's program on an emulated Pico, press its keys from a script, and save the pictures on its"
        " panel. It needs --script.",
    )
    chosen = options.parse_args(arguments)
    if chosen.script is None:
        options.error("it needs --script FILE; to play, use: python3 tools/dev.py sim")
    try:
        board_name = choose_board(options, chosen)
    except ScriptError as error:
        print(error, file=sys.stderr)
        return 1
    return _run(chosen, board_name)


def _run(chosen, board_name):
    from firmware.boards.generic import SettingsError
    from host_sim.folder_lock import FolderError, FolderLock
    from host_sim.script import ScriptError
    from tools.refusal import Refusal

    try:
        # From the first look at the saves until they are written back.
        with contextlib.nullcontext() if chosen.save is None else FolderLock(chosen.save):
            _play(chosen, board_name)
    except (ScriptError, Refusal, SettingsError, FolderError) as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"\nA file cannot be read or written: {error}", file=sys.stderr)
        return 1
    return 0


def _play(chosen, board_name):
    from host_sim.script import run_file
    from tools.steps import Elapsed
    from tools.workshop.emulated_pico.handheld import EmulatedHandheld

    progress = Elapsed()

    def on_step(number, count, step):
        words = f"step {number} of {count}: {step.what} {step.key or step.text or step.number or ''}"
        progress(words.rstrip())

    progress("building the program")
    handheld = EmulatedHandheld(board_name, chosen.save, chosen.seed)
    try:
        progress(f"booting MicroPython with a {handheld.board.NAME}")
        written = run_file(handheld, chosen.script, chosen.shots, progress, on_step)
    finally:
        handheld.power_off()
    progress(f"all steps done, {len(written)} pictures")
