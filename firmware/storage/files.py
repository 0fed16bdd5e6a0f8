"""Read and write files whole or not at all, or line by line with a checksum."""

import os
from binascii import crc32

from shared_rules.text import canonical_json, json_reader

SMALL_FILE = 500
"""Maximum bytes of the journal and of the session log, unless one line is longer. littlefs keeps such a small file in
its folder's block: a line takes 3 ms instead of the 55 ms for erasing another block, which is only needed when the
folder's block is full.
"""


def replace(old, new):
    """Rename over an existing file; on Windows only os.replace can, on MicroPython only os.rename exists."""
    if hasattr(os, "replace"):
        os.replace(old, new)
    else:
        os.rename(old, new)


def exists(path):
    """Return True if a file or folder has this path."""
    try:
        os.stat(path)
    except OSError:
        return False
    return True


def all_are(kind, values):
    """Return True if `values` is a list with only elements of type `kind`, to check untrusted data."""
    return isinstance(values, list) and all([type(value) is kind for value in values])


def choice_in(values, key, default, allowed=None):
    """Return values[key] if it has the type of `default` and is one of `allowed` (None: any), else `default`: another
    version may know other choices.
    """
    value = values.get(key, default)
    return value if type(value) is type(default) and (allowed is None or value in allowed) else default


def read_bytes(path):
    """Return the bytes of a file, b"" if it is absent or unreadable."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


def size_of(path):
    """Return the size of a file in bytes, 0 if it is absent."""
    try:
        return os.stat(path)[6]
    except OSError:
        return 0


def is_folder(path):
    """Return True if the path is a folder; a computer may have created one in place of any file."""
    try:
        return os.stat(path)[0] >> 12 == 4
    except OSError:
        return False


def remove(path):
    """Remove a file, or a folder with its contents."""
    paths = [path]
    while paths:
        folder = is_folder(paths[-1])
        inside = [paths[-1] + "/" + name for name in os.listdir(paths[-1])] if folder else []
        if not inside:
            (os.rmdir if folder else os.remove)(paths.pop())
        paths += inside


def write_whole(path, content):
    """Write or replace a file atomically."""
    write_lines(path, (content,))


def write_lines(path, lines):
    """Write or replace a file atomically from lines (bytes with line ends), which may be read from the old file."""
    temporary = path + ".new"
    with open(temporary, "wb") as file:
        for line in lines:
            file.write(line)
    replace(temporary, path)


def append_to(path, content):
    """Append bytes to a file."""
    with open(path, "ab") as file:
        file.write(content)


def text_of(content):
    """Decode UTF-8; return (text up to the first invalid line, damaged)."""
    try:
        return str(content, "utf-8"), False
    except UnicodeError:
        pass
    good = []
    for line in content.split(b"\n"):
        try:
            good.append(str(line, "utf-8"))
        except UnicodeError:
            break
    return "\n".join(good) + "\n", True


def add_crc(value):
    """Return a line of canonical JSON after its CRC-32 in hex."""
    body = canonical_json.write(value).encode()
    return b"%08x %s\n" % (crc32(body) & 0xFFFFFFFF, body)


def is_whole(line) -> bool:
    """Return True if the line has the correct checksum of `add_crc`."""
    try:
        return len(line) > 9 and line[8:9] == b" " and int(line[:8], 16) == crc32(line[9:]) & 0xFFFFFFFF
    except ValueError:
        return False


def read_crc_line(line) -> tuple:
    """Parse a line of `add_crc`; return (value, True), or (None, False) if damaged."""
    try:
        return (json_reader.read(line[9:]), True) if is_whole(line) else (None, False)
    except ValueError:
        return None, False
