"""Names that a new game cannot have, because they mean something already: to Python, to MicroPython, to the project, to
its tests, or on a screen.
"""

import ast
import builtins
import functools
import keyword
import re
import sys

from host_sim import device_modules
from shared_rules import registry
from shared_rules.puzzle_sheet import samples as sheets
from shared_rules.shape_cards import samples as decks
from tools import places

LONGEST_ID = 24
LONGEST_TITLE = 16
_OF_MICROPYTHON = frozenset(
    "bluetooth btree cryptolib deflate dht ds errno esp framebuf lcd machine micropython mip neopixel network ntptime"
    " onewire openamp pyb requests rp ssd vfs webrepl uarray uasyncio ubinascii ucollections uctypes uerrno uhashlib"
    " uheapq uio ujson uos urandom ure uselect usocket ussl ustruct usys utime uzlib".split()
)
_OF_WINDOWS = frozenset("aux con nul prn".split())
_TEMPLATES = places.ROOT / "tools" / "workshop" / "new_game"
_FOLDERS = ("shared_rules", "firmware", "host_sim", "tools")
_ON_SCREENS = ("firmware/screens", "firmware/pads")
_ENGLISH = "rules"  # a word of `sheet print`


def kind_of(game_id: str) -> str:
    """The name of the game's class."""
    return "".join(word.capitalize() for word in game_id.split("_"))


def refusal(game_id: str, title: str) -> str:
    """Why a game cannot have this id and this title, as a sentence without its end; "" when it can."""
    return _refused_id(game_id) or _refused_title(title)


def _refused_id(game_id):
    if not re.fullmatch("[a-z]+(_[a-z]+)*", game_id):
        return "the id has lower-case letters, with _ between words: ten_thousand"
    if len(game_id) > LONGEST_ID:
        return f"the id has at most {LONGEST_ID} letters; this one has {len(game_id)}"
    return _known_to_python(game_id) or _known_as_game(game_id) or _known_in_project(game_id)


def _known_to_python(game_id):
    python = [*keyword.kwlist, *keyword.softkwlist, *dir(builtins)]
    for name in (game_id, kind_of(game_id)):
        if name in python:
            return f"{name} is a word of Python"
    if game_id in sys.stdlib_module_names or game_id in _OF_MICROPYTHON:
        return f"{game_id} is a module of Python or MicroPython"
    if game_id in _OF_WINDOWS:
        return f"Windows has no folders called {game_id}"
    return ""


def _known_as_game(game_id):
    for other in [line[0] for line in registry.GAMES]:
        if other == game_id:
            return f"there is a game {game_id} already"
        if f"{other}_".startswith(f"{game_id}_") or f"{game_id}_".startswith(f"{other}_"):
            return f"the files of {game_id} would be taken for those of the game {other}"
    return ""


def _known_in_project(game_id):
    if game_id in _modules() or game_id == _ENGLISH:
        return f"{game_id} is a module or folder of the project"
    kind = kind_of(game_id)
    for name in (kind, f"{kind}Bench", f"{kind}Player"):
        if name in _names_of_template():
            return f"the class {name} has the name of another"
    if re.search(f"(?<![a-z]){game_id}(?![a-z])", _names_of_tests()):
        return f"tests have {game_id} in their names: --game {game_id} would choose them"
    return ""


def _refused_title(title):
    if not 0 < len(title) <= LONGEST_TITLE:
        return f"the name has 1 to {LONGEST_TITLE} characters; this one has {len(title)}"
    for letter in title:
        if not (letter.isalnum() or letter in " !'-") or not _can_be_drawn(letter):
            return (
                f"the name cannot have {letter!r}: letters and digits of western Europe, blanks, ! ' and - can be shown"
            )
    if not title[0].isalpha() or title != " ".join(title.split()):
        return "the name begins with a letter and has single blanks between words"
    if not _fits(title):
        return "the name is too wide for the smallest display"
    plain = _plain(title)
    for other in registry.GAMES:
        if plain in (_plain(other[2]), _plain(other[0])):
            return f"there is a game {other[2]} already"
    if plain in [_plain(name) for name in (*sheets.NAMES, *decks.NAMES)]:
        return f"there is a sheet or a deck {title} already"
    if plain in _words_on_screens() or plain == _ENGLISH:
        return f"{title} stands on the handheld's screens already, for something else"
    return ""


def _plain(title):
    return title.casefold().strip("!").replace("_", " ")


def _can_be_drawn(letter):
    # 0x80 to 0x9F are the fonts' icons; a few signs are missing in the font of headings.
    return 0x20 <= ord(letter) <= 0xFF and letter not in "ª²³µ¹º¼½¾"


def _fits(title):
    device_modules.install()
    from firmware.boards import pimoroni_pico_display
    from firmware.drawing import fonts, lists, widgets

    row = widgets.Layout(pimoroni_pico_display, False).width - lists.BAR - 4 - 2 * widgets.EDGE
    return fonts.SMALL.width(f"Resume {title}") <= row


@functools.lru_cache(maxsize=1)
def _modules():
    found: set[str] = set(_FOLDERS)
    for folder in _FOLDERS:
        for path in (places.ROOT / folder).rglob("*"):
            if (path.suffix == ".py" or path.is_dir()) and _TEMPLATES not in path.parents:
                found.add(path.stem.lower())
    return found


@functools.lru_cache(maxsize=1)
def _names_of_template():
    """What the files of a new game import, and the modules of the project that they import it from."""
    found = {"Refused", "Screen"}
    for path in _TEMPLATES.glob("*/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                found |= {alias.asname or alias.name for alias in node.names}
            elif isinstance(node, ast.ClassDef) and "MyGame" not in node.name:
                found.add(node.name)
    return found


@functools.lru_cache(maxsize=1)
def _names_of_tests():
    """The paths and functions of all tests and the names of all pictures and transcripts, in one text."""
    found = set()
    for path in (places.ROOT / "tests").rglob("*"):
        found.add(path.relative_to(places.ROOT).as_posix().lower())
        if path.suffix == ".py":
            found |= set(re.findall(r"^ *(?:def|class) (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE))
    return "\n".join(sorted(found))


@functools.lru_cache(maxsize=1)
def _words_on_screens():
    found = set()
    for folder in _ON_SCREENS:
        for path in (places.ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found |= {_plain(line) for line in node.value.split("\n")}
    return found
