"""The language of the handheld's texts. English stands in the code, and an English text is the key of the others:

    t("Roll the dice")    t("{0} wins by {1}.", name, points)    t_n(count, "{0} die", "{0} dice")

A sentence is one template with its values: other languages have another order. A text in a constant is marked by
`later` and goes through `t` where it is shown. States of screens, messages and files hold English, as `shown` takes it.
What may be typed by people is never translated.
"""

from binascii import crc32

from firmware import loading

CODES = ("it", "de", "fr", "es")
"""Languages beside English, in the order of their choice: modules of firmware.languages."""
_MODULES = "firmware.languages."

_packed = b""
"""The texts of the chosen language, empty for English. Its parts, with little-endian numbers: 257 numbers of two bytes,
how many texts have a lower last byte of their key; for each text in this order three bytes, the rest of its key; for
each three bytes, the place of its translation; the translations, each up to a byte 255. `_pieces` has what the other
bytes stand for: UTF-8, with a byte 0 before a short form. A key is the crc32 of an English text.
"""
_pieces = ()
_KEYS = 2 * 257
BETWEEN_FORMS = "\x01"
"""Between the forms of a text with a number: they may have line breaks."""
_form = None
_short = False


def choose(code: str, short: bool) -> None:
    """Take the language of this code, "" for English. short: prefer the short forms that some texts have."""
    global _packed, _pieces, _form, _short
    _short = short
    if code in CODES:
        module = loading.load(_MODULES + code)
        (_packed, _pieces), _form = module.PACKED, module.form
    else:
        _packed, _pieces, _form = b"", (), None


def name_of(code: str) -> str:
    """Return the name of a language in itself."""
    return loading.load(_MODULES + code).NAME if code in CODES else "English"


def later(text: str) -> str:
    """Mark a text that `t` translates when it is shown."""
    return text


def later_n(one: str, more: str) -> list:
    """Mark two texts that `t_n` takes when they are shown: `shown` takes [count] + these + [values...]."""
    return [one, more]


def t(text: str, *values) -> str:
    """Return a text in the chosen language, with its values: {0} is the first one."""
    if _packed:
        text = _other(text) or text
    return text.format(*values) if values else text


def shown(text) -> str:
    """Translate a text of a state or a table: one marked by `later`, [such a text, values...] or [count, one, more,
    values...] with two such texts. A value may be such a list.
    """
    if isinstance(text, str):
        return t(text)
    first = 1 if isinstance(text[0], str) else 3
    values = [shown(value) if isinstance(value, (list, tuple)) else value for value in text[first:]]
    return t(text[0], *values) if first == 1 else t_n(*text[:3], *values)


def joined(texts: list, between: str) -> list:
    """Return several texts for `shown` as one."""
    template = between.join(["{%d}" % number for number in range(len(texts))])
    return [template] + [[text] if isinstance(text, str) else text for text in texts]


def refusal(error) -> list:
    """Return the message of a Refused for `shown`."""
    return [error.template] + [[value] if isinstance(value, str) else value for value in error.values]


def t_n(count: int, one: str, more: str, *values) -> str:
    """Return a text with a number, {0}, in the form that the language has for it; {1} is the first of `values`."""
    text = one if count in (1, -1) else more
    if _packed:
        forms = _other(one + BETWEEN_FORMS + more).split(BETWEEN_FORMS)
        text = forms[_form(count)] if _form and len(forms) > 1 else forms[0] or text
    return text.format(count, *values)


def _other(text):
    # Return the text in the chosen language, "" if it has none.
    key = crc32(text.encode())
    rest = (key >> 8).to_bytes(3, "little")
    at = _KEYS + 3 * _number(2 * (key & 255), 2)
    end = _KEYS + 3 * _number(2 * (key & 255) + 2, 2)
    at = _packed.find(rest, at, end)
    while at >= 0 and (at - _KEYS) % 3:
        at = _packed.find(rest, at + 1, end)
    if at < 0:
        return ""
    start = _number(at + 3 * _number(_KEYS - 2, 2), 3)
    words = b"".join([_pieces[code] for code in _packed[start : _packed.find(b"\xff", start)]])
    long, _zero, short = str(words, "utf-8").partition("\0")
    return short if short and _short else long


def _number(at, size):
    return int.from_bytes(_packed[at : at + size], "little")
