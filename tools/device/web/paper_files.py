"""The sheets of paper of the page, paper/: documents that are fetched only to be printed."""

import re

from shared_rules import registry
from tools import games
from tools.owner.sheets import paper_rules
from tools.owner.sheets.markup import Html, joined, tag, whole
from tools.owner.sheets.paper import FONTS, document, style_of

FOLDER = "paper"
_HOW = (
    "Sheets to play on without a box, and the rules. Open one and print it from the menu of your browser, at 100 %"
    ' ("actual size"). It fits A4 and Letter.'
)


def paper_files() -> dict[str, bytes]:
    """Return the files by name."""
    printed = [(game, "sheets", part.printed(None)) for game, part in games.of_games("paper_sheet")]
    printed += [(game, "rules", paper_rules.printed(game)) for game in paper_rules.games()]
    style = style_of([file for _game, _what, file in printed])
    files = {f"{game}_{what}.html": document([file], _style("paper.css"))[0] for game, what, file in printed}
    files |= {"index.html": _index(list(files)), "paper.css": style}
    found = {name: content.encode() for name, content in files.items()}
    found |= {name: (FONTS / name).read_bytes() for name in re.findall(r'url\("(.+?)"\)', style)}
    return {f"{FOLDER}/{name}": content for name, content in found.items()}


def _style(path):
    return Html(f'<link rel="stylesheet" href="{path}"/>')


def _index(names):
    """Return the page with the documents of each game."""
    parts = []
    for game, _module, title, *_players in registry.GAMES:
        own = [(what, f"{game}_{what}.html") for what in ("sheets", "rules")]
        links = [joined([" ", _link(what, name)]) for what, name in own if name in names]
        parts += [tag("p", tag("b", title), *links)] if links else []
    head = joined([Html('<meta name="viewport" content="width=device-width"/>'), _style("../style.css")])
    shown = (tag("h1", "Print sheets"), tag("p", _HOW), *parts, tag("p", _link("Play", "../")))
    return whole("Print sheets", head, tag("main", *shown))


def _link(label, address):
    return tag("a", label, kind="button", href=address)
