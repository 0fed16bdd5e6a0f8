"""Where a line of Japanese may end: between any two letters but for a few, since its words have no spaces."""

from firmware import language
from firmware.drawing import fonts

WIDE = "\u3000"
"""Kana, kanji and their punctuation are this letter and those after it."""
_NEVER_FIRST = (
    "、。，．：；・！？〜゛゜ー々〇」』】）＝～\u3000\xa0"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
    ",.:;!?%)]}"
)
_NEVER_LAST = "「『【（([{\xa0"
_DIGITS = "0123456789"
_HIRAGANA, _KATAKANA, _KANJI = "\u3041", "\u30a1", "\u4e00"


def cut(words: str, font: fonts.Font, width: int) -> int:
    """Return how many letters of words without a space may stand in a line of this width; 0 if none, and in other
    languages.
    """
    if not language.japanese:
        return 0
    em = font.width(_HIRAGANA)
    last = len(words) - 1
    at = 0
    while width >= em and at < last:
        # Most letters are as wide as an em.
        more = min(width // em, last - at)
        width -= font.width(words[at : at + more])
        at += more
    while at > 0 and (width < 0 or not may_end(words, at)):
        at -= 1
        width += font.width(words[at : at + 1])
    return at


def may_end(words: str, at: int) -> bool:
    """Return True if a line may end before the letter `at`."""
    before, after = words[at - 1 : at], words[at : at + 1]
    if before < WIDE and after < WIDE or after in _NEVER_FIRST or before in _NEVER_LAST or before in _DIGITS:
        return False
    # A number stays with its unit: the kanji or katakana behind it.
    kind = _kind(after)
    while kind > 1 and at > 0 and _kind(words[at - 1 : at]) == kind:
        at -= 1
        if at and words[at - 1 : at] in _DIGITS:
            return False
    return True


def _kind(letter):
    # 2 for katakana, 3 for kanji.
    return (letter >= _HIRAGANA) + (letter >= _KATAKANA) + (_KANJI <= letter < "\uff00")


def joined(lines: list) -> str:
    """Return the words of several lines as one."""
    words = lines[0] if lines else ""
    for line in lines[1:]:
        words += line if words and line and may_end(words + line, len(words)) else " " + line
    return words
