"""The language of the handheld's texts. English stands in the code, and an English text is the key of the others:

    t("Roll the dice")    t("{0} wins by {1}.", name, points)    t_n(count, "{0} die", "{0} dice")

A sentence is one template with its values: other languages have another order. A text in a constant is marked by
`later` and goes through `t` where it is shown. States of screens, messages and files hold English, as `shown` takes it.
What may be typed by people is never translated.
"""

from binascii import crc32

from firmware import loading
from shared_rules.words import filled
from shared_rules.words import later as later
from shared_rules.words import later_n as later_n

CODES = ("it", "de", "fr", "es", "ja")
"""Languages beside English, in the order of their choice: modules of firmware.languages."""
_MODULES = "firmware.languages."

_packed: tuple = ()
"""The texts of the chosen language, empty for English: (starts, texts, pieces). A key is the crc32 of an English text.
A text in `texts` is a byte 255, the three last bytes of its key, and its translation; starts[n] is where those with the
first byte n begin. pieces[n] is what a byte n of a translation stands for: UTF-8, with a byte 0 before a short form.
"""
JAPANESE = "ja"
japanese = False
"""True while it is chosen: its lines break, and names are written, by rules of its own."""
letters = ""
"""The capitals with accents of the chosen language, for names."""
BETWEEN_FORMS = "\x01"
"""Between the forms of a text with a number: they may have line breaks."""
_NOBODYS = ("Player", "Bot")
"""How names begin that nobody has typed; a number may follow."""
_form = None
_short = False
_found = {}
"""The texts that were shown last, with their translations: finding one takes a third of a millisecond."""
_MOST = 64


def choose(code: str, short: bool) -> None:
    """Take the language of this code, "" for English. short: prefer the short forms that some texts have."""
    global _packed, _form, _short, japanese, letters
    _short = short
    _found.clear()
    if code in CODES:
        module = loading.load(_MODULES + code)
        _packed, _form = module.PACKED, module.form
    else:
        module = None
        _packed, _form = (), None
    japanese = module is not None and code == JAPANESE
    letters = getattr(module, "LETTERS", "")


def name_of(code: str) -> str:
    """Return the name of a language in itself."""
    return loading.load(_MODULES + code).NAME if code in CODES else "English"


def t(text: str, *values) -> str:
    """Return a text in the chosen language, with its values: {0} is the first one. A value may be a player's name, as
    of `shown_name`.
    """
    if _packed:
        text = _other(text) or text
    return text.format(*_shown_names(values)) if values else text


def shown_name(name: str) -> str:
    """Return what players see of a name. Files, states and messages keep it as it is: one that nobody has typed,
    "Player 2" or "Bot", is in English.
    """
    word, _space, number = name.partition(" ")
    if word not in _NOBODYS or number and not number.encode().isdigit():
        return name
    return t(word + " {0}", number) if number else t(word)


def _shown_names(values):
    return [shown_name(value) if isinstance(value, str) else value for value in values] if _packed else values


def shown(text) -> str:
    """Translate a text of a state or a table, as shared_rules/words.py describes them."""
    return filled(text, t, t_n)


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
    return text.format(count, *_shown_names(values))


def capital(text: str) -> str:
    """Return a text with a capital letter at its start; MicroPython's `upper` does not change letters with accents."""
    first = text[:1]
    return (chr(ord(first) - 32) if "\xe0" <= first <= "\xfe" else first.upper()) + text[1:]


def _other(text):
    # Return the text in the chosen language, "" if it has none.
    words = _found.get(text)
    if words is None:
        if len(_found) == _MOST:
            _found.clear()
        words = _found[text] = _looked_up(text)
    return words


def _looked_up(text):
    starts, packed, pieces = _packed
    key = crc32(text.encode()).to_bytes(4, "little")
    first = key[0]
    at = packed.find(b"\xff" + key[1:], starts[first], starts[first + 1])
    if at < 0:
        return ""
    at += 4
    words = str(b"".join([pieces[code] for code in packed[at : packed.find(b"\xff", at)]]), "utf-8")
    return words.split("\0")[_short] if "\0" in words else words
