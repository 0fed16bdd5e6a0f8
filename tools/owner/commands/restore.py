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
            " for byte. If other games, pads or sheets would be lost, nothing is done without --replace, which backs"
            " them up first."
        ),
    )
    from tools.owner import reach

    reach.add_options(parser)
    parser.add_argument("backup", metavar="BACKUP", help="a file from 'backup'")
    parser.add_argument("--replace", action="store_true", help="replace other games, pads and sheets, after a backup")
    chosen = parser.parse_args(arguments)
    return reach.with_plain_errors(lambda: _restore(chosen))


def _restore(chosen):
    from host_sim.folder_lock import FolderLock
    from tools.owner import reach
    from tools.owner.saves import COPY, Archive, Refusal, read_all, summary, write_backup

    wanted = read_all(Archive(chosen.backup))
    # A simulated handheld that plays there would go on with what is being replaced.
    with FolderLock(chosen.save) if chosen.save else contextlib.nullcontext(), reach.opened(chosen) as place:
        present = read_all(place)
        if present == wanted:
            print("The handheld has all of this already.")
            return 0
        lost = _lost_by(present, wanted)
        if lost and not chosen.replace:
            raise Refusal(
                f"This would delete or replace {summary(present)}.\nNothing was changed. To do it all the same,"
                " add --replace, which backs them up first."
            )
        place.check(wanted)
        if lost:
            kept = time.strftime("tableside-before-restore-%Y-%m-%d-%H%M%S.zip")
            write_backup(kept, present | COPY)
            print(f"The replaced saves are in {kept}.")
        print(f"Copying {sum(map(len, wanted.values())) // 1024} KB ...", flush=True)
        place.replace(wanted)
        if read_all(place) != wanted:
            raise Refusal("The handheld's files differ from the backup. Start this again.")
    print(f"Restored and checked: {summary(wanted)}.")
    return 0


def _lost_by(present, wanted):
    """Return the paths of games, sheets, decks, score pads, profiles and dice sets that `wanted` removes or changes; a
    game with more lines in `wanted` loses nothing.
    """
    from tools.owner.saves import TAIL, whole_record

    def whole(files, path):
        return whole_record(path, files.get(path, b""), files.get(TAIL, b""))

    kept = ("games/", "sheets/", "decks/", "pad.log", "pads.log", "profiles.log", "dice_sets.log")
    return [
        path
        for path in present
        if path.startswith(kept)
        and not path.endswith(".side")
        and not whole(wanted, path).startswith(whole(present, path))
    ]
