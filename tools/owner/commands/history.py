"""`dev.py history`: the games of a handheld."""

import argparse

from firmware.language import CODES


def main(arguments: list[str]) -> int:
    """Show them; 0 when all could be read, 1 when the place could not."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py history",
        description=(
            "Show the games and score pads of a handheld, newest first, and the players with their figures: as a table,"
            " as CSV (a row for each player of each game), or as an HTML page with score sheets and charts. A review"
            " shows what choices gave away, and luck in games where it is fair (docs/coach.md)."
        ),
    )
    from tools.owner import reach

    reach.add_options(parser, backups=True)
    parser.add_argument("--csv", metavar="FILE", help="write CSV to this file (- for the screen)")
    parser.add_argument(
        "--language",
        choices=("en", *CODES),
        help="of the CSV, with the separator that spreadsheets in it expect (default: the handheld's)",
    )
    parser.add_argument("--html", metavar="FILE", help="write the page to this file")
    parser.add_argument("--evening", action="store_true", help="show only the points of the last evening")
    parser.add_argument("--no-review", action="store_true", help="leave out what choices gave away, and luck")
    chosen = parser.parse_args(arguments)
    return reach.with_plain_errors(lambda: _show(chosen))


def _show(chosen):
    from host_sim import streams
    from tools.output_file import put
    from tools.owner import reach
    from tools.owner.evening_table import evening_table
    from tools.owner.game_review import AT_THE_END, review_text, reviews_of
    from tools.owner.history_page import page
    from tools.owner.matches import as_csv, as_table, language_of, read_matches
    from tools.owner.pads import read_pads, read_profiles
    from tools.owner.terminal_text import counted, printed

    with reach.opened(chosen, reads=True) as place:
        matches, pads, profiles = read_matches(place), read_pads(place), read_profiles(place)
        code = language_of(place) if chosen.language is None else chosen.language
    if chosen.evening:
        print(printed(evening_table(matches, pads)) or "No game has ended yet.")
        return 0
    reviews = {} if chosen.no_review or chosen.csv and not chosen.html else reviews_of(matches)
    found = counted(len(matches), "game") + (f", {counted(len(pads), 'score pad')}" if pads else "")
    if chosen.csv == "-":
        streams.put_data(as_csv(matches, pads, code))
    elif chosen.csv:
        # By the byte order mark spreadsheets know UTF-8.
        content = as_csv(matches, pads, code).encode("utf-8-sig")
        print(f"{chosen.csv}: {found}{put(chosen.csv, content, content[:16])}")
    if chosen.html:
        content = page(matches, "Games at our table", reviews, pads, profiles).encode()
        print(f"{chosen.html}: {found}{put(chosen.html, content, content[:16])}")
    if not chosen.csv and not chosen.html:
        from tools.owner.people import people_text

        evening = evening_table(matches, pads)
        lines = [*evening, ""] if evening else []
        lines += as_table(matches, [pad.cells() for pad in pads]) + people_text(matches, pads)
        if profiles:
            lines += ["", "Profiles of score pads: " + ", ".join(profiles)]
        lines += review_text(matches, reviews)
        if not chosen.no_review and not all(match.error or match.over for match in matches):
            lines += ["", AT_THE_END]
        print(printed(lines) if matches or pads or profiles else "No games yet.")
    return 0
