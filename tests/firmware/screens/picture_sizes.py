"""Sizes of what a screen draws and does not write: dice, shapes, cells, maps, cards, codes, clocks."""

from firmware.drawing import art, fonts, solids
from firmware.drawing.canvas import Canvas
from firmware.games.block_buster.map import Map
from firmware.games.penk.sheet import Sheet
from firmware.games.puzzle_sheet.art import Board as Puzzle
from firmware.games.puzzle_sheet.take import Tiles
from firmware.games.shape_cards.board import Board, Card
from firmware.screens.in_game.code import Code
from tests.firmware.drawing.test_fonts import entry, glyph

_DRAWN = (
    (Map, "cell of a map", lambda part: min(part.width, part.height)),
    (Sheet, "cell of a sheet", lambda part: min(part.cell)),
    (Sheet, "dice and labels of a sheet", lambda part: min(1, part.head) + min(1, part.label)),
    (Puzzle, "cell of a board", lambda part: part.size),
    (Tiles, "piece", lambda part: part.size),
    (Board, "field", lambda part: part.cell),
    (Board, "disc", lambda part: part.disc),
    (Card, "square of a card", lambda part: part._shown[6]),
    (Code, "module of a code", lambda part: part.scale if part.code else 0),
)
_NO_SIGN = 0x10FFFF
"""What no font has: an empty box is in its place."""
_PLAYS_ON = ("field", "cell of a board", "piece", "square of a card")
"""What is beside words: there large text may take a pixel, on a low panel a seventh."""


def watch(monkeypatch) -> dict:
    """The sizes of each kind of picture that is painted from now on: {kind: (smallest, largest)}."""
    seen: dict = {}

    def note(kind, size):
        least, most = seen.get(kind, (size, size))
        seen[kind] = min(least, size), max(most, size)

    def watched(owner, name, notice):
        drawn = getattr(owner, name)

        def draw(*given, **named):
            notice(*given)
            return drawn(*given, **named)

        monkeypatch.setattr(owner, name, draw)

    watched(art, "die", lambda _canvas, _x, _y, size, *_more: note("die", size))
    watched(solids, "draw", lambda _canvas, _x, _y, size, *_more: note("solid", size))
    for owner in {owner for owner, _kind, _size in _DRAWN}:
        own = [(kind, size) for drawn, kind, size in _DRAWN if drawn is owner]
        watched(owner, "draw", lambda part, *_more, own=own: [note(kind, size(part)) for kind, size in own])

    def written(_canvas, _x, _y, words, font, _style):
        for sign in words:
            if fonts.DICE[0] <= sign <= fonts.JOLLY and entry(font, ord(sign)) != entry(font, _NO_SIGN):
                note("die in a text", glyph(font, sign)[4])

    watched(Canvas, "text", written)
    return seen


def smaller(plain: dict, large: dict, is_low: bool) -> str:
    """What is smaller with large text than without; "" if nothing is. is_low: the panel is."""
    for kind in plain:
        least = plain[kind][0]
        if kind in _PLAYS_ON:
            least -= least // 7 + 1 if is_low else 1
        if kind not in large:
            return f"no {kind} is drawn"
        if large[kind][0] < least or large[kind][1] < min(plain[kind][1], least):
            return f"a {kind} has {large[kind][0]} pixels, without large text {plain[kind][0]}"
    return ""
