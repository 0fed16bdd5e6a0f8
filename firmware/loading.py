"""Modules by their names: a screen is kept in flash as one, a game is found by its id. Also by name, when it is first
used, comes what the first picture need not wait for: an import takes 2 ms.
"""

import gc
import sys

from shared_rules import registry

FOLDER = "firmware."
_OFTEN = 24 * 1024
"""Bytes of garbage after which it is collected during long work."""


def load(name: str):
    """The module of this name."""
    if name not in sys.modules:  # __import__ would look at its packages too
        __import__(name)
    return sys.modules[name]


def screens_of(game_id: str):
    """The GameScreens of a game."""
    return load(module_of_game(game_id)).GAME


def module_of_game(game_id: str, part: str = "game") -> str:
    """The name of the module of a game's GameScreens, or of another one beside it."""
    return FOLDER + "games." + game_id + "." + part


def screen_class(name: str):
    """The class of a screen named "folder.module.Class"."""
    return getattr(load(module_of(name)), name.rpartition(".")[2])


def is_there(name: str) -> bool:
    """Return True if the module of a screen named "folder.module.Class" need not be imported any more."""
    return module_of(name) in sys.modules


def module_of(name: str) -> str:
    """The whole name of the module of a screen named "folder.module.Class"."""
    return FOLDER + name.rpartition(".")[0]


def screen_modules(game_id: str) -> list:
    """The modules of the screens that a game names, in its GameScreens and beside it."""
    module = load(module_of_game(game_id))
    found = []
    for constants in (module.__dict__, type(module.GAME).__dict__):
        names = [constants[key] for key in sorted(constants) if isinstance(constants[key], str)]
        found += [module_of(name) for name in names if name.startswith(("games.", "screens."))]
    return found


def import_ahead(names) -> bool:
    """Import the first of these modules that is not there, while no key is pressed. False when all are."""
    for name in names:
        if name not in sys.modules:
            load(name)
            return True
    return False


def forget_games(but: str) -> None:
    """Forget the modules of all games but this one, which is being played. A computer has room for all of them."""
    if not hasattr(gc, "mem_free"):
        return
    for line in registry.GAMES:
        if line[0] != but:
            _forget("firmware.games", line[0])
            _forget("shared_rules", line[0])


def _forget(package, name):
    whole = package + "." + name
    if whole not in sys.modules:
        return
    for module in list(sys.modules):
        if module == whole or module.startswith(whole + "."):
            del sys.modules[module]
    if hasattr(sys.modules[package], name):
        delattr(sys.modules[package], name)


def collecting(work, *arguments):
    """What `work` returns. Garbage is collected while it runs: else what it keeps is spread over the heap."""
    if not hasattr(gc, "threshold"):
        return work(*arguments)
    before = gc.threshold()
    gc.threshold(_OFTEN)
    try:
        return work(*arguments)
    finally:
        gc.threshold(before)
