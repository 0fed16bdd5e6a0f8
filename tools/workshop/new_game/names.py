"""Names that a new game cannot have: they mean something already, or no screen can show them."""

import builtins
import keyword
import re
import sys

from host_sim import device_modules
from shared_rules import game, registry
from shared_rules.puzzle_sheet import samples as sheets
from shared_rules.shape_cards import samples as decks
from tools import places

LONGEST_ID = 24
LONGEST_TITLE = 16
_FOLDERS = ("shared_rules", "firmware/games", "tools/games")


def kind_of(game_id: str) -> str:
    """Return the name of the game's class."""
    return "".join(word.capitalize() for word in game_id.split("_"))


def refusal(game_id: str, title: str) -> str:
    """Return why a game cannot have this id and this title, as a sentence without its end; "" if it can."""
    return _refused_id(game_id) or _refused_title(title)


def _refused_id(game_id):
    if not re.fullmatch("[a-z]+(_[a-z]+)*", game_id):
        return "the id has lower-case letters, with _ between words: ten_thousand"
    if len(game_id) > LONGEST_ID:
        return f"the id has at most {LONGEST_ID} letters; this one has {len(game_id)}"
    for name in (game_id, kind_of(game_id)):
        if name in {*keyword.kwlist, *keyword.softkwlist, *dir(builtins), *sys.stdlib_module_names}:
            return f"{name} is a word or a module of Python"
    for other in [line[0] for line in registry.GAMES]:
        if other == game_id:
            return f"there is a game {game_id} already"
        if f"{other}_".startswith(f"{game_id}_") or f"{game_id}_".startswith(f"{other}_"):
            return f"the files of {game_id} would be taken for those of the game {other}"
    paths = [places.ROOT / folder / game_id for folder in _FOLDERS]
    if any(path.exists() or path.with_suffix(".py").exists() for path in paths) or hasattr(game, kind_of(game_id)):
        return f"{game_id} is a module, a folder or a class of the project"
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
    # `sheet print` takes all of these.
    known = [*[name for line in registry.GAMES for name in (line[0], line[2])], *sheets.NAMES, *decks.NAMES, "rules"]
    if _plain(title) in map(_plain, known):
        return f"there is a game, a sheet or a deck {title} already"
    return ""


def _plain(title):
    return title.casefold().strip("!").replace("_", " ")


def _can_be_drawn(letter):
    # 0x80 to 0x9F are the fonts' icons; a few symbols are missing in the font of headings.
    return 0x20 <= ord(letter) <= 0xFF and letter not in "ª²³µ¹º¼½¾"


def _fits(title):
    device_modules.install()
    from firmware.boards import pimoroni_pico_display
    from firmware.drawing import fonts, lists, widgets

    row = widgets.Layout(pimoroni_pico_display, False).width - lists.BAR - 4 - 2 * widgets.EDGE
    return fonts.SMALL.width(f"Resume {title}") <= row
