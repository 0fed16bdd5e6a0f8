"""The rules of a game on one page of paper."""

from functools import partial

from tools.sheets import rules_text
from tools.sheets.paper import GameSheets
from tools.sheets.pen import BOLD, GREY, HEAD, INK, TEXT, Pen

_TOP = 24.0
_SIZES = (14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0)
"""Points of the letters, the largest first: the page takes those that fit."""
_LINE = 0.5
"""Millimetres from line to line for a point of size."""


def printed(game_id: str) -> GameSheets:
    """The page of a game that has rules to print."""
    return GameSheets(f"{rules_text.game_name(game_id)} rules", (partial(_draw, game_id=game_id),))


def _draw(pen: Pen, width: float, height: float, game_id: str) -> None:
    """Draw the rules into the area of this size in millimetres."""
    pen.text(0, 6, rules_text.game_name(game_id), 32, HEAD)
    pen.text(width, 8.5, "how to play", 15, HEAD, GREY, "right")
    pen.line(0, 13, width, 13, INK, 0.6)
    for size in _SIZES:
        lines = list(_lines(pen, width, size, game_id))
        # Once all fits, what is left is spread over the page, but not so far that it falls apart.
        if _TOP + _high(lines, size) <= height or size == _SIZES[-1]:
            break
    y = _TOP
    for words, gap in lines:
        y += gap * size
        x = 0.0
        for text, font in words:
            pen.text(x, y, text, size, font)
            x += pen.width(text + " ", size, font)
        y += _LINE * size


def _high(lines, size):
    return sum(_LINE * size + gap * size for _words, gap in lines)


def _lines(pen, width, size, game_id):
    """(words with their fonts, gap above in millimetres for a point of size) of each line."""
    for number, (title, parts) in enumerate(rules_text.pages(game_id)):
        yield [(title, BOLD)], 0.45 if number else 0.0
        for label, text in parts:
            words = [(word, BOLD) for word in f"{label}:".split()] if label else []
            words += [(word, TEXT) for word in text.split()]
            yield from _wrapped(pen, width, size, words)


def _wrapped(pen, width, size, words):
    line, taken = [], 0.0
    for text, font in words:
        wide = pen.width(text, size, font)
        if line and taken + wide > width:
            yield line, 0.0
            line, taken = [], 0.0
        line.append((text, font))
        taken += pen.width(text + " ", size, font)
    yield line, 0.0
