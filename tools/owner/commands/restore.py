"""`dev.py restore`: bring back the saves of a backup."""

import argparse
import contextlib
import time


def main(arguments: list[str]) -> int:
    """Restore; 0 when the handheld has what the backup has."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py restore",
        description=(
            "Bring back a backup: afterwards the handheld's games, settings and sheets are those of the backup, byte"
            " for byte. Without --replace nothing is deleted or replaced that somebody would miss; with it, all is"
            " backed up first."
        ),
    )
    from tools.owner import reach

    reach.add_options(parser)
    parser.add_argument("backup", metavar="BACKUP", help="a file from 'backup', also unpacked")
    parser.add_argument("--replace", action="store_true", help="replace what is there, after a backup of it")
    chosen = parser.parse_args(arguments)
    return reach.with_plain_errors(lambda: _restore(chosen))


def _restore(chosen):
    from host_sim.folder_lock import FolderLock
    from host_sim.kept_files import lost_from, summary
    from tools.owner import reach
    from tools.owner.archive import Archive, write_backup
    from tools.owner.saves import COPY, Refusal, lines_of, read_all

    wanted = read_all(Archive(chosen.backup))
    # A simulated handheld that plays there would go on with what is being replaced.
    with FolderLock(chosen.save) if chosen.save else contextlib.nullcontext(), reach.opened(chosen) as place:
        present = read_all(place)
        if present == wanted:
            print("The handheld has all of this already.")
            return 0
        place.check(wanted)
        lost, damaged = lost_from(present, wanted), place.left_out()
        if (lost or damaged) and not chosen.replace:
            raise Refusal(
                f"This would delete or replace {summary([*lost, *damaged])}.\nNothing was changed. To do it all the"
                f" same, add --replace, which backs them up first.{lines_of(damaged)}"
            )
        if lost:
            kept = time.strftime("tableside-before-restore-%Y-%m-%d-%H%M%S.zip")
            write_backup(kept, present | COPY)
            print(f"The replaced saves are in {kept}.{lines_of(damaged)}")
        print(f"Copying {sum(map(len, wanted.values())) // 1024} KB ...", flush=True)
        place.replace(wanted)
        if read_all(place) != wanted:
            raise Refusal("The handheld's files differ from the backup. Start this again.")
    print(f"Restored and checked: {summary(wanted)}.")
    return 0
