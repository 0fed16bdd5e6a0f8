"""A board made of a real littlefs in memory: what BoardLink sends is run by this Python, on files that lie in that
littlefs.
"""

import binascii
import contextlib
import gc
import hashlib
import io
import json
from types import SimpleNamespace

from littlefs import LittleFS, LittleFSError
from littlefs.context import UserContext

from tools.device.board.board_link import ON_BOARD, BoardLink, CodeError

BLOCK = 4096
IDENTITY = "0.1.0 0123456789abcdef"
_FOLDER = 0x4000


class Flash(UserContext):
    """Memory that keeps a log of the commands which change it, each as (place, bytes put there)."""

    def __init__(self, content):
        super().__init__(buffer=bytearray(content))
        self.log = []

    def prog(self, configuration, block, off, data):
        self.log.append((block * BLOCK + off, bytes(data)))
        return super().prog(configuration, block, off, data)

    def erase(self, configuration, block):
        self.log.append((block * BLOCK, b"\xff" * BLOCK))
        return super().erase(configuration, block)


def cuts(start, log):
    """The flash as it is when the power fails before each command of a log, which began with the flash `start`."""
    flash = bytearray(start)
    for place, data in log:
        yield bytes(flash)
        flash[place : place + len(data)] = data


class LittlefsBoard(BoardLink):
    """files: absolute path -> bytes, on a file system of `blocks` blocks; content: a whole one instead, which may be
    damaged. identity: of its program, None where that has none; sector: the board sector; machine: what MicroPython
    calls the board; `pressed`: pins that read low.
    """

    def __init__(self, files=None, blocks=96, content=None, identity=IDENTITY, sector=b"", machine="Pico with RP2040"):
        self.flash = Flash(content or b"\xff" * BLOCK * blocks)
        options = {"block_size": BLOCK, "block_count": len(self.flash.buffer) // BLOCK, "mount": False, "name_max": 255}
        self._system = LittleFS(
            context=self.flash, read_size=32, prog_size=256, lookahead_size=32, cache_size=1024, **options
        )
        if content is None:
            self._system.format()
        self.mounted = True
        try:
            self._system.mount()
        except LittleFSError:
            self.mounted = False
        for path, data in (files or {}).items():
            if path.count("/") > 1:
                self._system.makedirs(path.rpartition("/")[0], exist_ok=True)
            with self._system.open(path, "wb") as file:
                file.write(data)
        self.flash.log.clear()
        self.restarted = 0
        self.identity = identity
        self.sector = sector
        self.machine = machine
        self.started_boot_rom = False
        self.pressed = []
        self.names = {
            "os": self,
            "hashlib": hashlib,
            "binascii": binascii,
            "open": self._open,
        }
        self.names["__builtins__"] = dict(vars(__import__("builtins")), __import__=self._import, open=self._open)
        self.run(ON_BOARD)

    def run(self, code):
        printed = io.StringIO()
        try:
            with contextlib.redirect_stdout(printed):
                exec(code, self.names)
        except Exception as error:
            raise CodeError(f"{type(error).__name__}: {error}") from error
        return printed.getvalue()

    def restart(self):
        self.restarted += 1

    def start_boot_rom(self):
        self.started_boot_rom = True

    def close(self):
        """littlefs does not survive a file that is closed after it."""
        file = self.names.pop("_file", None)
        if file is not None:
            file.close()

    def files(self):
        """All files as a dict of path -> bytes."""
        found = {}
        for place, _, names in self._system.walk("/"):
            for name in names:
                path = place.rstrip("/") + "/" + name
                with self._system.open(path, "rb") as file:
                    found[path] = file.read()
        return found

    # The modules of the board

    def _import(self, name, *rest):
        known = {"os": self, "machine": self, "hashlib": hashlib, "binascii": binascii, "gc": gc, "json": json}
        if name in known:
            return known[name]
        if name == "sys":
            return SimpleNamespace(implementation=SimpleNamespace(name="micropython", _machine=self.machine))
        if name == "uctypes":
            return SimpleNamespace(bytearray_at=self._bytearray_at)
        if name == "firmware.identity" and self.identity:
            return SimpleNamespace(IDENTITY=f"tableside {self.identity}")
        if name in ("_rp2", "rp2", "vfs"):
            return SimpleNamespace(Flash=lambda: self, VfsLfs2=_Lfs2, mount=lambda board, _path: board.mount())
        raise ImportError(name)

    def _bytearray_at(self, address, size):
        # RP2040 data sheet, section 2.2.1: where the flash is; docs/flash.md: where the board sector is in it.
        assert (address, size) == (0x1013F000, BLOCK)
        return bytearray(self.sector.ljust(BLOCK, b"\xff"))

    def make_anew(self):
        """vfs.VfsLfs2.mkfs()"""
        self._system.format()

    def mount(self):
        """vfs.mount()"""
        self._system.mount()
        self.mounted = True

    def _open(self, path, mode="r"):
        return _File(self, self.safe(self._system.open, path, mode))

    def safe(self, function, *arguments):
        """What the function gives; raises OSError in the place of littlefs' own error."""
        if not self.mounted:
            raise OSError(19)
        try:
            return function(*arguments)
        except LittleFSError as error:
            raise OSError(str(error)) from error

    def stat(self, path):
        found = self.safe(self._system.stat, path)
        return (_FOLDER if found.type == 2 else 0x8000, 0, 0, 0, 0, 0, found.size, 0, 0, 0)

    def mkdir(self, path):
        self.safe(self._system.mkdir, path)

    def rmdir(self, path):
        self.safe(self._system.rmdir, path)

    def remove(self, path):
        self.safe(self._system.remove, path)

    def rename(self, old, new):
        self.safe(self._system.rename, old, new)

    def listdir(self, path):
        return self.safe(self._system.listdir, path)

    def ilistdir(self, path):
        for entry in self.safe(lambda: list(self._system.scandir(path))):
            yield (entry.name, _FOLDER if entry.type == 2 else 0x8000, 0)

    def statvfs(self, _path):
        if not self.mounted:
            return (0,) * 9 + (255,)
        blocks = len(self.flash.buffer) // BLOCK
        return (
            BLOCK,
            BLOCK,
            blocks,
            blocks - self._system.used_block_count,
            blocks - self._system.used_block_count,
            0,
            0,
            0,
            0,
            255,
        )

    @property
    def Pin(self):
        """machine.Pin"""
        board = self

        class Pin:
            IN = 0
            PULL_UP = 1

            def __init__(self, number, direction, pull):
                assert (direction, pull) == (Pin.IN, Pin.PULL_UP)
                self.number = number

            def value(self):
                return 0 if self.number in board.pressed else 1

        return Pin

    def reset(self):
        """machine.reset()"""
        self.restarted += 1


class _Lfs2:
    """vfs.VfsLfs2: the board itself, which has one file system."""

    def __new__(cls, board, progsize):
        assert progsize == 256
        return board

    @staticmethod
    def mkfs(board, progsize):
        """An empty file system."""
        assert progsize == 256
        board.make_anew()


class _File:
    """An open file, which raises OSError where littlefs raises its own error."""

    def __init__(self, board, file):
        self._board = board
        self._file = file

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.close()

    def __getattr__(self, name):
        return lambda *arguments: self._board.safe(getattr(self._file, name), *arguments)
