"""A lock that lets only one handheld play in a folder: two would overwrite each other's files.

The operating system releases the lock when the program ends in any way, so a leftover file blocks nobody.
"""

import errno
import os
import sys
import weakref

# Beside the data folder, where neither the firmware nor a backup looks.
LOCK_FILE = "in_use.lock"

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor):
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _let_go(descriptor):
        # Closing alone unlocks only after a delay on Windows.
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)
        os.close(descriptor)

else:
    import fcntl

    def _lock(descriptor):
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _let_go(descriptor):
        os.close(descriptor)


class FolderError(Exception):
    """Games cannot be saved in a folder; the text says in plain words why and what to do."""


class FolderInUse(FolderError):
    """Another handheld plays in the folder."""


def reason(folder: str, error: OSError) -> str:
    """Explain in plain words an OSError while writing in `folder`."""
    return "it is a file, not a folder" if os.path.isfile(folder) else error.strerror or str(error)


def unusable(folder: str, error: OSError) -> FolderError:
    """Return the FolderError for an OSError while writing in `folder`."""
    return FolderError(f"Games cannot be kept in {folder}: {reason(folder, error)}. Choose another folder with --save.")


class FolderLock:
    """The right to play in `folder`, from take() to release(), or as a context. It also ends with this object."""

    def __init__(self, folder):
        self._folder = os.fspath(folder)
        self._let_go = None

    def take(self) -> None:
        """Lock the folder, making it if missing; does nothing if this object holds the lock.

        FolderInUse if another handheld plays there, FolderError if nothing can be written.
        """
        if self._let_go is not None:
            return
        try:
            os.makedirs(self._folder, exist_ok=True)
            descriptor = os.open(os.path.join(self._folder, LOCK_FILE), os.O_RDWR | os.O_CREAT)
        except OSError as error:
            raise unusable(self._folder, error) from error
        try:
            _lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            if error.errno in (errno.EACCES, errno.EAGAIN):
                raise FolderInUse(
                    f"Another handheld plays in {self._folder}: close it, or choose another folder with --save."
                ) from error
            # A file system without locks, as of some network drives, is no reason not to play.
            return
        self._let_go = weakref.finalize(self, _let_go, descriptor)

    def release(self) -> None:
        """Let others play there."""
        if self._let_go is not None:
            self._let_go()
            self._let_go = None

    def __enter__(self):
        self.take()
        return self

    def __exit__(self, *_error):
        self.release()
