"""How a game is played on one page of paper: the pages that the handheld shows, with the variants that they are for."""

from functools import partial

from firmware import loading
from shared_rules import registry
from tools import places
from tools.owner.sheets.paper import GameSheets
from tools.owner.sheets.pen import BOLD, GREY, HEAD, INK, TEXT, Pen

_TOP = 22.0
"""Millimetres above the first title."""
_SIZES = (14.0, 13.0, 12.0, 11.0, 10.0, 9.0)
"""Points of the letters, the largest first: the first size with which all fits is taken."""
_LINE, _GAP = 0.46, 0.4
"""From line to line, and what is more between pages, in millimetres for each point."""
_WORDS = {"pad": "where the device does not know them", "modern": "modern sheet", "classic": "classic sheet"}


def games() -> list[str]:
    """The ids of the games that have pages."""
    return [line[0] for line in registry.GAMES if (places.ROOT / f"firmware/games/{line[0]}/how_to_play.py").exists()]


def paragraphs(game: str) -> list[tuple[str, str, str]]:
    """(title, for which games or "", text) of each page of a game. Raises ImportError for a game without pages."""
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
    """A page with the rules of a game. Raises ImportError for a game without pages."""
    line = registry.line(game)
    name = line[2] if line else game
    return GameSheets(f"{name} rules", (partial(_draw, name=name, parts=paragraphs(game)),))


def _draw(pen: Pen, width: float, height: float, name: str, parts: list[tuple[str, str, str]]) -> None:
    pen.text(0, 6, name, 32, HEAD)
    pen.text(width, 8.5, "How to play", 15, HEAD, GREY, "right")
    pen.line(0, 13, width, 13, INK, 0.6)
    for size in _SIZES:
        pages = [(title, for_whom, _wrapped(pen, text, width, size)) for title, for_whom, text in parts]
        lines = sum(len(page[2]) + 1 for page in pages)
        if _TOP + (lines * _LINE + (len(pages) - 1) * _GAP) * size <= height:
            break
    else:
        raise ValueError(f"the rules of {name} need more than a page")
    y = _TOP
    for title, for_whom, text in pages:
        pen.text(0, y, title, size + 2, BOLD)
        if for_whom:
            pen.text(pen.width(title + "  ", size + 2, BOLD), y, for_whom, size, TEXT, GREY)
        for line in text:
            y += _LINE * size
            pen.text(0, y, line, size)
        y += (_LINE + _GAP) * size


def _wrapped(pen, text, width, size):
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".lstrip()
        if pen.width(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
