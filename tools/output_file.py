"""Files that commands write: an older file stays until the new one is whole."""

import os
import threading
from pathlib import Path


def put(path: str | os.PathLike, content: bytes, begins: bytes) -> str:
    """Write a file for the user; an older one is replaced if it begins as such files do (`begins`). Returns " (in the
    place of an older one)", or "". Raises FileExistsError for another file, and OSError as write_whole().
    """
    path = Path(path)
    older = path.is_file()
    if older:
        with open(path, "rb") as file:
            start = file.read(len(begins))
        if start and start != begins:
            raise FileExistsError(None, f"it holds something else, which stays. Choose another name than {path}")
    write_whole(path, content)
    return " (in the place of an older one)" if older else ""


def free_name(path: str | os.PathLike, content: bytes) -> Path:
    """Return the path; if another file than `content` has this name, with the lowest number that is free."""
    path = Path(path)
    numbered = path
    number = 1
    while numbered.exists() and not (
        numbered.is_file() and numbered.stat().st_size == len(content) and numbered.read_bytes() == content
    ):
        number += 1
        numbered = path.with_name(f"{path.stem} {number}{path.suffix}")
    return numbered


def write_whole(path: str | os.PathLike, content: bytes) -> None:
    """Write a file so that it is always whole, with the older content or the new one; several processes may write it.
    Raises OSError; nothing is left of it then.
    """
    path = Path(os.path.realpath(path))
    if path.exists() and not path.is_file():
        # A device has no content to keep, and would be replaced by a file.
        path.write_bytes(content)
        return
    # A short name of its own: with something added to a long one it would be too long.
    fresh = path.with_name(f"unfinished-{os.getpid()}-{threading.get_ident():x}")
    try:
        fresh.write_bytes(content)
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
