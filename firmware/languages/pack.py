"""Packs the texts of a language, as firmware/language.py reads them. On a computer a language does so at its import;
programs for a Pico hold only the result.

TEXTS of a language has for each text (English, translation) or (English, translation, short form). A text with a number
has tuples: ("{0} die", "{0} dice") and its translations, as many as the language has forms. An empty translation leaves
the text in English. PAPER has the texts that are only printed. LETTERS, which may be left out, has the capitals with
accents that names in it need.
"""

from binascii import crc32
from collections import Counter

from firmware.language import BETWEEN_FORMS

_END = b"\xff"
_RARE = 4
"""A pair of bytes that occurs less often is not worth a code."""


def key_of(english: str | tuple) -> str:
    """Return the text by which a translation is found."""
    return english if isinstance(english, str) else BETWEEN_FORMS.join(english)


def pack(texts: tuple, small: bool = False) -> tuple[tuple, bytes, tuple]:
    """Return TEXTS packed. small: in half the space, which takes some time. Raises ValueError for a text that occurs
    twice, or is mistaken for another one.
    """
    lists = [[] for _ in range(256)]
    all_words = []
    seen = {}
    for english, *forms in texts:
        text = key_of(english)
        key = crc32(text.encode()).to_bytes(4, "little")
        if key in seen:
            raise ValueError("two texts with one key: %r, %r" % (seen[key], text))
        seen[key] = text
        words = "\0".join([key_of(form) for form in forms])
        # Where all forms are as in English, the language may still choose another one for a number.
        if words.strip(BETWEEN_FORMS) and (words != text or not isinstance(english, str)):
            lists[key[0]].append((key[1:], len(all_words)))
            all_words.append(words.encode())
    pieces = [bytes([code]) for code in range(256)]
    if small:
        all_words = _with_pairs(_END.join(all_words), pieces).split(_END)
    starts = [0]
    packed = b""
    for one in lists:
        for rest, number in one:
            packed += _END + rest + all_words[number]
        starts.append(len(packed))
    return tuple(starts), packed + _END, tuple(pieces)


def _with_pairs(words, pieces):
    """Return words with bytes that they do not have in place of their most frequent pairs, and pairs of such bytes, as
    pieces has it then (byte pair encoding, P. Gage 1994).
    """
    for code in sorted(set(range(255)).difference(words)):
        pairs = Counter(zip(words, words[1:]))
        pair, times = max(((pair, times) for pair, times in pairs.items() if _END[0] not in pair), key=_most_frequent)
        if times < _RARE:
            break
        words = words.replace(bytes(pair), bytes([code]))
        pieces[code] = pieces[pair[0]] + pieces[pair[1]]
    return words


def _most_frequent(pair_and_times):
    pair, times = pair_and_times
    return times, pair
