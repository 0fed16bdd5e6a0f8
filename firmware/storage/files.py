"""Files as all of the storage reads and writes them: whole or not at all, or line by line with a checksum."""

import os
from binascii import crc32

from shared_rules.text import canonical_json, json_reader

SMALL_FILE = 500
"""Bytes of the journal and of the session log at most, if a line is not longer. Such a small file lies in its folder's
own block of littlefs: a line takes 3 ms instead of the 55 that erasing another block takes, and only when the folder's
block is full it is erased.
"""


def replace(old, new):
    """Rename over whatever is there; on Windows only os.replace does, on MicroPython only os.rename exists."""
    if hasattr(os, "replace"):
        os.replace(old, new)
    else:
        os.rename(old, new)


def exists(path):
    """Return True if there is a file or folder of this path."""
    try:
        os.stat(path)
    except OSError:
        return False
    return True


def all_are(kind, values):
    """Return True if this is a list of nothing but that kind, for what another program or version may have written."""
    return isinstance(values, list) and all([type(value) is kind for value in values])


def read_bytes(path):
    """The bytes of a file, empty when it is absent or cannot be read."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


def size_of(path):
    """The bytes of a file, 0 when it is absent."""
    try:
        return os.stat(path)[6]
    except OSError:
        return 0


def is_folder(path):
    """Return True if a folder is there; a computer can have put one in the place of any file."""
    try:
        return os.stat(path)[0] >> 12 == 4
    except OSError:
        return False


def remove(path):
    """Remove what is there: a file, or a folder with all that is in it."""
    paths = [path]
    while paths:
        folder = is_folder(paths[-1])
        inside = [paths[-1] + "/" + name for name in os.listdir(paths[-1])] if folder else []
        if not inside:
            (os.rmdir if folder else os.remove)(paths.pop())
        paths += inside


def write_whole(path, content):
    """Put a file with these bytes in the place of what is there."""
    write_lines(path, (content,))


def write_lines(path, lines):
    """Put these lines, bytes with their ends, in the place of a file, which may be read meanwhile."""
    temporary = path + ".new"
    with open(temporary, "wb") as file:
        for line in lines:
            file.write(line)
    replace(temporary, path)


def append_to(path, content):
    """Add bytes to a file."""
    with open(path, "ab") as file:
        file.write(content)


def text_of(content):
    """(text, damaged): the lines up to the first that is not UTF-8."""
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
    """One line of canonical JSON behind its CRC-32 in hex."""
    body = canonical_json.write(value).encode()
    return b"%08x %s\n" % (crc32(body) & 0xFFFFFFFF, body)


def is_whole(line) -> bool:
    """Return True if a line has the checksum that `add_crc` wrote before it."""
    try:
        return len(line) > 9 and line[8:9] == b" " and int(line[:8], 16) == crc32(line[9:]) & 0xFFFFFFFF
    except ValueError:
        return False


def read_crc_line(line) -> tuple:
    """(value, True) of a line as `add_crc` writes it, or (None, False) when it is damaged."""
    try:
        return (json_reader.read(line[9:]), True) if is_whole(line) else (None, False)
    except ValueError:
        return None, False
