"""The letters that the fonts have."""

from pathlib import Path

SOURCE = Path(__file__).parent / "source"
FIRST = range(0x20, 0x180)
"""Latin-1 and Latin Extended-A."""
CONTROLS = range(0x80, 0xA0)
"""Codes that no letter has: those of our own icons."""
MISSING = 0x7F
"""Shown for what a font does not have."""
SOFT_HYPHEN, NARROW_SPACE = "\xad", "\u202f"
PLAIN = "".join(chr(code) for code in FIRST if code not in CONTROLS) + "–—‘’‚“”„…‹›" + NARROW_SPACE
NOT_IN_LARGE = "¢£¤¥¦§¨©ª¬®¯±²³´µ¶¸¹º¼½¾" + "ĈĉĊċĔĕĜĝĠġĤĥĦħĨĩĬĭĲĳĴĵĸĿŀŉŊŋŌōŎŏŖŗŜŝŦŧŨũŬŭŴŵŶŷſ"
"""LARGE is for names and headings: it lacks these symbols and letters of few names, since they take memory on the
device.
"""
KANA = "\u3000、。々〇「」『』【】〜゛゜・ー！（）＋，－．／：＝？～" + "".join(
    chr(code) for code in (*range(0x3041, 0x3097), *range(0x30A1, 0x30FB))
)
"""Hiragana, katakana and the punctuation between them. Digits and Latin letters are those of the plain fonts."""


def kanji() -> str:
    """The kanji that texts have: those of kanji.txt."""
    return "".join((SOURCE / "kanji.txt").read_text(encoding="utf-8").split())


def everything() -> str:
    """All letters of the fonts for Japanese."""
    return PLAIN + KANA + kanji()
