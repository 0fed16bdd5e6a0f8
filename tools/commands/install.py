"""`dev.py install`: put the handheld's files on a board."""

import argparse
import sys
import time

from host_sim import page_file
from tools import places
from tools.board import micropython_image
from tools.owner.display import add_board_option
from tools.owner.runtime import check_runtime, only_port
from tools.refusal import Refusal


def main(arguments: list[str]) -> int:
    """Install; 0 when the board has everything and was restarted."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py install",
        description=(
            "Compile the firmware and put it on a Pico, by its USB port; a Pico without MicroPython that is plugged in"
            " with BOOTSEL held gets that first. Only what changed is copied. A handheld that has its code inside"
            " MicroPython gets a newer image instead. Saved games, settings and sheets stay. A pulled cable does no"
            " harm: the old or the new version is whole; start it again."
        ),
    )
    add_board_option(parser, "which display is on the Pico (remembered on the board)")
    parser.add_argument("--port", help="serial port, or socket://HOST:PORT; without it the Pico is looked for")
    parser.add_argument(
        "--settings", metavar="FILE", help="for --board generic: the board_settings.txt of the breadboard"
    )
    page_file.add_option(parser)
    parser.add_argument(
        "--pico",
        metavar="NAME",
        help="which Pico waits in BOOTSEL mode: pico, pico_w, pico2 or pico2_w (default: pico or pico2, as its drive"
        " says; their MicroPython runs on the W too, without its radio)",
    )
    parser.add_argument(
        "--image",
        metavar="FILE",
        nargs="?",
        const="",
        help="put MicroPython with the game's code inside on it: FILE, of a release or of 'image'; without FILE it is"
        " built",
    )
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    parser.add_argument("--yes", action="store_true", help="put MicroPython on it without asking")
    chosen = parser.parse_args(arguments)
    from tools.owner import reach

    return reach.told_plainly(lambda: _install(chosen))


def _install(chosen):
    from tools.owner import inside
    from tools.owner.display import content_of, settings_files

    started = time.monotonic()
    # What is wrong with the options is said before the game on the board is interrupted.
    settings = settings_files(chosen.settings, chosen.board) if chosen.board else {}
    image = None if chosen.image is None else inside.image(content_of(chosen.image) if chosen.image else None)
    port = chosen.port or _port_or_blank(chosen, image)
    if port is None:
        return 0
    visit = _Visit(chosen, settings)
    lacking = visit.at(port, image)
    if lacking is not None:
        port = _port_with(lacking)
        if visit.at(port, lacking) is not None:
            raise Refusal("The Pico does not run the image that was copied. Start this again.")
    if not chosen.dry_run:
        print(f"Done in {time.monotonic() - started:.0f} s.")
    return 0


class _Visit:
    """What is done at the board, which goes away once when it gets an image."""

    def __init__(self, chosen, settings):
        self._chosen = chosen
        self._settings = settings
        self._display = chosen.board
        self._saves = {}

    def at(self, port, image):
        """Bring all that the board at `port` lacks; the image that it lacks when it waits for that in BOOTSEL mode now,
        else None. image: the one that is wanted (bytes of a UF2 file), None: where it has one, that of this version.
        """
        from tools.board.install_files import finish_interrupted, interrupted
        from tools.owner import inside, reach
        from tools.owner.saves import Board

        chosen = self._chosen
        with reach.connected(port, sys.stdout) as link:
            check_runtime(link)
            if chosen.dry_run and interrupted(link):
                print(
                    "An interrupted installation waits on the board, which finishes it when it restarts: now. Nothing"
                    " else was changed.\nStart this again to see what is left to do."
                )
                return None
            # Which display it is may be part of what was interrupted.
            if finish_interrupted(link):
                print("  An interrupted installation was finished first.")
            self._find_display(link)
            lacking = inside.lacking(link, image)
            if lacking is not None:
                return self._made_ready(link, lacking)
            plan, total = _planned(link, self._display, self._settings)
            if chosen.dry_run:
                _print_plan(plan, total)
                return None
            _update(link, plan, total)
            if self._saves:
                Board(link).replace(self._saves)
                print(f"{len(self._saves)} files of saves are back on the board.")
        return None

    def _find_display(self, link):
        from tools.owner.display import settings_files

        if self._display is None:
            self._display = _remembered_display(link)
            self._settings = settings_files(self._chosen.settings, self._display)
        if self._chosen.page:
            self._settings["/" + page_file.NAME] = page_file.content(self._chosen.page)

    def _made_ready(self, link, image):
        from tools.owner import inside

        if self._chosen.dry_run:
            print("MicroPython with the game's code inside would be put on it. Nothing was changed.")
            return None
        if not self._chosen.yes and not _agreed("with the game's code inside "):
            raise Refusal("Nothing was changed. To go on without being asked, add --yes.")
        self._saves = inside.taken_along(link)
        link.start_boot_rom()
        return image


def _port_with(image):
    """The port of the board once it has the image for which it waits."""
    from tools.owner import inside

    drive = inside.waiting_drive()
    inside.check(image, drive.chip)
    inside.put(drive, inside.NAME, image)
    return _port_again()


def _port_again():
    from tools.board.board_link import find_ports
    from tools.owner import bootsel

    port = bootsel.wait_for_port(find_ports)
    if port is None:
        raise Refusal(
            "MicroPython was copied, but the Pico does not show up again. Unplug it, plug it in without BOOTSEL, start"
            " this again."
        )
    return port


def _planned(link, display, settings):
    """(Plan, number of files) of what the board lacks."""
    from tools.board.install_files import check_plan, make_plan, present_files
    from tools.image import frozen
    from tools.owner import inside
    from tools.owner.progress import compiled

    beside = inside.runs(link) in (inside.NEWEST, inside.OTHER)
    files = {**(frozen.files_beside(display) if beside else compiled(display)), **settings}
    print("Comparing with what the board has ...", flush=True)
    plan = make_plan(files, present_files(link, files))
    if plan.needed:
        check_plan(link, plan)
    return plan, len(files)


def _update(link, plan, total):
    from tools.board.device_paths import BOARD_NAME, NEW_BOARD, NEW_BOARD_TEXT
    from tools.board.install_files import carry_out
    from tools.owner.progress import Progress

    if plan.needed:
        for notice in _foreign(link, plan):
            print(f"  {notice}")
        print(
            f"Copying {len(plan.write)} files, {plan.size // 1024} KB. The old version stays until all are there.",
            flush=True,
        )
        if BOARD_NAME in plan.write:
            link.write(NEW_BOARD, NEW_BOARD_TEXT)
        progress = Progress()
        carry_out(link, plan, progress)
        progress.end()
    print(f"{len(plan.write)} of {total} files copied, all checked. Restarting the board.", flush=True)


def _foreign(link, plan):
    """What is on the board and not of this version, and what becomes of it."""
    from tools.board.device_paths import MAIN
    from tools.board.install_files import SUFFIX, SWAP_SIGN
    from tools.image import frozen

    ours = {plan.write[MAIN].decode(), frozen.REAL_MAIN, (places.ROOT / "firmware" / "main.py").read_text("utf-8")}
    if link.first_line(MAIN) not in ("", SWAP_SIGN, *(text.partition("\n")[0].strip() for text in ours)):
        yield f"{MAIN} is another program's: it is replaced"
    for path in plan.remove:
        if not path.endswith(SUFFIX):
            yield f"{path} is no part of this version: it is removed"
    if link.value("_exists('/boot.py')"):
        yield "/boot.py is not the game's: it stays. Should the handheld misbehave, remove it"


def _print_plan(plan, total):
    for path, content in plan.write.items():
        print(f"  would copy {path}  {len(content) / 1024:.1f} KB")
    for path in plan.remove:
        print(f"  would remove {path}")
    print(
        f"{len(plan.write)} of {total} files, {plan.size // 1024} KB, would be copied. Nothing was changed; restarting"
        " the board."
    )


def _port_or_blank(chosen, image):
    """The port of the one board; when there is none but a Pico in BOOTSEL mode, that of this one, after MicroPython was
    put on it. None after a dry run that cannot go on.
    """
    from tools.board.board_link import find_ports
    from tools.owner import bootsel

    drives = [] if find_ports() else bootsel.find_drives()
    if not drives and not find_ports() and bootsel.unmounted():
        raise Refusal(
            "A Pico waits for a program, but its drive is not mounted. Open it in your file manager, then start this"
            " again."
        )
    if not drives:
        return only_port()
    if len(drives) > 1:
        names = ", ".join(str(drive.path) for drive in drives)
        raise Refusal(f"Several boards wait in BOOTSEL mode: {names}. Leave one plugged in.")
    drive = drives[0]
    pico = _pico_on(drive, chosen.pico)
    print(f"A {pico.name} waits for a program on the drive {drive.path}.")
    if chosen.dry_run:
        print("MicroPython would be put on it, then the game. Nothing was changed.")
        return None
    if not chosen.yes and not _agreed():
        raise Refusal("Nothing was changed. To go on without being asked, add --yes.")
    _put_micropython(drive, pico, image)
    return _port_again()


def _pico_on(drive, wanted):
    """The Pico whose boot ROM shows the drive, as far as the drive tells it. wanted: what --pico says, or None."""
    from tools.owner import bootsel
    from tools.uf2.interpreter import PICOS, pico_of

    names = {bootsel.RP2040: "pico", bootsel.RP2350: "pico2"}
    if drive.chip not in names:
        raise Refusal(f"The board on {drive.path} is no Pico (it calls itself {drive.chip}).")
    found = PICOS[names[drive.chip]]
    pico = PICOS[pico_of(wanted)] if wanted else found
    if pico.chip != found.chip:
        raise Refusal(f"The board on {drive.path} is a {found.name} or {found.name} W, not a {pico.name}.")
    return pico


def _agreed(which=""):
    if not sys.stdin.isatty():
        return False
    answer = input(
        f"Put MicroPython {micropython_image.VERSION} {which}on it? Whatever program is on it goes; files stay. [y/N] "
    )
    return answer.strip().lower() in ("y", "yes")


def _put_micropython(drive, pico, image):
    from tools.owner import inside

    if image is None:
        inside.put(drive, pico.file, micropython_image.micropython_image(download=pico.download))
    else:
        inside.check(image, drive.chip)
        inside.put(drive, inside.NAME, image)


def _remembered_display(link):
    from tools.board.device_paths import BOARD_NAME
    from tools.owner.display import choices, display_of

    name = link.start_of(BOARD_NAME).strip()
    if name:
        try:
            return display_of(name)
        except Refusal:
            print(f"  The board's old display {ascii(name)} is not known any more.")
    raise Refusal(f"Say once which display is on the Pico:\n{choices()}")
