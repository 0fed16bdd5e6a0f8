"""`dev.py install`: put the handheld on a Pico, or update it."""

import argparse
import sys
import time
from typing import TYPE_CHECKING, NamedTuple

from host_sim import page_file
from tools.owner.display import add_board_option
from tools.refusal import Refusal

if TYPE_CHECKING:  # a package that it needs may not be there yet
    from tools.device.board.board_link import BoardLink
    from tools.device.flash_layout import Chip
    from tools.owner.connected_board import Handheld

_BREADBOARD = "generic"


def main(arguments: list[str]) -> int:
    """Install; 0 when the board runs what was wanted."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py install",
        description=(
            "Put the handheld on a Pico that is plugged in, or update it: copy one file onto the drive of the Pico."
            " Games, settings and sheets stay. Without --board the display setting stays. If the copy is interrupted,"
            " the Pico shows its drive again: start the same command once more."
        ),
    )
    add_board_option(parser, "which display is on the Pico (remembered on it)")
    parser.add_argument(
        "--port", help="serial port, or socket://HOST:PORT; without it the command searches for the Pico"
    )
    parser.add_argument("--drive", metavar="FOLDER", help="where the drive of the Pico is, if it is not found")
    parser.add_argument("--image", metavar="FILE", help="the file to copy, from a release or from 'uf2'")
    parser.add_argument("--settings", metavar="FILE", help="for --board generic: the settings of the breadboard")
    page_file.add_option(parser)
    parser.add_argument("--format", action="store_true", help="erase a file system that cannot be read; asks first")
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    parser.add_argument("--yes", action="store_true", help="do it without asking")
    chosen = parser.parse_args(arguments)
    from tools.owner import reach

    return reach.with_plain_errors(lambda: _install(chosen))


class _Wanted(NamedTuple):
    """board: the full name of the display; empty: as it was. settings: of a breadboard; None: as they were."""

    programs: "dict[Chip, bytes]"
    identity: str
    board: str
    settings: str | None

    def sector(self) -> bytes | None:
        """Return the board sector; None: as it is."""
        from tools.device.board_sector import board_sector

        return board_sector(self.board, self.settings or "") if self.board else None

    def is_on(self, handheld: "Handheld") -> bool:
        """Return True if that handheld has all of it."""
        same_board = not self.board or handheld.board == self.board
        same_settings = self.settings is None or handheld.settings == self.settings
        return handheld.identity == self.identity and same_board and same_settings


def _install(chosen):
    started = time.monotonic()
    wanted = _wanted(chosen)
    port, drive = _place(chosen)
    wanted = _with_programs(wanted, chosen)
    if port is None:
        wanted = _settled(wanted, "", chosen)
        if not _agreed(chosen, _question_for_drive(drive, wanted)):
            return 0
    else:
        wanted = _left(port, wanted, chosen)
        if wanted is None:
            return 0
        drive = _drive_of_board(chosen)
    with _connected_again(chosen, _copied(wanted, drive)) as link:
        _check(link, wanted)
        _look_after_files(link, chosen)
    print(f"Done in {time.monotonic() - started:.0f} s.")
    return 0


def _wanted(chosen):
    """Return the _Wanted, still without programs; checks the options."""
    from tools.owner import display

    for option in ("image", "settings", "drive"):
        if getattr(chosen, option) == "":
            raise Refusal(f"--{option} needs a name; it is empty.")
    board = chosen.board or (_BREADBOARD if chosen.settings else "")
    settings = display.settings_in(chosen.settings, board) if chosen.settings else None
    wanted = _Wanted({}, "", board, settings)
    wanted.sector()  # its settings may be too long
    return wanted


def _with_programs(wanted, chosen):
    from tools.device import device_file
    from tools.owner import program_file, reach

    programs = program_file.programs(chosen.image, lambda question: reach.agreed(question, chosen.yes))
    return wanted._replace(programs=programs, identity=device_file.identity_of(programs))


def _agreed(chosen, question):
    """Return True if the owner wants that; False in a dry run, which only says it. Raises Refusal."""
    from tools.owner import reach

    if chosen.dry_run:
        print(f"The question would be: {question}\nNothing was changed.")
        return False
    return reach.agreed(question, chosen.yes)


def _place(chosen):
    """Return (port, drive) of the one Pico: one of them is None. Raises Refusal."""
    from tools.device.board.board_link import find_ports
    from tools.owner import bootsel, reach

    if chosen.port:
        return chosen.port, None
    if not chosen.drive and find_ports():
        return reach.only_port(), None
    drives = _drives(chosen)
    if len(drives) > 1:
        names = ", ".join(str(drive.path) for drive in drives)
        raise Refusal(
            f"Several Picos wait for a program: {names}. Leave one plugged in, or choose one with --drive FOLDER."
        )
    if not drives and bootsel.unmounted():
        raise Refusal(
            "A Pico waits for a program, but its drive is not mounted. Open it in your file manager, then start this"
            " again."
        )
    if drives:
        return None, drives[0]
    if chosen.drive and not find_ports():
        raise Refusal(
            f"No Pico was found on USB, and {chosen.drive} is not the drive of one: it has no file {bootsel.INFO}.\n"
            "Hold BOOTSEL while plugging in the Pico, find its drive, then start this again."
        )
    return reach.only_port(again=bool(chosen.board)), None


def _drives(chosen):
    from tools.owner import bootsel

    return bootsel.find_drives([chosen.drive] if chosen.drive else None)


def _left(port, wanted, chosen):
    """Make the board wait for its program, which is returned; None if nothing is to be copied."""
    from tools.owner import reach
    from tools.owner.connected_board import look
    from tools.owner.display import choices

    with reach.connected(port, sys.stdout) as link:
        handheld = look(link)
        if not wanted.board and not handheld.board:
            raise Refusal(f"Name the display of the Pico once:\n{choices()}")
        wanted = _settled(wanted, handheld.board, chosen)
        if wanted.is_on(handheld):
            print(f"Tableside {wanted.identity} is already installed.")
            if not chosen.dry_run:
                _look_after_files(link, chosen)
            return None
        if handheld.chip not in wanted.programs:
            raise Refusal(f"The file is not for a {handheld.chip.picos}.")
        if not _agreed(chosen, _question(handheld, wanted)):
            return None
        link.start_boot_rom()
    return wanted


def _settled(wanted, board, chosen):
    """Return the _Wanted for a handheld that has this display now; empty: unknown. Raises Refusal."""
    if wanted.board != _BREADBOARD:
        return wanted
    if not chosen.board and board not in ("", _BREADBOARD):
        raise Refusal(f"The handheld is set up for {board}. If it is a breadboard now, add: --board {_BREADBOARD}")
    if wanted.settings is None and board != _BREADBOARD:
        raise Refusal(
            "Add the settings of the breadboard: --settings FILE. With all wires as in docs/boards.md FILE may be"
            " empty."
        )
    # Its settings stay.
    return wanted if wanted.settings is not None else wanted._replace(board="")


def _question(handheld, wanted):
    what = f"Copy Tableside {wanted.identity} onto it"
    if handheld.identity:
        return f"{what}, replacing {handheld.identity}? Games, settings and sheets stay."
    return f"{what}? The program and the files that are on the Pico now are lost."


def _question_for_drive(drive, wanted):
    display = "" if wanted.board else "\nIts display setting stays; a new Pico needs --board NAME."
    return (
        f"Copy Tableside {wanted.identity} onto the Pico at {drive.path}? Games that this program saved stay; files of"
        f" other programs are lost.{display}"
    )


def _drive_of_board(chosen):
    """Return the drive of the board that waits for a program now. Raises Refusal."""
    from tools.owner import bootsel

    drives = bootsel.wait_for(lambda: _drives(chosen))
    if not drives or len(drives) > 1:
        what = "Several drives of Picos are" if drives else "The drive of the Pico is not"
        raise Refusal(
            f"{what} there. Nothing was changed on it. Unplug all other Picos; on Linux open the drive in your file"
            " manager. Then start this again; if the Pico is gone, plug it in again."
        )
    return drives[0]


def _copied(wanted, drive):
    """Copy the program, after which the board restarts; returns the ports of other boards."""
    from tools.device import device_file
    from tools.device.board.board_link import find_ports
    from tools.owner import bootsel

    chip = bootsel.chip_of_drive(drive)
    if chip is None or chip not in wanted.programs:
        raise Refusal(f"The file is not for the board at {drive.path}, which calls itself {drive.chip}.")
    uf2 = device_file.file_of({chip: wanted.programs[chip]}, wanted.sector())
    others = [port for port, _words in find_ports()]
    print(
        f"Copying {len(uf2) // 1024} KB to {drive.path}, about half a minute. The Pico then restarts by itself.",
        flush=True,
    )
    try:
        drive.put(device_file.NAME, uf2)
    except OSError as error:
        raise Refusal(
            f"The drive {drive.path} does not accept the file ({error}). Unplug the Pico, plug it in with BOOTSEL held,"
            " then start this again."
        ) from error
    return others


def _connected_again(chosen, others):
    """Connect to the board that has its program now. others: the ports of other boards. Raises Refusal."""
    from tools.device.board.board_link import find_ports
    from tools.owner import bootsel, reach

    if chosen.port and "://" in chosen.port:
        return reach.connected(chosen.port, sys.stdout)
    ports = bootsel.wait_for(lambda: [port for port, _words in find_ports() if port not in others])
    if not ports:
        raise Refusal(
            "The file was copied, but the Pico did not reappear. Unplug it, plug it in, then start this again."
        )
    return reach.connected(ports[0], sys.stdout)


def _check(link: "BoardLink", wanted):
    from tools.owner.connected_board import look
    from tools.owner.display import choices

    handheld = look(link)
    if handheld.identity != wanted.identity:
        raise Refusal("The Pico does not run the copied program. Start this again.")
    if not handheld.board and not wanted.board:
        raise Refusal(f"The program is installed. Now name the display of the Pico:\n{choices()}")
    if not wanted.is_on(handheld):
        raise Refusal("The Pico is set up for the wrong display. Start this again.")
    print(f"It runs Tableside {handheld.identity} for {handheld.board}.")


def _look_after_files(link, chosen):
    """Erase a file system that cannot be read, if that is wanted, and write the address of the page."""
    from tools.owner.connected_board import look

    if not look(link).has_files:
        _ask_to_format(chosen)
        link.format()
        print("The file system is new and empty.")
    elif chosen.format:
        print("The file system can be read: nothing was erased.")
    if chosen.page:
        path = f"/{page_file.NAME}"
        link.write(path + ".new", page_file.content(chosen.page))
        link.run(f"os.rename({path + '.new'!r}, {path!r})")


def _ask_to_format(chosen):
    """Raise Refusal unless the owner agrees."""
    from tools.owner.findings import FINDINGS

    finding = FINDINGS["no_files"]
    if not chosen.format:
        raise Refusal(f"{finding.title}\n{finding.action}")
    if not _agreed(chosen, "Erase all and start? All games, score pads, settings and sheets on the handheld are lost."):
        raise Refusal("Nothing was changed.")
