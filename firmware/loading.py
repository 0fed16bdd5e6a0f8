"""Lazy import: a module that not every handheld needs all the time is imported when it is first needed. Eviction: while
the heap is short the screens go again. And what else keeps the heap in large pieces.
"""

import gc
import sys

from firmware import FROZEN

FOLDER = "firmware."
_SCREENS = ("firmware.screens.", "firmware.games.", "firmware.pads.")
_RULES = ("shared_rules.", "firmware.storage.library", "firmware.rivals")
_CABLE = "firmware.usb_table"
_SHARED = (
    "shared_rules.game",
    "shared_rules.protocol",
    "shared_rules.registry",
    "shared_rules.text",
)
"""Of the rules what a computer that takes part holds: imported twice, the refusals of one would not be caught by the
other.
"""
_KB = 1024
_PLENTY = 32 * _KB
"""Bytes above the floor that are to be free when a module is imported ahead."""
_SMALL_HEAP = 224 * _KB
"""A Pico W's 206 KB are less, a Pico's 246 more: on a small heap garbage is collected sooner."""
_BLOCK = 16
"""Bytes: what the heap is handed out in."""
_MOST_PLUGS = 1024
_OFTEN = (24 if FROZEN else 8) * _KB
"""Bytes of garbage after which it is collected in the middle of a long work."""
_LARGE = 256
"""Blocks: a hole of 4 KB needs no plug."""
_MOST_NAMES = 200
_NAMES_AT_ONCE = 20
_TABLE = 4 * _KB
"""Bytes: less than the table of names takes, and more than the names that are made at once."""
_names = 0  # that were made
_heap = _SMALL_HEAP if FROZEN else 0  # bytes of the whole heap, 0 while it was not asked for, which takes 15 ms
_clean = 0  # bytes of the heap that were free after the last collection
_collected = False  # since the small holes were plugged
_plugged = 0  # bytes of garbage in them
_fewest = 0  # modules there are when all screens but the open one were evicted; -1: they just were


keeps_advice = False
"""True while a rival is to move: what it has planned for its turn is kept with its advice."""
give_way = None
"""What is called where an import finds no room: a rival gives up its thought, and begins it anew."""
before_import = None
"""What is called before a module is read from flash: the app lets the player see that the key was heard."""


def heap() -> int:
    """Bytes of the whole heap; 0 on the host, which has no heap that can be short."""
    global _heap
    if not _heap and hasattr(gc, "mem_free"):
        _heap = gc.mem_free() + gc.mem_alloc()
    return _heap


def floor() -> int:
    """Bytes of the heap below which screens are evicted: 48 KB of a Pico's heap are to be free at every point of a
    game, and 24 KB of a Pico W's. What a screen makes until that is done takes 3 and 13 more.
    """
    return (37 if heap() < _SMALL_HEAP else 51) * _KB


def _litter():
    # Bytes of garbage that an import may find, and make before it is collected.
    return (4 if heap() < _SMALL_HEAP else 12) * _KB


def load(name: str):
    """The module of this name, imported when it is not there yet."""
    if name not in sys.modules:  # __import__ would look at its packages too
        if before_import:
            before_import()
        try:
            _import(name)
        except MemoryError:
            # The heap is in small pieces. An open screen is imported a second time when the next one needs it: better
            # than none.
            if give_way:
                give_way()
            evict_advice()
            evict_screens()
            _import(name)
    return sys.modules[name]


def _import(name):
    # What stays of an import comes to lie behind the garbage that is there, and each file that it opens leaves more
    # than 1 KB: unless it is collected, no large block stays free. What is frozen opens no file and leaves little.
    if FROZEN:
        __import__(name)
    elif 0 < _heap < _SMALL_HEAP:
        gc.collect()
        before = collect_often()
        try:
            __import__(name)
        finally:
            collect_rarely(before)
    else:
        if _heap and _free() < _clean - _litter():
            collect()
        __import__(name)


def lazy_import(name: str):
    """The module of this name ("games.penk.notice") among the screens. It is evicted as they are: nobody keeps it."""
    return load(FOLDER + name)


def game(game_id: str):
    """The module that says how a game is played on the handheld."""
    return load(FOLDER + "games." + game_id + ".game")


def screen_class(name: str):
    """The class of a screen named "folder.module.Class". No other screen may be open still."""
    module, _dot, attribute = name.rpartition(".")
    return getattr(lazy_import(module), attribute)


def collect_often() -> int:
    """From now on let garbage be collected long before it fills the heap, in the middle of a long work: what stays of
    the work would come to lie behind it. Gives the former threshold in bytes for `collect_rarely`.
    """
    if not heap():
        return -1
    before = gc.threshold()
    gc.threshold(_OFTEN)
    return before


def collect_rarely(threshold: int) -> None:
    """Back to the threshold that `collect_often` gave."""
    global _collected
    if heap():
        gc.threshold(threshold)
        _collected = True


def collect() -> None:
    """Collect garbage now."""
    global _clean, _collected, _plugged
    gc.collect()
    _plugged = 0
    if not FROZEN:  # it takes 7 ms; there only `collect_when_idle` needs it
        _clean = gc.mem_free()
    _collected = True


def _free():
    return gc.mem_free() + _plugged


def plug_holes() -> None:
    """After a collection MicroPython looks for room from the low end of the heap on, past all that is in use, again for
    each call of a larger function: 0.3 ms. Its small holes are plugged with garbage, which goes with the next
    collection. Call it where no such function is under way: what that returns at its end would be looked at first.
    """
    global _collected, _plugged
    if not _collected:
        return
    _collected = False
    run = at = 0
    plugs = _MOST_PLUGS
    while plugs and run < _LARGE:
        plugs -= 1
        before = at
        at = id(object())
        run = run + 1 if at == before + _BLOCK else 0
    _plugged = (_MOST_PLUGS - plugs) * _BLOCK


def collect_when_idle() -> bool:
    """For moments in which nobody waits: collect garbage, so that what stays of the next press does not come to lie
    behind it. True when the heap is short even then and evicting screens may help.
    """
    global _clean, _fewest
    if not heap():
        return False
    collect()
    if FROZEN:
        _clean = gc.mem_free()
    if _fewest < 0:
        _fewest = len(sys.modules)
    return _clean < floor() and len(sys.modules) > _fewest


def import_ahead(names) -> bool:
    """For moments in which nobody waits: import the first of these modules that is not there. False when all are, or
    the heap has no room to spare.
    """
    if not heap():
        return False
    for name in names:
        if name not in sys.modules and (_clean if FROZEN else _free()) >= floor() + _PLENTY:
            if FROZEN:
                load(name)
                return True
            collect()
            before = collect_often()
            try:
                load(name)
            finally:
                collect_rarely(before)
            collect()
            return True
    return False


def lacks(size: int) -> bool:
    """Collect garbage; True when the heap would be short with so many bytes more in it."""
    if not heap():
        return False
    collect()
    return _clean < floor() + size


def make_room_for_names() -> None:
    """For a game with rivals, while no screen is built: make the table that MicroPython needs for its 621st name, which
    takes 4.5 KB in one piece. Such a game meets that many, but later there may be no such piece. No name is ever
    forgotten, so those that are made for it are few, and made once.
    """
    global _names
    if heap() < _SMALL_HEAP or FROZEN:  # there is no room, or the names of all modules are in flash
        return
    collect()
    before = _clean
    try:
        while _names < _MOST_NAMES and before - _clean < _TABLE:
            before = _clean
            for _ in range(_NAMES_AT_ONCE):
                hasattr(gc, "_%d" % _names)
                _names += 1
            collect()
    except MemoryError:
        pass  # no such piece now: then what needs it meets the same
    _names = _MOST_NAMES


def screens_of(game_id: str) -> list:
    """The modules of the screens that a game's own module names."""
    constants = game(game_id).__dict__
    names = [constants[key] for key in sorted(constants) if isinstance(constants[key], str)]
    return [FOLDER + name.rpartition(".")[0] for name in names if name.startswith(("games.", "screens."))]


def evict_screens(rules: bool = False) -> None:
    """Forget all modules of screens and those that say `EVICTABLE = True`, and those of the rules if no game is there.
    None of the screens may be open: it would keep its own, and the next one import them a second time. On the host
    everything stays.
    """
    global _fewest
    if not heap():
        return
    _fewest = -1
    for name in list(sys.modules):
        kept = keeps_advice and name.startswith("shared_rules.")
        if (
            name.startswith(_SCREENS)
            or rules
            and _is_rules(name)
            or not kept
            and hasattr(sys.modules[name], "EVICTABLE")
        ):
            evict(name)
    collect()  # or the next screen would come to lie behind them


def _is_rules(name):
    return name.startswith(_RULES) and not (_CABLE in sys.modules and name.startswith(_SHARED))


def evict_rules(game_id: str) -> None:
    """Forget the rules of all games but this one. On the host everything stays."""
    if not heap():
        return
    kept = _SHARED + ("shared_rules.table.", "shared_rules." + game_id + ".")
    for name in list(sys.modules):
        if name.startswith("shared_rules.") and name.count(".") > 1 and not name.startswith(kept):
            evict(name)
    collect()


def evict_advice() -> None:
    """Forget what only a rival that thinks needs of the rules. On the host everything stays."""
    global keeps_advice
    keeps_advice = False
    for name in list(sys.modules) if heap() else ():
        if name.startswith("shared_rules.") and hasattr(sys.modules[name], "EVICTABLE"):
            evict(name)


def evict(name: str) -> None:
    """Forget a module that nobody needs any more; importing it again reads it from flash."""
    if name in sys.modules:
        del sys.modules[name]
        package, _dot, attribute = name.rpartition(".")
        if package in sys.modules and hasattr(sys.modules[package], attribute):
            delattr(sys.modules[package], attribute)
