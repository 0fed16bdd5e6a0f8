"""`dev.py install`: put the handheld's files on a board."""

import argparse
import sys
import time

from host_sim import page_file
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
            " with BOOTSEL held gets that first. Only what changed is copied. Saved games, settings and sheets stay. A"
            " pulled cable does no harm: the old or the new version is whole; start it again."
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
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    parser.add_argument("--yes", action="store_true", help="put MicroPython on a Pico in BOOTSEL mode without asking")
    chosen = parser.parse_args(arguments)
    from tools.owner import reach

    return reach.told_plainly(lambda: _install(chosen))


def _install(chosen):
    from tools.board.install_files import finish_interrupted, interrupted
    from tools.owner import reach
    from tools.owner.display import settings_files

    started = time.monotonic()
    # What is wrong with the options is said before the game on the board is interrupted.
    display = chosen.board
    settings = settings_files(chosen.settings, display) if display else {}
    port = chosen.port or _port_or_blank(chosen)
    if port is None:
        return 0
    with reach.connected(port, sys.stdout) as link:
        check_runtime(link)
        if chosen.dry_run and interrupted(link):
            print(
                "An interrupted installation waits on the board, which finishes it when it restarts: now. Nothing else"
                " was changed.\nStart this again to see what is left to do."
            )
            return 0
        # Which display it is may be part of what was interrupted.
        if finish_interrupted(link):
            print("  An interrupted installation was finished first.")
        if display is None:
            display = _remembered_display(link)
            settings = settings_files(chosen.settings, display)
        if chosen.page:
            settings["/" + page_file.NAME] = page_file.content(chosen.page)
        plan, total = _planned(link, display, settings)
        if chosen.dry_run:
            _print_plan(plan, total)
            return 0
        _update(link, plan, total)
    print(f"Done in {time.monotonic() - started:.0f} s.")
    return 0


def _planned(link, display, settings):
    """(Plan, number of files) of what the board lacks."""
    from tools.board.install_files import check_plan, make_plan, present_files
    from tools.owner.progress import compiled

    files = {**compiled(display), **settings}
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

    first = link.first_line(MAIN)
    if first not in ("", SWAP_SIGN) and first != plan.write[MAIN].decode().splitlines()[0].strip():
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


def _port_or_blank(chosen):
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
    _put_micropython(drive, pico)
    port = bootsel.wait_for_port(find_ports)
    if port is None:
        raise Refusal(
            "MicroPython was copied, but the Pico does not show up again. Unplug it, plug it in without BOOTSEL, start"
            " this again."
        )
    return port


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


def _agreed():
    if not sys.stdin.isatty():
        return False
    answer = input(
        f"Put MicroPython {micropython_image.VERSION} on it? Whatever program is on it goes; files stay. [y/N] "
    )
    return answer.strip().lower() in ("y", "yes")


def _put_micropython(drive, pico):
    content = micropython_image.micropython_image(download=pico.download)
    version = micropython_image.VERSION
    print(f"Copying MicroPython {version} to {drive.path}; the Pico restarts by itself ...", flush=True)
    try:
        drive.put(pico.file, content)
    except OSError as error:
        raise Refusal(
            f"The drive {drive.path} does not take the file ({error}). Unplug the Pico, plug it in with BOOTSEL held,"
            " start this again."
        ) from error


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
