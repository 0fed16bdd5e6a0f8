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


def english(text) -> str:
    """Return a text with its values in it."""
    if isinstance(text, str):
        return text
    first = 1 if isinstance(text[0], str) else 3
    values = [english(value) if isinstance(value, (list, tuple)) else value for value in text[first:]]
    if first == 1:
        return text[0].format(*values)
    return (text[1] if text[0] in (1, -1) else text[2]).format(text[0], *values)
