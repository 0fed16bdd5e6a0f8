"""Saves, settings and sheets of a handheld as files: on a board, in a folder of the simulator, in a backup.

All three places have `paths()`, sorted, and `read(path)`. Those that can be written also have `unreadable()`,
`names(folder)`, `put(path, content)`, `remove(path)`, `replace(files)`, and `check(files)`, which refuses what
`replace` would. A path is relative to the handheld's data folder, with `/`: "games/0001.log".
"""

import hashlib
import io
import json
import os
import zipfile
import zlib
from collections.abc import Collection
from pathlib import Path

from firmware.storage import backup, journal
from host_sim import limited
from tools.owner.connected_board import identity_on
from tools.owner.findings import FINDINGS
from tools.owner.terminal_text import counted
from tools.refusal import LinkError, Refusal

SUFFIX = ".new"
"""Of a file that is being written beside the one whose place it will take."""
DATA = "data"
COPY = {backup.COPIED: backup.WORDS}
"""What a copy has beside its files: by it the handheld that starts with them knows that they are a copy."""
FRESH, COMPLETE = "/data.new", "/data.restored"
"""Where the data of a backup is while it is copied, and once it is whole: the next start moves that to /data."""
TAIL = "tail.log"
FINISHED_PADS, PAD = "pads.log", "pad.log"
"""The score pads in History, and the one in use."""
LIST = "tableside-backup.json"
_FORMAT = 1
_LONGEST_PATH = 100
"""Characters: a handheld's own files have 50 at most, and some computers refuse long ones."""
_SPARE_BLOCKS = 8
"""What littlefs needs beside the blocks of the files, to write folders anew and to divide them."""
MOST = 1 << 26
"""Bytes of all files of a backup together, packed or not, and of one file: four times the largest flash of a Pico."""
_POINTERS = 8
"""Bytes of a block that a longer file uses for its chain of blocks, on average."""
_SMALL = 512
"""Bytes of a file that is stored in a block of its folder; that block exists twice and is half full, on average."""
_ENTRY = 64
"""Bytes of a name and what belongs to it in a folder."""
# A date in the archive would make two backups of the same saves differ.
_NO_DATE = (1980, 1, 1, 0, 0, 0)


def digest(content: bytes) -> str:
    """Return the SHA-256 of bytes in hex."""
    return hashlib.sha256(content).hexdigest()


def read_all(place: "Folder | Board | Archive") -> dict[str, bytes]:
    """Return everything in a place: path -> bytes."""
    return {path: place.read(path) for path in place.paths()}


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


class Folder:
    """The data of a simulated handheld, under `folder` as `dev.py sim --save` takes it."""

    def __init__(self, folder: str | Path):
        self._data = Path(folder) / DATA
        self.name = str(folder)

    def paths(self) -> list[str]:
        return [name for name, size in self._files() if size <= MOST]

    def unreadable(self) -> list[str]:
        """Return the paths of files that are too long for a handheld."""
        return [name for name, size in self._files() if size > MOST]

    def _files(self):
        found = (place for place in self._data.rglob("*") if place.is_file())
        names = ((place.relative_to(self._data).as_posix(), place.stat().st_size) for place in found)
        return sorted((name, size) for name, size in names if not name.endswith(SUFFIX))

    def read(self, path: str) -> bytes:
        return limited.read(self._place(path), MOST)

    def names(self, folder: str) -> list[str]:
        place = self._place(folder)
        return os.listdir(place) if place.exists() else []

    def put(self, path: str, content: bytes) -> None:
        place = self._place(path)
        place.parent.mkdir(parents=True, exist_ok=True)
        fresh = place.with_name(place.name + SUFFIX)
        fresh.write_bytes(content)
        os.replace(fresh, place)

    def remove(self, path: str) -> None:
        self._place(path).unlink()

    def _place(self, path):
        return self._data.joinpath(*path.split("/"))

    def replace(self, files: dict[str, bytes]) -> None:
        """Make the data equal to `files` (path -> bytes), each file whole; others are removed last. Raises Refusal as
        `check` does, before anything is written.
        """
        self.check(files)
        for path, content in files.items():
            self.put(path, content)
        for path in self.paths():
            if path not in files:
                self.remove(path)

    def check(self, files: dict[str, bytes]) -> None:
        """Raise Refusal if a link leads out of the folder, or if a folder and a file need the same path."""
        for place in (self._data, *self._data.rglob("*")):
            if _is_link(place):
                raise Refusal(
                    f"{place} is a link. Files at its target would be changed. Nothing was changed. Remove the"
                    " link, or name another folder."
                )
        for path in files:
            place = self._place(path)
            folders = [folder for folder in place.parents if folder.is_relative_to(self._data)]
            for folder in folders:
                if folder.exists() and not folder.is_dir():
                    raise Refusal(f"{folder} is a file and must be a folder. Nothing was changed. Remove it.")
            for file in (place, place.with_name(place.name + SUFFIX)):
                if file.is_dir():
                    raise Refusal(f"{file} is a folder and must be a file. Nothing was changed. Remove it.")


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
        return [path for path, digest in self._files() if digest]

    def unreadable(self) -> list[str]:
        """Return the paths of files and folders that cannot be read."""
        return [path for path, digest in self._files() if not digest]

    def _files(self):
        start = len(DATA) + 2
        present = sorted(self._present().items())
        return [(path[start:], digest) for path, digest in present if digest is not None and not path.endswith(SUFFIX)]

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
        self._link.write(place + SUFFIX, content)
        self._link.run(f"os.rename({place + SUFFIX!r}, {place!r})")
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


class Archive:
    """A backup: one zip file with the files under data/ and their hashes in tableside-backup.json."""

    def __init__(self, path: str | Path):
        """Read and check the whole file. Raises Refusal if it is no backup, or is damaged."""
        self.name = str(path)
        try:
            with zipfile.ZipFile(io.BytesIO(limited.read(path, MOST))) as packed:
                _check_sizes(path, packed.infolist())
                contents = json.loads(packed.read(LIST).decode("utf-8"))
                if contents["format"] != _FORMAT:
                    raise Refusal(f"{path} was made by a newer Tableside. Update, then start this again.")
                hashes = dict(contents["files"])
                self._files = {name: packed.read(f"{DATA}/{name}") for name in sorted(hashes)}
        except OSError as error:
            raise Refusal(f"{path} cannot be read: {error.strerror or error}.") from error
        except (zipfile.BadZipFile, KeyError, TypeError, ValueError, EOFError, zlib.error, RuntimeError) as error:
            # zipfile raises RuntimeError for a file that is encrypted. It never unpacks more than the sizes say.
            raise Refusal(f"{path} is not a backup of Tableside, or it is damaged; nothing was changed.") from error
        for name, content in self._files.items():
            if digest(content) != hashes[name]:
                raise Refusal(f"In {path} the file {name} is damaged; nothing was changed.")
        fault = _fault_in(self._files)
        if fault:
            raise Refusal(f"{path} {fault}; nothing was changed.")

    def paths(self) -> list[str]:
        return list(self._files)

    def read(self, path: str) -> bytes:
        return self._files[path]


def _check_sizes(path, entries):
    """Raise Refusal for what would unpack to more than a handheld holds."""
    if sum(entry.file_size for entry in entries) > MOST:
        raise Refusal(f"{path} unpacks to more than {MOST >> 20} MB, more than a handheld has. Nothing was changed.")
    if any(entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED) for entry in entries):
        raise zipfile.BadZipFile("packed in another way than a backup")


def _fault_in(names):
    """Return what is wrong with the first of these names of files that cannot be restored everywhere, or ""."""
    folders = {}
    for name in names:
        parts = name.split("/")
        if any(part in ("", ".", "..") for part in parts) or "\\" in name:
            return f"names a file outside of the saves ({name})"
        if ":" in name:
            return f"names a file with a colon or a drive letter ({name})"
        if len(name) > _LONGEST_PATH:
            return f"names a file with more than {_LONGEST_PATH} characters ({name[:40]}...)"
        for end in range(1, len(parts)):
            # Some computers take capital and small letters for the same.
            folders["/".join(parts[:end]).lower()] = name
    for name in names:
        if name.lower() in folders:
            return f"names {name} both as a file and as a folder"
    return ""


def packed(files: dict[str, bytes]) -> bytes:
    """Return the bytes of a backup of `files` (path -> bytes): the same saves give the same bytes."""
    contents = {"format": _FORMAT, "files": {path: digest(content) for path, content in sorted(files.items())}}
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        entries = [(LIST, (json.dumps(contents, indent=1, sort_keys=True) + "\n").encode())]
        entries += [(f"{DATA}/{path}", content) for path, content in sorted(files.items())]
        for name, content in entries:
            entry = zipfile.ZipInfo(name, _NO_DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)
    return whole.getvalue()


def write_backup(path: str | Path, files: dict[str, bytes]) -> None:
    """Write a backup whole, never over another file, and read it again. Raises Refusal."""
    if os.path.exists(path):
        raise Refusal(f"{path} already exists. Give the backup another name.")
    fresh = Path(f"{path}{SUFFIX}")
    try:
        fresh.write_bytes(packed(files))
        if read_all(Archive(fresh)) != files:
            raise Refusal(f"{path} differs from what was written. Check the disk.")
        os.replace(fresh, path)
    except OSError as error:
        raise Refusal(f"{path} cannot be written: {error.strerror or error}.") from error


def summary(files: Collection[str]) -> str:
    """Return what there is under these paths, like "3 games, settings". With a dict of path -> bytes finished score
    pads are counted, too.
    """
    games = sum(path.startswith("games/") and path.endswith(".log") for path in files)
    sheets = sum(path.startswith(("sheets/", "decks/")) and path.endswith(".json") for path in files)
    parts = [counted(games, "game")]
    if sheets:
        parts.append(f"{sheets} {'sheet or deck' if sheets == 1 else 'sheets and decks'} of your own")
    if "pads.log" in files:
        count = files["pads.log"].count(b"\n") if isinstance(files, dict) else 0
        parts.append(f"{count or ''} finished score {'pad' if count == 1 else 'pads'}".strip())
    if "pad.log" in files:
        parts.append("the score pad in use")
    if "settings.txt" in files:
        parts.append("settings")
    return ", ".join(parts)
