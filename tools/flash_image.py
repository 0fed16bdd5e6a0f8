"""What a Pico's flash holds: the MicroPython image and the file system behind it.

Where the file system lies is read from the image itself (its binary_info block), so another board's image works too.
Sources: Microsoft's UF2 specification; pico-sdk binary_info/structure.h; MicroPython ports/rp2/rp2_flash.c.
"""

import struct

from littlefs import LittleFS

FLASH_START = 0x10000000
FLASH_SIZE = 2 * 1024 * 1024
BLOCK = 4096

_UF2_MAGIC = (0x0A324655, 0x9E5D5157)
_BINARY_INFO_START = 0x7188EBF2
_BINARY_INFO_END = 0xE71AA390
_TYPE_BLOCK_DEVICE = 7


def uf2_to_flash(uf2):
    """The flash (bytes of FLASH_SIZE, erased where the UF2 file says nothing) after copying the UF2 file `uf2` to the board.

    Raises ValueError when it is no UF2 file.
    """
    flash = bytearray(b"\xff" * FLASH_SIZE)
    if not uf2 or len(uf2) % 512:
        raise ValueError("not a UF2 file: its size is no multiple of 512")
    for start in range(0, len(uf2), 512):
        header = struct.unpack_from("<8I", uf2, start)
        if header[:2] != _UF2_MAGIC:
            raise ValueError(f"not a UF2 file: no magic number at byte {start}")
        offset, size = header[3] - FLASH_START, header[4]
        if not 0 <= offset <= FLASH_SIZE - size or size > 476:
            raise ValueError(f"a block of the UF2 file lies outside the flash: {header[3]:#x}")
        flash[offset : offset + size] = uf2[start + 32 : start + 32 + size]
    return bytes(flash)


def file_system_place(flash):
    """(offset, size) in bytes of the file system, as the image in `flash` states it. ValueError when it does not."""
    marker = flash.find(struct.pack("<I", _BINARY_INFO_START), 0, 4096)
    if marker < 0:
        raise ValueError("the image has no binary_info block")
    _, first, last, _, end_marker = struct.unpack_from("<5I", flash, marker)
    if end_marker != _BINARY_INFO_END:
        raise ValueError("the image's binary_info block is damaged")
    for entry in range(first - FLASH_START, last - FLASH_START, 4):
        place = struct.unpack_from("<I", flash, entry)[0] - FLASH_START
        # Some entries live in RAM after the start and are not in the flash at this address.
        if not 0 <= place <= len(flash) - 22:
            continue
        if struct.unpack_from("<H", flash, place)[0] == _TYPE_BLOCK_DEVICE:
            address, size = struct.unpack_from("<2I", flash, place + 8)
            return address - FLASH_START, size
    raise ValueError("the image names no file system in its binary_info block")


def _mounted(size, content):
    system = LittleFS(
        block_size=BLOCK,
        block_count=size // BLOCK,
        read_size=32,
        prog_size=256,
        lookahead_size=32,
        cache_size=1024,
        name_max=255,
        # MicroPython raises 2.0 to 2.1 when it first writes; mounting for 2.0 would then be refused.
        disk_version=0x00020000 if content is None else 0x00020001,
        mount=False,
    )
    if content is None:
        system.format()
    else:
        system.context.buffer = bytearray(content)
    system.mount()
    return system


def build_file_system(files, size):
    """A littlefs image of `size` bytes with `files`, a dict of absolute device path -> bytes."""
    system = _mounted(size, None)
    for path in sorted(files):
        folder = path.rpartition("/")[0]
        if folder:
            system.makedirs(folder, exist_ok=True)
        with system.open(path, "wb") as file:
            file.write(files[path])
    return bytes(system.context.buffer)


def read_file_system(content, folder="/"):
    """The files at or under `folder` of the littlefs image `content`, as a dict of absolute device path -> bytes."""
    system = _mounted(len(content), content)
    if folder != "/" and folder.strip("/") not in _folders(system):
        return {}
    files = {}
    for place, _, names in system.walk(folder):
        for name in names:
            path = place.rstrip("/") + "/" + name
            with system.open(path, "rb") as file:
                files[path] = file.read()
    return files


def _folders(system):
    return {place.strip("/") for place, _, _ in system.walk("/")}
