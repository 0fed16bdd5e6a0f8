"""How a game is played, on one page of paper: the pages of the handheld, with their variants."""

from firmware import loading
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
_WORDS = {"pad": "where the device does not know them", "modern": "modern sheet", "classic": "classic sheet"}


def games() -> list[str]:
    """Return the ids of the games that have pages."""
    return [line[0] for line in registry.GAMES if (places.ROOT / f"firmware/games/{line[0]}/how_to_play.py").exists()]


def paragraphs(game: str) -> list[tuple[str, str, str]]:
    """Return (title, for which games or "", text) of each page. Raises ImportError for a game without pages."""
    module = loading.load(loading.module_of_game(game, "how_to_play"))
    return [(title, _for_whom(title, condition), text) for title, text, condition in module.PAGES]  # pyright: ignore[reportAttributeAccessIssue]


def _for_whom(title, condition):
    if condition is None:
        return ""
    option, wanted = condition[:2]
    negative = len(condition) > 2
    if option == "players":
        if isinstance(wanted, tuple):
            return f"{wanted[0]} to {wanted[-1]} players"
        return f"{wanted + 1} players or more" if negative else f"{wanted} player"
    words = _WORDS[wanted] if wanted in _WORDS else str(wanted).replace("_", " ")
    if words == title.lower():
        return "variant"
    return ("without " if negative else "") + words


def printed(game: str) -> GameSheets:
    """Return a page with the rules of a game. Raises ImportError for a game without pages."""
    line = registry.line(game)
    name = line[2] if line else game
    parts = [
        tag("section", tag("h2", title, " ", tag("small", for_whom)), tag("p", text))
        for title, for_whom, text in paragraphs(game)
    ]
    whole = sheet("rules", name, [box("head quiet right", "How to play")], box("rest", *parts))
    return GameSheets(f"{name} rules", (whole,), _STYLE)
