"""Tells MicroPython which of the handheld's modules lie in flash, without a look into flash.

Before it opens a module's file MicroPython asks for a folder, a .py and an .mpy file of that name: 8 of the 11 ms that
importing a small module takes on a Pico, because littlefs reads every folder on the way anew. Here the answer comes
from the name alone.
"""

import sys

_PACKAGES = (
    "/firmware",
    "/firmware/boards",
    "/firmware/drawing",
    "/firmware/drivers",
    "/firmware/games",
    "/firmware/pads",
    "/firmware/screens",
    "/firmware/screens/in_game",
    "/firmware/storage",
    "/shared_rules",
    "/shared_rules/table",
    "/shared_rules/text",
)
# The modules beside the packages of games, which have no list here: a new game needs no line in this file.
_BESIDE_GAMES = ("game", "protocol", "registry", "roll_and_hold")
# MicroPython would look for a file in the place of each of these, every time it is imported: 3 ms. With a "u" in front
# it does not.
_BUILT_IN = ("array", "binascii", "io", "machine", "os")
_MOUNTED_AT = "/m"  # part of a text that memory holds for each module
_FOLDER = (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
_FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)


class ModuleFiles:
    """A file system for `import`, as MicroPython's `vfs.mount` takes it. What a module finds beside its `__file__` is
    opened through it too.
    """

    def mount(self, readonly, mkfs):
        """Nothing to prepare."""

    def umount(self):
        """Nothing to put away."""

    def stat(self, path):
        """A folder for every package, a file for every name in one that ends in .mpy."""
        if _is_package(path):
            return _FOLDER
        folder, _slash, name = path.rpartition("/")
        if name.endswith(".mpy") and (name != "__init__.mpy" or folder == "/firmware") and _is_package(folder):
            return _FILE
        raise OSError(2)  # ENOENT; one for all would gather a traceback at every raise

    def open(self, path, mode):
        """The file itself; a module that is not there is an ImportError."""
        try:
            return open(path, mode)
        except OSError:
            if path.endswith(".mpy"):
                raise ImportError("no module " + path)
            raise


def _is_package(path):
    """Return True for a folder of modules. Only /firmware has a file for itself, __init__."""
    if path in _PACKAGES:
        return True
    folder, _slash, name = path.rpartition("/")
    if "." in name:
        return False
    return folder == "/firmware/games" or folder == "/shared_rules" and name not in _BESIDE_GAMES


def in_flash(path):
    """Where in flash a file lies that a module has found beside its `__file__`."""
    return path[len(_MOUNTED_AT) :] if path.startswith(_MOUNTED_AT + "/") else path


def use():
    """From now on modules are found this way; on the desk, where nothing can be mounted, as ever."""
    if sys.implementation.name == "micropython" and _MOUNTED_AT not in sys.path:
        import vfs

        vfs.mount(ModuleFiles(), _MOUNTED_AT)
        sys.path.insert(0, _MOUNTED_AT)
        for name in _BUILT_IN:
            sys.modules[name] = __import__("u" + name)
        # This module was found the slow way, and so would be all others of its packages.
        for package in ("firmware", "firmware.drivers"):
            setattr(sys.modules[package], "__path__", _MOUNTED_AT + "/" + package.replace(".", "/"))  # noqa: B010
