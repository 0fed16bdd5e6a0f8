"""The texts of the page itself: English in host_sim/web, other languages in host_sim/web/languages/<code>.json, each an
object of English text -> translation.
"""

import json
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from host_sim import kept_files
from host_sim.boards import board_names, load_board
from host_sim.case_layout import CaseLayout
from shared_rules import registry
from tools import places

PAGE = places.ROOT / "host_sim" / "web"
FOLDER = PAGE / "languages"
BOARD_DIALOG = (
    "board.mjs",
    "connected.mjs",
    "device_file.mjs",
    "serial_link.mjs",
    "troubles.mjs",
    "uf2.mjs",
    "watch.mjs",
)
"""Fetched when somebody opens "Put it on a board"; so are their texts."""
_CALL = re.compile(r"\b(t|tn|later|parts)\(")
_LITERAL = re.compile(r"\s*'((?:[^'\\]|\\.)*)'")
_PLUS = re.compile(r"\s*\+")
_FORGED = re.compile(r'^_\w+ = "([A-Z].*\.)"$|Forged\("(.*?)"', re.MULTILINE)
_START, _PRIME = 0x811C9DC5, 0x1000193


def of_program(text: str) -> list[str]:
    """Return the English literals of t, tn, parts and later in a program."""
    found = []
    for call in _CALL.finditer(text):
        at = text.index(",", call.end()) + 1 if call[1] == "tn" else call.end()
        first, at = _literal(text, at)
        found.append(first)
        if call[1] == "tn":
            found.append(_literal(text, text.index(",", at) + 1)[0])
    return [each for each in found if each]


def _literal(text, at):
    """Return (the text of literals joined by "+", the place after them)."""
    parts = []
    while match := _LITERAL.match(text, at):
        parts.append(match[1].replace("\\'", "'"))
        at = match.end()
        plus = _PLUS.match(text, at)
        if not plus:
            break
        at = plus.end()
    return "".join(parts), at


class _Html(HTMLParser):
    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attrs):
        self.found += [value for name, value in attrs if name == "aria-label"]

    def handle_data(self, data):
        self.found.append(" ".join(data.split()))


def _everywhere():
    page = _Html()
    page.feed((PAGE / "index.html").read_text(encoding="utf-8"))
    forged = _FORGED.findall((PAGE / "shared_game.py").read_text(encoding="utf-8"))
    keys = [key for name in board_names() if name != "generic" for key in CaseLayout(load_board(name)).keys]
    names = [key.logical for key in keys] + [key.label for key in keys if key.direction is not None]
    kinds = [words for _pattern, *words in kept_files.KINDS for words in words]
    return page.found + kinds + [one or other for one, other in forged] + names + [game[2] for game in registry.GAMES]


@cache
def english() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return (texts of the page, further texts of the dialog of boards), each in the order of the code."""
    programs = sorted(PAGE.glob("*.mjs"))
    texts = {path.name: of_program(path.read_text(encoding="utf-8")) for path in programs}
    page = _everywhere() + [each for name in texts if name not in BOARD_DIALOG for each in texts[name]]
    dialog = [each for name in BOARD_DIALOG for each in texts[name]]
    first = dict.fromkeys(filter(None, page))
    return tuple(first), tuple(each for each in dict.fromkeys(dialog) if each not in first)


def read(code: str) -> dict[str, str]:
    """Return English -> translation of a language, empty if it has none."""
    path = FOLDER / f"{code}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def key(text: str) -> int:
    """Return the number by which host_sim/web/texts.mjs finds a text (FNV-1a, 24 bits)."""
    value = _START
    for letter in text:
        value = (value ^ ord(letter)) * _PRIME & 0xFFFFFFFF
    return value >> 8


def packed(code: str, texts: tuple[str, ...]) -> bytes:
    """Return the translations of these texts as the page reads them. Raises ValueError for two texts with one key."""
    if len(set(map(key, texts))) < len(texts):
        raise ValueError("two texts of the page have one key: change a word")
    known = read(code)
    found = {key(each): known[each] for each in texts if known.get(each) not in (None, "", each)}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()


def renew(code: str) -> Path:
    """Write the file of a language with the texts of today, empty where it has none yet; returns its path."""
    known, path = read(code), FOLDER / f"{code}.json"
    texts = {each: known.get(each, "") for part in english() for each in part}
    path.write_text(json.dumps(texts, ensure_ascii=False, indent=1) + "\n", encoding="utf-8", newline="\n")
    return path


def missing(code: str) -> list[str]:
    """Return the texts that a language lacks."""
    known = read(code)
    return [each for part in english() for each in part if not known.get(each)]


def unused(code: str) -> list[str]:
    """Return the texts of a language that the page does not have."""
    return [each for each in read(code) if all(each not in part for part in english())]
