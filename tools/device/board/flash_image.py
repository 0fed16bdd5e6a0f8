"""The file system of a handheld as MicroPython reads and writes it: littlefs images."""

from littlefs import LittleFS

BLOCK = 4096


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


def build_file_system(files: dict[str, bytes], size: int) -> bytes:
    """Return a littlefs image of `size` bytes with `files` (absolute device path -> bytes)."""
    system = _mounted(size, None)
    for path in sorted(files):
        folder = path.rpartition("/")[0]
        if folder:
            system.makedirs(folder, exist_ok=True)
        with system.open(path, "wb") as file:
            file.write(files[path])
    return bytes(system.context.buffer)


def read_file_system(content: bytes, folder: str = "/") -> dict[str, bytes]:
    """Return the files at or under `folder` of a littlefs image: absolute device path -> bytes; empty if it was never
    formatted.
    """
    if content.count(b"\xff") == len(content):
        return {}
    system = _mounted(len(content), content)
    paths = [f"{inner.rstrip('/')}/{name}" for inner, _, names in system.walk("/") for name in names]
    files = {}
    for path in paths:
        if path.startswith(folder.rstrip("/") + "/"):
            with system.open(path, "rb") as file:
                files[path] = file.read()
    return files


def with_file(content: bytes, path: str, written: bytes) -> bytes:
    """Return the littlefs image `content` with this file."""
    system = _mounted(len(content), content)
    with system.open(path, "wb") as file:
        file.write(written)
    return bytes(system.context.buffer)
