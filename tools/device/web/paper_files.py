"""The sheets of paper of the page, paper/: documents that are fetched only to be printed. Those in a language are in a
folder of its code.
"""

import re

from firmware.language import CODES, later, t
from shared_rules import registry
from tools import games
from tools.owner.sheets import paper_rules
from tools.owner.sheets.markup import Html, joined, tag, whole
from tools.owner.sheets.paper import FONTS, document, style_of
from tools.owner.sheets.printed_language import printed_in

FOLDER = "paper"
_STYLE = "paper.css"
_LABELS = {"sheets": later("Sheets"), "rules": later("Rules")}


def paper_files() -> dict[str, bytes]:
    """Return the files by name."""
    styles, files = [], {}
    for code in ("en", *CODES):
        with printed_in(code):
            sheets = {f"{game}_sheets.html": part.printed(None) for game, part in games.of_games("paper_sheet")}
            sheets |= {f"{game}_rules.html": paper_rules.printed(game) for game in paper_rules.games()}
            styles += sheets.values()
            documents = _documents(sheets, code)
        files |= {name if code == "en" else f"{code}/{name}": text.encode() for name, text in documents.items()}
    style = style_of(styles)
    files[_STYLE] = style.encode()
    files |= {name: (FONTS / name).read_bytes() for name in re.findall(r'url\("(.+?)"\)', style)}
    return {f"{FOLDER}/{name}": content for name, content in files.items()}


def _documents(sheets, code):
    """Return the documents of a language, by name."""
    outside = "" if code == "en" else "../"
    style = _style(outside + _STYLE)
    texts = {name: document([file], style, lang=code)[0] for name, file in sheets.items()}
    return texts | {"index.html": _index(list(sheets), code, outside + "../")}


def _style(path):
    return Html(f'<link rel="stylesheet" href="{path}"/>')


def _index(names, code, page):
    """Return the page with the documents of each game. page: the path to the folder of the page that plays."""
    parts = []
    for game, _module, title, *_players in registry.GAMES:
        own = [(t(label), f"{game}_{what}.html") for what, label in _LABELS.items()]
        links = [joined([" ", _link(label, name)]) for label, name in own if name in names]
        parts += [tag("p", tag("b", t(title)), *links)] if links else []
    head = joined([Html('<meta name="viewport" content="width=device-width"/>'), _style(f"{page}style.css")])
    how = t(
        "Sheets to play on without a box, and the rules. Open one and print it from the menu of your browser, at 100 %"
        ' ("actual size"). It fits A4 and Letter.'
    )
    title = t("Print sheets")
    return whole(title, head, tag("main", tag("h1", title), tag("p", how), *parts, _back(page)), lang=code)


def _back(page):
    return tag("p", _link(t("Play"), page))


def _link(label, address):
    return tag("a", label, kind="button", href=address)
