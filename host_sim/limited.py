"""Reading of files named by users: only regular files, up to a maximum size."""

import errno
import os
import stat

_KB = 1024


def read(path: str | os.PathLike, most: int) -> bytes:
    """Return the bytes of a file of at most `most` bytes.

    OSError with a plain `strerror` for a longer file, and for a folder, a pipe or a device, which may never end.
    """
    # Do not wait for a pipe without a writer.
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    kind = os.fstat(descriptor).st_mode
    if not stat.S_ISREG(kind):
        os.close(descriptor)
        what = "a folder" if stat.S_ISDIR(kind) else "a pipe or a device"
        raise OSError(errno.EINVAL, f"it is {what}, not a file", os.fspath(path))
    with os.fdopen(descriptor, "rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, f"it has more than {most // _KB:,} KB", os.fspath(path))
    return content
