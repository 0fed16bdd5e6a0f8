"""The project's only JSON writer: the same value gives the same text on every runtime.

Keys are sorted at every level, there are no spaces, the text is ASCII, numbers are integers.
"""

import re

# Other control characters (0x7f too) and everything above 0x7f are written as `\uxxxx` in lower case, above 0xffff as a
# surrogate pair. A lone surrogate is written as it is, and json_reader reads it back.
_SHORT = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t"}

_UNUSUAL = re.compile("[^ !#-[\\]-~]")


def quoted(text: str) -> str:
    """Return the text as a JSON string, including quotes."""
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
# Maximum number of pieces of text joined at a time: a list of hundreds does not fit in a Pico's fragmented memory.
_MOST_PIECES = 60


def _only_integers(values) -> bool:
    for value in values:
        if type(value) is not int:
            return False
    return True


def _whole(value) -> str | None:
    """Return the text of a scalar or of a list of integers; None for anything else."""
    kind = type(value)
    if kind is str:
        return quoted(value)
    if kind is int:
        return str(value)
    if (kind is list or kind is tuple) and _only_integers(value):
        return "[" + ",".join([str(number) for number in value]) + "]"
    if value is None:
        return "null"
    if kind is bool:
        return "true" if value else "false"
    return None


def _brackets(container) -> str:
    kind = type(container)
    if kind is dict:
        return "{}"
    if kind is list or kind is tuple or kind is _GENERATOR:
        return "[]"
    raise TypeError("this value has no canonical JSON text")


def _members(container):
    """Yield the text before each member of a container, and the member."""
    before = ""
    if type(container) is dict:
        for key in sorted(container):
            yield before + quoted(key) + ":", container[key]
            before = ","
    else:
        for member in container:
            yield before, member
            before = ","


def _next(members):
    for member in members:
        return member
    return None


def write(value) -> str:
    """Return the canonical text of a value made of dict (with str keys), list, tuple, str, int, bool and None.

    A generator is written as the list of what it yields. Raises TypeError for anything else. Uses its own stack,
    because the handheld has room for few nested calls.
    """
    rows = []
    pieces = []
    unfinished = []  # for each container, innermost last: its remaining members, and the bracket that closes it
    while True:
        text = _whole(value)
        if text is None:
            brackets = _brackets(value)
            unfinished.append((_members(value), brackets[1]))
            text = brackets[0]
        pieces.append(text)
        member = None
        while unfinished and member is None:
            left, bracket = unfinished[-1]
            member = _next(left)
            if member is None:
                pieces.append(bracket)
                unfinished.pop()
        if len(pieces) > _MOST_PIECES:
            rows.append("".join(pieces))
            pieces.clear()
        if member is None:
            rows.append("".join(pieces))
            return "".join(rows)
        before, value = member
        pieces.append(before)
