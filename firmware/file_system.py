"""Mount the file system, or create it on a Pico that never had one. Never format anything else."""

import _rp2  # pyright: ignore[reportMissingImports]  # rp2 adds an assembler that nobody here needs, 1.5 KB
import vfs

_PAGE = 256
"""Bytes per flash page, the unit of programming."""
_ROOT = 2
"""Number of blocks in which littlefs keeps its root."""

mounted = False


def mount() -> bool:
    """Mount it at "/". Return False, and change nothing, if flash holds data that is no intact file system."""
    global mounted
    flash = _rp2.Flash()
    try:
        files = vfs.VfsLfs2(flash, progsize=_PAGE)
        for _entry in files.ilistdir("/"):  # a fragment of another littlefs may mount too, but has no root
            pass
    except OSError:
        if not _is_erased(flash):
            return False
        files = _made(flash)
    vfs.mount(files, "/")
    mounted = True
    return True


def erase() -> None:
    """Replace everything with a new file system. Raises OSError if flash fails."""
    _made(_rp2.Flash())


def _made(flash):
    vfs.VfsLfs2.mkfs(flash, progsize=_PAGE)
    return vfs.VfsLfs2(flash, progsize=_PAGE)


def _is_erased(flash):
    block = bytearray(flash.ioctl(5, 0))
    erased = b"\xff" * len(block)
    for number in range(_ROOT):
        flash.readblocks(number, block)
        if block != erased:
            return False
    return True
