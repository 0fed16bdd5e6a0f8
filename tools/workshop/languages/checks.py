"""What is wrong with a language, without drawing a screen: tests/firmware/screens/test_languages.py does that."""

import importlib
import re
from types import ModuleType

from host_sim import device_modules

device_modules.install()

from firmware.drawing import fonts
from firmware.drivers import glyph_atlas
from firmware.languages.pack import key_of
from tools import places
from tools.device.assets import letters
from tools.workshop.languages.texts import Key, Texts

NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101)
"""For which each language must have a form."""
_PLACEHOLDER = re.compile(r"\{[^}]*\}")


def of_code(code: str) -> ModuleType:
    """Return the module of a language. Raises ImportError, and ValueError for a text that it has twice."""
    return importlib.import_module(f"firmware.languages.{code}")


def entries(module: ModuleType) -> tuple:
    """Return TEXTS and PAPER of a language."""
    return module.TEXTS + getattr(module, "PAPER", ())


def findings(module: ModuleType, texts: Texts, japanese: bool = False) -> dict[str, list[str]]:
    """Return what is wrong by kind: "missing", "unused", "placeholders", "forms", "glyphs" and "kanji", each a list of
    lines. japanese: the language has the Japanese fonts too.
    """
    known = {entry[0]: entry[1:] for entry in entries(module)}
    done = {key: forms for key, forms in known.items() if "".join(_flat(forms)).strip()}
    printed = {entry[0] for entry in getattr(module, "PAPER", ())}
    on_screen = [words for key, forms in done.items() if key not in printed for words in _flat(forms)]
    return {
        "missing": [f"{text.places[0]}: {_shown(key)}" for key, text in texts.by_key.items() if key not in done],
        "unused": [_shown(key) for key in known if key not in texts.by_key],
        "placeholders": [_shown(key) for key, forms in done.items() if not _same_placeholders(key, forms)],
        "forms": _forms(module, done),
        "glyphs": [f"{letter} (U+{ord(letter):04X}): {words}" for letter, words in _lacking(on_screen, japanese)],
        "kanji": [f"{letter}: in no text" for letter in _idle_kanji(module)] if japanese else [],
    }


def _flat(forms) -> list[str]:
    return [words for form in forms for words in ((form,) if isinstance(form, str) else form)]


def _shown(key: Key) -> str:
    return key if isinstance(key, str) else " / ".join(key)


def _same_placeholders(key, forms):
    """A form for a number may leave the number out: one of the two in English, or a single die."""
    wanted = set(_PLACEHOLDER.findall(key_of(key)))
    free = set() if isinstance(key, str) else {"{0}"}
    return all(set(_PLACEHOLDER.findall(words)) | free == wanted | free for words in _flat(forms))


def _forms(module, done):
    count = 1 + max(module.form(number) for number in NUMBERS)
    wrong = [f"form({number})" for number in NUMBERS if not 0 <= module.form(number) < count]
    for key, forms in done.items():
        if isinstance(key, str) != isinstance(forms[0], str):
            wrong.append(f"one text or several: {_shown(key)}")
        elif not isinstance(key, str) and any(len(form) != count for form in forms):
            wrong.append(f"not {count} forms: {_shown(key)}")
        elif len(forms) > 2:
            wrong.append(f"more than a long and a short form: {_shown(key)}")
    return wrong


def _lacking(texts, japanese):
    """Return pairs of a letter and the first text with it, for letters that a font of the screens lacks."""
    shown = set.intersection(*(_shown_by(name, japanese) for name, *_ in fonts.CUTS))
    first = {}
    for words in texts:
        for letter in words:
            first.setdefault(letter, words)
    return [(letter, words) for letter, words in sorted(first.items()) if letter >= " " and letter not in shown]


def _shown_by(name, japanese):
    names = (name, fonts.JAPANESE + name) if japanese else (name,)
    pages = [glyph_atlas.read(str(places.ROOT / "firmware" / "assets" / each))[0] for each in names]
    return set().union(*map(letters_of, pages))


def _idle_kanji(module):
    """Return kanji that take room in the fonts though no text has them."""
    used = set(module.NAME).union(*(words for _key, *forms in module.TEXTS for words in _flat(forms)))
    return [letter for letter in letters.kanji() if letter not in used]


def letters_of(tables: bytes) -> set[str]:
    """Return the letters that a font has. tables: the first page of its atlas."""
    missing = tables[7:10]
    count, further = (int.from_bytes(tables[at : at + 2], "little") for at in (10, 12))
    entries = [(tables[6] + number, tables[14 + 3 * number :]) for number in range(count)]
    for number in range(further):
        row = tables[14 + 3 * count + 5 * number :]
        entries.append((int.from_bytes(row[:2], "little"), row[2:]))
    return {chr(code) for code, entry in entries if entry[:3] != missing}
