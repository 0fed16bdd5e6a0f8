"""`dev.py install`: put the handheld on a Pico, or a newer version of it."""

import argparse
import sys
import time

from host_sim import page_file
from tools.owner.display import add_board_option
from tools.refusal import Refusal


def main(arguments: list[str]) -> int:
    """Install; 0 when the board has everything and was restarted."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py install",
        description=(
            "Put the handheld on a Pico that is plugged in, new or in use: one file is copied onto the drive that it"
            " shows, and the name of its display is written. Saved games, settings and sheets stay. Where a pulled cable"
            " breaks it off the Pico shows its drive again: start it again."
        ),
    )
    add_board_option(parser, "which display is on the Pico (remembered on the board)")
    parser.add_argument("--port", help="serial port, or socket://HOST:PORT; without it the Pico is looked for")
    parser.add_argument("--image", metavar="FILE", help="the file of a release or of 'image'; without it it is built")
    parser.add_argument(
        "--settings", metavar="FILE", help="for --board generic: the board_settings.txt of the breadboard"
    )
    page_file.add_option(parser)
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    parser.add_argument("--yes", action="store_true", help="copy without asking")
    chosen = parser.parse_args(arguments)
    from tools.owner import reach

    return reach.told_plainly(lambda: _install(chosen))


def _install(chosen):
    from tools.owner import inside, reach
    from tools.owner.display import content_of

    started = time.monotonic()
    image = inside.image(content_of(chosen.image) if chosen.image else None)
    port = chosen.port or _found_port()
    if port is None or _lacks(port, image):
        if chosen.dry_run:
            print("The handheld's program would be copied. Nothing was changed.")
            return 0
        if not chosen.yes and not _agreed():
            raise Refusal("Nothing was changed. To go on without being asked, add --yes.")
        if port is not None:
            with reach.connected(port, sys.stdout) as link:
                link.start_boot_rom()
        port = _copied(image)
        if _lacks(port, image):
            raise Refusal("The Pico does not run what was copied. Start this again.")
    with reach.connected(port, sys.stdout) as link:
        _write_files(link, chosen)
    print(f"Done in {time.monotonic() - started:.0f} s.")
    return 0


def _found_port():
    """The port of the one board; None when a Pico waits for a program."""
    from tools.board.board_link import find_ports
    from tools.owner import bootsel
    from tools.owner.runtime import only_port

    return None if not find_ports() and (bootsel.find_drives() or bootsel.unmounted()) else only_port()


def _lacks(port, image):
    from tools.owner import inside, reach

    with reach.connected(port, sys.stdout) as link:
        return inside.lacking(link, image) is not None


def _agreed():
    return sys.stdin.isatty() and input(
        "Copy the handheld's program? Whatever program is on the Pico goes; games stay. [y/N] "
    ).strip().lower() in ("y", "yes")


def _copied(image):
    """The port of the board that has taken the image from its drive."""
    from tools.board.board_link import find_ports
    from tools.owner import bootsel, inside

    drive = inside.waiting_drive()
    inside.check(image, drive.chip)
    inside.put(drive, inside.NAME, image)
    port = bootsel.wait_for_port(find_ports)
    if port is None:
        raise Refusal("It was copied, but the Pico does not show up again. Unplug it, plug it in, start this again.")
    return port


def _write_files(link, chosen):
    """The name of the display, the settings of a breadboard, the page of the players."""
    from tools.board.device_files import name_file
    from tools.board.device_paths import BOARD_NAME, NEW_BOARD, NEW_BOARD_TEXT
    from tools.owner.display import choices, display_of, settings_files

    name = chosen.board or link.start_of(BOARD_NAME).strip()
    if not name:
        raise Refusal(f"Say once which display is on the Pico:\n{choices()}")
    files = {**name_file(display_of(name)), **settings_files(chosen.settings, name)}
    if chosen.page:
        files["/" + page_file.NAME] = page_file.content(chosen.page)
    if link.start_of(BOARD_NAME).strip() != name:
        files = {NEW_BOARD: NEW_BOARD_TEXT, **files}
    for path, content in files.items():
        link.write(path + ".new", content)
        link.run(f"os.rename({path + '.new'!r}, {path!r})")
    print(f"{len(files)} files written. Restarting the board.")
