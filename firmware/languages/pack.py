"""Packs the texts of a language, as firmware/language.py reads them. On a computer a language does so at its import;
programs for a Pico hold only the result.

TEXTS of a language has for each text (English, translation) or (English, translation, short form). A text with a number
has tuples: ("{0} die", "{0} dice") and its translations, as many as the language has forms. An empty translation leaves
the text in English. PAPER has the texts that are only printed.
"""

from binascii import crc32

from firmware.language import BETWEEN_FORMS

_END = b"\xff"
_LISTS = 256


def key_of(english: str | tuple) -> str:
    """Return the text by which a translation is found."""
    return english if isinstance(english, str) else BETWEEN_FORMS.join(english)


def pack(texts: tuple) -> bytes:
    """Return TEXTS packed. Raises ValueError for a text that occurs twice, or is mistaken for another one."""
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
    at = len(packed) + 3 * count
    for _rest, words in entries:
        packed += at.to_bytes(3, "little")
        at += len(words) + len(_END)
    return packed + b"".join([words + _END for _rest, words in entries])
