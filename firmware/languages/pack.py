"""Packs the texts of a language, as firmware/language.py reads them. On a computer a language does so at its import;
programs for a Pico hold only the result.

TEXTS of a language has for each text (English, translation) or (English, translation, short form). A text with a number
has tuples: ("{0} die", "{0} dice") and its translations, as many as the language has forms. An empty translation leaves
the text in English.
"""

from binascii import crc32
from collections import Counter

from firmware.language import BETWEEN_FORMS

_END = b"\xff"
_LISTS = 256
_RARE = 4
"""A pair of bytes that occurs less often is not worth a code."""


def key_of(english: str | tuple) -> str:
    """Return the text by which a translation is found."""
    return english if isinstance(english, str) else BETWEEN_FORMS.join(english)


def pack(texts: tuple, small: bool = False) -> tuple[bytes, tuple]:
    """Return TEXTS packed, and what each byte of a translation stands for. small: in half the space, which takes some
    time. Raises ValueError for a text that occurs twice, or is mistaken for another one.
    """
    lists = [[] for _ in range(_LISTS)]
    seen = {}
    for english, *forms in texts:
        text = key_of(english)
        key = crc32(text.encode())
        if key in seen:
            raise ValueError("two texts with one key: %r, %r" % (seen[key], text))
        seen[key] = text
        words = "\0".join([key_of(form) for form in forms])
        if words.strip(BETWEEN_FORMS) and words != text:
            lists[key & 255].append((key >> 8, words.encode()))
    count = 0
    counts = [0]
    for one in lists:
        count += len(one)
        counts.append(count)
    packed = b"".join([number.to_bytes(2, "little") for number in counts])
    entries = [entry for one in lists for entry in sorted(one)]
    packed += b"".join([rest.to_bytes(3, "little") for rest, _words in entries])
    words = _END.join([words for _rest, words in entries] + [b""])
    pieces = [bytes([code]) for code in range(256)]
    if small:
        words = _with_pairs(words, pieces)
    at = len(packed) + 3 * count
    for one in words.split(_END)[:-1]:
        packed += at.to_bytes(3, "little")
        at += len(one) + len(_END)
    return packed + words, tuple(pieces)


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
