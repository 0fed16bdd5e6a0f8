"""A language for tests that is made from English: each text in brackets, a third longer, with accents on all vowels."""

import re
import sys
from contextlib import contextmanager
from types import ModuleType

from firmware import language
from firmware.languages.pack import pack
from firmware.storage import settings

CODE = "zz"
PLAIN = frozenset("aeiouAEIOU")
"""Letters that the language never has."""
_LETTERS = str.maketrans("aceinouyACEINOU", "àçéîñöüýÀÇÉÎÑÖÜ")
_PLACEHOLDER = re.compile(r"(\{[^}]*\})")


def pseudo(text: str) -> str:
    """Return a text as the language has it."""
    parts = _PLACEHOLDER.split(text)
    changed = "".join(part if number % 2 else part.translate(_LETTERS) for number, part in enumerate(parts))
    letters = sum(len(part) for part in parts[::2])
    return f"[{changed}{'~' * (letters // 3)}]"


def texts_of(keys) -> tuple:
    """Return TEXTS of the language for English texts, each a string or a tuple of two."""
    return tuple((key, pseudo(key) if isinstance(key, str) else tuple(map(pseudo, key))) for key in keys)


@contextmanager
def chosen_by(texts: tuple, form=lambda count: 0 if count == 1 else 1, name="[Pseudo]", code=CODE, letters=""):
    """While it is open a handheld can choose a language of this code with these texts, and no other language has it."""
    module = ModuleType(f"firmware.languages.{code}")
    module.__dict__.update(NAME=name, LETTERS=letters, form=form, PACKED=pack(texts))
    field = settings.field("language")
    before = language.CODES, field.choices, sys.modules.get(module.__name__)
    sys.modules[module.__name__] = module
    language.CODES = (*[other for other in language.CODES if other != code], code)
    field.choices = (*[other for other in field.choices if other != code], code)
    try:
        yield
    finally:
        language.CODES, field.choices, hidden = before
        language.choose("", False)
        del sys.modules[module.__name__]
        if hidden:
            sys.modules[module.__name__] = hidden
