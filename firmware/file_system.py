"""Mounts the file system of the handheld. It is made on a Pico that never had one; nothing else is ever formatted."""

import rp2
import vfs

_PAGE = 256
"""Bytes that flash is programmed by."""
_ROOT = 2
"""Blocks in which littlefs keeps its root."""


def mount() -> bool:
    """Mount it at "/". False when there is something that is no whole file system: it is left as it is."""
    flash = rp2.Flash()
    try:
        files = vfs.VfsLfs2(flash, progsize=_PAGE)
    except OSError:
        if not _is_erased(flash):
            return False
        vfs.VfsLfs2.mkfs(flash, progsize=_PAGE)
        files = vfs.VfsLfs2(flash, progsize=_PAGE)
    vfs.mount(files, "/")
    return True


def _is_erased(flash):
    block = bytearray(flash.ioctl(5, 0))
    erased = b"\xff" * len(block)
    for number in range(_ROOT):
        flash.readblocks(number, block)
        if block != erased:
            return False
    return True
