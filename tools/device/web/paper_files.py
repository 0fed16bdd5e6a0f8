"""The sheets of paper of the page, paper/: documents that are fetched only to be printed, in a folder for each
language.
"""

import re

from firmware.language import CODES, later, t
from shared_rules import registry
from tools import games
from tools.owner.printed_language import printed_in
from tools.owner.sheets import paper_rules
from tools.owner.sheets.markup import Html, joined, tag, whole
from tools.owner.sheets.paper import FONTS, document, style_of

FOLDER = "paper"
_STYLE = "paper.css"
_PAGE = "../../"
"""The folder of the page that plays."""
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
        files |= {f"{code}/{name}": text.encode() for name, text in documents.items()}
    style = style_of(styles)
    files[_STYLE] = style.encode()
    files |= {name: (FONTS / name).read_bytes() for name in re.findall(r'url\("(.+?)"\)', style)}
    return {f"{FOLDER}/{name}": content for name, content in files.items()}


def _documents(sheets, code):
    """Return the documents of a language, by name."""
    style = _style(f"../{_STYLE}")
    texts = {name: document([file], style, lang=code)[0] for name, file in sheets.items()}
    return texts | {"index.html": _index(list(sheets), code)}


def _style(path):
    return Html(f'<link rel="stylesheet" href="{path}"/>')


def _index(names, code):
    """Return the page with the documents of each game."""
    parts = []
    for game, _module, title, *_players in registry.GAMES:
        own = [(t(label), f"{game}_{what}.html") for what, label in _LABELS.items()]
        links = [joined([" ", _link(label, name)]) for label, name in own if name in names]
        parts += [tag("p", tag("b", t(title)), *links)] if links else []
    head = joined([Html('<meta name="viewport" content="width=device-width"/>'), _style(f"{_PAGE}style.css")])
    how = t(
        "Sheets to play on without a box, and the rules. Open one and print it from the menu of your browser, at 100 %"
        ' ("actual size"). It fits A4 and Letter.'
    )
    title, back = t("Print sheets"), tag("p", _link(t("Play"), _PAGE))
    return whole(title, head, tag("main", tag("h1", title), tag("p", how), *parts, back), lang=code)


def _link(label, address):
    return tag("a", label, kind="button", href=address)
