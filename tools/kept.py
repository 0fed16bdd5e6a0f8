"""The cache, which keeps what is made or fetched once."""

import contextlib
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

from host_sim.folder_lock import FolderError, FolderInUse, FolderLock
from tools import places
from tools.output_file import write_whole
from tools.refusal import Refusal


def kept(folder, name, make, good=lambda _content: True):
    """Return the bytes of the file `name` in that folder of the cache. If there are none that are `good`, put there
    what `make()` returns; several processes may do so at once. Raises Refusal if the cache cannot be used.
    """
    try:
        place = places.cache(folder) / name
        content = place.read_bytes() if place.is_file() else None
    except OSError as error:
        raise unusable(error) from error
    if content and good(content):  # a power cut may leave an empty file
        return content
    try:
        content = make()
        write_whole(place, content)
    except OSError as error:
        raise unusable(error) from error
    return content


@contextlib.contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """A context in which no other process works in this folder of the cache; waits for one that does."""
    lock = FolderLock(folder)
    while True:
        try:
            lock.take()
            break
        except FolderInUse:
            time.sleep(0.2)
        except FolderError as error:
            cause = error.__cause__
            raise (unusable(cause) if isinstance(cause, OSError) else Refusal(str(error))) from error
    try:
        yield
    finally:
        lock.release()


def keep_newest(folder: Path, pattern: str, count: int) -> None:
    """Delete what matches the pattern in this folder of the cache, but for the `count` that were written last."""
    found = []
    for path in folder.glob(pattern):
        with contextlib.suppress(OSError):  # another process was quicker
            found.append((path.stat().st_mtime, path))
    for _, path in sorted(found, reverse=True)[count:]:
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)


def unusable(error: OSError) -> Refusal:
    """Return the Refusal for an OSError met in the cache."""
    return Refusal(
        f"The cache cannot be written: {error.filename or 'the cache'}: {error.strerror or error}.\n"
        "Allow your user to write there, or set the environment variable TABLESIDE_CACHE to another folder."
    )
