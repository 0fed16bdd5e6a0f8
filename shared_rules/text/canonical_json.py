"""The one JSON writer of the project: the same value gives the same text on every runtime.

Keys are sorted at every level, there are no spaces, the text is ASCII, numbers are integers. `\\" \\\\ \\b \\f \\n
\\r \\t` are written so; other control characters (0x7f too) and everything above 0x7f as `\\uxxxx` in lower case,
above 0xffff as a surrogate pair. A lone surrogate is written as it is, and `json_reader` reads it back.
"""

import re

_SHORT = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


_UNUSUAL = re.compile("[^ !#-[\\]-~]")


def quoted(text: str) -> str:
    """The text as a JSON string, quotes included."""
    return _escaped(text) if _UNUSUAL.search(text) else '"' + text + '"'


def _escaped(text: str) -> str:
    pieces = ['"']
    for letter in text:
        code = ord(letter)
        if letter in _SHORT:
            pieces.append(_SHORT[letter])
        elif code < 0x20 or 0x7F <= code < 0x10000:
            pieces.append("\\u%04x" % code)
        elif code >= 0x10000:
            code -= 0x10000
            pieces.append("\\u%04x\\u%04x" % (0xD800 + (code >> 10), 0xDC00 + (code & 0x3FF)))
        else:
            pieces.append(letter)
    pieces.append('"')
    return "".join(pieces)


_GENERATOR = type(_ for _ in ())
# Maximum number of pieces of text that are put together at a time: a list of hundreds finds no room in a Pico's memory
# once that is in fragments.
_MOST_PIECES = 60


def _only_integers(values) -> bool:
    for value in values:
        if type(value) is not int:
            return False
    return True


def write(value) -> str:  # noqa: C901 (one loop with a stack of its own)
    """The canonical text of a value made of dict (with str keys), list, tuple, str, int, bool and None. A generator is
    written as the list of what it yields.

    Raises TypeError for anything else. Works with a stack of its own, because the handheld has room for few nested
    calls.
    """
    rows = []
    pieces = []
    # The containers being written, innermost last: [container, its sorted keys or None for a list, next index].
    unfinished = []
    while True:
        kind = type(value)
        if kind is str:
            pieces.append(quoted(value))
        elif kind is int:
            pieces.append(str(value))
        elif kind is dict:
            pieces.append("{")
            unfinished.append([value, sorted(value), 0])
        elif kind is list or kind is tuple:
            if _only_integers(value):
                pieces.append("[" + ",".join([str(number) for number in value]) + "]")
            else:
                pieces.append("[")
                unfinished.append([value, None, 0])
        elif kind is _GENERATOR:
            pieces.append("[")
            unfinished.append([value, _GENERATOR, 0])
        elif value is None:
            pieces.append("null")
        elif value is True:
            pieces.append("true")
        elif value is False:
            pieces.append("false")
        else:
            raise TypeError("this value has no canonical JSON text")
        while unfinished:
            top = unfinished[-1]
            container, keys, index = top
            if keys is _GENERATOR:
                try:
                    value = next(container)
                except StopIteration:
                    pieces.append("]")
                    unfinished.pop()
                    continue
                if index:
                    pieces.append(",")
                top[2] = 1
                break
            if index == len(container):
                pieces.append("]" if keys is None else "}")
                unfinished.pop()
                if len(pieces) > _MOST_PIECES:
                    rows.append("".join(pieces))
                    pieces.clear()
                continue
            if index:
                pieces.append(",")
            top[2] = index + 1
            if keys is None:
                value = container[index]
            else:
                key = keys[index]
                pieces.append(quoted(key) + ":")
                value = container[key]
            break
        else:
            rows.append("".join(pieces))
            return rows[0] if len(rows) == 1 else "".join(rows)
