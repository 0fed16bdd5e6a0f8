"""Breaks text into lines: at spaces, and in Japanese, whose words have none, between any two letters but for a few."""

from firmware import language
from firmware.drawing import fonts

_WIDE = "\u3000"
"""Kana, kanji and their punctuation are this letter and those after it."""
_NEVER_FIRST = (
    "、。，．：；・！？〜゛゜ー々」』】）＝～\u3000\xa0ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ,.:;!?%)]}"
)
_NEVER_LAST = "「『【（([{\xa0"
_FEWEST = 3
"""Letters that stay together at the end: one or two in a line of their own look like a mistake."""
_DIGITS = "0123456789"
_HIRAGANA, _KATAKANA, _KANJI = "\u3041", "\u30a1", "\u4e00"


def wrap(words: str, font: fonts.Font, width: int) -> list:
    """Wrap text into lines no wider than `width`; "\n" starts a new line, wider words are split."""
    lines = []
    space = font.width(" ")
    for paragraph in words.split("\n"):
        line = ""
        wide = 0
        for word in paragraph.split(" "):
            # Each word is measured once: widths add up.
            more = font.width(word)
            if line and wide + space + more <= width:
                line += " " + word
                wide += space + more
                continue
            if line:
                if language.japanese:  # asked here too: a call takes time
                    at, before = line_end(word, font, width - wide - space)
                    if at:
                        line += " " + word[:at]
                        word = word[at:]
                        more -= before
                lines.append(line)
            if more > width:
                word, more = _split(lines, word, more, font, width)
            line = word
            wide = more
        lines.append(line)
    return lines


def _split(lines, word, wide, font, width):
    # Put all but the last line of a word that is too wide for one into `lines`; return the last one and its width.
    start, end = 0, len(word)
    while wide > width and start + 1 < end:
        at, before = line_end(word, font, width, start)
        if at == start:
            at = end - 1
            while at > start + 1 and font.width(word[start:at]) > width:
                at -= 1
            before = font.width(word[start:at])
        lines.append(word[start:at])
        start = at
        wide -= before
    return word[start:], wide


def line_end(words: str, font: fonts.Font, width: int, start: int = 0) -> tuple:
    """Return where a line of this width may end that begins at `start` in words without a space, and its own width;
    (start, 0) if nowhere, and in other languages.
    """
    if not language.japanese:
        return start, 0
    em = font.width(_HIRAGANA)
    last = len(words) - _FEWEST
    at = start
    wide = 0
    while wide + em <= width and at < last:
        # Most letters are as wide as an em.
        more = min((width - wide) // em, last - at)
        wide += font.width(words[at : at + more])
        at += more
    while at > start and (wide > width or not may_end(words, at)):
        at -= 1
        wide -= font.width(words[at : at + 1])
    return at, wide


def may_end(words: str, at: int) -> bool:
    """Return True if a line may end before the letter `at`."""
    before, after = words[at - 1 : at], words[at : at + 1]
    if before < _WIDE and after < _WIDE or after in _NEVER_FIRST or before in _NEVER_LAST or before in _DIGITS:
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


def first_of(words: str, font: fonts.Font, width: int, most: int) -> list:
    """Break a list of texts into at most so many lines: those that fit, then three dots for others if they have room.
    The last line is too wide if not even the first text fits.
    """
    lines = wrap(words, font, width)
    comma = language.t("{0}, {1}", "", "").strip()
    while len(lines) > most and comma in words:
        words = words[: words.rfind(comma)]
        lines = wrap(language.t("{0}, {1}", words, "..."), font, width)
    if len(lines) > most:
        lines = wrap(words, font, width)
    return lines[: most - 1] + [joined(lines[most - 1 :])] if len(lines) > most else lines
