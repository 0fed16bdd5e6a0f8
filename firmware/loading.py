"""Screens are imported when they are opened first, and let go of again while the heap is short."""

import gc
import sys

FOLDER = "firmware.screens."
ROOM = 96 * 1024
"""Bytes of free heap below which screens that are not open are let go of before another one is imported, the one that was opened longest ago first."""
_SHARED = (FOLDER + "choice", "firmware.drawing.lists")  # what menus are built on: goes with the last of them
_opened = []  # modules of the screens that were opened, the last one at the end


def load(name):
    """The module of this name, imported when it is not there yet."""
    __import__(name)
    return sys.modules[name]


def screen_class(name):
    """The class of a screen named "module.Class"."""
    module, _dot, attribute = name.partition(".")
    module = FOLDER + module
    if module not in sys.modules:
        make_room()
    if module in _opened:
        _opened.remove(module)
    if module not in _SHARED:
        _opened.append(module)
    return getattr(load(module), attribute)


def make_room():
    """While the heap is short, let go of modules of screens; none of their screens may be open."""
    if not hasattr(gc, "mem_free"):
        return  # only MicroPython has a heap that can be short
    gc.collect()
    while _opened and gc.mem_free() < ROOM:
        _let_go(_opened.pop(0))
        for name in _SHARED:
            if not _is_used(name):
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
