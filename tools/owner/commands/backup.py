"""`dev.py backup`: keep the saves of a handheld in a file."""

import argparse
import time


def main(arguments: list[str]) -> int:
    """Back up; 0 when the file was written and read again."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py backup",
        description=(
            "Copy all games, score pads, settings, sheets and decks of a handheld into one file, byte for byte. A game"
            " that can continue records that there is a copy. Damaged files are listed and left out. 'restore' brings"
            " the saves back, 'history --file' shows the games in the backup."
        ),
    )
    from tools.owner import reach

    reach.add_options(parser)
    parser.add_argument("out", nargs="?", metavar="BACKUP", help="a file (default: tableside-DATE-TIME.zip here)")
    chosen = parser.parse_args(arguments)
    return reach.with_plain_errors(lambda: _back_up(chosen))


def _back_up(chosen):
    from host_sim.kept_files import summary
    from tools.owner import reach
    from tools.owner.archive import write_backup
    from tools.owner.saves import COPY, Refusal, lines_of, note_copy, read_all

    out = chosen.out or time.strftime("tableside-%Y-%m-%d-%H%M%S.zip")
    with reach.opened(chosen, reads=True) as place:
        files = read_all(place)
        if files:
            note_copy(place)
        lost = place.left_out()
    if not files:
        where = f"{'on' if place.name == 'the board' else 'in'} {place.name}"
        raise Refusal(f"Nothing {where} can be read.{lines_of(lost)}" if lost else f"There are no saves {where}.")
    write_backup(out, files | COPY)
    print(f"{out}: {summary(files)}; {len(files)} files, each checked.{lines_of(lost)}")
    return 1 if lost else 0
