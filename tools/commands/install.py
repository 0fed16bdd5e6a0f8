"""`dev.py install`: put the handheld's files on a board."""

import argparse
import importlib
import sys
import time
from pathlib import Path

OLDEST = (1, 25, 0)
BOOTLOADER = """To put MicroPython on a Pico: hold its BOOTSEL button while plugging it in; a drive named RPI-RP2 appears.
Then start 'tools/dev.py install' again: it offers to do the rest. By hand: copy this file onto that drive,
  https://micropython.org/resources/firmware/RPI_PICO-20250415-v1.25.0.uf2"""
BY_HAND = """This is a Pico 2. Copy MicroPython for it onto the drive {path} by hand; you find the file at
  https://micropython.org/download/RPI_PICO2   (for a Pico 2 W: https://micropython.org/download/RPI_PICO2_W)
It restarts by itself. Then start this again."""


class Refusal(Exception):
    """The installation cannot be done; the text says why and what to do."""


def main(arguments):
    """Install; 0 when the board has everything and was restarted."""
    parser = argparse.ArgumentParser(
        "dev.py install",
        description="Compile the firmware and put it on a Pico, by its USB port; a Pico without MicroPython that is plugged in with "
        "BOOTSEL held gets that first. Only what changed is copied. Saved games, settings and sheets stay. "
        "A pulled cable does no harm: the old or the new version is whole; start it again.",
    )
    parser.add_argument(
        "--board", help="which display is on the Pico: its name or part of it (remembered on the board)"
    )
    parser.add_argument("--port", help="serial port, or socket://HOST:PORT; without it the Pico is looked for")
    parser.add_argument("--settings", metavar="FILE", help="for --board generic: the board_settings.txt of the breadboard")
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    parser.add_argument("--yes", action="store_true", help="put MicroPython on a Pico in BOOTSEL mode without asking")
    chosen = parser.parse_args(arguments)
    from tools.board_link import CodeError, LinkError
    from tools.device_files import CompileError
    from tools.micropython_image import ImageMissing

    try:
        return _install(chosen)
    except (Refusal, LinkError, CompileError, ImageMissing, ValueError) as error:
        print(f"\n{error}", file=sys.stderr)
    except CodeError as error:
        print(f"\nThe board could not do a step of the installation; it says:\n{error}", file=sys.stderr)
    return 1


def _install(chosen):
    from host_sim.boards import full_name, load_board
    from tools.board_link import BoardLink
    from tools.device_files import BOARD_NAME, NEW_BOARD, device_files
    from tools.install_files import carry_out, finish_interrupted, make_plan, present_files, unfinished
    from tools.owner.progress import Progress

    started = time.monotonic()
    port = chosen.port or _port_or_blank(chosen)
    if port is None:
        return 0
    print(f"Talking to the board on {port} ...", flush=True)
    with BoardLink(port) as link:
        check_runtime(link)
        board = full_name(chosen.board) if chosen.board else _remembered_board(link)
        print(f"Compiling for the {load_board(board).NAME} ...", flush=True)
        files = {**device_files(board), **_settings(chosen.settings, board)}
        if not chosen.dry_run and finish_interrupted(link):
            print("  An interrupted installation was finished first.")
        print("Comparing with what the board has ...", flush=True)
        plan = make_plan(files, present_files(link, files))
        if plan.needed:
            check_space(link, plan)
        if chosen.dry_run:
            _tell(plan, len(files))
            link.restart()
            return 0
        if plan.needed:
            print(f"Copying {len(plan.write)} files, {plan.size // 1024} KB. The old version stays until all are there.", flush=True)
            if BOARD_NAME in plan.write:
                link.write(NEW_BOARD, b"Never tried: the self-test comes first.\n")
            progress = Progress()
            carry_out(link, plan, progress)
            progress.end()
            left = unfinished(link, plan)
            if left:
                raise Refusal(f"These files are not in their places: {', '.join(left)}. Start this again.")
        for path in plan.remove:
            print(f"  removed {path}")
        print(f"{len(plan.write)} of {len(files)} files copied, all checked. Restarting the board.", flush=True)
        link.restart()
    print(f"Done in {time.monotonic() - started:.0f} s.")
    return 0


def _settings(path, board):
    """The settings of a breadboard as a file of the board; nothing without --settings, and then those on the board stay."""
    if not path:
        return {}
    module = importlib.import_module(f"firmware.boards.{board}")
    if not hasattr(module, "configured"):
        raise Refusal("Only the board 'generic' has a file of settings: --board generic --settings FILE")
    try:
        content = Path(path).read_bytes()
        module.read(content)
    except OSError as error:
        raise Refusal(f"{path} cannot be read: {error.strerror}") from error
    except module.SettingsError as error:
        raise Refusal(str(error)) from error
    return {"/" + module.FILE: content}


def _tell(plan, total):
    """What a dry run says."""
    for path, content in plan.write.items():
        print(f"  would copy {path}  {len(content) / 1024:.1f} KB")
    for path in plan.remove:
        print(f"  would remove {path}")
    print(f"{len(plan.write)} of {total} files, {plan.size // 1024} KB, would be copied. Nothing was changed; restarting the board.")


def only_port():
    """The port of the one board that is connected. Raises Refusal."""
    from tools.board_link import find_ports

    ports = find_ports()
    if not ports:
        raise Refusal(
            "No Pico with MicroPython was found on USB. Plug it in with a cable that carries data (many only charge).\n\n"
            + BOOTLOADER
        )
    if len(ports) > 1:
        lines = "\n".join(f"  --port {device}    {text}" for device, text in ports)
        raise Refusal(f"There are several boards. Choose one:\n{lines}")
    return ports[0][0]


def _port_or_blank(chosen):
    """The port of the one board; when there is none but a Pico in BOOTSEL mode, that of this one, after MicroPython was put on
    it. None after a dry run that cannot go on."""
    from tools.board_link import find_ports
    from tools.owner import bootsel

    drives = [] if find_ports() else bootsel.find_drives()
    if not drives:
        if not find_ports() and bootsel.unmounted():
            raise Refusal("A Pico waits for a program, but its drive is not mounted. Open it in your file manager, then start this again.")
        return only_port()
    if len(drives) > 1:
        names = ", ".join(str(drive.path) for drive in drives)
        raise Refusal(f"Several boards wait in BOOTSEL mode: {names}. Leave one plugged in.")
    drive = drives[0]
    if drive.chip == bootsel.RP2350:
        raise Refusal(BY_HAND.format(path=drive.path))
    if drive.chip != bootsel.RP2040:
        raise Refusal(f"The board on {drive.path} is no Pico (it calls itself {drive.chip}).")
    print(f"A Pico waits for a program on the drive {drive.path}.")
    if chosen.dry_run:
        print("MicroPython would be put on it, then the game. Nothing was changed.")
        return None
    if not chosen.yes and not _agreed():
        raise Refusal("Nothing was changed. To go on without being asked, add --yes.")
    put_micropython(drive)
    port = bootsel.wait_for_port(find_ports)
    if port is None:
        raise Refusal("MicroPython was copied, but the Pico does not show up again. Unplug it, plug it in without BOOTSEL, start this again.")
    return port


def _agreed():
    if not sys.stdin.isatty():
        return False
    answer = input("Put MicroPython 1.25.0 on it? Whatever program is on it goes; files stay. [y/N] ")
    return answer.strip().lower() in ("y", "yes")


def put_micropython(drive):
    """Copy the pinned image onto the drive of a Pico. Raises Refusal, ImageMissing."""
    from tools import micropython_image

    content = micropython_image.micropython_image()
    print(f"Copying MicroPython {micropython_image.VERSION} to {drive.path}; the Pico restarts by itself ...", flush=True)
    try:
        drive.put(micropython_image.NAME, content)
    except OSError as error:
        raise Refusal(f"The drive {drive.path} does not take the file ({error}). Unplug the Pico, plug it in with BOOTSEL held, start this again.") from error


def check_runtime(link):
    """Raises Refusal unless the board runs a MicroPython that Tableside works on."""
    name, version, platform, format_number = link.value(
        "(lambda sys: (sys.implementation.name, tuple(sys.implementation.version[:3]), sys.platform,"
        " getattr(sys.implementation, '_mpy', 0)))(__import__('sys'))"
    )
    if name != "micropython" or platform != "rp2":
        raise Refusal(f"This board runs {name} on {platform}; it must be MicroPython on a Pico.\n\n{BOOTLOADER}")
    shown = ".".join(str(part) for part in version)
    if version < OLDEST:
        raise Refusal(f"This board runs MicroPython {shown}; 1.25.0 or newer is needed.\n\n{BOOTLOADER}")
    if not takes_our_files(format_number):
        raise Refusal(f"MicroPython {shown} on this board does not take files compiled for 1.25.0.\n\n{BOOTLOADER}")
    if version > OLDEST:
        print(f"  The board runs MicroPython {shown}; Tableside is tested on the Pico with 1.25.0. Going on.")


def takes_our_files(format_number):
    """Whether a MicroPython whose sys.implementation._mpy is that reads compiled files of format 6.3; see its documentation on .mpy files."""
    return format_number & 0xFF == 6 and (format_number >> 8) & 3 == 3


def _remembered_board(link):
    from host_sim.boards import board_names, full_name

    name = link.value("open('/board.txt').read().strip() if _exists('/board.txt') else ''")
    if name:
        try:
            return full_name(name)
        except ValueError:
            print(f"  The board's old display '{name}' is not known any more.")
    lines = "\n".join(f"  --board {name}" for name in board_names())
    raise Refusal(f"Say once which display is on the Pico:\n{lines}")


def check_space(link, plan):
    """Raises Refusal when the flash has no room for the new files beside the old ones."""
    block, blocks_free = link.value("(lambda s: (s[0], s[3]))(os.statvfs('/'))")
    # Each file takes whole blocks, and the file system needs a few to move things.
    needed = sum(len(content) // block + 2 for content in plan.write.values()) + 8
    if needed > blocks_free:
        raise Refusal(
            f"The board has {blocks_free * block // 1024} KB free, {needed * block // 1024} KB are needed. "
            "Remove files of your own from it."
        )
