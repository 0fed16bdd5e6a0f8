"""Lazy imports by name. Flash stores screens by name, and games are found by their id. What the first picture does not
need is also imported on first use: an import takes 2 ms.
"""

import gc
import sys

from shared_rules import registry

FOLDER = "firmware."
_SELDOM = ("ENTRY", "OVER", "REVIEW")
"""Constants of a game with screens for real dice, or for when it is over."""
_IN_GAMES = ("in_game", "choice", "how_to_play", "bookkeeping")
"""What stays of firmware.screens and firmware.pads while a game is played; the last has the open score pad."""
_OFTEN = 24 * 1024
"""Bytes allocated before garbage is collected during long work."""


def load(name: str):
    """Return the module of this name, importing it if necessary."""
    if name not in sys.modules:  # __import__ would look up its packages too
        __import__(name)
    return sys.modules[name]


def screens_of(game_id: str):
    """Return the GameScreens of a game."""
    return load(module_of_game(game_id)).GAME


def module_of_game(game_id: str, part: str = "game") -> str:
    """Return the name of the module of a game's GameScreens, or of another module in its folder."""
    return FOLDER + "games." + game_id + "." + part


def screen_class(name: str):
    """Return the class of a screen named "folder.module.Class"."""
    return getattr(load(module_of(name)), name.rpartition(".")[2])


def is_there(name: str) -> bool:
    """Return True if the module of a screen named "folder.module.Class" is already imported."""
    return module_of(name) in sys.modules


def module_of(name: str) -> str:
    """Return the full module name of a screen named "folder.module.Class"."""
    return FOLDER + name.rpartition(".")[0]


def screen_modules(game_id: str) -> list:
    """Return the modules of all screens named in a game's module and its GameScreens, but for the seldom ones."""
    module = load(module_of_game(game_id))
    found = []
    for constants in (module.__dict__, type(module.GAME).__dict__):
        keys = [key for key in sorted(constants) if isinstance(constants[key], str) and key not in _SELDOM]
        names = [constants[key] for key in keys]
        found += [module_of(name) for name in names if name.startswith(("games.", "screens."))]
    return found


def import_ahead(names) -> bool:
    """Import the first missing one of these modules, while idle. Return False if there is none."""
    for name in names:
        if name not in sys.modules:
            load(name)
            return True
    return False


def forget_games(but: str) -> None:
    """Unload the modules of all games except `but`. Computers have room for all of them."""
    if not hasattr(gc, "mem_free"):
        return
    for line in registry.GAMES:
        if line[0] != but:
            _forget("firmware.games", line[0])
            _forget("shared_rules", line[0])


def forget_places() -> None:
    """Unload the modules of all screens that no game opens. Computers have room for all of them."""
    if not hasattr(gc, "mem_free"):
        return
    for module in list(sys.modules):
        package, _, name = module.rpartition(".")
        if package in ("firmware.screens", "firmware.pads") and name not in _IN_GAMES:
            _forget(package, name)


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
    """Return the result of `work`, collecting garbage while it runs so that what it keeps is not scattered over the
    heap.
    """
    if not hasattr(gc, "threshold"):
        return work(*arguments)
    before = gc.threshold()
    gc.threshold(_OFTEN)
    try:
        return work(*arguments)
    finally:
        gc.threshold(before)
