"""Modules by their names: a screen is kept in flash as one, and a game is found by its id."""

import gc
import sys

FOLDER = "firmware."


def load(name: str):
    """The module of this name."""
    if name not in sys.modules:  # __import__ would look at its packages too
        __import__(name)
    return sys.modules[name]


def game(game_id: str, part: str = "game"):
    """The module that says how a game is played on the handheld, or another one beside it."""
    return load(FOLDER + "games." + game_id + "." + part)


def screen_class(name: str):
    """The class of a screen named "folder.module.Class"."""
    module, _dot, attribute = name.rpartition(".")
    return getattr(load(FOLDER + module), attribute)


def screens_of(game_id: str) -> list:
    """The modules of the screens that a game's own module names."""
    constants = game(game_id).__dict__
    names = [constants[key] for key in sorted(constants) if isinstance(constants[key], str)]
    return [FOLDER + name.rpartition(".")[0] for name in names if name.startswith(("games.", "screens."))]


def import_ahead(names) -> bool:
    """Import the first of these modules that is not there, while nobody waits. False when all are."""
    for name in names:
        if name not in sys.modules:
            load(name)
            return True
    return False


def tidily(work, *arguments):
    """What `work` returns. Garbage is collected in the midst of it: what stays would else lie scattered in the heap."""
    if not hasattr(gc, "threshold"):
        return work(*arguments)
    before = gc.threshold()
    gc.threshold(24 * 1024)
    try:
        return work(*arguments)
    finally:
        gc.threshold(before)
