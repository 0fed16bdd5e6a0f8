"""Screens are imported when they are opened first, and let go of again while the heap is short."""

import gc
import sys

FOLDER = "firmware."
_EVICTED = ("firmware.screens.", "firmware.games.", "firmware.pads.")
ROOM = 84480
"""Bytes of free heap below which the modules of screens that are not open are let go of, the one that was opened longest ago first. 80 KB are to be
free always; 2.5 KB are for what a screen makes once it is open."""
_LITTER = 16384
"""Bytes of garbage that may lie about: a collection takes 40 ms, in which no key is answered, and a press makes less than this."""
# What screens are built on goes with the last of them. So does every module that names what others import from it as PARTS.
_SHARED = (
    "firmware.screens.seats",
    "firmware.screens.choice",
    "firmware.drawing.lists",
    "firmware.drawing.icon",
    "firmware.drawing.solids",
    "firmware.pads.bookkeeping",
    "firmware.storage.shelf",
)
# While files are read and games are opened.
_NEEDED_TO_OPEN = (
    "shared_rules.text.json_reader",
    "shared_rules.table.restore",
    "shared_rules.table.new_setup",
    "firmware.session_restore",
    "firmware.storage.settings",
    "shared_rules.samples",
    "shared_rules.puzzle_sheet.options",
    "shared_rules.puzzle_sheet.judge",
    "shared_rules.penk.lists",
    "shared_rules.shape_cards.options",
    "shared_rules.shape_cards.judge",
)
_count = 0  # modules there were when room was made last
_opened = []  # modules of the screens that were opened, the last one at the end


def load(name):
    """The module of this name, imported when it is not there yet."""
    if name not in sys.modules:  # __import__ would look at its packages too
        __import__(name)
    return sys.modules[name]


def is_there(name):
    """Whether the module of a screen named "folder.module.Class" is imported."""
    return FOLDER + name.rpartition(".")[0] in sys.modules


def screen_class(name):
    """The class of a screen named "folder.module.Class". None of the screens that were opened before may be open still."""
    module, _dot, attribute = name.rpartition(".")
    new = FOLDER + module not in sys.modules
    found = part(module)
    if new:
        make_room(name)
    return getattr(found, attribute)


def part(name):
    """The module of this name among the screens. It is let go of when memory is short, as those that were opened are: nobody keeps it."""
    module = FOLDER + name
    if module in _opened:
        _opened.remove(module)
    if module not in _SHARED:
        _opened.append(module)
    return load(module)


def game(game_id):
    """The module that says how a game is played on the handheld."""
    return load(FOLDER + "games." + game_id + ".game")


def make_room(screen):
    """While the heap is short, collect garbage and let go of the modules of other screens than the one of this name."""
    global _count
    if not hasattr(gc, "mem_free"):  # only MicroPython has a heap that can be short
        return
    free = gc.mem_free()
    if free >= ROOM or free >= ROOM - _LITTER and len(sys.modules) == _count:
        return
    gc.collect()
    if gc.mem_free() < ROOM:
        _make_room(screen)
    _count = len(sys.modules)


def tidy():
    """Collect garbage, when there is much of it: for moments in which nobody waits."""
    if hasattr(gc, "mem_free") and gc.mem_free() < ROOM - _LITTER:
        gc.collect()


def _make_room(screen):
    for name in _NEEDED_TO_OPEN:
        _let_go(name)
    kept = FOLDER + screen.rpartition(".")[0]
    for module in list(_opened):
        if module != kept:
            _opened.remove(module)
            _let_go(module)
            for name in _SHARED + tuple([name for name in sorted(sys.modules) if hasattr(sys.modules[name], "PARTS")]):
                if name != kept and not _is_used(name):
                    _let_go(name)
            gc.collect()
            if gc.mem_free() >= ROOM:
                return


def let_go(names):
    """Let go of modules that nobody needs any more."""
    for name in names:
        _let_go(name)


def _is_used(name):
    """Whether a screen's module that is there refers to the module of this name, or to one of its parts."""
    if name not in sys.modules:
        return False
    module = sys.modules[name]
    parts = (module,) + getattr(module, "PARTS", ())
    for other in list(sys.modules):
        if other.startswith(_EVICTED) and other != name and not hasattr(sys.modules[other], "__path__"):
            for part_of_it in parts:
                if part_of_it in sys.modules[other].__dict__.values():
                    return True
    return False


def _let_go(name):
    if name in sys.modules:
        del sys.modules[name]
        package, _dot, attribute = name.rpartition(".")
        if hasattr(sys.modules[package], attribute):
            delattr(sys.modules[package], attribute)
