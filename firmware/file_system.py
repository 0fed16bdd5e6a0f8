"""Mounts the file system of the handheld, and makes one on a Pico that never had any. Nothing else is formatted."""

import rp2
import vfs

_PAGE = 256
"""Bytes that flash is programmed by."""
_ROOT = 2
"""Blocks in which littlefs keeps its root."""

mounted = False


def mount() -> bool:
    """Mount it at "/". False when there is something that is no whole file system: it is left as it is."""
    global mounted
    flash = rp2.Flash()
    try:
        files = vfs.VfsLfs2(flash, progsize=_PAGE)
        for _entry in files.ilistdir("/"):  # a part of another littlefs may mount too, but has no root
            pass
    except OSError:
        if not _is_erased(flash):
            return False
        files = _made(flash)
    vfs.mount(files, "/")
    mounted = True
    return True


def erase() -> None:
    """Make a new file system in the place of what is there. Raises OSError when the flash refuses."""
    _made(rp2.Flash())


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
