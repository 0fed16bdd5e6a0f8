"""The command line of the simulator: selects board, folder and front end."""

import argparse
import os
import sys
import tempfile
import traceback
from pathlib import Path

from firmware import language
from firmware.boards.generic import SettingsError
from firmware.storage import settings
from firmware.storage.storage import Storage
from host_sim import page_file, script, streams
from host_sim.boards import DEFAULT_BOARD, board_names, full_name
from host_sim.folder_lock import FolderError, FolderLock, unusable
from host_sim.greeting import computer_language
from host_sim.handheld import DATA_FOLDER, SimulatedHandheld

PROGRAM = "python3 tools/dev.py sim"
"""The command that starts it."""


def script_parser(prog: str, description: str) -> argparse.ArgumentParser:
    """Return the options of a program that runs scripts on a handheld; prog and description are for its help."""
    options = argparse.ArgumentParser(
        prog=prog,
        description=description,
        epilog=f"Boards: {', '.join(board_names())}. Part of a name is enough.\n\n{script.__doc__}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument(
        "--board", metavar="NAME", help=f"which handheld (default: the script's own, else {DEFAULT_BOARD})"
    )
    options.add_argument(
        "--seed", metavar="TEXT", help="the same text gives the same dice, and the screen says TEST DICE"
    )
    options.add_argument(
        "--save",
        metavar="FOLDER",
        help="where games are kept (default: a folder of yours, told at the start; a new one with --script)",
    )
    options.add_argument(
        "--script",
        metavar="FILE",
        help="do the steps in this file instead of opening a window; exit code 1 when one fails",
    )
    options.add_argument(
        "--shots", metavar="FOLDER", help="where the pictures of a script, or of the screenshot key, go"
    )
    return options


def parser() -> argparse.ArgumentParser:
    """Return the options of this program."""
    options = script_parser(
        PROGRAM,
        "Play on a simulated handheld: a window, a terminal, or a script that presses the keys.",
    )
    options.add_argument(
        "--usb",
        type=int,
        metavar="PORT",
        help="let 'watch' and 'referee' reach this handheld as --port socket://127.0.0.1:PORT",
    )
    page_file.add_option(options)
    options.add_argument(
        "--terminal", action="store_true", help="play in the terminal (chosen by itself when there is no display)"
    )
    options.add_argument(
        "--demo",
        action="store_true",
        help="watch a turn of each game and a short evening, kept nowhere; what runs without display and terminal",
    )
    options.add_argument(
        "--language",
        metavar="CODE",
        help=f"the language of the handheld: {', '.join(('en', *language.CODES))}; without it a new handheld has the"
        " computer's or asks, and English in a script",
    )
    options.add_argument(
        "--scale", type=int, metavar="N", help="window pixels for one pixel of the panel, 1 to 8 (default: what fits)"
    )
    return options


def main(arguments=None) -> int:
    """Run the simulator and return the exit code. arguments: list of strings, None: those of the process."""
    options = parser()
    chosen = options.parse_args(arguments)
    if chosen.scale is not None and not 1 <= chosen.scale <= 8:
        options.error("--scale takes a number from 1 to 8")
    if chosen.language not in (None, "en", *language.CODES):
        options.error(f"there is no language '{chosen.language}'; there are: {', '.join(('en', *language.CODES))}")
    if chosen.script is not None and (chosen.terminal or chosen.usb is not None or chosen.scale is not None):
        options.error("--script opens neither a window nor a port: leave out --terminal, --usb and --scale")
    others = (chosen.script, chosen.usb, chosen.save, chosen.seed or None, chosen.page)
    if chosen.demo and any(other is not None for other in others):
        options.error("--demo plays by itself, kept nowhere: leave out --script, --usb, --save, --seed and --page")
    try:
        board_name = choose_board(options, chosen)
        if chosen.script is not None:
            return run_script(chosen, board_name)
        if chosen.demo:
            with tempfile.TemporaryDirectory(prefix="tableside-", ignore_cleanup_errors=True) as folder:
                return play(chosen, board_name, folder)
        folder = chosen.save or default_folder()
        _keep_page(chosen, folder)
        return play(chosen, board_name, folder)
    except (SettingsError, FolderError, script.ScriptError) as error:
        print(error, file=sys.stderr)
        return 1
    except ModuleNotFoundError as error:
        print(
            f"The Python package '{error.name}' is missing. 'python3 tools/dev.py sim' installs what is needed.",
            file=sys.stderr,
        )
        return 1


def play(chosen: argparse.Namespace, board_name: str, folder: str) -> int:
    """Open the window or the terminal front end, or without both print the demonstration.

    Returns the exit code when it is closed.
    """
    window = not chosen.terminal and has_display()
    if not window and not (sys.stdin.isatty() and streams.is_screen(sys.stdout)):
        return print_demo(chosen, board_name)
    shots = chosen.shots or os.path.join(default_folder() if chosen.demo else folder, "shots")
    seed = chosen.seed
    demo = None
    if chosen.demo:
        from host_sim.demo import SEED, Demo

        seed, demo = SEED, Demo(board_name)
    usb = None
    if chosen.usb is not None:
        from host_sim.usb_socket import HandheldOnSocket, UsbSocket

        try:
            usb = UsbSocket(chosen.usb)
        except (OSError, OverflowError) as error:
            print(f"Port {chosen.usb} cannot be used: {error}", file=sys.stderr)
            return 1
        print(f"Its USB cable ends here:  python3 tools/dev.py watch --port socket://127.0.0.1:{usb.port}")

    def make_handheld(name):
        if usb is not None:
            return HandheldOnSocket(name, folder, seed, usb)
        return SimulatedHandheld(name, folder, seed)

    _greet(chosen, folder, not chosen.demo)

    if not chosen.demo:
        print("Games and settings are kept in " + folder)
    if window:
        from host_sim.window import Window

        place_file = None if chosen.demo else os.path.join(folder, "window.txt")
        Window(make_handheld, board_name, shots, chosen.scale, place_file, demo).run()
        return 0
    os.environ.setdefault("BLESSED_QUERY_TIMEOUT_SECONDS", "1")  # some terminals never answer queries
    from host_sim.terminal import TerminalFrontEnd

    TerminalFrontEnd(make_handheld, board_name, shots, demo).run()
    return 0


def choose_board(options: argparse.ArgumentParser, chosen: argparse.Namespace) -> str:
    """Return the full name of the board from the options or the script; without a seed, take the script's.

    Ends the program if there is no such board; ScriptError.
    """
    steps = [] if chosen.script is None else script.read(chosen.script)
    if chosen.seed is None:
        chosen.seed = script.directive(steps, "seed")
    try:
        return full_name(chosen.board or script.directive(steps, "board") or DEFAULT_BOARD)
    except ValueError as error:
        options.error(str(error))


def print_demo(chosen: argparse.Namespace, board_name: str) -> int:
    """Print the demonstration and return the exit code. Options that need a handheld to play on are refused."""
    why = "There is neither a display nor a terminal here"
    if sys.stdin.isatty() and sys.stdout.isatty():
        why = f"This terminal cannot put text anywhere (TERM={os.environ.get('TERM', '')})"
    if chosen.usb is not None:
        print(f"--usb needs a display or a terminal. {why}.", file=sys.stderr)
        return 1
    from host_sim import demo

    if not chosen.demo:
        print(f"{why}: this is a demonstration. To press keys, use --script FILE.")
    with tempfile.TemporaryDirectory(prefix="tableside-") as folder:
        _greet(chosen, folder)
        demo.print_demo(board_name, chosen.shots, folder)
    return 0


def run_script(chosen: argparse.Namespace, board_name: str) -> int:
    """Run chosen.script on a simulated handheld; return the exit code."""
    with tempfile.TemporaryDirectory(prefix="tableside-") as fresh:
        folder = chosen.save or fresh
        _keep_page(chosen, folder)
        if chosen.language is not None:
            _greet(chosen, folder)
        handheld = SimulatedHandheld(board_name, folder, chosen.seed)
        try:
            script.run_file(handheld, chosen.script, chosen.shots, report=print)
        except script.ScriptError as error:
            if error.__cause__ is not None:
                traceback.print_exception(error.__cause__)
            print(error, file=sys.stderr)
            return 1
        finally:
            handheld.power_off()
    print(f"{os.path.basename(chosen.script)}: all steps done")
    return 0


def _keep_page(chosen, folder):
    try:
        page_file.keep(folder, chosen.page)
    except OSError as error:
        raise unusable(folder, error) from error


def _greet(chosen, folder, asks=False):
    """Save the language that was named in the settings of the handheld, as its owner would. In a new folder without
    one: the computer's, and if the handheld has no such language it asks. asks: False if nobody could answer.
    """
    storage = Storage(os.path.join(folder, DATA_FOLDER))
    is_new = not os.path.isdir(storage.path("")) or not os.listdir(storage.path(""))
    code = chosen.language or (computer_language() if is_new else None)
    if code is None and not (asks and is_new):
        return
    try:
        with FolderLock(folder):
            if code is not None:
                settings.change(settings.read(storage), storage, "language", "" if code == "en" else code)
            else:
                from firmware.session_restore import FIRST_START, HOME

                storage.write_session({"game": None, "at": 0, "stack": [[HOME, None], [FIRST_START[-1], None]]})
    except OSError as error:
        raise unusable(folder, error) from error


def default_folder() -> str:
    """Return the folder for games and settings: the user's, or one in the project for a user without a home."""
    import platformdirs

    try:
        return platformdirs.user_data_dir("Tableside", appauthor=False)
    except RuntimeError:
        return str(Path(__file__).resolve().parents[1] / "saves")


def has_display() -> bool:
    """Return True if a window can be opened: with pygame, and on Linux with a display server.

    Prints why not if there seems to be a display.
    """
    asked = os.environ.get("SDL_VIDEODRIVER")
    linux = sys.platform.startswith("linux")
    if linux and not (asked or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame
    except ImportError as error:
        print(f"No window: {error}.", file=sys.stderr)
        return False
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
        # Without a display SDL runs invisibly, or on any screen of the computer itself.
        if not asked and (driver not in ("x11", "wayland") if linux else driver in ("offscreen", "dummy")):
            raise RuntimeError("the display does not answer")
        pygame.display.set_mode((1, 1), pygame.HIDDEN)
    except RuntimeError as error:
        print(f"No window: {error}.", file=sys.stderr)
        return False
    finally:
        pygame.display.quit()  # the real window has its own place and size
    return True
