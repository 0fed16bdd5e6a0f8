"""Screens are imported when they are opened first, and let go of again while the heap is short."""

import gc
import sys

FOLDER = "firmware.screens."
ROOM = 84 * 1024
"""Bytes of free heap below which, when a screen has been imported, others are let go of, the one that was opened longest ago first."""
_SHARED = (FOLDER + "choice", "firmware.drawing.lists")  # what menus are built on: goes with the last of them
_NEEDED_TO_OPEN = ("shared_rules.json_reader", "shared_rules.restore", "firmware.coming_back")  # needed only while files are read and games opened
_opened = []  # modules of the screens that were opened, the last one at the end


def load(name):
    """The module of this name, imported when it is not there yet."""
    __import__(name)
    return sys.modules[name]


def screen_class(name):
    """The class of a screen named "module.Class". None of the screens that were opened before may be open still."""
    module, _dot, attribute = name.partition(".")
    module = FOLDER + module
    new = module not in sys.modules
    found = load(module)
    if module in _opened:
        _opened.remove(module)
    if module not in _SHARED:
        _opened.append(module)
    if new and hasattr(gc, "mem_free"):  # only MicroPython has a heap that can be short
        make_room(module)
    return getattr(found, attribute)


def make_room(kept):
    """While the heap is short, let go of the modules of screens but `kept`."""
    gc.collect()
    if gc.mem_free() < ROOM:
        for name in _NEEDED_TO_OPEN:
            _let_go(name)
        gc.collect()
    for module in list(_opened):
        if gc.mem_free() >= ROOM:
            return
        if module != kept:
            _opened.remove(module)
            _let_go(module)
            for name in _SHARED:
                if name != kept and not _is_used(name):
                    _let_go(name)
            gc.collect()


def _is_used(name):
    """Whether a screen's module that is there refers to the module of this name."""
    if name in sys.modules:
        for other in list(sys.modules):
            if other.startswith(FOLDER) and sys.modules[name] in sys.modules[other].__dict__.values():
                return True
    return False


def _let_go(name):
    if name in sys.modules:
        del sys.modules[name]
        package, _dot, attribute = name.rpartition(".")
        if hasattr(sys.modules[package], attribute):
            delattr(sys.modules[package], attribute)
