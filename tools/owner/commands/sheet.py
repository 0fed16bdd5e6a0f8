"""`dev.py sheet`: check, show, install and print sheets and decks."""

import argparse
import os
import re
import sys
import webbrowser

_DESCRIPTION = (
    "Puzzle sheets and decks of shape cards as text files: check them, show them, put them on the handheld, print "
    "paper sheets. docs/sheet-files.md describes the files."
)
RULES = "rules"


def main(arguments: list[str]) -> int:
    """Do it; 0 when all went well, 1 when something was refused."""
    chosen = _parser().parse_args(arguments)
    if chosen.what is None:
        _parser().print_help()
        return 2
    if chosen.what != "print":
        return _run(chosen)
    from firmware.language import CODES
    from tools.owner.printed_language import printed_in

    if chosen.language not in ("en", *CODES):
        print(f"There is no language {chosen.language}; there are: {', '.join(('en', *CODES))}.", file=sys.stderr)
        return 1
    with printed_in(chosen.language):
        return _run(chosen)


def _run(chosen):
    from tools.owner.sheets.find import NotFound, explain
    from tools.owner.sheets.lines import SheetError

    files = []
    well = True
    if chosen.what == "print" and chosen.files[0] == RULES:
        return _print_rules(chosen)
    for name in chosen.files:
        try:
            files.append(_found(chosen, name))
        except (NotFound, SheetError) as error:
            well = False
            print("\n".join(explain(name, error)), file=sys.stderr)
    if not well and chosen.what != "check":
        return 1
    code = _ACTIONS[chosen.what](chosen, files)
    return code if well else 1


def _parser():
    parser = argparse.ArgumentParser("python3 tools/dev.py sheet", description=_DESCRIPTION)
    actions = parser.add_subparsers(dest="what", metavar="check|show|install|print")
    check = actions.add_parser("check", help="list the errors in a file, with line and column")
    show = actions.add_parser("show", help="draw a file or a sample, to compare it with the paper")
    install = actions.add_parser("install", help="put sheets and decks on the handheld")
    paper = actions.add_parser("print", help="write paper sheets or cards as HTML, which every browser prints, or PDF")
    printed = "a file, the name of a sample or the id of a game; 'rules' and ids of games for how to play them"
    for action, words in ((check, "a file"), (show, "a file or a sample"), (install, "a file"), (paper, printed)):
        action.add_argument("files", nargs="+", metavar="FILE", help=words)
    where = install.add_mutually_exclusive_group()
    where.add_argument(
        "--port", help="serial port, or socket://HOST:PORT; without it the command searches for the board"
    )
    where.add_argument("--save", metavar="FOLDER", help="into this folder of the simulator instead (as for sim --save)")
    install.add_argument("--replace", action="store_true", help="replace a sheet of the same name")
    paper.add_argument("--paper", choices=("a4", "letter"), help="default: the printer's; in a PDF a4")
    paper.add_argument("--per-page", type=int, choices=(1, 2, 4), help="sheets on a page (default: what suits)")
    paper.add_argument("--language", default="en", metavar="CODE", help="of what is printed: it, de (default: en)")
    paper.add_argument("--values", type=_values, metavar="1,2,3,5,8", help="of the cells of each row of Penk!")
    paper.add_argument("--out", metavar="FILE", help="default: the sheet's name, .html; Chromium makes a .pdf")
    paper.add_argument("--open", action="store_true", help="open it in a browser")
    return parser


def _values(text):
    """Return the five values of Penk!'s rows."""
    parts = text.split(",")
    if len(parts) != 5 or not all(re.fullmatch(" *[0-9]{1,2} *", part) for part in parts):
        raise argparse.ArgumentTypeError("5 numbers from 0 to 99, separated by commas, for example 1,2,3,5,8")
    return tuple(int(part) for part in parts)


def _found(chosen, name):
    from tools.owner.sheets.find import NotFound, find, find_game, find_sample

    game = find_game(name, chosen.values) if chosen.what == "print" else None
    if game is not None:
        return game
    # What comes with the game need not be installed, and a sample has no lines to check.
    if chosen.what in ("check", "install") and not os.path.exists(name) and find_sample(name) is not None:
        raise NotFound(f"{name} comes with the game and is already on every handheld. Name a file.")
    return find(name)


def _check(_chosen, files):
    from tools.owner.sheets.show import summary

    for file in files:
        print(f"All well: {summary(file)}")
    return 0


def _show(_chosen, files):
    from host_sim.streams import put_data
    from tools.owner.sheets.show import as_text, summary

    for file in files:
        put_data(f"{as_text(file)}\nnote {summary(file)}\n\n")
    return 0


def _install(chosen, files):
    from tools.owner import reach

    return reach.with_plain_errors(lambda: _put(chosen, files))


def _put(chosen, files):
    from tools.owner import reach
    from tools.owner.sheets.install import carry_out, compiled, plan
    from tools.owner.sheets.show import summary

    with reach.opened(chosen) as place:
        steps = plan(place, files, chosen.replace)
        carry_out(place, steps)
        for file in files:
            kind, contents = compiled(file)
            new = any((kind, name) == step[:2] for step in steps for name, _content in contents)
            print(f"{'Installed' if new else 'There already'}: {summary(file)}")
    return 0


def _print_rules(chosen):
    from tools.owner.sheets.find import NotFound, find_rules

    try:
        return _print(chosen, find_rules(chosen.files[1:]))
    except NotFound as error:
        print(error, file=sys.stderr)
        return 1


def _print(chosen, files):
    from tools.owner.sheets.paper import PaperError, write
    from tools.owner.terminal_text import counted

    try:
        path, replaced, pages = write(files, chosen.paper, chosen.per_page, chosen.out, chosen.language)
    except PaperError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    print(f'{path}{replaced}: {counted(pages, "page")}. Print at 100 % ("actual size"), from any browser.')
    if chosen.open:
        webbrowser.open(path.resolve().as_uri())
    return 0


_ACTIONS = {"check": _check, "show": _show, "install": _install, "print": _print}
