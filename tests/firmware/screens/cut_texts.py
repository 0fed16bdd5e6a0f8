"""Texts for which a screen has no room, noticed while it formats and paints them."""

import re
import sys

from firmware.drawing import fonts, lists, widgets, wrapping
from firmware.drawing.canvas import Canvas
from firmware.drawing.paragraph import Paragraph
from firmware.screen import Screen
from tests.firmware.games.bench import WIDE

_WORDS = re.compile(r"[^\W_MW]")
_TYPED = re.compile(r"[MW\d]+,?( [MW\d]+,?)+")
"""What people typed may be shortened: names, which in all cases have no other letters than W and M, and their numbers.
"""


def watch_formatting(monkeypatch, notice):
    """Call notice(text, pixels over, what became of it) for each text that is shortened, unless the screen may do so,
    and for each that no type makes small enough.
    """
    shortened, prepare = widgets.ellipsize, Paragraph.prepare

    def ellipsize(words, font, width):
        shown = shortened(words, font, width)
        lost = words[len(shown) - 3 :] if shown != words else ""
        may_shorten = _screen().may_shorten or _TYPED.fullmatch(words) or lost and words.rstrip().endswith(tuple(WIDE))
        if (_WORDS.search(lost) or shown == "...") and not may_shorten:
            notice(words, font.width(words) - width, f"is shortened to '{shown}'")
        return shown

    def prepared(part, x, y, w, h, titles, words, *more, **named):
        prepare(part, x, y, w, h, titles, words, *more, **named)
        if not part.lines and any((*titles[:1], *words[:1])):
            room = w - widgets.EDGE
            texts = [text for text in (*titles[-1:], *words[-1:]) if text]
            lines = sum(len(wrapping.wrap(text, fonts.SMALL, room)) for text in texts)
            widest = max(fonts.SMALL.width(word) for text in texts for word in text.split())
            notice(" ".join(texts), max(lines * fonts.SMALL.line - h, widest - room), f"has no room in {w} x {h}")

    for module in (widgets, lists):
        monkeypatch.setattr(module, "ellipsize", ellipsize)
    monkeypatch.setattr(Paragraph, "prepare", prepared)


def watch_painting(monkeypatch, notice):
    """Call notice(text, pixels over, what became of it) for each text that leaves its box, instead of an error."""
    painted = Canvas.text

    def text(canvas, x, y, words, font, style):
        strict, canvas.strict = canvas.strict, False
        end = painted(canvas, x, y, words, font, style)
        canvas.strict = strict
        wide = font.width(words)
        if end != x + wide:
            left, top, w, h = canvas._context[1:5]
            over = max(x + wide - left - w, y + font.height - top - h, left - x, top - y)
            notice(words, over, f"leaves its box of {w} x {h}")
        return end

    monkeypatch.setattr(Canvas, "text", text)


def _screen():
    """The screen that formats words just now."""
    frame = sys._getframe(2)
    while frame:
        screen = frame.f_locals.get("self")
        if isinstance(screen, Screen):
            return screen
        frame = frame.f_back
    return Screen
