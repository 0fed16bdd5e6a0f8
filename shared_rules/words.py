"""Words for players, as English templates with values: the handheld translates them, the protocol takes them as they
are. A text is a template, [template, values...], or [count, one, more, values...] with two templates for a number, of
which {0} is the number. A value may be such a list.
"""


def later(text: str) -> str:
    """Mark a text that is translated when it is shown."""
    return text


def later_n(one: str, more: str) -> list:
    """Mark two texts for a number: [count] + these + [values...]."""
    return [one, more]


def filled(text, one, several) -> str:
    """Return a text with its values in it, filled in by `one(template, *values)` and `several(count, one, more,
    *values)`.
    """
    if isinstance(text, str):
        return one(text)
    begun = [(text, [])]  # texts with their values so far; each is a value of the one before it
    while True:
        part, values = begun[-1]
        first = 1 if isinstance(part[0], str) else 3
        if len(values) < len(part) - first:
            value = part[first + len(values)]
            if isinstance(value, (list, tuple)):
                begun.append((value, []))
            else:
                values.append(value)
            continue
        begun.pop()
        words = one(part[0], *values) if first == 1 else several(part[0], part[1], part[2], *values)
        if not begun:
            return words
        begun[-1][1].append(words)


def english(text) -> str:
    """Return a text in English."""
    return filled(text, _one, _several)


def _one(template, *values):
    return template.format(*values) if values else template


def _several(count, one, more, *values):
    return (one if count in (1, -1) else more).format(count, *values)
