"""Tells MicroPython which of the handheld's modules lie in flash, without a look into flash, and where.

Before it opens a module's file MicroPython asks for a folder, a .py and an .mpy file of that name: 8 of the 11 ms that
importing a small module takes on a Pico, because littlefs reads every folder on the way anew. Here the answer comes
from the name alone. And each folder takes 8 KB of flash or more: modules lie in fewer folders than packages (`place`).
"""

import sys

_PACKAGES = {  # a dict is searched quicker than a tuple
    "/firmware": 1,
    "/firmware/boards": 1,
    "/firmware/drawing": 1,
    "/firmware/drivers": 1,
    "/firmware/games": 1,
    "/firmware/pads": 1,
    "/firmware/screens": 1,
    "/firmware/screens/in_game": 1,
    "/firmware/storage": 1,
    "/shared_rules": 1,
    "/shared_rules/table": 1,
    "/shared_rules/text": 1,
}
# The modules beside the packages of games. These have no list: a new game needs no line in this file.
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
        """A folder for every package, a file for every name below one that ends in .mpy. Asked three times for a
        module: as a folder, a .py and an .mpy file.
        """
        if path[-4:] == ".mpy":
            if path.find("/", 1) > 0 and (path[-12:] != "__init__.mpy" or path == "/firmware/__init__.mpy"):
                return _FILE
        elif path in _PACKAGES or path[-3:] != ".py" and _is_game(path):
            return _FOLDER
        raise OSError(2)  # ENOENT; one for all would gather a traceback at every raise

    def open(self, path, mode):
        """The file itself; a module that is not there is an ImportError."""
        try:
            return open(place(path), mode)
        except OSError:
            if path.endswith(".mpy"):
                raise ImportError("no module " + path)
            raise


def _is_game(path):
    folder, _slash, name = path.rpartition("/")
    return folder == "/firmware/games" or folder == "/shared_rules" and name not in _BESIDE_GAMES


def place(path):
    """Where the file of a module lies that is imported from `path`: "/shared_rules/penk/rules.mpy" is
    /shared_rules/penk.rules.mpy, all rules in one folder, and "/firmware/games/penk/mark.mpy" is
    /firmware/penk/mark.mpy. Below a folder of firmware there is no other.
    """
    parts = path.split("/")
    if parts[1] == "shared_rules":
        return "/shared_rules/" + ".".join(parts[2:])
    if parts[1] != "firmware" or len(parts) < 5:
        return path
    if parts[2] == "games":
        return "/firmware/" + "/".join(parts[3:])
    return "/".join(parts[:3]) + "/" + ".".join(parts[3:])


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
