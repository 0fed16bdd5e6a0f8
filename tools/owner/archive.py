"""A backup: one zip file with the files of a handheld under data/ and their hashes in tableside-backup.json."""

import contextlib
import io
import json
import os
import unicodedata
import zipfile
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

from host_sim import limited
from host_sim.kept_files import LARGEST, LARGEST_FILE, UNFINISHED, odd_paths
from tools.owner.saves import DATA, digest, read_all
from tools.refusal import Refusal

LIST = "tableside-backup.json"
_FORMAT = 1
_NO_BACKUP = "This is not a backup of Tableside, or it is damaged."
_TOO_LARGE = "This file is larger than all that a handheld can keep."
# A date in the archive would make two backups of the same saves differ.
_NO_DATE = (1980, 1, 1, 0, 0, 0)


class Archive:
    """A backup: a zip file with the files under data/ and their hashes in tableside-backup.json. It may have been
    unpacked, or packed again with its folder; what computers put beside them is ignored.
    """

    def __init__(self, path: str | Path):
        """Read and check everything. Raises Refusal if it is no backup, or is damaged."""
        self.name = str(path)
        try:
            entries = _unpacked(Path(path)) if os.path.isdir(path) else _zipped(path)
            self._files = _checked(entries)
        except _Wrong as error:
            raise Refusal(f"{path}: {error} Nothing was changed.") from error
        except OSError as error:
            raise Refusal(f"{path} cannot be read: {error.strerror or error}.") from error
        except (zipfile.BadZipFile, LookupError, TypeError, ValueError, EOFError, zlib.error, RuntimeError) as error:
            # zipfile raises RuntimeError for a file that is encrypted. It never unpacks more than the sizes say.
            raise Refusal(f"{path}: {_NO_BACKUP} Nothing was changed.") from error

    def paths(self) -> list[str]:
        """Return the paths of its files below data/, sorted."""
        return list(self._files)

    def read(self, path: str) -> bytes:
        """Return the bytes of a file."""
        return self._files[path]


class _Wrong(Exception):
    """A backup that cannot be restored; a sentence. The page has the same (host_sim/web/backup.mjs)."""


_Entries = dict[str, Callable[[], bytes]]


def _checked(entries: _Entries):
    """Return path -> bytes of a backup with these entries, name -> its reader."""
    contents = json.loads(entries[LIST]().decode("utf-8-sig"), parse_constant=_no_constant)
    number = contents["format"]
    if type(number) in (int, float) and number > _FORMAT:
        raise _Wrong("This backup was made by a newer Tableside. Update, then start this again.")
    hashes = contents["files"]
    if number != _FORMAT or number is True or not isinstance(hashes, dict):
        raise ValueError("another form")
    odd = [path for path in hashes if path.lower().endswith(UNFINISHED)] + odd_paths(hashes)
    if odd:
        raise _Wrong(f"This backup has a file that cannot be restored ({odd[0][:40]}).")
    files, size = {}, 0
    for path in sorted(hashes):
        entry = entries.get(_composed(f"{DATA}/{path}"))
        files[path] = entry() if entry else b""
        size += len(files[path])
        if not entry or digest(files[path]) != hashes[path]:
            raise _Wrong(f"In this backup the file {path} is damaged.")
        if size > LARGEST:
            raise _Wrong(_TOO_LARGE)
    return files


def _no_constant(word):
    raise ValueError(f"{word} is not JSON")


def _composed(name):
    # macOS takes letters with marks apart; older programs of Windows write \\ into zip files.
    return unicodedata.normalize("NFC", name.replace("\\", "/"))


def _zipped(path) -> _Entries:
    """Return the entries of a zip file."""
    whole = zipfile.ZipFile(io.BytesIO(limited.read(path, LARGEST)))
    entries = {_composed(_name_of(entry)): partial(_content, whole, entry) for entry in whole.infolist()}
    base = _base([name for name in entries if name.count("/") < 2])
    return {name[len(base) :]: entry for name, entry in entries.items() if name.startswith(base)}


def _name_of(entry):
    try:
        # macOS writes UTF-8 without saying so.
        return entry.filename if entry.flag_bits & 0x800 else entry.filename.encode("cp437").decode()
    except UnicodeError:
        return entry.filename


def _content(whole, entry):
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise zipfile.BadZipFile("packed in another way than a backup")
    if entry.file_size > LARGEST_FILE:
        raise _Wrong(_TOO_LARGE)
    return whole.read(entry)


def _unpacked(folder) -> _Entries:
    """Return the entries of a folder."""
    lists = [*folder.glob(LIST), *folder.glob(f"*/{LIST}")]
    if not lists:
        raise _Wrong("It is a folder without a backup.")
    top = folder / _base([file.relative_to(folder).as_posix() for file in lists])
    return {
        _composed(file.relative_to(top).as_posix()): partial(limited.read, file, LARGEST_FILE)
        for file in top.rglob("*")
    }


def _base(names):
    """Return the folder of the list among these names of entries: "", or that of the only one in a folder, with /."""
    lists = [name for name in names if name.rpartition("/")[2] == LIST]
    if LIST not in lists and len(lists) > 1:
        raise _Wrong("There are several backups in it. Choose one.")
    return "" if LIST in lists else lists[0][: -len(LIST)]


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
    fresh = Path(f"{path}{UNFINISHED}")
    try:
        fresh.write_bytes(packed(files))
        if read_all(Archive(fresh)) != files:
            raise Refusal(f"{path} differs from what was written. Check the disk.")
        os.replace(fresh, path)
    except OSError as error:
        raise Refusal(f"{path} cannot be written: {error.strerror or error}.") from error
    finally:
        with contextlib.suppress(OSError):
            os.remove(fresh)  # what a full disk left
