"""Saves, settings and sheets of a handheld as files: on a board, in a folder of the simulator, in a backup.

All three places have `paths()`, sorted, and `read(path)`. Those that can be written also have `left_out()` (what a
backup lacks: path -> why), `names(folder)`, `put(path, content)`, `remove(path)`, `replace(files)`, and `check(files)`,
which refuses what `replace` would. A path is relative to the handheld's data folder, with `/`: "games/0001.log".
"""

import hashlib
import os
import re
import shutil
import typing
from pathlib import Path

from firmware.storage import backup, journal
from host_sim import limited
from host_sim.kept_files import LARGEST_FILE, UNFINISHED, odd_paths
from tools.owner.connected_board import identity_on
from tools.owner.findings import FINDINGS
from tools.owner.terminal_text import plain
from tools.refusal import LinkError, Refusal

DATA = "data"
COPY = {backup.COPIED: backup.WORDS}
"""What a copy has beside its files: by it the handheld that starts with them knows that they are a copy."""
FRESH, COMPLETE = "/data.new", "/data.restored"
"""Where the data of a backup is while it is copied, and once it is whole: the next start moves that to /data."""
TAIL = "tail.log"
FINISHED_PADS, PAD = "pads.log", "pad.log"
"""The score pads in History, and the one in use."""
_SPARE_BLOCKS = 8
"""What littlefs needs beside the blocks of the files, to write folders anew and to divide them."""
_ODD = "has a name that cannot be restored"
_POINTERS = 8
"""Bytes of a block that a longer file uses for its chain of blocks, on average."""
_SMALL = 512
"""Bytes of a file that is stored in a block of its folder; that block exists twice and is half full, on average."""
_ENTRY = 64
"""Bytes of a name and what belongs to it in a folder."""


def digest(content: bytes) -> str:
    """Return the SHA-256 of bytes in hex."""
    return hashlib.sha256(content).hexdigest()


class Place(typing.Protocol):
    """Where saves are read."""

    def paths(self) -> list[str]:
        """Return the paths, sorted."""
        ...

    def read(self, path: str) -> bytes:
        """Return the bytes of a file."""
        ...


def read_all(place: Place) -> dict[str, bytes]:
    """Return everything in a place: path -> bytes."""
    return {path: place.read(path) for path in place.paths()}


def lines_of(left_out: dict[str, str]) -> str:
    """Return a line for each file that a backup lacks: path -> why."""
    return "".join(f"\n  {plain(path)} {fault}: it is not in the backup." for path, fault in left_out.items())


def note_copy(place: "Folder | Board") -> None:
    """Write for the handheld's next start that all files were copied; a full flash is copied all the same."""
    try:
        place.put(backup.COPIED, backup.WORDS)
    except (OSError, LinkError):
        pass


def whole_record(path: str, content: bytes, tail: bytes) -> bytes:
    """Return the record at `path` with its newest lines, if they are in `tail`, the content of TAIL."""
    number, before, lines = journal.read_tail(tail)
    return journal.joined(content, before, lines) if path == f"games/{number:04d}.log" else content


def game_number(path: str) -> int:
    """Return the number of the game whose record this is, 0 if it is none (see firmware.storage.storage.Storage)."""
    found = re.fullmatch(r"games/([0-9]{4,8})\.log", path)
    return int(found[1]) if found and path == f"games/{int(found[1]):04d}.log" else 0


class Folder:
    """The data of a simulated handheld, under `folder` as `dev.py sim --save` takes it."""

    def __init__(self, folder: str | Path):
        self._data = Path(folder) / DATA
        self.name = str(folder)

    def paths(self) -> list[str]:
        return [path for path, fault in self._files() if not fault]

    def left_out(self) -> dict[str, str]:
        """Return what is not read: links, and what no handheld has: path -> what is wrong with it."""
        return {path: fault for path, fault in self._files() if fault}

    def _files(self):
        """Return (path, what is wrong with it or "") of all files, sorted."""
        top = self._present()
        found, waiting = {}, [top] if os.path.lexists(top) else []
        for place in waiting:
            fault = _fault_of(place)
            if not fault and place.is_dir():
                waiting += place.iterdir()
            elif not place.name.endswith(UNFINISHED):
                found[place.relative_to(top).as_posix()] = fault
        return _judged(found)

    def _present(self):
        """Return the folder of the data; that of a restore which is whole, but not yet in its place."""
        complete = self._data.with_name(DATA + backup.COMPLETE)
        return complete if complete.exists() else self._data

    def read(self, path: str) -> bytes:
        return limited.read(self._place(path), LARGEST_FILE)

    def names(self, folder: str) -> list[str]:
        place = self._place(folder)
        return os.listdir(place) if place.exists() else []

    def put(self, path: str, content: bytes) -> None:
        place = self._place(path)
        place.parent.mkdir(parents=True, exist_ok=True)
        fresh = place.with_name(place.name + UNFINISHED)
        fresh.write_bytes(content)
        os.replace(fresh, place)

    def remove(self, path: str) -> None:
        self._place(path).unlink()

    def _place(self, path):
        return self._present().joinpath(*path.split("/"))

    def replace(self, files: dict[str, bytes]) -> None:
        """Make the data equal to `files` (path -> bytes): all of them or, if the disk is full or this is killed, none.
        They are written beside the old ones, and one rename decides, as on a board. Raises Refusal as `check`.
        """
        self.check(files)
        fresh = self._data.with_name(DATA + backup.UNFINISHED)
        try:
            backup.finish_restore(str(self._data))  # what was interrupted
            fresh.mkdir(parents=True)
            for path, content in files.items():
                place = fresh.joinpath(*path.split("/"))
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(content)
            os.rename(fresh, self._data.with_name(DATA + backup.COMPLETE))
        except OSError as error:
            shutil.rmtree(fresh, ignore_errors=True)
            raise Refusal(f"{self.name} cannot be written: {error.strerror or error}. Nothing was changed.") from error
        try:
            backup.finish_restore(str(self._data))
        except OSError as error:
            raise Refusal(
                f"The old saves in {self.name} cannot be removed: {error.strerror or error}. The next start of the"
                " handheld tries it again; then it has those of the backup."
            ) from error

    def check(self, _files: dict[str, bytes]) -> None:
        """Raise Refusal if there is something that no backup can keep: it would be lost."""
        for path, fault in self.left_out().items():
            raise Refusal(
                f"{self._present() / path} {fault}. It cannot be backed up, and would be lost. Nothing was changed."
                " Move it elsewhere, or name another folder."
            )


def _judged(found):
    """Return (path, what is wrong with it or ""), sorted, of files, path -> what is wrong with their content or ""."""
    odd = odd_paths(found)
    return [(path, found[path] or (_ODD if path in odd else "")) for path in sorted(found)]


def _fault_of(place):
    """Return why a file or a folder cannot be backed up, or ""."""
    if _is_link(place):
        return "is a link"
    try:
        _ = list(place.iterdir()) if place.is_dir() else limited.read(place, LARGEST_FILE)
    except OSError as error:
        return f"cannot be read ({error.strerror or error})"
    return ""


def _is_link(place):
    # A junction is Windows' link to a folder; Python knows it from 3.12 on.
    return place.is_symlink() or getattr(place, "is_junction", bool)()


class Board:
    """The data of a connected board, through an open BoardLink."""

    name = "the board"

    def __init__(self, link):
        self._link = link
        self._hashes = None

    def _present(self):
        """Return what is below /data: absolute path -> SHA-256, None for a folder, empty if it cannot be read."""
        if self._hashes is None:
            if not identity_on(self._link):
                raise Refusal("\n".join(FINDINGS["other_program"][:2]))
            if not self._link.value("_block_count()"):
                raise Refusal("\n".join(FINDINGS["no_files"][:2]))
            self._link.run(f"_finish_restore({COMPLETE!r}, '/{DATA}')")
            self._hashes = self._link.hashes("/" + DATA)
        return self._hashes

    def paths(self) -> list[str]:
        return [path for path, fault in self._files() if not fault]

    def left_out(self) -> dict[str, str]:
        """Return what is damaged, or has a name that no handheld gives: path -> what is wrong with it."""
        return {path: fault for path, fault in self._files() if fault}

    def _files(self):
        """Return (path, what is wrong with it or "") of all files, sorted."""
        start = len(DATA) + 2
        files = [
            path for path, digest in self._present().items() if digest is not None and not path.endswith(UNFINISHED)
        ]
        found = {path[start:]: "" if self._present()[path] else "is damaged" for path in files}
        return _judged(found)

    def read(self, path: str) -> bytes:
        """Return the bytes of a file, checked against the hash that the board gave."""
        return self._link.read(f"/{DATA}/{path}", (self._hashes or {}).get(f"/{DATA}/{path}"))

    def names(self, folder: str) -> list[str]:
        self._present()
        return self._link.value(f"os.listdir({f'/{DATA}/{folder}'!r}) if _exists({f'/{DATA}/{folder}'!r}) else []")

    def put(self, path: str, content: bytes) -> None:
        """Put a file whole in its place, after it was checked by its hash."""
        place = f"/{DATA}/{path}"
        self._make_folders([place])
        self._link.write(place + UNFINISHED, content)
        self._link.run(f"os.rename({place + UNFINISHED!r}, {place!r})")
        self._hashes = None

    def remove(self, path: str) -> None:
        self._link.run(f"os.remove({f'/{DATA}/{path}'!r})")
        self._hashes = None

    def replace(self, files: dict[str, bytes]) -> None:
        """Make the data equal to `files` (path -> bytes): all of them or, if the cable is pulled, none. They are
        written beside the old ones, and one rename decides. Raises Refusal as `check`.
        """
        self.check(files)
        if self._equals(files):
            return
        self._hashes = None
        wanted = {f"{FRESH}/{path}": content for path, content in sorted(files.items())}
        self._make_folders([FRESH + "/", *wanted])
        for path, content in wanted.items():
            self._link.write(path, content)
        self._link.run("gc.collect()")
        if self._link.hashes_of(list(wanted)) != {path: digest(content) for path, content in wanted.items()}:
            raise LinkError("A file changed on the board after it was written. Nothing was changed. Start this again.")
        self._link.run(f"os.rename({FRESH!r}, {COMPLETE!r})")
        self._present()

    def check(self, files: dict[str, bytes]) -> None:
        """Raise Refusal if the flash has no room for `files` beside what is there."""
        if self._equals(files):
            return
        # What an interrupted restore left.
        self._link.run(f"_remove({FRESH!r})")
        block, free = self._link.value("(lambda s: (s[0], s[3]))(os.statvfs('/'))")
        folders = {path[:end] for path in files for end, sign in enumerate(path) if sign == "/"}
        needed = sum(-(-len(content) // (block - _POINTERS)) for content in files.values() if len(content) > _SMALL)
        small = sum(len(content) + _ENTRY for content in files.values() if len(content) <= _SMALL)
        needed += -(-4 * small // block) + 2 * len(folders) + _SPARE_BLOCKS
        if needed > free:
            raise Refusal(
                f"The board has {free * block // 1024} KB free, {needed * block // 1024} KB are needed: the old data"
                " stays until all of the backup is copied. Nothing was changed.\nMake room: delete old games on the"
                " handheld (History), or remove files of your own from it."
            )

    def _equals(self, files):
        present = {path: digest for path, digest in self._present().items() if digest is not None}
        return present == {f"/{DATA}/{path}": digest(content) for path, content in files.items()}

    def _make_folders(self, paths):
        folders = {path[:end] for path in paths for end, sign in enumerate(path) if sign == "/" and end}
        for folder in sorted(folders):
            self._link.run(f"if not _exists({folder!r}): os.mkdir({folder!r})")
