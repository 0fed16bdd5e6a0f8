"""The sheets and decks that can be played: the built-in ones, then those the owner installed.

Installed files are in the data folder, from `dev.py sheet install` or copied by hand:
    sheets/<name>.json   a sheet, as in the options of the puzzle sheet
    sheets/<name>.solo   its solo pictures, [[title, [[row, column], ...]], ...]; may be absent
    decks/<name>.json    a deck
Files are read one at a time and only on demand; listing names reads both ends of each file, once. A file found damaged
is left out from then on, with a sentence in `errors`.
"""

import os

from firmware import loading
from firmware.language import joined, later
from shared_rules.game import BadOption
from shared_rules.text import json_reader

SHEETS = "sheets"
DECKS = "decks"
MOST_BYTES = 16384  # a sheet with every letter in every frame is smaller

_GAMES = {SHEETS: "puzzle_sheet", DECKS: "shape_cards"}
_ENDING = ".json"
_SOLO = ".solo"

_BUILT_IN = {
    SHEETS: later("The sheet {0} has the same name as a built-in one."),
    DECKS: later("The deck {0} has the same name as a built-in one."),
}
_DAMAGED = {
    SHEETS: later("The sheet {0} is damaged. Install it again."),
    DECKS: later("The deck {0} is damaged. Install it again."),
}

_looked = {}
"""By folder and kind: [listed files, plausible names, sentences about the others, names read and found valid]."""


def names(folder: str, kind: str) -> list:
    """Return the names to choose from: built-in ones in their order, then installed ones sorted. kind: SHEETS or DECKS;
    folder: the data folder.
    """
    return list(_shipped(kind)) + _look(folder, kind)[1]


def errors(folder: str, kind: str) -> list:
    """Return a sentence for each installed file that `names` omits, for `shown` of firmware.language."""
    return _look(folder, kind)[2]


def sound(folder: str, kind: str, name: str | dict | list) -> bool:
    """Return True if `name` is one of `names` and its file is valid. The file is read once."""
    if name in _shipped(kind):
        return True
    known = _look(folder, kind)
    if name in known[1] and name not in known[3]:
        try:
            _read(folder, kind, name)
        except BadOption:
            return False  # from now on it is in `errors`
        known[3].append(name)
    return name in known[3]


def error_rows(folder: str, kind: str) -> list:
    """Return setup rows (see firmware/screens/new_game.py): one that opens the errors of unusable files, or none."""
    sentences = errors(folder, kind)
    if not sentences:
        return []
    title = later("Damaged sheets") if kind == SHEETS else later("Damaged decks")
    message = ["screens.choice.Message", [joined(sentences, "\n"), title]]
    return [["damaged", title, "screen", message, str(len(sentences))]]


def option(folder: str, kind: str, name: str) -> str | dict | list | None:
    """Return what the options of a new game need: the name of a built-in one, the value of an installed one. Raises
    BadOption with a sentence for the players if the file is missing or damaged.
    """
    if name in _shipped(kind):
        return name
    return _read(folder, kind, name)


def value(folder: str, kind: str, name: str) -> dict | list | None:
    """Return the whole sheet or deck, for drawing. Raises BadOption as `option` does."""
    if name in _shipped(kind):
        return _rules(kind, "samples").value(name)
    return _read(folder, kind, name)


def solo_pictures(folder: str, name: str) -> list:
    """Return the solo pictures of a sheet, each (title, cells to fill as [row, column]). If the file is damaged, none:
    players can still choose cells.
    """
    if name in _shipped(SHEETS):
        return list(_rules(SHEETS, "samples").solo_pictures(name))
    pictures = _json(_path(folder, SHEETS, name, _SOLO))
    if not isinstance(pictures, list):
        return []
    return [(picture[0], picture[1]) for picture in pictures if _is_picture(picture)]


def _rules(kind, part):
    """Return a module of the kind's rules, by name, so that it can be unloaded with the game."""
    return loading.load("shared_rules.%s.%s" % (_GAMES[kind], part))


def _shipped(kind):
    return _rules(kind, "samples").NAMES


def _path(folder, kind, name, ending=_ENDING):
    return folder + "/" + kind + "/" + name + ending


def _installed(folder, kind):
    """Return the names of the installed files, sorted."""
    try:
        files = os.listdir(folder + "/" + kind)
    except OSError:
        return []  # nothing was ever installed
    # Computers leave files of their own on a drive, which begin with a dot.
    return sorted([name[: -len(_ENDING)] for name in files if name.endswith(_ENDING) and name[0] != "."])


def _look(folder, kind):
    """Return what is known of the installed files, updated if the list of files changed."""
    key = folder + "/" + kind
    installed = _installed(folder, kind)
    known = _looked.get(key)
    if known is None or known[0] != installed:
        known = _looked[key] = [installed, [], [], []]
        for name in installed:
            fault = _fault(folder, kind, name)
            if fault:
                known[2].append(fault)
            else:
                known[1].append(name)
    return known


def _fault(folder, kind, name):
    """Return why an installed file is unusable, judging by its two ends; None if it looks valid."""
    if name in _shipped(kind):
        return [_BUILT_IN[kind], name]
    edges = b"{}" if kind == SHEETS else b"[]"
    try:
        with open(_path(folder, kind, name), "rb") as file:
            size = file.seek(0, 2)
            if 2 <= size <= MOST_BYTES:
                file.seek(0)
                first = file.read(1)
                file.seek(max(1, size - 4))
                # An editor adds a line end.
                if first + file.read().rstrip()[-1:] == edges:
                    return None
    except OSError:
        pass  # an unreadable file counts as damaged
    return [_DAMAGED[kind], name]


def _json(path):
    """Return the value of a JSON file, or None if it is absent or damaged."""
    try:
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError:
        return None
    if len(content) > MOST_BYTES:
        return None
    try:
        return json_reader.read(content)
    except ValueError:
        return None


def _read(folder, kind, name):
    try:
        return _checked(kind, _json(_path(folder, kind, name)))
    except BadOption:
        pass  # report it as damaged
    known = _look(folder, kind)
    if name in known[1]:
        known[1].remove(name)
        known[2].append([_DAMAGED[kind], name])
    raise BadOption(_DAMAGED[kind], name)


def _checked(kind, found):
    options = _rules(kind, "options")
    if kind == SHEETS:
        return options.checked_sheet(found)
    if not isinstance(found, list):
        raise BadOption("A deck must be a list of cards.")  # to the rules a string is the name of a deck
    return options.deck_of(found)


def _is_picture(picture):
    """Return True if this is a title and a list; the rules check the cells."""
    if not isinstance(picture, list) or len(picture) != 2:
        return False
    return isinstance(picture[0], str) and isinstance(picture[1], list)
