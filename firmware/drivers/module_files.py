"""Tells MicroPython which of the handheld's modules lie in flash, without a look into flash, and where.

Before it opens a module's file MicroPython asks for a folder, a .py and an .mpy file of that name: 8 of the 11 ms that
importing a small module takes on a Pico, because littlefs reads every folder on the way anew. Here the answer comes
from the name alone.

And each file takes 4 KB of flash or more, which the file system of a Pico W has not: the modules lie one behind the
other in a few files (`place`). Such a pack, which tools/board/packs.py writes, begins with the number of its slots (2
bytes, low one first) and 3 bytes for each: where a module begins, 0 for none. A module stands in the slot that
`slot_of` gives, or in the next free one behind it, as a line with its name and the compiled file.
"""

import sys

from firmware import FROZEN

_PACKAGES = {  # a dict is searched quicker than a tuple
    "/firmware": 1,
    "/firmware/boards": 1,
    "/firmware/drawing": 1,
    "/firmware/drivers": 1,
    "/firmware/games": 1,
    "/firmware/pads": 1,
    "/firmware/screens": 1,
    "/firmware/screens/in_game": 1,
    "/firmware/sharing": 1,
    "/firmware/storage": 1,
    "/shared_rules": 1,
    "/shared_rules/table": 1,
    "/shared_rules/text": 1,
}
# The modules beside the packages of games. These have no list: a new game needs no line in this file.
_BESIDE_GAMES = ("advice", "dice_sets", "game", "protocol", "registry", "review", "rival", "roll_and_hold")
# MicroPython would look for a file in the place of each of these, every time it is imported: 3 ms. With a "u" in front
# it does not.
_BUILT_IN = ("array", "binascii", "io", "machine", "os")
# Imported before this module is in use.
_OWN_FILES = ("/firmware/__init__.mpy", "/firmware/drivers/module_files.mpy")
_MOUNTED_AT = "/m"  # part of a text that memory holds for each module
_FOLDER = (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
_FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)


class ModuleFiles:
    """A file system for `import`, as MicroPython's `vfs.mount` takes it. What a module finds beside its `__file__` is
    opened through it too.
    """

    _interrupted = False

    def mount(self, readonly, mkfs):
        """Nothing to prepare."""

    def umount(self):
        """Nothing to put away."""

    def stat(self, path):
        """A folder for every package, a file for every name below one that ends in .mpy. Asked three times for a
        module: as a folder, a .py and an .mpy file.
        """
        try:
            if path[-4:] == ".mpy":
                if path.find("/", 1) > 0 and (path[-12:] != "__init__.mpy" or path == "/firmware/__init__.mpy"):
                    return _FILE
            elif path in _PACKAGES or path[-3:] != ".py" and _is_game(path):
                return _FOLDER
        except KeyboardInterrupt:
            # Import takes whatever is raised here for a file that is not there: the program would not end at Ctrl-C.
            self._interrupted = True
            return self.stat(path)
        raise OSError(2)  # ENOENT; one for all would gather a traceback at every raise

    def open(self, path, mode):
        """The file itself, a module's where it begins; one that is not there is an ImportError."""
        if self._interrupted:
            self._interrupted = False
            raise KeyboardInterrupt
        pack, name = place(path)
        if not name:
            return open(pack, mode)
        try:
            file = _opened(pack, name)
        except OSError:
            file = None
        if file is None:
            raise ImportError("no module " + path)
        return file


def _opened(pack, name):
    file = open(pack, "rb")
    slots = int.from_bytes(file.read(2), "little")
    line = name.encode() + b"\n"
    slot = slot_of(name, slots)
    while True:
        file.seek(2 + 3 * slot)
        start = int.from_bytes(file.read(3), "little")
        if not start:
            file.close()
            return None
        file.seek(start)
        if file.read(len(line)) == line:
            return file
        slot = (slot + 1) % slots


def slot_of(name, slots):
    """The slot of a pack that is the first one for this name."""
    value = 0
    for letter in name.encode():
        value = (33 * value + letter) & 0xFFFF
    return value % slots


def _is_game(path):
    folder, _slash, name = path.rpartition("/")
    return folder == "/firmware/games" or folder == "/shared_rules" and name not in _BESIDE_GAMES


def place(path):
    """(file, name in it) of what is imported from `path`: "/shared_rules/penk/rules.mpy" is "penk.rules" in
    /firmware/shared_rules.pack, and "/firmware/games/penk/mark.mpy" is "mark" in /firmware/penk.pack. What lies in a
    file of its own has the name "".
    """
    if path[-4:] != ".mpy" or path in _OWN_FILES:
        return path, ""
    parts = path[1:-4].split("/")
    if parts[0] == "firmware" and len(parts) > 2:
        parts = parts[2 if parts[1] == "games" and len(parts) > 3 else 1 :]
    return "/firmware/%s.pack" % parts[0], ".".join(parts[1:])


def in_flash(path):
    """Where in flash a file lies that a module has found beside its `__file__`."""
    return path[len(_MOUNTED_AT) :] if path.startswith(_MOUNTED_AT + "/") else path


def use():
    """From now on modules are found this way; on the desk, where nothing can be mounted, and in an image, as ever."""
    if sys.platform != "rp2" or _MOUNTED_AT in sys.path:
        return
    for name in _BUILT_IN:
        sys.modules[name] = __import__("u" + name)
    if FROZEN:
        return
    import vfs

    vfs.mount(ModuleFiles(), _MOUNTED_AT)
    sys.path.insert(0, _MOUNTED_AT)
    # This module was found the slow way, and so would be all others of its packages.
    for package in ("firmware", "firmware.drivers"):
        setattr(sys.modules[package], "__path__", _MOUNTED_AT + "/" + package.replace(".", "/"))  # noqa: B010
