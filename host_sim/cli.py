"""The command line of the simulator: picks the board, the folder and the front end."""

import argparse
import os
import sys
import tempfile
import traceback

from firmware.boards.generic import SettingsError
from host_sim import script
from host_sim.boards import DEFAULT_BOARD, board_names, full_name
from host_sim.folder_lock import FolderError
from host_sim.handheld import SimulatedHandheld


def script_parser(prog: str, description: str) -> argparse.ArgumentParser:
    """The options of a program that runs scripts on a handheld; prog and description are for its help."""
    options = argparse.ArgumentParser(
        prog=prog,
        description=description,
        epilog=f"Boards: {', '.join(board_names())}. Part of a name is enough.\n\n{script.__doc__}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument("--board", default=DEFAULT_BOARD, metavar="NAME", help="which handheld (default: %(default)s)")
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
    """The options of this program."""
    options = script_parser(
        "python3 tools/dev.py sim",
        "Play on a simulated handheld: a window, a terminal, or a script that presses the keys.",
    )
    options.add_argument(
        "--usb",
        type=int,
        metavar="PORT",
        help="let 'watch' and 'referee' reach this handheld as --port socket://127.0.0.1:PORT",
    )
    options.add_argument(
        "--terminal", action="store_true", help="play in the terminal (chosen by itself when there is no display)"
    )
    options.add_argument(
        "--scale", type=int, metavar="N", help="window pixels for one pixel of the panel, 1 to 8 (default: what fits)"
    )
    return options


def main(arguments=None) -> int:
    """Runs the simulator. arguments: list of texts, None: those of the process. Returns the exit code."""
    options = parser()
    chosen = options.parse_args(arguments)
    try:
        board_name = full_name(chosen.board)
    except ValueError as error:
        options.error(str(error))
    if chosen.scale is not None and not 1 <= chosen.scale <= 8:
        options.error("--scale takes a number from 1 to 8")
    if chosen.script is not None and (chosen.terminal or chosen.usb is not None or chosen.scale is not None):
        options.error("--script opens neither a window nor a port: leave out --terminal, --usb and --scale")
    try:
        return play(chosen, board_name) if chosen.script is None else run_script(chosen, board_name)
    except (SettingsError, FolderError) as error:
        print(error, file=sys.stderr)
        return 1
    except ModuleNotFoundError as error:
        print(
            f"The Python package '{error.name}' is missing. 'python3 tools/dev.py sim' installs what is needed.",
            file=sys.stderr,
        )
        return 1


def play(chosen: argparse.Namespace, board_name: str) -> int:
    """Opens the window or the terminal front end; returns the exit code when it is closed."""
    folder = chosen.save or default_folder()
    shots = chosen.shots or os.path.join(folder, "shots")

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
            return HandheldOnSocket(name, folder, chosen.seed, usb)
        return SimulatedHandheld(name, folder, chosen.seed)

    print("Games and settings are kept in " + folder)
    if not chosen.terminal and has_display():
        from host_sim.window import Window

        Window(make_handheld, board_name, shots, chosen.scale).run()
        return 0
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        print("There is neither a display nor a terminal here. Use --script FILE, see --help.", file=sys.stderr)
        return 1
    os.environ.setdefault("BLESSED_QUERY_TIMEOUT_SECONDS", "1")  # some terminals never answer what they are asked
    from host_sim.terminal import TerminalFrontEnd

    TerminalFrontEnd(make_handheld, board_name, shots).run()
    return 0


def run_script(chosen: argparse.Namespace, board_name: str) -> int:
    """Runs chosen.script on a simulated handheld; returns the exit code."""
    with tempfile.TemporaryDirectory(prefix="tableside-") as fresh:
        handheld = SimulatedHandheld(board_name, chosen.save or fresh, chosen.seed)
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


def default_folder() -> str:
    """The per-user folder for games and settings."""
    import platformdirs

    return platformdirs.user_data_dir("Tableside", appauthor=False)


def has_display() -> bool:
    """Return True if a window can be opened; on Linux that takes a display server, and everywhere pygame."""
    if sys.platform.startswith("linux") and not any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    ):
        return False
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame

        pygame.display.init()
    except (ImportError, RuntimeError) as error:
        print(f"No window: {error}. Playing in the terminal.", file=sys.stderr)
        return False
    return True
