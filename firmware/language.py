"""The language of the handheld's texts. English stands in the code, and an English text is the key of the others:

    t("Roll the dice")    t("{0} wins by {1}.", name, points)    t_n(count, "{0} die", "{0} dice")

A sentence is one template with its values: other languages have another order. A text in a constant is marked by
`later` and goes through `t` where it is shown. What may be typed by people is never translated.
"""

from binascii import crc32

import micropython

from firmware import loading

CODES = ()
"""Languages beside English, in the order of their choice: modules of firmware.languages."""
_BITS = 0x3FFFFFFF  # of a key: a small integer of MicroPython

_packed = b""
"""The texts of the chosen language, empty for English. Two bytes with their number; for each in the order of its key
seven: four with the key, the crc32 of the English text, three with the place of the translation; then the translations,
each up to a byte 255, with a byte 0 before its short form. Numbers are little-endian.
"""
_form = None
_short = False


def choose(code: str, short: bool) -> None:
    """Take the language of this code, "" for English. short: prefer the short forms that some texts have."""
    global _packed, _form, _short
    _short = short
    if code in CODES:
        module = loading.load("firmware.languages." + code)
        _packed, _form = module.PACKED, module.form
    else:
        _packed, _form = b"", None


def later(text: str) -> str:
    """Mark a text that `t` translates when it is shown."""
    return text


def t(text: str, *values) -> str:
    """Return a text in the chosen language, with its values: {0} is the first one."""
    if _packed:
        text = _other(text) or text
    return text.format(*values) if values else text


def t_n(count: int, one: str, more: str, *values) -> str:
    """Return a text with a number, {0}, in the form that the language has for it; {1} is the first of `values`."""
    text = one if count in (1, -1) else more
    if _packed:
        forms = _other(one + "\n" + more).split("\n")
        text = forms[_form(count)] if len(forms) > 1 else forms[0] or text
    return text.format(count, *values)


@micropython.viper
def _find(packed: ptr8, wanted: int) -> int:  # noqa: F821  # pyright: ignore[reportUndefinedVariable]
    # Return the place of this key in the table, or -1.
    low = 0
    high = packed[0] | packed[1] << 8
    while low < high:
        middle = (low + high) >> 1
        place = 2 + 7 * middle
        key = packed[place] | packed[place + 1] << 8 | packed[place + 2] << 16 | packed[place + 3] << 24
        if key == wanted:
            return place
        if key < wanted:
            low = middle + 1
        else:
            high = middle
    return -1


def _other(text):
    # Return the text in the chosen language, "" if it has none.
    place = _find(_packed, crc32(text.encode()) & _BITS)
    if place < 0:
        return ""
    start = _packed[place + 4] | _packed[place + 5] << 8 | _packed[place + 6] << 16
    long, _zero, short = str(_packed[start : _packed.index(b"\xff", start)], "utf-8").partition("\0")
    return short if short and _short else long
