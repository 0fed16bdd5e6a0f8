"""The sheets and decks that can be played: those that come with the game, then those that the owner installed.

An installed one is a file in the folder of the handheld's data, put there by `dev.py sheet install` or copied by hand:
    sheets/<name>.json   the value of a sheet, as the options of the puzzle sheet take it
    sheets/<name>.solo   its solo pictures, [[title, [[row, column], ...]], ...]; may be absent
    decks/<name>.json    the value of a deck
Files are read one at a time and only when asked for: names cost a look at both ends of each file, once. A file that
turns out damaged is left out from then on, and `errors` has a sentence on it.
"""

import os

from firmware import loading
from shared_rules.game import BadOption
from shared_rules.text import json_reader

SHEETS = "sheets"
DECKS = "decks"
MOST_BYTES = 16384  # a sheet with every letter in every frame has less

_GAMES = {SHEETS: "puzzle_sheet", DECKS: "shape_cards"}
_ENDING = ".json"
_SOLO = ".solo"

_looked = {}
"""By folder and kind: [files listed, names that look well, sentences about the others, names read and well]."""


def names(folder: str, kind: str) -> list:
    """The names that can be chosen, `kind` being SHEETS or DECKS: shipped ones in their order, then installed ones
    sorted. `folder`: where the handheld keeps its data."""
    return list(_shipped(kind)) + _look(folder, kind)[1]


def errors(folder: str, kind: str) -> list:
    """A sentence for each installed file that `names` leaves out."""
    return _look(folder, kind)[2]


def sound(folder: str, kind: str, name: str | dict | list) -> bool:
    """Return True if this can be played: one of `names`, of which all was read and found well. It is read once."""
    if name in _shipped(kind):
        return True
    known = _look(folder, kind)
    if name in known[1] and name not in known[3]:
        try:
            _read(folder, kind, name)
        except BadOption:
            return False  # and one of `errors` from now on
        known[3].append(name)
    return name in known[3]


def error_rows(folder: str, kind: str) -> list:
    """What the setup of a game offers beside its options (see firmware/screens/new_game.py), so that players read of
    files that cannot be used: one row that opens their errors, or none."""
    sentences = errors(folder, kind)
    if not sentences:
        return []
    title = "Damaged %s" % kind
    return [
        ["damaged", title, "screen", ["screens.choice.Message", ["\n".join(sentences), title]], str(len(sentences))]
    ]


def option(folder: str, kind: str, name: str) -> str | dict | list | None:
    """What the options of a new game take for this name: the name itself of a shipped one, the value of an installed
    one. Raises BadOption with a sentence for the players when the file is gone or damaged."""
    if name in _shipped(kind):
        return name
    return _read(folder, kind, name)


def value(folder: str, kind: str, name: str) -> dict | list | None:
    """The whole sheet or deck, for drawing it. Raises BadOption as `option` does."""
    if name in _shipped(kind):
        return _rules(kind, "samples").value(name)
    return _read(folder, kind, name)


def solo_pictures(folder: str, name: str) -> list:
    """The solo pictures of a sheet: (title, cells to fill as [row, column]) each. A damaged file of pictures is as
    good as none: own cells can be chosen all the same."""
    if name in _shipped(SHEETS):
        return list(_rules(SHEETS, "samples").solo_pictures(name))
    pictures = _json(_path(folder, SHEETS, name, _SOLO))
    if not isinstance(pictures, list):
        return []
    return [(picture[0], picture[1]) for picture in pictures if _is_picture(picture)]


def _rules(kind, part):
    """A module of the rules that it is for, by its name: the handheld forgets it with the game."""
    return loading.load("shared_rules.%s.%s" % (_GAMES[kind], part))


def _shipped(kind):
    return _rules(kind, "samples").NAMES


def _path(folder, kind, name, ending=_ENDING):
    return folder + "/" + kind + "/" + name + ending


def _installed(folder, kind):
    """The names of the files, sorted."""
    try:
        files = os.listdir(folder + "/" + kind)
    except OSError:
        return []  # nothing was ever installed
    # Computers leave files of their own on a drive, which begin with a dot.
    return sorted([name[: -len(_ENDING)] for name in files if name.endswith(_ENDING) and name[0] != "."])


def _look(folder, kind):
    """What is known of the installed files: looked at again when there are other ones."""
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


def _what(kind):
    return "sheet" if kind == SHEETS else "deck"


def _fault(folder, kind, name):
    """Why an installed file cannot be used, as far as a look shows; empty when it looks well."""
    if name in _shipped(kind):
        return "The %s %s has the same name as a built-in one." % (_what(kind), name)
    edges = b"{}" if kind == SHEETS else b"[]"
    try:
        with open(_path(folder, kind, name), "rb") as file:
            size = file.seek(0, 2)
            if 2 <= size <= MOST_BYTES:
                file.seek(0)
                first = file.read(1)
                file.seek(max(1, size - 4))
                # An editor leaves a line's end behind.
                if first + file.read().rstrip()[-1:] == edges:
                    return ""
    except OSError:
        pass  # what cannot be read is damaged
    return _damaged(kind, name)


_DAMAGED = "The %s %s is damaged. Install it again."


def _damaged(kind, name):
    return _DAMAGED % (_what(kind), name)


def _json(path):
    """The value in a JSON file; None when it is not there or damaged."""
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
        pass  # to a player its file is damaged
    known = _look(folder, kind)
    if name in known[1]:
        known[1].remove(name)
        known[2].append(_damaged(kind, name))
    raise BadOption(_DAMAGED, _what(kind), name)


def _checked(kind, found):
    options = _rules(kind, "options")
    if kind == SHEETS:
        return options.checked_sheet(found)
    if not isinstance(found, list):
        raise BadOption("A deck must be a list of cards.")  # to the rules a text is the name of one
    return options.deck_of(found)


def _is_picture(picture):
    """Return True if this is a title and a list of cells; which cells they are is for the rules to judge."""
    if not isinstance(picture, list) or len(picture) != 2:
        return False
    return isinstance(picture[0], str) and isinstance(picture[1], list)
