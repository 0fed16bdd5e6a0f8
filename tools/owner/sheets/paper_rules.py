"""How a game is played, on one page of paper: the pages of the handheld, with their variants."""

from firmware import loading
from firmware.language import later, t, t_n
from shared_rules import registry
from tools import places
from tools.owner.sheets.markup import GameSheets, box, sheet, tag

_STYLE = """
.rules .rest { columns: 2; column-gap: 8mm; font-size: 12pt; }
.rules section { padding-bottom: 4mm; break-inside: avoid; }
.rules h2 { margin-bottom: 1mm; font: 700 13pt/1.2 Text, sans-serif; }
.rules small { font-weight: 400; }
.rules p { line-height: 1.25; }
"""
_WORDS = {
    "pad": later("where the device does not know them"),
    "modern": later("modern sheet"),
    "classic": later("classic sheet"),
    "standard": later("standard"),
}
"""Values of options that are not titles of pages."""


def games() -> list[str]:
    """Return the ids of the games that have pages."""
    return [line[0] for line in registry.GAMES if (places.ROOT / f"firmware/games/{line[0]}/how_to_play.py").exists()]


def paragraphs(game: str) -> list[tuple[str, str, str]]:
    """Return (title, for which games or "", text) of each page, in the chosen language. Raises ImportError for a game
    without pages.
    """
    module = loading.load(loading.module_of_game(game, "how_to_play"))
    return [(t(title), _for_whom(title, condition), t(text)) for title, text, condition in module.PAGES]  # pyright: ignore[reportAttributeAccessIssue]


def _for_whom(title, condition):
    if condition is None:
        return ""
    option, wanted = condition[:2]
    negative = len(condition) > 2
    if option == "players":
        if isinstance(wanted, tuple):
            return t("{0} to {1} players", wanted[0], wanted[-1])
        return t("{0} players or more", wanted + 1) if negative else t_n(wanted, "{0} player", "{0} players")
    words = _WORDS[wanted] if wanted in _WORDS else str(wanted).replace("_", " ").capitalize()
    if words == title:
        return t("variant")
    return t("without {0}", t(words)) if negative else t(words)


def printed(game: str) -> GameSheets:
    """Return a page with the rules of a game. Raises ImportError for a game without pages."""
    line = registry.line(game)
    name = t(line[2]) if line else game
    parts = [
        tag("section", tag("h2", title, " ", tag("small", for_whom)), tag("p", text))
        for title, for_whom, text in paragraphs(game)
    ]
    whole = sheet("rules", name, [box("head quiet right", t("How to play"))], box("rest", *parts))
    return GameSheets(t("{0} rules", name), (whole,), _STYLE)
